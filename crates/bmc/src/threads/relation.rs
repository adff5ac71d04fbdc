//! Which of two ticks comes first: a truth value for each two of different threads.
//!
//! Threads are chains, so that what is known of two ticks is known of those before the first and after the second. With that, two threads need nothing else; three need that what comes before
//! something comes before all that this comes before. Where that is much to say, it is said only of those of whom a solver has got it wrong ([`Rules::later`]).
//!
//! Claim: truth values for which all conditions hold are those of some order of all ticks, and each order gives some. Cost: for each two threads the product of their ticks, for each three the product of
//! theirs; only ticks that somebody asks about are there.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use sem::domain::Domain;
use symbolic::threads::TickId;
use symbolic::walk::Walk;
use symbolic::{Bool, Symbolic};
use term::{Assignment, Sort, TermId};

use super::events::Events;
use super::models::{Buffer, Line, MemoryModel, in_order, line_of};
use crate::question::Model;

/// Which of two ticks comes first.
#[derive(Default)]
pub(crate) struct Relation {
    /// Of each thread, its ticks in order; those apart that need not be.
    chains: BTreeMap<Line, Vec<TickId>>,
    pairs: FxHashMap<(TickId, TickId), Bool>,
    /// The first tick of each transaction, which stands for all of it.
    firsts: BTreeMap<TickId, TickId>,
}

/// What holds for a relation.
pub(crate) struct Rules {
    /// To be said at once.
    pub(crate) holds: Vec<Bool>,
    /// To be said once it is broken.
    pub(crate) later: Vec<Bool>,
}

/// So many rules about three ticks are not said before they are broken.
const MANY_RULES: usize = 1000;

impl Relation {
    /// The relation of ticks, and the rules of it.
    /// Ticks that happen at once have one place, that of their `firsts`.
    pub(crate) fn new(
        d: &mut Symbolic,
        events: &Events,
        firsts: BTreeMap<TickId, TickId>,
        model: MemoryModel,
        ticks: impl IntoIterator<Item = TickId>,
    ) -> (Relation, Rules) {
        let mut relation = Relation { firsts, ..Relation::default() };
        for tick in ticks {
            let place = relation.first_of(tick);
            relation.chains.entry(line_of(events, model, place)).or_default().push(place);
        }
        for chain in relation.chains.values_mut() {
            chain.sort_unstable();
            chain.dedup();
        }
        let chains: Vec<Vec<TickId>> = relation.chains.values().cloned().collect();
        let mut holds = Vec::new();
        for (place, ones) in chains.iter().enumerate() {
            for others in &chains[..place] {
                for &one in ones {
                    if d.is_over() {
                        break;
                    }
                    for &other in others {
                        let known = match () {
                            () if relation.is_started_by(events, one, other) => Bool::Const(true),
                            () if relation.is_started_by(events, other, one) => Bool::Const(false),
                            () if events.ticks[&one].thread == events.ticks[&other].thread => {
                                own_pair(d, events, model, [other, one], &mut holds)
                            }
                            () => Bool::Term(new_pair(d, other, one)),
                        };
                        relation.pairs.insert((other, one), known);
                    }
                }
            }
        }
        relation.chain_rules(d, &chains, &mut holds);
        let mut later = Vec::new();
        relation.three_rules(d, &chains, &mut later);
        relation.section_rules(d, events, &chains, &mut holds);
        if later.len() < MANY_RULES {
            holds.append(&mut later);
        }
        (relation, Rules { holds, later })
    }

    /// The tick that stands for what one happens with.
    pub(crate) fn first_of(&self, tick: TickId) -> TickId {
        self.firsts.get(&tick).copied().unwrap_or(tick)
    }

    /// Whether the thread of a tick was started with another tick or after it.
    fn is_started_by(&self, events: &Events, tick: TickId, other: TickId) -> bool {
        let thread_of = |tick: TickId| events.ticks.get(&tick).map(|about| about.thread);
        let mut thread = thread_of(tick);
        while let Some(&start) = thread.and_then(|thread| events.starts.get(&thread)) {
            thread = thread_of(start);
            if thread == thread_of(other) {
                return other <= self.first_of(start);
            }
        }
        false
    }

    /// The last place that a thread has up to a tick.
    pub(crate) fn last_of(&self, thread: u32, tick: TickId) -> Option<TickId> {
        let first = self.first_of(tick);
        self.chains.get(&(thread, Buffer::None))?.iter().rev().find(|own| **own <= first).copied()
    }

    /// Whether one tick comes before another, of another thread.
    pub(crate) fn precedes(&self, d: &mut Symbolic, first: TickId, second: TickId) -> Bool {
        let (first, second) = (self.first_of(first), self.first_of(second));
        match (self.pairs.get(&(first, second)), self.pairs.get(&(second, first))) {
            (Some(before), _) => *before,
            (None, Some(after)) => d.not_b(*after),
            (None, None) => Bool::Const(first < second),
        }
    }

    /// Where a thread is that is about to make a tick: the last place that it has had, and the next one.
    pub(crate) fn around(&self, thread: u32, tick: TickId) -> (Option<TickId>, Option<TickId>) {
        let place = self.first_of(tick);
        let chain = self.chains.get(&(thread, Buffer::None)).map_or(&[][..], |chain| chain);
        let next = chain.partition_point(|own| *own < place);
        (next.checked_sub(1).map(|before| chain[before]), chain.get(next).copied())
    }

