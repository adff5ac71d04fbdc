//! Both functions from a node to the next branch of the source, with what the world sees in between.

use arena::Id as _;
use ir::function::InstId;
use ir::inst::{BinaryOp, Op, TailKind, Value};
use rustc_hash::FxHashSet;

use super::*;

impl Product {
    /// Goes on from a node to the next branch of the source: the ways from there. None if the target cannot follow.
    pub(super) fn process(&mut self, node: u32, entry: State) -> Option<Vec<Way>> {
        let mut way = Way {
            node,
            at: self.nodes[node as usize].at,
            moved: false,
            blocks: Vec::new(),
            registers: [SOURCE, TARGET]
                .map(|side| vec![NONE; self.code[side].body.locals.len() + self.code[side].slots as usize]),
            memory: entry.memory,
            lives: entry.lives,
            done: entry.done.into_iter().collect(),
            facts: entry.facts,
            overdue: entry.owed.into_iter().collect(),
            owed: Vec::new(),
            drawn: entry.drawn,
            made: Vec::new(),
            events: 0,
        };
        for (registers, known) in way.registers.iter_mut().zip(&entry.registers) {
            for &(place, value) in known {
                registers[place as usize] = value;
            }
        }
        let mut passed = FxHashSet::from_iter([way.at]);
        loop {
            let source = self.run(&mut way, SOURCE)?;
            let target = self.run(&mut way, TARGET)?;
            // A branch of the target alone, of which it is known where it goes.
            let leads = source == Stopped::AtEnd && self.known_successor(&way, SOURCE)?.is_some();
            if target == Stopped::AtEnd && !leads && self.take_known(&mut way, TARGET)? {
                continue;
            }
            let op = self.op_at(&way, SOURCE);
            if source == Stopped::AtEnd && matches!(op, Op::Unreachable) {
                // The source is undefined.
                return Some(Vec::new());
            }
            let branches = source == Stopped::AtEnd && matches!(op, Op::CondBr { .. } | Op::Switch(_));
            if self.values.refines(&way.facts, way.lives[TARGET], way.lives[SOURCE]) {
                way.lives[TARGET] = way.lives[SOURCE];
            }
            if self.agree(&way, way.memory[TARGET], way.memory[SOURCE]) {
                way.memory[TARGET] = way.memory[SOURCE];
            }
            self.settle(&mut way);
            // Nobody sees memory at a branch. What may be undefined must be settled one branch later.
            let seen = way.memory[TARGET] == way.memory[SOURCE] && way.lives[TARGET] == way.lives[SOURCE];
            let settled = branches || seen && way.owed.is_empty() && source == target;
            if !way.overdue.is_empty() || !settled {
                if self.settle_by_asking(&mut way) {
                    continue;
                }
                if target == Stopped::AtEnd && !leads && self.take_shown(&mut way)? {
                    continue;
                }
                return None;
            }
            if source == Stopped::AtEnd
                && let Op::CondBr { .. } | Op::Switch(_) = op
            {
                // Loops whose rounds are known are nodes, too, so that they need not be gone through round by round.
                let theirs = self.op_at(&way, TARGET);
                self.match_conditions(&way, &op, &theirs);
                let mut next = way.copied();
                let mut ways = match self.take_known(&mut next, SOURCE)? {
                    true => vec![next],
                    false => self.branch(&way, &op)?,
                };
                if target == Stopped::AtEnd {
                    for next in &mut ways {
                        self.take_known(next, TARGET)?;
                    }
                }
                return Some(ways);
            }
            match source {
                // Once more: the next round may be another.
                Stopped::Never => return Some(vec![way.copied()]),
                Stopped::AtEvent => {
                    self.event(&mut way)?;
                    // Loops without a branch are nodes, too.
                    if !passed.insert(way.at) {
                        return Some(vec![way.copied()]);
                    }
                }
                Stopped::AtEnd => {
                    let (Op::Ret(ours), Op::Ret(theirs)) = (&op, &self.op_at(&way, TARGET)) else {
                        return None;
                    };
                    if let (Some(ours), Some(theirs)) = (ours, theirs) {
                        let (s, t) = (self.value(&way, SOURCE, *ours)?, self.value(&way, TARGET, *theirs)?);
                        if !self.agree(&way, t, s) {
                            return None;
                        }
                    }
                    return Some(Vec::new());
                }
            }
        }
    }

