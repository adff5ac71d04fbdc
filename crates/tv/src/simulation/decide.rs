//! What is known of values where the source has decided something: truths, numbers, signs, pointers that are not null.

use bits::Bits;
use ir::opcode::{BinaryOp, IntPredicate, OpFlags};

use super::values::{Expr, Facts, Id, Known, Values, fold, keeps_flags};

impl Values {
    /// What a truth value of the target is where the facts hold, if they say so. Facts are about values that are neither poison nor undefined.
    pub(super) fn decide(&self, facts: &Facts, id: Id, depth: u32) -> Option<bool> {
        if let Some(number) = self.number_of(id) {
            return Some(!number.is_zero());
        }
        if let Some(known) = self.known(facts, id) {
            return self.number_of(known).map(|number| !number.is_zero());
        }
        if depth == 0 {
            return None;
        }
        if let Some(truth) = self.decided_by_choices(facts, id) {
            return Some(truth);
        }
        if let Some(truth) = self.proved(facts, id).find_map(|other| self.decided(facts, other)) {
            return Some(truth);
        }
        let Expr::Operation { known, operands, promises, .. } = self.expr(id) else { return None };
        match (known, &operands[..]) {
            (Known::Select, &[condition, yes, no]) => match self.decide(facts, condition, depth - 1)? {
                true => self.decide(facts, yes, depth - 1),
                false => self.decide(facts, no, depth - 1),
            },
            (Known::Binary(BinaryOp::Xor), &[a, b]) => {
                Some(self.decide(facts, a, depth - 1)? != self.decide(facts, b, depth - 1)?)
            }
            (Known::Binary(BinaryOp::And), &[a, b]) => {
                Some(self.decide(facts, a, depth - 1)? & self.decide(facts, b, depth - 1)?)
            }
            (Known::Binary(BinaryOp::Or), &[a, b]) if promises.flags == 0 => {
                Some(self.decide(facts, a, depth - 1)? | self.decide(facts, b, depth - 1)?)
            }
            (Known::Compare(predicate), &[a, b]) if promises.flags == 0 => {
                let (a, b) = (self.known(facts, a).unwrap_or(a), self.known(facts, b).unwrap_or(b));
                if let (Some(x), Some(y)) = (self.number_of(a), self.number_of(b)) {
                    return fold(*known, &[x, y]).map(|truth| !truth.is_zero());
                }
                let differs = self.is_excluded(facts, a, b);
                match predicate {
                    IntPredicate::Eq if differs => Some(false),
                    IntPredicate::Ne if differs => Some(true),
                    _ => self.opposite(facts, *predicate, a, b),
                }
            }
            _ => None,
        }
    }

    /// What a truth value is, if it depends on one value which is one of a few numbers, and is the same for each.
    fn decided_by_choices(&self, facts: &Facts, id: Id) -> Option<bool> {
        let [leaf] = facts.choices.keys().filter(|leaf| self.reaches(id, **leaf, 6)).collect::<Vec<_>>()[..]
        else {
            return None;
        };
        let mut truths = facts.choices[leaf].iter().map(|number| {
            let number = self.number_of(*number)?;
            self.computed(id, *leaf, number, 6).map(|truth| !truth.is_zero())
        });
        let first = truths.next()??;
        truths.all(|truth| truth == Some(first)).then_some(first)
    }

    fn reaches(&self, id: Id, leaf: Id, depth: u32) -> bool {
        id == leaf
            || match self.expr(id) {
                Expr::Operation { operands, .. } if depth > 0 && operands.len() <= 3 => {
                    operands.iter().any(|operand| self.reaches(*operand, leaf, depth - 1))
                }
                _ => false,
            }
    }

    /// What a value is where a leaf is this number, if it is computed from nothing else and keeps its promises.
    fn computed(&self, id: Id, leaf: Id, number: &Bits, depth: u32) -> Option<Bits> {
        if id == leaf {
            return Some(number.clone());
        }
        if let Some(number) = self.number_of(id) {
            return Some(number.clone());
        }
        let Expr::Operation { known, promises, operands, .. } = self.expr(id) else { return None };
        if depth == 0 {
            return None;
        }
        let numbers: Option<Vec<Bits>> =
            operands.iter().map(|operand| self.computed(*operand, leaf, number, depth - 1)).collect();
        let numbers = numbers?;
        let numbers: Vec<&Bits> = numbers.iter().collect();
        fold(*known, &numbers).filter(|_| keeps_flags(*known, promises.flags, &numbers))
    }

    /// What the source has decided about one of its values, or about what that is the contrary of. What a solver has shown holds only where the source has
    /// computed its value: that it follows from other facts what it would be is not enough.
    fn decided(&self, facts: &Facts, source: Id) -> Option<bool> {
        let truth = |id: Id| {
            facts.known.get(&id).and_then(|known| self.number_of(*known)).map(|number| !number.is_zero())
        };
        truth(source).or_else(|| match self.expr(source) {
            Expr::Operation { known: Known::Binary(BinaryOp::Xor), operands, .. } => {
                let turns = !self.number_of(operands[1])?.is_zero();
                Some(truth(operands[0])? != turns)
            }
            _ => None,
        })
    }

