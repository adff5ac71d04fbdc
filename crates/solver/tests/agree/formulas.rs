//! Random formulas without quantifiers.

use bits::Bits;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestRng, TestRunner};
use term::{FloatFormat, RoundingMode, Sort, TermId, Terms};

/// Tries so many cases, the same in every run. `HEDDLE_SOLVER_CASES=20` tries twenty times as many.
pub fn for_all<S: Strategy>(cases: u32, strategy: &S, test: impl Fn(S::Value) -> TestCaseResult) {
    let times = std::env::var("HEDDLE_SOLVER_CASES").map_or(1, |times| times.parse().expect("a number"));
    let config = Config { cases: cases * times, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng).run(strategy, test).unwrap_or_else(|error| panic!("{error}"));
}

/// One term to build: what kind, and of which of those that exist already.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    op: u8,
    operands: [u8; 3],
}

pub fn steps(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<[u8; 3]>()).prop_map(|(op, operands)| Step { op, operands });
    proptest::collection::vec(step, count)
}

/// What formulas are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theory {
    BitVectors,
    Arrays,
    Floats(FloatFormat),
}

/// Terms to choose operands from. None of the lists is ever empty.
pub struct Formulas {
    pub terms: Terms,
    pub variables: Vec<TermId>,
    bools: Vec<TermId>,
    /// All of width [`WIDTH`], or of the width of the format where formulas are about floats.
    numbers: Vec<TermId>,
    arrays: Vec<TermId>,
}

const WIDTH: u32 = 7;
const INDEX: u32 = 3;
const MODES: [RoundingMode; 5] = [
    RoundingMode::NearestEven,
    RoundingMode::NearestAway,
    RoundingMode::Up,
    RoundingMode::Down,
    RoundingMode::Zero,
];

/// How many bits the fraction of a number has.
fn fraction_bits(format: FloatFormat) -> u32 {
    match format {
        FloatFormat::Half => 10,
        FloatFormat::BFloat => 7,
        FloatFormat::Single => 23,
        FloatFormat::Double => 52,
        FloatFormat::X87 => 64,
        FloatFormat::Quad | FloatFormat::PpcPair => 112,
    }
}

/// The greatest exponent, that of infinity and NaN.
fn last_exponent(format: FloatFormat) -> u128 {
    (1 << (format.width() - 1 - fraction_bits(format))) - 1
}

fn exponent_of_one(format: FloatFormat) -> u128 {
    last_exponent(format) / 2
}

fn float(format: FloatFormat, negative: bool, exponent: u128, fraction: u128) -> Bits {
    let explicit = if format == FloatFormat::X87 && exponent > 0 { 1 << 63 } else { 0 };
    let sign = u128::from(negative) << (format.width() - 1);
    Bits::from_u128(format.width(), sign | exponent << fraction_bits(format) | fraction | explicit)
}

/// A number near the edges of what the format can do.
pub fn edge(format: FloatFormat, random: u64) -> Bits {
    let (one, last) = (exponent_of_one(format), last_exponent(format));
    let fractions = fraction_bits(format) - u32::from(format == FloatFormat::X87);
    let near = [0, 0, 1, 2, one - 3, one - 1, one, one, one + 1, one + 2, one + 9, one + 16, last - 1, last];
    let all = (1 << fractions) - 1;
    let middle = 1 << (fractions - 1);
    let any = u128::from(random).wrapping_mul(0x0123_4567_89ab_cdef_fedc_ba98_7654_3211) & all;
    let fraction = [0, 1, all, all - 1, middle, middle + 1, any, any];
    float(format, random & 1 == 1, pick(&near, (random >> 8) as u8), pick(&fraction, (random >> 16) as u8))
}

fn pick<T: Copy>(list: &[T], number: u8) -> T {
    list[number as usize % list.len()]
}

impl Formulas {
    pub fn build(theory: Theory, steps: &[Step]) -> Formulas {
        let mut terms = Terms::without_rules();
        let width = match theory {
            Theory::BitVectors | Theory::Arrays => WIDTH,
            Theory::Floats(format) => format.width(),
        };
        let bools = vec![terms.var("p", Sort::Bool), terms.var("q", Sort::Bool)];
        let mut numbers: Vec<TermId> = ["x", "y", "z"].map(|name| terms.var(name, Sort::Bits(width))).into();
        let array = Sort::Array { index: INDEX, element: width };
        let arrays = match theory {
            Theory::Arrays => vec![terms.var("a", array), terms.var("b", array)],
            Theory::BitVectors | Theory::Floats(_) => vec![],
        };
        let variables = [&bools[..], &numbers, &arrays].concat();
        let mut constants = vec![Bits::zero(width), Bits::from_u64(width, 1), Bits::ones(width)];
        if let Theory::Floats(format) = theory {
            constants.push(float(format, false, exponent_of_one(format), 0));
        }
        numbers.extend(constants.iter().map(|constant| terms.bits(constant)));
        let mut formulas = Formulas { terms, variables, bools, numbers, arrays };
        for step in steps {
            match theory {
                Theory::Arrays if step.op % 3 == 0 => formulas.array_step(*step),
                Theory::Floats(format) if step.op % 3 != 0 => formulas.float_step(format, *step),
                _ => formulas.number_step(*step),
            }
        }
        formulas
    }

