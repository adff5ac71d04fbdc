//! The intrinsics of x86 that compute with lanes and bits alone, by name.
//!
//! One [`X86`] stands for an operation at all its widths: the types of a call say the rest. A call whose types or immediate arguments are not those of
//! the processor's instruction ([`X86::has_meaning`]) is none of them, so that whoever gives them a meaning may rely on the types.
//!
//! Limits: nothing that accesses memory, no approximations (`rcp`), no forms with masks except those of the lowest lane; rounding is to the nearest.

use crate::shape::{Kind, Lanes};

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

use Arithmetic::{Add, Div, Max, Min, Mul, Sub};
use Comparison::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual};
use Shift::{Left, Right, SignedRight};
use Test::{Carry, Neither, Zero};

/// Every known name, after `llvm.x86.`.
const NAMES: &[(X86, &str)] = &[
    (
        X86::ShiftAll(Left),
        "sse2.psll.w sse2.psll.d sse2.psll.q avx2.psll.w avx2.psll.d avx2.psll.q avx512.psll.w.512 avx512.psll.d.512 \
         avx512.psll.q.512",
    ),
    (
        X86::ShiftAll(Right),
        "sse2.psrl.w sse2.psrl.d sse2.psrl.q avx2.psrl.w avx2.psrl.d avx2.psrl.q avx512.psrl.w.512 avx512.psrl.d.512 \
         avx512.psrl.q.512",
    ),
    (
        X86::ShiftAll(SignedRight),
        "sse2.psra.w sse2.psra.d avx2.psra.w avx2.psra.d avx512.psra.w.512 avx512.psra.d.512 avx512.psra.q.128 \
         avx512.psra.q.256 avx512.psra.q.512",
    ),
    (
        X86::ShiftBy(Left),
        "sse2.pslli.w sse2.pslli.d sse2.pslli.q avx2.pslli.w avx2.pslli.d avx2.pslli.q avx512.pslli.w.512 \
         avx512.pslli.d.512 avx512.pslli.q.512",
    ),
    (
        X86::ShiftBy(Right),
        "sse2.psrli.w sse2.psrli.d sse2.psrli.q avx2.psrli.w avx2.psrli.d avx2.psrli.q avx512.psrli.w.512 \
         avx512.psrli.d.512 avx512.psrli.q.512",
    ),
    (
        X86::ShiftBy(SignedRight),
        "sse2.psrai.w sse2.psrai.d avx2.psrai.w avx2.psrai.d avx512.psrai.w.512 avx512.psrai.d.512 avx512.psrai.q.128 \
         avx512.psrai.q.256 avx512.psrai.q.512",
    ),
    (
        X86::ShiftEach(Left),
        "avx2.psllv.d avx2.psllv.d.256 avx2.psllv.q avx2.psllv.q.256 avx512.psllv.d.512 avx512.psllv.q.512 \
         avx512.psllv.w.128 avx512.psllv.w.256 avx512.psllv.w.512",
    ),
    (
        X86::ShiftEach(Right),
        "avx2.psrlv.d avx2.psrlv.d.256 avx2.psrlv.q avx2.psrlv.q.256 avx512.psrlv.d.512 avx512.psrlv.q.512 \
         avx512.psrlv.w.128 avx512.psrlv.w.256 avx512.psrlv.w.512",
    ),
    (
        X86::ShiftEach(SignedRight),
        "avx2.psrav.d avx2.psrav.d.256 avx512.psrav.d.512 avx512.psrav.q.128 avx512.psrav.q.256 avx512.psrav.q.512 \
         avx512.psrav.w.128 avx512.psrav.w.256 avx512.psrav.w.512",
    ),
    (
        X86::TernaryLogic,
        "avx512.pternlog.d.128 avx512.pternlog.d.256 avx512.pternlog.d.512 avx512.pternlog.q.128 \
         avx512.pternlog.q.256 avx512.pternlog.q.512",
    ),
    (
        X86::Permute,
        "avx2.permd avx2.permps avx512.permvar.df.256 avx512.permvar.df.512 avx512.permvar.di.256 \
         avx512.permvar.di.512 avx512.permvar.hi.128 avx512.permvar.hi.256 avx512.permvar.hi.512 \
         avx512.permvar.qi.128 avx512.permvar.qi.256 avx512.permvar.qi.512 avx512.permvar.sf.512 \
         avx512.permvar.si.512",
    ),
    (
        X86::PermuteTwo,
        "avx512.vpermi2var.d.128 avx512.vpermi2var.d.256 avx512.vpermi2var.d.512 avx512.vpermi2var.hi.128 \
         avx512.vpermi2var.hi.256 avx512.vpermi2var.hi.512 avx512.vpermi2var.pd.128 avx512.vpermi2var.pd.256 \
         avx512.vpermi2var.pd.512 avx512.vpermi2var.ps.128 avx512.vpermi2var.ps.256 avx512.vpermi2var.ps.512 \
         avx512.vpermi2var.q.128 avx512.vpermi2var.q.256 avx512.vpermi2var.q.512 avx512.vpermi2var.qi.128 \
         avx512.vpermi2var.qi.256 avx512.vpermi2var.qi.512",
    ),
    (
        X86::PermuteWithin,
        "avx.vpermilvar.ps avx.vpermilvar.pd avx.vpermilvar.ps.256 avx.vpermilvar.pd.256 avx512.vpermilvar.ps.512 \
         avx512.vpermilvar.pd.512",
    ),
    (X86::ShuffleBytes, "ssse3.pshuf.b.128 avx2.pshuf.b avx512.pshuf.b.512"),
    (
        X86::Blend,
        "sse41.pblendvb sse41.blendvps sse41.blendvpd avx.blendv.ps.256 avx.blendv.pd.256 avx2.pblendvb",
    ),
    (X86::InsertLane, "sse41.insertps"),
    (X86::MulHigh { signed: true }, "sse2.pmulh.w avx2.pmulh.w avx512.pmulh.w.512"),
    (X86::MulHigh { signed: false }, "sse2.pmulhu.w avx2.pmulhu.w avx512.pmulhu.w.512"),
    (X86::MulHighRounded, "ssse3.pmul.hr.sw.128 avx2.pmul.hr.sw avx512.pmul.hr.sw.512"),
    (X86::MulAdd, "sse2.pmadd.wd avx2.pmadd.wd avx512.pmaddw.d.512"),
    (X86::MulAddBytes, "ssse3.pmadd.ub.sw.128 avx2.pmadd.ub.sw avx512.pmaddubs.w.512"),
    (
        X86::Pack { signed: true },
        "sse2.packsswb.128 sse2.packssdw.128 avx2.packsswb avx2.packssdw avx512.packsswb.512 avx512.packssdw.512",
    ),
    (
        X86::Pack { signed: false },
        "sse2.packuswb.128 sse41.packusdw avx2.packuswb avx2.packusdw avx512.packuswb.512 avx512.packusdw.512",
    ),
    (X86::SumOfDifferences, "sse2.psad.bw avx2.psad.bw avx512.psad.bw.512"),
    (
        X86::SignMask,
        "sse.movmsk.ps sse2.movmsk.pd avx.movmsk.ps.256 avx.movmsk.pd.256 sse2.pmovmskb.128 avx2.pmovmskb",
    ),
    (X86::Test(Zero), "sse41.ptestz avx.ptestz.256"),
    (X86::Test(Carry), "sse41.ptestc avx.ptestc.256"),
    (X86::Test(Neither), "sse41.ptestnzc avx.ptestnzc.256"),
    (X86::TestSigns(Zero), "avx.vtestz.ps avx.vtestz.pd avx.vtestz.ps.256 avx.vtestz.pd.256"),
    (X86::TestSigns(Carry), "avx.vtestc.ps avx.vtestc.pd avx.vtestc.ps.256 avx.vtestc.pd.256"),
    (X86::TestSigns(Neither), "avx.vtestnzc.ps avx.vtestnzc.pd avx.vtestnzc.ps.256 avx.vtestnzc.pd.256"),
    (X86::BitField, "bmi.bextr.32 bmi.bextr.64 tbm.bextri.u32 tbm.bextri.u64"),
    (X86::LowBits, "bmi.bzhi.32 bmi.bzhi.64"),
    (X86::Deposit, "bmi.pdep.32 bmi.pdep.64"),
    (X86::Gather, "bmi.pext.32 bmi.pext.64"),
    (X86::CarrylessMul, "pclmulqdq pclmulqdq.256 pclmulqdq.512"),
    (X86::AddSub, "sse3.addsub.ps sse3.addsub.pd avx.addsub.ps.256 avx.addsub.pd.256"),
    (X86::Packed(Add), "avx512.add.ps.512 avx512.add.pd.512"),
    (X86::Packed(Sub), "avx512.sub.ps.512 avx512.sub.pd.512"),
    (X86::Packed(Mul), "avx512.mul.ps.512 avx512.mul.pd.512"),
    (X86::Packed(Div), "avx512.div.ps.512 avx512.div.pd.512"),
    (
        X86::Packed(Min),
        "sse.min.ps sse2.min.pd avx.min.ps.256 avx.min.pd.256 avx512.min.ps.512 avx512.min.pd.512",
    ),
    (
        X86::Packed(Max),
        "sse.max.ps sse2.max.pd avx.max.ps.256 avx.max.pd.256 avx512.max.ps.512 avx512.max.pd.512",
    ),
    (X86::Lowest(Min), "sse.min.ss sse2.min.sd"),
    (X86::Lowest(Max), "sse.max.ss sse2.max.sd"),
    (X86::LowestMasked(Add), "avx512.mask.add.ss.round avx512.mask.add.sd.round"),
    (X86::LowestMasked(Sub), "avx512.mask.sub.ss.round avx512.mask.sub.sd.round"),
    (X86::LowestMasked(Mul), "avx512.mask.mul.ss.round avx512.mask.mul.sd.round"),
    (X86::LowestMasked(Div), "avx512.mask.div.ss.round avx512.mask.div.sd.round"),
    (X86::LowestMasked(Min), "avx512.mask.min.ss.round avx512.mask.min.sd.round"),
    (X86::LowestMasked(Max), "avx512.mask.max.ss.round avx512.mask.max.sd.round"),
    (X86::Compare, "sse.cmp.ps sse2.cmp.pd avx.cmp.ps.256 avx.cmp.pd.256"),
    (X86::CompareLowest, "sse.cmp.ss sse2.cmp.sd"),
    (X86::CompareMasked, "avx512.mask.cmp.ss avx512.mask.cmp.sd"),
    (X86::Holds(Equal), "sse.comieq.ss sse2.comieq.sd sse.ucomieq.ss sse2.ucomieq.sd"),
    (X86::Holds(NotEqual), "sse.comineq.ss sse2.comineq.sd sse.ucomineq.ss sse2.ucomineq.sd"),
    (X86::Holds(Less), "sse.comilt.ss sse2.comilt.sd sse.ucomilt.ss sse2.ucomilt.sd"),
    (X86::Holds(LessOrEqual), "sse.comile.ss sse2.comile.sd sse.ucomile.ss sse2.ucomile.sd"),
    (X86::Holds(Greater), "sse.comigt.ss sse2.comigt.sd sse.ucomigt.ss sse2.ucomigt.sd"),
    (X86::Holds(GreaterOrEqual), "sse.comige.ss sse2.comige.sd sse.ucomige.ss sse2.ucomige.sd"),
    (X86::HoldsBy, "avx512.vcomi.ss avx512.vcomi.sd"),
    (
        X86::ToInteger { signed: true, cut: true },
        "sse.cvttss2si sse.cvttss2si64 sse2.cvttsd2si sse2.cvttsd2si64 avx512.cvttss2si avx512.cvttss2si64 \
         avx512.cvttsd2si avx512.cvttsd2si64",
    ),
    (
        X86::ToInteger { signed: true, cut: false },
        "sse.cvtss2si sse.cvtss2si64 sse2.cvtsd2si sse2.cvtsd2si64 avx512.vcvtss2si32 avx512.vcvtss2si64 \
         avx512.vcvtsd2si32 avx512.vcvtsd2si64",
    ),
    (
        X86::ToInteger { signed: false, cut: true },
        "avx512.cvttss2usi avx512.cvttss2usi64 avx512.cvttsd2usi avx512.cvttsd2usi64",
    ),
    (
        X86::ToInteger { signed: false, cut: false },
        "avx512.vcvtss2usi32 avx512.vcvtss2usi64 avx512.vcvtsd2usi32 avx512.vcvtsd2usi64",
    ),
    (X86::Round, "sse41.round.ps sse41.round.pd avx.round.ps.256 avx.round.pd.256"),
    (X86::RoundLowest, "sse41.round.ss sse41.round.sd"),
];

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
