//! Accesses that are atomic without an order: `unordered` loads and stores, and copies and fills element by element.
//!
//! Each does to memory what a plain access does; what it loads may also be something else, which another thread has just written (a race). A target keeps its source's
//! meaning for other threads, too, if
//!
//! - each atomic access that it makes is one of the source's, to the same bytes in pieces of the same size: it reads what that one reads, races included, or
//!   writes what that one writes, and no two are the same one. So nothing is torn, read twice or written that the source does not write;
//! - each plain access that it makes is within a plain one of the source, or touches nothing that the source accesses atomically.
//!
//! It may leave out any of them, as far as memory is the same in the end. A read of the source that the target leaves out finds what the one before has found
//! there, or meets no race: that is one of the source's executions.
//!
//! Limit: only functions that make no calls and have no other accesses of this kind are looked at in this way ([`applies`]); in others, atomic accesses are taken for
//! calls. Loads of pointers are not followed.

use program::Program;
use program::code::{FuncId, General, Op, ScalarKind};
use program::intrinsic::Intrinsic;
use program::shape::Kind;
use sem::context::Step;
use term::{Sort, TermId};

use crate::machine::{Machine, access_of};
use crate::memory::Byte;
use crate::world::{ChoiceKind, Side};

/// What a load may give instead of what is in memory: whether it does, and its bytes by their offsets.
#[derive(Clone, Copy, Debug)]
struct Race {
    happens: TermId,
    bytes: TermId,
}

/// An access to memory that others may know.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    /// The size of the pieces, if it is atomic.
    granule: Option<u64>,
    writes: bool,
    path: TermId,
    id: TermId,
    offset: TermId,
    length: TermId,
    /// What an atomic one writes.
    bytes: Vec<Byte>,
    race: Option<Race>,
    /// Whether an access of the target is this one.
    used: bool,
}

/// Whether all that is volatile or atomic in a function is atomic without an order, and it makes no calls; whether there is any.
pub(crate) fn applies(program: &Program, function: FuncId) -> (bool, bool) {
    let function = &program.functions[function];
    let mut any = false;
    for op in &program.code.ops[function.entry as usize..function.end as usize] {
        if let Some(access) = access_of(program, op)
            && (access.volatile || access.is_atomic())
        {
            let plain = !access.volatile && access.ordering == ir::inst::Ordering::Unordered;
            let loads_number = match op {
                Op::Load { kind, .. } => *kind != ScalarKind::Ptr,
                Op::Store { .. } => true,
                Op::General(place) => match &program.code.general[*place as usize] {
                    General::Load { shape, .. } => {
                        matches!(&program.code.shape(*shape).leaves[..], [leaf] if leaf.kind != Kind::Ptr)
                    }
                    General::Store { shape, .. } => program.code.shape(*shape).leaves.len() == 1,
                    _ => false,
                },
                _ => false,
            };
            if !plain || !loads_number {
                return (false, true);
            }
            any = true;
        }
        match op {
            Op::Call(_) => return (false, any),
            Op::General(place) => match &program.code.general[*place as usize] {
                General::Fence { .. } | General::Leave(_) | General::VaArg { .. } => return (false, any),
                General::Intrinsic(call) => match element_size(program, call) {
                    Some(None) => return (false, true),
                    Some(Some(_)) => any = true,
                    None => {}
                },
                _ => {}
            },
            _ => {}
        }
    }
    (true, any)
}

/// The size of the elements that a copy or fill handles one by one; none of that if it is volatile.
pub(crate) fn element_size(program: &Program, call: &program::code::IntrinsicCall) -> Option<Option<u64>> {
    if !matches!(call.which, Intrinsic::MemCpy | Intrinsic::MemMove | Intrinsic::MemSet) {
        return None;
    }
    let &(flag, shape) = call.args.get(3)?;
    let program::code::LiteralValue::Bits(bits) = program.literal(flag)? else { return Some(None) };
    if bits.is_zero() {
        return None;
    }
    let is_flag = program.code.shape(shape).leaves.first().is_none_or(|leaf| leaf.width == 1);
    Some(bits.to_u64().filter(|size| !is_flag && size.is_power_of_two()))
}

