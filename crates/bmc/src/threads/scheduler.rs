//! The encoding to read: a scheduler picks who makes each step, as in a search breadth first. The default ([`super::orders`]) is faster; this one is what it is held against.
//!
//! ```text
//!   moves.t1.3    whether thread 1 makes step 3; at most one thread does, and nobody does after a step that nobody made
//!   pc.t1.3       where thread 1 is before step 3: the tick that it makes next, counted from its first, or how many there are at its end
//!   last.x2.3     the store to piece 2 of memory that was last before step 3; 0 is what was there first
//!   from.x2.7     the store that tick 7 reads from
//!   switches.3    how often another thread has moved than before, up to step 3, if that is bounded
//! ```
//!
//! The walk has done what is local to a thread, so that a program counter counts ticks. Ticks in which nothing happens that others can tell are passed over: where a thread goes on is a term that
//! is made once ([`Chain::next`]), so that this costs no step. A tick in which a thread finds that it has to wait is made, too; the thread does nothing else afterwards.
//!
//! Claim: the conditions hold if and only if the steps are the first ones of an execution. All ticks of all threads are enough steps for every execution. Cost: steps times ticks and accesses; in
//! addition, of each piece of memory, reads times writes once.

use std::collections::{BTreeMap, BTreeSet};

use arena::Id;
use program::Program;
use sem::domain::Domain;
use symbolic::record::Instant;
use symbolic::threads::TickId;
use symbolic::walk::Walk;
use symbolic::{Bool, Bv, Scalar, Symbolic};
use term::{Assignment, Sort};

use super::encoding::Part;
use super::events::{Access, Events, tick_at};
use super::orders::{Ends, all_of, is_one_of};
use super::ranges::ranges;
use super::relation::implies;
use crate::question::{Model, any};

/// A thread, as a chain of ticks.
struct Chain {
    thread: u32,
    ticks: Vec<TickId>,
    /// How many bits its program counter has.
    bits: u32,
    /// When each tick goes on with a section of which something was made before.
    begun: Vec<Bool>,
    /// Where the thread goes on, once it has made so many of its ticks or passed them over.
    next: Vec<Bv>,
    /// The chain and the place of the tick that starts it.
    start: Option<(usize, usize)>,
}

/// A piece of memory that one thread writes and another accesses.
struct Shared {
    /// Its number among all pieces.
    piece: usize,
    bits: u32,
    /// The writes, by chain, place and event; the number of a write is its place here, and one more.
    writes: Vec<(usize, usize, Bool)>,
    /// Which write each tick reads from.
    from: BTreeMap<TickId, Bv>,
}

/// What is so before a step.
struct State {
    counters: Vec<Bv>,
    last: Vec<Bv>,
    switches: Bv,
    /// Whether nobody has ended the program.
    running: Bool,
}

/// A step: who makes it, and which ticks of which chain it is.
struct Step {
    moves: Vec<Bool>,
    makes: Vec<Vec<Bool>>,
}

/// Executions, step by step.
pub(crate) struct Scheduler {
    pub(crate) events: Events,
    ends: Ends,
    chains: Vec<Chain>,
    shared: Vec<Shared>,
    /// Before the first step, between any two, and after the last.
    states: Vec<State>,
    steps: Vec<Step>,
    contexts: Option<u32>,
    /// What holds for all steps so far.
    pub(crate) parts: Vec<Part>,
    /// All of that.
    pub(crate) executions: Bool,
}

impl Scheduler {
    /// The executions of several threads, with no step yet; no more than so many switches from one to another, if that is bounded.
    pub(crate) fn new(walk: &mut Walk<'_>, program: &Program, contexts: Option<u32>) -> Scheduler {
        let events = Events::new(walk, program);
        let ends = Ends::new(walk);
        let tried = tried(walk, &events, &ends);
        let d = &mut walk.machine.d;
        let chains = chains(d, &events, &tried);
        let mut parts = Vec::new();
        let shared = shared(d, &events, &chains, &mut parts);
        let rough = |holds| Part { about: "what reads can give, roughly".into(), holds };
        parts.extend(ranges(d, &events).into_iter().map(rough));
        let mut scheduler = Scheduler {
            events,
            ends,
            chains,
            shared,
            states: Vec::new(),
            steps: Vec::new(),
            contexts,
            parts,
            executions: Bool::Const(true),
        };
        scheduler.begin(d);
        scheduler
    }

