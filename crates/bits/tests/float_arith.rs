//! Arithmetic of IEEE numbers against the machine's own, against exact integers, and against rustc_apfloat where that is
//! not what computes.
//!
//! `half` and `bfloat` are compared by way of `double`: a result of a few bits that is rounded to 53 and then again comes
//! out as if it had been rounded once.

use bits::Bits;
use bits::float::FloatFormat::{self, BFloat, Double, Half, PpcPair, Quad, Single, X87};
use bits::float::{double_to, to_double};
use bits::float_arith::RoundingMode::{self, Down, NearestAway, NearestEven, Up, Zero};
use bits::float_arith::{self, FloatClass, FloatOrder, Unsupported};
use bits::float_convert::{self, convert};
use proptest::prelude::*;
use rustc_apfloat::{Float, FloatConvert, Round, ieee};

const FORMATS: [FloatFormat; 6] = [Half, BFloat, Single, Double, X87, Quad];
const MODES: [RoundingMode; 5] = [NearestEven, NearestAway, Up, Down, Zero];
const NANS: [u128; 6] = [0x7E00, 0x7FC0, 0x7FC0_0000, 0x7FF8 << 48, 0x7FFF_C000 << 48, 0x7FFF_8000 << 96];

fn preferred_nan(format: FloatFormat) -> u128 {
    FORMATS.iter().zip(NANS).find(|(other, _)| **other == format).unwrap().1
}

fn is_nan(format: FloatFormat, bits: u128) -> bool {
    float_arith::classify(format, bits).unwrap().mask() & 3 != 0
}

/// A double in the format and mode, by rustc_apfloat.
fn narrowed(format: FloatFormat, number: f64, mode: RoundingMode) -> u128 {
    converted_by_apfloat::<ieee::Double>(format, number.to_bits().into(), mode)
}

fn apfloat_mode(mode: RoundingMode) -> Round {
    match mode {
        NearestEven => Round::NearestTiesToEven,
        NearestAway => Round::NearestTiesToAway,
        Up => Round::TowardPositive,
        Down => Round::TowardNegative,
        Zero => Round::TowardZero,
    }
}

fn converted_by_apfloat<F>(to: FloatFormat, bits: u128, mode: RoundingMode) -> u128
where
    F: FloatConvert<ieee::Half>
        + FloatConvert<ieee::BFloat>
        + FloatConvert<ieee::Single>
        + FloatConvert<ieee::Double>
        + FloatConvert<ieee::X87DoubleExtended>
        + FloatConvert<ieee::Quad>,
{
    fn through<F: FloatConvert<G>, G: Float>(number: F, mode: RoundingMode) -> u128 {
        number.convert_r(apfloat_mode(mode), &mut false).value.to_bits()
    }
    let number = F::from_bits(bits);
    if number.is_nan() {
        return preferred_nan(to);
    }
    match to {
        Half => through::<F, ieee::Half>(number, mode),
        BFloat => through::<F, ieee::BFloat>(number, mode),
        Single => through::<F, ieee::Single>(number, mode),
        Double => through::<F, ieee::Double>(number, mode),
        X87 => through::<F, ieee::X87DoubleExtended>(number, mode),
        Quad | PpcPair => through::<F, ieee::Quad>(number, mode),
    }
}

/// The machine's rounding to an integer.
fn integral(number: f64, mode: RoundingMode) -> f64 {
    match mode {
        NearestEven => number.round_ties_even(),
        NearestAway => number.round(),
        Up => number.ceil(),
        Down => number.floor(),
        Zero => number.trunc(),
    }
}

fn class_of(number: f64, subnormal: bool) -> FloatClass {
    use std::num::FpCategory;
    match (number.classify(), number.is_sign_negative()) {
        (FpCategory::Nan, _) => FloatClass::QuietNan,
        (FpCategory::Infinite, true) => FloatClass::NegativeInfinity,
        (FpCategory::Infinite, false) => FloatClass::PositiveInfinity,
        (FpCategory::Zero, true) => FloatClass::NegativeZero,
        (FpCategory::Zero, false) => FloatClass::PositiveZero,
        (_, true) if subnormal => FloatClass::NegativeSubnormal,
        (_, false) if subnormal => FloatClass::PositiveSubnormal,
        (_, true) => FloatClass::NegativeNormal,
        (_, false) => FloatClass::PositiveNormal,
    }
}

