//! The intrinsics of Arm's scalable vector extension (SVE) that compute with lanes alone, by name.
//!
//! Most act where a predicate, a vector of bits, is set. Elsewhere, a lane of the result is that of the first operand with data, or, in the forms whose names
//! end in `.u`, undefined. One [`Sve`] stands for an operation at all its types; a call whose types are not those of the operation ([`Sve::has_meaning`]) is
//! none of them.
//!
//! Limits: nothing that accesses memory, no conversions of numbers, no counting of the lanes of a predicate.

use crate::shape::{Kind, Lanes};

/// What is computed from the lanes of two or three operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Operation {
    Add,
    Sub,
    /// The second less the first.
    SubReversed,
    AddSaturated {
        signed: bool,
    },
    SubSaturated {
        signed: bool,
        reversed: bool,
    },
    Mul,
    /// The upper half of products.
    MulHigh {
        signed: bool,
    },
    Max {
        signed: bool,
    },
    Min {
        signed: bool,
    },
    /// The greater less the smaller.
    Difference {
        signed: bool,
    },
    And,
    Or,
    Xor,
    /// The first and not the second.
    AndNot,
    /// What is shifted too far is zero, or the sign everywhere.
    ShiftLeft,
    ShiftRight,
    SignedShiftRight,
    /// A signed number to the left, or to the right by a negative number and rounded.
    RoundingShift,
    /// A quotient by zero is zero.
    Div {
        signed: bool,
        reversed: bool,
    },
    /// A product, added to or taken from the first (`mla`) or the last (`mad`).
    MulAdd {
        minus: bool,
        last: bool,
    },
    FAdd,
    FSub,
    FSubReversed,
    FMul,
    /// Zero times infinity is two.
    FMulExtended,
    FDiv,
    FDivReversed,
    /// A NaN wins.
    FMax,
    FMin,
    /// A quiet NaN loses.
    FMaxNumber,
    FMinNumber,
    FDifference,
    /// The same as `MulAdd`, rounded once; the addend may be negated.
    FMulAdd {
        minus: bool,
        negated: bool,
        last: bool,
    },
}

/// What is computed from a lane of one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Unary {
    Abs,
    Neg,
    /// Without overflow: the greatest instead.
    AbsSaturated,
    NegSaturated,
    Not,
    CountOnes,
    LeadingZeros,
    FAbs,
    FNeg,
    Sqrt,
}

/// How lanes are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Comparison {
    Int(ir::inst::IntPredicate),
    Float(ir::inst::FloatPredicate),
}

/// What is computed from bits of predicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Logic {
    And,
    Or,
    Xor,
    AndNot,
    OrNot,
    NotAnd,
    NotOr,
}

/// Which lanes of two operands are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Shuffle {
    /// The even or the odd ones of both, one after the other.
    Unzip { odd: bool },
    /// The lower or the upper half of both, by turns.
    Zip { upper: bool },
    /// The even or the odd ones of both, by turns.
    Transpose { odd: bool },
}

/// What is asked about the lanes of a predicate that another selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Test {
    Any,
    First,
    Last,
}

/// An operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sve {
    /// Where the first operand is set; the second operand elsewhere.
    Merging(Operation),
    /// Where the first operand is set; undefined elsewhere.
    Loose(Operation),
    /// Of the third operand, where the second is set; the first operand elsewhere.
    MergingInto(Unary),
    /// Where the first operand is set; zero elsewhere.
    Compare(Comparison),
    /// With lanes of 64 bits, each of which is compared with all that lie in its place.
    CompareWide(ir::inst::IntPredicate),
    /// A quotient by a power of two, where the first operand is set; the second operand elsewhere.
    DivByPower,
    /// The same of predicates.
    Logic(Logic),
    /// A predicate with as many lanes set as a pattern says.
    True,
    /// A number in all lanes.
    Splat,
    /// A number in the lanes that the second operand selects; the first operand elsewhere.
    SplatInto,
    /// 128 bits everywhere.
    SplatPart,
    /// The second or the third operand, by the first.
    Select,
    /// A predicate as one of bytes, the bits of which that have no lane are zero.
    ToBytes,
    /// The other way.
    FromBytes,
    /// Lanes of two operands.
    Shuffle(Shuffle),
    /// The lanes of one from the last to the first.
    Reverse,
    /// A question about a predicate.
    Test(Test),
    /// The last lane that the first operand selects, or the one after that.
    Last {
        /// Whether the one after.
        after: bool,
    },
    /// Half of the lanes, twice as wide.
    Unpack {
        /// With their signs.
        signed: bool,
        /// The upper half.
        upper: bool,
    },
    /// How many lanes of so many bits a pattern selects.
    Count(u32),
}

