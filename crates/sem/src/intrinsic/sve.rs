//! What the intrinsics of SVE compute: the processor's description of each instruction, lane by lane.
//!
//! A lane where the predicate is not set does not depend on what would have been computed. In the forms with undefined lanes it is undefined, and poison if a
//! lane of an operand is. Fast-math flags are about all lanes.
//!
//! Lowering has compared the types with those of the operation ([`program::sve::Sve::has_meaning`]), so that operands have the lanes that are looked for.

use super::arithmetic::saturating;
use super::lanes::{self, Vector, is_set, mixed};
use super::x86::shift;
use crate::context::{Context, Host, Step, Why};
use crate::derived;
use crate::domain::{Domain, FloatOp1, FloatOp2};
use crate::inst::{compare, float, int};
use crate::scalar::Scalar;
use bits::float::FloatFormat;
use ir::inst::{IntPredicate, OpFlags};
use program::code::IntrinsicCall;
use program::intrinsic::Intrinsic;
use program::shape::{Kind, Leaf};
use program::sve::{Comparison, Logic, Operation, Shuffle, Sve, Test, Unary, selected};
use program::x86::Shift;

type Wide<H> = <H as Host>::Wide;
const NONE: OpFlags = OpFlags::NONE;

/// Executes one of them.
pub(super) fn execute<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall, which: Sve) -> Step<()> {
    let operands = lanes::operands(h, call)?;
    let program = h.program();
    let leaves = &program.code.shape(call.ret).leaves;
    let constants: Vec<Option<u64>> = operands.iter().map(|operand| lanes::constant(h, operand)).collect();
    if let Sve::Count(width) = which {
        let (Some(vscale), Some(&Some(pattern))) = (program.vscale, constants.first()) else {
            return Err(Context::<Wide<H>>::unsupported(h, "the length of scalable vectors"));
        };
        let lanes = selected(pattern, 128 / width * vscale);
        let value = Scalar::number(Context::<Wide<H>>::d(h), 64, lanes.into());
        h.set_wide(call.dst, 64, value);
        return Ok(());
    }
    let results = compute::<Wide<H>, H>(h, which, call.flags, &operands, &constants, leaves)?;
    for (leaf, value) in leaves.iter().zip(results) {
        h.set_wide(call.dst + leaf.cell, leaf.width, value);
    }
    Ok(())
}

