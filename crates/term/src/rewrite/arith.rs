//! Rules for arithmetic and shifts.

use bits::Bits;

use super::{Rewritten, Rule};
use crate::apply::apply;
use crate::node::{BinaryOp, Node, TermId, UnaryOp};
use crate::pool::Terms;
use crate::value::Value;

/// `(x op c) op d`, for operations whose operands may be grouped in any way.
pub(super) fn reassociate(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    let outer = terms.as_bits(right)?;
    let (rest, inner) = terms.with_constant(op, left)?;
    let node = Node::Binary(op, left, right);
    let Ok(Value::Bits(both)) = apply(node, &[&Value::Bits(inner), &Value::Bits(outer)]) else { return None };
    let both = terms.bits(&both);
    Some((Rule::Reassociate, terms.make(Node::Binary(op, rest, both))))
}

fn negated(terms: &Terms, term: TermId) -> Option<TermId> {
    match terms.node(term) {
        Node::Unary(UnaryOp::Neg, inner) => Some(inner),
        _ => None,
    }
}

pub(super) fn neg(terms: &mut Terms, of: TermId) -> Rewritten {
    match terms.node(of) {
        Node::Unary(UnaryOp::Neg, inner) => Some((Rule::NegNeg, inner)),
        Node::Binary(BinaryOp::Sub, left, right) => Some((Rule::NegSub, terms.sub(right, left))),
        _ => None,
    }
}

pub(super) fn add(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    if terms.is_zeros(right) {
        return Some((Rule::AddZero, left));
    }
    if let Some(result) = reassociate(terms, BinaryOp::Add, left, right) {
        return Some(result);
    }
    if let Some(inner) = negated(terms, right) {
        return Some((Rule::AddNeg, terms.sub(left, inner)));
    }
    if let Some(inner) = negated(terms, left) {
        return Some((Rule::AddNeg, terms.sub(right, inner)));
    }
    for (sum, other) in [(left, right), (right, left)] {
        if let Some((from, taken)) = terms.operands_of(BinaryOp::Sub, sum)
            && taken == other
        {
            return Some((Rule::AddSub, from));
        }
        if let Some((rest, constant)) = terms.with_constant(BinaryOp::Add, sum)
            && !terms.node(other).is_constant()
        {
            let rest = terms.add(rest, other);
            let constant = terms.bits(&constant);
            return Some((Rule::ConstantOutward, terms.add(rest, constant)));
        }
    }
    None
}

pub(super) fn sub(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    if left == right {
        let sort = terms.sort(left);
        return Some((Rule::SubSelf, terms.zeros(sort)));
    }
    if let Some(constant) = terms.as_bits(right) {
        let negative = terms.bits(&constant.neg());
        return Some((Rule::SubConstant, terms.add(left, negative)));
    }
    if terms.is_zeros(left) {
        return Some((Rule::SubFromZero, terms.neg(right)));
    }
    if let Some((first, second)) = terms.operands_of(BinaryOp::Add, left)
        && (first == right || second == right)
    {
        return Some((Rule::SubAdd, if first == right { second } else { first }));
    }
    if let Some((first, second)) = terms.operands_of(BinaryOp::Add, right)
        && (first == left || second == left)
    {
        let rest = if first == left { second } else { first };
        return Some((Rule::SubAdd, terms.neg(rest)));
    }
    if let Some((rest, constant)) = terms.with_constant(BinaryOp::Add, left) {
        let difference = terms.sub(rest, right);
        let constant = terms.bits(&constant);
        return Some((Rule::ConstantOutward, terms.add(difference, constant)));
    }
    if let Some((rest, constant)) = terms.with_constant(BinaryOp::Add, right) {
        let difference = terms.sub(left, rest);
        let constant = terms.bits(&constant.neg());
        return Some((Rule::ConstantOutward, terms.add(difference, constant)));
    }
    None
}

pub(super) fn mul(terms: &mut Terms, left: TermId, right: TermId) -> Rewritten {
    if terms.is_zeros(right) {
        return Some((Rule::MulZero, right));
    }
    if terms.is_number(right, 1) {
        return Some((Rule::MulOne, left));
    }
    if let Some(factor) = terms.as_bits(right)
        && factor.count_ones() == 1
    {
        let amount = terms.number(factor.width(), factor.trailing_zeros().into());
        return Some((Rule::MulPowerOfTwo, terms.shl(left, amount)));
    }
    reassociate(terms, BinaryOp::Mul, left, right)
}

pub(super) fn divide(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    let divisor = terms.as_bits(right)?;
    let width = divisor.width();
    let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
    let quotient = matches!(op, BinaryOp::Udiv | BinaryOp::Sdiv);
    // In one bit the signed constant is -1, by which division gives the same.
    if divisor.to_u64() == Some(1) {
        return Some((Rule::DivideByOne, if quotient { left } else { terms.number(width, 0) }));
    }
    if signed {
        return None;
    }
    if divisor.is_zero() {
        return Some((Rule::DivideByZero, if quotient { terms.bits(&Bits::ones(width)) } else { left }));
    }
    if divisor.count_ones() != 1 {
        return None;
    }
    let result = match quotient {
        true => {
            let amount = terms.number(width, divisor.trailing_zeros().into());
            terms.lshr(left, amount)
        }
        false => {
            let mask = terms.bits(&divisor.sub(&Bits::from_u64(width, 1)));
            terms.and(left, mask)
        }
    };
    Some((Rule::DivideByPowerOfTwo, result))
}

pub(super) fn shift(terms: &mut Terms, op: BinaryOp, left: TermId, right: TermId) -> Rewritten {
    if terms.is_zeros(right) {
        return Some((Rule::ShiftByZero, left));
    }
    if terms.is_zeros(left) {
        return Some((Rule::ShiftOfZero, left));
    }
    let amount = terms.as_bits(right)?;
    let width = amount.width();
    let amount = amount.to_u64().filter(|amount| *amount < u64::from(width));
    let Some(amount) = amount else {
        let result = match op {
            BinaryOp::Ashr => {
                let sign = terms.extract(left, width - 1, width - 1);
                terms.sign_extend(sign, width)
            }
            _ => terms.number(width, 0),
        };
        return Some((Rule::ShiftOut, result));
    };
    let (inner, earlier) = terms.with_constant(op, left)?;
    let both = earlier.to_u64()?.saturating_add(amount);
    let result = match (op, both < u64::from(width)) {
        (_, true) => {
            let amount = terms.number(width, both);
            terms.make(Node::Binary(op, inner, amount))
        }
        (BinaryOp::Ashr, false) => {
            let sign = terms.extract(inner, width - 1, width - 1);
            terms.sign_extend(sign, width)
        }
        _ => terms.number(width, 0),
    };
    Some((Rule::ShiftShift, result))
}