#[test]
fn all_numbers_of_sixteen_bits() {
    for (format, least_normal) in [(Half, 0x0400), (BFloat, 0x0080)] {
        for bits in 0..=0xFFFFu128 {
            let number = f64::from_bits(to_double(format, bits));
            let case = format!("{format:?} {bits:#x}, {number}");
            let double = u128::from(number.to_bits());

            let widened = convert(format, Double, bits, NearestEven).unwrap();
            assert_eq!(widened, if number.is_nan() { preferred_nan(Double) } else { double }, "{case}");
            for between in [Single, X87, Quad] {
                let there = convert(format, between, bits, NearestEven).unwrap();
                let back = convert(between, format, there, Zero).unwrap();
                assert_eq!(back, if number.is_nan() { preferred_nan(format) } else { bits }, "{case}");
                assert_eq!(convert(between, Double, there, Up).unwrap(), widened, "{case}");
            }

            let class = float_arith::classify(format, bits).unwrap();
            if class == FloatClass::SignalingNan {
                assert!(number.is_nan() && bits & (least_normal >> 1) == 0, "{case}");
            } else {
                assert_eq!(class, class_of(number, bits & 0x7FFF < least_normal), "{case}");
            }

            assert_eq!(float_arith::neg(format, bits).unwrap(), bits ^ 0x8000, "{case}");
            assert_eq!(float_arith::abs(format, bits).unwrap(), bits & 0x7FFF, "{case}");
            assert_eq!(float_arith::copysign(format, bits, !bits).unwrap(), bits ^ 0x8000, "{case}");

            for mode in MODES {
                let rounded = float_arith::round_to_integral(format, bits, mode).unwrap();
                assert_eq!(rounded, narrowed(format, integral(number, mode), Zero), "{case}, {mode:?}");
                let integer = integral(number, mode);
                for width in [1u32, 7, 16, 64] {
                    let limit = 2f64.powi(width as i32 - 1);
                    let signed = (integer >= -limit && integer < limit)
                        .then(|| Bits::from_u64(64, integer as i64 as u64).truncate(width));
                    let found = float_convert::to_signed(format, bits, width, mode).unwrap();
                    assert_eq!(found, signed, "{case}, {mode:?}, {width}");
                    let unsigned = (integer >= 0.0 && integer < 2.0 * limit)
                        .then(|| Bits::from_u64(width, integer as u64));
                    let found = float_convert::to_unsigned(format, bits, width, mode).unwrap();
                    assert_eq!(found, unsigned, "{case}, {mode:?}, {width}");
                }
            }
            let root = float_arith::sqrt(format, bits, NearestEven).unwrap();
            assert_eq!(root, narrowed(format, number.sqrt(), NearestEven), "{case}");
            if number >= 0.0 && number.is_finite() {
                for (mode, wrong) in [(Down, 1.0), (Up, -1.0)] {
                    let root = float_arith::sqrt(format, bits, mode).unwrap();
                    let root_number = f64::from_bits(to_double(format, root));
                    // Squares of so few bits are exact.
                    assert!((root_number * root_number - number) * wrong <= 0.0, "{case}, {mode:?}");
                    let exact = root_number * root_number == number;
                    let other = float_arith::sqrt(format, bits, if mode == Down { Up } else { Down });
                    assert!(exact || other.unwrap().abs_diff(root) == 1, "{case}, {mode:?}");
                }
            }
        }
    }
}