/// The operations that there are in both forms, after `llvm.aarch64.sve.`.
const OPERATIONS: &[(&str, Operation)] = {
    use Operation::*;
    &[
        ("add", Add),
        ("sub", Sub),
        ("subr", SubReversed),
        ("sqadd", AddSaturated { signed: true }),
        ("uqadd", AddSaturated { signed: false }),
        ("sqsub", SubSaturated { signed: true, reversed: false }),
        ("uqsub", SubSaturated { signed: false, reversed: false }),
        ("sqsubr", SubSaturated { signed: true, reversed: true }),
        ("uqsubr", SubSaturated { signed: false, reversed: true }),
        ("mul", Mul),
        ("smulh", MulHigh { signed: true }),
        ("umulh", MulHigh { signed: false }),
        ("smax", Max { signed: true }),
        ("umax", Max { signed: false }),
        ("smin", Min { signed: true }),
        ("umin", Min { signed: false }),
        ("sabd", Difference { signed: true }),
        ("uabd", Difference { signed: false }),
        ("and", And),
        ("orr", Or),
        ("eor", Xor),
        ("bic", AndNot),
        ("lsl", ShiftLeft),
        ("lsr", ShiftRight),
        ("asr", SignedShiftRight),
        ("srshl", RoundingShift),
        ("sdiv", Div { signed: true, reversed: false }),
        ("udiv", Div { signed: false, reversed: false }),
        ("sdivr", Div { signed: true, reversed: true }),
        ("udivr", Div { signed: false, reversed: true }),
        ("mla", MulAdd { minus: false, last: false }),
        ("mls", MulAdd { minus: true, last: false }),
        ("mad", MulAdd { minus: false, last: true }),
        ("msb", MulAdd { minus: true, last: true }),
        ("fadd", FAdd),
        ("fsub", FSub),
        ("fsubr", FSubReversed),
        ("fmul", FMul),
        ("fmulx", FMulExtended),
        ("fdiv", FDiv),
        ("fdivr", FDivReversed),
        ("fmax", FMax),
        ("fmin", FMin),
        ("fmaxnm", FMaxNumber),
        ("fminnm", FMinNumber),
        ("fabd", FDifference),
        ("fmla", FMulAdd { minus: false, negated: false, last: false }),
        ("fmls", FMulAdd { minus: true, negated: false, last: false }),
        ("fnmla", FMulAdd { minus: true, negated: true, last: false }),
        ("fnmls", FMulAdd { minus: false, negated: true, last: false }),
        ("fmad", FMulAdd { minus: false, negated: false, last: true }),
        ("fmsb", FMulAdd { minus: true, negated: false, last: true }),
        ("fnmad", FMulAdd { minus: true, negated: true, last: true }),
        ("fnmsb", FMulAdd { minus: false, negated: true, last: true }),
    ]
};

