//! Runs on the map ([`ways`](crate::ways)): they draw as they would, and follow where others have gone.
//!
//! ```text
//!   start ─ map ─ some new nodes ─ the machine alone, for a while ─ map ─ some new nodes ─ ...
//! ```
//!
//! Where the map ends, a run adds a few nodes, and then the machine goes on alone. After a while it is looked whether it has come to a place on the map, or that place is
//! added: what runs of a long time go through again and again is far from their start, where hardly two are alike.
//!
//! Claim: exact, as the map is. Cost: a move on the map about 10 nanoseconds; to leave it, and to come back, about 10 microseconds each.

use super::{End, Observer, OfMachine, Runner};
use crate::course::{Threads, Turn};
use crate::ways::{At, Move, Node, Stance, Step, Ways};
use crate::world::MOST_WAYS;
use std::sync::Arc;

/// How many nodes a run may add where it first leaves the map, and each time that it has come back.
const NEW_AT_FIRST: u32 = 8;
const NEW_LATER: u32 = 16;
/// How many steps the machine makes alone before it is looked where it is; each time twice as many.
const STRETCH: u64 = 1024;
/// After so many moves on the map it was worth coming back, and may be soon again.
const WORTH: u64 = 128;

impl Runner<'_> {
    /// Learns the ways that runs go; to be called before the first run. From now on all runs are looked at by the same kind of observer.
    pub fn learn_ways(&mut self, observer: &impl Observer) {
        // Races depend on who owes; what the environment may do is drawn with the threads.
        if self.plan.races || self.plan.interrupts {
            return;
        }
        let Some(read) = observer.read(&self.view()) else { return };
        let mut ways = Ways::default();
        if self.node_here(&mut ways, read).is_some() {
            self.ways = Some(ways);
            self.machine.set_residues(Some(Arc::clone(&self.plan.residues)));
        }
    }

    /// The node of the state that the machine is in, where the observer reads `read`; none if it would be new and there is no room.
    fn node_here(&mut self, ways: &mut Ways, read: i128) -> Option<At> {
        self.departed = false;
        let mut state = self.machine.state();
        state.forget_what_nobody_knows();
        ways.node_of(state, || {
            let threads = OfMachine { machine: &self.machine, plan: self.plan };
            let stance = |thread| {
                let (ended, stopped) = (threads.ended(thread), threads.stopped(thread));
                let ready = !ended && threads.ready(thread);
                Stance { ended, stopped, ready, watches: threads.watches(thread) }
            };
            let stances = (0..threads.count()).map(stance).collect();
            Node::new(stances, read, self.is_hopeless(), self.nothing_can_change())
        })
    }

    /// Makes steps with the machine until a place on the map is found again; how the run ends, if it does before.
    fn find_back(
        &mut self,
        ways: &mut Ways,
        stretch: &mut u64,
        steps: u64,
        observer: &mut impl Observer,
    ) -> Result<At, End> {
        loop {
            let until = self.course.steps.saturating_add(*stretch).min(steps);
            *stretch = stretch.saturating_mul(2);
            if let Some(end) = self.go_until(until, steps, observer) {
                return Err(end);
            }
            let Some(read) = observer.read(&self.view()) else { return Err(self.go_on(steps, observer)) };
            ways.brought += 1;
            if let Some(at) = self.node_here(ways, read) {
                return Ok(at);
            }
        }
    }

    /// Makes a run on the map, from its start, and with the machine where the map ends.
    pub(super) fn walk(&mut self, ways: &mut Ways, steps: u64, observer: &mut impl Observer) -> End {
        let mut here: At = 0;
        if observer.note(ways.node(here).read) {
            return End::Shown(self.course.steps);
        }
        // A node that was passed a while ago, for how many more moves to compare with it, and for how many with the next one.
        let (mut passed, mut left, mut next) = (At::MAX, 0u32, 1u32);
        let mut new_nodes = if ways.has_room() { NEW_AT_FIRST } else { 0 };
        // Whether the machine is here, too.
        let mut brought = false;
        // How many steps the machine makes before the map is looked at again, and how many moves were on it before it was left last.
        let (mut stretch, mut followed) = (STRETCH, ways.saved);
        while self.course.steps < steps {
            if self.course.count == self.course.idle {
                let shown = self.plan.deadlocks && observer.note(ways.node(here).read);
                return if shown { End::Shown(self.course.steps) } else { End::Over };
            }
            let thread = match self.turn(steps) {
                Turn::Of(thread) => thread,
                Turn::LookRound => {
                    self.course.look_round(ways.node(here), self.manner.loop_at_end);
                    continue;
                }
                Turn::Over => break,
            };
            let (edge, drawn) = ways.edge(here, thread, &mut self.machine.world().stream);
            let known = edge.step().map(|(step, ended)| (step, ended, edge.is_over()));
            let (went, over) = if let Some((Step { to, owed, doomed, went }, ended, over)) =
                known.or_else(|| ways.far_step(edge, thread))
            {
                here = to;
                brought = false;
                ways.saved += 1;
                self.course.steps += 1;
                self.course.doomed |= u64::from(doomed) << thread;
                if self.course.moved(thread, owed, went, ended) {
                    self.course.look_round(ways.node(here), self.manner.loop_at_end);
                }
                (went, over)
            } else if edge.is_idle() {
                self.course.steps += 1;
                continue;
            } else if let Some(Move::Ends(end)) = ways.far(edge) {
                self.course.steps += 1;
                return end.clone();
            } else {
                let learn = edge.is_unknown() && new_nodes > 0;
                if !brought {
                    ways.brought += 1;
                    self.departed = false;
                    self.machine.restore(ways.state(here));
                }
                let world = self.machine.world();
                world.drawn = drawn;
                world.look();
                if !learn {
                    self.round.restart();
                    if let Some(end) = self.make(thread, steps, observer) {
                        return end;
                    }
                    if ways.saved - followed > WORTH {
                        stretch = STRETCH;
                    }
                    match self.find_back(ways, &mut stretch, steps, observer) {
                        Ok(found) => here = found,
                        Err(end) => return end,
                    }
                    (brought, followed) = (true, ways.saved);
                    (passed, left, next) = (At::MAX, 0, 1);
                    new_nodes = if ways.has_room() { NEW_LATER } else { 0 };
                    continue;
                }
                new_nodes -= 1;
                let mark = self.mark_of(thread);
                let room = steps.saturating_sub(self.course.steps);
                let made = self.step_of(thread, mark, steps);
                let (asked, picked) = (self.machine.world().asked, self.machine.world().picked);
                if let Err(end) = made {
                    ways.learn((here, thread), asked, picked, Move::Ends(end.clone()));
                    return end;
                }
                let owed = self.course.owed[thread];
                let told = !asked || picked.is_some_and(|picked| picked.ways <= MOST_WAYS);
                let read = observer.read(&self.view()).filter(|_| told && (owed as u64) < room);
                let Some(read) = read else {
                    // What was cut short by the end of the run is not for the map.
                    if !told {
                        ways.learn((here, thread), asked, picked, Move::Open);
                    }
                    if mark.changes() && observer.look(&self.view()) {
                        return End::Shown(self.course.steps);
                    }
                    return self.go_on(steps, observer);
                };
                let went = self.went(thread, mark);
                let doomed = self.course.doomed >> thread & 1 != 0;
                let Some(to) = self.node_here(ways, read) else {
                    if mark.changes() && observer.look(&self.view()) {
                        return End::Shown(self.course.steps);
                    }
                    return self.go_on(steps, observer);
                };
                ways.learn((here, thread), asked, picked, Move::To(Step { to, owed, doomed, went }));
                here = to;
                brought = true;
                (went, ways.node(here).is_over(went))
            };
            if went.changes && observer.note(ways.node(here).read) {
                return End::Shown(self.course.steps);
            }
            if over {
                return End::Over;
            }
            // A thread that is alone and comes back to where it was goes round for ever.
            if went.wrote || self.course.count - self.course.idle != 1 {
                (left, next) = (0, 1);
            } else if left > 0 {
                left -= 1;
                if passed == here {
                    return End::Over;
                }
            } else {
                (passed, left, next) = (here, next, next.saturating_mul(2));
            }
        }
        End::Over
    }
}