fn compute<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    which: Sve,
    flags: OpFlags,
    operands: &[Vector<D>],
    constants: &[Option<u64>],
    result: &[Leaf],
) -> Step<Vec<Scalar<D>>> {
    let (w, count) = (result.first().map_or(0, |leaf| leaf.width), result.len());
    let every = 0..count;
    let lane = |of: &Vector<D>, place: usize| of.lanes[place].clone();
    let number = |c: &mut C, place: usize| match constants.get(place) {
        Some(&Some(value)) => Ok(value),
        _ => Err(c.unsupported("an immediate argument that is not known")),
    };
    match (which, operands) {
        (Sve::Merging(operation) | Sve::Loose(operation), [pg, data @ ..]) => {
            let mut lanes = Vec::with_capacity(count);
            for place in every {
                let operands: Vec<Scalar<D>> = data.iter().map(|of| lane(of, place)).collect();
                let value = one(c, operation, data[0].kind, w, &operands)?;
                let otherwise = match which {
                    Sve::Loose(_) => undefined(c, w, &value)?,
                    _ => operands[0].clone(),
                };
                let value = int::select(c.d(), w, lane(pg, place), value, otherwise);
                lanes.push(promised(c, data[0].kind, flags, value, &operands));
            }
            Ok(lanes)
        }
        (Sve::MergingInto(operation), [inactive, pg, a]) => {
            let mut lanes = Vec::with_capacity(count);
            for place in every {
                let value = unary(c, operation, a.kind, w, lane(a, place))?;
                let value = int::select(c.d(), w, lane(pg, place), value, lane(inactive, place));
                lanes.push(promised(c, a.kind, flags, value, &[lane(a, place)]));
            }
            Ok(lanes)
        }
        (Sve::Compare(how), [pg, a, b]) => {
            let mut lanes = Vec::with_capacity(count);
            for place in every {
                let (x, y) = (lane(a, place), lane(b, place));
                let holds = match (how, a.kind) {
                    (Comparison::Int(predicate), _) => compare::icmp(c, predicate, a.width, NONE, x, y),
                    (Comparison::Float(predicate), Kind::Float(format)) => {
                        compare::fcmp(c, predicate, format, NONE, x, y)?
                    }
                    _ => return Err(c.unsupported("an intrinsic of numbers on something else")),
                };
                let no = Scalar::number(c.d(), 1, 0);
                lanes.push(int::select(c.d(), 1, lane(pg, place), holds, no));
            }
            Ok(lanes)
        }
        (Sve::CompareWide(predicate), [pg, a, b]) => {
            let signed = !matches!(
                predicate,
                IntPredicate::Ugt | IntPredicate::Uge | IntPredicate::Ult | IntPredicate::Ule
            );
            let each = (64 / a.width) as usize;
            Ok(every
                .map(|place| {
                    let x = widened(c.d(), signed, a.width, 64, lane(a, place));
                    let holds = compare::icmp(c, predicate, 64, NONE, x, lane(b, place / each));
                    let no = Scalar::number(c.d(), 1, 0);
                    int::select(c.d(), 1, lane(pg, place), holds, no)
                })
                .collect())
        }
        (Sve::DivByPower, [pg, a, _]) => {
            let power = number(c, 2)?;
            Ok(every
                .map(|place| {
                    let value = quotient_by_power(c.d(), w, power, &a.lanes[place]);
                    int::select(c.d(), w, lane(pg, place), value, lane(a, place))
                })
                .collect())
        }
        (Sve::Last { after }, [pg, a]) => {
            let last = a.lanes.len() - 1;
            let mut value = lane(a, if after { 0 } else { last });
            for place in 0..=last {
                let here = if after { (place + 1) % (last + 1) } else { place };
                value = int::select(c.d(), w, lane(pg, place), lane(a, here), value);
            }
            Ok(vec![value])
        }
        (Sve::Unpack { signed, upper }, [a]) => {
            let first = if upper { count } else { 0 };
            Ok(every.map(|place| widened(c.d(), signed, a.width, w, lane(a, first + place))).collect())
        }
        (Sve::Logic(operation), [pg, a, b]) => Ok(every
            .map(|place| {
                let value = logic(c, operation, lane(a, place), lane(b, place));
                let no = Scalar::number(c.d(), 1, 0);
                int::select(c.d(), 1, lane(pg, place), value, no)
            })
            .collect()),
        (Sve::True, [_]) => {
            let set = selected(number(c, 0)?, count as u32) as usize;
            Ok(every.map(|place| Scalar::number(c.d(), 1, (place < set).into())).collect())
        }
        (Sve::Splat, [a]) => Ok(every.map(|_| a.lowest().clone()).collect()),
        (Sve::SplatInto, [inactive, pg, a]) => Ok(every
            .map(|place| int::select(c.d(), w, lane(pg, place), a.lowest().clone(), lane(inactive, place)))
            .collect()),
        (Sve::SplatPart, [a, _]) => {
            let first = number(c, 1)? as usize * a.group();
            let part = |place: usize| a.lanes.get(first + place % a.group()).cloned();
            // What is beyond the end is zero.
            Ok(every.map(|place| part(place).unwrap_or_else(|| Scalar::number(c.d(), w, 0))).collect())
        }
        (Sve::Select, [pg, a, b]) => Ok(every
            .map(|place| int::select(c.d(), w, lane(pg, place), lane(a, place), lane(b, place)))
            .collect()),
        (Sve::ToBytes, [a]) => {
            let each = count / a.lanes.len();
            let bit = |c: &mut C, place: usize| match place % each {
                0 => lane(a, place / each),
                _ => Scalar::number(c.d(), 1, 0),
            };
            Ok(every.map(|place| bit(c, place)).collect())
        }
        (Sve::FromBytes, [a]) => {
            let each = a.lanes.len() / count;
            Ok(every.map(|place| lane(a, place * each)).collect())
        }
        (Sve::Shuffle(shuffle), [a, b]) => Ok(every
            .map(|place| {
                let half = count / 2;
                let (second, at) = match shuffle {
                    Shuffle::Unzip { odd } => (place >= half, place % half * 2 + usize::from(odd)),
                    Shuffle::Zip { upper } => (place % 2 == 1, place / 2 + if upper { half } else { 0 }),
                    Shuffle::Transpose { odd } => (place % 2 == 1, place / 2 * 2 + usize::from(odd)),
                };
                lane(if second { b } else { a }, at)
            })
            .collect()),
        (Sve::Reverse, [a]) => Ok(a.lanes.iter().rev().cloned().collect()),
        (Sve::Test(test), [pg, a]) => Ok(vec![question(c.d(), test, pg, a)]),
        _ => Err(c.unsupported("an intrinsic without its operands")),
    }
}

