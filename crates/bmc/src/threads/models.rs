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
//! Claim: textbook TSO and PSO, in which a thread sees its own stores at once. Limits: what is written by anything but stores, atomic operations and sections, such as `memcpy`, is not delayed; [`undelayed`] finds where that matters.

use program::fences::Fence;
use sem::domain::Domain;
use symbolic::threads::{Event, TickId};
use symbolic::{BlockId, Bool, Symbolic};

use super::events::{Access, Events, Written};
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
pub(crate) fn undelayed(events: &Events, all: &[Event], model: MemoryModel) -> Vec<usize> {
    if model == MemoryModel::Sc {
        return Vec::new();
    }
    let at_once = |access: &&Access| {
        let (event, tick) = (&all[access.event], &events.ticks[&access.tick]);
        access.writes && tick.fence != Fence::All && !tick.is_plain_store && !event.is_about_life()
    };
    let mut found: Vec<usize> = events.conflicting().filter(at_once).map(|access| access.event).collect();
    found.sort_unstable();
    found.dedup();
    found
}
