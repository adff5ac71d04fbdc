//! What a formula talks about: the comparisons and truth values that it is made of.
//!
//! Choices (`ite`) inside a comparison are taken apart, too: their conditions count, and so do the comparisons that they become. What would become too many is left whole.
//! Variables that nobody knows at a location are got rid of where that is easy: by equations, and by comparing what they are compared with.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{BinaryOp, Node, Sort, TermId, Terms, UnaryOp, VarId};

/// So many steps are made to take one formula apart.
const MOST_STEPS: usize = 400;
/// So many equations are used.
const MOST_EQUATIONS: usize = 16;
/// So many pairs of comparisons are joined.
const MOST_PAIRS: usize = 24;

/// Truth values that are connected by `and`.
pub(super) fn conjuncts(terms: &mut Terms, term: TermId) -> Vec<TermId> {
    let (mut found, mut stack) = (Vec::new(), vec![term]);
    while let Some(term) = stack.pop() {
        match terms.node(term) {
            Node::Bool(true) => {}
            Node::Binary(BinaryOp::And, left, right) => stack.extend([right, left]),
            Node::Unary(UnaryOp::Not, of) => match terms.node(of) {
                Node::Binary(BinaryOp::Or, left, right) => {
                    let (left, right) = (terms.not(left), terms.not(right));
                    stack.extend([right, left]);
                }
                _ => found.push(term),
            },
            _ => found.push(term),
        }
    }
    found
}

/// The comparisons and truth values that formulas consist of, without negations, each once.
fn atoms(terms: &mut Terms, formulas: &[TermId]) -> Vec<TermId> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    for formula in formulas {
        let (mut stack, mut steps) = (vec![*formula], 0);
        while let Some(term) = stack.pop() {
            steps += 1;
            if !seen.insert(term) {
                continue;
            }
            let is_logic = |term: TermId| terms.sort(term) == Sort::Bool;
            match terms.node(term) {
                Node::Bool(_) => {}
                Node::Unary(UnaryOp::Not, of) => stack.push(of),
                Node::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, left, right) => {
                    stack.extend([right, left]);
                }
                Node::Binary(BinaryOp::Eq, left, right) if is_logic(left) => stack.extend([right, left]),
                Node::Ite(condition, yes, no) => stack.extend([no, yes, condition]),
                _ => match outer_choice(terms, term).filter(|_| steps < MOST_STEPS) {
                    None => found.push(term),
                    Some((choice, condition, yes, no)) => {
                        for arm in [no, yes] {
                            stack.extend(terms.substitute(&[term], &FxHashMap::from_iter([(choice, arm)])));
                        }
                        stack.push(condition);
                    }
                },
            }
        }
    }
    found
}

/// A choice in a comparison that is in no other.
fn outer_choice(terms: &Terms, term: TermId) -> Option<(TermId, TermId, TermId, TermId)> {
    let order = terms.postorder([term]);
    order.into_iter().rev().find_map(|part| match terms.node(part) {
        Node::Ite(condition, yes, no) => Some((part, condition, yes, no)),
        _ => None,
    })
}

/// What these formulas, which hold together, say about variables that are known: atoms about them only.
pub(super) fn about(terms: &mut Terms, formulas: &[TermId], knows: &dyn Fn(VarId) -> bool) -> Vec<TermId> {
    let formulas = solved(terms, formulas.to_vec(), knows);
    let all = atoms(terms, &formulas);
    let is_known = |terms: &Terms, term: TermId| terms.variables_of([term]).into_iter().all(knows);
    let (mut known, unknown): (Vec<TermId>, Vec<TermId>) =
        all.into_iter().partition(|atom| is_known(terms, *atom));
    // What one unknown variable is compared with: how, and with what.
    let mut compared: Vec<(TermId, BinaryOp, TermId)> = Vec::new();
    for atom in unknown {
        let Node::Binary(op, left, right) = terms.node(atom) else { continue };
        for (variable, other) in [(left, right), (right, left)] {
            let is_variable = terms.as_var(variable).is_some_and(|variable| !knows(variable));
            if is_variable && terms.width(variable) > 0 && is_known(terms, other) {
                compared.push((variable, op, other));
            }
        }
    }
    let mut pairs = 0;
    for (index, (variable, op, left)) in compared.iter().enumerate() {
        for (other, other_op, right) in compared.iter().skip(index + 1) {
            if variable != other || left == right || pairs >= MOST_PAIRS {
                continue;
            }
            pairs += 1;
            let (left, right) = (*left, *right);
            let is_signed = |op: &BinaryOp| matches!(op, BinaryOp::Slt | BinaryOp::Sle);
            let is_order = |op: &BinaryOp| *op != BinaryOp::Eq;
            if is_signed(op) || is_signed(other_op) {
                known.extend([terms.slt(left, right), terms.slt(right, left)]);
            } else if is_order(op) || is_order(other_op) {
                known.extend([terms.ult(left, right), terms.ult(right, left)]);
            } else {
                known.push(terms.eq(left, right));
            }
        }
    }
    known
}