impl Machine<'_> {
    /// The size of the pieces of an atomic access, where those are done like plain ones.
    pub(crate) fn granule_of(&self, op: &Op) -> Option<u64> {
        if let Some(access) = access_of(self.program, op) {
            let bits = match op {
                Op::Load { width, .. } | Op::Store { width, .. } => u64::from(*width),
                Op::General(place) => match &self.program.code.general[*place as usize] {
                    General::Load { shape, .. } | General::Store { shape, .. } => {
                        self.program.code.shape(*shape).bytes * 8
                    }
                    _ => 0,
                },
                _ => 0,
            };
            return access.is_atomic().then_some(bits.div_ceil(8));
        }
        let Op::General(place) = op else { return None };
        let General::Intrinsic(call) = &self.program.code.general[*place as usize] else { return None };
        element_size(self.program, call).flatten()
    }

    /// Notes an access, as it is made. For an atomic one that reads, what is read is what the bytes become.
    pub(crate) fn note_access(
        &mut self,
        writes: bool,
        (id, offset): (TermId, TermId),
        length: TermId,
        bytes: Option<Vec<Byte>>,
    ) -> Step<Option<Vec<Byte>>> {
        if !self.unordered {
            return Ok(bytes);
        }
        let granule = self.granule;
        if self.world.is_local(id) == Some(true) {
            let inside = self.world.locals_in(id);
            if inside.iter().all(|local| !self.state.escaped.contains(local)) {
                return Ok(bytes);
            }
        }
        if self.world.is_local(id) != Some(false) {
            return Err(self.fail("unsupported: atomic accesses where others know locals"));
        }
        if granule.is_some() && bytes.is_none() {
            return Err(self.fail("unsupported: an atomic copy of unknown length"));
        }
        if let (Some(granule), Some(bytes)) = (granule, &bytes)
            && !(bytes.len() as u64).is_multiple_of(granule)
        {
            return Err(self.fail("unsupported: an atomic copy of parts of elements"));
        }
        let path = self.path();
        let kept = bytes.clone().filter(|_| writes && granule.is_some()).unwrap_or_default();
        let mut event =
            Event { granule, writes, path, id, offset, length, bytes: kept, race: None, used: false };
        match (self.world.side, granule) {
            (Side::Source, Some(_)) if !writes => event.race = Some(self.new_race()),
            (Side::Source, _) => {}
            (Side::Target, Some(_)) => event.race = self.pair(&event),
            (Side::Target, None) => self.excuse(&event),
        }
        let race = event.race;
        if self.world.side == Side::Source {
            self.events.push(event);
        }
        match (race, bytes) {
            (Some(race), Some(bytes)) => Ok(Some(self.raced(race, offset, bytes))),
            (_, bytes) => Ok(bytes),
        }
    }

    fn new_race(&mut self) -> Race {
        let (w, number) = (self.program.pointer_bits, self.events.len());
        let terms = self.world.d.terms();
        let happens = terms.var(&format!("race.{number}"), Sort::Bool);
        let bytes = terms.var(&format!("race.{number}.bytes"), Sort::Array { index: w, element: 8 });
        Race { happens, bytes }
    }

    fn raced(&mut self, race: Race, offset: TermId, bytes: Vec<Byte>) -> Vec<Byte> {
        let mut made = Vec::new();
        for (place, byte) in bytes.into_iter().enumerate() {
            let step = self.world.number(place as u64);
            let terms = self.world.d.terms();
            let at = terms.add(offset, step);
            let (value, clean) = (terms.select(race.bytes, at), terms.number(8, 0));
            let other = self.world.plain_byte(value, clean);
            made.push(self.world.ite_byte(race.happens, other, byte));
        }
        made
    }

    /// Finds the access of the source that an atomic one of the target is; its race.
    fn pair(&mut self, event: &Event) -> Option<Race> {
        let mut best: Option<(usize, TermId)> = None;
        for place in 0..self.source_events.len() {
            let other = self.source_events[place].clone();
            if other.used || other.writes != event.writes || other.granule != event.granule {
                continue;
            }
            let Some(same) = self.is_part_of(event, &other) else { continue };
            let plainly = self.as_defined(same);
            let same = self.world.d.terms().and(other.path, same);
            match self.world.d.terms().as_bool(plainly) {
                Some(false) => {}
                Some(true) => {
                    best = Some((place, same));
                    break;
                }
                None if best.is_none() => best = Some((place, same)),
                None => {}
            }
        }
        let terms = self.world.d.terms();
        let wrong = match best {
            Some((_, same)) => {
                let not = terms.not(same);
                terms.and(event.path, not)
            }
            None => event.path,
        };
        self.unlike.push(wrong);
        let (place, _) = best?;
        self.source_events[place].used = true;
        let race = self.source_events[place].race;
        if let Some(race) = race {
            // Where the target does not read, the source meets no race.
            let fact = self.world.d.terms().implies(race.happens, event.path);
            self.world.axioms.push(fact);
        }
        race
    }

    /// Whether an atomic access is made of pieces of another one, with the same contents, if both are made; none if that cannot be said.
    fn is_part_of(&mut self, event: &Event, other: &Event) -> Option<TermId> {
        let granule = event.granule?;
        let (start, length, whole) = (self.distance(other, event)?, event.length, other.length);
        let known = |machine: &Machine<'_>, term| machine.world.d.inner.terms.as_bits(term)?.to_u64();
        let (length, whole) = (known(self, length)?, known(self, whole)?);
        let inside = start.is_multiple_of(granule) && start.checked_add(length)? <= whole;
        let first = self.world.number(start);
        let terms = self.world.d.terms();
        let (same, distance) = (terms.eq(event.id, other.id), terms.sub(event.offset, other.offset));
        let (there, within) = (terms.eq(distance, first), terms.bool(inside));
        let mut all = terms.and_all([same, there, within]);
        if !inside {
            return Some(all);
        }
        for (place, &byte) in event.bytes.iter().enumerate() {
            let theirs = *other.bytes.get(start as usize + place)?;
            let fine = self.byte_refines(theirs, byte);
            all = self.world.d.terms().and(all, fine);
        }
        Some(all)
    }

    /// A term as it is where no argument is undefined, and what else is undefined is the same at each use.
    fn as_defined(&mut self, term: TermId) -> TermId {
        let (choices, flags) = (self.world.choices.clone(), self.world.undef_flags.clone());
        let terms = self.world.d.terms();
        let mut roots = rustc_hash::FxHashMap::default();
        for choice in choices {
            if let ChoiceKind::Undef(root) = choice.kind {
                let root = terms.variable(root).term;
                roots.insert(choice.term, root);
            }
        }
        let no = terms.bool(false);
        roots.extend(flags.into_iter().map(|flag| (flag, no)));
        terms.substitute(&[term], &roots)[0]
    }

    /// How far into one access another starts where nothing is undefined, if that is known.
    fn distance(&mut self, from: &Event, to: &Event) -> Option<u64> {
        let (from, to) = (self.as_defined(from.offset), self.as_defined(to.offset));
        let distance = self.world.d.terms().sub(to, from);
        self.world.d.inner.terms.as_bits(distance)?.to_u64()
    }

    /// Notes where a plain access of the target is none of the source, and touches what the source accesses atomically.
    fn excuse(&mut self, event: &Event) {
        let mut fine = self.world.d.terms().bool(true);
        for place in 0..self.source_events.len() {
            let other = self.source_events[place].clone();
            if other.granule.is_none() {
                continue;
            }
            let terms = self.world.d.terms();
            let (elsewhere, gone) = (terms.distinct(event.id, other.id), terms.not(other.path));
            let (after, before) =
                (terms.sub(event.offset, other.offset), terms.sub(other.offset, event.offset));
            let (after, before) = (terms.ule(other.length, after), terms.ule(event.length, before));
            let apart = terms.and(after, before);
            let none = terms.or_all([elsewhere, gone, apart]);
            fine = terms.and(fine, none);
        }
        for place in 0..self.source_events.len() {
            if self.world.d.terms().as_bool(fine) == Some(true) {
                return;
            }
            let other = self.source_events[place].clone();
            if other.granule.is_some() || (event.writes && !other.writes) {
                continue;
            }
            let terms = self.world.d.terms();
            let (same, start) = (terms.eq(event.id, other.id), terms.sub(event.offset, other.offset));
            let (begins, left) = (terms.ule(start, other.length), terms.sub(other.length, start));
            let ends = terms.ule(event.length, left);
            let covered = terms.and_all([other.path, same, begins, ends]);
            fine = terms.or(fine, covered);
        }
        let terms = self.world.d.terms();
        let not = terms.not(fine);
        let wrong = terms.and(event.path, not);
        self.unlike.push(wrong);
    }

    /// Reads that the target leaves out find what the one before found, if that was of the same place and nothing was written since, or have met no race.
    pub(crate) fn calm(&mut self) {
        for place in 0..self.source_events.len() {
            let event = self.source_events[place].clone();
            let (Some(race), false) = (event.race, event.used) else { continue };
            let before = self.source_events[..place].iter().rev().take_while(|other| !other.writes);
            let before: Vec<Event> = before.filter(|other| other.race.is_some()).cloned().collect();
            let same = before.into_iter().find(|other| {
                let there = (other.granule, other.length) == (event.granule, event.length)
                    && self.distance(other, &event) == Some(0);
                let same = self.world.d.terms().eq(other.id, event.id);
                let same = self.as_defined(same);
                there && self.world.d.terms().as_bool(same) == Some(true)
            });
            let terms = self.world.d.terms();
            let facts = match same.and_then(|other| other.race) {
                Some(other) => {
                    vec![terms.eq(race.happens, other.happens), terms.eq(race.bytes, other.bytes)]
                }
                None => vec![terms.not(race.happens)],
            };
            self.world.axioms.extend(facts);
        }
    }
}
