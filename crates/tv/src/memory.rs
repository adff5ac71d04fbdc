//! Memory: a log of what was done to it, read backwards.
//!
//! ```text
//!   byte     value (8 bits) | poison (8 bits) | is it part of a pointer? | of which block and offset | which of its bytes
//!   node     Root | Store | Range | Fresh | Live | Call | Merge           each knows the one before it
//! ```
//!
//! A byte is found by going back from the last node: a store to another block or to a known other offset is passed over, one that may have
//! written it becomes a choice, and at the root there is an array of the solver for what was there at first. So what a pointer may alias is
//! decided where it is read, store by store, and blocks need no arrays of their own: an address that is known to be local never meets what is
//! not. Copies of unknown length, which would need quantifiers in an array, are nodes like others.
//!
//! Cost of a read: the stores since the root that may alias, each once for an address and a node (`seen`).

use rustc_hash::FxHashMap;
use term::{Sort, TermId};

use crate::domain::{ID_BITS, LOCAL, Prov, Scalar};
use crate::world::World;
use sem::scalar::Poison;

/// A state of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct MemId(pub(crate) u32);

/// What memory is before anything is done to it.
pub(crate) const ROOT: MemId = MemId(0);

/// A byte in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Byte {
    pub(crate) value: TermId,
    /// A set bit is poison. A byte of a pointer is if any is set.
    pub(crate) poison: TermId,
    pub(crate) is_pointer: TermId,
    pub(crate) id: TermId,
    pub(crate) offset: TermId,
    pub(crate) index: TermId,
}

/// How many bits number the bytes of a pointer.
const INDEX: u32 = 3;

/// What a call may have done to the memory that it can reach.
#[derive(Clone, Debug)]
pub(crate) struct Havoc {
    /// What memory may be after it: the condition under which it is this one of the arrays. The last holds otherwise.
    pub(crate) versions: Vec<(TermId, u32)>,
    /// The locals that it knows, each with the number that it has in those arrays.
    pub(crate) known: Vec<(u64, u64)>,
    /// Those of them that it may keep pointers to.
    pub(crate) kept: Vec<(u64, u64)>,
    /// Whether it writes anything but what its arguments point to.
    pub(crate) anything: bool,
    /// Whether what it does not write stays as it was before, which another call of its kind may not have seen.
    pub(crate) partly: bool,
    /// The blocks that its arguments point to, which it may write.
    pub(crate) arguments: Vec<TermId>,
    /// Whether it may free what there is.
    pub(crate) frees: bool,
    /// The blocks that it does not know.
    pub(crate) unknown: Vec<TermId>,
}

#[derive(Clone, Debug)]
pub(crate) enum Node {
    Root,
    Store {
        before: MemId,
        id: TermId,
        offset: TermId,
        bytes: std::rc::Rc<[Byte]>,
    },
    /// `length` bytes from the offset on: one byte again and again, or those of another place and time.
    Range {
        before: MemId,
        id: TermId,
        offset: TermId,
        length: TermId,
        from: From,
    },
    /// The block starts a new life.
    Fresh {
        before: MemId,
        id: TermId,
    },
    Live {
        before: MemId,
        id: TermId,
        when: TermId,
        alive: bool,
    },
    Call {
        before: MemId,
        havoc: std::rc::Rc<Havoc>,
    },
    Merge {
        condition: TermId,
        yes: MemId,
        no: MemId,
    },
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum From {
    Byte(Byte),
    Place { memory: MemId, id: TermId, offset: TermId },
}

/// All that was done to memory.
pub(crate) struct Log {
    pub(crate) nodes: Vec<Node>,
    seen: FxHashMap<(MemId, TermId, TermId), Byte>,
    alive: FxHashMap<(MemId, TermId), TermId>,
    versions: FxHashMap<u32, Arrays>,
    depth: u32,
    /// Whether something was too deep to be read.
    pub(crate) too_deep: bool,
}

/// More than any sensible function needs; a read that goes deeper gives up.
const DEEPEST: u32 = 20_000;

/// The arrays of a version of memory: by block and offset.
#[derive(Clone, Copy, Debug)]
struct Arrays {
    value: TermId,
    poison: TermId,
    is_pointer: TermId,
    id: TermId,
    offset: TermId,
    index: TermId,
    written: TermId,
    kept: TermId,
}

impl Log {
    pub(crate) fn new() -> Log {
        Log {
            nodes: vec![Node::Root],
            seen: FxHashMap::default(),
            alive: FxHashMap::default(),
            versions: FxHashMap::default(),
            depth: 0,
            too_deep: false,
        }
    }

