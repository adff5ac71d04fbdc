//! Ticks of a thread that may as well happen at once: what a lock keeps others away from (Lipton's reduction).
//!
//! ```text
//!   right    taking a lock can be put off until its thread does something else
//!   both     an access that no other thread can make meanwhile, since a lock or an order keeps it away, can be moved either way
//!   left     giving back a lock could as well have been done before what others did last
//! ```
//!
//! A thread's ticks are one transaction as long as they are taking locks and protected accesses, then at most one tick of any other kind, then protected accesses and giving back locks.
//!
//! Claim: for every execution there is one that leads each thread to the same place with the same values, in which nothing comes between the ticks of a transaction. So is there one for every execution that gets
//! no further: what was done of a transaction then can be put off until the last of it. Limits: only locks count whose word nobody looks at but who takes them, or holds them: no `trylock`.

use std::collections::BTreeMap;

use program::Program;
use program::code::{Callee, Op, Pc};
use program::primitive::Primitive;
use rustc_hash::FxHashSet;
use symbolic::threads::{Event, TickId, Word};
use symbolic::{Bool, Symbolic};

use super::events::{Access, Conditions, Events};

/// Which way something can be moved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mover {
    Right,
    Left,
    Both,
    Neither,
}

/// For each tick, the first of its transaction.
pub(crate) fn transactions(
    d: &Symbolic,
    program: &Program,
    events: &Events,
    all: &[Event],
    exits: &[TickId],
) -> BTreeMap<TickId, TickId> {
    let locks = plain_locks(program, all);
    let is_lock = |event: &Event| locks.contains(&(event.block, event.offset));
    let mut movers: BTreeMap<TickId, Mover> = BTreeMap::new();
    let mut note = |tick: TickId, mover: Mover| {
        let known = movers.entry(tick).or_insert(mover);
        *known = together(*known, mover);
    };
    for piece in &events.pieces {
        for access in piece {
            let event = &all[access.event];
            let mover = match called(program, event.pc) {
                Some(Primitive::Lock) if is_lock(event) => Mover::Right,
                Some(Primitive::Unlock) if is_lock(event) => Mover::Left,
                // Who holds it may give it back like this.
                _ if is_lock(event) && event.writes => Mover::Left,
                _ if is_lock(event) => Mover::Both,
                _ if is_protected(d, events, all, &locks, piece, access) => Mover::Both,
                _ => Mover::Neither,
            };
            note(access.tick, mover);
        }
    }
    let mut firsts = BTreeMap::new();
    // Of each thread: the first tick of its transaction, and whether that has come to its second half.
    let mut open: BTreeMap<u32, (TickId, bool)> = BTreeMap::new();
    for (id, tick) in &events.ticks {
        // What starts a thread or ends the program cannot be moved.
        let fixed = events.starts.values().chain(exits).any(|tick| tick == id);
        let mover = if fixed { Mover::Neither } else { movers.get(id).copied().unwrap_or(Mover::Both) };
        let current = open.entry(tick.thread).or_insert((*id, false));
        let second_half = current.1;
        if second_half && matches!(mover, Mover::Right | Mover::Neither) {
            *current = (*id, false);
        }
        current.1 |= matches!(mover, Mover::Left | Mover::Neither);
        firsts.insert(*id, current.0);
    }
    firsts
}

/// What two things are together that are done at once, one of them maybe not.
fn together(one: Mover, other: Mover) -> Mover {
    match (one, other) {
        (Mover::Both, mover) | (mover, Mover::Both) => mover,
        (one, other) if one == other => one,
        _ => Mover::Neither,
    }
}

/// The primitive that an op calls.
fn called(program: &Program, pc: Pc) -> Option<Primitive> {
    match program.code.ops.get(pc as usize)? {
        Op::Call(site) => match program.code.sites[*site as usize].callee {
            Callee::Primitive(primitive) => Some(primitive),
            _ => None,
        },
        _ => None,
    }
}

/// The words of locks that nobody looks at but who takes them, or holds them.
fn plain_locks(program: &Program, all: &[Event]) -> FxHashSet<Word> {
    let is_lock = |event: &&Event| called(program, event.pc) == Some(Primitive::Lock);
    let mut locks: FxHashSet<Word> =
        all.iter().filter(is_lock).map(|event| (event.block, event.offset)).collect();
    locks.retain(|&(block, offset)| {
        all.iter().filter(|event| event.block == block).all(|event| {
            let apart = event.offset + u64::from(event.bytes) <= offset || offset + 4 <= event.offset;
            let holds = event.locks.contains(&(block, offset));
            apart
                || match called(program, event.pc) {
                    Some(Primitive::Lock) => event.offset == offset,
                    _ => event.offset == offset && holds,
                }
        })
    });
    locks
}

/// Whether no other thread can access the same while something is done.
fn is_protected(
    d: &Symbolic,
    events: &Events,
    all: &[Event],
    locks: &FxHashSet<Word>,
    piece: &[Access],
    access: &Access,
) -> bool {
    let mine = &all[access.event].locks;
    piece.iter().filter(|other| other.thread != access.thread && (other.writes || access.writes)).all(
        |other| {
            let theirs = &all[other.event].locks;
            mine.iter().any(|lock| locks.contains(lock) && theirs.contains(lock)) || {
                let both = match (access.when, other.when) {
                    (Bool::Const(false), _) | (_, Bool::Const(false)) => return true,
                    (mine, theirs) => [Conditions::of(d, mine), Conditions::of(d, theirs)],
                };
                events.comes_before(access.tick, other.tick, &both[1])
                    || events.comes_before(other.tick, access.tick, &both[0])
            }
        },
    )
}