    /// The last truth values that were built.
    pub fn assertions(&self) -> Vec<TermId> {
        self.bools.iter().rev().take(3).copied().collect()
    }

    /// All truth values and numbers, those that stand for themselves included.
    pub fn built(&self) -> Vec<TermId> {
        [&self.bools[..], &self.numbers].concat()
    }

    fn number_step(&mut self, step: Step) {
        let [first, second, third] = step.operands;
        let (a, b) = (pick(&self.numbers, first), pick(&self.numbers, second));
        let (p, q) = (pick(&self.bools, first), pick(&self.bools, second));
        let t = &mut self.terms;
        let width = t.width(a);
        let low = u32::from(third) % width;
        let number = match step.op / 3 % 26 {
            0 => t.add(a, b),
            1 => t.sub(a, b),
            2 => t.mul(a, b),
            3 => t.udiv(a, b),
            4 => t.urem(a, b),
            5 => t.sdiv(a, b),
            6 => t.srem(a, b),
            7 => t.shl(a, b),
            8 => t.lshr(a, b),
            9 => t.ashr(a, b),
            10 => t.and(a, b),
            11 => t.or(a, b),
            12 => t.xor(a, b),
            13 => t.not(a),
            14 => t.neg(a),
            15 => {
                let part = t.extract(a, width - 1, low);
                t.sign_extend(part, width)
            }
            16 => {
                let part = t.extract(a, low, 0);
                t.zero_extend(part, width)
            }
            17 => {
                let both = t.concat(a, b);
                t.extract(both, low + width - 1, low)
            }
            18 => t.ite(p, a, b),
            other => {
                let truth = match other {
                    19 => t.eq(a, b),
                    20 => t.ult(a, b),
                    21 => t.sle(a, b),
                    22 => t.and(p, q),
                    23 => t.xor(p, q),
                    24 => t.implies(p, q),
                    _ => t.not(p),
                };
                return self.bools.push(truth);
            }
        };
        self.numbers.push(number);
    }

    fn array_step(&mut self, step: Step) {
        let [first, second, third] = step.operands;
        let (array, other) = (pick(&self.arrays, first), pick(&self.arrays, second));
        let (number, element) = (pick(&self.numbers, second), pick(&self.numbers, third));
        let truth = pick(&self.bools, third);
        let t = &mut self.terms;
        let index = t.extract(number, INDEX - 1, 0);
        match step.op / 3 % 6 {
            0 | 1 => self.numbers.push(t.select(array, index)),
            2 => self.arrays.push(t.store(array, index, element)),
            3 => self.arrays.push(t.ite(truth, array, other)),
            4 => self.arrays.push(t.const_array(INDEX, element)),
            _ => self.bools.push(t.eq(array, other)),
        }
    }

    fn float_step(&mut self, format: FloatFormat, step: Step) {
        let [first, second, third] = step.operands;
        let (a, b) = (pick(&self.numbers, first), pick(&self.numbers, second));
        let c = pick(&self.numbers, third);
        let mode = pick(&MODES, third);
        let t = &mut self.terms;
        let number = match step.op / 3 % 18 {
            0 => t.float_add(format, mode, a, b),
            1 => t.float_sub(format, mode, a, b),
            2 => t.float_mul(format, mode, a, b),
            3 => t.float_div(format, mode, a, b),
            4 => t.float_fma(format, mode, a, b, c),
            5 => t.float_sqrt(format, mode, a),
            6 => t.float_round(format, mode, a),
            7 => t.float_from_unsigned(format, mode, a),
            8 => t.float_from_signed(format, mode, a),
            9 => t.float_to_unsigned(format, mode, format.width(), a),
            10 => t.float_to_signed(format, mode, format.width(), a),
            11 => t
                .float_convert(format, FloatFormat::Single, mode, a)
                .and_then(|wide| t.float_convert(FloatFormat::Single, format, mode, wide)),
            12 => t.float_neg(format, a),
            other => {
                let truth = match other {
                    13 => t.float_less(format, a, b),
                    14 => t.float_less_or_equal(format, a, b),
                    15 => t.float_equal(format, a, b),
                    16 => t.float_is_nan(format, a),
                    _ => t.float_is_subnormal(format, a),
                };
                return self.bools.push(truth.expect("a format that has arithmetic"));
            }
        };
        self.numbers.push(number.expect("a format that has arithmetic"));
    }
}
