//! The intrinsics of x86 that compute with lanes and bits alone, by name.
//!
//! One [`X86`] stands for an operation at all its widths: the types of a call say the rest. A call whose types or immediate arguments are not those of
//! the processor's instruction ([`X86::has_meaning`]) is none of them, so that whoever gives them a meaning may rely on the types.
//!
//! Limits: nothing that accesses memory, no approximations (`rcp`), no forms with masks except those of the lowest lane; rounding is to the nearest.

mod names;

use crate::shape::{Kind, Lanes};
use names::NAMES;

/// Where a shift goes, and what it fills with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Shift {
    Left,
    Right,
    /// Fills with the sign.
    SignedRight,
}

/// What `ptest` and its kin ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Test {
    /// Whether no bit is set in both.
    Zero,
    /// Whether no bit is set in the second alone.
    Carry,
    /// Whether neither is so.
    Neither,
}

/// Arithmetic of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
    /// `a < b ? a : b`
    Min,
    /// `a > b ? a : b`
    Max,
}

/// How the two lowest lanes are compared by an instruction that sets flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// An operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum X86 {
    /// All lanes by the low 64 bits of a vector.
    ShiftAll(Shift),
    /// All lanes by an `i32`.
    ShiftBy(Shift),
    /// Each lane by one of its own.
    ShiftEach(Shift),
    /// Any function of three bits, by its table of truth.
    TernaryLogic,
    /// Each lane of the result is the one of the first operand that the second says.
    Permute,
    /// The same from the lanes of the first and third operand.
    PermuteTwo,
    /// The same within each 128 bits.
    PermuteWithin,
    /// Bytes within each 128 bits, or zeros.
    ShuffleBytes,
    /// Lanes of the second operand where the third is negative, of the first elsewhere.
    Blend,
    /// One lane of the second operand into the first, and zeros.
    InsertLane,
    /// The upper half of products.
    MulHigh {
        /// Of signed numbers.
        signed: bool,
    },
    /// The upper half of doubled signed products, rounded.
    MulHighRounded,
    /// Sums of two neighbouring products of signed numbers.
    MulAdd,
    /// Sums of two neighbouring products of unsigned and signed bytes, saturated.
    MulAddBytes,
    /// Signed numbers of two operands to half their width, saturated.
    Pack {
        /// To signed numbers.
        signed: bool,
    },
    /// Sums of eight absolute differences of bytes.
    SumOfDifferences,
    /// Lanes of the first operand, negated where the second is negative, and zero where it is zero.
    Sign,
    /// Sums or differences of two neighbouring lanes, in each 128 bits first those of the first operand.
    Horizontal {
        /// Differences.
        subtract: bool,
        /// The nearest number that the lane has, rather than what is left of the result.
        saturated: bool,
    },
    /// Means of unsigned numbers, rounded up.
    Average,
    /// The signs of all lanes.
    SignMask,
    /// A question about all bits.
    Test(Test),
    /// The same about signs.
    TestSigns(Test),
    /// A field of bits, by its place and length.
    BitField,
    /// The bits below a place.
    LowBits,
    /// Low bits to the places that a mask has.
    Deposit,
    /// The bits at the places that a mask has, moved down.
    Gather,
    /// Products of polynomials over one bit.
    CarrylessMul,
    /// Differences of even lanes, sums of odd ones.
    AddSub,
    /// Arithmetic of all lanes.
    Packed(Arithmetic),
    /// Arithmetic of the lowest lanes; the others of the first operand.
    Lowest(Arithmetic),
    /// The same, or the lowest lane of the third operand if the lowest bit of a mask is not set.
    LowestMasked(Arithmetic),
    /// All bits of each lane where a comparison holds.
    Compare,
    /// The same for the lowest lanes; the others of the first operand.
    CompareLowest,
    /// Whether a comparison of the lowest lanes holds, if the lowest bit of a mask is set.
    CompareMasked,
    /// Whether a comparison of the lowest lanes holds that the operation says.
    Holds(Comparison),
    /// Whether a comparison of the lowest lanes holds that an argument says.
    HoldsBy,
    /// The lowest lane as an integer.
    ToInteger {
        /// A signed one.
        signed: bool,
        /// Cut rather than rounded.
        cut: bool,
    },
    /// All lanes to integral numbers.
    Round,
    /// The lowest lane of the second operand to an integral number; the others of the first.
    RoundLowest,
}

