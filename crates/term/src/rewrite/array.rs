//! Rules for arrays.

use super::{Rewritten, Rule};
use crate::node::{BinaryOp, Node, TermId};
use crate::pool::Terms;

/// How many stores a read looks through in all, so that building stays cheap however long a chain of stores is.
const MOST_STORES: usize = 4096;

/// A base and what is added to it. For constants the base is none.
fn base_and_offset(terms: &Terms, index: TermId) -> (Option<TermId>, Option<bits::Bits>) {
    match terms.as_bits(index) {
        Some(constant) => (None, Some(constant)),
        None => match terms.with_constant(BinaryOp::Add, index) {
            // Adding zero is adding nothing, should it have been kept.
            Some((base, offset)) => (Some(base), Some(offset).filter(|offset| !offset.is_zero())),
            None => (Some(index), None),
        },
    }
}

/// Whether two indices have different values under every assignment: they differ by a constant.
fn never_equal(terms: &Terms, left: TermId, right: TermId) -> bool {
    let ((left_base, left), (right_base, right)) =
        (base_and_offset(terms, left), base_and_offset(terms, right));
    left_base == right_base && left != right
}

pub(super) fn select(terms: &mut Terms, array: TermId, index: TermId) -> Rewritten {
    let mut current = array;
    let mut looked_through = 0;
    loop {
        if looked_through == MOST_STORES {
            // A read of what is below would look through as many again.
            return None;
        }
        looked_through += 1;
        match terms.node(current) {
            Node::Store(_, stored, element) if stored == index => return Some((Rule::SelectStored, element)),
            Node::Store(below, stored, _) if never_equal(terms, stored, index) => current = below,
            _ => break,
        }
    }
    if current != array {
        return Some((Rule::SelectOther, terms.select(current, index)));
    }
    match terms.node(array) {
        Node::ConstArray { element, .. } => Some((Rule::SelectConstant, element)),
        Node::Ite(condition, yes, no) => match (terms.node(yes), terms.node(no)) {
            (Node::ConstArray { element: yes, .. }, Node::ConstArray { element: no, .. }) => {
                Some((Rule::SelectIte, terms.ite(condition, yes, no)))
            }
            _ => None,
        },
        _ => None,
    }
}

pub(super) fn store(terms: &mut Terms, array: TermId, index: TermId, element: TermId) -> Rewritten {
    if let Node::Store(below, earlier, _) = terms.node(array)
        && earlier == index
    {
        return Some((Rule::StoreStore, terms.store(below, index, element)));
    }
    let unchanged = match (terms.node(array), terms.node(element)) {
        (Node::ConstArray { element: everywhere, .. }, _) if everywhere == element => true,
        (_, Node::Binary(BinaryOp::Select, read_from, at)) => read_from == array && at == index,
        _ => false,
    };
    unchanged.then_some((Rule::StoreSame, array))
}
