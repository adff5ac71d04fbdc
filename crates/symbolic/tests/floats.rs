//! The primitives of floating point mean the same in all three domains, in every format, on numbers near every limit.

mod common;

use bits::Bits;
use bits::float::FloatFormat;
use bits::float_arith::RoundingMode;
use common::{Model, Random, assign};
use concrete::{Narrow, Wide};
use sem::domain::{Domain, FloatOp1, FloatOp2, FloatTest, NoFloat};
use symbolic::{Bv, Symbolic};
use term::Assignment;

const FORMATS: [FloatFormat; 6] = [
    FloatFormat::Half,
    FloatFormat::BFloat,
    FloatFormat::Single,
    FloatFormat::Double,
    FloatFormat::X87,
    FloatFormat::Quad,
];
const INTEGERS: [u32; 5] = [1, 8, 32, 64, 65];

/// An operation on up to three numbers of a format.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Op {
    Two(FloatOp2),
    One(FloatOp1),
    Fma,
    Test(FloatTest),
    Convert(FloatFormat),
    ToInt { signed: bool, width: u32 },
    FromInt { signed: bool, width: u32 },
}

fn operations() -> Vec<Op> {
    use RoundingMode::*;
    let mut all = vec![Op::Fma, Op::One(FloatOp1::Sqrt)];
    all.extend([NearestEven, NearestAway, Up, Down, Zero].map(|mode| Op::One(FloatOp1::Round(mode))));
    all.extend([FloatOp2::Add, FloatOp2::Sub, FloatOp2::Mul, FloatOp2::Div, FloatOp2::Rem].map(Op::Two));
    all.extend([FloatTest::Equal, FloatTest::Less, FloatTest::LessOrEqual].map(Op::Test));
    all.extend(FORMATS.map(Op::Convert));
    for signed in [false, true] {
        all.extend(INTEGERS.map(|width| Op::ToInt { signed, width }));
        all.extend(INTEGERS.map(|width| Op::FromInt { signed, width }));
    }
    all
}

/// The result as one vector; of a conversion to an integer whether it fits is the highest bit.
fn apply<D: Domain>(d: &mut D, op: Op, f: FloatFormat, operands: [&D::Bv; 3]) -> Result<D::Bv, NoFloat> {
    let [a, b, c] = operands;
    match op {
        Op::Two(op) => d.float2(op, f, a, b),
        Op::One(op) => d.float1(op, f, a),
        Op::Fma => d.fma(f, a, b, c),
        Op::Test(test) => {
            let truth = d.float_test(test, f, a, b)?;
            Ok(d.bit(truth))
        }
        Op::Convert(to) => d.float_convert(f, to, a),
        Op::ToInt { signed, width } => {
            let (integer, fits) = d.float_to_int(signed, f, width, a)?;
            if width == 64 {
                // Words have no room for another bit.
                let other = d.bv(64, 77);
                return Ok(d.ite(64, &fits, &integer, &other));
            }
            let fits = d.bit(fits);
            Ok(d.concat(1, &fits, width, &integer))
        }
        Op::FromInt { signed, width } => d.int_to_float(signed, width, f, a),
    }
}

/// The bits of the exponent, and of what is below it.
fn fields(f: FloatFormat) -> (u32, u32) {
    match f {
        FloatFormat::Half => (5, 10),
        FloatFormat::BFloat => (8, 7),
        FloatFormat::Single => (8, 23),
        FloatFormat::Double => (11, 52),
        FloatFormat::X87 => (15, 64),
        _ => (15, 112),
    }
}

/// Numbers at the limits of a format, and NaNs; the patterns of the x87 that nobody writes are among the random ones.
fn interesting(f: FloatFormat) -> Vec<Bits> {
    let (exponent, below) = fields(f);
    let integer = if f == FloatFormat::X87 { 1u128 << 63 } else { 0 };
    let exp = |value: u128| value << below | if value > 0 { integer } else { 0 };
    let (most, bias) = ((1u128 << exponent) - 1, (1u128 << (exponent - 1)) - 1);
    let fraction = if f == FloatFormat::X87 { (1u128 << 63) - 1 } else { (1u128 << below) - 1 };
    let quiet = (fraction + 1) >> 1;
    let positive = [
        0,
        1,
        fraction,
        exp(1),
        exp(1) | 1,
        exp(bias - 1),
        exp(bias),
        exp(bias) | quiet,
        exp(bias + 1) | quiet,
        exp(bias + 6),
        exp(bias + 7) | fraction,
        exp(most - 1) | fraction,
        exp(most),
        exp(most) | quiet,
        exp(most) | quiet | 5,
        exp(most) | 1,
    ];
    let sign = 1u128 << (f.width() - 1);
    positive
        .iter()
        .flat_map(|bits| [*bits, bits | sign])
        .map(|bits| Bits::from_u128(f.width(), bits))
        .collect()
}

