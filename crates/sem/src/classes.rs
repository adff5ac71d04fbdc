//! The classes of floating-point numbers that `llvm.is.fpclass` tells apart, as tests of bits.

use crate::derived;
use crate::domain::Domain;
use bits::Bits;
use bits::float::FloatFormat;

/// Signalling and quiet NaNs.
pub const NAN: u32 = 0b11;
/// Both infinities.
pub const INFINITE: u32 = 0b10_0000_0100;
/// Zeros.
pub const ZERO: u32 = 0b110_0000;
/// NaNs that signal.
pub const SIGNALING_NAN: u32 = 0b1;

/// The bits of a format: how many for the exponent, and for the fraction without an explicit integer bit.
pub fn fields(format: FloatFormat) -> Option<(u32, u32)> {
    match format {
        FloatFormat::Half => Some((5, 10)),
        FloatFormat::BFloat => Some((8, 7)),
        FloatFormat::Single => Some((8, 23)),
        FloatFormat::Double => Some((11, 52)),
        FloatFormat::X87 => Some((15, 63)),
        FloatFormat::Quad => Some((15, 112)),
        FloatFormat::PpcPair => None,
    }
}

/// The NaN that operations return.
pub fn preferred_nan(format: FloatFormat) -> Option<Bits> {
    let (exponent, fraction) = fields(format)?;
    let integer_bit = u32::from(format == FloatFormat::X87);
    // The exponent is all ones, and so are the quiet bit and the integer bit, if there is one.
    let ones = Bits::ones(exponent + integer_bit + 1).zero_extend(format.width());
    Some(ones.shl(&Bits::from_u64(format.width(), u64::from(fraction - 1))))
}

/// Whether a number belongs to a class of `mask`, the bits of which are those of `llvm.is.fpclass`. Never for formats
/// without such classes.
///
/// Of x87's patterns those without an integer bit but with an exponent count as signalling NaNs.
pub fn is_class<D: Domain>(d: &mut D, format: FloatFormat, mask: u32, a: &D::Bv) -> D::Bool {
    let never = d.bool(false);
    let Some((exponent_bits, fraction_bits)) = fields(format) else { return never };
    let w = format.width();
    let integer_bits = u32::from(format == FloatFormat::X87);
    let negative = derived::negative(d, w, a);
    let positive = d.not_b(negative.clone());
    let exponent = d.extract(w, fraction_bits + integer_bits, exponent_bits, a);
    let fraction = d.extract(w, 0, fraction_bits, a);
    let quiet = d.extract(w, fraction_bits - 1, 1, a);
    let quiet = derived::nonzero(d, 1, &quiet);
    let full = derived::ones(d, exponent_bits);
    let full = d.eq(exponent_bits, &exponent, &full);
    let some_exponent = derived::nonzero(d, exponent_bits, &exponent);
    let empty = d.not_b(some_exponent.clone());
    let some_fraction = derived::nonzero(d, fraction_bits, &fraction);
    let no_fraction = d.not_b(some_fraction.clone());
    let integer = if integer_bits == 1 {
        let bit = d.extract(w, fraction_bits, 1, a);
        derived::nonzero(d, 1, &bit)
    } else {
        d.bool(true)
    };
    let no_integer = d.not_b(integer.clone());
    // Patterns that no x87 operation makes.
    let invalid = d.and_b(some_exponent.clone(), no_integer);
    let valid = d.not_b(invalid.clone());
    let not_full = d.not_b(full.clone());

    let special = d.and_b(full, valid.clone());
    let nan = d.and_b(special.clone(), some_fraction.clone());
    let infinite = d.and_b(special, no_fraction.clone());
    let normal = d.and_b(some_exponent, not_full);
    let normal = d.and_b(normal, valid);
    // A pseudo-denormal of the x87 has an integer bit and no exponent; it counts as subnormal.
    let tiny = if integer_bits == 1 { d.or_b(some_fraction, integer) } else { some_fraction };
    let nothing = d.not_b(tiny.clone());
    let subnormal = d.and_b(empty.clone(), tiny);
    let zero = d.and_b(empty, nothing);

    let mut result = never;
    let mut add = |d: &mut D, bit: u32, of: &D::Bool, and: &D::Bool| {
        if mask & (1 << bit) != 0 {
            let both = d.and_b(of.clone(), and.clone());
            result = d.or_b(result.clone(), both);
        }
    };
    let signalling = d.not_b(quiet.clone());
    add(d, 0, &nan, &signalling);
    let always = d.bool(true);
    add(d, 0, &invalid, &always);
    add(d, 1, &nan, &quiet);
    for (kind, low, high) in [(&infinite, 2, 9), (&normal, 3, 8), (&subnormal, 4, 7), (&zero, 5, 6)] {
        add(d, low, kind, &negative);
        add(d, high, kind, &positive);
    }
    result
}
