//! Arithmetic and comparisons of numbers, all lanes or the lowest ones. Results are rounded to the nearest; what exceptions would be noted is not told.

use super::{Vector, mixed, part};
use crate::context::{Context, Step};
use crate::derived;
use crate::domain::{Domain, FloatOp1, FloatOp2};
use crate::inst::{compare, float, int};
use crate::scalar::Scalar;
use bits::float::FloatFormat;
use bits::float_arith::RoundingMode;
use ir::inst::{FloatPredicate, OpFlags};
use program::x86::{Arithmetic, Comparison, X86};

const NONE: OpFlags = OpFlags::NONE;

/// What a call computes whose first operand has lanes of this format.
pub(super) fn compute<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operation: X86,
    format: FloatFormat,
    operands: &[Vector<D>],
    constants: &[Option<u64>],
    to: u32,
) -> Step<Vec<Scalar<D>>> {
    let w = format.width();
    let number = |c: &mut C, place: usize| match constants.get(place) {
        Some(&Some(value)) => Ok(value),
        _ => Err(c.unsupported("an immediate argument that is not known")),
    };
    match (operation, operands) {
        (X86::AddSub, [a, b]) => {
            let ops = [FloatOp2::Sub, FloatOp2::Add].into_iter().cycle();
            let lanes = a.lanes.iter().zip(&b.lanes).zip(ops);
            lanes.map(|((x, y), op)| float::binary(c, op, format, NONE, x.clone(), y.clone())).collect()
        }
        (X86::Packed(op), [a, b, ..]) => {
            a.lanes.iter().zip(&b.lanes).map(|(x, y)| arithmetic(c, op, format, x, y)).collect()
        }
        (X86::Lowest(op), [a, b]) => {
            let lowest = arithmetic(c, op, format, a.lowest(), b.lowest())?;
            Ok(with_lowest(a, lowest))
        }
        (X86::LowestMasked(op), [a, b, otherwise, mask, _]) => {
            let lowest = arithmetic(c, op, format, a.lowest(), b.lowest())?;
            let d = c.d();
            let wanted = part(d, mask.width, 0, 1, mask.lowest());
            let lowest = int::select(d, w, wanted, lowest, otherwise.lowest().clone());
            Ok(with_lowest(a, lowest))
        }
        (X86::Compare, [a, b, _]) => {
            let predicate = predicate(number(c, 2)?);
            let lanes = a.lanes.iter().zip(&b.lanes);
            lanes.map(|(x, y)| everywhere_if(c, w, predicate, format, x, y)).collect()
        }
        (X86::CompareLowest, [a, b, _]) => {
            let predicate = predicate(number(c, 2)?);
            let lowest = everywhere_if(c, w, predicate, format, a.lowest(), b.lowest())?;
            Ok(with_lowest(a, lowest))
        }
        (X86::CompareMasked, [a, b, _, mask, _]) => {
            let predicate = predicate(number(c, 2)?);
            let holds = compare::fcmp(c, predicate, format, NONE, a.lowest().clone(), b.lowest().clone())?;
            let wanted = part(c.d(), mask.width, 0, 1, mask.lowest());
            // The mask decides alone where it says no.
            let no = Scalar::number(c.d(), 1, 0);
            let both = int::select(c.d(), 1, wanted, holds, no);
            Ok(vec![widened(c.d(), to, both)])
        }
        (X86::Holds(comparison), [a, b]) => {
            let predicate = match comparison {
                Comparison::Equal => FloatPredicate::Oeq,
                Comparison::NotEqual => FloatPredicate::Une,
                Comparison::Less => FloatPredicate::Olt,
                Comparison::LessOrEqual => FloatPredicate::Ole,
                Comparison::Greater => FloatPredicate::Ogt,
                Comparison::GreaterOrEqual => FloatPredicate::Oge,
            };
            let holds = compare::fcmp(c, predicate, format, NONE, a.lowest().clone(), b.lowest().clone())?;
            Ok(vec![widened(c.d(), to, holds)])
        }
        (X86::HoldsBy, [a, b, ..]) => {
            let predicate = predicate(number(c, 2)?);
            let holds = compare::fcmp(c, predicate, format, NONE, a.lowest().clone(), b.lowest().clone())?;
            Ok(vec![widened(c.d(), to, holds)])
        }
        (X86::ToInteger { signed, cut }, [a, ..]) => {
            Ok(vec![to_integer(c, signed, cut, format, to, a.lowest())?])
        }
        (X86::Round, [a, _]) => {
            let op = FloatOp1::Round(rounding(number(c, 1)?));
            a.lanes.iter().map(|lane| float::unary(c, op, format, NONE, lane.clone())).collect()
        }
        (X86::RoundLowest, [a, b, _]) => {
            let op = FloatOp1::Round(rounding(number(c, 2)?));
            let lowest = float::unary(c, op, format, NONE, b.lowest().clone())?;
            Ok(with_lowest(a, lowest))
        }
        _ => Err(c.unsupported("an intrinsic of numbers")),
    }
}

