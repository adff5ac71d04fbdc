//! Rounds of a loop that change nothing, as in `while (!flag);`: a thread that goes round like that could as well have waited.
//!
//! What comes after such a round is what comes after the one before, later: there is nothing new to be seen, so that it is not followed. What a round may change is what it writes to shared memory, the threads it starts,
//! and what registers, locals and private memory are like when it starts again.
//!
//! Claim: whatever other threads and the thread itself can do after a round that [changes nothing](Walk::changes_nothing), they can do without it. That a thread goes round for ever is neither a violation nor a deadlock.
//!
//! Cost: for each round of a loop, while there may be several threads, a comparison of what differs from how it started.

use std::rc::Rc;

use rustc_hash::FxHashSet;
use term::{BinaryOp, Node, TermId};

use crate::domain::Symbolic;
use crate::machine::Frame;
use crate::memory::Now;
use crate::threads::Effect;
use crate::value::{BlockId, Bool};
use crate::walk::Walk;

/// How a round of a loop started.
#[derive(Clone, Debug)]
pub(crate) enum Begun {
    /// It is about to.
    Now,
    /// Like this.
    Like(Rc<Beginning>),
    /// Nobody knows: paths came together that started in different ways.
    Unknown,
}

/// What there was when a round started.
#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    frames: Vec<Rc<Frame>>,
    memory: Now,
    atomic: u32,
    effects: Rc<Vec<Effect>>,
}

impl Begun {
    fn is_now(&self) -> bool {
        matches!(self, Begun::Now)
    }

    /// How a round started that two paths are in which come together.
    pub(crate) fn merged(&self, other: &Begun) -> Begun {
        match (self, other) {
            (Begun::Like(ours), Begun::Like(theirs)) if Rc::ptr_eq(ours, theirs) => self.clone(),
            (Begun::Now, Begun::Now) => Begun::Now,
            _ => Begun::Unknown,
        }
    }
}

impl Walk<'_> {
    /// Remembers how iterations of the running function's loops start that are about to. This comes before their first step, or not at all: what a thread has done in the first part of an iteration
    /// must not be missing from what the iteration changes. So an iteration that starts while there is one thread has no beginning, even if it starts the second.
    pub(crate) fn note_beginning(&mut self) {
        let Some(frame) = self.machine.frames.last() else { return };
        if !self.machine.threads.several || !frame.rounds.iter().any(|round| round.begun.is_now()) {
            return;
        }
        let begun = match self.machine.is_late() {
            true => Begun::Like(Rc::new(Beginning {
                frames: self.machine.frames.clone(),
                memory: self.machine.memory.now.clone(),
                atomic: self.machine.threads.local.atomic,
                effects: Rc::clone(&self.machine.threads.local.effects),
            })),
            false => Begun::Unknown,
        };
        for round in self.machine.frame().rounds.iter_mut().filter(|round| round.begun.is_now()) {
            round.begun = begun.clone();
        }
    }

    /// Whether the path has come back to how the innermost round started, without having changed anything for others.
    pub(crate) fn changes_nothing(&self) -> bool {
        let machine = &self.machine;
        let Some(round) = machine.frames.last().and_then(|frame| frame.rounds.last()) else { return false };
        let Begun::Like(before) = &round.begun else { return false };
        if machine.frames.len() != before.frames.len()
            || !machine.is_late()
            || machine.threads.local.atomic != before.atomic
        {
            return false;
        }
        let mut dead: FxHashSet<BlockId> = FxHashSet::default();
        for (place, (ours, theirs)) in machine.frames.iter().zip(&before.frames).enumerate() {
            let Some(function) = ours.function else { return false };
            let call = machine.frames.get(place + 1).and_then(|next| next.call).map(|(_, pc)| pc);
            let (live, gone) = match call {
                Some(call) => (
                    self.liveness.live_after_call_in(function, call),
                    self.liveness.dead_locals_after_call(function, call),
                ),
                None => (
                    self.liveness.live_in(function, machine.pc),
                    self.liveness.dead_locals(function, machine.pc),
                ),
            };
            let unused = ours
                .locals
                .iter()
                .filter(|local| machine.made_at(**local).is_some_and(|pc| gone.contains(&pc)));
            dead.extend(unused);
            let same = Rc::ptr_eq(ours, theirs)
                || (ours.locals == theirs.locals
                    && live.iter().all(|&cell| ours.cells.get(cell) == theirs.cells.get(cell)));
            if !same {
                return false;
            }
        }
        machine.memory.now.is_like(&before.memory, |block| dead.contains(&block))
            && self.has_no_effect(&before.effects)
    }

    /// Whether nothing of what was done since then happens on this path.
    fn has_no_effect(&self, before: &Rc<Vec<Effect>>) -> bool {
        let now = &self.machine.threads.local.effects;
        if Rc::ptr_eq(now, before) {
            return true;
        }
        let d = &self.machine.d;
        let holds: FxHashSet<TermId> = conditions(d, self.machine.path.whole()).into_iter().collect();
        let denied = |condition: &TermId| {
            match d.terms.node(*condition) {
            Node::Unary(term::UnaryOp::Not, inner) => holds.contains(&inner),
            _ => holds.iter().any(|held| matches!(d.terms.node(*held), Node::Unary(term::UnaryOp::Not, inner) if inner == *condition)),
        }
        };
        now.iter()
            .filter(|effect| !before.contains(effect))
            .all(|effect| conditions(d, effect.when).iter().any(denied))
    }
}

/// All that has to hold for something to be true.
fn conditions(d: &Symbolic, truth: Bool) -> Vec<TermId> {
    let Bool::Term(term) = truth else { return Vec::new() };
    let (mut all, mut todo) = (Vec::new(), vec![term]);
    while let Some(term) = todo.pop() {
        match d.terms.node(term) {
            Node::Binary(BinaryOp::And, a, b) => todo.extend([a, b]),
            _ => all.push(term),
        }
    }
    all
}
