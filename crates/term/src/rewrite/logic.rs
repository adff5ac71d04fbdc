//! Rules for `not`, `and`, `or` and `xor`, on truth values and on bits alike.

use super::{Rewritten, Rule};
use crate::node::{BinaryOp, Node, TermId, UnaryOp};
use crate::pool::Terms;
use crate::sort::Sort;

pub(super) fn not(terms: &mut Terms, of: TermId) -> Rewritten {
    match terms.node(of) {
        Node::Unary(UnaryOp::Not, inner) => Some((Rule::NotNot, inner)),
        Node::Ite(condition, yes, no) if terms.node(yes).is_constant() && terms.node(no).is_constant() => {
            let (yes, no) = (terms.not(yes), terms.not(no));
            Some((Rule::IteOfConstants, terms.ite(condition, yes, no)))
        }
        _ => None,
    }
}

/// `and` and `or`, which are the same thing upside down.
pub(super) fn lattice(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    let sort = terms.sort(left);
    let is_and = op == BinaryOp::And;
    let (neutral, absorbing) = match is_and {
        true => (terms.is_all_ones(right), terms.is_zeros(right)),
        false => (terms.is_zeros(right), terms.is_all_ones(right)),
    };
    if neutral {
        return Some((Rule::LogicNeutral, left));
    }
    if absorbing {
        return Some((Rule::LogicAbsorbing, right));
    }
    if left == right {
        return Some((Rule::LogicSelf, left));
    }
    if terms.are_complements(left, right) {
        return Some((Rule::LogicComplement, bottom(terms, is_and, sort)));
    }
    if let Some(result) = super::arith::reassociate(terms, op, left, right) {
        return Some(result);
    }
    if let Some(result) = of_bits(terms, op, left, right) {
        return Some(result);
    }
    absorb(terms, op, left, right).or_else(|| absorb(terms, op, right, left))
}

/// What `x op ~x` is.
fn bottom(terms: &mut Terms, is_and: bool, sort: Sort) -> TermId {
    if is_and { terms.zeros(sort) } else { terms.all_ones(sort) }
}

/// `x op (...)` where x or its negation is an operand of what is in the brackets.
fn absorb(terms: &mut Terms, op: BinaryOp, x: TermId, other: TermId) -> Rewritten {
    let dual = if op == BinaryOp::And { BinaryOp::Or } else { BinaryOp::And };
    let (is_and, sort) = (op == BinaryOp::And, terms.sort(x));
    if let Node::Unary(UnaryOp::Not, negated) = terms.node(other) {
        let Node::Binary(inner, left, right) = terms.node(negated) else { return None };
        if (inner != op && inner != dual) || (left != x && right != x) {
            return None;
        }
        if inner == dual {
            return Some((Rule::AbsorptionOfNegated, bottom(terms, is_and, sort)));
        }
        let rest = if left == x { right } else { left };
        let rest = terms.not(rest);
        return Some((Rule::AbsorptionOfNegated, terms.make(Node::Binary(op, x, rest))));
    }
    let Node::Binary(inner, left, right) = terms.node(other) else { return None };
    if inner != op && inner != dual {
        return None;
    }
    if left == x || right == x {
        return Some((Rule::Absorption, if inner == dual { x } else { other }));
    }
    let rest = match (terms.are_complements(left, x), terms.are_complements(right, x)) {
        (true, _) => right,
        (_, true) => left,
        _ => return None,
    };
    let result = match inner == dual {
        true => terms.make(Node::Binary(op, x, rest)),
        false => bottom(terms, is_and, sort),
    };
    Some((Rule::AbsorptionNegated, result))
}

pub(super) fn xor(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    if terms.is_zeros(right) {
        return Some((Rule::XorZero, left));
    }
    if terms.is_all_ones(right) {
        return Some((Rule::XorOnes, terms.not(left)));
    }
    if left == right {
        let sort = terms.sort(left);
        return Some((Rule::XorSelf, terms.zeros(sort)));
    }
    let (inner_left, inner_right) = (negated(terms, left), negated(terms, right));
    if inner_left.is_some() || inner_right.is_some() {
        let both = inner_left.is_some() && inner_right.is_some();
        let inner = terms.xor(inner_left.unwrap_or(left), inner_right.unwrap_or(right));
        return Some((Rule::XorNot, if both { inner } else { terms.not(inner) }));
    }
    super::arith::reassociate(terms, BinaryOp::Xor, left, right)
        .or_else(|| of_bits(terms, BinaryOp::Xor, left, right))
}

/// What the term is the negation of.
fn negated(terms: &Terms, term: TermId) -> Option<TermId> {
    match terms.node(term) {
        Node::Unary(UnaryOp::Not, inner) => Some(inner),
        _ => None,
    }
}

/// Logic on single bits that stand for conditions.
fn of_bits(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    if terms.sort(left) != Sort::Bits(1) {
        return None;
    }
    let (left, right) = (bit_condition(terms, left)?, bit_condition(terms, right)?);
    let condition =
        |terms: &mut Terms, (condition, holds)| if holds { condition } else { terms.not(condition) };
    let (left, right) = (condition(terms, left), condition(terms, right));
    let both = terms.make(Node::Binary(op, left, right));
    Some((Rule::LogicOfBits, terms.bit(both)))
}

/// The condition that one bit stands for, and whether the bit is set when it holds.
fn bit_condition(terms: &Terms, bit: TermId) -> Option<(TermId, bool)> {
    match terms.node(bit) {
        Node::Ite(condition, yes, no) if terms.is_number(yes, 1) && terms.is_zeros(no) => {
            Some((condition, true))
        }
        Node::Ite(condition, yes, no) if terms.is_zeros(yes) && terms.is_number(no, 1) => {
            Some((condition, false))
        }
        _ => None,
    }
}
