//! Values of at most 64 bits as machine words, zero above their width.

use crate::cell::Prov;
use bits::Bits;
use bits::float::FloatFormat;
use bits::float_arith::{self, FloatOrder, RoundingMode};
use bits::float_convert;
use sem::domain::{Domain, FloatOp1, FloatOp2, FloatTest, NoFloat};

/// The domain of words.
#[derive(Clone, Copy, Debug, Default)]
pub struct Narrow;

/// The bits of a value of `w` bits.
#[inline(always)]
pub fn mask(w: u32) -> u64 {
    debug_assert!((1..=64).contains(&w));
    u64::MAX >> (64 - w)
}

/// The value as a signed number.
#[inline(always)]
pub fn signed(w: u32, a: u64) -> i64 {
    let unused = 64 - w;
    ((a << unused) as i64) >> unused
}

/// What `bits` answers, for floats of one word.
fn word(result: float_arith::Result<u128>) -> Result<u64, NoFloat> {
    result.map(|bits| bits as u64).map_err(|_| NoFloat)
}

#[inline(always)]
fn canonical(number: f64) -> u64 {
    if number.is_nan() { 0x7FF8_0000_0000_0000 } else { number.to_bits() }
}

impl Domain for Narrow {
    type Bv = u64;
    type Bool = bool;
    type Prov = Prov;

