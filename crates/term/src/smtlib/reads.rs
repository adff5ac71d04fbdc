//! What is read of constant arrays that a [standard](Printer::standard) printer has declared as variables.
//!
//! An array that is only ever read, written and chosen among matters at the places that are read, so that saying what is there says all: the
//! text has a satisfying assignment if and only if the terms have one. That is not so where arrays are compared, and there it is refused.
//!
//! Cost: one assertion for each pair of a read and a constant array that it may come from.

use rustc_hash::FxHashMap;
use std::rc::Rc;

use super::{PrintError, Printer};
use crate::node::{BinaryOp, Node, TermId};
use crate::pool::Terms;
use crate::sort::Sort;

/// The constant arrays that an array may be made of.
type Bases = Rc<[TermId]>;

/// Whether arrays are compared anywhere in these terms, or a quantifier is there: then variables cannot stand for constant arrays.
pub fn compares_arrays(terms: &Terms, roots: &[TermId]) -> bool {
    terms.postorder(roots.iter().copied()).into_iter().any(|term| match terms.node(term) {
        Node::Binary(BinaryOp::Eq, left, _) => matches!(terms.sort(left), Sort::Array { .. }),
        Node::Quantified { .. } => true,
        _ => false,
    })
}

impl Printer {
    /// Writes what is read of constant arrays in these terms, in which arrays must not be [compared](compares_arrays).
    pub fn constant_array_reads(
        &mut self,
        terms: &Terms,
        roots: &[TermId],
        out: &mut String,
    ) -> Result<(), PrintError> {
        let mut bases: FxHashMap<TermId, Bases> = FxHashMap::default();
        let none: Bases = Rc::from([]);
        for term in terms.postorder(roots.iter().copied()) {
            let of = |array: TermId| Rc::clone(bases.get(&array).unwrap_or(&none));
            let made_of = match terms.node(term) {
                Node::ConstArray { .. } => Rc::from([term]),
                Node::Store(array, ..) => of(array),
                Node::Ite(_, yes, no) if matches!(terms.sort(term), Sort::Array { .. }) => {
                    union(of(yes), &of(no))
                }
                Node::Binary(BinaryOp::Select, array, index) => {
                    for &base in of(array).iter() {
                        let Node::ConstArray { element, .. } = terms.node(base) else { continue };
                        let [array, index] = [base, index].map(|term| self.expression(terms, term, out));
                        let element = self.expression(terms, element, out)?;
                        out.push_str(&format!("(assert (= (select {} {}) {element}))\n", array?, index?));
                    }
                    continue;
                }
                _ => continue,
            };
            bases.insert(term, made_of);
        }
        Ok(())
    }
}

fn union(ours: Bases, theirs: &Bases) -> Bases {
    let new = |base: &&TermId| !ours.contains(base);
    match theirs.iter().any(|base| new(&base)) {
        true => ours.iter().chain(theirs.iter().filter(new)).copied().collect(),
        false => ours,
    }
}
