//! Which orders of what threads do are executions: a [`Relation`] between their ticks, and for each read the write that it reads from.
//!
//! ```text
//!   order      each tick of a thread comes after the one before; a thread starts after it was started
//!   reads      a read gives what the last write before it has written, or what was there first
//! ```
//!
//! What program order, starts and joins say already is not asked ([`Events::comes_before`]), and a write that is overwritten before it could be read is no candidate.
//!
//! Under `tso` and `pso` a store has its place where it reaches memory, in a line of its own. Its own thread reads what it has written anyway.
//!
//! Claim: the conditions hold for some order if and only if there is an execution in which threads get as far. Cost: for each piece of memory, reads times writes squared.

use program::Program;
use sem::domain::Domain;
use std::collections::BTreeMap;
use symbolic::record::Instant;
use symbolic::threads::TickId;
use symbolic::walk::Walk;
use symbolic::{Bool, Scalar, Stopped, Symbolic};

use super::encoding::Part;
use super::events::{Access, Conditions, Events, tick_at};
use super::models::{self, Buffer, MemoryModel};
use super::ranges::ranges;
use super::relation::Relation;
use super::transactions::transactions;
use crate::question::any;

/// The orders of a walk.
pub(crate) struct Orders {
    pub(crate) events: Events,
    model: MemoryModel,
    relation: Relation,
    /// What holds in every execution.
    pub(crate) executions: Bool,
    ends: Ends,
    /// What holds in every execution, one by one.
    pub(crate) parts: Vec<Part>,
    /// Writes that would have to wait and do not, by the numbers of events.
    pub(crate) undelayed: Vec<usize>,
    /// What else holds in every execution, and is said when a solver does not know.
    pub(crate) later: Vec<Bool>,
}

/// Where things end.
pub(crate) struct Ends {
    /// Ends of the program: who, when, and in which tick.
    pub(super) exits: Vec<(u32, Bool, TickId)>,
    /// When a section goes beyond a bound, or does something that is not supported, so that others must not see it.
    pub(super) unfinished: Bool,
}

impl Ends {
    /// The ends of a walk.
    pub(super) fn new(walk: &mut Walk<'_>) -> Ends {
        let ends = walk.ends.iter().filter(|end| matches!(end.how, Stopped::Exit(_) | Stopped::Signal(_)));
        let exits = ends.filter_map(|end| Some((end.at.thread, end.path, tick_at(&end.at)?))).collect();
        let cut = walk.cuts.iter().filter(|cut| cut.moment.tick.is_some()).map(|cut| cut.path);
        let troubles = walk.ends.iter().filter(|end| end.at.tick.is_some() && is_trouble(&end.how));
        let unfinished: Vec<Bool> = cut.chain(troubles.map(|end| end.path)).collect();
        Ends { exits, unfinished: any(&mut walk.machine.d, unfinished) }
    }
}

impl Orders {
    /// The orders of what the threads of a walk do.
    pub(crate) fn new(walk: &mut Walk<'_>, program: &Program, model: MemoryModel) -> Orders {
        let mut events = Events::new(walk, program);
        let ends = Ends::new(walk);
        let mut ticks: Vec<TickId> = events.conflicting().map(|access| access.tick).collect();
        ticks.extend(events.starts.values());
        ticks.extend(ends.exits.iter().map(|(.., tick)| *tick));
        ticks.extend(events.sections_of(&ticks));
        let exit_ticks: Vec<TickId> = ends.exits.iter().map(|(.., tick)| *tick).collect();
        let all_events = walk.machine.events().to_vec();
        let d = &mut walk.machine.d;
        let undelayed = models::keep_undelayed(d, &mut events, &all_events, model);
        // What stores that wait do in the meantime is nobody's transaction.
        let firsts = match model {
            MemoryModel::Sc => transactions(d, program, &events, &all_events, &exit_ticks),
            MemoryModel::Tso | MemoryModel::Pso => BTreeMap::new(),
        };
        let (relation, rules) = Relation::new(d, &events, firsts, model, ticks);
        let (executions, parts) = (Bool::Const(true), Vec::new());
        let mut orders =
            Orders { events, model, relation, executions, ends, parts, undelayed, later: rules.later };
        let reads = orders.reads(d);
        let part = |about: &'static str| move |holds| Part { about: about.into(), holds };
        orders.parts.extend(rules.holds.into_iter().map(part("it is an order")));
        orders.parts.extend(reads.into_iter().map(part("what reads give")));
        orders.parts.extend(ranges(d, &orders.events).into_iter().map(part("what reads can give, roughly")));
        orders.executions = all_of(d, orders.parts.iter().map(|part| part.holds).collect());
        orders
    }