    pub(crate) fn push(&mut self, node: Node) -> MemId {
        self.nodes.push(node);
        MemId(self.nodes.len() as u32 - 1)
    }

    pub(crate) fn node(&self, memory: MemId) -> &Node {
        &self.nodes[memory.0 as usize]
    }

    /// What came before a node; of a merge both.
    pub(crate) fn before(&self, memory: MemId) -> Vec<MemId> {
        match *self.node(memory) {
            Node::Root => Vec::new(),
            Node::Store { before, .. }
            | Node::Range { before, .. }
            | Node::Fresh { before, .. }
            | Node::Live { before, .. }
            | Node::Call { before, .. } => vec![before],
            Node::Merge { yes, no, .. } => vec![yes, no],
        }
    }

    /// Every node that led to this one.
    pub(crate) fn history(&self, memory: MemId) -> Vec<MemId> {
        let mut all = std::collections::BTreeSet::new();
        let mut stack = vec![memory];
        while let Some(next) = stack.pop() {
            if all.insert(next) {
                stack.extend(self.before(next));
            }
        }
        all.into_iter().collect()
    }
}

impl World {
    fn arrays(&mut self, version: u32) -> Arrays {
        if let Some(known) = self.log.versions.get(&version) {
            return *known;
        }
        let w = self.d.pointer_bits;
        let mut array = |what: &str, element: u32| {
            let sort = Sort::Array { index: ID_BITS + w, element };
            self.d.terms().var(&format!("memory.{version}.{what}"), sort)
        };
        let arrays = Arrays {
            value: array("value", 8),
            poison: array("poison", 8),
            is_pointer: array("pointer", 1),
            id: array("block", ID_BITS),
            offset: array("offset", w),
            index: array("byte", INDEX),
            written: array("written", 1),
            kept: self
                .d
                .terms()
                .var(&format!("memory.{version}.kept"), Sort::Array { index: ID_BITS, element: 1 }),
        };
        self.log.versions.insert(version, arrays);
        arrays
    }

    /// The byte of a version of memory. Where it holds a pointer, that is to a block outside, or to one of the locals that are known there.
    fn byte_of_version(&mut self, version: u32, id: TermId, offset: TermId, known: &[(u64, u64)]) -> Byte {
        let arrays = self.arrays(version);
        let terms = self.d.terms();
        let at = terms.concat(id, offset);
        let one = terms.number(1, 1);
        let flag = terms.select(arrays.is_pointer, at);
        let (value, poison) = (terms.select(arrays.value, at), terms.select(arrays.poison, at));
        let is_pointer = terms.eq(flag, one);
        let (name, offset) = (terms.select(arrays.id, at), terms.select(arrays.offset, at));
        let index = terms.select(arrays.index, at);
        let id = self.named_local(name, known);
        Byte { value, poison, is_pointer, id, offset, index }
    }

    /// The block that a call or a memory of unknown contents names.
    pub(crate) fn named_local(&mut self, name: TermId, known: &[(u64, u64)]) -> TermId {
        let terms = self.d.terms();
        let short = terms.extract(name, ID_BITS - 2, 0);
        let outside = terms.zero_extend(short, ID_BITS);
        known.iter().fold(outside, |rest, &(local, number)| {
            let (number, local) = (self.id(number), self.id(local));
            let is = self.d.terms().eq(name, number);
            self.d.terms().ite(is, local, rest)
        })
    }