/// Square roots to the nearest, upwards and downwards, from the integer square root of the significand.
const ROOTS: &[(FloatFormat, u128, [u128; 3])] = &[
    (X87, 0x3fff8000000000000000, [0x3fff8000000000000000, 0x3fff8000000000000000, 0x3fff8000000000000000]),
    (X87, 0x40008000000000000000, [0x3fffb504f333f9de6484, 0x3fffb504f333f9de6485, 0x3fffb504f333f9de6484]),
    (X87, 0x1, [0x1fe0b504f333f9de6484, 0x1fe0b504f333f9de6485, 0x1fe0b504f333f9de6484]),
    (X87, 0x7ffeffffffffffffffff, [0x5ffeffffffffffffffff, 0x5fff8000000000000000, 0x5ffeffffffffffffffff]),
    (X87, 0x4fbcdef2e04c4164d839, [0x47ddeee74aeec1ec9f69, 0x47ddeee74aeec1ec9f6a, 0x47ddeee74aeec1ec9f69]),
    (X87, 0x5376c3d85892ec1d7da0, [0x49badfe95609de450709, 0x49badfe95609de450709, 0x49badfe95609de450708]),
    (X87, 0xd7210df076ce2ef, [0x1ffea5f0fb711dbf134f, 0x1ffea5f0fb711dbf134f, 0x1ffea5f0fb711dbf134e]),
    (
        Quad,
        0x40000000000000000000000000000000,
        [
            0x3fff6a09e667f3bcc908b2fb1366ea95,
            0x3fff6a09e667f3bcc908b2fb1366ea96,
            0x3fff6a09e667f3bcc908b2fb1366ea95,
        ],
    ),
    (
        Quad,
        0x1,
        [
            0x1fc80000000000000000000000000000,
            0x1fc80000000000000000000000000000,
            0x1fc80000000000000000000000000000,
        ],
    ),
    (
        Quad,
        0x7ffeffffffffffffffffffffffffffff,
        [
            0x5ffeffffffffffffffffffffffffffff,
            0x5fff0000000000000000000000000000,
            0x5ffeffffffffffffffffffffffffffff,
        ],
    ),
    (
        Quad,
        0x3b9aa6233fc1ea36f17fd374c6a53877,
        [
            0x3dccd0e715c563686a7f7f75bb3c1124,
            0x3dccd0e715c563686a7f7f75bb3c1125,
            0x3dccd0e715c563686a7f7f75bb3c1124,
        ],
    ),
    (
        Quad,
        0xd0ebb2e035b73993fd4235992edcf45,
        [
            0x2686dc59406dfe85788f52d69d225104,
            0x2686dc59406dfe85788f52d69d225104,
            0x2686dc59406dfe85788f52d69d225103,
        ],
    ),
    (
        Quad,
        0x687c966377b9aa2,
        [
            0x1fe547199392494d1e667af540c1407f,
            0x1fe547199392494d1e667af540c1407f,
            0x1fe547199392494d1e667af540c1407e,
        ],
    ),
];

#[test]
fn roots_of_wide_numbers() {
    for (format, bits, [nearest, up, down]) in ROOTS {
        let root = |mode| float_arith::sqrt(*format, *bits, mode).unwrap();
        assert_eq!([root(NearestEven), root(Up), root(Down)], [*nearest, *up, *down], "{format:?} {bits:#x}");
        assert_eq!([root(NearestAway), root(Zero)], [*nearest, *down], "{format:?} {bits:#x}");
    }
}

#[test]
fn every_operation_gives_the_preferred_nan() {
    for (format, nan) in FORMATS.into_iter().zip(NANS) {
        let one = convert(Double, format, 1f64.to_bits().into(), NearestEven).unwrap();
        let negative = float_arith::neg(format, nan).unwrap();
        // A signalling NaN: the bit that makes it quiet is clear, the one below it is set.
        let quiet = nan & nan.wrapping_neg();
        let signalling = nan & !quiet | quiet >> 1;
        assert_eq!(float_arith::classify(format, nan), Ok(FloatClass::QuietNan));
        assert_eq!(float_arith::classify(format, signalling), Ok(FloatClass::SignalingNan));
        for odd in [nan, negative, signalling, nan | 1] {
            for (left, right) in [(odd, one), (one, odd), (odd, odd)] {
                for mode in MODES {
                    for operation in [float_arith::add, float_arith::sub, float_arith::mul, float_arith::div]
                    {
                        assert_eq!(operation(format, left, right, mode), Ok(nan));
                    }
                    assert_eq!(float_arith::fma(format, left, right, one, mode), Ok(nan));
                    assert_eq!(float_arith::fma(format, one, left, right, mode), Ok(nan));
                }
                for operation in [float_arith::rem, float_arith::minimum, float_arith::maximum] {
                    assert_eq!(operation(format, left, right), Ok(nan));
                }
                let number = if left == odd && right == odd { nan } else { one };
                for operation in [
                    float_arith::minnum,
                    float_arith::maxnum,
                    float_arith::minimumnum,
                    float_arith::maximumnum,
                ] {
                    assert_eq!(operation(format, left, right), Ok(number));
                }
                assert_eq!(float_arith::compare(format, left, right), Ok(FloatOrder::Unordered));
            }
            for mode in MODES {
                assert_eq!(float_arith::sqrt(format, odd, mode), Ok(nan));
                assert_eq!(float_arith::round_to_integral(format, odd, mode), Ok(nan));
                assert_eq!(float_convert::to_signed(format, odd, 8, mode), Ok(None));
                assert_eq!(convert(format, Quad, odd, mode), Ok(preferred_nan(Quad)));
            }
            // Only the sign of these changes.
            assert_eq!(
                float_arith::abs(format, float_arith::neg(format, odd).unwrap()),
                float_arith::abs(format, odd)
            );
        }
        let minus_one = float_arith::neg(format, one).unwrap();
        assert_eq!(float_arith::sqrt(format, minus_one, NearestEven), Ok(nan));
        assert_eq!(float_arith::div(format, 0, 0, NearestEven), Ok(nan));
        assert_eq!(float_arith::rem(format, one, 0), Ok(nan));
    }
}

