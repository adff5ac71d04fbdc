//! Values of any width, on [`Bits`].

use crate::cell::Prov;
use crate::narrow;
use bits::Bits;
use bits::float::FloatFormat;
use bits::float_arith::{self, RoundingMode};
use bits::float_convert;
use sem::domain::{Domain, FloatOp1, FloatOp2, FloatTest, NoFloat};

/// The domain of bit-vectors of any width.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wide;

/// The bits of a float, of at most 128 bits.
fn raw(a: &Bits) -> u128 {
    a.to_u128().unwrap_or(0)
}

fn float(f: FloatFormat, result: float_arith::Result<u128>) -> Result<Bits, NoFloat> {
    result.map(|bits| Bits::from_u128(f.width(), bits)).map_err(|_| NoFloat)
}

macro_rules! forward {
    ($($name:ident)*) => {
        $(fn $name(&mut self, _w: u32, a: &Bits, b: &Bits) -> Bits { a.$name(b) })*
    };
}

impl Domain for Wide {
    type Bv = Bits;
    type Bool = bool;
    type Prov = Prov;

    fn bv(&mut self, w: u32, value: u64) -> Bits {
        Bits::from_u64(w, value)
    }
    fn literal(&mut self, bits: &Bits) -> Bits {
        bits.clone()
    }
    fn bool(&mut self, value: bool) -> bool {
        value
    }
    fn known_zero(&self, a: &Bits) -> bool {
        a.is_zero()
    }
    fn known(&self, a: &bool) -> Option<bool> {
        Some(*a)
    }
    fn not_b(&mut self, a: bool) -> bool {
        !a
    }
    fn and_b(&mut self, a: bool, b: bool) -> bool {
        a & b
    }
    fn or_b(&mut self, a: bool, b: bool) -> bool {
        a | b
    }
    fn bit(&mut self, a: bool) -> Bits {
        Bits::from_u64(1, a.into())
    }
    forward! { add sub mul udiv urem sdiv srem shl lshr ashr and or xor }
    fn not(&mut self, _w: u32, a: &Bits) -> Bits {
        a.not()
    }
    fn eq(&mut self, _w: u32, a: &Bits, b: &Bits) -> bool {
        a == b
    }
    fn ult(&mut self, _w: u32, a: &Bits, b: &Bits) -> bool {
        a.ult(b)
    }
    fn slt(&mut self, _w: u32, a: &Bits, b: &Bits) -> bool {
        a.slt(b)
    }
    fn umul_overflows(&mut self, _w: u32, a: &Bits, b: &Bits) -> bool {
        a.mul_overflows_unsigned(b)
    }
    fn smul_overflows(&mut self, _w: u32, a: &Bits, b: &Bits) -> bool {
        a.mul_overflows_signed(b)
    }
    fn zext(&mut self, _w: u32, to: u32, a: &Bits) -> Bits {
        a.zero_extend(to)
    }
    fn sext(&mut self, _w: u32, to: u32, a: &Bits) -> Bits {
        a.sign_extend(to)
    }
    fn extract(&mut self, _w: u32, low: u32, len: u32, a: &Bits) -> Bits {
        a.extract(low + len - 1, low)
    }
    fn concat(&mut self, _hw: u32, high: &Bits, _lw: u32, low: &Bits) -> Bits {
        high.concat(low)
    }
    fn ite(&mut self, _w: u32, c: &bool, a: &Bits, b: &Bits) -> Bits {
        if *c { a.clone() } else { b.clone() }
    }
    fn no_prov(&mut self) -> Prov {
        Prov::NONE
    }
    fn known_no_prov(&self, a: &Prov) -> bool {
        *a == Prov::NONE
    }
    fn ite_prov(&mut self, c: &bool, a: &Prov, b: &Prov) -> Prov {
        if *c { *a } else { *b }
    }
    fn float2(&mut self, op: FloatOp2, f: FloatFormat, a: &Bits, b: &Bits) -> Result<Bits, NoFloat> {
        let (x, y, mode) = (raw(a), raw(b), RoundingMode::NearestEven);
        float(
            f,
            match op {
                FloatOp2::Add => float_arith::add(f, x, y, mode),
                FloatOp2::Sub => float_arith::sub(f, x, y, mode),
                FloatOp2::Mul => float_arith::mul(f, x, y, mode),
                FloatOp2::Div => float_arith::div(f, x, y, mode),
                FloatOp2::Rem => float_arith::rem(f, x, y),
            },
        )
    }
    fn float1(&mut self, op: FloatOp1, f: FloatFormat, a: &Bits) -> Result<Bits, NoFloat> {
        float(f, narrow::float1(op, f, raw(a)))
    }
    fn fma(&mut self, f: FloatFormat, a: &Bits, b: &Bits, c: &Bits) -> Result<Bits, NoFloat> {
        float(f, float_arith::fma(f, raw(a), raw(b), raw(c), RoundingMode::NearestEven))
    }
    fn float_test(&mut self, test: FloatTest, f: FloatFormat, a: &Bits, b: &Bits) -> Result<bool, NoFloat> {
        narrow::float_test(test, f, raw(a), raw(b))
    }
    fn float_convert(&mut self, from: FloatFormat, to: FloatFormat, a: &Bits) -> Result<Bits, NoFloat> {
        float(to, float_convert::convert(from, to, raw(a), RoundingMode::NearestEven))
    }
    fn int_to_float(&mut self, is_signed: bool, _w: u32, f: FloatFormat, a: &Bits) -> Result<Bits, NoFloat> {
        float(f, narrow::int_to_float(is_signed, f, a))
    }
    fn float_to_int(
        &mut self,
        is_signed: bool,
        f: FloatFormat,
        w: u32,
        a: &Bits,
    ) -> Result<(Bits, bool), NoFloat> {
        narrow::float_to_int(is_signed, f, w, raw(a))
    }
    fn count_ones(&mut self, w: u32, a: &Bits) -> Bits {
        Bits::from_u64(w, a.count_ones().into())
    }
    fn leading_zeros(&mut self, w: u32, a: &Bits) -> Bits {
        Bits::from_u64(w, a.leading_zeros().into())
    }
    fn reverse_bits(&mut self, _w: u32, a: &Bits) -> Bits {
        a.reverse_bits()
    }
}