    /// When something can happen at this point that otherwise happens when `truth` is true: nobody has ended the program before.
    pub(crate) fn while_running(&self, walk: &mut Walk<'_>, at: &Instant, truth: Bool) -> Bool {
        if truth == Bool::Const(false) {
            return truth;
        }
        let last = self.last_tick(at);
        let d = &mut walk.machine.d;
        let mut holds = truth;
        if let Some(last) = last {
            holds = self.before_exits(d, last, holds);
        }
        if at.tick.is_none() {
            let finished = d.not_b(self.ends.unfinished);
            holds = d.and_b(holds, finished);
        }
        holds
    }

    /// When something is true, and a tick comes before any other thread ends the program.
    pub(crate) fn before_exits(&self, d: &mut Symbolic, tick: TickId, truth: Bool) -> Bool {
        let thread = self.events.ticks.get(&tick).map(|tick| tick.thread);
        let mut holds = truth;
        for &(other, path, exit) in &self.ends.exits {
            if Some(other) != thread {
                let (earlier, goes_on) = (self.precedes(d, tick, exit), d.not_b(path));
                let fine = d.or_b(goes_on, earlier);
                holds = d.and_b(holds, fine);
            }
        }
        holds
    }

    /// Where the program ends: who ends it, when, and in which tick.
    pub(crate) fn exits(&self) -> &[(u32, Bool, TickId)] {
        &self.ends.exits
    }

    /// The last tick of a thread at some moment that has a place among those of others, or the one that starts it.
    pub(crate) fn last_tick(&self, at: &Instant) -> Option<TickId> {
        let last = tick_at(at);
        let own = last.and_then(|last| self.relation.last_of(at.thread, last));
        own.or_else(|| self.events.starts.get(&at.thread).copied())
    }

    /// Whether one tick comes before another, of another thread.
    pub(crate) fn precedes(&self, d: &mut Symbolic, first: TickId, second: TickId) -> Bool {
        self.relation.precedes(d, first, second)
    }

    /// When two threads are about to make these ticks at the same time, one each, and nobody has ended the program. One that is part of an atomic section, of which there is one at most, can go on then.
    pub(crate) fn meet(&self, d: &mut Symbolic, ticks: [TickId; 2], in_section: [bool; 2]) -> Bool {
        let [ones, others] = ticks.map(|tick| self.events.fronts(d, tick));
        let mut ways = Vec::new();
        for &(one, when) in &ones {
            for &(other, at_once) in &others {
                let truth = d.and_b(when, at_once);
                ways.push(match in_section[1] {
                    true => self.meet_before(d, [other, one], true, truth),
                    false => self.meet_before(d, [one, other], in_section[0], truth),
                });
            }
        }
        any(d, ways)
    }