    pub(crate) fn plain_byte(&mut self, value: TermId, poison: TermId) -> Byte {
        let w = self.d.pointer_bits;
        let terms = self.d.terms();
        Byte {
            value,
            poison,
            is_pointer: terms.bool(false),
            id: terms.number(ID_BITS, 0),
            offset: terms.number(w, 0),
            index: terms.number(INDEX, 0),
        }
    }

    /// A byte of a variable that nothing is known about: the same whenever it is asked for.
    pub(crate) fn unknown_byte(&mut self, name: &str, place: u64) -> Byte {
        let (id, offset) = (self.names.get(name).copied().unwrap_or(0), self.number(place));
        let id = self.id(id);
        self.byte_of_version(0, id, offset, &[])
    }

    pub(crate) fn number_byte(&mut self, value: u8) -> Byte {
        let terms = self.d.terms();
        let (value, none) = (terms.number(8, value.into()), terms.number(8, 0));
        self.plain_byte(value, none)
    }

    pub(crate) fn poison_byte(&mut self) -> Byte {
        let terms = self.d.terms();
        let (value, all) = (terms.number(8, 0), terms.number(8, 0xff));
        self.plain_byte(value, all)
    }

    pub(crate) fn ite_byte(&mut self, condition: TermId, yes: Byte, no: Byte) -> Byte {
        let terms = self.d.terms();
        if let Some(known) = terms.as_bool(condition) {
            return if known { yes } else { no };
        }
        let none = terms.bool(false);
        // What is no part of a pointer has whatever block suits.
        let (id, offset, index) = if yes.is_pointer == none {
            (no.id, no.offset, no.index)
        } else if no.is_pointer == none {
            (yes.id, yes.offset, yes.index)
        } else {
            (
                terms.ite(condition, yes.id, no.id),
                terms.ite(condition, yes.offset, no.offset),
                terms.ite(condition, yes.index, no.index),
            )
        };
        Byte {
            value: terms.ite(condition, yes.value, no.value),
            poison: terms.ite(condition, yes.poison, no.poison),
            is_pointer: terms.ite(condition, yes.is_pointer, no.is_pointer),
            id,
            offset,
            index,
        }
    }

    /// Whether two ids are the same block.
    pub(crate) fn same_block(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return self.d.terms().bool(true);
        }
        if let (Some(x), Some(y)) = (self.is_local(a), self.is_local(b))
            && x != y
        {
            return self.d.terms().bool(false);
        }
        if self.is_local(a) == Some(true) || self.is_local(b) == Some(true) {
            let (ours, theirs) = (self.locals_in(a), self.locals_in(b));
            if !ours.iter().any(|our| theirs.contains(our)) {
                return self.d.terms().bool(false);
            }
        }
        self.d.terms().eq(a, b)
    }

    /// The byte at a place in some state of memory.
    pub(crate) fn read(&mut self, memory: MemId, id: TermId, offset: TermId) -> Byte {
        if let Some(known) = self.log.seen.get(&(memory, id, offset)) {
            return *known;
        }
        if self.log.depth > DEEPEST {
            self.log.too_deep = true;
            return self.poison_byte();
        }
        self.log.depth += 1;
        let byte = self.read_new(memory, id, offset);
        self.log.depth -= 1;
        self.log.seen.insert((memory, id, offset), byte);
        byte
    }

