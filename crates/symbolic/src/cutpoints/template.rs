//! States that stand for all arrivals at a cutpoint.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use sem::context::BlockKind;
use sem::domain::Domain;
use term::{Sort, TermId};

use super::{Arrival, Cutpoint};
use crate::byte::ite_scalar;
use crate::domain::Symbolic;
use crate::machine::Frame;
use crate::memory::{Leaf, LeafPart, MemoryPlace, scalar_leaves};
use crate::prov::PROV_BITS;
use crate::value::{BlockId, Bool, Bv, Prov};
use crate::walk::{State, Walk, merge_frame};
use arena::Id;
use program::code::{FuncId, Pc, Reg};

/// Where a variable of a template is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SlotPlace {
    /// In memory: the block, the offset, and how many bytes; none if it is about the block.
    Memory(BlockId, u64, u32),
    /// A register of a running function, the outermost being the first.
    Register(u32, Reg),
    /// An argument after the named ones: the function, which, and which part.
    Argument(u32, u32, u32),
    /// What the program is going to end with.
    Status,
}

/// A variable of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Where it is.
    pub place: SlotPlace,
    /// What of that.
    pub part: LeafPart,
    /// The variable.
    pub term: TermId,
}

pub(super) type Key = (SlotPlace, LeafPart);

/// A value without its place.
#[derive(Clone, Debug, PartialEq)]
enum Held {
    Term(TermId),
    Prov(Prov),
}

/// A state at a cutpoint that stands for all that arrive there.
#[derive(Clone, Debug)]
pub struct Template {
    /// Where.
    pub at: Cutpoint,
    pub(crate) state: Option<State>,
    /// The variables, in a fixed order.
    pub slots: Vec<Slot>,
    /// What is always true of them.
    pub facts: Vec<TermId>,
    /// Every variable that was ever made for it.
    made: FxHashMap<(Key, Sort), TermId>,
}

impl Template {
    /// One at which nothing has arrived.
    pub fn new(at: Cutpoint) -> Template {
        Template { at, state: None, slots: Vec::new(), facts: Vec::new(), made: FxHashMap::default() }
    }

    /// One that is a state as it is.
    pub(crate) fn of(at: Cutpoint, state: State) -> Template {
        Template { state: Some(state), ..Template::new(at) }
    }

    /// Whether anything has arrived.
    pub fn is_reached(&self) -> bool {
        self.state.is_some()
    }

