//! What threads do, made ready to be put in order: when each tick happens, and the events on each piece of memory.
//!
//! Accesses of different sizes may overlap. Each block is cut into pieces such that every access is some of them as a whole, so that two accesses of pieces are of the same bytes or have nothing
//! to do with each other.

use std::collections::BTreeMap;

use arena::Id;
use program::Program;
use program::fences::Fence;
use rustc_hash::{FxHashMap, FxHashSet};
use sem::domain::Domain;
use symbolic::record::Instant;
use symbolic::threads::{Event, TickId};
use symbolic::walk::Walk;
use symbolic::{BlockId, Bool, Scalar, Symbolic};
use term::{BinaryOp, Node, TermId};

/// A tick that may happen.
pub(crate) struct Tick {
    pub(crate) thread: u32,
    /// When everything in it happens that can.
    pub(crate) over: Bool,
    pub(crate) follows: Vec<(TickId, Bool)>,
    /// Which stores before it have reached memory by then, when it is made.
    pub(super) fence: Fence,
    pub(super) made: Bool,
    /// Whether it is a store and nothing else, and no barrier: it may reach memory later than it is made.
    pub(super) is_plain_store: bool,
    /// What it writes to.
    pub(super) writes: Vec<Written>,
}

/// Bytes of a block, and when they are written.
#[derive(Clone, Copy)]
pub(super) struct Written {
    pub(super) block: BlockId,
    pub(super) from: u64,
    pub(super) to: u64,
    pub(super) when: Bool,
}

/// An access of one piece of memory.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    /// The event that it is part of.
    pub(crate) event: usize,
    pub(crate) tick: TickId,
    pub(crate) thread: u32,
    pub(crate) writes: bool,
    /// When its thread gets there.
    pub(crate) when: Bool,
    /// When it happens.
    pub(crate) happens: Bool,
    pub(crate) value: Scalar,
    /// Of a read: what is there if nobody has written.
    pub(crate) first: Option<Scalar>,
}

/// What threads do.
pub(crate) struct Events {
    /// By their numbers.
    pub(crate) ticks: BTreeMap<TickId, Tick>,
    /// The accesses of each piece of memory, in the order of each thread.
    pub(crate) pieces: Vec<Vec<Access>>,
    /// When each event happens.
    pub(crate) happens: Vec<Bool>,
    /// Of each thread, the tick that starts it.
    pub(crate) starts: BTreeMap<u32, TickId>,
    starters: FxHashMap<u32, u32>,
    /// Of each thread, where it has waited for others to end: the tick, the condition under which it went on, and who.
    joins: FxHashMap<u32, Vec<(TickId, TermId, u32)>>,
}

impl Events {
    pub(crate) fn new(walk: &mut Walk<'_>, program: &Program) -> Events {
        let machine = &walk.machine;
        let events: Vec<Event> = machine.events().to_vec();
        let all: Vec<(TickId, symbolic::threads::Tick)> =
            machine.ticks().iter().map(|(id, tick)| (id, tick.clone())).collect();
        let event_ticks: Vec<TickId> = events.iter().map(|event| event.tick).collect();
        let starts = machine.started().iter().map(|start| (start.thread, start.tick)).collect();
        let starters = machine.started().iter().map(|start| (start.thread, start.starter)).collect();
        let mut ticks: BTreeMap<TickId, Tick> = BTreeMap::new();
        // Of each tick those that may follow it at once, and when they do.
        let mut followers: FxHashMap<TickId, Vec<(TickId, Bool)>> = FxHashMap::default();
        // The last first: whether a section is over may depend on its rest.
        for (id, tick) in all.iter().rev() {
            let d = &mut walk.machine.d;
            let mut over = match &tick.over {
                None => Bool::Const(true),
                Some(ways) => crate::question::any(d, ways.iter().copied()),
            };
            for &(later, at_once) in followers.get(id).into_iter().flatten().rev() {
                let Some(later) = ticks.get(&later) else { continue };
                let rest = d.and_b(at_once, later.over);
                over = d.or_b(over, rest);
            }
            let (thread, fence, follows) = (tick.thread, tick.fence, tick.follows.clone());
            let made = if tick.over.is_some() { over } else { tick.made };
            let op = program.code.ops.get(tick.pc as usize);
            let is_plain_store =
                tick.over.is_none() && fence != Fence::All && op.is_some_and(|op| op.is_store(&program.code));
            for &(before, at_once) in &follows {
                followers.entry(before).or_default().push((*id, at_once));
            }
            let writes = Vec::new();
            ticks.insert(*id, Tick { thread, over, follows, fence, made, is_plain_store, writes });
        }
        let mut happens = Vec::with_capacity(events.len());
        for (event, tick) in events.iter().zip(&event_ticks) {
            let Some(tick) = ticks.get_mut(tick) else { continue };
            happens.push(walk.machine.d.and_b(event.when, tick.over));
            if event.writes {
                let (block, from, to) = (event.block, event.offset, event.offset + u64::from(event.bytes));
                tick.writes.push(Written { block, from, to, when: event.when });
            }
        }
        let pieces = pieces(&mut walk.machine.d, &events, &event_ticks, &happens);
        let joins = joins(walk, &events);
        Events { ticks, pieces, happens, starts, starters, joins }
    }