    /// What variables are called, for people.
    pub(crate) fn explained(&self) -> Vec<String> {
        let mut lines = vec![
            format!("  steps: {}; {} are enough for every execution", self.length(), self.longest()),
            "  moves.t1.3: thread 1 makes step 3".into(),
            "  pc.t1.3: which tick (a step or an atomic section that others can tell) it makes next, before step 3".into(),
            "  last.x2.3: which store to piece 2 of memory was the last before step 3; 0 is what was there first".into(),
            "  from.x2.7: which of these stores tick 7 reads from".into(),
        ];
        for chain in &self.chains {
            lines.push(format!("  thread {}: {} ticks", chain.thread, chain.ticks.len()));
        }
        lines
    }

    /// How many steps there are.
    pub(crate) fn length(&self) -> usize {
        self.steps.len()
    }

    /// So many steps are enough for every execution.
    pub(crate) fn longest(&self) -> usize {
        self.chains.iter().map(|chain| chain.ticks.len()).sum()
    }

    /// How many switches there are at most, if some execution may have more.
    pub(crate) fn contexts_cut(&self) -> Option<u32> {
        self.contexts.filter(|most| (*most as usize).saturating_add(1) < self.steps.len())
    }

    /// Makes it so many steps.
    pub(crate) fn extend(&mut self, d: &mut Symbolic, steps: usize) {
        while self.steps.len() < steps && !d.is_over() {
            self.step(d);
        }
        self.executions = all_of(d, self.parts.iter().map(|part| part.holds).collect());
    }

    /// When somebody could make another step after the last.
    pub(crate) fn goes_further(&self, d: &mut Symbolic) -> Bool {
        let Some(state) = self.states.last() else { return Bool::Const(false) };
        let (last, bound) = (self.steps.last(), self.contexts);
        let mut ways = Vec::new();
        for number in 0..self.chains.len() {
            let mut can = self.can_move(d, number, state);
            if let (Some(step), Some(bound)) = (last, bound) {
                let all = d.bv(self.bits_of_switches(), bound.into());
                let enough = d.eq(self.bits_of_switches(), &state.switches, &all);
                let fewer = d.not_b(enough);
                let same = d.or_b(step.moves[number], fewer);
                can = d.and_b(can, same);
            }
            ways.push(can);
        }
        let some = any(d, ways);
        let busy = last.map_or(Bool::Const(true), |step| any(d, step.moves.iter().copied()));
        d.and_b(some, busy)
    }

    /// When nobody can make another step after the last.
    pub(crate) fn is_over(&self, d: &mut Symbolic) -> Bool {
        let Some(state) = self.states.last() else { return Bool::Const(true) };
        let ways: Vec<Bool> = (0..self.chains.len()).map(|number| self.can_move(d, number, state)).collect();
        let some = any(d, ways);
        d.not_b(some)
    }

    /// When something can happen at this point that otherwise happens when `truth` is true: the thread has come there.
    pub(crate) fn while_running(&self, d: &mut Symbolic, at: &Instant, truth: Bool) -> Bool {
        if truth == Bool::Const(false) {
            return truth;
        }
        let mut holds = truth;
        if let Some((number, place)) = self.place_of(at.thread, tick_at(at)) {
            let passed = self.passed(d, number, place);
            holds = d.and_b(holds, passed);
        }
        if at.tick.is_none() {
            let finished = d.not_b(self.ends.unfinished);
            holds = d.and_b(holds, finished);
        }
        holds
    }

    /// Where the program ends: who ends it, when, and in which tick.
    pub(crate) fn exits(&self) -> &[(u32, Bool, TickId)] {
        &self.ends.exits
    }

    /// When something is true and a tick was made or passed over.
    pub(crate) fn after(&self, d: &mut Symbolic, tick: TickId, truth: Bool) -> Bool {
        let thread = self.events.ticks.get(&tick).map(|tick| tick.thread);
        match thread.and_then(|thread| self.place_of(thread, Some(tick))) {
            Some((number, place)) => {
                let passed = self.passed(d, number, place);
                d.and_b(truth, passed)
            }
            None => truth,
        }
    }

    /// The last tick of a thread at some moment that a step can be, or the one that starts it.
    pub(crate) fn last_tick(&self, at: &Instant) -> Option<TickId> {
        let (number, place) = self.place_of(at.thread, tick_at(at))?;
        match place {
            Some(place) => self.chains[number].ticks.get(place).copied(),
            None => self.events.starts.get(&at.thread).copied(),
        }
    }

