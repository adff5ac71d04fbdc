//! Intrinsics that compute: integers and numbers, lane by lane.

use super::{LaneOperands, extremum_of};
use crate::context::{Context, Host, Step, Why};
use crate::derived;
use crate::domain::{Domain, FloatOp1, FloatOp2, FloatTest};
use crate::inst::{compare, float, int};
use crate::scalar::{Scalar, either, everywhere};
use bits::float_arith::RoundingMode;
use ir::inst::{IntPredicate, OpFlags};
use program::code::IntrinsicCall;
use program::intrinsic::Intrinsic;

type Wide<H> = <H as Host>::Wide;
const NONE: OpFlags = OpFlags::NONE;

/// `llvm.sadd.with.overflow` and its kin: the wrapped result, and whether it overflowed.
pub(super) fn with_overflow<H: Host + ?Sized>(h: &mut H, call: &IntrinsicCall) -> Step<()> {
    let [(a, shape), (b, _)] = call.args[..] else {
        return Err(Context::<Wide<H>>::unsupported(h, "an intrinsic without its operands"));
    };
    let program = h.program();
    let leaves = &program.code.shape(shape).leaves;
    let cells = h.program().code.shape(shape).cells;
    for (lane, leaf) in leaves.iter().enumerate() {
        let (w, to) = (leaf.width, call.dst + leaf.cell);
        let (a, b, flag_to) = (a.plus(leaf.cell), b.plus(leaf.cell), call.dst + cells + lane as u32);
        // Signed arithmetic of C that is checked is mostly this, on words.
        if w <= 64 {
            let (a, b) = (h.get(a), h.get(b));
            let (result, flag) = overflowing::<H::Narrow, H>(h, call.which, w, a, b);
            h.set(to, result);
            h.set(flag_to, flag);
        } else {
            let (a, b) = (h.get_wide(a, w), h.get_wide(b, w));
            let (result, flag) = overflowing::<Wide<H>, H>(h, call.which, w, a, b);
            h.set_wide(to, w, result);
            h.set_wide(flag_to, 1, flag);
        }
    }
    Ok(())
}

/// The wrapped result of two operands, and whether it overflowed.
fn overflowing<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    which: Intrinsic,
    w: u32,
    a: Scalar<D>,
    b: Scalar<D>,
) -> (Scalar<D>, Scalar<D>) {
    let (x, y) = (a.bits.clone(), b.bits.clone());
    let signed = matches!(which, Intrinsic::SAddOverflow | Intrinsic::SSubOverflow | Intrinsic::SMulOverflow);
    let result = match which {
        Intrinsic::UAddOverflow | Intrinsic::SAddOverflow => int::add(c, w, NONE, a, b),
        Intrinsic::USubOverflow | Intrinsic::SSubOverflow => int::sub(c, w, NONE, a, b),
        _ => int::mul(c, w, NONE, a, b),
    };
    let d = c.d();
    let overflow = match which {
        Intrinsic::UAddOverflow | Intrinsic::SAddOverflow => {
            derived::add_overflows(d, w, signed, &x, &y, &result.bits)
        }
        Intrinsic::USubOverflow | Intrinsic::SSubOverflow => {
            derived::sub_overflows(d, w, signed, &x, &y, &result.bits)
        }
        _ if signed => d.smul_overflows(w, &x, &y),
        _ => d.umul_overflows(w, &x, &y),
    };
    let mut flag = Scalar::truth(d, overflow);
    flag.undef = everywhere(d, w, &result.undef, 1);
    flag.poison = result.poison.clone();
    (result, flag)
}

