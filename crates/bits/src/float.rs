//! IEEE numbers as LLVM's text writes and reads them.
//!
//! Numbers are bit patterns, so that every NaN keeps its sign, its payload and whether it signals. The functions
//! follow LLVM 19 to the letter where a choice exists: which decimals are printed instead of hexadecimals, in
//! which order the words of the wide formats stand, how NaNs change format, and which patterns of the x87 format
//! are the same number. Two things differ: a hexadecimal too long for its format is refused, not cut; and decimals are
//! rounded correctly even if their exponent is beyond the 24,000 where LLVM stops counting.

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};

/// A floating-point format of LLVM.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatFormat {
    /// `half`: IEEE binary16.
    Half,
    /// `bfloat`: the upper half of a binary32.
    BFloat,
    /// `float`: IEEE binary32.
    Single,
    /// `double`: IEEE binary64.
    Double,
    /// `x86_fp80`: the extended format of the x87, with an explicit integer bit.
    X87,
    /// `fp128`: IEEE binary128.
    Quad,
    /// `ppc_fp128`: the sum of two doubles; the greater one is in the low 64 bits.
    PpcPair,
}

impl FloatFormat {
    /// How many bits a number takes.
    pub fn width(self) -> u32 {
        match self {
            FloatFormat::Half | FloatFormat::BFloat => 16,
            FloatFormat::Single => 32,
            FloatFormat::Double => 64,
            FloatFormat::X87 => 80,
            FloatFormat::Quad | FloatFormat::PpcPair => 128,
        }
    }
}

/// The double nearest to the decimal number `[-+]?[0-9]+[.][0-9]*([eE][-+]?[0-9]+)?`, infinite if it is too great;
/// `None` if the text is anything else.
pub fn parse_double(text: &[u8]) -> Option<u64> {
    let unsigned = text.strip_prefix(b"-").or_else(|| text.strip_prefix(b"+")).unwrap_or(text);
    let (integer, rest) = split_digits(unsigned);
    let (_, exponent) = split_digits(rest.strip_prefix(b".")?);
    let well_formed = !integer.is_empty()
        && match exponent {
            [] => true,
            [b'e' | b'E', b'-' | b'+', digits @ ..] | [b'e' | b'E', digits @ ..] => {
                !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
            }
            _ => false,
        };
    if !well_formed {
        return None;
    }
    let value: f64 = str::from_utf8(text).ok()?.parse().ok()?;
    Some(value.to_bits())
}

/// The decimal digits at the start, and what follows them.
fn split_digits(text: &[u8]) -> (&[u8], &[u8]) {
    let end = text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    text.split_at_checked(end).unwrap_or((text, &[]))
}

/// The constant that a number in double notation stands for in a place of another format, or `None` where LLVM
/// refuses it: if the number, or the payload of the NaN, cannot be kept exactly, and for the formats wider than a
/// double, whose constants have a notation of their own.
pub fn double_to(format: FloatFormat, double_bits: u64) -> Option<u128> {
    match format {
        FloatFormat::Half => narrow::<Half>(double_bits, 10),
        FloatFormat::BFloat => narrow::<BFloat>(double_bits, 7),
        FloatFormat::Single => narrow::<Single>(double_bits, 23),
        FloatFormat::Double => Some(double_bits.into()),
        FloatFormat::X87 | FloatFormat::Quad | FloatFormat::PpcPair => None,
    }
}

/// The number as a double: exact for the formats no wider than that, NaNs with their payload and signalling as
/// before; of the wider IEEE formats the nearest double, NaNs quiet; of a pair its greater part.
pub fn to_double(format: FloatFormat, bits: u128) -> u64 {
    match format {
        FloatFormat::Half => widen::<Half>(bits, 10),
        FloatFormat::BFloat => widen::<BFloat>(bits, 7),
        FloatFormat::Single => widen::<Single>(bits, 23),
        FloatFormat::Double | FloatFormat::PpcPair => bits as u64,
        FloatFormat::X87 => nearest_double::<X87DoubleExtended>(bits),
        FloatFormat::Quad => nearest_double::<Quad>(bits),
    }
}

/// The constant as LLVM prints it. Bits above the format's width are ignored.
pub fn to_text(format: FloatFormat, bits: u128) -> String {
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    match format {
        FloatFormat::Half => format!("0xH{:04X}", low as u16),
        FloatFormat::BFloat => format!("0xR{:04X}", low as u16),
        FloatFormat::Single | FloatFormat::Double => {
            let double = to_double(format, bits);
            short_decimal(double).unwrap_or_else(|| format!("0x{double:X}"))
        }
        FloatFormat::X87 => format!("0xK{:020X}", canonical_x87(bits)),
        FloatFormat::Quad => format!("0xL{low:016X}{high:016X}"),
        FloatFormat::PpcPair => format!("0xM{low:016X}{high:016X}"),
    }
}

