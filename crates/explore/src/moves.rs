//! Moves: which there are in a state, and what becomes of making one.
//!
//! A thread moves from one place where it stops to the next ([`System::visible`](crate::System)); an atomic section is part of one move
//! whatever it touches. A move with choices is tried once for each way to choose.
//!
//! Steps may follow a visible one in its move only if they are independent of all others *and complete* (Lipton 1975, Flanagan and
//! Qadeer 2003). Independence is known before the search, completeness is not: a step may fail an assumption, violate a class that was not
//! asked for, or meet something that is not supported. Such a step ends the run and counts as disabled. So the
//! state in front of it is kept as well ([`Worker::stop_before_end`]): there the thread does not move, and all others are tried.

use crate::memo::Place;
use crate::relaxed::Table;
use crate::store::Tree;
use crate::system::Reduction;
use crate::tracker::{Orders, step_tracked};
use crate::worker::{Counts, Worker};
use concrete::{Name, Outcome, Paused, Stops};
use program::back_edges::BackEdges;
use program::code::{EdgeId, Pc};
use sem::context::Stop;
use std::cell::OnceCell;
use std::rc::Rc;

/// Who makes a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// A thread.
    Thread(usize),
    /// The environment: this of the handlers that are registered.
    Interrupt(usize),
    /// All threads that are at no load, store or call, at once.
    Together,
}

/// What becomes of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Tried {
    /// It leads to another state.
    State {
        /// Whether the thread has gone round a loop.
        round: bool,
    },
    /// The run ends.
    End(Box<Outcome>),
    /// Something has to be chosen first, in one of so many ways.
    Undecided(u64),
    /// It does not get anywhere: it waits after all.
    Nothing,
}

/// A way to choose in a move, as a number: the mover, and which of its ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Via(pub u16);

/// The most ways of one move that are told apart.
const WAYS: u32 = 1 << 10;
const TOGETHER: usize = 63;

impl Via {
    fn new(mover: Mover, threads: usize, way: u32) -> Option<Via> {
        let number = match mover {
            Mover::Thread(thread) => thread,
            Mover::Interrupt(interrupt) => threads + interrupt,
            Mover::Together => TOGETHER,
        };
        let fits = number < 64 && way < WAYS && (number != TOGETHER || mover == Mover::Together);
        fits.then_some(Via(number as u16 * WAYS as u16 + way as u16))
    }

    /// The mover, if there are this many threads, and which of its ways.
    pub fn parts(self, threads: usize) -> (Mover, u32) {
        let number = usize::from(self.0) / WAYS as usize;
        let mover = match number {
            TOGETHER => Mover::Together,
            _ if number < threads => Mover::Thread(number),
            _ => Mover::Interrupt(number - threads),
        };
        (mover, u32::from(self.0) % WAYS)
    }
}

/// The most steps of a move outside of atomic sections; a thread that makes more is interrupted there.
const LONG: u64 = 100_000;
/// The most choices of a move that could have stopped before: a loop may read something arbitrary in each iteration, and states in which values do not matter any more are one.
const MOST_CHOICES: usize = 1;
/// The most steps of a move: those of an atomic section.
pub const TOO_LONG: u64 = 5_000_000;

/// Looks at what became of a move: which it was, what was chosen; whether to go on.
pub type Visit<'v, W> = dyn FnMut(&mut W, Via, &[u64], Tried) -> bool + 'v;

/// Where threads stop in a search.
struct Places<'a> {
    visible: &'a [bool],
    /// The same as long as there are only so many threads.
    alone: &'a [bool],
    threads: usize,
    back: &'a BackEdges,
    round: bool,
    /// The edges that were ever taken.
    taken: Vec<bool>,
}

impl Stops for Places<'_> {
    const LOOKS: bool = true;
    #[inline(always)]
    fn before(&self, pc: Pc, threads: usize) -> bool {
        let stops = if threads == self.threads { self.alone } else { self.visible };
        stops.get(pc as usize).copied().unwrap_or(true)
    }
    #[inline(always)]
    fn took(&mut self, edge: EdgeId) {
        self.round |= self.back.is_back(edge);
        self.taken[edge as usize] = true;
    }
}

/// What comes of a thread's steps from one stop to the next.
pub(crate) struct Stretch {
    /// The parts that are others then.
    writes: Box<[(Place, u32)]>,
    /// What has died.
    died: Box<[Name]>,
    /// How many steps it was.
    steps: u64,
    /// Whether it went round a loop.
    round: bool,
    paused: Paused,
    /// How the run ended with it, where that needs no machine to look at.
    ended: Option<EndOfRun>,
}