/// Formulas that hold together, without unknown variables that one of them says the value of.
fn solved(terms: &mut Terms, mut formulas: Vec<TermId>, knows: &dyn Fn(VarId) -> bool) -> Vec<TermId> {
    for _ in 0..MOST_EQUATIONS {
        let found = formulas
            .iter()
            .enumerate()
            .find_map(|(index, formula)| Some((index, equation(terms, *formula, knows)?)));
        let Some((index, (variable, value))) = found else { break };
        formulas.remove(index);
        let value = match value {
            Is::Term(term) => term,
            Is::Truth(truth) => terms.bool(truth),
        };
        formulas = terms.substitute(&formulas, &FxHashMap::from_iter([(variable, value)]));
        let formulas_before = std::mem::take(&mut formulas);
        for formula in formulas_before {
            formulas.extend(conjuncts(terms, formula));
        }
    }
    formulas
}

/// What a variable is.
enum Is {
    Term(TermId),
    Truth(bool),
}

/// The unknown variable that a formula says the value of.
fn equation(terms: &Terms, formula: TermId, knows: &dyn Fn(VarId) -> bool) -> Option<(TermId, Is)> {
    let is_unknown = |term: TermId| terms.as_var(term).is_some_and(|variable| !knows(variable));
    match terms.node(formula) {
        Node::Var(_) if is_unknown(formula) => Some((formula, Is::Truth(true))),
        Node::Unary(UnaryOp::Not, of) if is_unknown(of) => Some((of, Is::Truth(false))),
        Node::Binary(BinaryOp::Eq, left, right) => {
            [(left, right), (right, left)].into_iter().find_map(|(variable, value)| {
                let is_in_it = || terms.postorder([value]).contains(&variable);
                (is_unknown(variable) && !is_in_it()).then_some((variable, Is::Term(value)))
            })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_and_unknown_variables_are_taken_apart() {
        let mut terms = Terms::new();
        let [x, y, c] = ["x", "y", "c"].map(|name| terms.var(name, Sort::Bits(8)));
        let b = terms.var("b", Sort::Bool);
        let chosen: Vec<VarId> = [c, b].iter().filter_map(|term| terms.as_var(*term)).collect();
        let knows = |variable: VarId| !chosen.contains(&variable);
        // Whichever b is, x or y is 5.
        let five = terms.number(8, 5);
        let choice = terms.ite(b, x, y);
        let is_five = terms.eq(choice, five);
        let (x_is, y_is) = (terms.eq(x, five), terms.eq(y, five));
        let mut found = about(&mut terms, &[is_five], &knows);
        found.sort_unstable();
        let mut expected = vec![x_is, y_is];
        expected.sort_unstable();
        assert_eq!(found, expected);
        // c is x, and less than y.
        let (same, less) = (terms.eq(c, x), terms.ult(c, y));
        let expected = terms.ult(x, y);
        assert_eq!(about(&mut terms, &[less, same], &knows), [expected]);
        // x < c and c <= y.
        let (above, below) = (terms.ult(x, c), terms.ule(c, y));
        assert!(about(&mut terms, &[above, below], &knows).contains(&expected));
    }
}