    /// With which ticks everything starts that one is part of, as it follows others at once, and when it is which.
    pub(crate) fn fronts(&self, d: &mut Symbolic, tick: TickId) -> Vec<(TickId, Bool)> {
        let mut fronts = Vec::new();
        let mut todo = vec![(tick, Bool::Const(true))];
        while let Some((tick, when)) = todo.pop() {
            let mut alone = when;
            for &(before, at_once) in self.ticks.get(&tick).map_or(&[][..], |tick| &tick.follows) {
                todo.push((before, d.and_b(when, at_once)));
                let apart = d.not_b(at_once);
                alone = d.and_b(alone, apart);
            }
            fronts.push((tick, alone));
        }
        fronts.retain(|(_, when)| *when != Bool::Const(false));
        fronts
    }

    /// Accesses of what another thread writes, and writes of what another accesses.
    pub(crate) fn conflicting(&self) -> impl Iterator<Item = &Access> {
        let conflicts =
            |one: &Access, other: &Access| other.thread != one.thread && (other.writes || one.writes);
        self.pieces.iter().flat_map(move |piece| {
            piece.iter().filter(move |one| piece.iter().any(|other| conflicts(one, other)))
        })
    }

    /// Ticks of one section of which several are among these: all that lie between.
    pub(crate) fn sections_of(&self, ticks: &[TickId]) -> Vec<TickId> {
        let mut root: BTreeMap<TickId, TickId> = BTreeMap::new();
        let find = |root: &BTreeMap<TickId, TickId>, mut tick: TickId| {
            while let Some(&up) = root.get(&tick) {
                tick = up;
            }
            tick
        };
        for (id, tick) in &self.ticks {
            for (before, _) in &tick.follows {
                let (one, other) = (find(&root, *id), find(&root, *before));
                if one != other {
                    root.insert(one.max(other), one.min(other));
                }
            }
        }
        let mut used: BTreeMap<TickId, usize> = BTreeMap::new();
        let distinct: std::collections::BTreeSet<TickId> = ticks.iter().copied().collect();
        for tick in distinct {
            *used.entry(find(&root, tick)).or_default() += 1;
        }
        let several = |tick: &TickId| used.get(&find(&root, *tick)).is_some_and(|count| *count > 1);
        self.ticks.keys().copied().filter(several).collect()
    }

    /// Whether everything in a tick comes before everything in another, if both happen and the conditions of the second are these.
    pub(crate) fn comes_before(&self, first: TickId, second: TickId, conditions: &Conditions) -> bool {
        let (Some(one), Some(other)) = (self.ticks.get(&first), self.ticks.get(&second)) else {
            return false;
        };
        if one.thread == other.thread {
            return first < second;
        }
        // By the start of the second's thread, or of one that started it.
        let mut thread = other.thread;
        while let (Some(&starter), Some(&start)) = (self.starters.get(&thread), self.starts.get(&thread)) {
            if starter == one.thread {
                return first <= start;
            }
            thread = starter;
        }
        // By waiting for the first's thread to end.
        self.joins.get(&other.thread).is_some_and(|joins| {
            joins.iter().any(|(tick, condition, ended)| {
                *ended == one.thread && *tick < second && conditions.0.contains(condition)
            })
        })
    }
}

/// The conditions that certainly hold where something happens.
pub(crate) struct Conditions(FxHashSet<TermId>);