/// Any value, another at each use; poison if this one is. Said as any change of it, as it is most likely left alone.
fn undefined<D: Domain, C: Context<D> + ?Sized>(c: &mut C, w: u32, value: &Scalar<D>) -> Step<Scalar<D>> {
    let any = c.choose(w, Why::Undef)?;
    let d = c.d();
    let bits = d.xor(w, &value.bits, &any);
    Ok(Scalar { bits, undef: derived::ones(d, w), poison: value.poison.clone(), prov: d.no_prov() })
}

fn widened<D: Domain>(d: &mut D, signed: bool, w: u32, to: u32, a: Scalar<D>) -> Scalar<D> {
    let mut wide = |bits: &D::Bv| if signed { d.sext(w, to, bits) } else { d.zext(w, to, bits) };
    let (bits, undef) = (wide(&a.bits), wide(&a.undef));
    Scalar { bits, undef, poison: a.poison, prov: d.no_prov() }
}

/// A signed number divided by a power of two, rounded towards zero.
fn quotient_by_power<D: Domain>(d: &mut D, w: u32, power: u64, a: &Scalar<D>) -> Scalar<D> {
    let wide = 2 * w;
    let x = d.sext(w, wide, &a.bits);
    let (by, one) = (d.bv(wide, power), d.bv(wide, 1));
    let whole = d.shl(wide, &one, &by);
    let rest = d.sub(wide, &whole, &one);
    let up = d.add(wide, &x, &rest);
    let negative = derived::negative(d, w, &a.bits);
    let x = d.ite(wide, &negative, &up, &x);
    let moved = d.ashr(wide, &x, &by);
    let bits = d.extract(wide, 0, w, &moved);
    mixed(d, w, bits, &[(w, a)])
}

fn promised<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    kind: Kind,
    flags: OpFlags,
    value: Scalar<D>,
    operands: &[Scalar<D>],
) -> Scalar<D> {
    let Kind::Float(format) = kind else { return value };
    let operands: Vec<D::Bv> = operands.iter().map(|operand| operand.bits.clone()).collect();
    float::keep_promises(c, format, flags, value, &operands)
}

