//! A question with unknown functions in place of the operations that solvers are slow at: products, quotients, floating-point arithmetic.
//!
//! What has no answer whatever those functions are has none. That is how most pairs are decided in which such operations stay as they are or only move. A few
//! facts about them are added that rewriting often uses. If there is an answer, it means nothing, and the question must be asked as it is.

use rustc_hash::FxHashMap;
use term::{BinaryOp, FloatBinaryOp, FloatFormat, Node, RoundingMode, Sort, TermId, Terms};

/// So many uses of one operation are compared with each other.
const MOST_PAIRED: usize = 16;

/// One use of an operation: its operands, and the variable in its place.
struct Use {
    operands: Vec<TermId>,
    result: TermId,
}

/// The weaker question, as conditions that all must hold; none if there is no such operation in it.
pub(crate) fn weaker(terms: &mut Terms, question: TermId) -> Option<Vec<TermId>> {
    let order = terms.postorder([question]);
    let mut made: FxHashMap<TermId, TermId> = FxHashMap::default();
    let mut uses: Vec<((Node, Sort), Vec<Use>)> = Vec::new();
    for term in order {
        let node = terms.node(term);
        if !is_hard(terms, node) {
            continue;
        }
        let mut operands: Vec<TermId> = node.children().collect();
        operands = terms.substitute_more(&operands, &mut made);
        let Signs { node, operands: mut signless, negative, exact } = signs(terms, node, &operands);
        if let Some(exact) = exact {
            made.insert(term, exact);
            continue;
        }
        if is_commutative(node) {
            signless.sort_unstable();
        }
        let operands = signless;
        // The operation alone: what it is without its operands, but for their width.
        let kind = (node.with_children(|_| question), terms.sort(operands[0]));
        let place = match uses.iter().position(|(known, _)| *known == kind) {
            Some(place) => place,
            None => {
                uses.push((kind, Vec::new()));
                uses.len() - 1
            }
        };
        let known = uses[place].1.iter().find(|other| other.operands == operands);
        let result = match known {
            Some(known) => known.result,
            None => {
                let sort = terms.sort(term);
                let result = terms.var(&format!("some.{place}.{}", uses[place].1.len()), sort);
                uses[place].1.push(Use { operands, result });
                result
            }
        };
        let result = match (negative, format_of(node)) {
            (Some(negative), Some(format)) => negated_if(terms, format, negative, result).unwrap_or(result),
            _ => result,
        };
        made.insert(term, result);
    }
    if uses.is_empty() && made.is_empty() {
        return None;
    }
    let mut conditions = terms.substitute_more(&[question], &mut made);
    for ((kind, _), uses) in &uses {
        for (place, this) in uses.iter().enumerate() {
            facts(terms, *kind, this, &mut conditions);
            for other in &uses[place.saturating_sub(MOST_PAIRED)..place] {
                let same = same_operands(terms, is_commutative(*kind), &this.operands, &other.operands);
                let equal = terms.eq(this.result, other.result);
                let fact = terms.implies(same, equal);
                conditions.push(fact);
            }
        }
    }
    conditions.retain(|condition| terms.as_bool(*condition) != Some(true));
    Some(conditions)
}

fn is_hard(terms: &Terms, node: Node) -> bool {
    let is_unknown = |term: TermId| terms.as_bits(term).is_none();
    match node {
        Node::Binary(BinaryOp::Mul, a, b) => is_unknown(a) && is_unknown(b) && terms.width(a) > 8,
        Node::Binary(BinaryOp::Udiv | BinaryOp::Urem | BinaryOp::Sdiv | BinaryOp::Srem, a, _) => {
            terms.width(a) > 8
        }
        Node::FloatUnary { .. } | Node::FloatBinary { .. } | Node::FloatFma { .. } => true,
        _ => false,
    }
}

fn format_of(node: Node) -> Option<FloatFormat> {
    match node {
        Node::FloatUnary { format, .. }
        | Node::FloatBinary { format, .. }
        | Node::FloatFma { format, .. } => Some(format),
        _ => None,
    }
}

/// An operation without the signs that do not matter to it.
struct Signs {
    node: Node,
    operands: Vec<TermId>,
    /// The sign of its result where that is a number, as one bit.
    negative: Option<TermId>,
    /// What it is, if it is easy after all.
    exact: Option<TermId>,
}