#[test]
fn zeros_have_signs() {
    for format in FORMATS {
        let minus = 1 << (format.width() - 1);
        for mode in MODES {
            let cancelled = if mode == Down { minus } else { 0 };
            assert_eq!(float_arith::add(format, 0, minus, mode), Ok(cancelled));
            assert_eq!(float_arith::sub(format, 0, 0, mode), Ok(cancelled));
            assert_eq!(float_arith::add(format, minus, minus, mode), Ok(minus));
            assert_eq!(float_arith::mul(format, 0, minus, mode), Ok(minus));
            assert_eq!(float_arith::sqrt(format, minus, mode), Ok(minus));
            assert_eq!(float_arith::round_to_integral(format, minus, mode), Ok(minus));
            assert_eq!(float_convert::from_signed(format, &Bits::zero(9), mode), Ok(0));
            assert_eq!(float_convert::to_unsigned(format, minus, 9, mode), Ok(Some(Bits::zero(9))));
        }
        assert_eq!(float_arith::compare(format, 0, minus), Ok(FloatOrder::Equal));
        for smaller in [float_arith::minnum, float_arith::minimum, float_arith::minimumnum] {
            assert_eq!([smaller(format, 0, minus), smaller(format, minus, 0)], [Ok(minus); 2]);
        }
        for greater in [float_arith::maxnum, float_arith::maximum, float_arith::maximumnum] {
            assert_eq!([greater(format, 0, minus), greater(format, minus, 0)], [Ok(0); 2]);
        }
    }
}

#[test]
fn integers_too_great_overflow_as_the_mode_says() {
    let greatest = [
        0x7BFF,
        0x7F7F,
        0x7F7F_FFFF,
        0x7FEF << 48 | 0xFFFF_FFFF_FFFF,
        (0x7FFF << 64) - 1,
        (0x7FFF << 112) - 1,
    ];
    for (format, greatest) in FORMATS.into_iter().zip(greatest) {
        let infinity = float_arith::div(format, greatest, 0, NearestEven).unwrap();
        let huge = Bits::ones(20_000);
        for (mode, expected) in MODES.into_iter().zip([infinity, infinity, infinity, greatest, greatest]) {
            assert_eq!(
                float_convert::from_unsigned(format, &huge, mode),
                Ok(expected),
                "{format:?} {mode:?}"
            );
        }
        // The greatest number comes back from an integer just wide enough.
        let integer = float_convert::to_unsigned(format, greatest, 20_000, Zero).unwrap().unwrap();
        let length = integer.width() - integer.leading_zeros();
        assert_eq!(float_convert::from_unsigned(format, &integer, NearestEven), Ok(greatest));
        assert!(float_convert::to_unsigned(format, greatest, length, Zero).unwrap().is_some());
        assert!(float_convert::to_unsigned(format, greatest, length - 1, Zero).unwrap().is_none());
        assert!(float_convert::to_signed(format, greatest, length, Zero).unwrap().is_none());
        assert!(float_convert::to_signed(format, greatest, length + 1, Zero).unwrap().is_some());
    }
}