    fn op_at(&self, way: &Way, side: usize) -> Op {
        self.code[side].body.insts[way.at[side]].op.clone()
    }

    /// Whether a value of the target refines one of the source, if need be by asking a solver.
    pub(super) fn agree(&mut self, way: &Way, target: Id, source: Id) -> bool {
        self.questions.agree(&mut self.values, &way.facts, target, source)
    }

    /// Where both are at a branch, and the target's condition is another one: is it the same, or the contrary?
    pub(super) fn match_conditions(&mut self, way: &Way, ours: &Op, theirs: &Op) {
        let (Op::CondBr { cond: ours, .. }, Op::CondBr { cond: theirs, .. }) = (ours, theirs) else { return };
        let (Some(s), Some(t)) = (self.value(way, SOURCE, *ours), self.value(way, TARGET, *theirs)) else {
            return;
        };
        let known =
            self.values.decide(&way.facts, s, 6).is_some() || self.values.decide(&way.facts, t, 6).is_some();
        if known || self.values.refines(&way.facts, t, s) {
            return;
        }
        // Once the source has decided, the target may know without asking.
        let mut facts = way.facts.clone();
        self.learn(&mut facts, s, true, 6);
        let knows = self.values.decide(&facts, t, 6).is_some();
        let mut facts = way.facts.clone();
        self.learn(&mut facts, s, false, 6);
        if knows || self.values.decide(&facts, t, 6).is_some() || self.agree(way, t, s) {
            return;
        }
        let what = self.values.text("%\"$\" = xor i1 %\"$\", %\"$\"");
        self.values.note_instruction(what);
        let truth = self.values.truth(true);
        let contrary =
            self.values.operation(what, Known::Binary(BinaryOp::Xor), Promises::default(), vec![s, truth]);
        let i1 = self.values.text("i1");
        self.values.set_type(contrary, i1);
        self.questions.ask(&mut self.values, &way.facts, t, contrary);
    }

    /// What the source has done is owed no more.
    pub(super) fn settle(&mut self, way: &mut Way) {
        for list in [&mut way.overdue, &mut way.owed] {
            list.retain(|id| !is_done(&self.values, &way.facts, &way.done, *id));
        }
    }

    /// What the source has done may be the same though it is computed in another way; false if nothing came of that.
    fn settle_by_asking(&mut self, way: &mut Way) -> bool {
        let before = way.overdue.len() + way.owed.len();
        let mut latest: Vec<Id> = way.done.iter().copied().collect();
        latest.sort_unstable_by(|a, b| b.cmp(a));
        for owed in way.overdue.iter().chain(&way.owed).copied().collect::<Vec<_>>() {
            let Expr::Operation { what, .. } = self.values.expr(owed) else { continue };
            let what = *what;
            let alike = |values: &Values, id: Id| matches!(values.expr(id), Expr::Operation { what: other, .. } if *other == what);
            let done: Vec<Id> =
                latest.iter().copied().filter(|id| alike(&self.values, *id)).take(4).collect();
            done.into_iter().any(|done| self.agree(way, owed, done));
        }
        self.settle(way);
        way.overdue.len() + way.owed.len() < before
    }

    pub(super) fn value(&mut self, way: &Way, side: usize, value: Value) -> Option<Id> {
        match value {
            Value::Local(local) => Some(way.registers[side][local.index()]).filter(|id| *id != NONE),
            Value::Const(constant) => self.code[side].constant(&mut self.values, constant),
            Value::Metadata(_) | Value::Asm(_) => None,
        }
    }

