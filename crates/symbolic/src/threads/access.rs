//! Accesses of bytes that threads share: events.

use std::rc::Rc;

use program::code::Pc;
use sem::context::{Origin, Place};
use sem::domain::Domain;
use sem::scalar::Poison;

use super::sharing::{LIFE, NameId, Target, Touch};
use super::{Event, Name};
use crate::byte::{self, ite_scalar};
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar};
use crate::memory::{Cell, LONGEST_WORD, PartOfPointer};
use crate::value::{BlockId, Bool, Bv, Prov};

/// What cannot be said about shared bytes.
const TOO_MANY_PLACES: &str = "shared memory accessed at one of too many places";
const PIECES_OF_POINTERS: &str = "pieces of a pointer in shared memory";

impl Machine<'_> {
    /// Notes that bytes are accessed; whether they are shared.
    fn touch(&mut self, block: BlockId, from: u64, to: u64, writes: bool) -> bool {
        let name = self.name_of(block);
        let (thread, epoch) = (self.threads.current, self.threads.epoch);
        let touches = self.threads.touches.entry(name).or_default();
        let same = |touch: &&mut Touch| {
            (touch.thread, touch.from, touch.to, touch.writes) == (thread, from, to, writes)
        };
        match touches.iter_mut().find(same) {
            Some(touch) => touch.epoch = touch.epoch.max(epoch),
            None => touches.push(Touch { thread, from, to, writes, epoch }),
        }
        match self.threads.sharing.learned {
            true => self.threads.sharing.overlaps(name, from, to),
            false => self.may_be_shared(block),
        }
    }

    /// Whether an access of these bytes may be an event.
    pub(crate) fn may_be_event(&mut self, block: BlockId, from: u64, bytes: u64) -> bool {
        if !self.is_late() {
            return false;
        }
        let name = self.name_of(block);
        match self.threads.sharing.learned {
            true => self.threads.sharing.overlaps(name, from, from.saturating_add(bytes)),
            false => self.may_be_shared(block),
        }
    }

    /// The offsets that an access may have, each with its condition.
    fn offsets(&mut self, block: BlockId, offset: &Bv, bytes: u64) -> Option<Vec<(u64, Bool)>> {
        if let Some(offset) = offset.as_u64() {
            return Some(vec![(offset, Bool::Const(true))]);
        }
        self.memory.offsets(&mut self.d, block, offset, bytes)
    }

    /// Notes an access of a block at one of several offsets: those at which bytes are shared, if any are.
    fn shared_offsets(
        &mut self,
        block: BlockId,
        offset: &Bv,
        bytes: u64,
        writes: bool,
    ) -> Option<Vec<(u64, Bool, bool)>> {
        let Some(offsets) = self.offsets(block, offset, bytes) else {
            let most = self.memory.facts(block).most.unwrap_or(LIFE);
            if self.touch(block, 0, most, writes) {
                self.trouble = Some(TOO_MANY_PLACES.to_string());
            }
            return None;
        };
        let places: Vec<(u64, Bool, bool)> = offsets
            .into_iter()
            .map(|(at, when)| (at, when, self.touch(block, at, at.saturating_add(bytes), writes)))
            .collect();
        places.iter().any(|(.., shared)| *shared).then_some(places)
    }

    /// Reads a word of shared memory, if it is; `guard` says when it is this block that is read.
    pub(crate) fn shared_load(
        &mut self,
        block: BlockId,
        guard: Bool,
        offset: &Bv,
        bytes: u32,
    ) -> Option<Scalar> {
        if !self.is_late() {
            return None;
        }
        let places = self.shared_offsets(block, offset, bytes.into(), false)?;
        let mut all: Option<Scalar> = None;
        for (at, when, shared) in places.into_iter().rev() {
            let value = match shared {
                true => {
                    let when = self.d.and_b(guard, when);
                    self.read_event(block, when, at, bytes)
                }
                false => self.first_value(block, at, bytes),
            };
            all = Some(match all {
                None => value,
                Some(others) => ite_scalar(&mut self.d, when, value, others),
            });
        }
        all
    }

    /// Reads bytes of shared memory, if they are.
    pub(crate) fn shared_read(
        &mut self,
        block: BlockId,
        guard: Bool,
        offset: &Bv,
        count: u64,
    ) -> Option<Vec<Cell>> {
        if !self.is_late() {
            return None;
        }
        let places = self.shared_offsets(block, offset, count, false)?;
        let [(start, ..)] = places[..] else {
            self.trouble = Some(TOO_MANY_PLACES.to_string());
            return Some(Vec::new());
        };
        let mut cells = Vec::new();
        let mut at = start;
        while at < start + count {
            let bytes = word_at(at, start + count);
            let value = self.read_event(block, guard, at, bytes);
            cells.push(Cell::Word(bytes, value));
            at += u64::from(bytes);
        }
        Some(cells)
    }

    /// Writes to shared memory, if it is.
    pub(crate) fn shared_write(&mut self, block: BlockId, guard: Bool, offset: &Bv, cells: &[Cell]) -> bool {
        if !self.is_late() || guard == Bool::Const(false) {
            return false;
        }
        let count: u64 = cells.iter().map(|cell| u64::from(cell.bytes())).sum();
        let Some(places) = self.shared_offsets(block, offset, count, true) else {
            return false;
        };
        for (start, when, shared) in places {
            let when = self.d.and_b(guard, when);
            if !shared {
                let start = self.d.bv(self.program.pointer_bits, start);
                let written = self.memory.write(&mut self.d, when, block, &start, cells);
                self.cannot(written);
                continue;
            }
            let mut at = start;
            for cell in cells {
                let (bytes, value) = match cell {
                    Cell::Word(bytes, value) => (*bytes, value.clone()),
                    Cell::Byte(byte) => {
                        if byte.prov != Prov::None {
                            self.trouble = Some(PIECES_OF_POINTERS.to_string());
                        }
                        let value = Scalar {
                            bits: byte.bits.clone(),
                            undef: byte.undef.clone(),
                            poison: byte.poison.clone(),
                            prov: Prov::None,
                        };
                        (1, value)
                    }
                };
                self.write_event(block, when, at, bytes, value);
                at += u64::from(bytes);
            }
        }
        true
    }

    /// What shared bytes have if nobody writes to them.
    fn first_value(&mut self, block: BlockId, at: u64, bytes: u32) -> Scalar {
        let at = self.d.bv(self.program.pointer_bits, at);
        match self.memory.load(&mut self.d, block, &at, bytes) {
            Ok(value) => value,
            Err(PartOfPointer) => {
                self.cannot::<()>(Err(PartOfPointer));
                Scalar::number(&mut self.d, 8 * bytes, 0)
            }
        }
    }

    fn read_event(&mut self, block: BlockId, guard: Bool, offset: u64, bytes: u32) -> Scalar {
        let tick = self.tick_now();
        let in_section = self.threads.local.tick.is_some();
        if in_section
            && let Some((.., value)) =
                self.threads.local.seen.iter().find(|seen| (seen.0, seen.1, seen.2) == (block, offset, bytes))
        {
            return value.clone();
        }
        let first = match offset {
            LIFE => self.first_life(block),
            _ => self.first_value(block, offset, bytes),
        };
        let name = self.name_of(block);
        let value = self.anything(name, offset, bytes, &first);
        // A load that is not legal touches nothing.
        let legal = self.d.not_b(self.unchecked.wild());
        let when = self.d.and_b(self.path.whole(), guard);
        let when = self.d.and_b(when, legal);
        self.note_event(Event {
            thread: self.threads.current,
            tick,
            writes: false,
            block,
            offset,
            bytes,
            when,
            value: value.clone(),
            first: Some(first),
            pc: self.pc,
            context: self.current_context(),
            atomic: is_atomic(self.program, self.pc),
            modifies: false,
            locks: Rc::clone(&self.threads.local.locks),
        });
        if in_section {
            self.see(guard, (block, offset, bytes, value.clone()));
        }
        value
    }

    fn write_event(&mut self, block: BlockId, guard: Bool, offset: u64, bytes: u32, value: Scalar) {
        let tick = self.tick_now();
        let when = self.d.and_b(self.path.whole(), guard);
        self.note_effect(when);
        let locks = Rc::clone(&self.threads.local.locks);
        if locks.iter().any(|(lock, at)| *lock == block && offset < at + 4 && *at < offset + u64::from(bytes))
        {
            // It may not be locked any more.
            Rc::make_mut(&mut self.threads.local.locks).retain(|(lock, _)| *lock != block);
        }
        let modifies = self.threads.events.last().is_some_and(|last| {
            last.tick == tick && !last.writes && (last.block, last.offset) == (block, offset)
        });
        self.note_event(Event {
            thread: self.threads.current,
            tick,
            writes: true,
            block,
            offset,
            bytes,
            when,
            value: value.clone(),
            first: None,
            pc: self.pc,
            context: self.current_context(),
            atomic: is_atomic(self.program, self.pc),
            modifies,
            locks,
        });
        if self.threads.local.tick.is_some() {
            self.see(guard, (block, offset, bytes, value));
        }
    }

    fn note_event(&mut self, event: Event) {
        self.threads.local.dirty = true;
        self.threads.events.push(event);
    }

    /// Remembers what a section has seen, for when it looks again.
    fn see(&mut self, guard: Bool, seen: super::Seen) {
        let (from, to) = (seen.1, seen.1 + u64::from(seen.2));
        let known = Rc::make_mut(&mut self.threads.local.seen);
        known.retain(|(block, at, bytes, _)| *block != seen.0 || at + u64::from(*bytes) <= from || to <= *at);
        if guard == Bool::Const(true) {
            known.push(seen);
        }
    }

    /// Whatever may be at a place of shared memory: variables.
    fn anything(&mut self, name: NameId, offset: u64, bytes: u32, first: &Scalar) -> Scalar {
        let w = 8 * bytes;
        let targets = match bytes == self.program.pointer_bits / 8 {
            true => self.threads.sharing.targets(name, offset).cloned().unwrap_or_default(),
            false => Default::default(),
        };
        let odd = self.threads.sharing.is_odd(name, offset, offset + u64::from(bytes));
        let (bits, prov) = match targets.iter().any(|target| target.block.is_some()) {
            true => self.any_pointer(&targets.into_iter().collect::<Vec<_>>(), first),
            false => (self.unknown("read", w), Prov::None),
        };
        let (undef, poison) = match odd {
            true => {
                let undef = self.unknown("undef", w);
                let poison = self.unknown("poison", 1);
                let one = self.d.bv(1, 1);
                let flag = self.d.eq(1, &poison, &one);
                (undef, Poison { flag, origin: first.poison.origin.either(Origin::ANY) })
            }
            false => (self.d.bv(w, 0), Poison::none(&mut self.d)),
        };
        Scalar { bits, undef, poison, prov }
    }

    /// One of several pointers: a variable says which.
    fn any_pointer(&mut self, targets: &[Target], first: &Scalar) -> (Bv, Prov) {
        let w = self.program.pointer_bits;
        let which = self.unknown("target", 16);
        let (mut bits, mut prov): (Option<Bv>, Prov) = (None, first.prov);
        for (number, target) in targets.iter().enumerate() {
            let block = match target.block {
                None => None,
                Some(name) => match self.block_named(name) {
                    Some(block) => Some(block),
                    // Nothing that this walk makes.
                    None => continue,
                },
            };
            let base = block.map_or(0, |block| self.memory.facts(block).base);
            let here = match target.offset {
                Some(offset) => self.d.bv(w, base.wrapping_add(offset)),
                None => self.unknown("address", w),
            };
            let of = block.map_or(Prov::None, Prov::Block);
            match bits {
                None => (bits, prov) = (Some(here), of),
                Some(others) => {
                    let number = self.d.bv(16, number as u64);
                    let this = self.d.eq(16, &which, &number);
                    let both = self.d.ite_prov(&this, &of, &prov);
                    bits = Some(self.d.ite_address(this, (&here, of), (&others, prov), both));
                    prov = both;
                }
            }
        }
        match bits {
            Some(bits) => (bits, prov),
            None => (self.unknown("read", w), Prov::None),
        }
    }

    /// A new variable for something that another thread decides about.
    fn unknown(&mut self, what: &str, w: u32) -> Bv {
        let occurrence = self.occurrence();
        let name = format!("{what}.t{}.{}.{occurrence}", self.threads.current, self.pc);
        let calls = self.stack_of(self.pc, self.current_context());
        self.d.variable_at(&name, calls, w)
    }

    /// Whether a block is alive, which another thread may decide about.
    pub(crate) fn life_of(&mut self, block: BlockId) -> Bool {
        let known = self.memory.life(block);
        let facts = self.memory.facts(block);
        if !self.is_late() || matches!(facts.kind, sem::context::BlockKind::Global) || !has_end(facts.kind) {
            return known;
        }
        if !self.touch(block, LIFE, LIFE + 1, false) {
            return known;
        }
        let life = self.read_event(block, Bool::Const(true), LIFE, 1);
        let zero = self.d.bv(8, 0);
        let dead = self.d.eq(8, &life.bits, &zero);
        self.d.not_b(dead)
    }

    fn first_life(&mut self, block: BlockId) -> Scalar {
        let live = self.memory.life(block);
        let (yes, no) = (self.d.bv(8, 1), self.d.bv(8, 0));
        let bits = self.d.ite(8, &live, &yes, &no);
        Scalar::plain(&mut self.d, 8, bits)
    }

    /// Starts or ends the life of a block; whether that is an event.
    pub(crate) fn set_life(&mut self, guard: Bool, block: BlockId, live: bool) -> bool {
        if !self.is_late() || !has_end(self.memory.facts(block).kind) {
            return false;
        }
        if !self.touch(block, LIFE, LIFE + 1, true) {
            return false;
        }
        let value = Scalar::number(&mut self.d, 8, live.into());
        self.write_event(block, guard, LIFE, 1, value);
        true
    }

    /// What is known about a thread: bytes at an offset.
    pub(super) fn about_thread(&mut self, thread: u32, offset: u64, bytes: u32) -> Scalar {
        match self.place_about(thread, offset) {
            Some(place) => self.load_scalar(&place, 8 * bytes),
            None => Scalar::number(&mut self.d, 8 * bytes, 0),
        }
    }

    /// Sets what is known about a thread.
    pub(super) fn set_about_thread(
        &mut self,
        when: Bool,
        thread: u32,
        offset: u64,
        bytes: u32,
        value: &Scalar,
    ) {
        if let Some(place) = self.place_about(thread, offset) {
            let cells = byte::words(&mut self.d, 8 * bytes, value, self.program.pointer_bits / 8);
            self.write_cells(when, &place, &cells);
        }
    }

    fn place_about(&mut self, thread: u32, offset: u64) -> Option<Place<Symbolic>> {
        let block = self.block_of_thread(thread)?;
        let offset = self.d.bv(self.program.pointer_bits, offset);
        Some(Place { prov: Prov::Block(block), offset })
    }

    /// Whether a number is that of a thread which some walk has started.
    pub(super) fn is_thread(&mut self, thread: u32) -> bool {
        let name = self.threads.sharing.name(Name::Thread(thread));
        thread == 0 || self.threads.blocks.contains_key(&name) || self.threads.sharing.has_thread(thread)
    }
}

/// Whether blocks of a kind come to an end before the program does.
fn has_end(kind: sem::context::BlockKind) -> bool {
    use sem::context::BlockKind::*;
    matches!(kind, Stack | VarArgs | Heap | New | NewArray)
}

/// The longest word that starts at an offset, if all are where they belong.
fn word_at(at: u64, end: u64) -> u32 {
    let mut bytes = u64::from(LONGEST_WORD);
    while bytes > 1 && (!at.is_multiple_of(bytes) || at + bytes > end) {
        bytes /= 2;
    }
    bytes as u32
}

/// Whether an op is an atomic access.
fn is_atomic(program: &program::Program, pc: Pc) -> bool {
    let mut atomic = false;
    program.for_each_access(pc, |access| atomic |= access.is_atomic() && !access.synchronises);
    atomic
}