/// An argument that says how to round: as the processor is set to, or to the nearest. Programs start with the latter.
const NEAREST: [u64; 2] = [4, 8];

impl X86 {
    /// The operation that a name, after `llvm.x86.`, stands for.
    pub fn named(name: &str) -> Option<X86> {
        NAMES
            .iter()
            .find(|(_, names)| names.split_whitespace().any(|known| known == name))
            .map(|known| known.0)
    }

    /// Whether a call with these types is the operation, and its immediate arguments, as far as they are known, are some that have a meaning here.
    pub fn has_meaning(self, ret: Lanes, args: &[Lanes], known: impl Fn(usize) -> Option<u64>) -> bool {
        let bits = |lanes: Lanes| u64::from(lanes.width) * u64::from(lanes.count);
        let number = |lanes: Lanes, width: u32| lanes == Lanes { kind: Kind::Int, width, count: 1 };
        let alike = |a: Lanes, b: Lanes| a.width == b.width && a.count == b.count;
        let integers = |lanes: Lanes| lanes.kind == Kind::Int;
        let floats = |lanes: Lanes| matches!(lanes.kind, Kind::Float(_));
        let nearest = |place: usize| known(place).is_some_and(|value| NEAREST.contains(&value));
        // The lowest bits of these say all that there is to say.
        let constant = |place: usize| known(place).is_some();
        let vectors = |lanes: Lanes| {
            lanes.kind != Kind::Ptr
                && [8, 16, 32, 64].contains(&lanes.width)
                && [128, 256, 512].contains(&bits(lanes))
        };
        match (self, args) {
            (X86::ShiftAll(_), &[a, by]) => {
                a == ret
                    && vectors(a)
                    && integers(a)
                    && integers(by)
                    && by.width == a.width
                    && bits(by) == 128
            }
            (X86::ShiftBy(_), &[a, by]) => a == ret && vectors(a) && integers(a) && number(by, 32),
            (X86::ShiftEach(_), &[a, by]) => a == ret && vectors(a) && integers(a) && by == a,
            (X86::TernaryLogic, &[a, b, c, table]) => {
                vectors(a) && integers(a) && [b, c, ret] == [a; 3] && number(table, 32)
            }
            (X86::Permute, &[a, index]) => a == ret && vectors(a) && alike(a, index) && integers(index),
            (X86::PermuteWithin, &[a, index]) => {
                a == ret && vectors(a) && floats(a) && alike(a, index) && integers(index)
            }
            (X86::PermuteTwo, &[a, index, b]) => {
                a == ret && b == a && vectors(a) && alike(a, index) && integers(index)
            }
            (X86::ShuffleBytes, &[a, b]) => vectors(a) && integers(a) && a.width == 8 && [b, ret] == [a; 2],
            (X86::Blend, &[a, b, mask]) => vectors(a) && [b, ret] == [a; 2] && alike(a, mask),
            (X86::InsertLane, &[a, b, how]) => {
                floats(a) && a.width == 32 && a.count == 4 && [b, ret] == [a; 2] && number(how, 8)
            }
            (X86::MulHigh { .. } | X86::MulHighRounded, &[a, b]) => {
                vectors(a) && integers(a) && a.width == 16 && [b, ret] == [a; 2]
            }
            (X86::MulAdd | X86::MulAddBytes, &[a, b]) => {
                let width = if self == X86::MulAdd { 16 } else { 8 };
                let sums = Lanes { width: 2 * width, count: a.count / 2, kind: Kind::Int };
                vectors(a) && integers(a) && a.width == width && b == a && ret == sums
            }
            (X86::Pack { .. }, &[a, b]) => {
                let packed = Lanes { width: a.width / 2, count: a.count * 2, kind: Kind::Int };
                vectors(a) && integers(a) && [16, 32].contains(&a.width) && b == a && ret == packed
            }
            (X86::SumOfDifferences, &[a, b]) => {
                let sums = Lanes { width: 64, count: a.count / 8, kind: Kind::Int };
                vectors(a) && integers(a) && a.width == 8 && b == a && ret == sums
            }
            (X86::Sign, &[a, b]) => vectors(a) && integers(a) && a.width <= 32 && [b, ret] == [a; 2],
            (X86::Horizontal { saturated, .. }, &[a, b]) => {
                let widths: &[u32] = if saturated { &[16] } else { &[16, 32] };
                vectors(a) && integers(a) && widths.contains(&a.width) && [b, ret] == [a; 2]
            }
            (X86::Average, &[a, b]) => vectors(a) && integers(a) && a.width <= 16 && [b, ret] == [a; 2],
            (X86::SignMask, &[a]) => vectors(a) && a.count <= 32 && number(ret, 32),
            (X86::Test(_) | X86::TestSigns(_), &[a, b]) => vectors(a) && a == b && number(ret, 32),
            (X86::BitField | X86::LowBits | X86::Deposit | X86::Gather, &[a, b]) => {
                [32, 64].iter().any(|width| number(a, *width)) && [b, ret] == [a; 2]
            }
            (X86::CarrylessMul, &[a, b, which]) => {
                vectors(a) && integers(a) && a.width == 64 && [b, ret] == [a; 2] && number(which, 8)
            }
            (X86::AddSub, &[a, b]) => vectors(a) && floats(a) && [b, ret] == [a; 2],
            (X86::Packed(_), &[a, b]) => vectors(a) && floats(a) && [b, ret] == [a; 2],
            (X86::Packed(_), &[a, b, how]) => {
                vectors(a) && floats(a) && [b, ret] == [a; 2] && number(how, 32) && nearest(2)
            }
            (X86::Lowest(_), &[a, b]) => vectors(a) && floats(a) && [b, ret] == [a; 2],
            (X86::LowestMasked(_), &[a, b, otherwise, mask, how]) => {
                let operands = vectors(a) && floats(a) && [b, otherwise, ret] == [a; 3];
                operands && number(mask, 8) && number(how, 32) && nearest(4)
            }
            (X86::Compare | X86::CompareLowest, &[a, b, how]) => {
                vectors(a) && floats(a) && [b, ret] == [a; 2] && number(how, 8) && constant(2)
            }
            (X86::CompareMasked, &[a, b, how, mask, errors]) => {
                let operands = vectors(a) && floats(a) && b == a && number(ret, 8) && number(mask, 8);
                operands && number(how, 32) && constant(2) && number(errors, 32) && nearest(4)
            }
            (X86::Holds(_), &[a, b]) => vectors(a) && floats(a) && b == a && number(ret, 32),
            (X86::HoldsBy, &[a, b, how, errors]) => {
                let operands = vectors(a) && floats(a) && b == a && number(ret, 32);
                operands && number(how, 32) && constant(2) && number(errors, 32) && nearest(3)
            }
            (X86::ToInteger { .. }, &[a]) => {
                vectors(a) && floats(a) && [32, 64].iter().any(|width| number(ret, *width))
            }
            (X86::ToInteger { .. }, &[a, how]) => {
                let operands = vectors(a) && floats(a) && [32, 64].iter().any(|width| number(ret, *width));
                operands && number(how, 32) && nearest(1)
            }
            (X86::Round, &[a, how]) => vectors(a) && floats(a) && ret == a && number(how, 32) && constant(1),
            (X86::RoundLowest, &[a, b, how]) => {
                vectors(a) && floats(a) && [b, ret] == [a; 2] && number(how, 32) && constant(2)
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_there_once() {
        let mut names: Vec<&str> = NAMES.iter().flat_map(|(_, names)| names.split_whitespace()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
        assert_eq!(X86::named("avx2.psrl.d"), Some(X86::ShiftAll(Shift::Right)));
        assert_eq!(X86::named("avx2.psrl"), None);
    }

    #[test]
    fn types_and_rounding_must_be_those_of_the_instruction() {
        let lanes = |count, width| Lanes { kind: Kind::Int, width, count };
        let shift = X86::ShiftAll(Shift::Left);
        assert!(shift.has_meaning(lanes(8, 32), &[lanes(8, 32), lanes(4, 32)], |_| None));
        assert!(!shift.has_meaning(lanes(8, 32), &[lanes(8, 32), lanes(8, 32)], |_| None));
        let float = Lanes { kind: Kind::Float(bits::float::FloatFormat::Single), width: 32, count: 16 };
        let add = X86::Packed(Arithmetic::Add);
        assert!(add.has_meaning(float, &[float, float, lanes(1, 32)], |_| Some(4)));
        assert!(!add.has_meaning(float, &[float, float, lanes(1, 32)], |_| Some(11)));
    }
}