impl Conditions {
    pub(crate) fn of(d: &Symbolic, truth: Bool) -> Conditions {
        let mut all = FxHashSet::default();
        if let Bool::Term(term) = truth {
            let mut todo = vec![term];
            while let Some(term) = todo.pop() {
                if all.insert(term)
                    && let Node::Binary(BinaryOp::And, a, b) = d.terms.node(term)
                {
                    todo.extend([a, b]);
                }
            }
        }
        Conditions(all)
    }

    /// Whether something certainly holds then.
    pub(crate) fn imply(&self, d: &Symbolic, truth: Bool) -> bool {
        let term = match truth {
            Bool::Const(value) => return value,
            Bool::Term(term) => term,
        };
        let mut todo = vec![term];
        while let Some(term) = todo.pop() {
            if self.0.contains(&term) {
                continue;
            }
            match d.terms.node(term) {
                Node::Binary(BinaryOp::And, a, b) => todo.extend([a, b]),
                _ => return false,
            }
        }
        true
    }
}

/// Where threads have waited for others to end.
fn joins(walk: &Walk<'_>, events: &[Event]) -> FxHashMap<u32, Vec<(TickId, TermId, u32)>> {
    let mut joins: FxHashMap<u32, Vec<(TickId, TermId, u32)>> = FxHashMap::default();
    for wait in walk.machine.waits() {
        // Who waits for one flag that one thread sets waits for that thread.
        let (Some(tick), Bool::Term(condition), 1) = (wait.tick, wait.condition, wait.looks_at.len()) else {
            continue;
        };
        let looked = &events[wait.looks_at.start];
        if let Some(thread) = walk.machine.ended_by(looked) {
            joins.entry(wait.thread).or_default().push((tick, condition, thread));
        }
    }
    joins
}

fn pieces(d: &mut Symbolic, events: &[Event], ticks: &[TickId], happens: &[Bool]) -> Vec<Vec<Access>> {
    let mut blocks: BTreeMap<BlockId, Vec<usize>> = BTreeMap::new();
    for (number, event) in events.iter().enumerate() {
        if happens[number] != Bool::Const(false) {
            blocks.entry(event.block).or_default().push(number);
        }
    }
    let mut pieces = Vec::new();
    for numbers in blocks.into_values() {
        if d.is_over() {
            break;
        }
        let ends = numbers.iter().flat_map(|&number| {
            let event = &events[number];
            [event.offset, event.offset + u64::from(event.bytes)]
        });
        let mut ends: Vec<u64> = ends.collect();
        ends.sort_unstable();
        ends.dedup();
        for range in ends.windows(2) {
            let (from, to) = (range[0], range[1]);
            let mut accesses = Vec::new();
            for &number in &numbers {
                let event = &events[number];
                if event.offset <= from && to <= event.offset + u64::from(event.bytes) {
                    let part = |d: &mut Symbolic, value: &Scalar| part(d, event, value, from, to);
                    accesses.push(Access {
                        event: number,
                        tick: ticks[number],
                        thread: event.thread,
                        writes: event.writes,
                        when: event.when,
                        happens: happens[number],
                        value: part(d, &event.value),
                        first: event.first.as_ref().map(|first| part(d, first)),
                    });
                }
            }
            pieces.push(accesses);
        }
    }
    pieces
}

/// Some bytes of a value.
fn part(d: &mut Symbolic, event: &Event, value: &Scalar, from: u64, to: u64) -> Scalar {
    let (low, w) = (8 * (from - event.offset) as u32, 8 * (to - from) as u32);
    if w == 8 * event.bytes {
        return value.clone();
    }
    let bits = d.extract(8 * event.bytes, low, w, &value.bits);
    let undef = d.extract(8 * event.bytes, low, w, &value.undef);
    // What a pointer belongs to is said where it starts.
    let prov = if low == 0 { value.prov } else { symbolic::Prov::None };
    Scalar { bits, undef, poison: value.poison.clone(), prov }
}

/// The tick in which a thread is at some moment, or the last one before.
pub(crate) fn tick_at(at: &Instant) -> Option<TickId> {
    at.tick.or_else(|| tick_before(at.ticks))
}

/// The tick of a number.
fn tick_before(count: u32) -> Option<TickId> {
    count.checked_sub(1).map(|last| TickId::new(last as usize))
}
