//! The condition of a path: what was followed, assumed and required, one after the other.
//!
//! Two paths that come together have a beginning in common. What they have not says which of them was taken, and if it says only that, nothing of it is left in the
//! path that goes on: after `if (c) ... else ...` a path is as long as it was before.

use std::rc::Rc;

use sem::domain::Domain;
use term::TermId;

use crate::domain::Symbolic;
use crate::value::Bool;

#[derive(Debug)]
struct Link {
    before: Path,
    condition: TermId,
    length: u32,
    /// All conditions up to here.
    whole: Bool,
}

/// The condition of a path.
#[derive(Clone, Debug, Default)]
pub struct Path(Option<Rc<Link>>);

impl Path {
    /// Everything that holds on it.
    pub fn whole(&self) -> Bool {
        self.0.as_ref().map_or(Bool::Const(true), |link| link.whole)
    }

    /// How many conditions there are.
    pub fn len(&self) -> u32 {
        self.0.as_ref().map_or(0, |link| link.length)
    }

    /// Whether nothing was followed, assumed or required that is not certain.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The path where a condition holds, too; none if there is none.
    pub(crate) fn and(&self, d: &mut Symbolic, condition: Bool) -> Option<Path> {
        let condition = match condition {
            Bool::Const(true) => return Some(self.clone()),
            Bool::Const(false) => return None,
            Bool::Term(condition) => condition,
        };
        let whole = d.and_b(self.whole(), Bool::Term(condition));
        let link = Link { before: self.clone(), condition, length: self.len() + 1, whole };
        (whole != Bool::Const(false)).then(|| Path(Some(Rc::new(link))))
    }

    fn is(&self, other: &Path) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(ours), Some(theirs)) => Rc::ptr_eq(ours, theirs),
            _ => false,
        }
    }

    /// Takes off the last condition.
    fn pop(&mut self) -> Option<TermId> {
        let link = self.0.take()?;
        *self = link.before.clone();
        Some(link.condition)
    }

    /// The path that two others, which exclude each other, lead to, and a condition that tells the first from the second; none if neither can be
    /// taken, which may not be seen before.
    pub(crate) fn merge(d: &mut Symbolic, first: &Path, second: &Path) -> Option<(Path, Bool)> {
        let (mut common, mut other) = (first.clone(), second.clone());
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        while !common.is(&other) {
            if common.len() >= other.len() {
                ours.extend(common.pop());
            } else {
                theirs.extend(other.pop());
            }
        }
        let opposite = match (ours.last(), theirs.last()) {
            (Some(&our), Some(&their)) => d.terms.not(our) == their,
            _ => false,
        };
        if opposite && let (Some(condition), Some(_)) = (ours.pop(), theirs.pop()) {
            let (yes, no) = (all(d, &ours), all(d, &theirs));
            let rest = crate::byte::ite_bool(d, Bool::Term(condition), yes, no);
            return Some((common.and(d, rest)?, Bool::Term(condition)));
        }
        let (yes, no) = (all(d, &ours), all(d, &theirs));
        let which = if ours.len() <= theirs.len() { yes } else { d.not_b(no) };
        let either = d.or_b(yes, no);
        Some((common.and(d, either)?, which))
    }
}

/// All of these conditions, which are listed from the last to the first.
fn all(d: &mut Symbolic, conditions: &[TermId]) -> Bool {
    conditions.iter().rev().fold(Bool::Const(true), |all, &condition| d.and_b(all, Bool::Term(condition)))
}

impl Drop for Link {
    fn drop(&mut self) {
        // One after the other: the way may be long.
        let mut next = self.before.0.take();
        while let Some(link) = next {
            next = Rc::into_inner(link).and_then(|mut link| link.before.0.take());
        }
    }
}