/// One lane of an operation.
fn one<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operation: Operation,
    kind: Kind,
    w: u32,
    operands: &[Scalar<D>],
) -> Step<Scalar<D>> {
    use Operation::*;
    match (operands, kind) {
        ([x, y, z], Kind::Float(format)) => {
            let FMulAdd { minus, negated, last } = operation else {
                return Err(c.unsupported("an intrinsic without its operands"));
            };
            let (factors, addend) = if last { ([x, y], z) } else { ([y, z], x) };
            let [mut p, q] = factors.map(Scalar::clone);
            let mut addend = addend.clone();
            if minus {
                p = float::neg(c, format, NONE, p);
            }
            if negated {
                addend = float::neg(c, format, NONE, addend);
            }
            float::fma(c, format, NONE, [p, q, addend])
        }
        ([x, y, z], _) => {
            let MulAdd { minus, last } = operation else {
                return Err(c.unsupported("an intrinsic without its operands"));
            };
            let ([p, q], addend) = if last { ([x, y], z) } else { ([y, z], x) };
            let product = int::mul(c, w, NONE, p.clone(), q.clone());
            Ok(match minus {
                true => int::sub(c, w, NONE, addend.clone(), product),
                false => int::add(c, w, NONE, addend.clone(), product),
            })
        }
        ([x, y], Kind::Float(format)) => number(c, operation, format, x.clone(), y.clone()),
        ([x, y], _) => integer(c, operation, w, x.clone(), y.clone()),
        _ => Err(c.unsupported("an intrinsic without its operands")),
    }
}

fn integer<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operation: Operation,
    w: u32,
    x: Scalar<D>,
    y: Scalar<D>,
) -> Step<Scalar<D>> {
    use Operation::*;
    let greater = |signed| if signed { IntPredicate::Sgt } else { IntPredicate::Ugt };
    let by = |c: &mut C, way| shift::one(c.d(), way, w, &x, w, &y);
    Ok(match operation {
        Add => int::add(c, w, NONE, x, y),
        Sub => int::sub(c, w, NONE, x, y),
        SubReversed => int::sub(c, w, NONE, y, x),
        AddSaturated { signed } => {
            let which = if signed { Intrinsic::SAddSat } else { Intrinsic::UAddSat };
            saturating(c, which, w, x, y)?
        }
        SubSaturated { signed, reversed } => {
            let which = if signed { Intrinsic::SSubSat } else { Intrinsic::USubSat };
            let (x, y) = if reversed { (y, x) } else { (x, y) };
            saturating(c, which, w, x, y)?
        }
        Mul => int::mul(c, w, NONE, x, y),
        MulHigh { signed } => {
            let d = c.d();
            let widen = |d: &mut D, a: &D::Bv| match signed {
                true => d.sext(w, 2 * w, a),
                false => d.zext(w, 2 * w, a),
            };
            let (p, q) = (widen(d, &x.bits), widen(d, &y.bits));
            let product = d.mul(2 * w, &p, &q);
            let bits = d.extract(2 * w, w, w, &product);
            mixed(d, w, bits, &[(w, &x), (w, &y)])
        }
        Max { signed } | Min { signed } | Difference { signed } => {
            let d = c.d();
            let first = compare::holds(d, greater(signed), w, &x.bits, &y.bits);
            let (p, q) = match operation {
                Max { .. } => (x.bits.clone(), y.bits.clone()),
                Min { .. } => (y.bits.clone(), x.bits.clone()),
                _ => (d.sub(w, &x.bits, &y.bits), d.sub(w, &y.bits, &x.bits)),
            };
            let bits = d.ite(w, &first, &p, &q);
            mixed(d, w, bits, &[(w, &x), (w, &y)])
        }
        And => int::and(c, w, NONE, x, y),
        Or => int::or(c, w, NONE, x, y),
        Xor => int::xor(c, w, NONE, x, y),
        AndNot => {
            let not = Scalar { bits: c.d().not(w, &y.bits), ..y };
            int::and(c, w, NONE, x, not)
        }
        ShiftLeft => by(c, Shift::Left),
        ShiftRight => by(c, Shift::Right),
        SignedShiftRight => by(c, Shift::SignedRight),
        RoundingShift => {
            let left = by(c, Shift::Left);
            let d = c.d();
            // To the right by at least the width gives zero: half of the last bit rounds to zero, as the sum is not negative then.
            let distance = derived::neg(d, w, &y.bits);
            let width = d.bv(w, u64::from(w));
            let near = d.ult(w, &distance, &width);
            let (wide, far) = (d.sext(w, 2 * w, &x.bits), d.zext(w, 2 * w, &distance));
            let (one, low) = (d.bv(2 * w, 1), d.bv(2 * w, 1));
            let half = d.shl(2 * w, &one, &far);
            let half = d.lshr(2 * w, &half, &low);
            let sum = d.add(2 * w, &wide, &half);
            let moved = d.ashr(2 * w, &sum, &far);
            let moved = d.extract(2 * w, 0, w, &moved);
            let zero = d.bv(w, 0);
            let right = d.ite(w, &near, &moved, &zero);
            let back = derived::negative(d, w, &y.bits);
            let bits = d.ite(w, &back, &right, &left.bits);
            mixed(d, w, bits, &[(w, &x), (w, &y)])
        }
        Div { signed, reversed } => {
            let d = c.d();
            let (p, q) = if reversed { (&y, &x) } else { (&x, &y) };
            let quotient = if signed { d.sdiv(w, &p.bits, &q.bits) } else { d.udiv(w, &p.bits, &q.bits) };
            let some = derived::nonzero(d, w, &q.bits);
            let zero = d.bv(w, 0);
            let bits = d.ite(w, &some, &quotient, &zero);
            mixed(d, w, bits, &[(w, &x), (w, &y)])
        }
        _ => return Err(c.unsupported("an intrinsic of integers on something else")),
    })
}