/// A random number whose exponent is often near the middle, where sums and products do not vanish.
fn random_number(random: &mut Random, f: FloatFormat) -> Bits {
    let raw = Bits::from_words(f.width(), &[random.next(), random.next()]);
    if random.chance(3) {
        return raw;
    }
    let (exponent, below) = fields(f);
    let integer = if f == FloatFormat::X87 { 1u128 << 63 } else { 0 };
    let middle = (1u128 << (exponent - 1)) - 8 + u128::from(random.below(16));
    let fraction = raw.to_u128().unwrap_or(0) & ((1 << below) - 1);
    let sign = u128::from(random.below(2)) << (f.width() - 1);
    Bits::from_u128(f.width(), sign | middle << below | fraction | integer)
}

fn check(f: FloatFormat, op: Op, operands: &[[Bits; 3]]) {
    let integer_width = if let Op::FromInt { width, .. } = op { Some(width) } else { None };
    let mut d = Symbolic::new();
    let w = integer_width.unwrap_or(f.width());
    let variables = [d.variable("a", w), d.variable("b", w), d.variable("c", w)];
    let built = apply(&mut d, op, f, variables.each_ref());
    if op == Op::Two(FloatOp2::Rem) {
        assert_eq!(built, Err(NoFloat), "no solver knows fmod");
    }
    let words = f.width() <= 64
        && match op {
            Op::Convert(to) => to.width() <= 64,
            Op::ToInt { width, .. } | Op::FromInt { width, .. } => width <= 64,
            _ => true,
        };
    for values in operands {
        let expected = apply(&mut Wide, op, f, values.each_ref()).expect("an IEEE format");
        if words {
            let numbers = values.each_ref().map(|bits| bits.low_u64());
            let word = apply(&mut Narrow, op, f, numbers.each_ref()).expect("an IEEE format");
            assert_eq!(
                Bits::from_u64(expected.width(), word),
                expected,
                "{op:?} of {f:?} {values:?} on words"
            );
        }
        let constants = values.clone().map(Bv::Const);
        let folded = apply(&mut d, op, f, constants.each_ref());
        assert_eq!(folded, Ok(Bv::Const(expected.clone())), "{op:?} of {f:?} {values:?}");
        let Ok(built) = &built else { continue };
        let mut assignment = Assignment::new();
        for (variable, value) in variables.iter().zip(values) {
            assign(&d, &mut assignment, variable, value.clone());
        }
        assert_eq!(Model::new(&d, &assignment).bits(built), expected, "{op:?} of {f:?} {values:?} as a term");
    }
}

#[test]
fn every_format_agrees_on_interesting_and_random_numbers() {
    let mut random = Random::new(2);
    for f in FORMATS {
        let limits = interesting(f);
        for op in operations() {
            let mut operands = Vec::new();
            if let Op::FromInt { width, .. } = op {
                operands
                    .extend((0..40).map(|_| [random.bits(width), random.bits(width), random.bits(width)]));
            } else {
                let third = |i: usize| limits[(i * 7 + 3) % limits.len()].clone();
                for (i, a) in limits.iter().enumerate() {
                    let partners =
                        if matches!(op, Op::Two(_) | Op::Test(_) | Op::Fma) { limits.len() } else { 1 };
                    operands.extend((0..partners).map(|j| [a.clone(), limits[j].clone(), third(i + j)]));
                }
                for _ in 0..60 {
                    operands.push([(); 3].map(|()| random_number(&mut random, f)));
                }
            }
            check(f, op, &operands);
        }
    }
}

#[test]
fn pairs_of_doubles_have_no_arithmetic_anywhere() {
    let f = FloatFormat::PpcPair;
    for op in operations() {
        if matches!(op, Op::FromInt { .. }) {
            continue;
        }
        let value = Bits::from_u128(128, 1 << 100 | 3);
        let mut d = Symbolic::new();
        let (constant, variable) = (Bv::Const(value.clone()), d.variable("a", 128));
        assert_eq!(apply(&mut Wide, op, f, [&value; 3]), Err(NoFloat), "{op:?}");
        assert_eq!(apply(&mut d, op, f, [&constant; 3]), Err(NoFloat), "{op:?}");
        assert_eq!(apply(&mut d, op, f, [&variable; 3]), Err(NoFloat), "{op:?}");
    }
}
