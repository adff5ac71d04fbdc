//! What the steps of a run get from other threads: values, locks, their start, the others' end.
//!
//! Claim: a step that reads bytes which another thread has written last, through memory and not from a store buffer, gets a value from the instruction that wrote them. What the platform
//! does to memory in its atomic sections is how threads synchronise: there, a primitive that waits for bits of a word gets it from whoever has changed them last, so that a thread
//! that locks gets the lock from the one that unlocked it last. What a thread writes to a word that it has just waited for takes it, and lets nobody go on.
//!
//! Limits: what primitives other than those that lock and wait do to memory is not seen, nor what is taken without waiting (`sem_trywait`). This is for people who look at a trace; nothing is decided by it.

use crate::access::{next_accesses, next_meant};
use concrete::{Cell, Interpreter, Name};
use ir::debug::DebugInfo;
use program::code::{Callee, General, Op};
use program::primitive::Primitive;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use verdict::{Flow, FlowKind};

/// Some bytes of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bytes {
    slot: u32,
    block: Name,
    start: u64,
    end: u64,
}

impl Bytes {
    fn overlaps(&self, other: &Bytes) -> bool {
        let same = self.slot == other.slot && self.block == other.block;
        same && self.start < other.end && other.start < self.end
    }
}

/// Who has written bytes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Writer {
    thread: u32,
    /// The number of the instruction.
    number: u64,
    /// Whether it was the platform, to synchronise.
    synchronises: bool,
}

/// Parts of a block that do not overlap: by their first bytes, the byte after the last one, and the writer.
type Parts = BTreeMap<u64, (u64, Writer)>;

/// What has been written by whom.
#[derive(Debug, Default)]
pub(crate) struct Flows {
    /// By slot: the block in it, and who has written it.
    written: FxHashMap<u32, (Name, Parts)>,
    /// Stores that have not reached memory, by their numbers.
    waiting: FxHashMap<u64, Bytes>,
    /// By thread: who has created it, until its first step.
    created: FxHashMap<usize, Writer>,
    /// By thread: its last instruction.
    last: FxHashMap<usize, u64>,
    /// By thread: what it has waited for in the atomic section that it is in.
    taken: FxHashMap<usize, Bytes>,
    /// By slot and first byte: the bits of a word that threads synchronise by, and who has changed them last; no bit twice.
    words: FxHashMap<(u32, u64), Vec<(u64, Writer)>>,
}

/// A step that is about to be made by the current thread of a machine.
#[derive(Debug, Default)]
pub(crate) struct Coming {
    reads: Vec<Bytes>,
    writes: Vec<Bytes>,
    synchronises: bool,
    unlocks: bool,
    /// The bits of a word that it waits for.
    waits_for: u64,
    /// Whether the user's code calls the primitive that waits.
    users: bool,
    /// Where it changes a word that threads synchronise by, and what is there before.
    word: Option<(Cell, u64)>,
    /// The thread whose end it waits for.
    joins: Option<usize>,
    threads: usize,
}

impl Coming {
    /// What the next step will read and write.
    pub(crate) fn of(machine: &Interpreter<'_>) -> Coming {
        let (program, thread, pc) = (machine.program(), machine.current(), machine.pc());
        let mut coming = Coming { threads: machine.thread_count(), ..Coming::default() };
        let op = program.code.ops.get(pc as usize);
        if let Some(&Op::Call(site)) = op {
            let site = &program.code.sites[site as usize];
            let Callee::Primitive(primitive) = site.callee else { return coming };
            let Some(first) = site.args.first().map(|argument| machine.peek(thread, argument.value)) else {
                return coming;
            };
            let word = machine.place_of(first).map(|(slot, start)| {
                let block = machine.memory().slots()[slot as usize].name;
                Bytes { slot, block, start, end: start.saturating_add(4) }
            });
            let (reads, writes) = match primitive {
                Primitive::Unlock => (false, true),
                Primitive::Lock | Primitive::Wait | Primitive::BlockUntil => (true, false),
                Primitive::Join | Primitive::Result => {
                    coming.joins = Some(first.bits() as u32 as usize);
                    (false, false)
                }
                _ => (false, false),
            };
            (coming.synchronises, coming.unlocks) = (true, primitive == Primitive::Unlock);
            coming.users = program.is_users(pc);
            coming.waits_for = match (primitive, site.args.get(1)) {
                (Primitive::Wait, Some(mask)) => machine.peek(thread, mask.value).bits(),
                _ => u64::MAX,
            };
            coming.word = writes.then(|| (first, word_at(machine, first)));
            coming.reads.extend(word.filter(|_| reads));
            coming.writes.extend(word.filter(|_| writes));
            return coming;
        }
        let updates =
            |general: &General| matches!(general, General::CmpXchg { .. } | General::AtomicRmw { .. });
        let updates =
            matches!(op, Some(&Op::General(place)) if updates(&program.code.general[place as usize]));
        coming.synchronises = machine.in_atomic_section() && !program.is_users(pc);
        if let Some(meant) =
            next_meant(machine, thread).first().filter(|one| coming.synchronises && one.writes)
        {
            coming.word = Some((meant.pointer, word_at(machine, meant.pointer)));
        }
        for access in next_accesses(machine, thread) {
            let bytes =
                Bytes { slot: access.slot, block: access.block, start: access.start, end: access.end };
            // In a section, what is read only shows whether something has to be waited for.
            if (!access.writes || updates) && !coming.synchronises {
                coming.reads.push(bytes);
            }
            if access.writes {
                coming.writes.push(bytes);
            }
        }
        coming
    }
}

