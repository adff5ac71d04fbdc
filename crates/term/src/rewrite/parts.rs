//! Rules for taking bit-vectors apart and putting them together.

use bits::Bits;

use super::{Rewritten, Rule};
use crate::node::{BinaryOp, Node, TermId};
use crate::pool::Terms;

/// A choice between two constants, with an operation done on both.
fn of_constants(terms: &mut Terms, of: TermId, operation: impl Fn(&Bits) -> Bits) -> Rewritten {
    let Node::Ite(condition, yes, no) = terms.node(of) else { return None };
    let (yes, no) = (terms.as_bits(yes)?, terms.as_bits(no)?);
    let (yes, no) = (terms.bits(&operation(&yes)), terms.bits(&operation(&no)));
    Some((Rule::IteOfConstants, terms.ite(condition, yes, no)))
}

pub(super) fn extract(terms: &mut Terms, low: u32, width: u32, of: TermId) -> Rewritten {
    let all = terms.width(of);
    let high = low + (width - 1);
    if width == all {
        return Some((Rule::ExtractAll, of));
    }
    match terms.node(of) {
        Node::Extract { low: inner_low, of: inner, .. } => {
            Some((Rule::ExtractExtract, terms.extract(inner, high + inner_low, low + inner_low)))
        }
        Node::Binary(BinaryOp::Concat, upper, lower) => {
            let split = terms.width(lower);
            if high < split {
                Some((Rule::ExtractConcat, terms.extract(lower, high, low)))
            } else if low >= split {
                Some((Rule::ExtractConcat, terms.extract(upper, high - split, low - split)))
            } else {
                None
            }
        }
        Node::ZeroExtend { of: inner, .. } => {
            let inner_width = terms.width(inner);
            let result = if high < inner_width {
                terms.extract(inner, high, low)
            } else if low >= inner_width {
                terms.number(width, 0)
            } else {
                let part = terms.extract(inner, inner_width - 1, low);
                terms.zero_extend(part, width)
            };
            Some((Rule::ExtractExtended, result))
        }
        Node::SignExtend { of: inner, .. } => {
            let inner_width = terms.width(inner);
            let result = if high < inner_width {
                terms.extract(inner, high, low)
            } else {
                let part = terms.extract(inner, inner_width - 1, low.min(inner_width - 1));
                terms.sign_extend(part, width)
            };
            Some((Rule::ExtractExtended, result))
        }
        Node::Binary(op @ (BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr), inner, amount) => {
            let amount = u32::try_from(terms.as_bits(amount)?.to_u64()?).ok()?;
            let (new_high, new_low) = match op {
                BinaryOp::Shl => (high.checked_sub(amount)?, low.checked_sub(amount)?),
                _ => (high.checked_add(amount)?, low.checked_add(amount)?),
            };
            (new_high < all).then(|| (Rule::ExtractShifted, terms.extract(inner, new_high, new_low)))
        }
        _ => of_constants(terms, of, |bits| bits.extract(high, low)),
    }
}

pub(super) fn zero_extend(terms: &mut Terms, width: u32, of: TermId) -> Rewritten {
    if width == terms.width(of) {
        return Some((Rule::ExtendNothing, of));
    }
    match terms.node(of) {
        Node::ZeroExtend { of: inner, .. } => Some((Rule::ExtendExtended, terms.zero_extend(inner, width))),
        _ => of_constants(terms, of, |bits| bits.zero_extend(width)),
    }
}

pub(super) fn sign_extend(terms: &mut Terms, width: u32, of: TermId) -> Rewritten {
    let from = terms.width(of);
    if width == from {
        return Some((Rule::ExtendNothing, of));
    }
    match terms.node(of) {
        Node::SignExtend { of: inner, .. } => Some((Rule::ExtendExtended, terms.sign_extend(inner, width))),
        // The sign is one of the zeros.
        Node::ZeroExtend { of: inner, .. } if terms.width(inner) < from => {
            Some((Rule::ExtendExtended, terms.zero_extend(inner, width)))
        }
        _ => of_constants(terms, of, |bits| bits.sign_extend(width)),
    }
}

/// Both parts as bits of one term, if that is what they are.
fn joined(terms: &mut Terms, high: TermId, low: TermId) -> Option<TermId> {
    match (terms.node(high), terms.node(low)) {
        (
            Node::Extract { low: upper, width: upper_width, of: of_high },
            Node::Extract { low: lower, width: lower_width, of: of_low },
        ) if of_high == of_low && lower + lower_width == upper => {
            Some(terms.extract(of_low, upper + upper_width - 1, lower))
        }
        _ => None,
    }
}

pub(super) fn concat(terms: &mut Terms, high: TermId, low: TermId) -> Rewritten {
    if let Some(whole) = joined(terms, high, low) {
        return Some((Rule::ConcatAdjacent, whole));
    }
    // Words are stored as bytes: where two were merged byte by byte, the bytes are put together to words again.
    if let (Node::Ite(condition, a, b), Node::Ite(same, x, y)) = (terms.node(high), terms.node(low))
        && condition == same
    {
        let (yes, no) = (terms.concat(a, x), terms.concat(b, y));
        return Some((Rule::ConcatOfChoices, terms.ite(condition, yes, no)));
    }
    if terms.is_zeros(high) {
        let width = terms.width(high) + terms.width(low);
        return Some((Rule::ConcatZero, terms.zero_extend(low, width)));
    }
    if let Some((upper, middle)) = terms.operands_of(BinaryOp::Concat, high) {
        if let Some(whole) = joined(terms, middle, low) {
            return Some((Rule::ConcatAdjacent, terms.concat(upper, whole)));
        }
        if terms.node(middle).is_constant() && terms.node(low).is_constant() {
            let constant = terms.concat(middle, low);
            return Some((Rule::ConcatConstants, terms.concat(upper, constant)));
        }
    }
    if let Some((middle, lower)) = terms.operands_of(BinaryOp::Concat, low) {
        if let Some(whole) = joined(terms, high, middle) {
            return Some((Rule::ConcatAdjacent, terms.concat(whole, lower)));
        }
        if terms.node(middle).is_constant() && terms.node(high).is_constant() {
            let constant = terms.concat(high, middle);
            return Some((Rule::ConcatConstants, terms.concat(constant, lower)));
        }
    }
    if let Node::ZeroExtend { of, width } = terms.node(high) {
        let inner = terms.concat(of, low);
        let width = width + terms.width(low);
        return Some((Rule::ConcatZero, terms.zero_extend(inner, width)));
    }
    None
}
