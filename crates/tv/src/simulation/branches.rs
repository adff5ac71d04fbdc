//! Branches: where they lead, and what is known once the source has taken one.

use arena::Id as _;
use ir::function::{BlockId, InstId};
use ir::inst::{BinaryOp, IntPredicate, Op, Value};

use super::*;

impl Product {
    /// Goes to a block.
    pub(super) fn go(&mut self, way: &mut Way, side: usize, to: BlockId) -> Option<()> {
        let from = self.code[side].block_of(way.at[side]);
        let mut merged: Vec<(usize, Id)> = Vec::new();
        let first = self.code[side].body.blocks[to].first.index();
        let mut next = first;
        while let Op::Phi { incoming, .. } = &self.code[side].body.insts[InstId::new(next)].op {
            let value = incoming.iter().find(|(_, block)| *block == from)?.0;
            let result = self.code[side].body.insts[InstId::new(next)].result?;
            let value = match value {
                // What was never given a value on this way is not used.
                Value::Local(local) => way.registers[side][local.index()],
                other => self.value(way, side, other)?,
            };
            merged.push((result.index(), value));
            next += 1;
        }
        for (place, value) in merged {
            way.registers[side][place] = value;
        }
        way.at[side] = InstId::new(next);
        way.moved |= side == TARGET;
        if side == SOURCE && !way.blocks.contains(&(to.index() as u32)) {
            way.blocks.push(to.index() as u32);
        }
        Some(())
    }

    /// Goes where a branch certainly goes; false if that is not known.
    pub(super) fn take_known(&mut self, way: &mut Way, side: usize) -> Option<bool> {
        match self.known_successor(way, side)? {
            Some(to) => self.go(way, side, to).map(|()| true),
            None => Some(false),
        }
    }

    /// Goes where the target's branch certainly goes, if a solver can say so from what the source has decided.
    pub(super) fn take_shown(&mut self, way: &mut Way) -> Option<bool> {
        let Op::CondBr { cond, .. } = self.code[TARGET].body.insts[way.at[TARGET]].op else {
            return Some(false);
        };
        let condition = self.value(way, TARGET, cond)?;
        for truth in [true, false] {
            let truth = self.values.truth(truth);
            if self.questions.ask_where(&mut self.values, &way.facts, condition, truth) {
                return self.take_known(way, TARGET);
            }
        }
        Some(false)
    }

    /// Where a branch certainly goes.
    pub(super) fn known_successor(&mut self, way: &Way, side: usize) -> Option<Option<BlockId>> {
        let op = self.code[side].body.insts[way.at[side]].op.clone();
        Some(match &op {
            Op::CondBr { cond, then, otherwise } => {
                let condition = self.value(way, side, *cond)?;
                let truth = self.values.decide(&way.facts, condition, 6);
                truth.map(|truth| if truth { *then } else { *otherwise })
            }
            Op::Switch(switch) => {
                let value = self.value(way, side, switch.value)?;
                let mut cases = Vec::with_capacity(switch.cases.len());
                for (case, to) in &switch.cases {
                    cases.push((self.code[side].constant(&mut self.values, *case)?, *to));
                }
                match self.values.settled(&way.facts, value) {
                    Some(number) => {
                        let case = cases.iter().find(|(case, _)| *case == number);
                        Some(case.map_or(switch.default, |(_, to)| *to))
                    }
                    None => {
                        let excluded = |case: &Id| self.values.is_excluded(&way.facts, value, *case);
                        cases.iter().all(|(case, _)| excluded(case)).then_some(switch.default)
                    }
                }
            }
            _ => None,
        })
    }

    /// The ways from a branch of the source, each with what is known there.
    pub(super) fn branch(&mut self, way: &Way, op: &Op) -> Option<Vec<Way>> {
        let mut ways = Vec::new();
        match op {
            Op::CondBr { cond, then, otherwise } => {
                let condition = self.value(way, SOURCE, *cond)?;
                for (truth, to) in [(true, *then), (false, *otherwise)] {
                    let mut next = way.copied();
                    self.learn(&mut next.facts, condition, truth, 6);
                    self.go(&mut next, SOURCE, to)?;
                    ways.push(next);
                }
            }
            Op::Switch(switch) => {
                let value = self.value(way, SOURCE, switch.value)?;
                let mut other = way.copied();
                for (case, to) in &switch.cases {
                    let case = self.code[SOURCE].constant(&mut self.values, *case)?;
                    other.facts.exclude(value, case);
                    let mut next = way.copied();
                    next.facts.known.insert(value, case);
                    self.go(&mut next, SOURCE, *to)?;
                    ways.push(next);
                }
                self.go(&mut other, SOURCE, switch.default)?;
                ways.push(other);
            }
            _ => return None,
        }
        Some(ways)
    }

    /// What follows from a condition that the source has decided about: it is neither poison nor undefined.
    pub(super) fn learn(&mut self, facts: &mut Facts, condition: Id, truth: bool, depth: u32) {
        if self.values.number_of(condition).is_some() || depth == 0 {
            return;
        }
        let value = self.values.truth(truth);
        facts.known.insert(condition, value);
        let Expr::Operation { known, operands, .. } = self.values.expr(condition) else { return };
        let (known, operands) = (*known, operands.clone());
        match (known, &operands[..]) {
            (Known::Compare(predicate @ (IntPredicate::Eq | IntPredicate::Ne)), &[a, b])
                if self.values.number_of(b).is_some() =>
            {
                match (predicate == IntPredicate::Eq) == truth {
                    true => {
                        facts.known.insert(a, b);
                    }
                    false => facts.exclude(a, b),
                }
            }
            (Known::Binary(BinaryOp::And), &[a, b]) if truth => {
                self.learn(facts, a, true, depth - 1);
                self.learn(facts, b, true, depth - 1);
            }
            (Known::Binary(BinaryOp::Or), &[a, b]) if !truth => {
                self.learn(facts, a, false, depth - 1);
                self.learn(facts, b, false, depth - 1);
            }
            (Known::Binary(BinaryOp::Xor), &[a, b]) => {
                if let Some(turns) = self.values.number_of(b).map(|number| !number.is_zero()) {
                    self.learn(facts, a, truth != turns, depth - 1);
                }
            }
            (Known::Select, &[condition, yes, no]) => {
                let number = |id| self.values.number_of(id).map(Bits::is_zero);
                // A choice of which one side is the contrary was made for the other.
                match (number(yes), number(no)) {
                    (_, Some(is_zero)) if is_zero == truth => {
                        self.learn(facts, condition, true, depth - 1);
                        self.learn(facts, yes, truth, depth - 1);
                    }
                    (Some(is_zero), _) if is_zero == truth => {
                        self.learn(facts, condition, false, depth - 1);
                        self.learn(facts, no, truth, depth - 1);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
}