    fn read_new(&mut self, memory: MemId, id: TermId, offset: TermId) -> Byte {
        let mut memory = memory;
        loop {
            match self.log.node(memory).clone() {
                Node::Root => return self.read_first(id, offset),
                Node::Live { before, .. } => memory = before,
                Node::Fresh { before, id: fresh } => {
                    let same = self.same_block(id, fresh);
                    match self.d.terms().as_bool(same) {
                        Some(false) => memory = before,
                        Some(true) => return self.poison_byte(),
                        None => {
                            let (new, old) = (self.poison_byte(), self.read(before, id, offset));
                            return self.ite_byte(same, new, old);
                        }
                    }
                }
                Node::Merge { condition, yes, no } => {
                    let (yes, no) = (self.read(yes, id, offset), self.read(no, id, offset));
                    return self.ite_byte(condition, yes, no);
                }
                Node::Store { before, id: at, offset: from, bytes } => {
                    let same = self.same_block(id, at);
                    if self.d.terms().as_bool(same) == Some(false) {
                        memory = before;
                        continue;
                    }
                    let distance = self.d.terms().sub(offset, from);
                    if let Some(known) = self.d.terms().as_bits(distance) {
                        let place = known.to_u64().filter(|place| *place < bytes.len() as u64);
                        let Some(place) = place else {
                            memory = before;
                            continue;
                        };
                        let byte = bytes[place as usize];
                        if self.d.terms().as_bool(same) == Some(true) {
                            return byte;
                        }
                        let old = self.read(before, id, offset);
                        return self.ite_byte(same, byte, old);
                    }
                    let mut result = self.read(before, id, offset);
                    for (place, byte) in bytes.iter().enumerate() {
                        let number = self.number(place as u64);
                        let terms = self.d.terms();
                        let here = terms.eq(distance, number);
                        let here = terms.and(same, here);
                        result = self.ite_byte(here, *byte, result);
                    }
                    return result;
                }
                Node::Range { before, id: at, offset: start, length, from } => {
                    let same = self.same_block(id, at);
                    let terms = self.d.terms();
                    let distance = terms.sub(offset, start);
                    let inside = terms.ult(distance, length);
                    let written = terms.and(same, inside);
                    if terms.as_bool(written) == Some(false) {
                        memory = before;
                        continue;
                    }
                    let byte = match from {
                        From::Byte(byte) => byte,
                        From::Place { memory, id, offset } => {
                            let from = self.d.terms().add(offset, distance);
                            self.read(memory, id, from)
                        }
                    };
                    if self.d.terms().as_bool(written) == Some(true) {
                        return byte;
                    }
                    let old = self.read(before, id, offset);
                    return self.ite_byte(written, byte, old);
                }
                Node::Call { before, havoc } => {
                    let changed = self.may_have_changed(id, &havoc);
                    match self.d.terms().as_bool(changed) {
                        Some(false) => memory = before,
                        known => {
                            let new = self.read_after(&havoc, id, offset);
                            if havoc.partly {
                                let written = self.is_written(&havoc, id, offset);
                                let changed = self.d.terms().and(changed, written);
                                let old = self.read(before, id, offset);
                                return self.ite_byte(changed, new, old);
                            }
                            if known == Some(true) {
                                return new;
                            }
                            let old = self.read(before, id, offset);
                            return self.ite_byte(changed, new, old);
                        }
                    }
                }
            }
        }
    }

    /// What was there at first: locals hold poison, constants what they say.
    fn read_first(&mut self, id: TermId, offset: TermId) -> Byte {
        match self.is_local(id) {
            Some(true) => return self.poison_byte(),
            Some(false) => {}
            None => {
                let terms = self.d.terms();
                let top = terms.extract(id, ID_BITS - 1, ID_BITS - 1);
                let one = terms.number(1, 1);
                let local = terms.eq(top, one);
                let (fresh, old) = (self.poison_byte(), self.byte_of_version(0, id, offset, &[]));
                return self.ite_byte(local, fresh, old);
            }
        }
        if let Some(contents) = self.named_block(id).and_then(|named| named.contents.clone()) {
            if let Some(place) = self.d.terms().as_bits(offset).and_then(|bits| bits.to_u64()) {
                return match contents.get(place as usize) {
                    Some(byte) => *byte,
                    None => self.poison_byte(),
                };
            }
            let nothing = self.poison_byte();
            return (0..).zip(contents).fold(nothing, |rest, (place, byte)| {
                let place = self.number(place);
                let here = self.d.terms().eq(offset, place);
                self.ite_byte(here, byte, rest)
            });
        }
        if self.named_block(id).is_some_and(|named| named.constant && named.data && !named.open) {
            self.approximate(crate::outcome::Approximation::Constants);
        }
        self.byte_of_version(0, id, offset, &[])
    }