    /// Makes the template stand for an arrival, too; whether it did not before. It fails if that cannot be said.
    pub fn absorb(&mut self, walk: &mut Walk<'_>, arrival: &Arrival) -> Result<bool, String> {
        if walk.cutting.is_none() {
            return Err("a walk without cutpoints".to_string());
        }
        let mut state = self.laid_on(walk, arrival)?;
        let own: FxHashSet<TermId> = self.slots.iter().map(|slot| slot.term).collect();
        let mut before: FxHashMap<Key, Held> = FxHashMap::default();
        if let Some(mut old) = self.state.clone() {
            for_each_leaf(walk, &mut old, |walk, key, leaf| {
                let held = match (&leaf, held_term(walk, &leaf)) {
                    (Leaf::Prov(prov), _) => Held::Prov(**prov),
                    (_, Some(term)) => Held::Term(term),
                    (_, None) => return,
                };
                before.insert(key, held);
            });
        }
        let first = self.state.is_none();
        let lower = self.state.as_ref().is_some_and(|old| state.memory.stack < old.memory.stack);
        let mut changed = first || lower;
        let (mut slots, mut facts) = (Vec::new(), Vec::new());
        let made = &mut self.made;
        // What the address that comes next belongs to.
        let mut belongs = Prov::None;
        for_each_leaf(walk, &mut state, |walk, key, leaf| match leaf {
            Leaf::Prov(prov) => {
                belongs = *prov;
                let old = match before.get(&key) {
                    Some(Held::Prov(old)) => Some(*old),
                    _ => None,
                };
                if old == Some(*prov) {
                    if let Some(term) =
                        made.get(&(key, Sort::Bits(PROV_BITS))).filter(|term| own.contains(term))
                    {
                        slots.push(Slot { place: key.0, part: key.1, term: *term });
                        facts.push(one_of(&mut walk.machine.d, *prov, *term));
                    }
                    return;
                }
                let theirs = project_prov(walk, *prov, true);
                let ours = project_prov(walk, *prov, false);
                if theirs == ours && is_rigid_prov(walk, ours) {
                    changed |= old.is_some_and(|old| old != ours);
                    *prov = ours;
                    belongs = ours;
                    return;
                }
                // Where the template has nothing written yet, what is there belongs to nothing.
                let d = &mut walk.machine.d;
                let mut blocks: Vec<Option<BlockId>> = Vec::new();
                for prov in [theirs, ours].into_iter().chain(old) {
                    blocks.extend(d.members(prov).into_iter().map(|(block, _)| block));
                }
                blocks.sort_unstable();
                blocks.dedup();
                if let [block] = blocks[..] {
                    let plain = block.map_or(Prov::None, Prov::Block);
                    changed |= old != Some(plain);
                    *prov = plain;
                    belongs = plain;
                    return;
                }
                let term = *made
                    .entry((key, Sort::Bits(PROV_BITS)))
                    .or_insert_with(|| d.terms.var("block", Sort::Bits(PROV_BITS)));
                let members: Vec<(Option<BlockId>, Bool)> = blocks
                    .into_iter()
                    .map(|block| {
                        let number = d.bv(PROV_BITS, number_of(block));
                        (block, d.eq(PROV_BITS, &Bv::Term(term), &number))
                    })
                    .collect();
                *prov = d.set(members);
                belongs = *prov;
                changed |= old != Some(*prov);
                slots.push(Slot { place: key.0, part: key.1, term });
                facts.push(one_of(d, *prov, term));
            }
            leaf => {
                let Some(now) = held_term(walk, &leaf) else { return };
                let d = &mut walk.machine.d;
                let old = match before.get(&key) {
                    Some(Held::Term(old)) => Some(*old),
                    _ => None,
                };
                let sort = d.terms.sort(now);
                // As the variable that is here already is seen there.
                let known = made.get(&(key, sort)).copied().filter(|term| own.contains(term));
                let seen = known.map(|term| match key.1 {
                    LeafPart::Bits => walk.machine.as_address(term, belongs),
                    _ => term,
                });
                if let (true, Some(term), true) = (old == Some(now), known, seen == Some(now)) {
                    slots.push(Slot { place: key.0, part: key.1, term });
                    return;
                }
                let (theirs, ours) = (projected(walk, now, true), projected(walk, now, false));
                if let (true, Some(term), true) = (old == Some(ours), known, seen == Some(ours)) {
                    put(&walk.machine.d, leaf, ours);
                    slots.push(Slot { place: key.0, part: key.1, term });
                    return;
                }
                if theirs == ours && is_rigid(walk, ours) {
                    let d = &walk.machine.d;
                    changed |= old.is_some_and(|old| old != ours);
                    put(d, leaf, ours);
                    return;
                }
                let d = &mut walk.machine.d;
                let name = match key.1 {
                    LeafPart::Bits => "value",
                    LeafPart::Undef => "undefined",
                    LeafPart::Poison => "poison",
                    LeafPart::Life => "alive",
                    LeafPart::Index => "part",
                    _ => "array",
                };
                let term = *made.entry((key, sort)).or_insert_with(|| d.terms.var(name, sort));
                let seen = match key.1 {
                    LeafPart::Bits => walk.machine.as_address(term, belongs),
                    _ => term,
                };
                changed |= old != Some(seen);
                put(&walk.machine.d, leaf, seen);
                slots.push(Slot { place: key.0, part: key.1, term });
            }
        });
        let sizes = walk.machine.segment.as_ref().map(|segment| segment.sizes.clone()).unwrap_or_default();
        for (block, _) in state.memory.alive() {
            if let Some(&term) = sizes.get(&block) {
                slots.push(Slot { place: SlotPlace::Memory(block, 0, 0), part: LeafPart::Size, term });
            }
        }
        changed |= slots != self.slots;
        for slot in slots.iter().filter(|slot| slot.part == LeafPart::Prov) {
            // A pointer belongs to a block only where that is alive. What is in something dead, or not made yet, may be anything: nobody reads it.
            let holder = match slot.place {
                SlotPlace::Memory(holder, ..) => state.memory.live(holder),
                _ => Bool::Const(true),
            };
            for (block, live) in state.memory.alive() {
                let Bool::Term(live) = live else { continue };
                let d = &mut walk.machine.d;
                let number = d.terms.number(PROV_BITS, number_of(Some(block)));
                let belongs = d.terms.eq(slot.term, number);
                let read = d.truth_term(holder);
                let both = d.terms.and(read, belongs);
                facts.push(d.terms.implies(both, live));
            }
        }
        if changed {
            self.state = Some(state);
            self.slots = slots;
            self.facts = facts;
        }
        Ok(changed)
    }

