//! Conversions between IEEE formats, and between them and integers.
//!
//! What is said of [`crate::float_arith`] holds here, too: one rounding, one NaN, no `ppc_fp128`. Integers may have any
//! width. LLVM's instructions round to the nearest even number on the way to floating point and towards zero on the way
//! to integers; the mode says so.

use crate::bits::Bits;
use crate::float::FloatFormat;
use crate::float_arith::{Result, RoundingMode};
use crate::float_number::{Layout, Magnitude, Scaled, round_off};

/// The number in another format: `fpext`, which is exact, and `fptrunc`.
pub fn convert(from: FloatFormat, to: FloatFormat, bits: u128, mode: RoundingMode) -> Result<u128> {
    let (from, to) = (Layout::of(from)?, Layout::of(to)?);
    let negative = from.is_negative(bits);
    Ok(match from.read(bits) {
        Magnitude::Nan { .. } => to.nan(),
        Magnitude::Infinity => to.infinity(negative),
        Magnitude::Finite(number) => to.round(negative, number, false, mode),
    })
}

/// The number rounded to an unsigned integer of `width` bits; `None` if there it is not one, be it too great, below zero
/// or no number.
pub fn to_unsigned(format: FloatFormat, bits: u128, width: u32, mode: RoundingMode) -> Result<Option<Bits>> {
    Ok(rounded_magnitude(format, bits, width, mode)?
        .filter(|(negative, magnitude)| !negative || magnitude.is_zero())
        .map(|(_, magnitude)| magnitude))
}

/// The number rounded to a two's complement integer of `width` bits; `None` if there it is not one, be it too great, too
/// small or no number.
pub fn to_signed(format: FloatFormat, bits: u128, width: u32, mode: RoundingMode) -> Result<Option<Bits>> {
    Ok(rounded_magnitude(format, bits, width, mode)?.and_then(|(negative, magnitude)| {
        let value = if negative { magnitude.neg() } else { magnitude };
        // The sign is right unless the magnitude was too great for it.
        (value.is_zero() || value.is_negative() == negative).then_some(value)
    }))
}

/// The sign of a number and its magnitude rounded to an integer, if that is below 2^width.
fn rounded_magnitude(
    format: FloatFormat,
    bits: u128,
    width: u32,
    mode: RoundingMode,
) -> Result<Option<(bool, Bits)>> {
    let layout = Layout::of(format)?;
    let negative = layout.is_negative(bits);
    let Magnitude::Finite(Scaled { significand, exponent }) = layout.read(bits) else { return Ok(None) };
    let shift = exponent.unsigned_abs();
    let (integer, shift) = match exponent {
        0.. => (significand, shift),
        _ => (round_off(significand, shift, false, negative, mode), 0),
    };
    if integer == 0 {
        return Ok(Some((negative, Bits::zero(width))));
    }
    let length = 128 - integer.leading_zeros() + shift;
    if length > width {
        return Ok(None);
    }
    // As the length fits the width, so does the shift, which is less.
    let magnitude = Bits::from_u128(width, integer).shl(&Bits::from_u64(width, shift.into()));
    Ok(Some((negative, magnitude)))
}

/// The floating-point number nearest to an unsigned integer.
pub fn from_unsigned(format: FloatFormat, integer: &Bits, mode: RoundingMode) -> Result<u128> {
    from_magnitude(format, false, integer, mode)
}

/// The floating-point number nearest to a two's complement integer. Zero is +0.
pub fn from_signed(format: FloatFormat, integer: &Bits, mode: RoundingMode) -> Result<u128> {
    from_magnitude(format, integer.is_negative(), &integer.magnitude(), mode)
}

fn from_magnitude(format: FloatFormat, negative: bool, magnitude: &Bits, mode: RoundingMode) -> Result<u128> {
    let layout = Layout::of(format)?;
    let length = magnitude.width() - magnitude.leading_zeros();
    // 128 bits are more than any format keeps; of those below it matters only whether there are any.
    let cut = length.saturating_sub(128);
    let significand = match cut {
        0 => magnitude.to_u128(),
        _ => magnitude.extract(length - 1, cut).to_u128(),
    };
    let more = magnitude.trailing_zeros() < cut;
    let number = Scaled { significand: significand.unwrap_or(0), exponent: cut as i32 };
    Ok(layout.round(negative, number, more, mode))
}
