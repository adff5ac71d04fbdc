//! Floating-point terms mean what `bits` computes.

mod common;

use bits::{Bits, float_arith};
use common::floats;
use proptest::prelude::*;
use term::{Assignment, FloatFormat, RoundingMode, Sort, Terms, Value, eval};

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 3000, ..Default::default() })]

    /// With variables, so that the evaluator computes, and with constants, so that folding does.
    #[test]
    fn operations_mean_what_bits_computes((format, numbers) in floats::numbers(), mode in floats::mode()) {
        let width = format.width();
        for constant in [false, true] {
            let mut terms = Terms::new();
            let mut assignment = Assignment::new();
            let operands = numbers.map(|number| {
                let number = Bits::from_u128(width, number);
                if constant {
                    return terms.bits(&number);
                }
                let operand = terms.var("x", Sort::Bits(width));
                if let Some(variable) = terms.as_var(operand) {
                    assignment.set(variable, Value::Bits(number));
                }
                operand
            });
            let all = floats::operations(&mut terms, format, mode, operands, numbers);
            for (name, term, expected) in all.expect("IEEE formats have all operations") {
                prop_assert!(!constant || terms.as_bits(term).is_some(), "{name} was not folded");
                let value = eval(&terms, &assignment, term);
                prop_assert_eq!(value, Ok(Value::Bits(expected)), "{} {:?} {:?}", name, format, mode);
            }
        }
    }

    #[test]
    fn remainders_mean_what_bits_computes((format, [a, b, _]) in floats::numbers()) {
        let mut terms = Terms::new();
        let number = |bits| Bits::from_u128(format.width(), bits);
        let (x, y) = (terms.bits(&number(a)), terms.bits(&number(b)));
        let remainder = terms.float_rem(format, x, y).ok().and_then(|term| terms.as_bits(term));
        prop_assert_eq!(remainder, float_arith::rem(format, a, b).ok().map(number));
    }
}

#[test]
fn a_pair_of_doubles_has_no_operations() {
    let mut terms = Terms::new();
    let pair = terms.var("pair", Sort::Bits(128));
    let format = FloatFormat::PpcPair;
    let operations = floats::operations(&mut terms, format, RoundingMode::NearestEven, [pair; 3], [0; 3]);
    assert!(operations.is_err());
    assert!(terms.float_is_nan(format, pair).is_err());
    assert!(terms.float_neg(format, pair).is_err());
    assert!(terms.float_rem(format, pair, pair).is_err());
    assert!(terms.float_convert(FloatFormat::Quad, format, RoundingMode::Zero, pair).is_err());
}