/// Takes the signs out of an operation: a difference is a sum, products, quotients and remainders are as great without signs as with them.
fn signs(terms: &mut Terms, node: Node, operands: &[TermId]) -> Signs {
    let plain = Signs { node, operands: operands.to_vec(), negative: None, exact: None };
    let (Node::FloatBinary { op, format, mode, left, right }, &[a, b]) = (node, operands) else {
        return plain;
    };
    // Patterns of the others stand for one number only.
    let rounds = mode != RoundingMode::NearestEven && op != FloatBinaryOp::Rem;
    if rounds || matches!(format, FloatFormat::X87 | FloatFormat::PpcPair) {
        return plain;
    }
    let signless = |terms: &mut Terms| -> Option<Signs> {
        let (first, second) = (terms.float_sign(format, a).ok()?, terms.float_sign(format, b).ok()?);
        Some(match op {
            FloatBinaryOp::Add | FloatBinaryOp::Sub => {
                let b = if op == FloatBinaryOp::Sub { terms.float_neg(format, b).ok()? } else { b };
                let node = Node::FloatBinary { op: FloatBinaryOp::Add, format, mode, left, right };
                // Adding -0 changes nothing.
                let zero = terms.number(format.width(), 0);
                let zero = terms.float_neg(format, zero).ok()?;
                let other = match (a == zero, b == zero) {
                    (true, _) => Some(b),
                    (_, true) => Some(a),
                    _ => None,
                };
                let exact = match other {
                    Some(other) => Some(one_nan(terms, format, other)?),
                    None => None,
                };
                Signs { node, operands: vec![a, b], negative: None, exact }
            }
            FloatBinaryOp::Mul | FloatBinaryOp::Div | FloatBinaryOp::Rem => {
                let operands = vec![terms.float_abs(format, a).ok()?, terms.float_abs(format, b).ok()?];
                let negative = match op {
                    FloatBinaryOp::Rem => first,
                    _ => terms.xor(first, second),
                };
                Signs { node, operands, negative: Some(negative), exact: None }
            }
        })
    };
    signless(terms).unwrap_or(plain)
}

/// The number itself, or the NaN that operations give.
fn one_nan(terms: &mut Terms, format: FloatFormat, of: TermId) -> Option<TermId> {
    let nan = terms.bits(&sem::classes::preferred_nan(format)?);
    let is_nan = terms.float_is_nan(format, of).ok()?;
    Some(terms.ite(is_nan, nan, of))
}

/// A number, or the same with the other sign; a NaN stays as it is.
fn negated_if(terms: &mut Terms, format: FloatFormat, negative: TermId, of: TermId) -> Option<TermId> {
    let one = terms.number(1, 1);
    let negative = terms.eq(negative, one);
    let is_nan = terms.float_is_nan(format, of).ok()?;
    let is_number = terms.not(is_nan);
    let changes = terms.and(negative, is_number);
    let negated = terms.float_neg(format, of).ok()?;
    Some(terms.ite(changes, negated, of))
}

fn is_commutative(node: Node) -> bool {
    match node {
        Node::Binary(op, ..) => op.is_commutative(),
        Node::FloatBinary { op, .. } => matches!(op, FloatBinaryOp::Add | FloatBinaryOp::Mul),
        _ => false,
    }
}

fn same_operands(terms: &mut Terms, commutes: bool, a: &[TermId], b: &[TermId]) -> TermId {
    let equal = |terms: &mut Terms, pairs: &[(TermId, TermId)]| {
        let all: Vec<TermId> = pairs.iter().map(|(x, y)| terms.eq(*x, *y)).collect();
        terms.and_all(all)
    };
    let straight: Vec<(TermId, TermId)> = a.iter().copied().zip(b.iter().copied()).collect();
    let straight = equal(terms, &straight);
    match (commutes, a, b) {
        (true, &[x, y], &[v, w]) => {
            let crossed = equal(terms, &[(x, w), (y, v)]);
            terms.or(straight, crossed)
        }
        _ => straight,
    }
}