    /// When two ticks of different threads are made one directly after the other.
    pub(crate) fn are_neighbours(&self, d: &mut Symbolic, ticks: [TickId; 2]) -> Bool {
        let place = |tick: TickId| {
            let thread = self.events.ticks.get(&tick)?.thread;
            let (number, place) = self.place_of(thread, Some(tick))?;
            place.map(|place| (number, place))
        };
        let [Some(one), Some(other)] = ticks.map(place) else { return Bool::Const(false) };
        let mut ways = Vec::new();
        for pair in self.steps.windows(2) {
            for (early, late) in [(one, other), (other, one)] {
                ways.push(d.and_b(pair[0].makes[early.0][early.1], pair[1].makes[late.0][late.1]));
            }
        }
        any(d, ways)
    }

    /// When a read, of this piece of memory, gives what is there after the last step.
    pub(crate) fn reads_last(&self, d: &mut Symbolic, piece: usize, read: &Access) -> Bool {
        let Some(number) = self.shared.iter().position(|shared| shared.piece == piece) else {
            return Bool::Const(true);
        };
        let shared = &self.shared[number];
        let (Some(from), Some(state)) = (shared.from.get(&read.tick), self.states.last()) else {
            return Bool::Const(true);
        };
        d.eq(shared.bits, from, &state.last[number])
    }

    /// The places of ticks in the order that a model gives: that of its step, and of those that were passed over the place of the one before.
    pub(crate) fn places(&self, walk: &Walk<'_>, model: &Assignment) -> BTreeMap<TickId, usize> {
        let mut model = Model::new(walk, model);
        let mut places = BTreeMap::new();
        // How far threads have come: also without a step, once they have started.
        let mut done = vec![0; self.chains.len()];
        for (at, state) in self.states.iter().enumerate() {
            for (number, chain) in self.chains.iter().enumerate() {
                let mut counter = |number: usize| model.number(&state.counters[number]) as usize;
                let started = chain.start.is_none_or(|(starter, place)| counter(starter) > place);
                let counter = counter(number);
                while started && done[number] < counter.min(chain.ticks.len()) {
                    places.insert(chain.ticks[done[number]], at);
                    done[number] += 1;
                }
            }
        }
        places
    }

    /// The chain of a thread, and the place in it of the last tick up to one.
    fn place_of(&self, thread: u32, tick: Option<TickId>) -> Option<(usize, Option<usize>)> {
        let number = self.chains.iter().position(|chain| chain.thread == thread)?;
        let before = |tick| self.chains[number].ticks.partition_point(|own| *own <= tick);
        Some((number, tick.and_then(|tick| before(tick).checked_sub(1))))
    }

    /// When a thread was started and is beyond a tick of its chain after the last step.
    fn passed(&self, d: &mut Symbolic, number: usize, place: Option<usize>) -> Bool {
        let Some(state) = self.states.last() else { return Bool::Const(false) };
        let started = self.started(d, number, state);
        match place {
            Some(place) => {
                let beyond = self.beyond(d, number, place, state);
                d.and_b(started, beyond)
            }
            None => started,
        }
    }

    fn beyond(&self, d: &mut Symbolic, number: usize, place: usize, state: &State) -> Bool {
        let bits = self.chains[number].bits;
        let place = d.bv(bits, place as u64);
        d.ult(bits, &place, &state.counters[number])
    }

    fn started(&self, d: &mut Symbolic, number: usize, state: &State) -> Bool {
        match self.chains[number].start {
            None => Bool::Const(true),
            Some((starter, place)) => self.beyond(d, starter, place, state),
        }
    }

    fn can_move(&self, d: &mut Symbolic, number: usize, state: &State) -> Bool {
        let chain = &self.chains[number];
        let end = d.bv(chain.bits, chain.ticks.len() as u64);
        let ended = d.eq(chain.bits, &state.counters[number], &end);
        let goes_on = d.not_b(ended);
        let started = self.started(d, number, state);
        all_of(d, vec![goes_on, started, state.running])
    }

    /// Nobody has ended the program before a step.
    fn is_running(&self, d: &mut Symbolic, counters: &[Bv]) -> Bool {
        let mut holds = Vec::new();
        for (thread, path, exit) in &self.ends.exits {
            if let Some((number, Some(place))) = self.place_of(*thread, Some(*exit)) {
                let bits = self.chains[number].bits;
                let place = d.bv(bits, place as u64);
                let beyond = d.ult(bits, &place, &counters[number]);
                let ended = d.and_b(beyond, *path);
                holds.push(d.not_b(ended));
            }
        }
        all_of(d, holds)
    }

