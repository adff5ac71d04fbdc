//! Arithmetic of IEEE numbers, given and returned as bit patterns.
//!
//! Every result is the exact one, rounded once; [`RoundingMode::default`] is what LLVM's instructions assume. Exceptions
//! have no flags. Bits above a format's width are ignored in operands and zero in results. `ppc_fp128` is refused with
//! [`Unsupported`].
//!
//! **NaNs.** LLVM leaves open which NaN an operation returns. Here it is always the preferred one (positive, quiet, no
//! payload), whatever NaNs went in; signalling ones count like quiet ones. Only [`neg`], [`abs`] and [`copysign`] keep a
//! NaN's bits, since they are defined to change nothing but the sign.
//!
//! `float` and `double` with the default rounding use the machine's own operations, which IEEE defines to the bit. The
//! target must compute without excess precision, as all with SSE2, NEON or the like do.

use std::cmp::Ordering;

use rustc_apfloat::{Float, Round, ieee};

use crate::float::FloatFormat;
use crate::float_number::{Layout, Magnitude, Scaled, round_off};
pub use crate::float_number::{RoundingMode, Unsupported};

/// A result that is there for the IEEE formats.
pub type Result<T> = std::result::Result<T, Unsupported>;

/// How two numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatOrder {
    /// The left one is less.
    Less,
    /// They are equal, as both zeros are.
    Equal,
    /// The left one is greater.
    Greater,
    /// One is not a number.
    Unordered,
}

/// The kinds of numbers that `llvm.is.fpclass` tells apart, in the order of its mask's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum FloatClass {
    SignalingNan,
    QuietNan,
    NegativeInfinity,
    NegativeNormal,
    NegativeSubnormal,
    NegativeZero,
    PositiveZero,
    PositiveSubnormal,
    PositiveNormal,
    PositiveInfinity,
}

impl FloatClass {
    /// The bit that stands for the class in the mask of `llvm.is.fpclass`.
    pub fn mask(self) -> u32 {
        1 << self as u32
    }
}

/// The operations of two operands that round.
#[derive(Clone, Copy)]
enum Operation {
    Add,
    Sub,
    Mul,
    Div,
}

fn apfloat_mode(mode: RoundingMode) -> Round {
    match mode {
        RoundingMode::NearestEven => Round::NearestTiesToEven,
        RoundingMode::NearestAway => Round::NearestTiesToAway,
        RoundingMode::Up => Round::TowardPositive,
        RoundingMode::Down => Round::TowardNegative,
        RoundingMode::Zero => Round::TowardZero,
    }
}

/// Calls a function that is generic in the type of rustc_apfloat for a format.
macro_rules! with_apfloat {
    ($format:expr, $function:ident ( $($argument:expr),* )) => {
        match $format {
            FloatFormat::Half => Ok($function::<ieee::Half>($($argument),*)),
            FloatFormat::BFloat => Ok($function::<ieee::BFloat>($($argument),*)),
            FloatFormat::Single => Ok($function::<ieee::Single>($($argument),*)),
            FloatFormat::Double => Ok($function::<ieee::Double>($($argument),*)),
            FloatFormat::X87 => Ok($function::<ieee::X87DoubleExtended>($($argument),*)),
            FloatFormat::Quad => Ok($function::<ieee::Quad>($($argument),*)),
            FloatFormat::PpcPair => Err(Unsupported),
        }
    };
}

fn load<F: Float>(bits: u128) -> F {
    F::from_bits(bits & (u128::MAX >> (128 - F::BITS)))
}

fn apfloat_binary<F: Float>(operation: Operation, left: u128, right: u128, mode: RoundingMode) -> u128 {
    let (left, right, round) = (load::<F>(left), load::<F>(right), apfloat_mode(mode));
    let result = match operation {
        Operation::Add => left.add_r(right, round),
        Operation::Sub => left.sub_r(right, round),
        Operation::Mul => left.mul_r(right, round),
        Operation::Div => left.div_r(right, round),
    };
    result.value.to_bits()
}

fn apfloat_fma<F: Float>(left: u128, right: u128, addend: u128, mode: RoundingMode) -> u128 {
    load::<F>(left).mul_add_r(load(right), load(addend), apfloat_mode(mode)).value.to_bits()
}