/// What is known about the result of an operation.
fn facts(terms: &mut Terms, kind: Node, this: &Use, conditions: &mut Vec<TermId>) {
    if let Some(format) = format_of(kind) {
        conditions.extend(nan_fact(terms, format, this));
    }
    if let (Node::FloatBinary { op: FloatBinaryOp::Rem, format, .. }, &[a, b]) = (kind, &this.operands[..]) {
        conditions.extend(remainder_fact(terms, format, a, b, this.result));
        return;
    }
    let (Node::Binary(op, ..), &[a, b]) = (kind, &this.operands[..]) else { return };
    let Sort::Bits(width) = terms.sort(a) else { return };
    let result = this.result;
    let (zero, one) = (terms.number(width, 0), terms.number(width, 1));
    let mut when = |terms: &mut Terms, x: TermId, is: TermId, then: TermId| {
        let (condition, equal) = (terms.eq(x, is), terms.eq(result, then));
        let fact = terms.implies(condition, equal);
        conditions.push(fact);
    };
    match op {
        BinaryOp::Mul => {
            for (x, y) in [(a, b), (b, a)] {
                when(terms, x, zero, zero);
                when(terms, x, one, y);
                let minus_one = terms.not(zero);
                let negated = terms.neg(y);
                when(terms, x, minus_one, negated);
            }
        }
        BinaryOp::Udiv | BinaryOp::Sdiv => {
            when(terms, b, one, a);
        }
        BinaryOp::Urem | BinaryOp::Srem => {
            when(terms, b, one, zero);
        }
        _ => {}
    }
    if op == BinaryOp::Urem {
        let (none, less, most) = (terms.eq(b, zero), terms.ult(result, b), terms.ule(result, a));
        let fact = terms.or(none, less);
        conditions.extend([fact, most]);
    }
    if op == BinaryOp::Udiv {
        let (none, most) = (terms.eq(b, zero), terms.ule(result, a));
        let fact = terms.or(none, most);
        conditions.push(fact);
    }
}

/// What is no number makes none, and there is one pattern for that.
fn nan_fact(terms: &mut Terms, format: FloatFormat, this: &Use) -> Option<TermId> {
    let mut given = Vec::with_capacity(this.operands.len());
    for operand in &this.operands {
        given.push(terms.float_is_nan(format, *operand).ok()?);
    }
    let given = terms.or_all(given);
    let nan = terms.bits(&sem::classes::preferred_nan(format)?);
    let (made, is_nan) = (terms.eq(this.result, nan), terms.float_is_nan(format, this.result).ok()?);
    let (one_way, other_way) = (terms.implies(given, made), terms.implies(is_nan, made));
    Some(terms.and(one_way, other_way))
}