fn number<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operation: Operation,
    format: FloatFormat,
    x: Scalar<D>,
    y: Scalar<D>,
) -> Step<Scalar<D>> {
    use crate::classes::{self, INFINITE, SIGNALING_NAN, ZERO};
    use Operation::*;
    use float::NanRule::{Loses, Wins};
    let w = format.width();
    match operation {
        FAdd => float::binary(c, FloatOp2::Add, format, NONE, x, y),
        FSub => float::binary(c, FloatOp2::Sub, format, NONE, x, y),
        FSubReversed => float::binary(c, FloatOp2::Sub, format, NONE, y, x),
        FMul => float::binary(c, FloatOp2::Mul, format, NONE, x, y),
        FDiv => float::binary(c, FloatOp2::Div, format, NONE, x, y),
        FDivReversed => float::binary(c, FloatOp2::Div, format, NONE, y, x),
        FDifference => {
            let difference = float::binary(c, FloatOp2::Sub, format, NONE, x, y)?;
            Ok(float::abs(c, format, NONE, difference))
        }
        FMax => float::extremum(c, format, NONE, true, Wins, x, y),
        FMin => float::extremum(c, format, NONE, false, Wins, x, y),
        FMaxNumber | FMinNumber => {
            let number =
                float::extremum(c, format, NONE, operation == FMaxNumber, Loses, x.clone(), y.clone())?;
            let Some(nan) = classes::preferred_nan(format) else {
                return Err(c.unsupported("a number of this format"));
            };
            // A signalling NaN wins.
            let d = c.d();
            let nan = d.literal(&nan);
            let (p, q) = (
                classes::is_class(d, format, SIGNALING_NAN, &x.bits),
                classes::is_class(d, format, SIGNALING_NAN, &y.bits),
            );
            let signals = d.or_b(p, q);
            let bits = d.ite(w, &signals, &nan, &number.bits);
            Ok(Scalar { bits, ..number })
        }
        FMulExtended => {
            let product = float::binary(c, FloatOp2::Mul, format, NONE, x.clone(), y.clone())?;
            let two = c.d().bv(8, 2);
            let Ok(two) = c.d().int_to_float(false, 8, format, &two) else {
                return Err(c.unsupported("a number of this format"));
            };
            let d = c.d();
            let is = |d: &mut D, mask: u32, of: &D::Bv| classes::is_class(d, format, mask, of);
            let (a, b) = (is(d, ZERO, &x.bits), is(d, INFINITE, &y.bits));
            let one_way = d.and_b(a, b);
            let (a, b) = (is(d, INFINITE, &x.bits), is(d, ZERO, &y.bits));
            let other_way = d.and_b(a, b);
            let special = d.or_b(one_way, other_way);
            let sign = derived::signed_min(d, w);
            let signs = d.xor(w, &x.bits, &y.bits);
            let sign = d.and(w, &signs, &sign);
            let two = d.or(w, &two, &sign);
            let bits = d.ite(w, &special, &two, &product.bits);
            Ok(Scalar { bits, ..product })
        }
        _ => Err(c.unsupported("an intrinsic of numbers on something else")),
    }
}