impl Flows {
    /// The step was made by a thread as this instruction; what it got from others. What it has written is not theirs to see yet if it `waits`. What its thread alone sees is asked for by `own`.
    pub(crate) fn made(
        &mut self,
        (thread, number): (usize, u64),
        coming: &Coming,
        waits: bool,
        own: impl Fn(u32, u64, u64) -> bool,
        machine: &Interpreter<'_>,
        debug: &DebugInfo<'_>,
    ) -> Vec<Flow> {
        let mut flows: Vec<Flow> = Vec::new();
        let mut add = |kind, what: String, from: Writer| {
            let flow = Flow { kind, what, thread: from.thread, step: from.number, at: number };
            if from.thread as usize != thread && !flows.contains(&flow) {
                flows.push(flow);
            }
        };
        if let Some(creator) = self.created.remove(&thread) {
            add(FlowKind::Start, String::new(), creator);
        }
        for bytes in &coming.reads {
            if own(bytes.slot, bytes.start, bytes.end - bytes.start) {
                continue;
            }
            let writers = match coming.synchronises && !coming.users {
                true => self.changed(bytes, coming.waits_for),
                false => self.writers(bytes),
            };
            for (start, end, writer) in writers {
                if writer.thread as usize == thread || writer.synchronises && !coming.synchronises {
                    continue;
                }
                let name = crate::naming::name_of_place(machine, debug, bytes.slot, start, end - start);
                let kind = if coming.synchronises { FlowKind::Lock } else { FlowKind::Value };
                match (kind, name) {
                    // What the platform keeps for itself is nobody's business.
                    (FlowKind::Lock, Some(name)) if name.starts_with("__") => {}
                    (FlowKind::Lock, name) => add(kind, lock_name(&name.unwrap_or_default()), writer),
                    (_, name) => add(kind, name.unwrap_or_default(), writer),
                }
            }
        }
        if let Some((other, last)) = coming.joins.and_then(|other| Some((other, *self.last.get(&other)?))) {
            let writer = Writer { thread: other as u32, number: last, synchronises: true };
            add(FlowKind::End, String::new(), writer);
        }
        let this = Writer { thread: thread as u32, number, synchronises: coming.synchronises };
        for child in coming.threads..machine.thread_count() {
            self.created.insert(child, this);
        }
        self.last.insert(thread, number);
        match (coming.synchronises, coming.reads.first()) {
            (true, Some(word)) => drop(self.taken.insert(thread, *word)),
            (true, None) if !coming.unlocks => {}
            (_, _) => drop(self.taken.remove(&thread)),
        }
        let taken = self.taken.get(&thread).copied();
        for bytes in coming.writes.iter().filter(|_| !waits) {
            if taken.is_none_or(|taken| !taken.overlaps(bytes)) {
                self.write(*bytes, this);
                if let Some((pointer, before)) = coming.word {
                    self.change(bytes, before ^ word_at(machine, pointer), this);
                }
            }
        }
        flows
    }

    /// The store that was just made has this number, and waits.
    pub(crate) fn delay(&mut self, serial: u64, coming: &Coming) {
        self.waiting.extend(coming.writes.first().map(|bytes| (serial, *bytes)));
    }

    /// A store of a thread reaches memory, after so many instructions.
    pub(crate) fn reaches_memory(&mut self, serial: u64, thread: usize, number: u64) {
        if let Some(bytes) = self.waiting.remove(&serial) {
            self.write(bytes, Writer { thread: thread as u32, number, synchronises: false });
        }
    }

    fn write(&mut self, bytes: Bytes, by: Writer) {
        let (block, parts) = self.written.entry(bytes.slot).or_insert_with(|| (bytes.block, BTreeMap::new()));
        if *block != bytes.block {
            (*block, *parts) = (bytes.block, BTreeMap::new());
        }
        for (start, end, writer) in overlapping(parts, bytes.start, bytes.end) {
            parts.remove(&start);
            if start < bytes.start {
                parts.insert(start, (bytes.start, writer));
            }
            if bytes.end < end {
                parts.insert(bytes.end, (end, writer));
            }
        }
        parts.insert(bytes.start, (bytes.end, by));
    }