    fn bits_of_switches(&self) -> u32 {
        bits_for(self.contexts.unwrap_or(0) as usize)
    }

    /// Before the first step.
    fn begin(&mut self, d: &mut Symbolic) {
        let (mut counters, mut last, mut holds) = (Vec::new(), Vec::new(), Vec::new());
        for chain in &self.chains {
            let counter = variable(d, format!("pc.t{}.0", chain.thread), chain.bits);
            if let Some(first) = chain.next.first() {
                holds.push(d.eq(chain.bits, &counter, first));
            }
            counters.push(counter);
        }
        for shared in &self.shared {
            let store = variable(d, format!("last.x{}.0", shared.piece), shared.bits);
            let zero = d.bv(shared.bits, 0);
            holds.push(d.eq(shared.bits, &store, &zero));
            last.push(store);
        }
        let switches = d.bv(self.bits_of_switches(), 0);
        let running = self.is_running(d, &counters);
        self.parts
            .extend(holds.into_iter().map(|holds| Part { about: "before the first step".into(), holds }));
        self.states.push(State { counters, last, switches, running });
    }

    /// One step more.
    fn step(&mut self, d: &mut Symbolic) {
        let at = self.steps.len();
        let Some(state) = self.states.last() else { return };
        let mut holds = Vec::new();
        let moves: Vec<Bool> = (self.chains.iter())
            .map(|chain| Bool::Term(d.terms.var(&format!("moves.t{}.{at}", chain.thread), Sort::Bool)))
            .collect();
        // The scheduler: one moves, who can; or nobody does, from now on.
        for (number, &one) in moves.iter().enumerate() {
            for &other in &moves[..number] {
                let both = d.and_b(one, other);
                holds.push(d.not_b(both));
            }
            let can = self.can_move(d, number, state);
            holds.push(implies(d, one, can));
        }
        let some = any(d, moves.iter().copied());
        if let Some(before) = self.steps.last() {
            let busy = any(d, before.moves.iter().copied());
            holds.push(implies(d, some, busy));
        }
        // Who moves makes the tick where it is, and goes to the next; who is in the middle of a section goes on.
        let (mut makes, mut counters) = (Vec::new(), Vec::new());
        for (number, chain) in self.chains.iter().enumerate() {
            let counter = &state.counters[number];
            let mut ticks = Vec::new();
            let mut next = counter.clone();
            for (place, begun) in chain.begun.iter().enumerate() {
                let number_of_tick = d.bv(chain.bits, place as u64);
                let is_there = d.eq(chain.bits, counter, &number_of_tick);
                let made = d.and_b(moves[number], is_there);
                next = d.ite(chain.bits, &made, &chain.next[place + 1], &next);
                ticks.push(made);
                if *begun != Bool::Const(false) {
                    let within = d.and_b(is_there, *begun);
                    let disturbs = d.and_b(within, some);
                    holds.push(implies(d, disturbs, moves[number]));
                }
            }
            let after = variable(d, format!("pc.t{}.{}", chain.thread, at + 1), chain.bits);
            holds.push(d.eq(chain.bits, &after, &next));
            makes.push(ticks);
            counters.push(after);
        }
        let mut last = Vec::new();
        for (number, shared) in self.shared.iter().enumerate() {
            let before = &state.last[number];
            for (tick, from) in &shared.from {
                let Some((chain, Some(place))) =
                    self.events.ticks.get(tick).and_then(|about| self.place_of(about.thread, Some(*tick)))
                else {
                    continue;
                };
                let same = d.eq(shared.bits, from, before);
                holds.push(implies(d, makes[chain][place], same));
            }
            let mut store = before.clone();
            for (write, (chain, place, happens)) in shared.writes.iter().enumerate() {
                let made = d.and_b(makes[*chain][*place], *happens);
                let this = d.bv(shared.bits, write as u64 + 1);
                store = d.ite(shared.bits, &made, &this, &store);
            }
            let after = variable(d, format!("last.x{}.{}", shared.piece, at + 1), shared.bits);
            holds.push(d.eq(shared.bits, &after, &store));
            last.push(after);
        }
        let switches = self.switches(d, &moves, state, &mut holds);
        let running = self.is_running(d, &counters);
        self.parts.extend(holds.into_iter().map(|holds| Part { about: format!("step {at}").into(), holds }));
        self.steps.push(Step { moves, makes });
        self.states.push(State { counters, last, switches, running });
    }