    #[inline(always)]
    fn bv(&mut self, w: u32, value: u64) -> u64 {
        value & mask(w)
    }
    #[inline(always)]
    fn literal(&mut self, bits: &Bits) -> u64 {
        bits.low_u64()
    }
    #[inline(always)]
    fn bool(&mut self, value: bool) -> bool {
        value
    }
    #[inline(always)]
    fn known_zero(&self, a: &u64) -> bool {
        *a == 0
    }
    #[inline(always)]
    fn known_equal(&self, a: &u64, b: &u64) -> bool {
        a == b
    }
    #[inline(always)]
    fn known(&self, a: &bool) -> Option<bool> {
        Some(*a)
    }
    #[inline(always)]
    fn not_b(&mut self, a: bool) -> bool {
        !a
    }
    #[inline(always)]
    fn and_b(&mut self, a: bool, b: bool) -> bool {
        a & b
    }
    #[inline(always)]
    fn or_b(&mut self, a: bool, b: bool) -> bool {
        a | b
    }
    #[inline(always)]
    fn bit(&mut self, a: bool) -> u64 {
        a.into()
    }
    #[inline(always)]
    fn add(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        a.wrapping_add(*b) & mask(w)
    }
    #[inline(always)]
    fn sub(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        a.wrapping_sub(*b) & mask(w)
    }
    #[inline(always)]
    fn mul(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        a.wrapping_mul(*b) & mask(w)
    }
    #[inline(always)]
    fn udiv(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        a.checked_div(*b).unwrap_or(mask(w))
    }
    #[inline(always)]
    fn urem(&mut self, _w: u32, a: &u64, b: &u64) -> u64 {
        a.checked_rem(*b).unwrap_or(*a)
    }
    #[inline(always)]
    fn sdiv(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        let (x, y) = (signed(w, *a), signed(w, *b));
        // SMT-LIB: division by zero is 1 for negative numbers and -1 for others.
        let quotient = if y == 0 { if x < 0 { 1 } else { -1 } } else { x.wrapping_div(y) };
        quotient as u64 & mask(w)
    }
    #[inline(always)]
    fn srem(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        let (x, y) = (signed(w, *a), signed(w, *b));
        let rest = if y == 0 { x } else { x.wrapping_rem(y) };
        rest as u64 & mask(w)
    }
    #[inline(always)]
    fn shl(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        if *b >= u64::from(w) { 0 } else { (a << b) & mask(w) }
    }
    #[inline(always)]
    fn lshr(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        if *b >= u64::from(w) { 0 } else { a >> b }
    }
    #[inline(always)]
    fn ashr(&mut self, w: u32, a: &u64, b: &u64) -> u64 {
        let by = (*b).min(63);
        (signed(w, *a) >> by) as u64 & mask(w)
    }
    #[inline(always)]
    fn and(&mut self, _w: u32, a: &u64, b: &u64) -> u64 {
        a & b
    }
    #[inline(always)]
    fn or(&mut self, _w: u32, a: &u64, b: &u64) -> u64 {
        a | b
    }
    #[inline(always)]
    fn xor(&mut self, _w: u32, a: &u64, b: &u64) -> u64 {
        a ^ b
    }
    #[inline(always)]
    fn not(&mut self, w: u32, a: &u64) -> u64 {
        !a & mask(w)
    }
    #[inline(always)]
    fn eq(&mut self, _w: u32, a: &u64, b: &u64) -> bool {
        a == b
    }
    #[inline(always)]
    fn ult(&mut self, _w: u32, a: &u64, b: &u64) -> bool {
        a < b
    }
    #[inline(always)]
    fn slt(&mut self, w: u32, a: &u64, b: &u64) -> bool {
        signed(w, *a) < signed(w, *b)
    }
    #[inline(always)]
    fn umul_overflows(&mut self, w: u32, a: &u64, b: &u64) -> bool {
        a.checked_mul(*b).is_none_or(|product| product > mask(w))
    }
    #[inline(always)]
    fn smul_overflows(&mut self, w: u32, a: &u64, b: &u64) -> bool {
        match signed(w, *a).checked_mul(signed(w, *b)) {
            Some(product) => signed(w, product as u64 & mask(w)) != product,
            None => true,
        }
    }
    #[inline(always)]
    fn zext(&mut self, _w: u32, _to: u32, a: &u64) -> u64 {
        *a
    }
    #[inline(always)]
    fn sext(&mut self, w: u32, to: u32, a: &u64) -> u64 {
        signed(w, *a) as u64 & mask(to)
    }
    #[inline(always)]
    fn extract(&mut self, _w: u32, low: u32, len: u32, a: &u64) -> u64 {
        (a >> low) & mask(len)
    }
    #[inline(always)]
    fn concat(&mut self, _hw: u32, high: &u64, lw: u32, low: &u64) -> u64 {
        (high << lw) | low
    }
    #[inline(always)]
    fn ite(&mut self, _w: u32, c: &bool, a: &u64, b: &u64) -> u64 {
        if *c { *a } else { *b }
    }
    #[inline(always)]
    fn no_prov(&mut self) -> Prov {
        Prov::NONE
    }
    #[inline(always)]
    fn known_no_prov(&self, a: &Prov) -> bool {
        *a == Prov::NONE
    }
    #[inline(always)]
    fn ite_prov(&mut self, c: &bool, a: &Prov, b: &Prov) -> Prov {
        if *c { *a } else { *b }
    }