    /// What the variables are for an arrival that fits.
    pub fn updates(&self, walk: &mut Walk<'_>, arrival: &Arrival) -> Result<Vec<TermId>, String> {
        let mut laid = self.laid_on(walk, arrival)?;
        let mut values: FxHashMap<Key, TermId> = FxHashMap::default();
        for_each_leaf(walk, &mut laid, |walk, key, leaf| {
            let value = match leaf {
                Leaf::Prov(prov) => {
                    let theirs = project_prov(walk, *prov, true);
                    let number = walk.machine.d.prov_number(theirs);
                    walk.machine.d.term(&number)
                }
                leaf => {
                    let Some(now) = held_term(walk, &leaf) else { return };
                    projected(walk, now, true)
                }
            };
            values.insert(key, value);
        });
        let value = |slot: &Slot| match slot.part {
            LeafPart::Size => Ok(slot.term),
            _ => values
                .get(&(slot.place, slot.part))
                .copied()
                .ok_or_else(|| "a state of another shape".to_string()),
        };
        self.slots.iter().map(value).collect()
    }

    /// Everything that is in memory there, as far as it is a number or an address, variable or not.
    pub fn numbers(&self, walk: &mut Walk<'_>) -> Vec<(SlotPlace, TermId)> {
        let mut numbers = Vec::new();
        let Some(mut state) = self.state.clone() else { return numbers };
        for_each_leaf(walk, &mut state, |walk, (place, part), leaf| {
            if let (SlotPlace::Memory(..), LeafPart::Bits, Some(term)) = (place, part, held_term(walk, &leaf))
            {
                numbers.push((place, term));
            }
        });
        numbers
    }

    /// Where an arrival with these updates does not fit after all: something that may belong to an object of many is taken to be null where it belongs to nothing.
    pub fn misfits(&self, walk: &mut Walk<'_>, updates: &[TermId]) -> Vec<TermId> {
        let mut kept: Vec<(SlotPlace, bool)> = Vec::new();
        let (Some(mut state), true) = (self.state.clone(), walk.machine.many.is_some()) else {
            return Vec::new();
        };
        for_each_leaf(walk, &mut state, |walk, (place, _), leaf| {
            if let Leaf::Prov(prov) = leaf
                && walk.machine.is_null_where_none(*prov)
            {
                let none = walk.machine.d.members(*prov).iter().any(|(block, _)| block.is_none());
                kept.push((place, none));
            }
        });
        let mut found = Vec::new();
        for (place, none) in kept {
            let of =
                |part: LeafPart| self.slots.iter().position(|slot| (slot.place, slot.part) == (place, part));
            let terms = &mut walk.machine.d.terms;
            let Some(bits) = of(LeafPart::Bits).filter(|&bits| terms.width(updates[bits]) == 64) else {
                continue;
            };
            let Some(block) = of(LeafPart::Prov) else {
                found.extend(none.then(|| terms.bool(true)));
                continue;
            };
            if none {
                let (none, null) = (terms.number(PROV_BITS, 0), terms.number(64, 0));
                let (none, null) = (terms.eq(updates[block], none), terms.eq(updates[bits], null));
                let other = terms.not(null);
                found.push(terms.and(none, other));
            }
        }
        found
    }