    /// How many switches there were after a step, and that there are not too many.
    fn switches(&self, d: &mut Symbolic, moves: &[Bool], state: &State, holds: &mut Vec<Bool>) -> Bv {
        let bits = self.bits_of_switches();
        let (Some(most), Some(before)) = (self.contexts, self.steps.last()) else {
            return state.switches.clone();
        };
        let mut same = Vec::new();
        for (one, other) in before.moves.iter().zip(moves) {
            same.push(d.and_b(*one, *other));
        }
        let same = any(d, same);
        let some = any(d, moves.iter().copied());
        let other = d.not_b(same);
        let switched = d.and_b(some, other);
        let all = d.bv(bits, most.into());
        let enough = d.eq(bits, &state.switches, &all);
        let fewer = d.not_b(enough);
        holds.push(implies(d, switched, fewer));
        let one = d.bv(bits, 1);
        let more = d.add(bits, &state.switches, &one);
        let sum = d.ite(bits, &switched, &more, &state.switches);
        let after = variable(d, format!("switches.{}", self.steps.len() + 1), bits);
        holds.push(d.eq(bits, &after, &sum));
        after
    }
}

/// The ticks that steps can be, and when they are: what others can tell happens in them, a thread starts, or the program ends.
fn tried(walk: &mut Walk<'_>, events: &Events, ends: &Ends) -> BTreeMap<TickId, Bool> {
    let mut when: BTreeMap<TickId, Vec<Bool>> = BTreeMap::new();
    for access in events.conflicting() {
        when.entry(access.tick).or_default().push(access.when);
    }
    for start in events.starts.values() {
        let starts = &walk.machine.ticks()[*start].starts;
        when.entry(*start).or_default().extend(starts.iter().map(|(_, when)| *when));
    }
    for (_, path, exit) in &ends.exits {
        when.entry(*exit).or_default().push(*path);
    }
    let ticks: Vec<TickId> = when.keys().copied().collect();
    for tick in events.sections_of(&ticks) {
        when.entry(tick).or_default();
    }
    when.into_iter().map(|(tick, when)| (tick, any(&mut walk.machine.d, when))).collect()
}

fn chains(d: &mut Symbolic, events: &Events, tried: &BTreeMap<TickId, Bool>) -> Vec<Chain> {
    let threads: BTreeSet<u32> = events.starts.keys().copied().chain([0]).collect();
    let mut begun: BTreeMap<TickId, Bool> = BTreeMap::new();
    for tick in tried.keys() {
        let mut ways = Vec::new();
        for (before, at_once) in events.ticks.get(tick).map_or(&[][..], |tick| &tick.follows) {
            let made = tried.get(before).copied().unwrap_or(Bool::Const(false));
            let earlier = begun.get(before).copied().unwrap_or(Bool::Const(false));
            let something = d.or_b(made, earlier);
            ways.push(d.and_b(something, *at_once));
        }
        begun.insert(*tick, any(d, ways));
    }
    let mut chains: Vec<Chain> = Vec::new();
    for thread in threads {
        let own = |tick: &TickId| {
            events.ticks.get(tick).is_some_and(|about| about.thread == thread)
                && tried[tick] != Bool::Const(false)
        };
        let ticks: Vec<TickId> = tried.keys().copied().filter(own).collect();
        let bits = bits_for(ticks.len());
        let mut goes_on = d.bv(bits, ticks.len() as u64);
        let mut next = vec![goes_on.clone()];
        for (place, tick) in ticks.iter().enumerate().rev() {
            let this = d.bv(bits, place as u64);
            goes_on = d.ite(bits, &tried[tick], &this, &goes_on);
            next.push(goes_on.clone());
        }
        next.reverse();
        let begun = ticks.iter().map(|tick| begun[tick]).collect();
        chains.push(Chain { thread, ticks, bits, begun, next, start: None });
    }
    let place = |tick: &TickId| {
        let of = |chain: &Chain| chain.ticks.binary_search(tick).ok();
        chains.iter().enumerate().find_map(|(number, chain)| Some((number, of(chain)?)))
    };
    let starts: Vec<Option<(usize, usize)>> =
        chains.iter().map(|chain| events.starts.get(&chain.thread).and_then(place)).collect();
    for (chain, start) in chains.iter_mut().zip(starts) {
        chain.start = start;
    }
    chains
}