/// The intrinsics of integers.
pub(super) fn integer<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operands: LaneOperands<D>,
) -> Step<Scalar<D>> {
    use Intrinsic::*;
    let which = operands.which;
    for (_, operand) in &operands.args {
        c.exposes(operand);
    }
    Ok(match which {
        UAddSat | SAddSat | USubSat | SSubSat | UShlSat | SShlSat => {
            let (w, a, b) = operands.two(c)?;
            saturating(c, which, w, a, b)?
        }
        Ctpop | Bswap | BitReverse => {
            let (w, a) = operands.one(c)?;
            let d = c.d();
            let (bits, undef) = match which {
                Ctpop => (d.count_ones(w, &a.bits), everywhere(d, w, &a.undef, w)),
                Bswap => (derived::swap_bytes(d, w, &a.bits), derived::swap_bytes(d, w, &a.undef)),
                _ => (d.reverse_bits(w, &a.bits), d.reverse_bits(w, &a.undef)),
            };
            Scalar { bits, undef, poison: a.poison, prov: d.no_prov() }
        }
        Ctlz | Cttz => {
            let (w, a, zero_is_poison) = operands.two(c)?;
            let here = c.here();
            let d = c.d();
            let bits = if which == Ctlz {
                d.leading_zeros(w, &a.bits)
            } else {
                derived::trailing_zeros(d, w, &a.bits)
            };
            let some = derived::nonzero(d, w, &a.bits);
            let none = d.not_b(some);
            let asked = derived::nonzero(d, 1, &zero_is_poison.bits);
            let bad = d.and_b(none, asked);
            let undef = everywhere(d, w, &a.undef, w);
            Scalar { bits, undef, poison: a.poison, prov: d.no_prov() }.poisoned_if(d, bad, here)
        }
        FunnelLeft | FunnelRight => {
            let (w, args) = operands.three(c)?;
            funnel(c, which == FunnelLeft, w, args)
        }
        Abs => {
            let (w, a, min_is_poison) = operands.two(c)?;
            let here = c.here();
            let zero = Scalar::number(c.d(), w, 0);
            let negative = compare::icmp(c, IntPredicate::Slt, w, NONE, a.clone(), zero.clone());
            let minus = int::sub(c, w, NONE, zero, a.clone());
            let operand = a.bits.clone();
            let result = int::select(c.d(), w, negative, minus, a);
            let d = c.d();
            let min = derived::signed_min(d, w);
            let (is_min, asked) = (d.eq(w, &operand, &min), derived::nonzero(d, 1, &min_is_poison.bits));
            let bad = d.and_b(is_min, asked);
            result.poisoned_if(d, bad, here)
        }
        SMax | SMin | UMax | UMin => {
            let (w, a, b) = operands.two(c)?;
            minmax(c, which, w, a, b)
        }
        _ => {
            // -1, 0 or 1 in the width of the result.
            let to = operands.ret.width;
            let (w, a, b) = operands.two(c)?;
            let (less, greater) = match which {
                SCmp => (IntPredicate::Slt, IntPredicate::Sgt),
                _ => (IntPredicate::Ult, IntPredicate::Ugt),
            };
            let less = compare::icmp(c, less, w, NONE, a.clone(), b.clone());
            let greater = compare::icmp(c, greater, w, NONE, a, b);
            let (minus, one, zero) = (
                Scalar::number(c.d(), to, u64::MAX),
                Scalar::number(c.d(), to, 1),
                Scalar::number(c.d(), to, 0),
            );
            let minus = Scalar { bits: derived::ones(c.d(), to), ..minus };
            let rest = int::select(c.d(), to, greater, one, zero);
            int::select(c.d(), to, less, minus, rest)
        }
    })
}

/// The greatest or least of two integers.
pub(super) fn minmax<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    which: Intrinsic,
    w: u32,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Scalar<D> {
    let predicate = match which {
        Intrinsic::SMax | Intrinsic::ReduceSMax => IntPredicate::Sgt,
        Intrinsic::SMin | Intrinsic::ReduceSMin => IntPredicate::Slt,
        Intrinsic::UMax | Intrinsic::ReduceUMax => IntPredicate::Ugt,
        _ => IntPredicate::Ult,
    };
    let first = compare::icmp(c, predicate, w, NONE, a.clone(), b.clone());
    let mut result = int::select(c.d(), w, first, a.clone(), b.clone());
    // Poison of the one not chosen counts too.
    result.poison = a.poison.or(c.d(), b.poison);
    result
}