/// The other lanes as they are.
fn with_lowest<D: Domain>(a: &Vector<D>, lowest: Scalar<D>) -> Vec<Scalar<D>> {
    let rest = a.lanes.iter().skip(1).cloned();
    a.with(std::iter::once(lowest).chain(rest).collect())
}

fn arithmetic<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    op: Arithmetic,
    format: FloatFormat,
    x: &Scalar<D>,
    y: &Scalar<D>,
) -> Step<Scalar<D>> {
    let op = match op {
        Arithmetic::Add => FloatOp2::Add,
        Arithmetic::Sub => FloatOp2::Sub,
        Arithmetic::Mul => FloatOp2::Mul,
        Arithmetic::Div => FloatOp2::Div,
        Arithmetic::Min => return extremum(c, FloatPredicate::Olt, format, x, y),
        Arithmetic::Max => return extremum(c, FloatPredicate::Ogt, format, x, y),
    };
    float::binary(c, op, format, NONE, x.clone(), y.clone())
}

/// The first operand if it compares so, and the second otherwise: if they are equal, zeros of either sign, or one is a NaN, which stays the same.
fn extremum<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    predicate: FloatPredicate,
    format: FloatFormat,
    x: &Scalar<D>,
    y: &Scalar<D>,
) -> Step<Scalar<D>> {
    let w = format.width();
    let Ok(first) = compare::float_holds(c.d(), predicate, format, &x.bits, &y.bits) else {
        return Err(c.unsupported("a comparison of numbers of this format"));
    };
    let d = c.d();
    let bits = d.ite(w, &first, &x.bits, &y.bits);
    Ok(mixed(d, w, bits, &[(w, x), (w, y)]))
}

/// All bits if a comparison holds, none otherwise.
fn everywhere_if<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    w: u32,
    predicate: FloatPredicate,
    format: FloatFormat,
    x: &Scalar<D>,
    y: &Scalar<D>,
) -> Step<Scalar<D>> {
    let holds = compare::fcmp(c, predicate, format, NONE, x.clone(), y.clone())?;
    let d = c.d();
    let (bits, undef) = (d.sext(1, w, &holds.bits), d.sext(1, w, &holds.undef));
    Ok(Scalar { bits, undef, ..holds })
}

/// One bit as a number.
fn widened<D: Domain>(d: &mut D, to: u32, bit: Scalar<D>) -> Scalar<D> {
    let (bits, undef) = (d.zext(1, to, &bit.bits), d.zext(1, to, &bit.undef));
    Scalar { bits, undef, ..bit }
}

/// What does not fit gives the least signed number, or the greatest unsigned one.
fn to_integer<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    signed: bool,
    cut: bool,
    format: FloatFormat,
    to: u32,
    a: &Scalar<D>,
) -> Step<Scalar<D>> {
    let number = match cut {
        true => a.clone(),
        false => float::unary(c, FloatOp1::Round(RoundingMode::NearestEven), format, NONE, a.clone())?,
    };
    let Ok((bits, fits)) = c.d().float_to_int(signed, format, to, &number.bits) else {
        return Err(c.unsupported("a conversion of numbers of this format"));
    };
    let d = c.d();
    let otherwise = if signed { derived::signed_min(d, to) } else { derived::ones(d, to) };
    let bits = d.ite(to, &fits, &bits, &otherwise);
    Ok(mixed(d, to, bits, &[(format.width(), a)]))
}

/// How the lowest five bits of a number say to compare; the highest of these only says which NaNs are noted.
fn predicate(number: u64) -> FloatPredicate {
    use FloatPredicate::*;
    const PREDICATES: [FloatPredicate; 16] =
        [Oeq, Olt, Ole, Uno, Une, Uge, Ugt, Ord, Ueq, Ult, Ule, False, One, Oge, Ogt, True];
    PREDICATES[(number & 15) as usize]
}

/// How the lowest three bits of a number say to round; with the highest of these set, as the processor is set to.
fn rounding(number: u64) -> RoundingMode {
    match number & 7 {
        1 => RoundingMode::Down,
        2 => RoundingMode::Up,
        3 => RoundingMode::Zero,
        _ => RoundingMode::NearestEven,
    }
}
