//! Numbers that are one of a few constants: trees of conditions with constants for leaves. What is computed from them is a tree again.
//!
//! ```text
//!   ite(c, 4, 7) + ite(c, 1, ite(d, 2, 3))   is   ite(c, 5, ite(d, 9, 10))
//! ```
//!
//! So indices, states and pointers that depend only on the way that was taken stay conditions of that way, and the solver sees no arithmetic on them.
//! Cost: an operation on trees makes at most [`MOST_STEPS`] steps; a tree of more than [`MOST_LEAVES`] leaves is a term like any other.

use bits::Bits;
use term::{Node, TermId};

use crate::domain::Symbolic;
use crate::value::Bv;

/// The greatest tree.
const MOST_LEAVES: u32 = 32;
/// How many pairs of nodes an operation looks at.
const MOST_STEPS: u32 = 96;

/// An operation on the leaves of trees.
pub(crate) struct Operation<'o> {
    operands: &'o [TermId],
    leaf: &'o dyn Fn(&mut Symbolic, &[Bits]) -> TermId,
}

impl Symbolic {
    /// Notes that a choice is a tree, if it is.
    pub(crate) fn note_tree(&mut self, term: TermId) {
        let Node::Ite(_, yes, no) = self.terms.node(term) else { return };
        let leaves = |arm: TermId| match self.terms.as_bits(arm) {
            Some(_) => Some(1),
            None => self.trees.get(&arm).copied(),
        };
        if let (Some(yes), Some(no)) = (leaves(yes), leaves(no))
            && yes + no <= MOST_LEAVES
        {
            self.trees.insert(term, yes + no);
        }
    }

    fn is_tree(&self, a: &Bv) -> bool {
        match a {
            Bv::Const(_) => true,
            Bv::Term(term) => self.trees.contains_key(term),
        }
    }

    /// The result of an operation on trees: a term that chooses as they do, if it is not too large.
    pub(crate) fn on_leaves(
        &mut self,
        operands: &[&Bv],
        leaf: &dyn Fn(&mut Symbolic, &[Bits]) -> TermId,
    ) -> Option<TermId> {
        if !operands.iter().all(|operand| self.is_tree(operand)) {
            return None;
        }
        let operands: Vec<TermId> = operands.iter().map(|operand| self.term(operand)).collect();
        let operation = Operation { operands: &operands, leaf };
        let mut facts = Vec::new();
        let mut left = MOST_STEPS;
        let result = self.descend(&operation, &mut facts, &mut left)?;
        self.note_tree(result);
        Some(result)
    }

    /// The result where these conditions have these values. It is as deep as steps are left, at most.
    fn descend(
        &mut self,
        operation: &Operation<'_>,
        facts: &mut Vec<(TermId, bool)>,
        left: &mut u32,
    ) -> Option<TermId> {
        *left = left.checked_sub(1)?;
        let mut undecided = None;
        let mut leaves = Vec::with_capacity(operation.operands.len());
        let mut here: Vec<TermId> = operation.operands.to_vec();
        for operand in &mut here {
            while let Node::Ite(condition, yes, no) = self.terms.node(*operand) {
                match facts.iter().find(|(fact, _)| *fact == condition) {
                    Some((_, true)) => *operand = yes,
                    Some((_, false)) => *operand = no,
                    None => {
                        undecided.get_or_insert(condition);
                        break;
                    }
                }
            }
            leaves.extend(self.terms.as_bits(*operand));
        }
        let Some(condition) = undecided else {
            return Some((operation.leaf)(self, &leaves));
        };
        let operation = Operation { operands: &here, leaf: operation.leaf };
        let mut arms = [condition; 2];
        for (arm, value) in arms.iter_mut().zip([true, false]) {
            facts.push((condition, value));
            let result = self.descend(&operation, facts, left);
            facts.pop();
            *arm = result?;
        }
        let [yes, no] = arms;
        let chosen = self.terms.ite(condition, yes, no);
        self.note_tree(chosen);
        Some(chosen)
    }
}