#[test]
fn patterns_the_x87_does_not_support() {
    let class = |bits| float_arith::classify(X87, bits);
    // Without the integer bit: no number. With it and without an exponent: the number that it says.
    assert_eq!(class(0x3FFF << 64), Ok(FloatClass::SignalingNan));
    assert_eq!(class(0x7FFF << 64), Ok(FloatClass::SignalingNan));
    assert_eq!(class(1 << 63), Ok(FloatClass::PositiveNormal));
    assert_eq!(float_arith::compare(X87, 1 << 63, 1 << 64 | 1 << 63), Ok(FloatOrder::Equal));
    assert_eq!(float_arith::minimum(X87, 1 << 63, 1 << 63), Ok(1 << 64 | 1 << 63));
    assert_eq!(float_arith::add(X87, 0x3FFF << 64, 0, NearestEven), Ok(preferred_nan(X87)));
}

#[test]
fn pairs_are_refused() {
    assert_eq!(float_arith::add(PpcPair, 0, 0, NearestEven), Err(Unsupported));
    assert_eq!(float_arith::neg(PpcPair, 0), Err(Unsupported));
    assert_eq!(float_arith::classify(PpcPair, 0), Err(Unsupported));
    assert_eq!(convert(Double, PpcPair, 0, NearestEven), Err(Unsupported));
    assert_eq!(float_convert::from_signed(PpcPair, &Bits::zero(8), NearestEven), Err(Unsupported));
}

/// Patterns of a format among which its limits are frequent.
fn pattern(format: FloatFormat) -> impl Strategy<Value = u128> {
    let (exponent_bits, fraction_bits) = match format {
        Half => (5, 10),
        BFloat => (8, 7),
        Single => (8, 23),
        Double => (11, 52),
        X87 => (15, 63),
        Quad | PpcPair => (15, 112),
    };
    let (special, bias) = ((1u128 << exponent_bits) - 1, (1u128 << (exponent_bits - 1)) - 1);
    let exponent = prop_oneof![
        2 => 0..=special,
        1 => prop::sample::select(vec![0, 1, special - 1, special]),
        2 => bias - 10..bias + 12,
        1 => (0..140u128).prop_map(move |above| (bias + above).min(special)),
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
        let sign = u128::from(sign) << (format.width() - 1);
        let integer = if format == X87 && exponent != 0 { limit } else { 0 };
        let stored_bits = if format == X87 { fraction_bits + 1 } else { fraction_bits };
        sign | exponent << stored_bits | integer | fraction
    })
}

/// An integer that the format can hold exactly: a significand and how far it is moved.
fn integer(format: FloatFormat) -> impl Strategy<Value = Bits> {
    let (precision, room): (u32, u64) = match format {
        Half => (11, 4),
        BFloat => (8, 90),
        Single => (24, 90),
        Double => (53, 200),
        X87 => (64, 250),
        Quad | PpcPair => (113, 250),
    };
    let significand = prop_oneof![any::<u128>(), any::<u128>().prop_map(|bits| bits | u128::MAX << 64)];
    (significand, 0..=precision, 0..=room, any::<bool>()).prop_map(move |(bits, length, shift, negative)| {
        let kept = if length == 0 { 0 } else { bits >> (128 - length) };
        let magnitude = Bits::from_u128(1000, kept).shl(&Bits::from_u64(1000, shift));
        if negative { magnitude.neg() } else { magnitude }
    })
}

fn integers() -> impl Strategy<Value = (FloatFormat, Bits, Bits, Bits)> {
    prop::sample::select(&FORMATS[..])
        .prop_flat_map(|format| (Just(format), integer(format), integer(format), integer(format)))
}

fn two_of_sixteen_bits() -> impl Strategy<Value = (FloatFormat, u128, u128)> {
    prop::sample::select(vec![Half, BFloat])
        .prop_flat_map(|format| (Just(format), pattern(format), pattern(format)))
}

fn narrow_patterns() -> impl Strategy<Value = (FloatFormat, u128, u128, u128)> {
    prop::sample::select(&FORMATS[..4])
        .prop_flat_map(|format| (Just(format), pattern(format), pattern(format), pattern(format)))
}

