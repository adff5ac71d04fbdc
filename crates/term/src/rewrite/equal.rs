//! Rules for equality. A constant operand is the right one.

use bits::Bits;

use super::{Rewritten, Rule};
use crate::node::{BinaryOp, Node, TermId, UnaryOp};
use crate::pool::Terms;
use crate::sort::Sort;

pub(super) fn eq(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    if left == right {
        return Some((Rule::EqSelf, terms.bool(true)));
    }
    if let Some(value) = terms.as_bool(right) {
        return Some((Rule::EqBool, if value { left } else { terms.not(left) }));
    }
    if terms.are_complements(left, right) {
        return Some((Rule::EqComplement, terms.bool(false)));
    }
    if let Some(constant) = terms.as_bits(right) {
        return with_constant(terms, left, right, &constant);
    }
    negated(terms, left, right)
        .or_else(|| same_operand(terms, left, right))
        .or_else(|| both_extended(terms, left, right))
}

fn negated(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    match (terms.node(left), terms.node(right)) {
        (Node::Unary(UnaryOp::Not, left), Node::Unary(UnaryOp::Not, right)) => {
            Some((Rule::EqNot, terms.eq(left, right)))
        }
        (Node::Unary(UnaryOp::Not, inner), _) if terms.sort(inner) == Sort::Bool => {
            Some((Rule::EqNot, terms.distinct(inner, right)))
        }
        (_, Node::Unary(UnaryOp::Not, inner)) if terms.sort(inner) == Sort::Bool => {
            Some((Rule::EqNot, terms.distinct(left, inner)))
        }
        _ => None,
    }
}

/// Sums, or exclusive ors, that have an operand in common, or of which one is an operand of the other.
fn same_operand(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    for op in [BinaryOp::Add, BinaryOp::Xor] {
        let (in_left, in_right) = (terms.operands_of(op, left), terms.operands_of(op, right));
        if let (Some((a, b)), Some((c, d))) = (in_left, in_right) {
            let rest = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)]
                .into_iter()
                .find(|(first, _, second, _)| first == second);
            if let Some((_, left, _, right)) = rest {
                return Some((Rule::EqSameOperand, terms.eq(left, right)));
            }
        }
        for (operands, other) in [(in_left, right), (in_right, left)] {
            let Some((a, b)) = operands else { continue };
            if a == other || b == other {
                let sort = terms.sort(left);
                let zero = terms.zeros(sort);
                let rest = if a == other { b } else { a };
                return Some((Rule::EqSameOperand, terms.eq(rest, zero)));
            }
        }
    }
    None
}

fn both_extended(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    let (left, right) = match (terms.node(left), terms.node(right)) {
        (Node::ZeroExtend { of: left, .. }, Node::ZeroExtend { of: right, .. })
        | (Node::SignExtend { of: left, .. }, Node::SignExtend { of: right, .. }) => (left, right),
        _ => return None,
    };
    if terms.sort(left) != terms.sort(right) {
        return None;
    }
    Some((Rule::EqExtended, terms.eq(left, right)))
}

fn with_constant(terms: &mut Terms, left: TermId, right: TermId, constant: &Bits) -> Rewritten {
    match terms.node(left) {
        Node::Unary(op, of) => {
            let inverse = if op == UnaryOp::Not { constant.not() } else { constant.neg() };
            let inverse = terms.bits(&inverse);
            Some((Rule::EqInverse, terms.eq(of, inverse)))
        }
        Node::Binary(BinaryOp::Add, of, added) => {
            let inverse = constant.sub(&terms.as_bits(added)?);
            let inverse = terms.bits(&inverse);
            Some((Rule::EqInverse, terms.eq(of, inverse)))
        }
        Node::Binary(BinaryOp::Xor, of, other) => {
            let inverse = constant.xor(&terms.as_bits(other)?);
            let inverse = terms.bits(&inverse);
            Some((Rule::EqInverse, terms.eq(of, inverse)))
        }
        Node::ZeroExtend { of, .. } | Node::SignExtend { of, .. } => {
            let narrow = constant.truncate(terms.width(of));
            let back = match terms.node(left) {
                Node::SignExtend { .. } => narrow.sign_extend(constant.width()),
                _ => narrow.zero_extend(constant.width()),
            };
            let narrow = terms.bits(&narrow);
            let result = if back == *constant { terms.eq(of, narrow) } else { terms.bool(false) };
            Some((Rule::EqExtended, result))
        }
        Node::Binary(BinaryOp::Concat, high, low) => {
            let split = terms.width(low);
            let high_part = terms.bits(&constant.extract(constant.width() - 1, split));
            let low_part = terms.bits(&constant.extract(split - 1, 0));
            let (high, low) = (terms.eq(high, high_part), terms.eq(low, low_part));
            Some((Rule::EqConcat, terms.and(high, low)))
        }
        Node::Binary(BinaryOp::Mul, of, factor) => product(terms, of, &terms.as_bits(factor)?, constant),
        Node::Binary(BinaryOp::Shl, of, amount) => {
            let amount = terms.as_bits(amount)?;
            let factor = Bits::from_u64(constant.width(), 1).shl(&amount);
            (!factor.is_zero()).then(|| product(terms, of, &factor, constant))?
        }
        Node::Ite(condition, yes, no) => choice(terms, condition, yes, no, right),
        _ => None,
    }
}

/// A product by a constant. What is odd of the factor has an inverse; the rest shifts bits out.
fn product(terms: &mut Terms, of: TermId, factor: &Bits, constant: &Bits) -> Rewritten {
    let width = constant.width();
    let lost = factor.trailing_zeros();
    if factor.is_zero() || (!constant.is_zero() && constant.trailing_zeros() < lost) {
        return (!factor.is_zero()).then(|| (Rule::EqProduct, terms.bool(false)));
    }
    let (kept, odd) = (constant.extract(width - 1, lost), factor.extract(width - 1, lost));
    // Each round doubles the number of lowest bits in which it is the inverse: 3 of any odd number's own at the start.
    let mut inverse = odd.clone();
    let two = Bits::from_u64(odd.width(), 2);
    let mut right = 3;
    while right < odd.width() {
        inverse = inverse.mul(&two.sub(&odd.mul(&inverse)));
        right *= 2;
    }
    let (rest, wanted) = (terms.extract(of, width - lost - 1, 0), terms.bits(&kept.mul(&inverse)));
    Some((Rule::EqProduct, terms.eq(rest, wanted)))
}

/// A choice one arm of which is a constant. Equal constants are the same term.
fn choice(terms: &mut Terms, condition: TermId, yes: TermId, no: TermId, constant: TermId) -> Rewritten {
    if !terms.node(yes).is_constant() && !terms.node(no).is_constant() {
        return None;
    }
    let (yes, no) = (terms.eq(yes, constant), terms.eq(no, constant));
    Some((Rule::EqIte, terms.ite(condition, yes, no)))
}