fn unary<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operation: Unary,
    kind: Kind,
    w: u32,
    a: Scalar<D>,
) -> Step<Scalar<D>> {
    if let Kind::Float(format) = kind {
        return match operation {
            Unary::FAbs => Ok(float::abs(c, format, NONE, a)),
            Unary::FNeg => Ok(float::neg(c, format, NONE, a)),
            Unary::Sqrt => float::unary(c, FloatOp1::Sqrt, format, NONE, a),
            _ => Err(c.unsupported("an intrinsic of integers on something else")),
        };
    }
    let d = c.d();
    let negated = derived::neg(d, w, &a.bits);
    let negative = derived::negative(d, w, &a.bits);
    let (least, greatest) = (derived::signed_min(d, w), derived::signed_max(d, w));
    let is_least = d.eq(w, &a.bits, &least);
    let saturated = d.ite(w, &is_least, &greatest, &negated);
    let bits = match operation {
        Unary::Abs => d.ite(w, &negative, &negated, &a.bits),
        Unary::AbsSaturated => d.ite(w, &negative, &saturated, &a.bits),
        Unary::Neg => negated,
        Unary::NegSaturated => saturated,
        Unary::Not => d.not(w, &a.bits),
        Unary::CountOnes => d.count_ones(w, &a.bits),
        Unary::LeadingZeros => d.leading_zeros(w, &a.bits),
        Unary::FAbs | Unary::FNeg | Unary::Sqrt => {
            return Err(c.unsupported("an intrinsic of numbers on something else"));
        }
    };
    Ok(mixed(d, w, bits, &[(w, &a)]))
}

fn logic<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operation: Logic,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    let not = |c: &mut C, a: Scalar<D>| Scalar { bits: c.d().not(1, &a.bits), ..a };
    match operation {
        Logic::And => int::and(c, 1, NONE, a, b),
        Logic::Or => int::or(c, 1, NONE, a, b),
        Logic::Xor => int::xor(c, 1, NONE, a, b),
        Logic::AndNot => {
            let b = not(c, b);
            int::and(c, 1, NONE, a, b)
        }
        Logic::OrNot => {
            let b = not(c, b);
            int::or(c, 1, NONE, a, b)
        }
        Logic::NotAnd => {
            let both = int::and(c, 1, NONE, a, b);
            not(c, both)
        }
        Logic::NotOr => {
            let either = int::or(c, 1, NONE, a, b);
            not(c, either)
        }
    }
}

/// Whether any of the selected lanes is set, or the first or last of them; no if there are none.
fn question<D: Domain>(d: &mut D, test: Test, pg: &Vector<D>, a: &Vector<D>) -> Scalar<D> {
    let mut answer = d.bool(false);
    let mut lanes: Vec<(&Scalar<D>, &Scalar<D>)> = pg.lanes.iter().zip(&a.lanes).collect();
    if test == Test::First {
        lanes.reverse();
    }
    for (selected, lane) in &lanes {
        let (selected, set) = (is_set(d, 1, 0, &selected.bits), is_set(d, 1, 0, &lane.bits));
        let both = d.and_b(selected.clone(), set);
        let kept = match test {
            Test::Any => answer,
            Test::First | Test::Last => {
                let other = d.not_b(selected);
                d.and_b(other, answer)
            }
        };
        answer = d.or_b(both, kept);
    }
    let bits = d.bit(answer);
    let from: Vec<(u32, &Scalar<D>)> = lanes.iter().flat_map(|(pg, lane)| [(1, *pg), (1, *lane)]).collect();
    mixed(d, 1, bits, &from)
}