    /// Whether a call may have written to a block.
    fn may_have_changed(&mut self, id: TermId, havoc: &Havoc) -> TermId {
        let mut reached = self.d.terms().bool(false);
        let constant = self.named_block(id).is_some_and(|named| named.constant || !named.data);
        if constant {
            return reached;
        }
        if havoc.anything {
            let local = match self.is_local(id) {
                Some(false) => self.d.terms().bool(false),
                _ => {
                    let terms = self.d.terms();
                    let top = terms.extract(id, ID_BITS - 1, ID_BITS - 1);
                    let one = terms.number(1, 1);
                    terms.eq(top, one)
                }
            };
            reached = self.d.terms().not(local);
            for &unknown in &havoc.unknown {
                let same = self.same_block(id, unknown);
                let other = self.d.terms().not(same);
                reached = self.d.terms().and(reached, other);
            }
            for &(known, _) in &havoc.known {
                let known = self.id(known);
                let same = self.same_block(id, known);
                reached = self.d.terms().or(reached, same);
            }
        }
        for &argument in &havoc.arguments {
            let same = self.same_block(id, argument);
            reached = self.d.terms().or(reached, same);
        }
        if self.is_local(id) == Some(true) || self.d.terms().as_bool(reached) == Some(false) {
            return reached;
        }
        let writable = self.is_writable(id);
        self.d.terms().and(reached, writable)
    }

    /// The calls that may have written to one of some blocks, the last one first, if no ways come together behind them.
    pub(crate) fn calls_that_may_change(
        &mut self,
        memory: MemId,
        blocks: &[TermId],
    ) -> Option<Vec<Vec<(TermId, u32)>>> {
        let mut calls = Vec::new();
        let mut memory = memory;
        loop {
            memory = match self.log.nodes[memory.0 as usize].clone() {
                Node::Root => return Some(calls),
                Node::Store { before, .. }
                | Node::Range { before, .. }
                | Node::Fresh { before, .. }
                | Node::Live { before, .. } => before,
                Node::Call { before, havoc } => {
                    let may = blocks.iter().any(|&block| {
                        let changed = self.may_have_changed(block, &havoc);
                        self.d.terms().as_bool(changed) != Some(false)
                    });
                    calls.extend(may.then(|| havoc.versions.clone()));
                    before
                }
                Node::Merge { .. } => return None,
            };
        }
    }

    fn read_after(&mut self, havoc: &Havoc, id: TermId, offset: TermId) -> Byte {
        let name = self.name_of(id, &havoc.known);
        let mut versions = havoc.versions.iter().rev();
        let Some(&(_, last)) = versions.next() else { return self.poison_byte() };
        let mut byte = self.byte_of_version(last, name, offset, &havoc.kept);
        for &(condition, version) in versions {
            let this = self.byte_of_version(version, name, offset, &havoc.kept);
            byte = self.ite_byte(condition, this, byte);
        }
        byte
    }

    /// Whether a call that writes without looking has written a byte.
    fn is_written(&mut self, havoc: &Havoc, id: TermId, offset: TermId) -> TermId {
        let name = self.name_of(id, &havoc.known);
        let mut result = self.d.terms().bool(false);
        for &(condition, version) in havoc.versions.iter().rev() {
            let written = self.arrays(version).written;
            let terms = self.d.terms();
            let at = terms.concat(name, offset);
            let bit = terms.select(written, at);
            let one = terms.number(1, 1);
            let this = terms.eq(bit, one);
            result = terms.ite(condition, this, result);
        }
        result
    }

    /// The name that calls know a block by.
    pub(crate) fn name_of(&mut self, id: TermId, known: &[(u64, u64)]) -> TermId {
        if self.is_local(id) == Some(false) {
            return id;
        }
        known.iter().fold(id, |rest, &(local, number)| {
            let (local, number) = (self.id(local), self.id(number));
            let is = self.same_block(id, local);
            self.d.terms().ite(is, number, rest)
        })
    }