/// An operation in software, whatever the format.
fn soft_binary(
    operation: Operation,
    format: FloatFormat,
    left: u128,
    right: u128,
    mode: RoundingMode,
) -> Result<u128> {
    let bits = with_apfloat!(format, apfloat_binary(operation, left, right, mode))?;
    canonical_nan(format, bits)
}

fn soft_fma(format: FloatFormat, left: u128, right: u128, addend: u128, mode: RoundingMode) -> Result<u128> {
    let bits = with_apfloat!(format, apfloat_fma(left, right, addend, mode))?;
    canonical_nan(format, bits)
}

fn single(bits: u128) -> f32 {
    f32::from_bits(bits as u32)
}

fn double(bits: u128) -> f64 {
    f64::from_bits(bits as u64)
}

/// The pattern of a machine number, the preferred one if it is a NaN.
fn single_bits(number: f32) -> u128 {
    if number.is_nan() { 0x7FC0_0000 } else { number.to_bits().into() }
}

fn double_bits(number: f64) -> u128 {
    if number.is_nan() { 0x7FF8_0000_0000_0000 } else { number.to_bits().into() }
}

/// A result with the preferred NaN in place of any.
fn canonical_nan(format: FloatFormat, bits: u128) -> Result<u128> {
    let layout = Layout::of(format)?;
    Ok(if is_nan(layout, bits) { layout.nan() } else { bits })
}

fn is_nan(layout: Layout, bits: u128) -> bool {
    matches!(layout.read(bits), Magnitude::Nan { .. })
}

fn binary(
    operation: Operation,
    format: FloatFormat,
    left: u128,
    right: u128,
    mode: RoundingMode,
) -> Result<u128> {
    match (format, mode) {
        (FloatFormat::Single, RoundingMode::NearestEven) => {
            let (left, right) = (single(left), single(right));
            Ok(single_bits(match operation {
                Operation::Add => left + right,
                Operation::Sub => left - right,
                Operation::Mul => left * right,
                Operation::Div => left / right,
            }))
        }
        (FloatFormat::Double, RoundingMode::NearestEven) => {
            let (left, right) = (double(left), double(right));
            Ok(double_bits(match operation {
                Operation::Add => left + right,
                Operation::Sub => left - right,
                Operation::Mul => left * right,
                Operation::Div => left / right,
            }))
        }
        _ => soft_binary(operation, format, left, right, mode),
    }
}

/// left + right.
pub fn add(format: FloatFormat, left: u128, right: u128, mode: RoundingMode) -> Result<u128> {
    binary(Operation::Add, format, left, right, mode)
}

/// left - right.
pub fn sub(format: FloatFormat, left: u128, right: u128, mode: RoundingMode) -> Result<u128> {
    binary(Operation::Sub, format, left, right, mode)
}

/// left × right.
pub fn mul(format: FloatFormat, left: u128, right: u128, mode: RoundingMode) -> Result<u128> {
    binary(Operation::Mul, format, left, right, mode)
}

/// left / right.
pub fn div(format: FloatFormat, left: u128, right: u128, mode: RoundingMode) -> Result<u128> {
    binary(Operation::Div, format, left, right, mode)
}

/// left × right + addend, rounded once.
pub fn fma(format: FloatFormat, left: u128, right: u128, addend: u128, mode: RoundingMode) -> Result<u128> {
    match (format, mode) {
        (FloatFormat::Single, RoundingMode::NearestEven) => {
            Ok(single_bits(single(left).mul_add(single(right), single(addend))))
        }
        (FloatFormat::Double, RoundingMode::NearestEven) => {
            Ok(double_bits(double(left).mul_add(double(right), double(addend))))
        }
        _ => soft_fma(format, left, right, addend, mode),
    }
}

/// The remainder of the division rounded towards zero, with the sign of the dividend: `frem` and C's `fmod`. It is
/// always exact.
pub fn rem(format: FloatFormat, dividend: u128, divisor: u128) -> Result<u128> {
    let layout = Layout::of(format)?;
    let negative = layout.is_negative(dividend);
    let (left, right) = match (layout.read(dividend), layout.read(divisor)) {
        (Magnitude::Finite(left), Magnitude::Finite(right)) if right.significand != 0 => (left, right),
        (Magnitude::Finite(_), Magnitude::Infinity) => return Ok(layout.canonical(dividend)),
        _ => return Ok(layout.nan()),
    };
    // Of a greater exponent are only numbers that are greater themselves.
    let Ok(mut doublings) = u32::try_from(left.exponent - right.exponent) else {
        return Ok(layout.canonical(dividend));
    };
    // As many bits at a time as there is room for above a remainder.
    let room = right.significand.leading_zeros();
    let mut significand = left.significand % right.significand;
    while doublings > 0 && significand != 0 {
        let step = doublings.min(room);
        significand = (significand << step) % right.significand;
        doublings -= step;
    }
    let remainder = Scaled { significand, exponent: right.exponent };
    Ok(layout.round(negative, remainder, false, RoundingMode::Zero))
}