/// All others.
const OTHERS: &[(&str, Sve)] = {
    use ir::inst::FloatPredicate as F;
    use ir::inst::IntPredicate as I;
    &[
        ("abs", Sve::MergingInto(Unary::Abs)),
        ("neg", Sve::MergingInto(Unary::Neg)),
        ("sqabs", Sve::MergingInto(Unary::AbsSaturated)),
        ("sqneg", Sve::MergingInto(Unary::NegSaturated)),
        ("not", Sve::MergingInto(Unary::Not)),
        ("cnt", Sve::MergingInto(Unary::CountOnes)),
        ("clz", Sve::MergingInto(Unary::LeadingZeros)),
        ("fabs", Sve::MergingInto(Unary::FAbs)),
        ("fneg", Sve::MergingInto(Unary::FNeg)),
        ("fsqrt", Sve::MergingInto(Unary::Sqrt)),
        ("cmpeq", Sve::Compare(Comparison::Int(I::Eq))),
        ("cmpne", Sve::Compare(Comparison::Int(I::Ne))),
        ("cmpge", Sve::Compare(Comparison::Int(I::Sge))),
        ("cmpgt", Sve::Compare(Comparison::Int(I::Sgt))),
        ("cmphs", Sve::Compare(Comparison::Int(I::Uge))),
        ("cmphi", Sve::Compare(Comparison::Int(I::Ugt))),
        ("cmpeq.wide", Sve::CompareWide(I::Eq)),
        ("cmpne.wide", Sve::CompareWide(I::Ne)),
        ("cmpge.wide", Sve::CompareWide(I::Sge)),
        ("cmpgt.wide", Sve::CompareWide(I::Sgt)),
        ("cmple.wide", Sve::CompareWide(I::Sle)),
        ("cmplt.wide", Sve::CompareWide(I::Slt)),
        ("cmphs.wide", Sve::CompareWide(I::Uge)),
        ("cmphi.wide", Sve::CompareWide(I::Ugt)),
        ("cmpls.wide", Sve::CompareWide(I::Ule)),
        ("cmplo.wide", Sve::CompareWide(I::Ult)),
        ("asrd", Sve::DivByPower),
        ("lasta", Sve::Last { after: true }),
        ("lastb", Sve::Last { after: false }),
        ("sunpklo", Sve::Unpack { signed: true, upper: false }),
        ("sunpkhi", Sve::Unpack { signed: true, upper: true }),
        ("uunpklo", Sve::Unpack { signed: false, upper: false }),
        ("uunpkhi", Sve::Unpack { signed: false, upper: true }),
        ("cntb", Sve::Count(8)),
        ("cnth", Sve::Count(16)),
        ("cntw", Sve::Count(32)),
        ("cntd", Sve::Count(64)),
        ("fcmpeq", Sve::Compare(Comparison::Float(F::Oeq))),
        ("fcmpne", Sve::Compare(Comparison::Float(F::Une))),
        ("fcmpge", Sve::Compare(Comparison::Float(F::Oge))),
        ("fcmpgt", Sve::Compare(Comparison::Float(F::Ogt))),
        ("fcmpuo", Sve::Compare(Comparison::Float(F::Uno))),
        ("and.z", Sve::Logic(Logic::And)),
        ("orr.z", Sve::Logic(Logic::Or)),
        ("eor.z", Sve::Logic(Logic::Xor)),
        ("bic.z", Sve::Logic(Logic::AndNot)),
        ("orn.z", Sve::Logic(Logic::OrNot)),
        ("nand.z", Sve::Logic(Logic::NotAnd)),
        ("nor.z", Sve::Logic(Logic::NotOr)),
        ("ptrue", Sve::True),
        ("dup.x", Sve::Splat),
        ("dup", Sve::SplatInto),
        ("dupq.lane", Sve::SplatPart),
        ("sel", Sve::Select),
        ("convert.to.svbool", Sve::ToBytes),
        ("convert.from.svbool", Sve::FromBytes),
        ("uzp1", Sve::Shuffle(Shuffle::Unzip { odd: false })),
        ("uzp2", Sve::Shuffle(Shuffle::Unzip { odd: true })),
        ("zip1", Sve::Shuffle(Shuffle::Zip { upper: false })),
        ("zip2", Sve::Shuffle(Shuffle::Zip { upper: true })),
        ("trn1", Sve::Shuffle(Shuffle::Transpose { odd: false })),
        ("trn2", Sve::Shuffle(Shuffle::Transpose { odd: true })),
        ("rev", Sve::Reverse),
        ("ptest.any", Sve::Test(Test::Any)),
        ("ptest.first", Sve::Test(Test::First)),
        ("ptest.last", Sve::Test(Test::Last)),
    ]
};

