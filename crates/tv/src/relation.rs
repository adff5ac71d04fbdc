//! When a value, a byte or a memory of the target refines one of the source (figures 3 to 5 of the paper).
//!
//! Locals of the two functions have different ids; which of the target's is which of the source's is found where pointers to both meet: as arguments of
//! calls that are the same, as results, in memory that both can see. What a local holds is compared from then on.
//!
//! Memories are compared where either was written: everywhere else both are what they were at first, or what the same calls left. That makes a comparison
//! of finitely many bytes of "all bytes are refined". Only copies and fills of unknown length leave an unknown offset, which is fine where
//! a difference is looked for, and not where it is to be excluded (before calls).

use std::rc::Rc;

use program::shape::{Kind, Leaf};
use sem::context::BlockKind;
use term::{Sort, TermId};

use crate::calls::Argument;
use crate::domain::{LOCAL, Prov, Scalar};
use crate::machine::Machine;
use crate::memory::{Byte, MemId, Node};

/// More bytes than this are not compared.
const MOST_PLACES: usize = 4096;

impl Machine<'_> {
    /// Whether a value that is not poison is the same: the bits, or where a pointer leads.
    pub(crate) fn same_value(&mut self, leaf: &Leaf, source: &Scalar, target: &Scalar) -> TermId {
        let (a, b) = (self.world.d.term(&source.bits), self.world.d.term(&target.bits));
        match leaf.kind {
            Kind::Int | Kind::Float(_) => self.world.d.terms().eq(a, b),
            Kind::Ptr => self.same_pointer(source, target),
        }
    }

    fn same_pointer(&mut self, source: &Scalar, target: &Scalar) -> TermId {
        let (a, x) = self.world.d.block_of(&source.prov);
        let (b, y) = self.world.d.block_of(&target.prov);
        let (p, q) = (self.world.d.term(&source.bits), self.world.d.term(&target.bits));
        let (p, q) = (self.world.d.offset(p, x), self.world.d.offset(q, y));
        // At address 0 nothing can be accessed, so that it does not matter what a pointer was made of.
        let null = match a != b && (self.world.may_be_literal_null(a) || self.world.may_be_literal_null(b)) {
            true => {
                let zero = self.world.number(0);
                let (x, y) = (self.world.d.term(&source.bits), self.world.d.term(&target.bits));
                let terms = self.world.d.terms();
                let (x, y) = (terms.eq(x, zero), terms.eq(y, zero));
                terms.and(x, y)
            }
            false => self.world.d.terms().bool(false),
        };
        let offsets = self.world.d.terms().eq(p, q);
        if self.world.d.terms().as_bool(offsets) == Some(false) {
            return null;
        }
        let blocks = self.same_blocks(a, b);
        let terms = self.world.d.terms();
        let same = terms.and(offsets, blocks);
        terms.or(same, null)
    }

    /// Whether a block of the source is the one of the target.
    pub(crate) fn same_blocks(&mut self, source: TermId, target: TermId) -> TermId {
        let world = &mut self.world;
        let (s, t) = (world.is_local(source), world.is_local(target));
        if let (Some(s), Some(t)) = (s, t)
            && s != t
        {
            return world.d.terms().bool(false);
        }
        if (s == Some(false) && t == Some(false)) || world.side == crate::world::Side::Source {
            // Calls of one function are compared with each other, too.
            return world.d.terms().eq(source, target);
        }
        let mut ours = world.locals_of(source, crate::world::Side::Source);
        let mut theirs = world.locals_of(target, crate::world::Side::Target);
        // Those that have no partner yet get one each, in the order in which they were made.
        ours.sort_unstable();
        theirs.sort_unstable();
        let free_ours: Vec<u64> = ours
            .iter()
            .copied()
            .filter(|s| self.state.matched.iter().all(|(_, source)| source != s))
            .collect();
        let free_theirs: Vec<u64> = theirs
            .iter()
            .copied()
            .filter(|t| self.state.matched.iter().all(|(target, _)| target != t))
            .collect();
        let mut free_theirs = free_theirs;
        for s in free_ours {
            let alike: Vec<u64> = free_theirs.iter().copied().filter(|t| self.is_alike(s, *t)).collect();
            if let Some(&t) = alike.first() {
                free_theirs.retain(|other| *other != t);
                Rc::make_mut(&mut self.state.matched).push((t, s));
                self.world.guessed_partners |= alike.len() > 1;
            } else {
                // One that has a partner already might have been the right one.
                let taken = theirs.iter().copied().filter(|t| !free_theirs.contains(t));
                self.world.guessed_partners |=
                    taken.collect::<Vec<u64>>().into_iter().any(|t| self.is_alike(s, t));
            }
        }
        let mut any = match (s, t) {
            (Some(true), _) | (_, Some(true)) => self.world.d.terms().bool(false),
            _ => {
                let terms = self.world.d.terms();
                let same = terms.eq(source, target);
                let top = terms.extract(source, crate::domain::ID_BITS - 1, crate::domain::ID_BITS - 1);
                let zero = terms.number(1, 0);
                let outside = terms.eq(top, zero);
                terms.and(same, outside)
            }
        };
        let pairs = Rc::clone(&self.state.matched);
        for &(t, s) in pairs.iter() {
            if ours.contains(&s) && theirs.contains(&t) {
                if !self.touched.contains(&(t, s)) {
                    self.touched.push((t, s));
                }
                let (s, t) = (self.world.id(s), self.world.id(t));
                let (x, y) = (self.world.size(s), self.world.size(t));
                let terms = self.world.d.terms();
                let (is_s, is_t, as_large) = (terms.eq(source, s), terms.eq(target, t), terms.eq(x, y));
                let both = terms.and_all([is_s, is_t, as_large]);
                any = terms.or(any, both);
            }
        }
        any
    }

    /// The locals whose addresses two numbers are made of are partners, if they have none.
    pub(crate) fn match_addresses(&mut self, source: &Scalar, target: &Scalar) {
        let (a, b) = (self.world.d.term(&source.bits), self.world.d.term(&target.bits));
        let ours = self.world.locals_named_in(a, crate::world::Side::Source);
        let theirs = self.world.locals_named_in(b, crate::world::Side::Target);
        for (s, t) in ours.into_iter().zip(theirs) {
            let free = self.state.matched.iter().all(|&(target, source)| target != t && source != s);
            if free && self.is_alike(s, t) {
                Rc::make_mut(&mut self.state.matched).push((t, s));
                self.touched.push((t, s));
            }
        }
    }

    /// Whether two locals can be the same: of one kind, not of different sizes, and the target's as well aligned.
    pub(crate) fn is_alike(&mut self, source: u64, target: u64) -> bool {
        let (Some(a), Some(b)) = (self.world.local_at(source), self.world.local_at(target)) else {
            return false;
        };
        let (x, y) = (a.size, b.size);
        (a.kind == BlockKind::Stack) == (b.kind == BlockKind::Stack) && a.align <= b.align && {
            let same = self.world.d.terms().eq(x, y);
            self.world.d.terms().as_bool(same) != Some(false)
        }
    }

    /// Whether a value refines another.
    pub(crate) fn value_refines(&mut self, leaf: &Leaf, source: &Scalar, target: &Scalar) -> TermId {
        let poison = self.world.d.truth(source.poison.flag);
        if self.world.d.terms().as_bool(poison) == Some(true) {
            return poison;
        }
        let same = self.same_value(leaf, source, target);
        let clean = self.world.d.truth(target.poison.flag);
        let terms = self.world.d.terms();
        let clean = terms.not(clean);
        let fine = terms.and(clean, same);
        terms.or(poison, fine)
    }

    /// Whether so many bytes at a pointer refine those at another.
    pub(crate) fn passed_bytes_refine(
        &mut self,
        source_memory: MemId,
        source: &Scalar,
        target: &Scalar,
        count: u64,
    ) -> TermId {
        let (a, x) = self.world.d.block_of(&source.prov);
        let (b, y) = self.world.d.block_of(&target.prov);
        let (p, q) = (self.world.d.term(&source.bits), self.world.d.term(&target.bits));
        let (p, q) = (self.world.d.offset(p, x), self.world.d.offset(q, y));
        let ours = self.world.read_bytes(source_memory, a, p, count as u32);
        let theirs = self.world.read_bytes(self.state.memory, b, q, count as u32);
        let mut all = self.world.d.terms().bool(true);
        for (s, t) in ours.into_iter().zip(theirs) {
            let fine = self.byte_refines(s, t);
            all = self.world.d.terms().and(all, fine);
        }
        all
    }

    /// Whether pointers are the same, or the bytes of a local of the source are where the target's leads, all of them: whoever only reads cannot tell the
    /// difference.
    pub(crate) fn same_or_holds_the_same(
        &mut self,
        same: TermId,
        source_memory: MemId,
        source: &Argument,
        target: &Argument,
    ) -> TermId {
        if self.world.d.terms().as_bool(same) == Some(true) {
            return same;
        }
        let (a, x) = self.world.d.block_of(&source.value.prov);
        let (b, y) = self.world.d.block_of(&target.value.prov);
        let (p, q) = (self.world.d.term(&source.value.bits), self.world.d.term(&target.value.bits));
        let (p, q) = (self.world.d.offset(p, x), self.world.d.offset(q, y));
        let Some(size) =
            self.world.known_id(a).and_then(|id| self.world.local_at(id)).map(|local| local.size)
        else {
            return same;
        };
        let known = |machine: &Machine<'_>, term| machine.world.d.inner.terms.as_bits(term)?.to_u64();
        let (Some(size), Some(offset)) = (known(self, size), known(self, p)) else { return same };
        let Some(count) = size.checked_sub(offset).filter(|count| *count <= 256) else { return same };
        let bytes = self.passed_bytes_refine(source_memory, &source.value, &target.value, count);
        let alive = self.world.alive(self.state.memory, b);
        let (room, count) = (self.world.size(b), self.world.number(count));
        let clean = self.world.d.truth(target.value.poison.flag);
        let terms = self.world.d.terms();
        let clean = terms.not(clean);
        let (within, end) = (terms.ule(q, room), terms.sub(room, q));
        let fits = terms.ule(count, end);
        let holds = terms.and_all([bytes, alive, within, fits, clean]);
        terms.or(same, holds)
    }

    /// Whether a byte refines another.
    pub(crate) fn byte_refines(&mut self, source: Byte, target: Byte) -> TermId {
        if source == target && self.world.is_local(source.id) == Some(false) {
            return self.world.d.terms().bool(true);
        }
        let w = self.program.pointer_bits;
        let terms = self.world.d.terms();
        let (none, all) = (terms.number(8, 0), terms.number(8, 0xff));
        // Both are parts of no pointer: bit by bit.
        let covered = terms.or(target.poison, source.poison);
        let no_more = terms.eq(covered, source.poison);
        let (x, y) = (terms.or(source.value, source.poison), terms.or(target.value, source.poison));
        let same = terms.eq(x, y);
        let number = terms.not(target.is_pointer);
        let bits = terms.and_all([number, no_more, same]);
        let all_poison = terms.eq(source.poison, all);
        // A zero byte and one of null are the same.
        let null = terms.number(crate::domain::ID_BITS, 0);
        let start = terms.number(w, 0);
        let mut is_null = |byte: Byte| {
            let (block, offset) = (terms.eq(byte.id, null), terms.eq(byte.offset, start));
            let clean = terms.eq(byte.poison, none);
            terms.and_all([byte.is_pointer, block, offset, clean])
        };
        let (source_null, target_null) = (is_null(source), is_null(target));
        let terms = self.world.d.terms();
        let mut is_zero = |byte: Byte| {
            let (value, clean) = (terms.eq(byte.value, none), terms.eq(byte.poison, none));
            let number = terms.not(byte.is_pointer);
            terms.and_all([number, value, clean])
        };
        let (source_zero, target_zero) = (is_zero(source), is_zero(target));
        let terms = self.world.d.terms();
        let as_null = terms.and(source_zero, target_null);
        let as_zero = terms.and(source_null, target_zero);
        let for_number = terms.or_all([all_poison, bits, as_null]);
        if terms.as_bool(source.is_pointer) == Some(false) {
            return for_number;
        }
        let any_poison = terms.distinct(source.poison, none);
        let clean = terms.eq(target.poison, none);
        let index = terms.eq(source.index, target.index);
        let offset = terms.eq(source.offset, target.offset);
        let plain = terms.and_all([target.is_pointer, clean, index, offset]);
        let pointer = match terms.as_bool(plain) {
            Some(false) => plain,
            _ => {
                let block = self.same_blocks(source.id, target.id);
                self.world.d.terms().and(plain, block)
            }
        };
        let terms = self.world.d.terms();
        let for_pointer = terms.or_all([any_poison, pointer, as_zero]);
        terms.ite(source.is_pointer, for_pointer, for_number)
    }

    /// Whether all that others can see of memory refines what the source leaves there. `only` names the blocks that matter; at the `end` of a function
    /// its own variables are gone. None if that cannot be said without a quantifier.
    pub(crate) fn memory_refines(
        &mut self,
        source: MemId,
        target: MemId,
        only: Option<&[TermId]>,
        end: bool,
    ) -> Option<TermId> {
        let checks = self.memory_checks(source, target, only, end)?;
        let parts: Vec<TermId> = checks.into_iter().map(|check| check.fine).collect();
        Some(self.world.d.terms().and_all(parts))
    }

    pub(crate) fn memory_checks(
        &mut self,
        source: MemId,
        target: MemId,
        only: Option<&[TermId]>,
        end: bool,
    ) -> Option<Vec<MemoryCheck>> {
        let mut checks: Vec<MemoryCheck> = Vec::new();
        let mut places: Vec<(bool, TermId, TermId, TermId)> = Vec::new();
        let mut known: rustc_hash::FxHashSet<(bool, TermId, TermId)> = rustc_hash::FxHashSet::default();
        let mut ended: Vec<(bool, TermId)> = Vec::new();
        for (of_source, memory) in [(true, source), (false, target)] {
            for node in self.world.log.history(memory) {
                match self.world.log.node(node).clone() {
                    Node::Store { id, offset, bytes, .. } => {
                        let always = self.world.d.terms().bool(true);
                        for place in 0..bytes.len() as u64 {
                            let step = self.world.number(place);
                            let at = self.world.d.terms().add(offset, step);
                            if known.insert((of_source, id, at)) {
                                places.push((of_source, id, at, always));
                            }
                        }
                    }
                    Node::Range { id, offset, length, .. } => {
                        if !end {
                            if self.world.is_local(id) == Some(true) && !self.is_seen_local(id) {
                                continue;
                            }
                            return None;
                        }
                        let w = self.program.pointer_bits;
                        let step = self.world.d.terms().var("somewhere", Sort::Bits(w));
                        let terms = self.world.d.terms();
                        let (at, inside) = (terms.add(offset, step), terms.ult(step, length));
                        places.push((of_source, id, at, inside));
                    }
                    Node::Live { id, .. } => ended.push((of_source, id)),
                    // What a call has written where its arguments point may be anywhere there.
                    Node::Call { havoc, .. } if end && !havoc.anything => {
                        let w = self.program.pointer_bits;
                        let always = self.world.d.terms().bool(true);
                        for &id in &havoc.arguments {
                            let at = self.world.d.terms().var("somewhere", Sort::Bits(w));
                            places.push((of_source, id, at, always));
                        }
                    }
                    Node::Root | Node::Fresh { .. } | Node::Call { .. } | Node::Merge { .. } => {}
                }
            }
        }
        if places.len() > MOST_PLACES {
            self.fail("too large: more bytes are written than can be compared");
            return None;
        }
        // New partners among locals may show up on the way: then what they hold is compared, too.
        let mut done: Vec<bool> = vec![false; places.len()];
        loop {
            let matched = self.touched.len();
            for (place, &(of_source, id, offset, when)) in places.iter().enumerate() {
                if done[place] {
                    continue;
                }
                if self.world.d.inner.terms.len() > crate::machine::MOST_TERMS {
                    self.fail("too large: more terms than can be looked at");
                    return None;
                }
                if self.world.is_local(id) == Some(false) {
                    done[place] = true;
                    if end && self.world.named_block(id).is_some_and(|named| named.copy) {
                        continue;
                    }
                    let check = self.compare_at((source, id), (target, id), offset, when, only);
                    checks.extend(check);
                    continue;
                }
                // Locals that others know, each with its partner; and where it may be outside, that.
                let pairs = self.seen_pairs();
                let mut complete = true;
                for local in self.world.locals_of(id, self.side_of(of_source)) {
                    let pair = pairs.iter().find(|(t, s)| if of_source { *s == local } else { *t == local });
                    let Some(&(t, s)) = pair else {
                        complete = false;
                        continue;
                    };
                    let dies = |local: Option<&crate::world::Local>| {
                        local.is_none_or(|local| local.kind == BlockKind::Stack)
                    };
                    if end && dies(self.world.local_at(s)) {
                        continue;
                    }
                    let local = self.world.id(local);
                    let this = self.world.d.terms().eq(id, local);
                    let when = self.world.d.terms().and(when, this);
                    let (s, t) = (self.world.id(s), self.world.id(t));
                    let check = self.compare_at((source, s), (target, t), offset, when, only);
                    checks.extend(check);
                }
                if self.world.is_local(id).is_none() {
                    let terms = self.world.d.terms();
                    let top = terms.extract(id, crate::domain::ID_BITS - 1, crate::domain::ID_BITS - 1);
                    let zero = terms.number(1, 0);
                    let outside = terms.eq(top, zero);
                    let when = terms.and(when, outside);
                    let short = terms.extract(id, crate::domain::ID_BITS - 2, 0);
                    let outside = terms.zero_extend(short, crate::domain::ID_BITS);
                    let check = self.compare_at((source, outside), (target, outside), offset, when, only);
                    checks.extend(check);
                }
                done[place] = complete;
            }
            if self.touched.len() == matched {
                break;
            }
        }
        for (_, id) in ended {
            if self.world.is_local(id) != Some(false) {
                continue;
            }
            let fine = self.is_as_alive(source, id, target, id);
            let offset = self.world.number(0);
            let nothing = self.world.poison_byte();
            checks.push(MemoryCheck { fine, id, offset, source: nothing, target: nothing });
        }
        for (t, s) in self.seen_pairs() {
            let on_stack = self.world.local_at(s).is_none_or(|local| local.kind == BlockKind::Stack);
            if end && on_stack {
                continue;
            }
            let (id, partner) = (self.world.id(s), self.world.id(t));
            let fine = self.is_as_alive(source, id, target, partner);
            let offset = self.world.number(0);
            let nothing = self.world.poison_byte();
            checks.push(MemoryCheck { fine, id, offset, source: nothing, target: nothing });
        }
        checks.retain(|check| self.world.d.terms().as_bool(check.fine) != Some(true));
        Some(checks)
    }

    /// Whether what arguments of the target point to is alive where it is in the source.
    pub(crate) fn arguments_as_alive(&mut self, source: MemId, arguments: &[Argument]) -> TermId {
        let target = self.state.memory;
        let mut all = self.world.d.terms().bool(true);
        for (t, s) in self.touched.clone() {
            let (s, t) = (self.world.id(s), self.world.id(t));
            let fine = self.is_as_alive(source, s, target, t);
            all = self.world.d.terms().and(all, fine);
        }
        for argument in arguments {
            if let Prov::Block { id, .. } = argument.value.prov
                && self.world.is_local(id) == Some(false)
            {
                let fine = self.is_as_alive(source, id, target, id);
                all = self.world.d.terms().and(all, fine);
            }
        }
        all
    }

    /// Whether a block of the target is alive where that of the source is.
    fn is_as_alive(&mut self, source: MemId, a: TermId, target: MemId, b: TermId) -> TermId {
        let (a, b) = (self.world.alive(source, a), self.world.alive(target, b));
        self.world.d.terms().implies(a, b)
    }

    /// The locals that others know at this point, each of the target with its partner.
    fn seen_pairs(&self) -> Vec<(u64, u64)> {
        if self.world.side == crate::world::Side::Source {
            return self.state.escaped.iter().map(|&local| (local, local)).collect();
        }
        let known = |pair: &&(u64, u64)| self.touched.contains(pair) || self.state.escaped.contains(&pair.0);
        self.state.matched.iter().filter(known).copied().collect()
    }

    fn side_of(&self, of_source: bool) -> crate::world::Side {
        match of_source || self.world.side == crate::world::Side::Source {
            true => crate::world::Side::Source,
            false => crate::world::Side::Target,
        }
    }

    fn is_seen_local(&mut self, id: TermId) -> bool {
        let known = self.world.known_id(id);
        known.is_some_and(|id| {
            self.state.escaped.contains(&id) || self.state.matched.iter().any(|&(t, s)| t == id || s == id)
        })
    }

    fn compare_at(
        &mut self,
        (source, a): (MemId, TermId),
        (target, b): (MemId, TermId),
        offset: TermId,
        when: TermId,
        only: Option<&[TermId]>,
    ) -> Option<MemoryCheck> {
        if self.unseen.contains(&b) {
            return None;
        }
        let mut matters = when;
        if let Some(blocks) = only {
            let mut any = self.world.d.terms().bool(false);
            for &block in blocks {
                let same = self.world.same_block(b, block);
                any = self.world.d.terms().or(any, same);
            }
            matters = self.world.d.terms().and(matters, any);
        }
        if self.world.d.terms().as_bool(matters) == Some(false) {
            return None;
        }
        let (s, t) = (self.world.read(source, a, offset), self.world.read(target, b, offset));
        let fine = self.byte_refines(s, t);
        if self.world.d.terms().as_bool(fine) == Some(true) {
            return None;
        }
        // What is dead in the source does not matter, and neither does what is outside of the block.
        let alive = self.world.alive(source, a);
        let size = self.world.size(a);
        let terms = self.world.d.terms();
        let inside = terms.ult(offset, size);
        let matters = terms.and_all([matters, alive, inside]);
        let fine = terms.implies(matters, fine);
        if terms.as_bool(fine) == Some(true) {
            return None;
        }
        Some(MemoryCheck { fine, id: a, offset, source: s, target: t })
    }
}

/// One byte of memory that is to be refined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryCheck {
    pub(crate) fine: TermId,
    pub(crate) id: TermId,
    pub(crate) offset: TermId,
    pub(crate) source: Byte,
    pub(crate) target: Byte,
}

impl crate::world::World {
    /// The locals of one function that an id may be.
    pub(crate) fn locals_of(&mut self, id: TermId, side: crate::world::Side) -> Vec<u64> {
        let before = std::mem::replace(&mut self.side, side);
        let found = self.locals_in(id);
        self.side = before;
        found
            .into_iter()
            .filter(|id| self.locals.get((id & !LOCAL) as usize).is_some_and(|local| local.side == side))
            .collect()
    }
}
