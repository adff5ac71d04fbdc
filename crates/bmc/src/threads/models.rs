//! Memory models: when others see what a thread stores.
//!
//! ```text
//!   sc    at once
//!   tso   later: stores of a thread reach memory in order, and what it reads in between may be older
//!   pso   the same, but only stores to the same bytes are in order
//! ```
//!
//! A store has its place in the order of everything where it reaches memory. What stores of a thread have to be in order among themselves is a [line](Line), and all else that a thread does is another one. [`in_order`] says what
//! holds between lines of one thread: a store comes after all that was done before it was made, and before whatever waits for it ([`program::fences`]) and what comes after that.
//!
//! Claim: textbook TSO and PSO, in which a thread sees its own stores at once. Limits: what is written by anything but stores, atomic operations and sections, such as `memcpy`, is not delayed, and neither are stores that race with the end of their block; [`keep_undelayed`] finds where that matters.

use program::fences::Fence;
use sem::domain::Domain;
use symbolic::threads::{Event, TickId};
use symbolic::{BlockId, Bool, Symbolic};

use super::events::{Access, Conditions, Events, Written};
use crate::question::any;

/// When others see what a thread stores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MemoryModel {
    /// At once.
    #[default]
    Sc,
    /// Later, in the order of the program.
    Tso,
    /// Later, in the order of the program for the same bytes.
    Pso,
}

impl MemoryModel {
    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            MemoryModel::Sc => "sc",
            MemoryModel::Tso => "tso",
            MemoryModel::Pso => "pso",
        }
    }
}

/// Ticks of a thread that take effect one after the other, as they are made.
pub(crate) type Line = (u32, Buffer);

/// Where a tick takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Buffer {
    /// At once.
    None,
    /// Behind all stores before it.
    All,
    /// Behind those to the same place.
    Place(BlockId, u64),
    /// It is a store to one of several places.
    Alone(TickId),
}

/// The line of a tick.
pub(crate) fn line_of(events: &Events, model: MemoryModel, tick: TickId) -> Line {
    let Some(about) = events.ticks.get(&tick) else { return (0, Buffer::None) };
    let buffer = match (model, &about.writes[..]) {
        _ if !about.is_plain_store || about.writes.is_empty() => Buffer::None,
        (MemoryModel::Sc, _) => Buffer::None,
        (MemoryModel::Tso, _) => Buffer::All,
        (MemoryModel::Pso, [Written { block, from, .. }]) => Buffer::Place(*block, *from),
        (MemoryModel::Pso, _) => Buffer::Alone(tick),
    };
    (about.thread, buffer)
}

/// When the first of two ticks of a thread in different lines takes effect before the second because it is made before.
pub(crate) fn in_order(
    d: &mut Symbolic,
    events: &Events,
    model: MemoryModel,
    first: TickId,
    second: TickId,
) -> Bool {
    let (Some(one), Some(other)) = (events.ticks.get(&first), events.ticks.get(&second)) else {
        return Bool::Const(false);
    };
    let buffers = [first, second].map(|tick| line_of(events, model, tick).1);
    let least = match buffers {
        [Buffer::None, _] => return Bool::Const(true),
        [_, Buffer::None] => Fence::All,
        _ => Fence::Stores,
    };
    let between = events.ticks.range(first..=second).skip(1);
    let fences = between.filter(|(_, tick)| tick.thread == one.thread && tick.fence >= least);
    let mut ways: Vec<Bool> = fences.map(|(_, tick)| tick.made).collect();
    if buffers[1] != Buffer::None {
        for a in &one.writes {
            for b in other.writes.iter().filter(|b| b.block == a.block && b.from < a.to && a.from < b.to) {
                ways.push(d.and_b(a.when, b.when));
            }
        }
    }
    any(d, ways)
}

/// Writes of shared memory that a model would delay but this one does not: the numbers of events.
/// A store to a block whose life another thread may end in the meantime is among them: whether the block is alive is asked where the store is made, which has no place of its own. Such a store is taken for one that waits for
/// nothing, and for which all others have reached memory: an execution, but not the only one.
pub(crate) fn keep_undelayed(
    d: &Symbolic,
    events: &mut Events,
    all: &[Event],
    model: MemoryModel,
) -> Vec<usize> {
    if model == MemoryModel::Sc {
        return Vec::new();
    }
    let mut found = stores_to_ending_blocks(d, events, all);
    for &event in &found {
        if let Some(tick) = events.ticks.get_mut(&all[event].tick) {
            (tick.is_plain_store, tick.fence) = (false, Fence::All);
        }
    }
    let at_once = |access: &&Access| {
        let (event, tick) = (&all[access.event], &events.ticks[&access.tick]);
        access.writes && tick.fence != Fence::All && !tick.is_plain_store && !event.is_about_life()
    };
    found.extend(events.conflicting().filter(at_once).map(|access| access.event));
    found.sort_unstable();
    found.dedup();
    found
}

/// The events in which a plain store asks whether its block is alive, if nothing orders that and the end of the block by another thread.
fn stores_to_ending_blocks(d: &Symbolic, events: &Events, all: &[Event]) -> Vec<usize> {
    let is_life =
        |piece: &&Vec<Access>| piece.first().is_some_and(|access| all[access.event].is_about_life());
    let mut found = Vec::new();
    for piece in events.pieces.iter().filter(is_life) {
        for asked in piece.iter().filter(|access| !access.writes && events.ticks[&access.tick].is_plain_store)
        {
            let is_unordered = |end: &Access| {
                let [asks, ends] = [asked.when, end.when].map(|when| Conditions::of(d, when));
                end.writes
                    && end.thread != asked.thread
                    && !events.comes_before(asked.tick, end.tick, &ends)
                    && !events.comes_before(end.tick, asked.tick, &asks)
            };
            if piece.iter().any(is_unordered) {
                found.push(asked.event);
            }
        }
    }
    found
}