/// The square root; NaN for numbers below zero, and -0 for -0.
pub fn sqrt(format: FloatFormat, bits: u128, mode: RoundingMode) -> Result<u128> {
    match (format, mode) {
        (FloatFormat::Single, RoundingMode::NearestEven) => Ok(single_bits(single(bits).sqrt())),
        (FloatFormat::Double, RoundingMode::NearestEven) => Ok(double_bits(double(bits).sqrt())),
        _ => soft_sqrt(format, bits, mode),
    }
}

fn soft_sqrt(format: FloatFormat, bits: u128, mode: RoundingMode) -> Result<u128> {
    let layout = Layout::of(format)?;
    let negative = layout.is_negative(bits);
    let number = match layout.read(bits) {
        Magnitude::Finite(number) if number.significand == 0 => return Ok(layout.canonical(bits)),
        Magnitude::Finite(number) if !negative => number,
        Magnitude::Infinity if !negative => return Ok(layout.infinity(false)),
        _ => return Ok(layout.nan()),
    };
    // The root of m × 4^e is that of m times 2^e.
    let odd = number.exponent & 1;
    let (radicand, mut exponent) = (number.significand << odd, (number.exponent - odd) / 2);
    // As on paper: each pair of the radicand's bits, then of zeros after its point, gives one bit of the root. The
    // remainder is never more than twice the root, so there is room for the next pair.
    let (mut root, mut remainder) = (0u128, 0u128);
    let mut next_bit = |pair: u128| {
        remainder = remainder << 2 | pair;
        let trial = root << 2 | 1;
        root <<= 1;
        if remainder >= trial {
            remainder -= trial;
            root |= 1;
        }
        root
    };
    let pairs = (128 - radicand.leading_zeros()).div_ceil(2);
    for place in (0..pairs).rev() {
        next_bit(radicand >> (2 * place) & 3);
    }
    // One bit more than is kept.
    while next_bit(0) >> layout.precision == 0 {
        exponent -= 1;
    }
    exponent -= 1;
    Ok(layout.round(false, Scaled { significand: root, exponent }, remainder != 0, mode))
}

/// The number with the other sign, also of NaNs: the sign bit is flipped and nothing else.
pub fn neg(format: FloatFormat, bits: u128) -> Result<u128> {
    let layout = Layout::of(format)?;
    let sign = layout.sign_mask();
    Ok((bits & (layout.magnitude_mask() | sign)) ^ sign)
}

/// The number without its sign, also of NaNs: the sign bit is cleared and nothing else.
pub fn abs(format: FloatFormat, bits: u128) -> Result<u128> {
    Ok(bits & Layout::of(format)?.magnitude_mask())
}

/// The number with the sign of another, also of NaNs: the sign bit is copied and nothing else.
pub fn copysign(format: FloatFormat, magnitude: u128, sign: u128) -> Result<u128> {
    let layout = Layout::of(format)?;
    Ok(magnitude & layout.magnitude_mask() | sign & layout.sign_mask())
}

/// A number's place among all of its format, -0 just below +0; `None` for NaNs.
fn rank(layout: Layout, bits: u128) -> Option<i128> {
    if is_nan(layout, bits) {
        return None;
    }
    // Greater numbers have greater patterns, once every number has but one.
    let magnitude = (layout.canonical(bits) & layout.magnitude_mask()) as i128;
    Some(if layout.is_negative(bits) { -1 - magnitude } else { magnitude })
}

/// How the numbers compare.
pub fn compare(format: FloatFormat, left: u128, right: u128) -> Result<FloatOrder> {
    let order = match format {
        FloatFormat::Single => single(left).partial_cmp(&single(right)),
        FloatFormat::Double => double(left).partial_cmp(&double(right)),
        _ => soft_compare(Layout::of(format)?, left, right),
    };
    Ok(match order {
        Some(Ordering::Less) => FloatOrder::Less,
        Some(Ordering::Equal) => FloatOrder::Equal,
        Some(Ordering::Greater) => FloatOrder::Greater,
        None => FloatOrder::Unordered,
    })
}