    /// When nothing that other threads do lies between two places of different threads, the first of which comes first, and neither does anything else of their own.
    pub(crate) fn are_adjacent(
        &self,
        d: &mut Symbolic,
        events: &Events,
        [first, second]: [TickId; 2],
    ) -> Bool {
        let threads = [first, second].map(|tick| events.ticks[&tick].thread);
        let mut holds = self.precedes(d, first, second);
        for &place in self.chains.values().flatten() {
            let thread = events.ticks[&place].thread;
            let fits = match () {
                () if place == first || place == second => continue,
                () if thread == threads[0] && place < first => continue,
                () if thread == threads[1] && place > second => continue,
                () if thread == threads[0] => self.precedes(d, second, place),
                () if thread == threads[1] => self.precedes(d, place, first),
                () => {
                    let (before, until) = (self.precedes(d, place, first), self.precedes(d, place, second));
                    d.same_truth(before, until)
                }
            };
            holds = d.and_b(holds, fits);
        }
        holds
    }

    /// The places of transactions in the order that a model gives, by their first ticks.
    pub(crate) fn places(&self, walk: &mut Walk<'_>, model: &Assignment) -> BTreeMap<TickId, usize> {
        let all: Vec<(Line, TickId)> =
            self.chains.iter().flat_map(|(line, chain)| chain.iter().map(|tick| (*line, *tick))).collect();
        let mut places: BTreeMap<TickId, usize> = all.iter().map(|(_, tick)| (*tick, 0)).collect();
        for &(line, first) in &all {
            for &(other, second) in &all {
                let before = match line == other {
                    true => Bool::Const(first < second),
                    false => self.precedes(&mut walk.machine.d, first, second),
                };
                if Model::new(walk, model).is_true(before)
                    && let Some(place) = places.get_mut(&second)
                {
                    *place += 1;
                }
            }
        }
        places
    }

    /// What is known of two ticks is known of those before the first, and of those after the second.
    fn chain_rules(&self, d: &mut Symbolic, chains: &[Vec<TickId>], holds: &mut Vec<Bool>) {
        for (place, ones) in chains.iter().enumerate() {
            for others in &chains[..place] {
                for pair in ones.windows(2) {
                    if d.is_over() {
                        return;
                    }
                    for &other in others {
                        let (early, late) =
                            (self.precedes(d, other, pair[0]), self.precedes(d, other, pair[1]));
                        holds.push(implies(d, early, late));
                    }
                }
                for pair in others.windows(2) {
                    if d.is_over() {
                        return;
                    }
                    for &one in ones {
                        let (early, late) = (self.precedes(d, pair[0], one), self.precedes(d, pair[1], one));
                        holds.push(implies(d, late, early));
                    }
                }
            }
        }
    }

    fn three_rules(&self, d: &mut Symbolic, chains: &[Vec<TickId>], holds: &mut Vec<Bool>) {
        for (i, a) in chains.iter().enumerate() {
            for (j, b) in chains.iter().enumerate() {
                for (k, c) in chains.iter().enumerate() {
                    // The two directions of each cycle of three.
                    if i == j || j == k || i == k || i > j || i > k {
                        continue;
                    }
                    for &one in a {
                        for &two in b {
                            let first = self.precedes(d, one, two);
                            if first == Bool::Const(false) {
                                continue;
                            }
                            if d.is_over() {
                                return;
                            }
                            for &three in c {
                                let (second, third) =
                                    (self.precedes(d, two, three), self.precedes(d, three, one));
                                let both = d.and_b(first, second);
                                let cycle = d.and_b(both, third);
                                holds.push(d.not_b(cycle));
                            }
                        }
                    }
                }
            }
        }
    }

    /// Nothing comes between ticks that follow each other at once.
    fn section_rules(
        &self,
        d: &mut Symbolic,
        events: &Events,
        chains: &[Vec<TickId>],
        holds: &mut Vec<Bool>,
    ) {
        for (tick, about) in &events.ticks {
            let own = self.chains.get(&(about.thread, Buffer::None)).map_or(&[][..], |chain| chain);
            for (before, at_once) in &about.follows {
                let (before, tick) = (self.first_of(*before), self.first_of(*tick));
                if before == tick || !own.contains(&before) || !own.contains(&tick) {
                    continue;
                }
                if d.is_over() {
                    return;
                }
                for other in
                    chains.iter().flatten().filter(|other| events.ticks[other].thread != about.thread)
                {
                    let (early, late) = (self.precedes(d, *other, before), self.precedes(d, *other, tick));
                    let same = d.same_truth(early, late);
                    holds.push(implies(d, *at_once, same));
                }
            }
        }
    }
}

/// Whether the first of two ticks of one thread in different lines comes before the second.
fn own_pair(
    d: &mut Symbolic,
    events: &Events,
    model: MemoryModel,
    [first, second]: [TickId; 2],
    holds: &mut Vec<Bool>,
) -> Bool {
    let [early, late] = [first.min(second), first.max(second)];
    let ordered = in_order(d, events, model, early, late);
    if ordered == Bool::Const(true) {
        return Bool::Const(early == first);
    }
    let pair = Bool::Term(new_pair(d, first, second));
    let in_order = if early == first { pair } else { d.not_b(pair) };
    holds.push(implies(d, ordered, in_order));
    pair
}

fn new_pair(d: &mut Symbolic, first: TickId, second: TickId) -> TermId {
    let name = format!("before.{}.{}", arena::Id::index(first), arena::Id::index(second));
    d.terms.var(&name, Sort::Bool)
}

pub(super) fn implies(d: &mut Symbolic, premise: Bool, conclusion: Bool) -> Bool {
    let not = d.not_b(premise);
    d.or_b(not, conclusion)
}
