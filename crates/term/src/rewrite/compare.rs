//! Rules for the order of bit-vectors.

use bits::Bits;

use super::{Rewritten, Rule};
use crate::node::{BinaryOp, Node, TermId};
use crate::pool::Terms;

/// `x <= y` is the opposite of `y < x`.
pub(super) fn less_or_equal(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    let greater = match op {
        BinaryOp::Sle => terms.slt(right, left),
        _ => terms.ult(right, left),
    };
    Some((Rule::LessOrEqual, terms.not(greater)))
}

/// The least and the greatest value in the order.
fn bounds(op: BinaryOp, width: u32) -> (Bits, Bits) {
    if op != BinaryOp::Slt {
        return (Bits::zero(width), Bits::ones(width));
    }
    let greatest = Bits::ones(width).lshr(&Bits::from_u64(width, 1));
    (greatest.not(), greatest)
}

pub(super) fn less(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    if left == right {
        return Some((Rule::LessSelf, terms.bool(false)));
    }
    let width = terms.width(left);
    let (least, greatest) = bounds(op, width);
    let (left_constant, right_constant) = (terms.as_bits(left), terms.as_bits(right));
    if right_constant.as_ref() == Some(&least) || left_constant.as_ref() == Some(&greatest) {
        return Some((Rule::LessBounds, terms.bool(false)));
    }
    if op == BinaryOp::Ult && terms.is_number(right, 1) {
        let zero = terms.number(width, 0);
        return Some((Rule::UltOne, terms.eq(left, zero)));
    }
    if op == BinaryOp::Ult && terms.is_zeros(left) {
        return Some((Rule::UltOne, terms.distinct(right, left)));
    }
    extended(terms, op, left, right).or_else(|| extended_constant(terms, op, left, right))
}

/// What a term with zeros above was extended from.
fn zero_extended(terms: &Terms, term: TermId) -> Option<TermId> {
    match terms.node(term) {
        Node::ZeroExtend { of, width } if terms.width(of) < width => Some(of),
        _ => None,
    }
}

/// Both operands are extended from the same width.
fn extended(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    let (left, right, order) = match (zero_extended(terms, left), zero_extended(terms, right)) {
        // With zeros above, no operand is below zero.
        (Some(left), Some(right)) => (left, right, BinaryOp::Ult),
        _ => match (terms.node(left), terms.node(right)) {
            // Both orders are kept by copies of the sign.
            (Node::SignExtend { of: left, .. }, Node::SignExtend { of: right, .. }) => (left, right, op),
            _ => return None,
        },
    };
    if terms.sort(left) != terms.sort(right) {
        return None;
    }
    Some((Rule::LessExtended, terms.make(Node::Binary(order, left, right))))
}

/// One operand has zeros above, the other is a constant.
fn extended_constant(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    let (inner, constant, inner_is_left) = match (zero_extended(terms, left), zero_extended(terms, right)) {
        (Some(inner), _) => (inner, terms.as_bits(right)?, true),
        (_, Some(inner)) => (inner, terms.as_bits(left)?, false),
        _ => return None,
    };
    let narrow = constant.truncate(terms.width(inner));
    let result = if op == BinaryOp::Slt && constant.is_negative() {
        // What has zeros above is not below zero.
        terms.bool(!inner_is_left)
    } else if narrow.zero_extend(constant.width()) == constant {
        let narrow = terms.bits(&narrow);
        if inner_is_left { terms.ult(inner, narrow) } else { terms.ult(narrow, inner) }
    } else {
        terms.bool(inner_is_left)
    };
    Some((Rule::LessExtendedConstant, result))
}