pub(super) fn saturating<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    which: Intrinsic,
    w: u32,
    a: Scalar<D>,
    b: Scalar<D>,
) -> Step<Scalar<D>> {
    use Intrinsic::*;
    let signed = matches!(which, SAddSat | SSubSat | SShlSat);
    let (x, y) = (a.bits.clone(), b.bits.clone());
    let result = match which {
        UAddSat | SAddSat => int::add(c, w, NONE, a, b),
        USubSat | SSubSat => int::sub(c, w, NONE, a, b),
        _ => int::shl(c, w, NONE, a, b)?,
    };
    let d = c.d();
    let overflow = match which {
        UAddSat | SAddSat => derived::add_overflows(d, w, signed, &x, &y, &result.bits),
        USubSat | SSubSat => derived::sub_overflows(d, w, signed, &x, &y, &result.bits),
        _ => {
            let back = if signed { d.ashr(w, &result.bits, &y) } else { d.lshr(w, &result.bits, &y) };
            let same = d.eq(w, &back, &x);
            d.not_b(same)
        }
    };
    let limit = match (signed, which) {
        (true, _) => {
            let negative = derived::negative(d, w, &x);
            let (least, greatest) = (derived::signed_min(d, w), derived::signed_max(d, w));
            d.ite(w, &negative, &least, &greatest)
        }
        (false, USubSat) => d.bv(w, 0),
        (false, _) => derived::ones(d, w),
    };
    let bits = d.ite(w, &overflow, &limit, &result.bits);
    let undef = everywhere(d, w, &result.undef, w);
    Ok(Scalar { bits, undef, poison: result.poison, prov: d.no_prov() })
}

/// Two words side by side, shifted by an amount modulo their width; the upper or the lower one of the result.
fn funnel<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    left: bool,
    w: u32,
    [a, b, amount]: [Scalar<D>; 3],
) -> Scalar<D> {
    let d = c.d();
    let width = d.bv(w, u64::from(w));
    // A width that does not fit itself is a power of two, and the amount is below it anyway.
    let by = if w > 1 { d.urem(w, &amount.bits, &width) } else { d.bv(w, 0) };
    let shift = |d: &mut D, high: &D::Bv, low: &D::Bv| {
        let whole = d.concat(w, high, w, low);
        let by = d.zext(w, 2 * w, &by);
        let moved = if left { d.shl(2 * w, &whole, &by) } else { d.lshr(2 * w, &whole, &by) };
        d.extract(2 * w, if left { w } else { 0 }, w, &moved)
    };
    let bits = shift(d, &a.bits, &b.bits);
    let moved = shift(d, &a.undef, &b.undef);
    let vague = everywhere(d, w, &amount.undef, w);
    let undef = either(d, w, &vague, &moved);
    let poison = a.poison.or(d, b.poison).or(d, amount.poison);
    Scalar { bits, undef, poison, prov: d.no_prov() }
}