/// The pieces of memory that steps are about, and what reads give.
fn shared(d: &mut Symbolic, events: &Events, chains: &[Chain], parts: &mut Vec<Part>) -> Vec<Shared> {
    let (mut all, mut what_reads_give) = (Vec::new(), Vec::new());
    for (piece, accesses) in events.pieces.iter().enumerate() {
        let of_others =
            |read: &Access| accesses.iter().any(|other| other.writes && other.thread != read.thread);
        let (shared, alone): (Vec<&Access>, Vec<&Access>) =
            accesses.iter().filter(|access| !access.writes).partition(|read| of_others(read));
        for read in alone {
            let holds = reads_own(d, read, accesses);
            parts.push(Part { about: "reads of what no other thread writes".into(), holds });
        }
        let writes: Vec<&Access> = accesses.iter().filter(|access| access.writes).collect();
        if shared.is_empty() {
            continue;
        }
        let place = |access: &Access| {
            let number = chains.iter().position(|chain| chain.thread == access.thread)?;
            Some((number, chains[number].ticks.binary_search(&access.tick).ok()?))
        };
        let numbered: Vec<(usize, usize, Bool)> = (writes.iter())
            .filter_map(|write| place(write).map(|(chain, place)| (chain, place, write.happens)))
            .collect();
        debug_assert_eq!(numbered.len(), writes.len());
        let bits = bits_for(writes.len());
        let mut from: BTreeMap<TickId, Bv> = BTreeMap::new();
        for read in shared {
            let from = from
                .entry(read.tick)
                .or_insert_with(|| variable(d, format!("from.x{piece}.{}", read.tick.index()), bits));
            let holds = reads_from(d, read, &writes, from, bits);
            what_reads_give.push(Part { about: "what reads give".into(), holds });
        }
        all.push(Shared { piece, bits, writes: numbered, from });
    }
    parts.extend(what_reads_give);
    all
}

/// What a read gives that is of a store with this number, unless its own tick has written before.
fn reads_from(d: &mut Symbolic, read: &Access, writes: &[&Access], from: &Bv, bits: u32) -> Bool {
    let own = |write: &&&Access| write.tick == read.tick && write.event < read.event;
    let nothing_own: Vec<Bool> = writes.iter().filter(own).map(|write| d.not_b(write.when)).collect();
    let nothing_own = all_of(d, nothing_own);
    let mut ways: Vec<(Bool, &Scalar)> = Vec::new();
    ways.extend(read.first.as_ref().map(|first| (Bool::Const(true), first)));
    for (number, write) in writes.iter().enumerate() {
        let this = d.bv(bits, number as u64 + 1);
        let is_it = d.eq(bits, from, &this);
        ways.push((d.and_b(is_it, nothing_own), &write.value));
    }
    let own: Vec<&Access> = writes.iter().filter(own).copied().collect();
    ways.extend(last_of(d, &own));
    is_one_of(d, &read.value, &ways)
}

/// What a read gives of a piece that only its own thread writes.
fn reads_own(d: &mut Symbolic, read: &Access, accesses: &[Access]) -> Bool {
    let earlier = |other: &&Access| other.writes && other.event < read.event;
    let writes: Vec<&Access> = accesses.iter().filter(earlier).collect();
    let mut ways: Vec<(Bool, &Scalar)> = Vec::new();
    ways.extend(read.first.as_ref().map(|first| (Bool::Const(true), first)));
    ways.extend(last_of(d, &writes));
    is_one_of(d, &read.value, &ways)
}

/// Values of writes in their order, and when each is the last of those that their thread gets to.
fn last_of<'a>(d: &mut Symbolic, writes: &[&'a Access]) -> Vec<(Bool, &'a Scalar)> {
    let mut ways = Vec::new();
    let mut no_later = Bool::Const(true);
    for write in writes.iter().rev() {
        ways.push((d.and_b(write.when, no_later), &write.value));
        let not = d.not_b(write.when);
        no_later = d.and_b(no_later, not);
    }
    ways.reverse();
    ways
}

fn variable(d: &mut Symbolic, name: String, bits: u32) -> Bv {
    Bv::Term(d.terms.var(&name, Sort::Bits(bits)))
}

/// How many bits a number has that can be as great as this.
fn bits_for(greatest: usize) -> u32 {
    (usize::BITS - greatest.leading_zeros()).max(1)
}