fn soft_compare(layout: Layout, left: u128, right: u128) -> Option<Ordering> {
    let one_zero = |rank: i128| if rank == -1 { 0 } else { rank };
    Some(one_zero(rank(layout, left)?).cmp(&one_zero(rank(layout, right)?)))
}

/// The one of two numbers that comes first, or last.
fn choose(format: FloatFormat, left: u128, right: u128, least: bool, numbers_win: bool) -> Result<u128> {
    let layout = Layout::of(format)?;
    let chosen = match (rank(layout, left), rank(layout, right)) {
        (Some(left_rank), Some(right_rank)) if (left_rank <= right_rank) == least => left,
        (Some(_), Some(_)) => right,
        (Some(_), None) if numbers_win => left,
        (None, Some(_)) if numbers_win => right,
        _ => return Ok(layout.nan()),
    };
    Ok(layout.canonical(chosen))
}

/// `llvm.minnum`: the lesser, or the one that is a number. LLVM leaves two things open that are settled here as for
/// [`minimumnum`]: -0 is less than +0, and a signalling NaN is treated as a quiet one.
pub fn minnum(format: FloatFormat, left: u128, right: u128) -> Result<u128> {
    minimumnum(format, left, right)
}

/// `llvm.maxnum`: the greater, or the one that is a number; settled where LLVM leaves a choice as for [`minnum`].
pub fn maxnum(format: FloatFormat, left: u128, right: u128) -> Result<u128> {
    maximumnum(format, left, right)
}

/// `llvm.minimum`: the lesser, -0 being less than +0; NaN if either is one.
pub fn minimum(format: FloatFormat, left: u128, right: u128) -> Result<u128> {
    choose(format, left, right, true, false)
}

/// `llvm.maximum`: the greater, -0 being less than +0; NaN if either is one.
pub fn maximum(format: FloatFormat, left: u128, right: u128) -> Result<u128> {
    choose(format, left, right, false, false)
}

/// `llvm.minimumnum`: the lesser, -0 being less than +0, or the one that is a number; NaN if neither is.
pub fn minimumnum(format: FloatFormat, left: u128, right: u128) -> Result<u128> {
    choose(format, left, right, true, true)
}

/// `llvm.maximumnum`: the greater, -0 being less than +0, or the one that is a number; NaN if neither is.
pub fn maximumnum(format: FloatFormat, left: u128, right: u128) -> Result<u128> {
    choose(format, left, right, false, true)
}

/// What kind of number it is. Patterns that the x87 does not support are NaNs, quiet or not by the same bit as others.
pub fn classify(format: FloatFormat, bits: u128) -> Result<FloatClass> {
    use FloatClass::*;
    let layout = Layout::of(format)?;
    let by_sign = |negative, positive| if layout.is_negative(bits) { negative } else { positive };
    Ok(match layout.read(bits) {
        Magnitude::Nan { quiet: true } => QuietNan,
        Magnitude::Nan { quiet: false } => SignalingNan,
        Magnitude::Infinity => by_sign(NegativeInfinity, PositiveInfinity),
        Magnitude::Finite(number) if number.significand == 0 => by_sign(NegativeZero, PositiveZero),
        Magnitude::Finite(number) if layout.is_subnormal(number) => {
            by_sign(NegativeSubnormal, PositiveSubnormal)
        }
        Magnitude::Finite(_) => by_sign(NegativeNormal, PositiveNormal),
    })
}

/// The integer nearest to the number in the sense of the mode, as a number of the same format and sign: `roundeven` (and
/// `rint`, `nearbyint`), `round`, `ceil`, `floor` and `trunc` are the five modes.
pub fn round_to_integral(format: FloatFormat, bits: u128, mode: RoundingMode) -> Result<u128> {
    let layout = Layout::of(format)?;
    let negative = layout.is_negative(bits);
    Ok(match layout.read(bits) {
        Magnitude::Finite(number) if number.exponent < 0 => {
            let count = number.exponent.unsigned_abs();
            let significand = round_off(number.significand, count, false, negative, mode);
            layout.round(negative, Scaled { significand, exponent: 0 }, false, mode)
        }
        _ => layout.canonical(bits),
    })
}