fn preferred(bits: u64, nan: bool) -> u128 {
    if nan { preferred_nan(Double) } else { bits.into() }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 5000, ..Default::default() })]

    #[test]
    fn exact_integers((format, a, b, c) in integers()) {
        for mode in MODES {
            let exact = |integer: &Bits| float_convert::from_signed(format, integer, mode).unwrap();
            let (x, y, z) = (exact(&a), exact(&b), exact(&c));
            prop_assert_eq!(float_convert::to_signed(format, x, 1000, mode), Ok(Some(a.clone())));
            // The sign of a zero is another matter.
            let (sum, difference, product) = (a.add(&b), a.sub(&b), a.mul(&b));
            if !sum.is_zero() {
                prop_assert_eq!(float_arith::add(format, x, y, mode), Ok(exact(&sum)));
            }
            if !difference.is_zero() {
                prop_assert_eq!(float_arith::sub(format, x, y, mode), Ok(exact(&difference)));
            }
            if !product.is_zero() {
                prop_assert_eq!(float_arith::mul(format, x, y, mode), Ok(exact(&product)));
            }
            let fused = product.add(&c);
            if !fused.is_zero() {
                prop_assert_eq!(float_arith::fma(format, x, y, z, mode), Ok(exact(&fused)));
            }
            // An addend that nearly cancels the product.
            let rounded = float_convert::to_signed(format, exact(&product), 1000, mode).unwrap();
            let error = rounded.map(|rounded| (exact(&rounded.neg()), product.sub(&rounded)));
            if let Some((addend, error)) = error.filter(|(_, error)| !error.is_zero()) {
                prop_assert_eq!(float_arith::fma(format, x, y, addend, mode), Ok(exact(&error)));
            }
            if !b.is_zero() {
                let remainder = float_arith::rem(format, x, y).unwrap();
                let expected = a.srem(&b);
                let zero = float_arith::copysign(format, 0, x).unwrap();
                prop_assert_eq!(remainder, if expected.is_zero() { zero } else { exact(&expected) });
            }
            let order = match a.signed_cmp(&b) {
                std::cmp::Ordering::Less => FloatOrder::Less,
                std::cmp::Ordering::Equal => FloatOrder::Equal,
                std::cmp::Ordering::Greater => FloatOrder::Greater,
            };
            prop_assert_eq!(float_arith::compare(format, x, y), Ok(order));
        }
    }

    #[test]
    fn quotients_of_exact_integers((a, b) in (integer(Quad), integer(Quad)), wide in any::<bool>()) {
        let (format, fraction) = if wide { (Quad, 112) } else { (X87, 64) };
        // To the x87 only as much of the integers as it holds.
        let [a, b] = [a, b].map(|integer| {
            let held = float_convert::from_signed(format, &integer, Zero).unwrap();
            float_convert::to_signed(format, held, 2000, Zero).unwrap().unwrap()
        });
        if a.is_zero() || b.is_zero() {
            return Ok(());
        }
        let scale = 500;
        let dividend = a.shl(&Bits::from_u64(2000, scale));
        // A bit far below the last that is kept stands for all that follows.
        let mut quotient = dividend.sdiv(&b).shl(&Bits::from_u64(2000, 1));
        if !dividend.srem(&b).is_zero() {
            let one = Bits::from_u64(2000, 1);
            quotient = if a.is_negative() == b.is_negative() { quotient.add(&one) } else { quotient.sub(&one) };
        }
        for mode in MODES {
            let exact = |integer: &Bits| float_convert::from_signed(format, integer, mode).unwrap();
            let expected = exact(&quotient) - (u128::from(scale + 1) << fraction);
            prop_assert_eq!(float_arith::div(format, exact(&a), exact(&b), mode), Ok(expected));
        }
    }

    #[test]
    fn pairs_of_sixteen_bits((format, a, b) in two_of_sixteen_bits()) {
        let (x, y) = (f64::from_bits(to_double(format, a)), f64::from_bits(to_double(format, b)));
        for (found, exact) in [
            (float_arith::add(format, a, b, NearestEven), x + y),
            (float_arith::sub(format, a, b, NearestEven), x - y),
            (float_arith::mul(format, a, b, NearestEven), x * y),
            (float_arith::div(format, a, b, NearestEven), x / y),
            (float_arith::rem(format, a, b), x % y),
        ] {
            prop_assert_eq!(found, Ok(narrowed(format, exact, NearestEven)));
        }
        for mode in MODES {
            // Products are exact in a double, and so are sums of halves.
            prop_assert_eq!(float_arith::mul(format, a, b, mode), Ok(narrowed(format, x * y, mode)));
            if format == Half && x + y != 0.0 {
                prop_assert_eq!(float_arith::add(format, a, b, mode), Ok(narrowed(format, x + y, mode)));
            }
        }
        let order = match x.partial_cmp(&y) {
            Some(std::cmp::Ordering::Less) => FloatOrder::Less,
            Some(std::cmp::Ordering::Equal) => FloatOrder::Equal,
            Some(std::cmp::Ordering::Greater) => FloatOrder::Greater,
            None => FloatOrder::Unordered,
        };
        prop_assert_eq!(float_arith::compare(format, a, b), Ok(order));
    }

    /// Twice the precision and two bits more make rounding twice harmless, in the subnormal range and at its other
    /// end, too; of a fused operation only when both roundings go the same way.
    #[test]
    fn narrow_numbers_by_way_of_quads((format, a, b, c) in narrow_patterns()) {
        let [x, y, z] = [a, b, c].map(|bits| convert(format, Quad, bits, Zero).unwrap());
        for mode in MODES {
            let narrow = |bits: float_arith::Result<u128>| convert(Quad, format, bits.unwrap(), mode);
            for operation in [float_arith::add, float_arith::sub, float_arith::mul, float_arith::div] {
                let wide = operation(Quad, x, y, mode);
                prop_assert_eq!(operation(format, a, b, mode), narrow(wide), "{:?}", mode);
            }
            prop_assert_eq!(float_arith::sqrt(format, a, mode), narrow(float_arith::sqrt(Quad, x, mode)));
            // Of halves the fused result is exact in a quad.
            if format == Half || matches!(mode, Up | Down | Zero) {
                let wide = float_arith::fma(Quad, x, y, z, mode);
                prop_assert_eq!(float_arith::fma(format, a, b, c, mode), narrow(wide), "{:?}", mode);
            }
        }
    }

    #[test]
    fn doubles_and_singles_as_the_machine(a in pattern(Double), b in pattern(Double), c in pattern(Single), d in pattern(Single)) {
        let (x, y) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
        let (z, w) = (f32::from_bits(c as u32), f32::from_bits(d as u32));
        let double = |number: f64| Ok(preferred(number.to_bits(), number.is_nan()));
        let single = |number: f32| {
            Ok(if number.is_nan() { preferred_nan(Single) } else { number.to_bits().into() })
        };
        prop_assert_eq!(float_arith::add(Double, a, b, NearestEven), double(x + y));
        prop_assert_eq!(float_arith::rem(Double, a, b), double(x % y));
        prop_assert_eq!(float_arith::rem(Single, c, d), single(z % w));
        prop_assert_eq!(convert(Double, Single, a, NearestEven), single(x as f32));
        prop_assert_eq!(convert(Single, Double, c, NearestEven), double(f64::from(z)));
        for mode in MODES {
            prop_assert_eq!(float_arith::round_to_integral(Double, a, mode), double(integral(x, mode)));
            prop_assert_eq!(float_arith::round_to_integral(Single, c, mode), single(integral(z.into(), mode) as f32));
        }
        let in_range = x.trunc() >= -(2f64.powi(63)) && x.trunc() < 2f64.powi(63);
        let expected = in_range.then(|| Bits::from_u64(64, x as i64 as u64));
        prop_assert_eq!(float_convert::to_signed(Double, a, 64, Zero), Ok(expected));
        let in_range = z.trunc() >= 0.0 && z.is_finite();
        let expected = in_range.then(|| Bits::from_u128(128, z as u128));
        prop_assert_eq!(float_convert::to_unsigned(Single, c, 128, Zero), Ok(expected));
        let class = float_arith::classify(Double, a).unwrap();
        let quiet = a >> 51 & 1 == 1;
        if x.is_nan() && !quiet {
            prop_assert_eq!(class, FloatClass::SignalingNan);
        } else {
            prop_assert_eq!(class, class_of(x, x.is_subnormal()));
        }
        if !x.is_nan() && !y.is_nan() {
            let (least, most) = if x.total_cmp(&y).is_le() { (a, b) } else { (b, a) };
            for smaller in [float_arith::minnum, float_arith::minimum, float_arith::minimumnum] {
                prop_assert_eq!(smaller(Double, a, b), Ok(least));
            }
            for greater in [float_arith::maxnum, float_arith::maximum, float_arith::maximumnum] {
                prop_assert_eq!(greater(Double, a, b), Ok(most));
            }
        }
    }

    #[test]
    fn integers_as_the_machine_converts_them(value in any::<u128>(), length in 0..128u32) {
        let value = value >> length;
        let bits = Bits::from_u128(128, value);
        let double = |number: f64| Ok(u128::from(number.to_bits()));
        let single = |number: f32| Ok(u128::from(number.to_bits()));
        prop_assert_eq!(float_convert::from_unsigned(Double, &bits, NearestEven), double(value as f64));
        prop_assert_eq!(float_convert::from_signed(Double, &bits, NearestEven), double(value as i128 as f64));
        prop_assert_eq!(float_convert::from_unsigned(Single, &bits, NearestEven), single(value as f32));
        prop_assert_eq!(float_convert::from_signed(Single, &bits, NearestEven), single(value as i128 as f32));
        let bits = bits.truncate(64);
        prop_assert_eq!(float_convert::from_signed(Double, &bits, NearestEven), double(value as i64 as f64));
    }

    #[test]
    fn conversions_as_by_apfloat(double in pattern(Double), extended in pattern(X87), quad in pattern(Quad)) {
        for (to, mode) in FORMATS.into_iter().flat_map(|to| MODES.map(|mode| (to, mode))) {
            let found = [(Double, double), (X87, extended), (Quad, quad)]
                .map(|(from, bits)| convert(from, to, bits, mode).unwrap());
            let expected = [
                converted_by_apfloat::<ieee::Double>(to, double, mode),
                converted_by_apfloat::<ieee::X87DoubleExtended>(to, extended, mode),
                converted_by_apfloat::<ieee::Quad>(to, quad, mode),
            ];
            prop_assert_eq!(found, expected, "{:?} {:?}", to, mode);
        }
    }

    #[test]
    fn wide_numbers_as_by_apfloat(a in pattern(Quad), b in pattern(Quad), c in pattern(X87), d in pattern(X87)) {
        let (x, y) = (ieee::Quad::from_bits(a), ieee::Quad::from_bits(b));
        let (z, w) = (ieee::X87DoubleExtended::from_bits(c), ieee::X87DoubleExtended::from_bits(d));
        for mode in MODES {
            let quad = x.round_to_integral(apfloat_mode(mode)).value.to_bits();
            let found = float_arith::round_to_integral(Quad, a, mode).unwrap();
            prop_assert!(found == quad || is_nan(Quad, quad) && found == preferred_nan(Quad));
            let extended = z.round_to_integral(apfloat_mode(mode)).value.to_bits();
            let found = float_arith::round_to_integral(X87, c, mode).unwrap();
            prop_assert!(found == extended || is_nan(X87, extended) && found == preferred_nan(X87));
        }
        let order = |order: Option<std::cmp::Ordering>| match order {
            Some(std::cmp::Ordering::Less) => FloatOrder::Less,
            Some(std::cmp::Ordering::Equal) => FloatOrder::Equal,
            Some(std::cmp::Ordering::Greater) => FloatOrder::Greater,
            None => FloatOrder::Unordered,
        };
        prop_assert_eq!(float_arith::compare(Quad, a, b), Ok(order(x.partial_cmp(&y))));
        prop_assert_eq!(float_arith::compare(X87, c, d), Ok(order(z.partial_cmp(&w))));
    }

    #[test]
    fn constants_that_fit_convert_exactly(double in pattern(Double)) {
        for format in [Half, BFloat, Single] {
            let exact = double_to(format, double as u64).filter(|bits| !is_nan(format, *bits));
            if let Some(exact) = exact {
                prop_assert!(MODES.iter().all(|mode| convert(Double, format, double, *mode) == Ok(exact)));
            }
        }
    }
}