impl Operation {
    fn operands(self) -> usize {
        match self {
            Operation::MulAdd { .. } | Operation::FMulAdd { .. } => 3,
            _ => 2,
        }
    }

    fn is_of_numbers(self) -> bool {
        use Operation::*;
        matches!(
            self,
            FAdd | FSub
                | FSubReversed
                | FMul
                | FMulExtended
                | FDiv
                | FDivReversed
                | FMax
                | FMin
                | FMaxNumber
                | FMinNumber
                | FDifference
                | FMulAdd { .. }
        )
    }
}

impl Sve {
    /// The operation of this name, after `llvm.aarch64.sve.`: the types come last, and all of them are of scalable vectors.
    pub fn named(name: &str) -> Option<Sve> {
        let name = name.find(".nxv").map_or(name, |types| &name[..types]);
        if let Some((_, known)) = OTHERS.iter().find(|(known, _)| *known == name) {
            return Some(*known);
        }
        let (plain, loose) = match name.strip_suffix(".u") {
            Some(plain) => (plain, true),
            None => (name, false),
        };
        let (_, operation) = OPERATIONS.iter().find(|(known, _)| *known == plain)?;
        Some(if loose { Sve::Loose(*operation) } else { Sve::Merging(*operation) })
    }

    /// Whether a call with these types is one of the operation. `constant` gives an argument that is known.
    pub fn has_meaning(self, ret: Lanes, args: &[Lanes], constant: impl Fn(usize) -> Option<u64>) -> bool {
        let bits = |count: u32| Lanes { kind: Kind::Int, width: 1, count };
        let integers = |lanes: Lanes| lanes.kind == Kind::Int && [8, 16, 32, 64].contains(&lanes.width);
        let numbers =
            |lanes: Lanes| matches!(lanes.kind, Kind::Float(_)) && [16, 32, 64].contains(&lanes.width);
        let vectors = |lanes: Lanes| lanes.width * lanes.count >= 128;
        let data = |lanes: Lanes| vectors(lanes) && (integers(lanes) || numbers(lanes));
        let number = |lanes: Lanes, width: u32| lanes == Lanes { kind: Kind::Int, width, count: 1 };
        let multiple = |more: Lanes, less: Lanes| {
            [more, less].iter().all(|lanes| *lanes == bits(lanes.count))
                && more.count.is_multiple_of(less.count)
        };
        match (self, args) {
            (Sve::Merging(operation) | Sve::Loose(operation), [pg, operands @ ..]) => {
                let right = if operation.is_of_numbers() { numbers(ret) } else { integers(ret) };
                right
                    && vectors(ret)
                    && *pg == bits(ret.count)
                    && operands.len() == operation.operands()
                    && operands.iter().all(|operand| *operand == ret)
            }
            (Sve::MergingInto(operation), &[inactive, pg, a]) => {
                let of_numbers = matches!(operation, Unary::FAbs | Unary::FNeg | Unary::Sqrt);
                let right = if of_numbers { numbers(ret) } else { integers(ret) };
                right && vectors(ret) && pg == bits(ret.count) && [inactive, a] == [ret; 2]
            }
            (Sve::Compare(how), &[pg, a, b]) => {
                let right = match how {
                    Comparison::Int(_) => integers(a),
                    Comparison::Float(_) => numbers(a),
                };
                right && vectors(a) && a == b && [pg, ret] == [bits(a.count); 2]
            }
            (Sve::CompareWide(_), &[pg, a, b]) => {
                let wide = Lanes { kind: Kind::Int, width: 64, count: a.width * a.count / 64 };
                integers(a) && a.width < 64 && vectors(a) && b == wide && [pg, ret] == [bits(a.count); 2]
            }
            (Sve::DivByPower, &[pg, a, power]) => {
                let fits = constant(2).is_some_and(|power| (1..=u64::from(ret.width)).contains(&power));
                integers(ret)
                    && vectors(ret)
                    && a == ret
                    && pg == bits(ret.count)
                    && number(power, 32)
                    && fits
            }
            (Sve::Last { .. }, &[pg, a]) => data(a) && pg == bits(a.count) && ret == Lanes { count: 1, ..a },
            (Sve::Unpack { .. }, &[a]) => {
                integers(ret)
                    && vectors(ret)
                    && a == Lanes { width: ret.width / 2, count: 2 * ret.count, ..ret }
            }
            (Sve::Count(_), &[pattern]) => number(ret, 64) && number(pattern, 32) && constant(0).is_some(),
            (Sve::Logic(_), &[pg, a, b]) => [pg, a, b, ret] == [bits(ret.count); 4],
            (Sve::True, &[pattern]) => ret == bits(ret.count) && number(pattern, 32) && constant(0).is_some(),
            (Sve::Splat, &[a]) => data(ret) && a == Lanes { count: 1, ..ret },
            (Sve::SplatInto, &[inactive, pg, a]) => {
                data(ret) && inactive == ret && pg == bits(ret.count) && a == Lanes { count: 1, ..ret }
            }
            (Sve::SplatPart, &[a, place]) => {
                let whole = (ret.width * ret.count).is_multiple_of(128);
                data(ret)
                    && whole
                    && a == ret
                    && number(place, 64)
                    && constant(1).is_some_and(|place| place < 256)
            }
            (Sve::Select, &[pg, a, b]) => {
                (data(ret) || ret == bits(ret.count)) && [a, b] == [ret; 2] && pg == bits(ret.count)
            }
            (Sve::ToBytes, &[a]) => multiple(ret, a),
            (Sve::FromBytes, &[a]) => multiple(a, ret),
            (Sve::Shuffle(_), &[a, b]) => {
                (data(ret) || ret == bits(ret.count)) && [a, b] == [ret; 2] && ret.count.is_multiple_of(2)
            }
            (Sve::Reverse, &[a]) => (data(ret) || ret == bits(ret.count)) && a == ret,
            (Sve::Test(_), &[pg, a]) => pg == bits(pg.count) && a == pg && number(ret, 1),
            _ => false,
        }
    }
}