/// The constant `0x`, `kind`, `digits`, where kind is one of `H`, `R`, `K`, `L` and `M`; `None` if it is not, or if
/// the digits are none, no digits, or too many.
pub fn from_hex_text(kind: u8, digits: &[u8]) -> Option<u128> {
    if digits.is_empty() {
        return None;
    }
    match kind {
        // What exceeds the 16 bits is cut as long as it fits a word.
        b'H' | b'R' => Some((u64::try_from(hex_value(digits)?).ok()? as u16).into()),
        // Sign and exponent come first, however few digits follow.
        b'K' => {
            let (high, low) = digits.split_at_checked(4).unwrap_or((digits, &[]));
            let low = u64::try_from(hex_value(low)?).ok()?;
            Some(canonical_x87(hex_value(high)? << 64 | u128::from(low)))
        }
        // The low word comes first; one word alone is the high one.
        b'L' | b'M' => {
            let (low, high) = digits.split_at_checked(16).unwrap_or((&[], digits));
            if high.len() > 16 {
                return None;
            }
            Some(hex_value(high)? << 64 | hex_value(low)?)
        }
        _ => None,
    }
}

/// The value of hexadecimal digits, 0 for none; `None` if it needs more than 128 bits.
fn hex_value(digits: &[u8]) -> Option<u128> {
    digits.iter().try_fold(0u128, |value, digit| {
        let digit = char::from(*digit).to_digit(16)?;
        Some(value.checked_mul(16)? | u128::from(digit))
    })
}

/// The decimal with six significant digits that LLVM prints for a finite double, if it stands for this very double.
///
/// Its last digit is not always the rounded one (0.7 comes out as 6.99999e-01 and is therefore printed in
/// hexadecimal), so the digits are those of the algorithm LLVM uses.
fn short_decimal(double: u64) -> Option<String> {
    let value = f64::from_bits(double);
    // Most doubles need more digits than six; finding that out first is much cheaper than the exact decimal.
    let shortest = format!("{value:e}");
    let digits = shortest.bytes().take_while(|byte| *byte != b'e').filter(u8::is_ascii_digit).count();
    if !value.is_finite() || digits > 6 {
        return None;
    }
    let number = Double::from_bits(double.into());
    let no_padding = 0;
    let text = format!("{number:#no_padding$.6}");
    let read_back: f64 = text.parse().ok()?;
    (read_back.to_bits() == double).then_some(text)
}

/// The explicit bits of a double's significand.
const DOUBLE_FRACTION: u32 = 52;

/// An x87 number in the one form LLVM keeps of it: an exponent of zero with the integer bit is that of one, and what
/// lacks the integer bit it needs is a NaN.
fn canonical_x87(bits: u128) -> u128 {
    X87DoubleExtended::from_bits(bits & ((1 << 80) - 1)).to_bits()
}

/// A double in a narrower format with `fraction` explicit significand bits, if that keeps it exactly.
fn narrow<F: Float>(double_bits: u64, fraction: u32) -> Option<u128>
where
    Double: FloatConvert<F>,
{
    let number = Double::from_bits(double_bits.into());
    let mut loses = false;
    let converted = number.convert(&mut loses).value;
    if number.is_nan() {
        // Conversion makes NaNs quiet; a constant stays as it is.
        let excess = DOUBLE_FRACTION - fraction;
        let payload = double_bits & ((1 << DOUBLE_FRACTION) - 1);
        let kept = payload >> excess;
        if kept << excess != payload {
            return None;
        }
        return Some(converted.to_bits() >> fraction << fraction | u128::from(kept));
    }
    (!loses).then(|| converted.to_bits())
}

/// A number of a narrower format with `fraction` explicit significand bits as a double.
fn widen<F: Float + FloatConvert<Double>>(bits: u128, fraction: u32) -> u64 {
    let bits = bits & ((1 << F::BITS) - 1);
    let converted = nearest_double::<F>(bits);
    if F::from_bits(bits).is_nan() {
        // Conversion makes NaNs quiet; a constant stays as it is.
        let payload = (bits & ((1 << fraction) - 1)) as u64;
        return converted >> DOUBLE_FRACTION << DOUBLE_FRACTION | payload << (DOUBLE_FRACTION - fraction);
    }
    converted
}

/// The double nearest to a number, as IEEE converts it.
fn nearest_double<F: Float + FloatConvert<Double>>(bits: u128) -> u64 {
    F::from_bits(bits & (u128::MAX >> (128 - F::BITS))).convert(&mut false).value.to_bits() as u64
}