    /// Bits of a word are changed.
    fn change(&mut self, bytes: &Bytes, bits: u64, by: Writer) {
        let known = self.words.entry((bytes.slot, bytes.start)).or_default();
        known.iter_mut().for_each(|(earlier, _)| *earlier &= !bits);
        known.retain(|(earlier, _)| *earlier != 0);
        known.push((bits, by));
    }

    /// Who has changed bits of a word last.
    fn changed(&self, bytes: &Bytes, bits: u64) -> Vec<(u64, u64, Writer)> {
        let known = self.words.get(&(bytes.slot, bytes.start)).into_iter().flatten();
        let last = known.filter(|(changed, _)| changed & bits != 0).max_by_key(|(_, writer)| writer.number);
        last.map(|(_, writer)| (bytes.start, bytes.end, *writer)).into_iter().collect()
    }

    /// The parts of these bytes that somebody has written, and who.
    fn writers(&self, bytes: &Bytes) -> Vec<(u64, u64, Writer)> {
        let Some((_, parts)) = self.written.get(&bytes.slot).filter(|(block, _)| *block == bytes.block)
        else {
            return Vec::new();
        };
        let within =
            |(start, end, writer): (u64, u64, Writer)| (start.max(bytes.start), end.min(bytes.end), writer);
        overlapping(parts, bytes.start, bytes.end).into_iter().map(within).collect()
    }
}

/// What a word in memory is; zero if it cannot be looked at.
fn word_at(machine: &Interpreter<'_>, pointer: Cell) -> u64 {
    machine.look(pointer, 4).map_or(0, |word| word.bits())
}

/// Those of some parts that do not overlap each other which overlap with these bytes.
fn overlapping(parts: &Parts, start: u64, end: u64) -> Vec<(u64, u64, Writer)> {
    let before = parts.range(..end).rev();
    let mut found: Vec<(u64, u64, Writer)> = before
        .map(|(first, (last, writer))| (*first, *last, *writer))
        .take_while(|part| part.1 > start)
        .collect();
    found.reverse();
    found
}

/// What people call a lock, by the name of a word in it: `account.lock` for `account.lock.__data.__lock`.
fn lock_name(name: &str) -> String {
    let end = name.find(".__").or_else(|| name.rfind('+'));
    end.map_or(name, |end| &name[..end]).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(start: u64, end: u64) -> Bytes {
        Bytes { slot: 3, block: Name::heap(7), start, end }
    }

    fn by(thread: u32) -> Writer {
        Writer { thread, number: 10 + u64::from(thread), synchronises: false }
    }

    #[test]
    fn the_last_writer_of_each_byte_is_known() {
        let mut flows = Flows::default();
        flows.write(bytes(0, 16), by(0));
        flows.write(bytes(4, 8), by(1));
        flows.write(bytes(6, 10), by(2));
        let expected = vec![(2, 4, by(0)), (4, 6, by(1)), (6, 10, by(2)), (10, 12, by(0))];
        assert_eq!(flows.writers(&bytes(2, 12)), expected);
        assert_eq!(flows.writers(&bytes(16, 20)), []);
        // Another block in the same place has been written by nobody.
        let other = Bytes { block: Name::heap(8), ..bytes(0, 16) };
        assert_eq!(flows.writers(&other), []);
        flows.write(Bytes { end: 1, ..other }, by(1));
        assert_eq!(flows.writers(&other), [(0, 1, by(1))]);
    }

    #[test]
    fn who_changed_a_bit_last_lets_go_on() {
        let mut flows = Flows::default();
        flows.change(&bytes(0, 4), 0b11, by(0));
        flows.change(&bytes(0, 4), 0b01, by(2));
        flows.change(&bytes(0, 4), 0b100, by(3));
        let last = |bits| flows.changed(&bytes(0, 4), bits).first().map(|(_, _, writer)| writer.thread);
        assert_eq!([1, 2, 3, 4, 7, 8].map(last), [Some(2), Some(0), Some(2), Some(3), Some(3), None]);
    }

    #[test]
    fn a_store_that_waits_is_not_seen() {
        let mut flows = Flows::default();
        let coming = Coming { writes: vec![bytes(0, 4)], ..Coming::default() };
        flows.delay(5, &coming);
        assert_eq!(flows.writers(&bytes(0, 4)), []);
        flows.reaches_memory(5, 1, 30);
        assert_eq!(flows.writers(&bytes(0, 4)), [(0, 4, Writer { number: 30, ..by(1) })]);
    }

    #[test]
    fn locks_are_called_what_the_source_calls_them() {
        assert_eq!(lock_name("account.lock.__data.__lock"), "account.lock");
        assert_eq!(lock_name("m+4"), "m");
        assert_eq!(lock_name("turnstile"), "turnstile");
    }
}