/// A field of bits by its place and length, both modulo the width; what is beyond the upper end does not count.
pub(super) fn field<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operands: LaneOperands<D>,
) -> Step<Scalar<D>> {
    let signed = operands.which == Intrinsic::SignedField;
    let widths: Vec<u32> = operands.args.iter().map(|(leaf, _)| leaf.width).collect();
    let (w, [a, place, length]) = operands.three(c)?;
    let &[_, place_width, length_width] = &widths[..3] else {
        return Err(c.unsupported("an intrinsic without its operands"));
    };
    if !w.is_power_of_two() || place_width.min(length_width) < 8 || w < 8 {
        return Err(c.unsupported("a field of bits in an integer of this width"));
    }
    let d = c.d();
    let mask = d.bv(w, u64::from(w - 1));
    let within = |d: &mut D, width: u32, of: &D::Bv| {
        let of = derived::resize(d, width, w, of);
        d.and(w, &of, &mask)
    };
    let (from, count) = (within(d, place_width, &place.bits), within(d, length_width, &length.bits));
    // To the upper end, and back: by as much as lies above the field, if anything does.
    let end = d.add(w, &from, &count);
    let all = d.bv(w, u64::from(w));
    let inside = d.ult(w, &end, &all);
    let (zero, above) = (d.bv(w, 0), d.sub(w, &all, &end));
    let above = d.ite(w, &inside, &above, &zero);
    let moved = d.shl(w, &a.bits, &above);
    let back = d.add(w, &above, &from);
    let bits = if signed { d.ashr(w, &moved, &back) } else { d.lshr(w, &moved, &back) };
    let some = derived::nonzero(d, w, &count);
    let bits = d.ite(w, &some, &bits, &zero);
    let mut undef = everywhere(d, w, &a.undef, w);
    for (width, operand) in [(place_width, &place), (length_width, &length)] {
        let vague = everywhere(d, width, &operand.undef, w);
        undef = either(d, w, &undef, &vague);
    }
    let poison = a.poison.or(d, place.poison).or(d, length.poison);
    Ok(Scalar { bits, undef, poison, prov: d.no_prov() })
}