    /// What may be true of pointers to objects that are not told apart: their ages are below how many there are, none was freed, one is older than the other.
    pub fn hints(&self, walk: &mut Walk<'_>) -> Vec<TermId> {
        let mut pointers: Vec<(Bool, Prov, Bv)> = Vec::new();
        if walk.machine.many.is_none() {
            return Vec::new();
        }
        let Some(mut state) = self.state.clone() else { return Vec::new() };
        let memory = state.memory.clone();
        let mut belongs = Prov::None;
        // A byte of a pointer has no age.
        let is_whole = |walk: &Walk<'_>, bits: &Bv| walk.machine.d.width(bits) == 64;
        for_each_leaf(walk, &mut state, |walk, (place, part), leaf| match leaf {
            Leaf::Prov(prov) => belongs = *prov,
            Leaf::Bits(bits) if part == LeafPart::Bits && belongs != Prov::None && is_whole(walk, bits) => {
                // What is in something dead does not matter.
                let there = match place {
                    SlotPlace::Memory(block, ..) => memory.live(block),
                    _ => Bool::Const(true),
                };
                pointers.push((there, belongs, bits.clone()));
            }
            _ => {}
        });
        walk.machine.hints(&memory, &pointers)
    }

    /// The arrival where the choice is true, and the template elsewhere; the arrival alone if there is no template yet.
    fn laid_on(&self, walk: &mut Walk<'_>, arrival: &Arrival) -> Result<State, String> {
        let (Some(ours), Some(choice)) = (&self.state, walk.cutting.as_ref().map(|cutting| cutting.choice))
        else {
            return Ok(arrival.state.clone());
        };
        let theirs = arrival.state.clone();
        let which = Bool::Term(choice);
        let memory = walk.machine.memory.merge(&mut walk.machine.d, which, theirs.memory, &ours.memory);
        let memory = memory.map_err(|_| crate::access::PART_OF_POINTER.to_string())?;
        let mut frames = theirs.frames;
        if frames.len() != ours.frames.len() {
            return Err("calls that replace their callers".to_string());
        }
        let lives = lives(walk, &frames, theirs.pc);
        for ((frame, other), live) in frames.iter_mut().zip(&ours.frames).zip(&lives) {
            if Rc::ptr_eq(frame, other) {
                continue;
            }
            let alike = frame.function == other.function
                && frame.stack == other.stack
                && frame.var_args.len() == other.var_args.len()
                && frame.status.is_some() == other.status.is_some();
            if !alike {
                return Err("calls that are deeper each time a loop goes round".to_string());
            }
            let frame = Rc::make_mut(frame);
            merge_frame(&mut walk.machine.d, which, frame, other, live);
            for (our, their) in frame.var_args.iter_mut().zip(&other.var_args) {
                if our.scalars.len() != their.scalars.len() {
                    return Err("arguments that differ from call to call".to_string());
                }
                for (our, their) in our.scalars.iter_mut().zip(&their.scalars) {
                    *our = ite_scalar(&mut walk.machine.d, which, our.clone(), their.clone());
                }
            }
        }
        Ok(State { frames, memory, ..ours.clone() })
    }
}

/// The number of a provenance.
fn number_of(block: Option<BlockId>) -> u64 {
    block.map_or(0, |block| block.index() as u64 + 1)
}

/// That a variable is the number of something that a provenance may be.
fn one_of(d: &mut Symbolic, prov: Prov, term: TermId) -> TermId {
    let mut any = Bool::Const(false);
    for (block, _) in d.members(prov) {
        let number = d.bv(PROV_BITS, number_of(block));
        let is = d.eq(PROV_BITS, &Bv::Term(term), &number);
        any = d.or_b(any, is);
    }
    d.truth_term(any)
}

/// The registers that are still read, for each function that is running.
fn lives(walk: &Walk<'_>, frames: &[Rc<Frame>], pc: Pc) -> Vec<Vec<Reg>> {
    let calls = (1..=frames.len()).map(|next| Some(frames.get(next)?.call?.1));
    let live = |(frame, call): (&Rc<Frame>, Option<Pc>)| {
        let function: Option<FuncId> = frame.function;
        match (function, call) {
            (Some(function), Some(call)) => walk.liveness.live_after_call_in(function, call).to_vec(),
            (Some(function), None) => walk.liveness.live_in(function, pc).to_vec(),
            (None, _) => Vec::new(),
        }
    };
    frames.iter().zip(calls).map(live).collect()
}