    /// Whether a value of the target is known not to be this number.
    pub(super) fn is_excluded(&self, facts: &Facts, id: Id, number: Id) -> bool {
        facts.excluded.iter().any(|&(of, not)| not == number && self.refines(facts, id, of))
    }

    /// The number that a value of the target is known to be.
    pub(super) fn settled(&self, facts: &Facts, id: Id) -> Option<Id> {
        match self.number_of(id) {
            Some(_) => Some(id),
            None => self.known(facts, id),
        }
    }

    /// A comparison of which the contrary was decided about.
    fn opposite(&self, facts: &Facts, predicate: IntPredicate, a: Id, b: Id) -> Option<bool> {
        let inverse = inverse(predicate);
        facts.known.iter().find_map(|(fact, truth)| match self.expr(*fact) {
            Expr::Operation { known: Known::Compare(other), operands, promises, .. }
                if promises.flags == 0 && operands.len() == 2 =>
            {
                let same = operands[0] == a && operands[1] == b;
                let turned = operands[0] == b && operands[1] == a;
                let truth = !self.number_of(*truth)?.is_zero();
                match () {
                    () if same && *other == inverse => Some(!truth),
                    () if turned && *other == swapped(predicate) => Some(truth),
                    () if turned && *other == swapped(inverse) => Some(!truth),
                    () => None,
                }
            }
            _ => None,
        })
    }

    /// What a value of the target is where the facts hold, if they say so.
    pub(super) fn known(&self, facts: &Facts, id: Id) -> Option<Id> {
        if let Some(known) = facts.known.get(&id) {
            return Some(*known);
        }
        let number = |other: Id| match self.number_of(other) {
            Some(_) => Some(other),
            None => facts.known.get(&other).copied(),
        };
        if let Some(known) = self.proved(facts, id).find_map(number) {
            return Some(known);
        }
        let Expr::Operation { what, .. } = self.expr(id) else { return None };
        facts.known.iter().find_map(|(fact, known)| match self.expr(*fact) {
            Expr::Operation { what: other, .. } if other == what && self.refines(facts, id, *fact) => {
                Some(*known)
            }
            _ => None,
        })
    }

    /// Whether a pointer of the target is certainly not null: the source has gone through it, or has looked.
    pub(super) fn is_not_null(&self, facts: &Facts, id: Id) -> bool {
        if self.never_null.contains(&id) || facts.accessed.contains(&id) || self.is_local_address(id) {
            return true;
        }
        facts.known.iter().any(|(fact, known)| {
            let Expr::Operation { what, operands, .. } = self.expr(*fact) else { return false };
            let &[a, b] = &operands[..] else { return false };
            let is_null = |id: Id| match self.expr(id) {
                Expr::Constant { text, .. } => self.text_of(*text) == "ptr null",
                _ => false,
            };
            let truth = self.number_of(*known).map(|number| !number.is_zero());
            let says = |word: &str| self.text_of(*what).contains(word);
            let differs =
                says("icmp eq ptr ") && truth == Some(false) || says("icmp ne ptr ") && truth == Some(true);
            differs && (a == id && is_null(b) || b == id && is_null(a))
        })
    }

    /// Whether a number is poison or not negative: a constant, or the sum without overflow of such ones.
    pub(super) fn is_positive(&self, facts: &Facts, id: Id) -> bool {
        if facts.positive.contains(&id) || self.number_of(id).is_some_and(|number| !number.is_negative()) {
            return true;
        }
        match self.expr(id) {
            Expr::Operation { known: Known::Binary(BinaryOp::Add), promises, operands, .. } => {
                let place = OpFlags::WORDS.iter().position(|(flag, _)| *flag == OpFlags::NSW);
                place.is_some_and(|place| promises.flags >> place & 1 == 1)
                    && operands.iter().all(|operand| self.is_positive(facts, *operand))
            }
            _ => false,
        }
    }
}

fn inverse(predicate: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match predicate {
        Eq => Ne,
        Ne => Eq,
        Ugt => Ule,
        Uge => Ult,
        Ult => Uge,
        Ule => Ugt,
        Sgt => Sle,
        Sge => Slt,
        Slt => Sge,
        Sle => Sgt,
    }
}

fn swapped(predicate: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match predicate {
        Eq => Eq,
        Ne => Ne,
        Ugt => Ult,
        Uge => Ule,
        Ult => Ugt,
        Ule => Uge,
        Sgt => Slt,
        Sge => Sle,
        Slt => Sgt,
        Sle => Sge,
    }
}
