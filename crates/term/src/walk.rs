//! Walking over terms, each once however often it is shared, without recursion.

use rustc_hash::FxHashSet;

use crate::node::{Node, TermId, VarId};
use crate::pool::Terms;

impl Terms {
    /// The terms that these consist of, themselves included: operands before what is made of them, each once.
    pub fn postorder(&self, roots: impl IntoIterator<Item = TermId>) -> Vec<TermId> {
        self.postorder_unless(roots, |_| false)
    }

    /// The same, but for terms that are to be left out and what only they consist of.
    pub(crate) fn postorder_unless(
        &self,
        roots: impl IntoIterator<Item = TermId>,
        skips: impl Fn(TermId) -> bool,
    ) -> Vec<TermId> {
        let mut order = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack = Vec::new();
        for root in roots {
            stack.push((root, false));
            while let Some((term, operands_done)) = stack.pop() {
                if operands_done {
                    order.push(term);
                } else if !skips(term) && seen.insert(term) {
                    stack.push((term, true));
                    stack.extend(self.node(term).children().rev().map(|operand| (operand, false)));
                }
            }
        }
        order
    }

    /// The variables that occur in these terms, bound ones included, in the order of their creation.
    pub fn variables_of(&self, roots: impl IntoIterator<Item = TermId>) -> Vec<VarId> {
        let order = self.postorder(roots);
        let mut variables: Vec<VarId> = order.into_iter().filter_map(|term| self.as_var(term)).collect();
        variables.sort_unstable();
        variables
    }

    /// The variables that occur in a term and that no quantifier in it binds, in the order of their creation.
    pub fn free_variables_of(&self, root: TermId) -> Vec<VarId> {
        let order = self.postorder([root]);
        let bound: FxHashSet<VarId> = order.iter().flat_map(|term| self.bound_by(*term)).copied().collect();
        let mut free: Vec<VarId> = order.into_iter().filter_map(|term| self.as_var(term)).collect();
        free.retain(|variable| !bound.contains(variable));
        free.sort_unstable();
        free
    }

    /// The variables that this term binds itself; none unless it is a quantifier.
    pub(crate) fn bound_by(&self, term: TermId) -> &[VarId] {
        match self.node(term) {
            Node::Quantified { variables, .. } => self.variable_list(variables),
            _ => &[],
        }
    }
}