/// The remainder of what is no number or infinite, and by zero, is no number. Solvers know no other fact about it, as it has no name in SMT-LIB.
fn remainder_fact(
    terms: &mut Terms,
    format: FloatFormat,
    a: TermId,
    b: TermId,
    result: TermId,
) -> Option<TermId> {
    let tests = [
        terms.float_is_nan(format, a).ok()?,
        terms.float_is_nan(format, b).ok()?,
        terms.float_is_infinite(format, a).ok()?,
        terms.float_is_zero(format, b).ok()?,
    ];
    let none = terms.or_all(tests);
    let nan = terms.float_is_nan(format, result).ok()?;
    Some(terms.implies(none, nan))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_product_is_a_function_of_its_factors_in_any_order() {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bits(32)), terms.var("y", Sort::Bits(32)));
        let one = terms.number(32, 1);
        let more = terms.add(y, one);
        let (a, b) = (terms.mul(x, more), terms.mul(more, x));
        let differ = terms.distinct(a, b);
        // Rewriting knows that already, or the variables are the same.
        let conditions = weaker(&mut terms, differ).unwrap_or_else(|| vec![differ]);
        assert!(conditions.iter().any(|condition| terms.as_bool(*condition) == Some(false)));
    }

    #[test]
    fn questions_without_hard_operations_stay_as_they_are() {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bits(32)), terms.var("y", Sort::Bits(32)));
        let less = terms.ult(x, y);
        assert!(weaker(&mut terms, less).is_none());
    }

    #[test]
    fn what_is_so_of_floating_point_numbers_is_so_of_the_weaker_question() {
        use term::{Assignment, Evaluator, Value};
        let format = FloatFormat::Half;
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bits(16)), terms.var("y", Sort::Bits(16)));
        let mode = RoundingMode::NearestEven;
        let zero = terms.number(16, 0x8000);
        let operations = [
            terms.float_add(format, mode, x, y),
            terms.float_sub(format, mode, x, y),
            terms.float_mul(format, mode, x, y),
            terms.float_div(format, mode, x, y),
            terms.float_rem(format, x, y),
            terms.float_add(format, mode, zero, y),
            terms.float_sub(format, mode, zero, y),
            terms.float_add(format, mode, x, zero),
            terms.float_sqrt(format, mode, x),
        ];
        // Zeros, numbers that round, subnormal ones, infinities, NaNs of several patterns.
        let magnitudes: [u64; 13] =
            [0, 1, 2, 0x3ff, 0x400, 0x3555, 0x3c00, 0x3c01, 0x4200, 0x7bff, 0x7c00, 0x7c01, 0x7e12];
        let numbers: Vec<u64> = magnitudes.iter().flat_map(|it| [*it, it | 0x8000]).collect();
        for operation in operations {
            let operation = operation.expect("a term");
            for (a, b) in numbers.iter().flat_map(|a| numbers.iter().map(move |b| (*a, *b))) {
                let mut values = Assignment::default();
                for (term, number) in [(x, a), (y, b)] {
                    let variable = terms.as_var(term).expect("a variable");
                    values.set(variable, Value::Bits(bits::Bits::from_u64(16, number)));
                }
                let result = Evaluator::new(&terms, &values).value(operation).expect("a value");
                let Value::Bits(number) = &result else { panic!("a number") };
                let number = terms.bits(number);
                let question = terms.eq(operation, number);
                let conditions = weaker(&mut terms, question).unwrap_or_else(|| vec![question]);
                // What stands for the operation has one of two signs.
                let fits = |sign: u64| {
                    let mut values = values.clone();
                    for variable in terms.variables_of(conditions.iter().copied()) {
                        if terms.variable(variable).name.starts_with("some.") {
                            let Value::Bits(number) = &result else { panic!("a number") };
                            let number = number.xor(&bits::Bits::from_u64(16, sign));
                            values.set(variable, Value::Bits(number));
                        }
                    }
                    conditions.iter().all(|condition| {
                        Evaluator::new(&terms, &values).value(*condition).expect("a truth value")
                            == Value::Bool(true)
                    })
                };
                assert!(fits(0) || fits(0x8000), "{a:#x} and {b:#x}");
            }
        }
    }

    #[test]
    fn what_is_so_of_numbers_is_so_of_the_weaker_question() {
        use term::{Assignment, Evaluator, Value};
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bits(16)), terms.var("y", Sort::Bits(16)));
        let operations =
            [terms.mul(x, y), terms.udiv(x, y), terms.urem(x, y), terms.sdiv(x, y), terms.srem(x, y)];
        let numbers: [u64; 9] = [0, 1, 2, 7, 255, 0x7fff, 0x8000, 0xfffe, 0xffff];
        for operation in operations {
            for (a, b) in numbers.into_iter().flat_map(|a| numbers.map(|b| (a, b))) {
                let mut values = Assignment::default();
                let set = |values: &mut Assignment, terms: &Terms, term: TermId, number: u64| {
                    let variable = terms.as_var(term).expect("a variable");
                    values.set(variable, Value::Bits(bits::Bits::from_u64(16, number)));
                };
                set(&mut values, &terms, x, a);
                set(&mut values, &terms, y, b);
                let result = Evaluator::new(&terms, &values).value(operation).expect("a value");
                let Value::Bits(number) = &result else { panic!("a number") };
                let number = terms.bits(number);
                let question = terms.eq(operation, number);
                let conditions = weaker(&mut terms, question).expect("a hard operation");
                for variable in terms.variables_of(conditions.iter().copied()) {
                    if terms.variable(variable).name.starts_with("some.") {
                        values.set(variable, result.clone());
                    }
                }
                for condition in conditions {
                    let holds = Evaluator::new(&terms, &values).value(condition).expect("a truth value");
                    assert_eq!(holds, Value::Bool(true), "{a} and {b}");
                }
            }
        }
    }
}
