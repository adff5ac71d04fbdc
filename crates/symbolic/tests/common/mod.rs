//! What the tests share: a generator of random numbers that always gives the same, and values of terms.
#![allow(dead_code, reason = "each test uses part of it")]

pub mod cases;
pub mod run;

use bits::Bits;
use symbolic::{Bool, Bv, Symbolic};
use term::{Assignment, Evaluator, Value};

/// SplitMix64.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub fn chance(&mut self, one_in: u64) -> bool {
        self.below(one_in) == 0
    }

    /// Bits that are often near a limit.
    pub fn bits(&mut self, w: u32) -> Bits {
        let words: Vec<u64> = (0..w.div_ceil(64)).map(|_| self.next()).collect();
        let random = Bits::from_words(w, &words);
        let small = Bits::from_u64(w, self.below(4));
        let min = Bits::from_u64(w, 1).shl(&Bits::from_u64(w, u64::from(w) - 1));
        match self.below(8) {
            0 => small,
            1 => small.not(),
            2 => min.add(&small),
            3 => min.sub(&small),
            4 => Bits::from_u64(w, u64::from(w)).sub(&small),
            _ => random,
        }
    }
}

/// Every value of `w` bits.
pub fn all(w: u32) -> impl Iterator<Item = Bits> {
    (0..1u64 << w).map(move |value| Bits::from_u64(w, value))
}

/// The values of several results under one assignment.
pub struct Model<'a>(Evaluator<'a>);

impl<'a> Model<'a> {
    pub fn new(d: &'a Symbolic, assignment: &'a Assignment) -> Model<'a> {
        Model(Evaluator::new(&d.terms, assignment))
    }

    pub fn bits(&mut self, value: &Bv) -> Bits {
        match value {
            Bv::Const(bits) => bits.clone(),
            Bv::Term(term) => match self.0.value(*term) {
                Ok(Value::Bits(bits)) => bits,
                other => panic!("no bits: {other:?}"),
            },
        }
    }

    pub fn truth(&mut self, value: Bool) -> bool {
        match value {
            Bool::Const(value) => value,
            Bool::Term(term) => match self.0.value(term) {
                Ok(Value::Bool(value)) => value,
                other => panic!("no truth value: {other:?}"),
            },
        }
    }
}

/// Gives a variable a value.
pub fn assign(d: &Symbolic, assignment: &mut Assignment, variable: &Bv, bits: Bits) {
    let Bv::Term(term) = variable else { panic!("{variable:?} is no variable") };
    let variable = d.terms.as_var(*term).expect("a variable");
    assignment.set(variable, Value::Bits(bits));
}
