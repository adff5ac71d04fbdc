//! Terms with others in place of some of their parts.

use rustc_hash::FxHashMap;

use crate::node::TermId;
use crate::pool::Terms;

impl Terms {
    /// The same terms with others in place of those that `new` names, which have the same sorts. What is put in is left as it is.
    ///
    /// Cost: one pass over what the terms consist of; what has no such part is not made again.
    pub fn substitute(&mut self, roots: &[TermId], new: &FxHashMap<TermId, TermId>) -> Vec<TermId> {
        let mut made = new.clone();
        self.substitute_more(roots, &mut made)
    }

    /// The same, where `made` remembers what has become of terms before, and learns what becomes of these.
    pub fn substitute_more(&mut self, roots: &[TermId], made: &mut FxHashMap<TermId, TermId>) -> Vec<TermId> {
        let order = self.postorder_unless(roots.iter().copied(), |term| made.contains_key(&term));
        for term in order {
            let node = self.node(term);
            let changes = node.children().any(|part| made.get(&part).is_some_and(|new| *new != part));
            let result = match changes {
                true => self.make(node.with_children(|part| made.get(&part).copied().unwrap_or(part))),
                false => term,
            };
            made.insert(term, result);
        }
        roots.iter().map(|root| made.get(root).copied().unwrap_or(*root)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::Sort;

    #[test]
    fn parts_are_replaced_everywhere_at_once() {
        let mut terms = Terms::new();
        let (x, y) = (terms.var("x", Sort::Bits(8)), terms.var("y", Sort::Bits(8)));
        let sum = terms.add(x, y);
        let whole = terms.mul(sum, x);
        // x and y change places: neither is replaced twice.
        let swap = FxHashMap::from_iter([(x, y), (y, x)]);
        let expected = terms.mul(sum, y);
        assert_eq!(terms.substitute(&[whole, sum], &swap), [expected, sum]);
        let zero = terms.number(8, 0);
        assert_eq!(terms.substitute(&[whole], &FxHashMap::from_iter([(x, zero)])), [zero]);
    }
}