    pub(super) fn operands(&mut self, way: &Way, side: usize, at: InstId) -> Option<Vec<Id>> {
        let count = self.code[side].steps[at.index()].operands.len();
        (0..count)
            .map(|place| self.value(way, side, self.code[side].steps[at.index()].operands[place]))
            .collect()
    }

    /// Goes on to the next step that both must make together, or to a branch.
    pub(super) fn run(&mut self, way: &mut Way, side: usize) -> Option<Stopped> {
        let mut seen: FxHashSet<u32> = FxHashSet::default();
        loop {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return None;
            }
            let at = way.at[side];
            let kind = self.code[side].steps[at.index()].kind;
            match kind {
                Kind::Event => return Some(Stopped::AtEvent),
                Kind::End => {
                    let Op::Br(to) = self.code[side].body.insts[at].op else { return Some(Stopped::AtEnd) };
                    if !seen.insert(to.index() as u32) {
                        return Some(Stopped::Never);
                    }
                    self.go(way, side, to)?;
                    continue;
                }
                Kind::Nothing | Kind::Phi => {}
                _ => self.step(way, side, at, kind)?,
            }
            way.at[side] = InstId::new(at.index() + 1);
        }
    }

    /// What the next event of a node gives.
    pub(super) fn leaf(&mut self, way: &mut Way, part: u32) -> Id {
        way.events += 1;
        self.values.intern(Expr::Event { node: way.node, number: way.events, part })
    }

    /// Both make a step that the world sees: it must be the same.
    pub(super) fn event(&mut self, way: &mut Way) -> Option<()> {
        let ours = self.operands(way, SOURCE, way.at[SOURCE])?;
        let theirs = self.operands(way, TARGET, way.at[TARGET])?;
        let [s, t] = [SOURCE, TARGET].map(|side| &self.code[side].steps[way.at[side].index()]);
        // What is called at the end need not find variables of the function any more.
        let at = way.at[TARGET];
        let known_tail = t.tail != TailKind::Tail
            || s.tail == TailKind::Tail
            || !self.code[TARGET].shared.at(self.code[TARGET].block_of(at), at);
        let [ours_say, theirs_say] = [(s, &ours), (t, &theirs)]
            .map(|(step, operands)| self.without_evident(&way.facts, step, operands));
        let same =
            s.what == t.what && theirs_say.at_most(&ours_say) && known_tail && ours.len() == theirs.len();
        let (results, ty) = ([s.result, t.result], t.ty);
        if !same || !ours.iter().zip(&theirs).all(|(s, t)| self.agree(way, *t, *s)) {
            return None;
        }
        let value = self.leaf(way, 0);
        self.values.set_type(value, ty);
        let memory = self.leaf(way, 1);
        way.memory = [memory; 2];
        // What was alive may be no more.
        way.lives = [memory; 2];
        way.made.clear();
        way.moved = true;
        for side in [SOURCE, TARGET] {
            if let Some(result) = results[side] {
                way.registers[side][result.index()] = value;
            }
            way.at[side] = InstId::new(way.at[side].index() + 1);
        }
        Some(())
    }
}

impl Way {
    pub(super) fn copied(&self) -> Way {
        Way {
            node: self.node,
            at: self.at,
            moved: self.moved,
            blocks: self.blocks.clone(),
            registers: self.registers.clone(),
            memory: self.memory,
            lives: self.lives,
            done: self.done.clone(),
            facts: self.facts.clone(),
            overdue: Vec::new(),
            owed: self.owed.clone(),
            drawn: self.drawn.clone(),
            made: Vec::new(),
            events: self.events,
        }
    }
}

/// Whether the source has done something that may be undefined.
pub(super) fn is_done(values: &Values, facts: &Facts, done: &FxHashSet<Id>, id: Id) -> bool {
    done.contains(&id) || done.iter().any(|done| values.refines(facts, id, *done))
}