    /// Whether a block is alive.
    pub(crate) fn alive(&mut self, memory: MemId, id: TermId) -> TermId {
        if let Some(known) = self.log.alive.get(&(memory, id)) {
            return *known;
        }
        let mut at = memory;
        let alive = loop {
            match self.log.node(at).clone() {
                Node::Root => break self.alive_at_first(id),
                Node::Store { before, .. } | Node::Range { before, .. } | Node::Fresh { before, .. } => {
                    at = before;
                }
                Node::Live { before, id: changed, when, alive } => {
                    let same = self.same_block(id, changed);
                    let here = self.d.terms().and(same, when);
                    match self.d.terms().as_bool(here) {
                        Some(false) => at = before,
                        Some(true) => break self.d.terms().bool(alive),
                        None => {
                            let old = self.alive(before, id);
                            let new = self.d.terms().bool(alive);
                            break self.d.terms().ite(here, new, old);
                        }
                    }
                }
                Node::Merge { condition, yes, no } => {
                    let (yes, no) = (self.alive(yes, id), self.alive(no, id));
                    break self.d.terms().ite(condition, yes, no);
                }
                Node::Call { before, havoc } => {
                    let fixed = self.named_block(id).is_some();
                    if fixed || !havoc.frees {
                        at = before;
                        continue;
                    }
                    let reached = self.may_have_changed(id, &havoc);
                    let heap = self.is_on_heap(id);
                    let at_risk = self.d.terms().and(reached, heap);
                    let old = self.alive(before, id);
                    if self.d.terms().as_bool(at_risk) == Some(false) {
                        break old;
                    }
                    let name = self.name_of(id, &havoc.known);
                    let mut versions = havoc.versions.iter().rev();
                    let Some(&(_, last)) = versions.next() else { break old };
                    let mut kept = self.kept(last, name);
                    for &(condition, version) in versions {
                        let this = self.kept(version, name);
                        kept = self.d.terms().ite(condition, this, kept);
                    }
                    let terms = self.d.terms();
                    let safe = terms.not(at_risk);
                    let stays = terms.or(safe, kept);
                    break terms.and(old, stays);
                }
            }
        };
        self.log.alive.insert((memory, id), alive);
        alive
    }

    fn kept(&mut self, version: u32, name: TermId) -> TermId {
        let kept = self.arrays(version).kept;
        let terms = self.d.terms();
        let bit = terms.select(kept, name);
        let one = terms.number(1, 1);
        terms.eq(bit, one)
    }

    // --- values as bytes -----------------------------------------------------------------------------------------------------

    /// The bytes of a number of `width` bits, or of a pointer if it belongs to a block.
    pub(crate) fn bytes_of(&mut self, width: u32, value: &Scalar) -> Vec<Byte> {
        let count = width.div_ceil(8);
        let (bits, poisoned) = (self.d.term(&value.bits), self.d.truth(value.poison.flag));
        let terms = self.d.terms();
        let (all, none) = (terms.number(8, 0xff), terms.number(8, 0));
        let poison = terms.ite(poisoned, all, none);
        if let Prov::Block { id, base } = value.prov
            && width == self.d.pointer_bits
        {
            let offset = self.d.offset(bits, base);
            return (0..count)
                .map(|index| {
                    let terms = self.d.terms();
                    Byte {
                        value: terms.number(8, 0),
                        poison,
                        is_pointer: terms.bool(true),
                        id,
                        offset,
                        index: terms.number(INDEX, index.into()),
                    }
                })
                .collect();
        }
        let terms = self.d.terms();
        let whole = terms.zero_extend(bits, count * 8);
        // What happens to the bits of the last byte that do not belong to the value is unspecified (LangRef, 'store').
        let beyond = match width % 8 {
            0 => poison,
            used => {
                let rest = terms.number(8, 0xff << used & 0xff);
                terms.or(poison, rest)
            }
        };
        let mut bytes: Vec<Byte> = (0..count)
            .map(|place| {
                let value = self.d.terms().extract(whole, place * 8 + 7, place * 8);
                self.plain_byte(value, if place + 1 == count { beyond } else { poison })
            })
            .collect();
        if self.big_endian {
            bytes.reverse();
        }
        bytes
    }

