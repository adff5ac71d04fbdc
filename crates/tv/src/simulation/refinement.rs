//! When a value of the target refines one of the source: the same operation on operands that refine, possibly with fewer promises.

use ir::opcode::{BinaryOp, IntPredicate, OpFlags};

use super::values::{Expr, Facts, Id, Known, Values};

impl Values {
    /// Whether a value of the target refines one of the source where the facts hold.
    pub(super) fn refines(&self, facts: &Facts, target: Id, source: Id) -> bool {
        let mut budget = 400;
        self.refines_within(facts, target, source, &mut budget)
    }

    pub(super) fn refines_within(&self, facts: &Facts, target: Id, source: Id, budget: &mut u32) -> bool {
        if target == source {
            return true;
        }
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        if self.poison.contains(&source) || self.unwritten == Some(source) && self.is_arbitrary(target) {
            return true;
        }
        if self.proved(facts, target).any(|known| known == source) {
            return true;
        }
        // What the source has decided about is that number.
        if let Some(known) = facts.known.get(&source)
            && *known == target
        {
            return true;
        }
        if self.is_drawn(source) {
            return self.is_same_draw(target, source, budget);
        }
        if let Expr::Operation { known: Known::Select, operands, promises, .. } = self.expr(target)
            && promises.flags == 0
            && let &[condition, yes, no] = &operands[..]
            && let Some(truth) = self.decide(facts, condition, 4)
        {
            return self.refines_within(facts, if truth { yes } else { no }, source, budget);
        }
        if let Expr::Operation { known: Known::Select, operands, .. } = self.expr(source)
            && let &[condition, yes, no] = &operands[..]
            && let Some(known) = facts.known.get(&condition)
            && let Some(number) = self.number_of(*known)
        {
            return self.refines_within(facts, target, if number.is_zero() { no } else { yes }, budget);
        }
        if self.is_same_place(facts, target, source, budget) {
            return true;
        }
        match (self.expr(target), self.expr(source)) {
            (
                Expr::Operation { what: a, promises: p, operands: x, known },
                Expr::Operation { what: b, promises: q, operands: y, .. },
            ) => {
                if a != b || !p.at_most(q) || x.len() != y.len() {
                    return false;
                }
                // Only where one of them is plainly the other's: who tries both ways everywhere never ends.
                let swaps = self
                    .commutes(*known, x)
                    .filter(|&(a, b)| (x[a] != y[a] && x[b] != y[b]) && (x[a] == y[b] || x[b] == y[a]));
                let mut places = 0..x.len();
                places.all(|place| {
                    let other = swapped_place(swaps, place);
                    self.refines_within(facts, x[place], y[other], budget)
                })
            }
            _ => false,
        }
    }

    /// Whether an operation may give one of several values each time: with `nsz`, a zero of either sign.
    pub(super) fn is_drawn(&self, id: Id) -> bool {
        match self.expr(id) {
            Expr::Operation { promises, .. } => promises.flags & free_flags() != 0,
            _ => false,
        }
    }

    /// Whether a value of the target is what the source has drawn, with fewer promises at most. Others could each be one that the source may draw, and still
    /// differ from each other where the source has drawn once; [`Values::alike`] finds all that are the same draw.
    fn is_same_draw(&self, target: Id, source: Id, budget: &mut u32) -> bool {
        if target == source {
            return true;
        }
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let (
            Expr::Operation { what: a, promises: p, operands: x, known },
            Expr::Operation { what: b, promises: q, operands: y, .. },
        ) = (self.expr(target), self.expr(source))
        else {
            return false;
        };
        let mut all = |swaps: Option<(usize, usize)>| {
            let mut places = 0..x.len();
            places.all(|place| self.is_same_draw(x[place], y[swapped_place(swaps, place)], budget))
        };
        a == b
            && p.at_most(q)
            && x.len() == y.len()
            && (all(None) || self.commutes(*known, x).is_some_and(|swaps| all(Some(swaps))))
    }

    /// Two operands of an operation that may change places.
    pub(super) fn commutes(&self, known: Known, operands: &[Id]) -> Option<(usize, usize)> {
        match known {
            Known::Binary(op) => {
                use BinaryOp::*;
                matches!(op, Add | Mul | And | Or | Xor | FAdd | FMul).then_some((0, 1))
            }
            Known::Compare(IntPredicate::Eq | IntPredicate::Ne) => Some((0, 1)),
            _ => {
                // The first operand of a call is what is called.
                let Expr::Constant { text, .. } = self.expr(*operands.first()?) else { return None };
                let name = self.text_of(*text).strip_prefix("ptr @llvm.")?;
                let first = name.split('.').next()?;
                let both = ["fma", "fmuladd", "smax", "smin", "umax", "umin"].contains(&first);
                (both && operands.len() > 2).then_some((1, 2))
            }
        }
    }

    /// Whether two values may both refine one: they differ in promises at most, or in what the facts say.
    pub(super) fn alike(&self, facts: &Facts, a: Id, b: Id, depth: u32) -> bool {
        if a == b || depth == 0 || self.poison.contains(&a) || self.poison.contains(&b) {
            return true;
        }
        if let (
            Expr::Operation { what: f, operands: x, known, .. },
            Expr::Operation { what: g, operands: y, .. },
        ) = (self.expr(a), self.expr(b))
            && f == g
            && x.len() == y.len()
        {
            let all = |swaps: Option<(usize, usize)>| {
                let mut places = 0..x.len();
                places.all(|place| self.alike(facts, x[place], y[swapped_place(swaps, place)], depth - 1))
            };
            if all(None) || self.commutes(*known, x).is_some_and(|swaps| all(Some(swaps))) {
                return true;
            }
        }
        let settled = |id| facts.known.get(&id).copied().filter(|known| *known != id);
        let chosen = |id| match self.expr(id) {
            Expr::Operation { known: Known::Select, operands, .. } => Some((operands[1], operands[2])),
            _ => None,
        };
        for (a, b) in [(a, b), (b, a)] {
            if let Some(known) = settled(a) {
                return self.alike(facts, known, b, depth - 1);
            }
            if let Some((yes, no)) = chosen(a) {
                return self.alike(facts, yes, b, depth - 1) || self.alike(facts, no, b, depth - 1);
            }
        }
        false
    }
}

/// The flags of operations that may give one of several values each time.
pub(super) fn free_flags() -> u32 {
    let place = OpFlags::WORDS.iter().position(|(flag, _)| *flag == OpFlags::NSZ);
    place.map_or(0, |place| 1 << place)
}

/// The place of an operand of the other operation, two of whose operands may have changed places.
pub(super) fn swapped_place(swaps: Option<(usize, usize)>, place: usize) -> usize {
    match swaps {
        Some((a, b)) if place == a => b,
        Some((a, b)) if place == b => a,
        _ => place,
    }
}
