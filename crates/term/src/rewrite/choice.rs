//! Rules for `ite`.

use super::{Rewritten, Rule};
use crate::node::{Node, TermId, UnaryOp};
use crate::pool::Terms;

pub(super) fn ite(terms: &mut Terms, condition: TermId, yes: TermId, no: TermId) -> Rewritten {
    if let Some(value) = terms.as_bool(condition) {
        return Some((Rule::IteConstant, if value { yes } else { no }));
    }
    if yes == no {
        return Some((Rule::IteSame, yes));
    }
    if let Some(result) = of_truths(terms, condition, yes, no) {
        return Some((Rule::IteBool, result));
    }
    if let Node::Unary(UnaryOp::Not, inner) = terms.node(condition) {
        return Some((Rule::IteNot, terms.ite(inner, no, yes)));
    }
    nested(terms, condition, yes, no).or_else(|| shared(terms, condition, yes, no))
}

/// One arm is a truth value that is known.
fn of_truths(terms: &mut Terms, condition: TermId, yes: TermId, no: TermId) -> Option<TermId> {
    Some(match (terms.as_bool(yes), terms.as_bool(no)) {
        (Some(true), _) => terms.or(condition, no),
        (Some(false), _) => {
            let not = terms.not(condition);
            terms.and(not, no)
        }
        (_, Some(true)) => {
            let not = terms.not(condition);
            terms.or(not, yes)
        }
        (_, Some(false)) => terms.and(condition, yes),
        _ => return None,
    })
}

/// An arm chooses by the same condition.
fn nested(terms: &mut Terms, condition: TermId, yes: TermId, no: TermId) -> Rewritten {
    if let Node::Ite(inner, inner_yes, _) = terms.node(yes)
        && inner == condition
    {
        return Some((Rule::IteNested, terms.ite(condition, inner_yes, no)));
    }
    if let Node::Ite(inner, _, inner_no) = terms.node(no)
        && inner == condition
    {
        return Some((Rule::IteNested, terms.ite(condition, yes, inner_no)));
    }
    None
}

/// One arm is also an arm of the choice in the other.
fn shared(terms: &mut Terms, condition: TermId, yes: TermId, no: TermId) -> Rewritten {
    if let Node::Ite(inner, inner_yes, inner_no) = terms.node(no) {
        if inner_yes == yes {
            let either = terms.or(condition, inner);
            return Some((Rule::IteShared, terms.ite(either, yes, inner_no)));
        }
        if inner_no == yes {
            let not = terms.not(inner);
            let either = terms.or(condition, not);
            return Some((Rule::IteShared, terms.ite(either, yes, inner_yes)));
        }
    }
    if let Node::Ite(inner, inner_yes, inner_no) = terms.node(yes) {
        if inner_no == no {
            let both = terms.and(condition, inner);
            return Some((Rule::IteShared, terms.ite(both, inner_yes, no)));
        }
        if inner_yes == no {
            let not = terms.not(inner);
            let both = terms.and(condition, not);
            return Some((Rule::IteShared, terms.ite(both, inner_no, no)));
        }
    }
    None
}