    /// The bytes from a place on.
    pub(crate) fn read_bytes(&mut self, memory: MemId, id: TermId, offset: TermId, count: u32) -> Vec<Byte> {
        (0..count)
            .map(|place| {
                let step = self.number(place.into());
                let at = self.d.terms().add(offset, step);
                self.read(memory, id, at)
            })
            .collect()
    }

    /// The number that bytes are; poison if any bit is, or any byte is part of a pointer.
    pub(crate) fn number_of(&mut self, width: u32, bytes: &[Byte]) -> Scalar {
        let mut ordered: Vec<Byte> = bytes.to_vec();
        if !self.big_endian {
            ordered.reverse();
        }
        let terms = self.d.terms();
        let mut poisoned = terms.bool(false);
        let (mut value, mut poison): (Option<TermId>, Option<TermId>) = (None, None);
        for byte in ordered {
            poisoned = terms.or(poisoned, byte.is_pointer);
            value = Some(value.map_or(byte.value, |high| terms.concat(high, byte.value)));
            poison = Some(poison.map_or(byte.poison, |high| terms.concat(high, byte.poison)));
        }
        let (Some(value), Some(poison)) = (value, poison) else {
            return Scalar::number(&mut self.d, width, 0);
        };
        let (bits, poison) = (terms.extract(value, width - 1, 0), terms.extract(poison, width - 1, 0));
        let zero = terms.number(1, 0);
        let zero = terms.zero_extend(zero, width);
        let some = terms.distinct(poison, zero);
        let poisoned = terms.or(poisoned, some);
        let bits = self.d.inner.value_of(bits);
        let flag = self.truth_of(poisoned);
        let plain = Scalar::plain(&mut self.d, width, bits);
        Scalar { poison: Poison { flag, origin: sem::context::Origin::NONE }, ..plain }
    }

    /// The pointer that bytes are: all of one pointer in order, or all zero; poison otherwise.
    pub(crate) fn pointer_of(&mut self, bytes: &[Byte]) -> Scalar {
        let w = self.d.pointer_bits;
        let first = bytes[0];
        let terms = self.d.terms();
        let (mut whole, mut zero) = (terms.bool(true), terms.bool(true));
        let nothing = terms.number(8, 0);
        for (place, byte) in bytes.iter().enumerate() {
            let index = terms.number(INDEX, place as u64);
            let clean = terms.eq(byte.poison, nothing);
            let same = [
                terms.eq(byte.id, first.id),
                terms.eq(byte.offset, first.offset),
                terms.eq(byte.index, index),
                byte.is_pointer,
                clean,
            ];
            let same = terms.and_all(same);
            whole = terms.and(whole, same);
            let number = terms.not(byte.is_pointer);
            let no_value = terms.eq(byte.value, nothing);
            let empty = terms.and_all([number, no_value, clean]);
            zero = terms.and(zero, empty);
        }
        let fine = terms.or(whole, zero);
        let poisoned = terms.not(fine);
        let null = terms.number(ID_BITS, 0);
        let start = terms.number(w, 0);
        let id = terms.ite(zero, null, first.id);
        let offset = terms.ite(zero, start, first.offset);
        let base = self.base(id);
        let bits = self.d.terms().add(base, offset);
        let bits = self.d.inner.value_of(bits);
        let flag = self.truth_of(poisoned);
        let pointer = Scalar::pointer(&mut self.d, w, bits, Prov::Block { id, base });
        Scalar { poison: Poison { flag, origin: sem::context::Origin::NONE }, ..pointer }
    }

    /// For statistics: which blocks an access may touch.
    pub(crate) fn note_access(&mut self, id: TermId) {
        let locals = self.locals_in(id).len() as u32;
        let others = match (self.is_local(id), self.known_id(id)) {
            (Some(true), _) => 0,
            (_, Some(_)) => 1,
            // All that have a name, and one that has none.
            _ => self.named.len() as u32 + 1,
        };
        self.aliases.push((locals, others));
    }

    /// The known part of an id as a local.
    pub(crate) fn local_at(&self, id: u64) -> Option<&crate::world::Local> {
        (id & LOCAL != 0).then(|| self.locals.get((id & !LOCAL) as usize))?
    }
}