#[cfg(test)]
mod tests {
    //! The machine's operations and those in software are the same functions.

    use proptest::prelude::*;

    use super::*;

    const NEAREST: RoundingMode = RoundingMode::NearestEven;

    /// Compares both ways for three numbers of `float` or `double`.
    fn both_ways_agree(format: FloatFormat, a: u128, b: u128, c: u128) {
        let case = format!("{format:?} {a:#x} {b:#x} {c:#x}");
        for operation in [Operation::Add, Operation::Sub, Operation::Mul, Operation::Div] {
            let machine = binary(operation, format, a, b, NEAREST);
            assert_eq!(machine, soft_binary(operation, format, a, b, NEAREST), "{case}");
        }
        assert_eq!(fma(format, a, b, c, NEAREST), soft_fma(format, a, b, c, NEAREST), "{case}");
        assert_eq!(sqrt(format, a, NEAREST), soft_sqrt(format, a, NEAREST), "{case}");
        let machine = match format {
            FloatFormat::Single => single(a).partial_cmp(&single(b)),
            _ => double(a).partial_cmp(&double(b)),
        };
        assert_eq!(machine, Layout::of(format).ok().and_then(|layout| soft_compare(layout, a, b)), "{case}");
    }

    /// Signs, exponents and significands at the ends of their ranges are as frequent as all others.
    fn pattern(exponent_bits: u32, fraction_bits: u32) -> impl Strategy<Value = u128> {
        let limit = 1u128 << exponent_bits;
        let exponent = prop_oneof![
            0..limit,
            prop::sample::select(vec![0, 1, limit - 1, limit - 2]),
            limit / 2 - 3..limit / 2 + 3,
        ];
        let limit = 1u128 << fraction_bits;
        let fraction = prop_oneof![
            0..limit,
            0..3u128,
            limit - 3..limit,
            (0..fraction_bits).prop_map(|place| 1u128 << place),
            (0..fraction_bits).prop_map(move |place| limit - (1u128 << place)),
        ];
        (any::<bool>(), exponent, fraction).prop_map(move |(sign, exponent, fraction)| {
            (u128::from(sign) << exponent_bits | exponent) << fraction_bits | fraction
        })
    }

    #[test]
    fn special_numbers() {
        let singles =
            [0, 1, 0x7F_FFFF, 0x80_0000, 0x3F80_0000, 0x7F7F_FFFF, 0x7F80_0000, 0x7F80_0001, 0x7FC0_0001];
        let doubles =
            [0, 1, (1 << 52) - 1, 1 << 52, 1023 << 52, (2047 << 52) - 1, 2047 << 52, (2047 << 52) + 1];
        let with_signs = |numbers: &[u128], sign: u128| -> Vec<u128> {
            numbers.iter().flat_map(|number| [*number, number | sign]).collect()
        };
        let families = [
            (FloatFormat::Single, with_signs(&singles, 1 << 31)),
            (FloatFormat::Double, with_signs(&doubles, 1 << 63)),
        ];
        for (format, numbers) in families {
            for (a, b) in numbers.iter().flat_map(|a| numbers.iter().map(move |b| (*a, *b))) {
                for c in &numbers {
                    both_ways_agree(format, a, b, *c);
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, cases: 20_000, ..Default::default() })]

        #[test]
        fn random_singles(a in pattern(8, 23), b in pattern(8, 23), c in pattern(8, 23)) {
            both_ways_agree(FloatFormat::Single, a, b, c);
            both_ways_agree(FloatFormat::Single, a, a ^ 1, b);
        }

        #[test]
        fn random_doubles(a in pattern(11, 52), b in pattern(11, 52), c in pattern(11, 52)) {
            both_ways_agree(FloatFormat::Double, a, b, c);
            both_ways_agree(FloatFormat::Double, a, a ^ 1, b);
        }

        /// Addends close to the product, where the sum cancels.
        #[test]
        fn products_that_cancel(a in pattern(8, 23), b in pattern(8, 23), near in 0..4u128) {
            let product = soft_binary(Operation::Mul, FloatFormat::Single, a, b, NEAREST);
            let addend = product.unwrap_or(0).wrapping_add(near).wrapping_sub(1) ^ 1 << 31;
            both_ways_agree(FloatFormat::Single, a, b, addend & 0xFFFF_FFFF);
        }
    }
}