    #[inline(always)]
    fn float2(&mut self, op: FloatOp2, f: FloatFormat, a: &u64, b: &u64) -> Result<u64, NoFloat> {
        if f == FloatFormat::Double && op != FloatOp2::Rem {
            // The machine's own operations, which IEEE defines to the bit; `bits` does the same behind a few calls.
            let (x, y) = (f64::from_bits(*a), f64::from_bits(*b));
            return Ok(canonical(match op {
                FloatOp2::Add => x + y,
                FloatOp2::Sub => x - y,
                FloatOp2::Mul => x * y,
                _ => x / y,
            }));
        }
        let (x, y, mode) = (u128::from(*a), u128::from(*b), RoundingMode::NearestEven);
        word(match op {
            FloatOp2::Add => float_arith::add(f, x, y, mode),
            FloatOp2::Sub => float_arith::sub(f, x, y, mode),
            FloatOp2::Mul => float_arith::mul(f, x, y, mode),
            FloatOp2::Div => float_arith::div(f, x, y, mode),
            FloatOp2::Rem => float_arith::rem(f, x, y),
        })
    }
    fn float1(&mut self, op: FloatOp1, f: FloatFormat, a: &u64) -> Result<u64, NoFloat> {
        word(float1(op, f, (*a).into()))
    }
    fn fma(&mut self, f: FloatFormat, a: &u64, b: &u64, c: &u64) -> Result<u64, NoFloat> {
        word(float_arith::fma(f, (*a).into(), (*b).into(), (*c).into(), RoundingMode::NearestEven))
    }
    #[inline(always)]
    fn float_test(&mut self, test: FloatTest, f: FloatFormat, a: &u64, b: &u64) -> Result<bool, NoFloat> {
        if f == FloatFormat::Double {
            let (x, y) = (f64::from_bits(*a), f64::from_bits(*b));
            return Ok(match test {
                FloatTest::Equal => x == y,
                FloatTest::Less => x < y,
                FloatTest::LessOrEqual => x <= y,
            });
        }
        float_test(test, f, (*a).into(), (*b).into())
    }
    fn float_convert(&mut self, from: FloatFormat, to: FloatFormat, a: &u64) -> Result<u64, NoFloat> {
        word(float_convert::convert(from, to, (*a).into(), RoundingMode::NearestEven))
    }
    fn int_to_float(&mut self, is_signed: bool, w: u32, f: FloatFormat, a: &u64) -> Result<u64, NoFloat> {
        word(int_to_float(is_signed, f, &Bits::from_u64(w, *a)))
    }
    fn float_to_int(
        &mut self,
        is_signed: bool,
        f: FloatFormat,
        w: u32,
        a: &u64,
    ) -> Result<(u64, bool), NoFloat> {
        let (bits, fits) = float_to_int(is_signed, f, w, (*a).into())?;
        Ok((bits.low_u64(), fits))
    }
    fn count_ones(&mut self, _w: u32, a: &u64) -> u64 {
        a.count_ones().into()
    }
    fn leading_zeros(&mut self, w: u32, a: &u64) -> u64 {
        u64::from(a.leading_zeros() - (64 - w))
    }
    fn reverse_bits(&mut self, w: u32, a: &u64) -> u64 {
        a.reverse_bits() >> (64 - w)
    }
}

pub(crate) fn float1(op: FloatOp1, f: FloatFormat, a: u128) -> float_arith::Result<u128> {
    match op {
        FloatOp1::Sqrt => float_arith::sqrt(f, a, RoundingMode::NearestEven),
        FloatOp1::Round(mode) => float_arith::round_to_integral(f, a, mode),
    }
}

pub(crate) fn float_test(test: FloatTest, f: FloatFormat, a: u128, b: u128) -> Result<bool, NoFloat> {
    let order = float_arith::compare(f, a, b).map_err(|_| NoFloat)?;
    Ok(match test {
        FloatTest::Equal => order == FloatOrder::Equal,
        FloatTest::Less => order == FloatOrder::Less,
        FloatTest::LessOrEqual => matches!(order, FloatOrder::Less | FloatOrder::Equal),
    })
}

pub(crate) fn int_to_float(is_signed: bool, f: FloatFormat, a: &Bits) -> float_arith::Result<u128> {
    match is_signed {
        true => float_convert::from_signed(f, a, RoundingMode::NearestEven),
        false => float_convert::from_unsigned(f, a, RoundingMode::NearestEven),
    }
}

pub(crate) fn float_to_int(
    is_signed: bool,
    f: FloatFormat,
    w: u32,
    a: u128,
) -> Result<(Bits, bool), NoFloat> {
    let converted = match is_signed {
        true => float_convert::to_signed(f, a, w, RoundingMode::Zero),
        false => float_convert::to_unsigned(f, a, w, RoundingMode::Zero),
    };
    let converted = converted.map_err(|_| NoFloat)?;
    let fits = converted.is_some();
    Ok((converted.unwrap_or_else(|| Bits::zero(w)), fits))
}