/// Every value of a state that may still be read.
pub(super) fn for_each_leaf<'p>(
    walk: &mut Walk<'p>,
    state: &mut State,
    mut f: impl FnMut(&mut Walk<'p>, Key, Leaf<'_>),
) {
    let fixed: FxHashSet<BlockId> = (walk.machine.memory.blocks())
        .filter(|(_, facts)| {
            // The command line and the environment can be written.
            matches!(facts.kind, BlockKind::Constant | BlockKind::Code | BlockKind::Missing)
        })
        .map(|(block, _)| block)
        .collect();
    let lives = lives(walk, &state.frames, state.pc);
    state.memory.for_each_leaf(
        |block| fixed.contains(&block),
        |(block, offset, bytes): MemoryPlace, part, leaf| {
            f(walk, (SlotPlace::Memory(block, offset, bytes), part), leaf);
        },
    );
    for (number, (frame, live)) in (0..).zip(state.frames.iter_mut().zip(&lives)) {
        let frame = Rc::make_mut(frame);
        for &reg in live {
            if let Some(value) = frame.cells.get_mut(reg) {
                let place = SlotPlace::Register(number, reg);
                scalar_leaves(value, |part, leaf| f(walk, (place, part), leaf));
            }
        }
        for (which, argument) in (0..).zip(&mut frame.var_args) {
            for (at, value) in (0..).zip(&mut argument.scalars) {
                let place = SlotPlace::Argument(number, which, at);
                scalar_leaves(value, |part, leaf| f(walk, (place, part), leaf));
            }
        }
        if let Some(status) = &mut frame.status {
            scalar_leaves(status, |part, leaf| f(walk, (SlotPlace::Status, part), leaf));
        }
    }
}

/// The term that a leaf is.
fn held_term(walk: &mut Walk<'_>, leaf: &Leaf<'_>) -> Option<TermId> {
    match leaf {
        Leaf::Bits(bits) => Some(walk.machine.d.term(bits)),
        Leaf::Truth(truth) => Some(walk.machine.d.truth_term(**truth)),
        Leaf::Array(term) => Some(**term),
        Leaf::Prov(_) => None,
    }
}

fn put(d: &Symbolic, leaf: Leaf<'_>, term: TermId) {
    match leaf {
        Leaf::Bits(bits) => *bits = d.value_of(term),
        Leaf::Truth(truth) => *truth = d.truth_of(term),
        Leaf::Array(array) => *array = term,
        Leaf::Prov(_) => {}
    }
}

/// A term where the choice between two states that are laid on each other has a value; the term itself in a walk without cutpoints.
fn projected(walk: &mut Walk<'_>, term: TermId, value: bool) -> TermId {
    let Some(cutting) = walk.cutting.as_mut() else { return term };
    let known = &mut cutting.projections[usize::from(value)];
    walk.machine.d.terms.substitute_more(&[term], known).pop().unwrap_or(term)
}

fn project_prov(walk: &mut Walk<'_>, prov: Prov, value: bool) -> Prov {
    let members: Vec<(Option<BlockId>, Bool)> = walk
        .machine
        .d
        .members(prov)
        .into_iter()
        .map(|(block, guard)| match guard {
            Bool::Const(_) => (block, guard),
            Bool::Term(term) => {
                let term = projected(walk, term, value);
                (block, walk.machine.d.truth_of(term))
            }
        })
        .collect();
    walk.machine.d.set(members)
}

/// Whether a term is about nothing that changes.
fn is_rigid(walk: &Walk<'_>, term: TermId) -> bool {
    walk.machine.d.terms.variables_of([term]).into_iter().all(|variable| walk.is_rigid(variable))
}

fn is_rigid_prov(walk: &Walk<'_>, prov: Prov) -> bool {
    let members = walk.machine.d.members(prov);
    members.into_iter().all(|(_, guard)| match guard {
        Bool::Const(_) => true,
        Bool::Term(term) => is_rigid(walk, term),
    })
}
