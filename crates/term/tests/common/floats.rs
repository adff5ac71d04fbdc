//! Random floating-point numbers and operations on them.

use bits::Bits;
use bits::float_arith::{self, FloatOrder};
use bits::float_convert;
use proptest::prelude::*;
use term::{FloatFormat, RoundingMode, TermId, Terms, Unsupported};

/// The IEEE formats, with the widths of exponent and significand below it.
pub const FORMATS: [(FloatFormat, u32, u32); 6] = [
    (FloatFormat::Half, 5, 10),
    (FloatFormat::BFloat, 8, 7),
    (FloatFormat::Single, 8, 23),
    (FloatFormat::Double, 11, 52),
    (FloatFormat::X87, 15, 64),
    (FloatFormat::Quad, 15, 112),
];

pub fn mode() -> impl Strategy<Value = RoundingMode> {
    prop::sample::select(vec![
        RoundingMode::NearestEven,
        RoundingMode::NearestAway,
        RoundingMode::Up,
        RoundingMode::Down,
        RoundingMode::Zero,
    ])
}

pub fn format() -> impl Strategy<Value = (FloatFormat, u32, u32)> {
    prop::sample::select(FORMATS.to_vec())
}

/// Patterns among which zeros, ones, infinities, NaNs and neighbours are as frequent as all others.
pub fn pattern(exponent_bits: u32, fraction_bits: u32) -> impl Strategy<Value = u128> {
    let limit = 1u128 << exponent_bits;
    let exponent = prop_oneof![
        0..limit,
        prop::sample::select(vec![0, 1, limit - 1, limit - 2]),
        limit / 2 - 3..limit / 2 + 8,
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

/// Three numbers of one format.
pub fn numbers() -> impl Strategy<Value = (FloatFormat, [u128; 3])> {
    format().prop_flat_map(|(format, exponent, fraction)| {
        let one = || pattern(exponent, fraction);
        (Just(format), [one(), one(), one()])
    })
}

/// A term and what it must be.
pub type Expected = (&'static str, TermId, Bits);

/// Every operation that a solver knows, on operands that have these values.
pub fn operations(
    t: &mut Terms,
    format: FloatFormat,
    mode: RoundingMode,
    terms: [TermId; 3],
    [a, b, c]: [u128; 3],
) -> Result<Vec<Expected>, Unsupported> {
    let [x, y, z] = terms;
    let number = |bits: u128| Bits::from_u128(format.width(), bits);
    let mut all = vec![
        ("add", t.float_add(format, mode, x, y)?, number(float_arith::add(format, a, b, mode)?)),
        ("sub", t.float_sub(format, mode, x, y)?, number(float_arith::sub(format, a, b, mode)?)),
        ("mul", t.float_mul(format, mode, x, y)?, number(float_arith::mul(format, a, b, mode)?)),
        ("div", t.float_div(format, mode, x, y)?, number(float_arith::div(format, a, b, mode)?)),
        ("fma", t.float_fma(format, mode, x, y, z)?, number(float_arith::fma(format, a, b, c, mode)?)),
        ("sqrt", t.float_sqrt(format, mode, x)?, number(float_arith::sqrt(format, a, mode)?)),
        ("round", t.float_round(format, mode, x)?, number(float_arith::round_to_integral(format, a, mode)?)),
        ("add swapped", t.float_add(format, mode, y, x)?, number(float_arith::add(format, b, a, mode)?)),
        ("mul swapped", t.float_mul(format, mode, y, x)?, number(float_arith::mul(format, b, a, mode)?)),
        ("neg", t.float_neg(format, x)?, number(float_arith::neg(format, a)?)),
        ("abs", t.float_abs(format, x)?, number(float_arith::abs(format, a)?)),
        ("copysign", t.float_copysign(format, x, y)?, number(float_arith::copysign(format, a, b)?)),
        ("minimum", t.float_minimum(format, x, y)?, number(float_arith::minimum(format, a, b)?)),
        ("maximum", t.float_maximum(format, x, y)?, number(float_arith::maximum(format, a, b)?)),
        ("minimumnum", t.float_minimumnum(format, x, y)?, number(float_arith::minimumnum(format, a, b)?)),
        ("maximumnum", t.float_maximumnum(format, x, y)?, number(float_arith::maximumnum(format, a, b)?)),
    ];
    for (to, ..) in FORMATS {
        let converted = float_convert::convert(format, to, a, mode)?;
        all.push(("convert", t.float_convert(format, to, mode, x)?, Bits::from_u128(to.width(), converted)));
    }
    let flag = |truth: bool| Bits::from_u64(1, truth.into());
    let order = float_arith::compare(format, a, b)?;
    let class = float_arith::classify(format, a)?.mask();
    let is_less = order == FloatOrder::Less;
    let is_equal = order == FloatOrder::Equal;
    let mut tests = vec![
        ("equal", t.float_equal(format, x, y)?, is_equal),
        ("equal swapped", t.float_equal(format, y, x)?, is_equal),
        ("less", t.float_less(format, x, y)?, is_less),
        ("less or equal", t.float_less_or_equal(format, x, y)?, is_less || is_equal),
        ("nan", t.float_is_nan(format, x)?, class & 0b11 != 0),
        ("infinite", t.float_is_infinite(format, x)?, class & 0b10_0000_0100 != 0),
        ("normal", t.float_is_normal(format, x)?, class & 0b1_0000_1000 != 0),
        ("subnormal", t.float_is_subnormal(format, x)?, class & 0b1001_0000 != 0),
        ("zero", t.float_is_zero(format, x)?, class & 0b110_0000 != 0),
    ];
    for place in 0..10 {
        let mask = 0b10_0110_0101u32.rotate_left(place);
        tests.push(("class", t.float_is_class(format, x, mask)?, class & mask != 0));
    }
    for width in [1, 8, 16, 33, 64, 130] {
        for signed in [false, true] {
            let (term, value) = match signed {
                true => (
                    t.float_to_signed(format, mode, width, x)?,
                    float_convert::to_signed(format, a, width, mode)?,
                ),
                false => (
                    t.float_to_unsigned(format, mode, width, x)?,
                    float_convert::to_unsigned(format, a, width, mode)?,
                ),
            };
            tests.push(("fits", t.float_fits_integer(format, mode, signed, width, x)?, value.is_some()));
            all.push(("to integer", term, value.unwrap_or_else(|| Bits::zero(width))));
        }
    }
    let as_integer = number(a);
    let signed = float_convert::from_signed(format, &as_integer, mode)?;
    let unsigned = float_convert::from_unsigned(format, &as_integer, mode)?;
    all.push(("from signed", t.float_from_signed(format, mode, x)?, number(signed)));
    all.push(("from unsigned", t.float_from_unsigned(format, mode, x)?, number(unsigned)));
    for (name, term, truth) in tests {
        all.push((name, t.bit(term), flag(truth)));
    }
    Ok(all)
}