/// The intrinsics of numbers.
pub(super) fn number<D: Domain, C: Context<D> + ?Sized>(
    c: &mut C,
    operands: LaneOperands<D>,
) -> Step<Scalar<D>> {
    use Intrinsic::*;
    let (which, flags) = (operands.which, operands.flags);
    let format = operands.format(c)?;
    if let Some((greatest, rule)) = extremum_of(which) {
        let (_, a, b) = operands.two(c)?;
        return float::extremum(c, format, flags, greatest, rule, a, b);
    }
    let rounding = |which| match which {
        Floor => RoundingMode::Down,
        Ceil => RoundingMode::Up,
        FTrunc => RoundingMode::Zero,
        Round | LRound => RoundingMode::NearestAway,
        _ => RoundingMode::NearestEven,
    };
    match which {
        FAbs => {
            let (_, a) = operands.one(c)?;
            Ok(float::abs(c, format, flags, a))
        }
        CopySign => {
            let (_, a, b) = operands.two(c)?;
            Ok(float::copysign(c, format, flags, a, b))
        }
        Fma => {
            let (_, args) = operands.three(c)?;
            float::fma(c, format, flags, args)
        }
        MulAdd => {
            let (w, [a, b, addend]) = operands.three(c)?;
            let fuses = c.fuses();
            let product = float::binary(c, FloatOp2::Mul, format, flags, a.clone(), b.clone())?;
            let twice = float::binary(c, FloatOp2::Add, format, flags, product, addend.clone())?;
            if c.d().known(&fuses) == Some(false) {
                return Ok(twice);
            }
            let once = float::fma(c, format, flags, [a, b, addend])?;
            let d = c.d();
            let bit = d.bit(fuses);
            let fuses = Scalar::plain(d, 1, bit);
            Ok(int::select(d, w, fuses, once, twice))
        }
        Sqrt => {
            let (_, a) = operands.one(c)?;
            float::unary(c, FloatOp1::Sqrt, format, flags, a)
        }
        Floor | Ceil | FTrunc | Rint | Round => {
            let (_, a) = operands.one(c)?;
            float::unary(c, FloatOp1::Round(rounding(which)), format, flags, a)
        }
        Canonicalize => {
            // Multiplying by one changes nothing but the bits of NaNs.
            let (w, a) = operands.one(c)?;
            let Some(nan) = crate::classes::preferred_nan(format) else {
                return Err(c.unsupported("a number of this format"));
            };
            let d = c.d();
            let nan = d.literal(&nan);
            let is_nan = crate::classes::is_class(d, format, crate::classes::NAN, &a.bits);
            let taken = d.float_taken(format, &a.bits);
            let bits = d.ite(w, &is_nan, &nan, &taken);
            let undef = everywhere(d, w, &a.undef, w);
            let result = Scalar { bits, undef, poison: a.poison, prov: d.no_prov() };
            Ok(float::keep_promises(c, format, flags, result, &[a.bits]))
        }
        IsFpClass => {
            let mask = operands.args.get(1).map(|(leaf, mask)| (leaf.width, mask.clone()));
            let (w, a) = operands.one(c)?;
            let d = c.d();
            let mut result = d.bool(false);
            let mut poison = a.poison;
            let mut undef = everywhere(d, w, &a.undef, 1);
            if let Some((mask_width, mask)) = mask {
                poison = poison.or(d, mask.poison);
                let vague = everywhere(d, mask_width, &mask.undef, 1);
                undef = either(d, 1, &undef, &vague);
                let mask = mask.bits;
                for class in 0..10 {
                    let bit = d.extract(mask_width, class, 1, &mask);
                    let asked = derived::nonzero(d, 1, &bit);
                    if d.known(&asked) == Some(false) {
                        continue;
                    }
                    let is = crate::classes::is_class(d, format, 1 << class, &a.bits);
                    let both = d.and_b(asked, is);
                    result = d.or_b(result, both);
                }
            }
            let mut truth = Scalar::truth(d, result);
            truth.undef = undef;
            truth.poison = poison;
            Ok(truth)
        }
        LRint | LRound => {
            let to = operands.ret.width;
            let (w, a) = operands.one(c)?;
            let rounded = float::unary(c, FloatOp1::Round(rounding(which)), format, flags, a)?;
            let Ok((bits, fits)) = c.d().float_to_int(true, format, to, &rounded.bits) else {
                return Err(c.unsupported("a conversion of numbers of this format"));
            };
            let mut result = {
                let d = c.d();
                let undef = everywhere(d, w, &rounded.undef, to);
                Scalar { bits, undef, poison: rounded.poison, prov: d.no_prov() }
            };
            if c.d().known(&fits) != Some(true) {
                // A number that does not fit gives an arbitrary one.
                let misfit = c.d().not_b(fits.clone());
                let arbitrary = c.choose_where(&misfit, to, Why::Freeze)?;
                result.bits = c.d().ite(to, &fits, &result.bits, &arbitrary);
            }
            Ok(result)
        }
        FpToSiSat | FpToUiSat => {
            let to = operands.ret.width;
            let signed = which == FpToSiSat;
            let (w, a) = operands.one(c)?;
            let zero = c.d().bv(w, 0);
            let converted = c.d().float_to_int(signed, format, to, &a.bits);
            let below = c.d().float_test(FloatTest::Less, format, &a.bits, &zero);
            let (Ok((bits, fits)), Ok(below)) = (converted, below) else {
                return Err(c.unsupported("a conversion of numbers of this format"));
            };
            let d = c.d();
            let (least, greatest) = match signed {
                true => (derived::signed_min(d, to), derived::signed_max(d, to)),
                false => (d.bv(to, 0), derived::ones(d, to)),
            };
            let limit = d.ite(to, &below, &least, &greatest);
            let nan = crate::classes::is_class(d, format, crate::classes::NAN, &a.bits);
            let nothing = d.bv(to, 0);
            let limit = d.ite(to, &nan, &nothing, &limit);
            let bits = d.ite(to, &fits, &bits, &limit);
            let undef = everywhere(d, w, &a.undef, to);
            Ok(Scalar { bits, undef, poison: a.poison, prov: d.no_prov() })
        }
        _ => Err(c.unsupported("an intrinsic of numbers")),
    }
}