/// How many of the lanes of a predicate a pattern selects.
pub fn selected(pattern: u64, lanes: u32) -> u32 {
    let exactly = |count: u32| if count <= lanes { count } else { 0 };
    match pattern {
        // The greatest power of two.
        0 => lanes.checked_ilog2().map_or(0, |log| 1 << log),
        1..=8 => exactly(pattern as u32),
        9..=13 => exactly(16 << (pattern - 9)),
        29 => lanes - lanes % 4,
        30 => lanes - lanes % 3,
        31 => lanes,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_no_part_of_a_name() {
        assert_eq!(Sve::named("add.nxv4i32"), Some(Sve::Merging(Operation::Add)));
        assert_eq!(Sve::named("add.u.nxv4i32"), Some(Sve::Loose(Operation::Add)));
        assert_eq!(Sve::named("and.z.nxv16i1"), Some(Sve::Logic(Logic::And)));
        assert_eq!(Sve::named("lsl.wide.nxv4i32"), None);
        assert_eq!(Sve::named("dup.x.nxv4i32"), Some(Sve::Splat));
        assert_eq!(Sve::named("add.wide.nxv4i32"), None);
        assert_eq!(Sve::named("cntd"), Some(Sve::Count(64)));
    }

    #[test]
    fn patterns_that_need_more_lanes_select_none() {
        assert_eq!(
            [0, 1, 7, 8, 9, 10, 13, 14, 29, 30, 31].map(|it| selected(it, 24)),
            [16, 1, 7, 8, 16, 0, 0, 0, 24, 24, 24]
        );
        assert_eq!([0, 2, 3, 29, 30].map(|it| selected(it, 2)), [2, 2, 0, 0, 0]);
    }
}