    /// When two threads are about to make these ticks. A thread that is in the middle of a transaction has made what comes before its tick there, so that has to be possible before the other makes
    /// its own: who has begun goes first. If both have, or the first is part of an atomic section, the first and the second follow each other, so that nothing in between tells what was not made yet.
    fn meet_before(&self, d: &mut Symbolic, ticks: [TickId; 2], first_goes_on: bool, truth: Bool) -> Bool {
        let [one, other] = ticks.map(|tick| {
            let thread = self.events.ticks.get(&tick).map_or(0, |tick| tick.thread);
            let (before, next) = self.relation.around(thread, tick);
            (before.or_else(|| self.events.starts.get(&thread).copied()), next)
        });
        let [one_begun, other_begun] = [(ticks[0], one.1), (ticks[1], other.1)]
            .map(|(tick, next)| next.is_some_and(|next| next != tick && next == self.first_of(tick)));
        let done = match (first_goes_on || one_begun, other_begun) {
            (true, _) => [one.1, other.0],
            (false, true) => [one.0, other.1],
            (false, false) => [one.0, other.0],
        };
        let mut holds = truth;
        for (early, late) in done.into_iter().zip([other.1, one.1]) {
            let Some(early) = early else { continue };
            holds = self.before_exits(d, early, holds);
            if let Some(late) = late.filter(|late| *late != early) {
                let before = self.relation.precedes(d, early, late);
                holds = d.and_b(holds, before);
            }
        }
        if let (true, true, Some(first), Some(second)) =
            (first_goes_on || one_begun, other_begun, one.1, other.1)
        {
            let adjacent = self.relation.are_adjacent(d, &self.events, [first, second]);
            holds = d.and_b(holds, adjacent);
        }
        holds
    }

    /// The place of a tick, or the next one that its thread has when it is about to make it.
    pub(crate) fn next_place(&self, tick: TickId) -> Option<TickId> {
        self.relation.around(self.events.ticks.get(&tick)?.thread, tick).1
    }

    /// Whether a tick is a store that may reach memory later than it is made.
    pub(crate) fn may_wait(&self, tick: TickId) -> bool {
        models::line_of(&self.events, self.model, tick).1 != Buffer::None
    }

    /// The tick that stands for what one happens with.
    pub(crate) fn first_of(&self, tick: TickId) -> TickId {
        self.relation.first_of(tick)
    }

    /// The places of ticks in the order that a model gives.
    pub(crate) fn places(&self, walk: &mut Walk<'_>, model: &term::Assignment) -> BTreeMap<TickId, usize> {
        self.relation.places(walk, model)
    }

    /// Whether one access comes before another, if both happen.
    pub(super) fn before(
        &self,
        d: &mut Symbolic,
        first: &Access,
        second: &Access,
        conditions: &Conditions,
    ) -> Bool {
        if first.tick == second.tick {
            return Bool::Const(first.event < second.event);
        }
        if self.events.comes_before(first.tick, second.tick, conditions) {
            return Bool::Const(true);
        }
        if first.thread == second.thread {
            return Bool::Const(first.tick < second.tick);
        }
        self.precedes(d, first.tick, second.tick)
    }

    /// What each read reads from.
    fn reads(&self, d: &mut Symbolic) -> Vec<Bool> {
        let mut holds = Vec::new();
        for piece in &self.events.pieces {
            let writes: Vec<&Access> = piece.iter().filter(|access| access.writes).collect();
            for read in piece.iter().filter(|access| !access.writes) {
                if d.is_over() {
                    return holds;
                }
                holds.push(self.read(d, read, &writes));
            }
        }
        holds
    }

