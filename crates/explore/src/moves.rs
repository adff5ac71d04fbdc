//! Moves: which there are in a state, and what becomes of making one.
//!
//! A thread moves from one place where it stops to the next ([`System::visible`](crate::System)); an atomic section is part of one move
//! whatever it touches. A move with choices is tried once for each way to choose.

use crate::system::Reduction;
use crate::tracker::{Coming, Orders};
use crate::worker::Worker;
use concrete::{Outcome, Paused, Stops};
use program::back_edges::BackEdges;
use program::code::{EdgeId, Pc};
use sem::context::Stop;

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
    /// The machine is in the next state.
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
/// The most steps of a move.
pub(crate) const TOO_LONG: u64 = 100_000_000;

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
    }
}

impl Worker<'_, '_> {
    /// Everybody who can move, threads first.
    pub fn movers(&self) -> Vec<Mover> {
        let machine = &self.machine;
        let mut movers: Vec<Mover> =
            (0..machine.thread_count()).filter(|&t| machine.is_ready(t)).map(Mover::Thread).collect();
        if self.system.options.reduction == Reduction::Simultaneous {
            let inside = |mover: &Mover| matches!(*mover, Mover::Thread(thread) if !self.stops_here(thread));
            if movers.iter().any(inside) {
                movers.retain(|mover| !inside(mover));
                movers.insert(0, Mover::Together);
            }
        }
        movers.extend(
            (0..machine.interrupts().len()).filter(|&i| machine.can_deliver(i)).map(Mover::Interrupt),
        );
        movers
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

    /// How many steps the machine had made when the last move started.
    pub(crate) fn started_at(&self) -> u64 {
        self.started_at
    }

    /// The threads that can move and are at no load, store or call.
    pub(crate) fn threads_inside(&self) -> Vec<usize> {
        let machine = &self.machine;
        (0..machine.thread_count()).filter(|&t| machine.is_ready(t) && !self.stops_here(t)).collect()
    }

    /// Whether a thread is where threads stop.
    fn stops_here(&self, thread: usize) -> bool {
        self.system.visible.get(self.machine.thread(thread).pc as usize).copied().unwrap_or(true)
    }

    /// Makes a move from the state that the machine is in.
    pub fn make(&mut self, mover: Mover, choices: &[u64]) -> Tried {
        self.machine.world().restart(choices);
        self.raced = None;
        let threads = self.machine.thread_count();
        let alone = (0..threads).filter(|&t| !self.machine.thread(t).ended).count() < 2
            && self.machine.interrupts().is_empty();
        let system = self.system;
        let mut places = Places {
            visible: &system.visible,
            alone: if alone { &system.visible_alone } else { &system.visible },
            threads,
            back: &system.back,
            round: false,
        };
        let first = self.machine.steps();
        self.started_at = first;
        match mover {
            Mover::Together => return self.make_together(),
            Mover::Thread(thread) => self.machine.switch_to(thread),
            Mover::Interrupt(interrupt) => {
                self.machine.deliver(interrupt);
                if places.before(self.machine.pc(), threads) {
                    return Tried::State { round: false };
                }
            }
        }
        let mut until = first + LONG;
        loop {
            // What a thread does that is alone is known to everybody there will be.
            let paused = match &system.orders {
                Some(orders) if !alone => self.go_tracked(orders, &mut places, until),
                _ => {
                    self.machine.pause_at(until);
                    self.machine.go(&mut places)
                }
            };
            let made = self.machine.steps() - first;
            match paused {
                Ok(Paused::Here) if made >= LONG && self.machine.in_atomic_section() => {
                    if made > TOO_LONG {
                        return self.too_long();
                    }
                    until = first + made + LONG;
                }
                Ok(Paused::Waiting) if made == 0 => return Tried::Nothing,
                Ok(Paused::Here) if made < LONG && !places.round && !alone && self.raced.is_none() => {
                    let round = places.round;
                    // Where only this thread would be tried next, that state need not be kept.
                    if !self.may_go_on(self.machine.current()) {
                        return Tried::State { round };
                    }
                }
                Ok(Paused::Here | Paused::Waiting | Paused::Ended) => {
                    return Tried::State { round: places.round };
                }
                Err(_) => return self.ended(),
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
        let coming = Coming::of(orders, &self.machine, false);
        let before = self.machine.steps();
        self.machine.pause_at(before + 1);
        let paused = self.machine.go(stops)?;
        if self.machine.steps() == before {
            return Ok((paused, false));
        }
        let thread = self.machine.thread(self.machine.current());
        let gave_way = coming.gives_way() && (thread.atomic == 0 || thread.stopped);
        let raced = coming.made(orders, &self.machine, &mut self.table);
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

    /// One step of each thread that is at no load, store or call.
    fn make_together(&mut self) -> Tried {
        for thread in self.threads_inside() {
            self.machine.switch_to(thread);
            let made = match &self.system.orders {
                Some(orders) => self.step_tracked(orders, &mut concrete::Never).map(|_| ()),
                None => {
                    self.machine.pause_at(self.machine.steps() + 1);
                    self.machine.go(&mut concrete::Never).map(|_| ())
                }
            };
            if made.is_err() {
                return self.ended();
            }
        }
        Tried::State { round: false }
    }

    /// Makes all moves of a mover from the base, one for each way to choose. `visit` is given each, the machine being where it led,
    /// and says whether to go on. Whether all ways could be told apart.
    pub fn try_all(&mut self, mover: Mover, visit: &mut Visit<'_, Self>) -> bool {
        let threads = self.machine.thread_count();
        let mut open: Vec<Vec<u64>> = vec![Vec::new()];
        let mut way = 0;
        while let Some(choices) = open.pop() {
            self.restore();
            match self.make(mover, &choices) {
                Tried::Undecided(ways) => {
                    open.extend((0..ways).rev().map(|choice| [&choices[..], &[choice]].concat()));
                }
                Tried::Nothing => {}
                tried => {
                    let Some(via) = Via::new(mover, threads, way) else { return false };
                    way += 1;
                    if !visit(self, via, &choices, tried) {
                        return true;
                    }
                }
            }
        }
        true
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