/// The end of a run, as it is remembered.
struct EndOfRun {
    outcome: Outcome,
    /// What comes of the steps before the last one, once that was asked for.
    before: OnceCell<Rc<Stretch>>,
}

/// Where the last stretch of a move started.
#[derive(Clone, Default)]
pub(crate) struct LastStretch {
    /// How many steps the move had made.
    made: u64,
    /// How many choices it had asked for.
    asked: usize,
    /// Whether it had gone round a loop.
    round: bool,
    /// Who knew of which access, if that is part of states.
    table: Table,
    /// What was remembered of it, if the run ended with it.
    ended: Option<Rc<Stretch>>,
}

impl<'p> Worker<'_, 'p> {
    /// Everybody who can move in the base, threads first.
    pub fn movers(&mut self, movers: &mut Vec<Mover>) {
        movers.clear();
        self.facts.clear();
        for thread in 0..self.next.counts.threads {
            let fact = self.fact(thread);
            if self.is_ready(&fact) {
                movers.push(Mover::Thread(thread));
            }
            self.facts.push(fact);
        }
        if self.system.options.reduction == Reduction::Simultaneous {
            let inside = self.threads_inside();
            if !inside.is_empty() {
                movers.retain(|mover| !matches!(mover, Mover::Thread(thread) if inside.contains(thread)));
                movers.insert(0, Mover::Together);
            }
        }
        if !self.interrupts.is_empty() {
            self.bring();
            let machine = &self.machine;
            movers.extend(
                (0..machine.interrupts().len()).filter(|&i| machine.can_deliver(i)).map(Mover::Interrupt),
            );
        }
    }

    /// Who moved last, and how many preemptions there were, once a mover has moved from the base.
    pub(crate) fn turn_after(&self, mover: Mover, movers: &[Mover]) -> (usize, u32) {
        let (last, before) = self.turn;
        match mover {
            Mover::Thread(thread) => {
                let preempts = thread != last && movers.contains(&Mover::Thread(last));
                (thread, before + u32::from(preempts))
            }
            // What the environment does is no preemption.
            Mover::Interrupt(_) | Mover::Together => (last, before),
        }
    }

    /// The threads that can move in the base and are at no load, store or call.
    pub(crate) fn threads_inside(&mut self) -> Vec<usize> {
        let inside = |worker: &mut Self, thread: usize| {
            let (fact, pc) = (worker.fact(thread), worker.known(thread).pc);
            !worker.system.visible.get(pc as usize).copied().unwrap_or(true) && worker.is_ready(&fact)
        };
        (0..self.next.counts.threads).filter(|&thread| inside(self, thread)).collect()
    }

    /// Makes a move from the base; `next` is where it leads.
    fn make(&mut self, mover: Mover, choices: &[u64]) -> Tried {
        self.start_over();
        self.machine.world().restart(choices);
        let alone = self.alone;
        let thread = match mover {
            Mover::Together => return self.make_together(),
            Mover::Thread(thread) => thread,
            Mover::Interrupt(interrupt) => {
                self.bring();
                self.machine.deliver(interrupt);
                let thread = self.machine.current();
                self.ran |= 1 << thread;
                let stops = self.system.visible.get(self.machine.pc() as usize).copied().unwrap_or(true);
                self.write_back();
                if stops {
                    return Tried::State { round: false };
                }
                thread
            }
        };
        let mut round = false;
        loop {
            self.start_stretch(round);
            let paused = match self.recall_stretch(thread, alone) {
                Some(stretch) => {
                    self.apply(&stretch);
                    if let Some(end) = &stretch.ended {
                        let outcome = Box::new(end.outcome.clone());
                        self.last.ended = Some(stretch);
                        return Tried::End(outcome);
                    }
                    round |= stretch.round;
                    stretch.paused
                }
                None => match self.run_stretch(thread, alone) {
                    Ok((paused, rounds)) => {
                        round |= rounds;
                        paused
                    }
                    Err(tried) => return tried,
                },
            };
            match paused {
                Paused::Waiting if self.made == 0 => return Tried::Nothing,
                // Where only this thread would be tried next, that state need not be kept.
                Paused::Here
                    if self.made < LONG
                        && !round
                        && !alone
                        && self.raced.is_none()
                        && self.may_go_on(thread) => {}
                Paused::Here | Paused::Waiting | Paused::Ended => return Tried::State { round },
            }
        }
    }

    /// Notes where a stretch of the move starts, in case the run ends with it.
    fn start_stretch(&mut self, round: bool) {
        let (made, asked) = (self.made, self.machine.world().asked());
        (self.last.made, self.last.asked, self.last.round, self.last.ended) = (made, asked, round, None);
        if self.system.orders.is_some() {
            self.last.table.clone_from(&self.table);
        }
    }

    /// The run has ended with the move that was just made: makes `next` the last state before that in which others can move, and
    /// the move what leads there. Nothing if that is the base, or if nobody else is there.
    ///
    /// The last step ends the run, so the state is the one before it; if it is part of an atomic section, the one before the section.
    /// Sections start where threads stop, so that is where the last stretch of the move started.
    fn stop_before_end(&mut self, mover: Mover, choices: &[u64]) -> Option<Tried> {
        if self.alone && self.machine.thread_count() == self.next.counts.threads {
            return None;
        }
        self.stop_before_last_step(mover, choices)
    }

    /// Makes `next` the state before the last step of the move that was just made, or before the atomic section that the step is part of, and the move what leads
    /// there. Nothing if that is the base.
    fn stop_before_last_step(&mut self, mover: Mover, choices: &[u64]) -> Option<Tried> {
        let thread = match mover {
            Mover::Thread(thread) => thread,
            Mover::Interrupt(_) => self.machine.current(),
            // One step of each: nothing was merged, and nothing has ended.
            Mover::Together => return None,
        };
        let last = self.last.clone();
        let steps = (self.made - last.made).saturating_sub(1);
        self.rewind(&last, choices);
        let known = last.ended.as_ref().and_then(|stretch| stretch.ended.as_ref());
        if let Some(before) = known.and_then(|end| end.before.get()) {
            let before = Rc::clone(before);
            self.apply(&before);
            return Some(Tried::State { round: last.round | before.round });
        }
        if steps > 0 {
            self.bring();
            let before = known.map(|_| (self.next.tree.clone(), self.next.counts));
            if let Ok((Paused::Here, round, steps)) = self.run(thread, self.alone, Some(steps))
                && !self.machine.in_atomic_section()
            {
                self.write_back();
                self.made += steps;
                if let (Some(end), Some((tree, counts))) = (known, before)
                    && let Some(stretch) = self.stretch_since(&tree, counts, steps, round, Paused::Here)
                {
                    // Whoever else was faster has found the same.
                    let _ = end.before.set(Rc::new(stretch));
                }
                return Some(Tried::State { round: last.round | round });
            }
            self.rewind(&last, choices);
        }
        // What was delivered is a move, without any step of its handler.
        let moved = last.made > 0 || matches!(mover, Mover::Interrupt(_));
        moved.then_some(Tried::State { round: last.round })
    }

    /// Goes back to where the last stretch of a move started, with the choices that were made.
    fn rewind(&mut self, last: &LastStretch, choices: &[u64]) {
        self.machine.world().restart(choices);
        self.machine.world().skip(last.asked);
        (self.made, self.raced) = (last.made, None);
        if self.system.orders.is_some() {
            self.table.clone_from(&last.table);
        }
    }

    /// Whether what threads do is remembered: what is not part of their steps must not depend on them.
    fn remembers(&self, alone: bool) -> bool {
        let system = self.system;
        !alone && self.undisturbed && system.orders.is_none() && system.options.preemptions.is_none()
    }

    /// What comes of the next steps of a thread in `next`, if that is known.
    fn recall_stretch(&mut self, thread: usize, alone: bool) -> Option<Rc<Stretch>> {
        if !self.remembers(alone) {
            return None;
        }
        let (known, first_block) = (self.place_of_known(thread), self.first_block(self.next.counts));
        let tree = &self.next.tree;
        let part = |place| Self::part_at(tree, first_block, place);
        // A move that gets too long is cut where it is, known or not.
        let found =
            self.known.get(known).stretches.recall(part).filter(|found| self.made + found.steps < LONG)?;
        self.worth.recalled();
        Some(Rc::clone(found))
    }

    /// Makes `next` what comes of steps that are known.
    fn apply(&mut self, stretch: &Stretch) {
        let first_block = self.first_block(self.next.counts);
        for &(place, id) in &stretch.writes {
            self.next.tree.set_leaf(place.in_tree(first_block), id);
        }
        if !stretch.died.is_empty() {
            self.dirty.clear();
            self.dirty.extend(stretch.writes.iter().map(|(place, _)| place.in_tree(first_block)));
            self.died.clear();
            self.died.extend_from_slice(&stretch.died);
            self.bury();
        }
        self.made += stretch.steps;
    }

    /// Lets the machine make the next steps of a thread from `next`, which is where they lead then. How they ended, and whether they went
    /// round a loop.
    fn run_stretch(&mut self, thread: usize, alone: bool) -> Result<(Paused, bool), Tried> {
        let (known, counts) = (self.place_of_known(thread), self.next.counts);
        let before = self.remembers(alone).then(|| self.next.tree.clone());
        let made = self.made;
        let (ran, places) = self.noting(thread, |worker| worker.run(thread, alone, None));
        let (paused, round, steps) = match ran {
            Ok(ran) => ran,
            Err(tried) => {
                if let (Some(before), Some(places), Tried::End(outcome)) = (before, places, &tried)
                    && matches!(**outcome, Outcome::Exit(_) | Outcome::Ignored(_))
                    && !self.system.options.ends
                    && self.made < LONG
                    && self.worth.remembers()
                {
                    let end = EndOfRun { outcome: (**outcome).clone(), before: OnceCell::new() };
                    let (steps, ended) = (self.made - made, Some(end));
                    let (writes, died, paused) = (Box::default(), Box::default(), Paused::Ended);
                    let stretch = Rc::new(Stretch { writes, died, steps, round: false, paused, ended });
                    self.last.ended = Some(Rc::clone(&stretch));
                    let first_block = self.first_block(counts);
                    let part = |place| Self::part_at(&before, first_block, place);
                    self.known.get_mut(known).stretches.remember(&places, part, stretch);
                }
                return Err(tried);
            }
        };
        self.write_back();
        self.made += steps;
        if let Some(before) = before
            && let Some(places) = places
            && let Some(stretch) = self.stretch_since(&before, counts, steps, round, paused)
            && self.made < LONG
            && self.worth.remembers()
        {
            let first_block = self.first_block(counts);
            let part = |place| Self::part_at(&before, first_block, place);
            self.known.get_mut(known).stretches.remember(&places, part, Rc::new(stretch));
        }
        Ok((paused, round))
    }

    /// The steps that have led from a state to `next`, just written back; nothing if it has other parts.
    fn stretch_since(
        &self,
        before: &Tree,
        counts: Counts,
        steps: u64,
        round: bool,
        paused: Paused,
    ) -> Option<Stretch> {
        if self.next.counts != counts || self.next.tree.leaf(0) != before.leaf(0) {
            return None;
        }
        let first_block = self.first_block(counts);
        let place = |leaf: usize| match leaf.checked_sub(first_block) {
            Some(number) => Place::heap(number),
            None => Place::leaf(leaf),
        };
        let writes = self.dirty.iter().map(|&leaf| (place(leaf), self.next.tree.leaf(leaf))).collect();
        let died = self.died.as_slice().into();
        Some(Stretch { writes, died, steps, round, paused, ended: None })
    }

    /// Lets the machine run a thread to where it stops next, or until it has made so many steps.
    fn run(&mut self, thread: usize, alone: bool, steps: Option<u64>) -> Result<(Paused, bool, u64), Tried> {
        self.switch_to(thread);
        let system = self.system;
        let mut places = Places {
            visible: &system.visible,
            alone: if alone { &system.visible_alone } else { &system.visible },
            threads: self.machine.thread_count(),
            back: &system.back,
            round: false,
            taken: std::mem::take(&mut self.taken),
        };
        let most = steps.unwrap_or(LONG.saturating_sub(self.made));
        let ran = self.run_to(&mut places, alone, most, steps.is_none());
        self.taken = places.taken;
        let (paused, steps) = ran?;
        Ok((paused, places.round, steps))
    }

    /// As [`run`](Self::run), up to the end of an atomic section if `whole` says so.
    fn run_to(
        &mut self,
        places: &mut Places<'_>,
        alone: bool,
        most: u64,
        whole: bool,
    ) -> Result<(Paused, u64), Tried> {
        let first = self.machine.steps();
        let mut until = first + most;
        loop {
            // What a thread does that is alone is known to everybody there will be; but it may race with what those did who have ended.
            let known = alone && self.table == Table::default();
            let paused = match &self.system.orders {
                Some(orders) if !known => self.go_tracked(orders, places, until),
                _ => {
                    self.machine.pause_at(until);
                    self.machine.go(places)
                }
            };
            let steps = self.machine.steps() - first;
            match paused {
                Ok(Paused::Here)
                    if whole && self.made + steps >= LONG && self.machine.in_atomic_section() =>
                {
                    if self.made + steps > TOO_LONG {
                        return Err(self.too_long());
                    }
                    until = first + steps + LONG;
                }
                Ok(paused) => return Ok((paused, steps)),
                Err(_) => {
                    self.made += steps;
                    return Err(self.ended());
                }
            }
        }
    }

    /// As [`Machine::go`](concrete::Machine::go), one step at a time, with an eye on what each means for the order of accesses. A race ends it,
    /// outside of atomic sections.
    fn go_tracked(&mut self, orders: &Orders, places: &mut Places<'_>, until: u64) -> Result<Paused, Stop> {
        let mut first = true;
        loop {
            let machine = &self.machine;
            let stops =
                !first && !machine.in_atomic_section() && places.before(machine.pc(), machine.thread_count());
            if stops || machine.steps() >= until {
                return Ok(Paused::Here);
            }
            first = false;
            let (paused, gave_way) = self.step_tracked(orders, places)?;
            let outside = !self.machine.in_atomic_section();
            let ends = gave_way || (self.raced.is_some() && outside);
            if paused != Paused::Here || ends {
                return Ok(paused);
            }
        }
    }

    /// One step, tracked; whether the thread has given way with it.
    fn step_tracked(&mut self, orders: &Orders, stops: &mut impl Stops) -> Result<(Paused, bool), Stop> {
        let (paused, gave_way, raced) = step_tracked(orders, &mut self.table, &mut self.machine, stops)?;
        self.raced = self.raced.take().or(raced);
        Ok((paused, gave_way))
    }

    fn too_long(&mut self) -> Tried {
        let what = format!("an atomic section makes more than {TOO_LONG} steps");
        Tried::End(Box::new(Outcome::Limit(self.machine.trouble(what))))
    }

    fn ended(&mut self) -> Tried {
        match self.machine.outcome() {
            Outcome::Undecided => Tried::Undecided(self.machine.world().wanted()),
            outcome => Tried::End(Box::new(outcome)),
        }
    }

    /// One step of each thread that is at no load, store or call; nothing if one of them ends the run, so that each has to be tried alone.
    fn make_together(&mut self) -> Tried {
        let threads = self.threads_inside();
        self.bring();
        for thread in threads {
            self.switch_to(thread);
            let made = match &self.system.orders {
                Some(orders) => self.step_tracked(orders, &mut concrete::Never).map(|_| ()),
                None => {
                    self.machine.pause_after(1);
                    self.machine.go_on().map(|_| ())
                }
            };
            if made.is_err() {
                return match self.ended() {
                    Tried::End(_) => Tried::Nothing,
                    tried => tried,
                };
            }
        }
        self.write_back();
        Tried::State { round: false }
    }

    /// Makes all moves of a mover from the base, one for each way to choose. `visit` is given each, `next` being where it led, and the machine
    /// where a run ended, and says whether to go on. Where the run ends, the state before that is visited next, if it is
    /// not the base. Whether all ways could be told apart.
    pub fn try_all(&mut self, mover: Mover, visit: &mut Visit<'_, Self>) -> bool {
        let threads = self.base.counts.threads;
        // Most moves choose nothing.
        let mut open: Vec<Vec<u64>> = Vec::new();
        let mut choices: Vec<u64> = Vec::new();
        let mut way = 0;
        loop {
            match self.make(mover, &choices) {
                Tried::Undecided(ways) => {
                    let before = match choices.len() >= MOST_CHOICES {
                        true => self.stop_before_last_step(mover, &choices),
                        false => None,
                    };
                    match before {
                        Some(before) => {
                            let Some(via) = Via::new(mover, threads, way) else { return false };
                            way += 1;
                            if !visit(self, via, &choices, before) {
                                return true;
                            }
                        }
                        // Of these at least as many would have no number.
                        None if open.len() > WAYS as usize => return false,
                        None => open.extend((0..ways).rev().map(|choice| [&choices[..], &[choice]].concat())),
                    }
                }
                Tried::Nothing => {}
                tried => {
                    let ended = matches!(tried, Tried::End(_));
                    let Some(via) = Via::new(mover, threads, way) else { return false };
                    way += 1;
                    if !visit(self, via, &choices, tried) {
                        return true;
                    }
                    if ended && let Some(before) = self.stop_before_end(mover, &choices) {
                        let Some(via) = Via::new(mover, threads, way) else { return false };
                        way += 1;
                        if !visit(self, via, &choices, before) {
                            return true;
                        }
                    }
                }
            }
            match open.pop() {
                Some(next) => choices = next,
                None => return true,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_numbered() {
        for (mover, way) in [(Mover::Thread(2), 0), (Mover::Interrupt(1), 1023), (Mover::Together, 0)] {
            let via = Via::new(mover, 3, way).expect("it fits");
            assert_eq!(via.parts(3), (mover, way));
        }
        assert_eq!(Via::new(Mover::Thread(0), 1, 1024), None);
        assert_eq!(Via::new(Mover::Interrupt(60), 3, 0), None);
    }
}