    /// What a read gives: what was written last, as a rule whether it happens or not. A thread that could stop in front of it could as well go on.
    fn read(&self, d: &mut Symbolic, read: &Access, writes: &[&Access]) -> Bool {
        let conditions = Conditions::of(d, read.when);
        let nothing = Conditions::of(d, Bool::Const(true));
        let mut earlier: Vec<(&Access, Bool)> = Vec::new();
        for write in writes {
            if d.is_over() {
                break;
            }
            let theirs = Conditions::of(d, write.when);
            if self.before(d, read, write, &theirs) != Bool::Const(true) {
                earlier.push((write, self.before(d, write, read, &conditions)));
            }
        }
        earlier.retain(|(_, before)| *before != Bool::Const(false));
        // A write that certainly happened hides those that certainly came before it.
        let is_sure = |(write, before): &&(&Access, Bool)| {
            *before == Bool::Const(true) && conditions.imply(d, write.happens)
        };
        let sure: Vec<&Access> = earlier.iter().filter(is_sure).map(|(write, _)| *write).collect();
        let is_hidden = |d: &mut Symbolic, write: &Access| {
            sure.iter().any(|other| {
                other.event != write.event && self.before(d, write, other, &nothing) == Bool::Const(true)
            })
        };
        earlier.retain(|(write, _)| !is_hidden(d, write));
        let mut ways: Vec<(Bool, &Scalar)> = Vec::with_capacity(earlier.len() + 1);
        for (write, before) in &earlier {
            if d.is_over() {
                break;
            }
            let mut all = vec![write.happens, *before];
            for (other, earlier) in &earlier {
                // Of the writes of one thread the last is preferred.
                if other.thread != write.thread {
                    let (later, not_there) = (d.not_b(*earlier), d.not_b(other.happens));
                    let older = self.before(d, other, write, &nothing);
                    let fine = d.or_b(older, later);
                    all.push(d.or_b(not_there, fine));
                }
            }
            ways.push((all_of(d, all), &write.value));
        }
        if let (Some(first), true) = (&read.first, sure.is_empty()) {
            ways.insert(0, (Bool::Const(true), first));
        }
        let gives = is_one_of(d, &read.value, &ways);
        // Inside of a transaction, who has to wait waits at another time.
        if read.happens == read.when || self.relation.first_of(read.tick) == read.tick {
            return gives;
        }
        let not = d.not_b(read.happens);
        d.or_b(not, gives)
    }
}

/// When a value is the last of these whose condition holds.
pub(super) fn is_one_of(d: &mut Symbolic, value: &Scalar, ways: &[(Bool, &Scalar)]) -> Bool {
    let Some(((_, first), others)) = ways.split_first() else { return Bool::Const(true) };
    let w = d.width(&value.bits);
    let (mut bits, mut undef) = (first.bits.clone(), first.undef.clone());
    let (mut poison, mut prov) = (first.poison.flag, first.prov);
    for (when, other) in others {
        bits = d.ite(w, when, &other.bits, &bits);
        undef = d.ite(w, when, &other.undef, &undef);
        poison = d.choose_truth(*when, other.poison.flag, poison);
        prov = d.ite_prov(when, &other.prov, &prov);
    }
    let holds = vec![
        d.eq(w, &value.bits, &bits),
        d.eq(w, &value.undef, &undef),
        d.same_truth(value.poison.flag, poison),
        d.same_prov(value.prov, prov),
    ];
    all_of(d, holds)
}

/// Whether an end is none of the program's own.
pub(crate) fn is_trouble(how: &Stopped) -> bool {
    !matches!(how, Stopped::Exit(_) | Stopped::Signal(_) | Stopped::Ended)
}

/// Whether two values are the same in every respect.
pub(super) fn same_value(d: &mut Symbolic, a: &Scalar, b: &Scalar) -> Bool {
    let w = d.width(&a.bits);
    let bits = d.eq(w, &a.bits, &b.bits);
    let undef = d.eq(w, &a.undef, &b.undef);
    let poison = d.same_truth(a.poison.flag, b.poison.flag);
    let prov = d.same_prov(a.prov, b.prov);
    all_of(d, vec![bits, undef, poison, prov])
}

/// More truth values than these take a while.
const MANY: usize = 1 << 12;

/// All of these.
pub(crate) fn all_of(d: &mut Symbolic, truths: Vec<Bool>) -> Bool {
    let mut level = truths;
    while level.len() > 1 {
        if level.len() > MANY && d.is_over() {
            // Of no use to anybody.
            return Bool::Const(false);
        }
        level = level
            .chunks(2)
            .map(|pair| match *pair {
                [a, b] => d.and_b(a, b),
                [a] => a,
                _ => Bool::Const(true),
            })
            .collect();
    }
    level.first().copied().unwrap_or(Bool::Const(true))
}
