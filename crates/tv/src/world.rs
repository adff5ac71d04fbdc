//! What both functions have in common: the terms, the blocks that exist before they run, and everything they do to memory.
//!
//! ```text
//!   id 0             null: an object of no bytes
//!   id 1 .. g        the global variables and functions that either of them names
//!   id up to 2^15-1  whatever else there is: what arguments, loads and calls lead to
//!   id from 2^15 on  locals: allocations of one of the functions, numbered as they are met, each function for itself
//! ```
//!
//! What is not known about a block is an array of the solver, by the id: its start, its size, whether it is alive, may be written, is on the
//! heap. Each block that is used gets the facts that all blocks have (`axioms`).

use rustc_hash::{FxHashMap, FxHashSet};
use sem::context::BlockKind;
use symbolic::{Bool, Bv};
use term::{Sort, TermId, VarId};

use crate::domain::{ID_BITS, LOCAL, Logic, Prov, Scalar};
use crate::memory::Log;
use crate::outcome::Approximation;

/// Which of the two functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The original.
    Source,
    /// What was made of it.
    Target,
}

/// Why a value may be any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ChoiceKind {
    /// One observation of an undefined value; what it is a copy of.
    Undef(VarId),
    /// A second observation, which tells whether the first was undefined.
    Other(VarId),
    /// What `freeze` makes of something.
    Freeze,
    /// Where a local starts.
    Address,
    /// Whether an allocation fails.
    Fails,
    /// Whether a guard fails without need.
    GivesUp,
    /// Whether a product and a sum are rounded once.
    Fuses,
    /// Which NaN an operation gives, whose result is otherwise this; none that it may give for the one that it is given.
    Nan(TermId),
    /// The sign of a zero that may have either; the one that it has without that.
    Sign(TermId),
    /// Anything else.
    Any,
}

impl ChoiceKind {
    /// Whether it is an observation of something undefined. All others of an execution are made before: a frozen value is the same for all
    /// who observe what is undefined.
    pub(crate) fn is_observation(self) -> bool {
        match self {
            ChoiceKind::Undef(_) | ChoiceKind::Other(_) => true,
            ChoiceKind::Freeze
            | ChoiceKind::Address
            | ChoiceKind::Fails
            | ChoiceKind::GivesUp
            | ChoiceKind::Fuses
            | ChoiceKind::Nan(_)
            | ChoiceKind::Sign(_)
            | ChoiceKind::Any => false,
        }
    }
}

/// A value that an execution chooses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) term: TermId,
    pub(crate) side: Side,
    pub(crate) kind: ChoiceKind,
}

/// A local block.
#[derive(Clone, Debug)]
pub(crate) struct Local {
    pub(crate) side: Side,
    pub(crate) size: TermId,
    pub(crate) align: u64,
    pub(crate) kind: BlockKind,
    pub(crate) base: TermId,
}

/// A block that both functions know by its name.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) size: Option<u64>,
    pub(crate) align: u64,
    pub(crate) constant: bool,
    /// Whether there may be none, so that its address is null.
    pub(crate) weak: bool,
    /// Whether what it holds at first is not known: another module says it, or may.
    pub(crate) open: bool,
    /// Whether it is a copy that ends with the function.
    pub(crate) copy: bool,
    pub(crate) data: bool,
    /// What a constant holds: its bytes, where pointers are none.
    pub(crate) contents: Option<Vec<crate::memory::Byte>>,
}

/// What is shared.
pub(crate) struct World {
    pub(crate) d: Logic,
    pub(crate) log: Log,
    /// From id 1 on.
    pub(crate) named: Vec<Named>,
    pub(crate) names: FxHashMap<String, u64>,
    /// By the rest of their ids.
    pub(crate) locals: Vec<Local>,
    pub(crate) choices: Vec<Choice>,
    /// The variables that are others at each use.
    pub(crate) undef: FxHashSet<VarId>,
    /// For each term that was looked at, the undefined variables in it.
    undef_in: FxHashMap<TermId, std::rc::Rc<[TermId]>>,
    /// Whether each argument is undefined.
    pub(crate) undef_flags: Vec<TermId>,
    /// The blocks of the parameters, and those of them that are `noalias`.
    pub(crate) parameters: Vec<TermId>,
    pub(crate) apart: Vec<TermId>,
    pub(crate) side: Side,
    /// What the choices of addresses must keep to.
    pub(crate) axioms: Vec<TermId>,
    /// What is so for all blocks that there are, whatever is chosen.
    pub(crate) facts: Vec<TermId>,
    seen: FxHashSet<(u8, TermId, TermId)>,
    bases: TermId,
    sizes: TermId,
    lives: TermId,
    writable: TermId,
    heap: TermId,
    adopted: Option<TermId>,
    /// Pointers that were made numbers: their addresses, and what they belong to.
    pub(crate) exposed: Vec<(TermId, Prov)>,
    /// Whether a local of the source might have another partner among those of the target than it has.
    pub(crate) guessed_partners: bool,
    /// The locals of the source whose addresses others were told as numbers, in that order.
    pub(crate) told: Vec<u64>,
    pub(crate) approximations: Vec<Approximation>,
    pub(crate) big_endian: bool,
    /// How many blocks each access may touch, for statistics: locals, others, whether both.
    pub(crate) aliases: Vec<(u32, u32)>,
    pub(crate) next_version: u32,
    /// What is made of exceptions: an array for each question.
    pub(crate) of_exceptions: FxHashMap<String, TermId>,
    /// The clauses of the landing pads that each function comes to, where there are any.
    pub(crate) pads: Vec<(Side, String)>,
    /// Whoever decides about exceptions that pass through either function.
    pub(crate) personality: Option<String>,
    /// Whether there may be memory at null.
    pub(crate) null_is_memory: bool,
    /// Whether the source must not unwind, so that neither does.
    pub(crate) never_unwinds: bool,
    /// Whether a call says that it does not unwind where the one that it is does not say so.
    pub(crate) denies_unwinding: bool,
}

impl World {
    pub(crate) fn new(pointer_bits: u32, big_endian: bool) -> World {
        let mut d = Logic { pointer_bits, ..Logic::default() };
        let short = ID_BITS - 1;
        let array =
            |d: &mut Logic, name: &str, element| d.terms().var(name, Sort::Array { index: short, element });
        let bases = array(&mut d, "start", pointer_bits);
        let sizes = array(&mut d, "size", pointer_bits);
        let lives = array(&mut d, "alive", 1);
        let writable = array(&mut d, "writable", 1);
        let heap = array(&mut d, "on-heap", 1);
        World {
            log: Log::new(),
            named: Vec::new(),
            names: FxHashMap::default(),
            locals: Vec::new(),
            choices: Vec::new(),
            undef: FxHashSet::default(),
            undef_in: FxHashMap::default(),
            undef_flags: Vec::new(),
            parameters: Vec::new(),
            apart: Vec::new(),
            side: Side::Source,
            axioms: Vec::new(),
            facts: Vec::new(),
            seen: FxHashSet::default(),
            bases,
            sizes,
            lives,
            writable,
            heap,
            adopted: None,
            null_is_memory: false,
            exposed: Vec::new(),
            guessed_partners: false,
            told: Vec::new(),
            approximations: Vec::new(),
            big_endian,
            aliases: Vec::new(),
            next_version: 0,
            of_exceptions: FxHashMap::default(),
            pads: Vec::new(),
            personality: None,
            never_unwinds: false,
            denies_unwinding: false,
            d,
        }
    }

    pub(crate) fn approximate(&mut self, what: Approximation) {
        if !self.approximations.contains(&what) {
            self.approximations.push(what);
        }
    }

    // --- choices -------------------------------------------------------------------------------------------------------------

    /// A value that an execution of the running function chooses.
    pub(crate) fn choose(&mut self, sort: Sort, name: &str, kind: ChoiceKind) -> TermId {
        let prefix = match self.side {
            Side::Source => "src",
            Side::Target => "tgt",
        };
        let term = self.d.terms().var(&format!("{prefix}.{name}"), sort);
        self.choices.push(Choice { term, side: self.side, kind });
        term
    }

    /// What the source chooses.
    pub(crate) fn choices_of_source(&self) -> Vec<TermId> {
        self.choices.iter().filter(|choice| choice.side == Side::Source).map(|choice| choice.term).collect()
    }

    /// The undefined variables in a term.
    fn undef_in(&mut self, term: TermId) -> std::rc::Rc<[TermId]> {
        if self.undef.is_empty() {
            return std::rc::Rc::new([]);
        }
        if let Some(known) = self.undef_in.get(&term) {
            return known.clone();
        }
        let mut stack = vec![(term, false)];
        while let Some((term, ready)) = stack.pop() {
            if self.undef_in.contains_key(&term) {
                continue;
            }
            let node = self.d.inner.terms.node(term);
            if !ready {
                stack.push((term, true));
                stack.extend(node.children().map(|part| (part, false)));
                continue;
            }
            let mut found: Vec<TermId> = Vec::new();
            if let term::Node::Var(variable) = node
                && self.undef.contains(&variable)
            {
                found.push(term);
            }
            for part in node.children() {
                found.extend(self.undef_in.get(&part).into_iter().flat_map(|list| list.iter().copied()));
            }
            found.sort_unstable();
            found.dedup();
            self.undef_in.insert(term, found.into());
        }
        self.undef_in.get(&term).cloned().unwrap_or_else(|| std::rc::Rc::new([]))
    }

    fn parts(&mut self, value: &Scalar) -> Vec<TermId> {
        let mut parts = vec![self.d.term(&value.bits), self.d.truth(value.poison.flag)];
        if let Prov::Block { id, base } = value.prov {
            parts.extend([id, base]);
        }
        parts
    }

    fn with_parts(&mut self, value: &Scalar, parts: &[TermId]) -> Scalar {
        let mut new = value.clone();
        new.bits = self.d.inner.value_of(parts[0]);
        new.poison.flag = self.d.inner.truth_of(parts[1]);
        if let (Prov::Block { .. }, &[_, _, id, base]) = (&value.prov, parts) {
            new.prov = Prov::Block { id, base };
        }
        new
    }

    /// The undefined variables in a value.
    fn undef_of(&mut self, parts: &[TermId]) -> Vec<TermId> {
        let mut all: Vec<TermId> = Vec::new();
        for &part in parts {
            let more = self.undef_in(part);
            all.extend(more.iter());
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// One observation of a value: what is undefined in it is chosen anew. Its undefined bits are those that differ from another one.
    pub(crate) fn observe(&mut self, value: &Scalar) -> Scalar {
        self.observe_together(std::slice::from_ref(value)).pop().unwrap_or_else(|| value.clone())
    }

    /// One observation of the scalars of a value: what they have in common is the same in all.
    pub(crate) fn observe_together(&mut self, values: &[Scalar]) -> Vec<Scalar> {
        let mut all = Vec::new();
        for value in values {
            all.extend(self.parts(value));
        }
        let variables = self.undef_of(&all);
        if variables.is_empty() {
            return values.to_vec();
        }
        let first = self.copies(&variables, false);
        let second: FxHashMap<TermId, TermId> = {
            let firsts: Vec<TermId> = variables.iter().map(|variable| first[variable]).collect();
            let others = self.copies(&firsts, true);
            variables.iter().map(|variable| (*variable, others[&first[variable]])).collect()
        };
        let mut observed = Vec::with_capacity(values.len());
        for value in values {
            let parts = self.parts(value);
            let one = self.d.terms().substitute(&parts, &first);
            let other = self.d.terms().substitute(&parts[..1], &second);
            let mut seen = self.with_parts(value, &one);
            let differ = self.d.terms().xor(one[0], other[0]);
            seen.undef = self.d.inner.value_of(differ);
            observed.push(seen);
        }
        observed
    }

    /// The value once and for all: what is undefined in it is chosen now.
    pub(crate) fn settle(&mut self, value: &Scalar) -> Scalar {
        self.settle_as(value, |_| ChoiceKind::Freeze)
    }

    /// The value as the world outside gets it, undefined where it is: one of the values that it may be.
    pub(crate) fn hand_over(&mut self, value: &Scalar) -> Scalar {
        self.settle_as(value, ChoiceKind::Undef)
    }

    fn settle_as(&mut self, value: &Scalar, kind: impl Fn(VarId) -> ChoiceKind) -> Scalar {
        let parts = self.parts(value);
        let variables = self.undef_of(&parts);
        if variables.is_empty() {
            return value.clone();
        }
        let mut chosen = FxHashMap::default();
        for variable in variables {
            let Some(original) = self.d.inner.terms.as_var(variable) else { continue };
            let root = self.root_of(variable).unwrap_or(original);
            let sort = self.d.terms().sort(variable);
            chosen.insert(variable, self.choose(sort, "settled", kind(root)));
        }
        let parts = self.d.terms().substitute(&parts, &chosen);
        self.with_parts(value, &parts)
    }

    /// A condition once and for all: what is undefined in it is chosen now, each by the function that it comes from.
    pub(crate) fn settle_condition(&mut self, condition: TermId) -> TermId {
        let variables = self.undef_of(&[condition]);
        if variables.is_empty() {
            return condition;
        }
        let mut chosen = FxHashMap::default();
        let side = self.side;
        for variable in variables {
            let known = self.choices.iter().rev().find(|choice| choice.term == variable);
            self.side = known.map_or(side, |choice| choice.side);
            let sort = self.d.terms().sort(variable);
            chosen.insert(variable, self.choose(sort, "settled", ChoiceKind::Freeze));
        }
        self.side = side;
        self.d.terms().substitute(&[condition], &chosen)[0]
    }

    fn copies(&mut self, variables: &[TermId], other: bool) -> FxHashMap<TermId, TermId> {
        let mut copies = FxHashMap::default();
        for &variable in variables {
            let Some(original) = self.d.inner.terms.as_var(variable) else { continue };
            let root = self.root_of(variable).unwrap_or(original);
            let sort = self.d.terms().sort(variable);
            let (name, kind) = match other {
                true => ("undef-again", ChoiceKind::Other(original)),
                false => ("undef", ChoiceKind::Undef(root)),
            };
            let copy = self.choose(sort, name, kind);
            if let Some(id) = self.d.inner.terms.as_var(copy) {
                self.undef.insert(id);
            }
            copies.insert(variable, copy);
        }
        copies
    }

    fn root_of(&self, variable: TermId) -> Option<VarId> {
        self.choices.iter().rev().find(|choice| choice.term == variable).and_then(|choice| {
            match choice.kind {
                ChoiceKind::Undef(root) => Some(root),
                _ => None,
            }
        })
    }

    /// A variable that is another value at each use.
    pub(crate) fn undef_variable(&mut self, name: &str, sort: Sort) -> TermId {
        let term = self.d.terms().var(name, sort);
        if let Some(variable) = self.d.inner.terms.as_var(term) {
            self.undef.insert(variable);
        }
        term
    }

    // --- blocks --------------------------------------------------------------------------------------------------------------

    pub(crate) fn number(&mut self, value: u64) -> TermId {
        let w = self.d.pointer_bits;
        self.d.terms().number(w, value)
    }

    pub(crate) fn id(&mut self, id: u64) -> TermId {
        self.d.terms().number(ID_BITS, id)
    }

    /// The id that it certainly is.
    pub(crate) fn known_id(&self, id: TermId) -> Option<u64> {
        self.d.inner.terms.as_bits(id)?.to_u64()
    }

    /// Whether one of the blocks that a choice is between is null itself.
    pub(crate) fn may_be_literal_null(&self, id: TermId) -> bool {
        match self.d.inner.terms.node(id) {
            term::Node::Ite(_, yes, no) => self.may_be_literal_null(yes) || self.may_be_literal_null(no),
            _ => self.known_id(id) == Some(0),
        }
    }

    /// Whether a block is certainly local, or certainly not.
    pub(crate) fn is_local(&mut self, id: TermId) -> Option<bool> {
        let terms = self.d.terms();
        let top = terms.extract(id, ID_BITS - 1, ID_BITS - 1);
        terms.as_bits(top).map(|bit| !bit.is_zero())
    }

    /// A block that is not local, of which nothing else is known.
    pub(crate) fn outside(&mut self, short: TermId) -> TermId {
        self.d.terms().zero_extend(short, ID_BITS)
    }

    fn short(&mut self, id: TermId) -> TermId {
        self.d.terms().extract(id, ID_BITS - 2, 0)
    }

    /// The local blocks that an id may be, if it is one of a few constants where it is local.
    pub(crate) fn locals_in(&mut self, id: TermId) -> Vec<u64> {
        let mut found = Vec::new();
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if let Some(id) = self.known_id(id) {
                if id & LOCAL != 0 && !found.contains(&id) {
                    found.push(id);
                }
                continue;
            }
            if let term::Node::Ite(_, yes, no) = self.d.inner.terms.node(id) {
                stack.extend([yes, no]);
            } else if self.is_local(id) != Some(false) {
                // Any of the running function's.
                let side = self.side;
                let all = self.locals.iter().enumerate().filter(|(_, local)| local.side == side);
                found.extend(all.map(|(place, _)| LOCAL | place as u64));
                found.sort_unstable();
                found.dedup();
            }
        }
        found
    }

    /// Something about a block: known for locals and some named ones, otherwise as the array says.
    fn property(
        &mut self,
        id: TermId,
        outside: impl Fn(&mut World, TermId) -> TermId + Copy,
        local: impl Fn(&mut World, usize) -> TermId + Copy,
        named: impl Fn(&mut World, usize) -> Option<TermId> + Copy,
    ) -> TermId {
        if let Some(known) = self.known_id(id) {
            return match known {
                known if known & LOCAL != 0 => local(self, (known & !LOCAL) as usize),
                known => match self.named_at(known).and_then(|place| named(self, place)) {
                    Some(term) => term,
                    None => outside(self, id),
                },
            };
        }
        if let term::Node::Ite(c, yes, no) = self.d.inner.terms.node(id) {
            let yes = self.property(yes, outside, local, named);
            let no = self.property(no, outside, local, named);
            return self.d.terms().ite(c, yes, no);
        }
        let result = outside(self, id);
        if self.is_local(id) == Some(false) {
            return result;
        }
        let locals = self.locals_in(id);
        locals.into_iter().fold(result, |rest, this| {
            let (value, number) = (local(self, (this & !LOCAL) as usize), self.id(this));
            let is = self.d.terms().eq(id, number);
            self.d.terms().ite(is, value, rest)
        })
    }

    fn named_at(&self, id: u64) -> Option<usize> {
        let place = (id as usize).checked_sub(1)?;
        (place < self.named.len()).then_some(place)
    }

    pub(crate) fn named_block(&self, id: TermId) -> Option<&Named> {
        self.named.get(self.named_at(self.known_id(id)?)?)
    }

    fn in_array(&mut self, array: TermId, id: TermId) -> TermId {
        let short = self.short(id);
        self.d.terms().select(array, short)
    }

    /// Where a block starts.
    pub(crate) fn base(&mut self, id: TermId) -> TermId {
        self.property(
            id,
            |world, id| match world.known_id(id) {
                Some(0) => world.number(0),
                _ => {
                    let base = world.in_array(world.bases, id);
                    world.state_facts(id);
                    base
                }
            },
            |world, local| world.locals[local].base,
            |_, _| None,
        )
    }

    /// How many bytes a block has.
    pub(crate) fn size(&mut self, id: TermId) -> TermId {
        self.property(
            id,
            |world, id| match world.known_id(id) {
                Some(0) if !world.null_is_memory => world.number(0),
                _ => {
                    world.state_facts(id);
                    world.in_array(world.sizes, id)
                }
            },
            |world, local| world.locals[local].size,
            |world, named| {
                let size = world.named[named].size?;
                Some(world.number(size))
            },
        )
    }

    fn flag(
        &mut self,
        id: TermId,
        array: TermId,
        null: bool,
        local: impl Fn(&World, usize) -> bool + Copy,
        named: impl Fn(&World, usize) -> Option<bool> + Copy,
    ) -> TermId {
        let one = |world: &mut World, value: bool| world.d.terms().number(1, u64::from(value));
        let bit = self.property(
            id,
            |world, id| match world.known_id(id) {
                Some(0) if !world.null_is_memory => one(world, null),
                _ => {
                    world.state_facts(id);
                    world.in_array(array, id)
                }
            },
            |world, place| {
                let value = local(world, place);
                one(world, value)
            },
            |world, place| {
                let value = named(world, place)?;
                Some(one(world, value))
            },
        );
        let yes = self.d.terms().number(1, 1);
        self.d.terms().eq(bit, yes)
    }

    /// Whether a block was alive before the functions started; locals are when they are made.
    pub(crate) fn alive_at_first(&mut self, id: TermId) -> TermId {
        self.flag(id, self.lives, true, |_, _| true, |_, _| Some(true))
    }

    pub(crate) fn is_writable(&mut self, id: TermId) -> TermId {
        self.flag(
            id,
            self.writable,
            true,
            |_, _| true,
            |world, named| Some(!world.named[named].constant && world.named[named].data),
        )
    }

    pub(crate) fn is_on_heap(&mut self, id: TermId) -> TermId {
        let heap = |world: &World, local: usize| {
            matches!(world.locals[local].kind, BlockKind::Heap | BlockKind::New | BlockKind::NewArray)
        };
        self.flag(id, self.heap, false, heap, |_, _| Some(false))
    }

    /// The facts that hold for every block outside: it lies in the lower half of the addresses, and nothing lies at null.
    fn state_facts(&mut self, id: TermId) {
        let is_certainly_null = self.known_id(id) == Some(0);
        if (is_certainly_null && !self.null_is_memory) || !self.seen.insert((0, id, id)) {
            return;
        }
        let w = self.d.pointer_bits;
        let (base, size) = (self.in_array(self.bases, id), self.in_array(self.sizes, id));
        let half = self.number(1 << (w - 1));
        let lives = self.in_array(self.lives, id);
        let weak = self.named_block(id).is_some_and(|named| named.weak);
        let null = self.id(0);
        let local_bit = self.d.terms().extract(id, ID_BITS - 1, ID_BITS - 1);
        let zero = self.number(0);
        let terms = self.d.terms();
        let low = terms.ult(base, half);
        let room = terms.sub(half, base);
        let fits = terms.ule(size, room);
        let is_null = terms.eq(id, null);
        let somewhere = terms.distinct(base, zero);
        let nothing = terms.eq(size, zero);
        let nowhere = terms.eq(base, zero);
        let at_null = if self.null_is_memory { nowhere } else { terms.and(nothing, nowhere) };
        let inside = match weak {
            true => terms.bool(true),
            false => terms.ite(is_null, at_null, somewhere),
        };
        let one = terms.number(1, 1);
        let alive = terms.eq(lives, one);
        let null_is_alive = terms.implies(is_null, alive);
        let all = terms.and_all([low, fits, inside, null_is_alive]);
        let local = terms.eq(local_bit, one);
        let fact = terms.or(local, all);
        self.facts.push(fact);
        if let Some(named) = self.known_id(id).and_then(|id| self.named_at(id)) {
            let align = self.named[named].align;
            if align > 1 {
                let log = align.trailing_zeros();
                let terms = self.d.terms();
                let low = terms.extract(base, log - 1, 0);
                let none = terms.number(log, 0);
                let aligned = terms.eq(low, none);
                self.facts.push(aligned);
            }
            if let Some(bytes) = self.named[named].size {
                let bytes = self.number(bytes);
                let known = self.d.terms().eq(size, bytes);
                self.facts.push(known);
            }
            self.facts.push(alive);
            let may_be_written = !self.named[named].constant && self.named[named].data;
            for (array, value) in [(self.writable, may_be_written), (self.heap, false)] {
                let bit = self.in_array(array, id);
                let terms = self.d.terms();
                let value = terms.number(1, value.into());
                let known = terms.eq(bit, value);
                self.facts.push(known);
            }
        }
    }

    /// Two pointers are compared: blocks that are alive have no byte in common.
    pub(crate) fn tell_apart(&mut self, a: TermId, b: TermId) {
        if a == b || (self.known_id(a).is_some() && self.known_id(a) == self.known_id(b)) {
            return;
        }
        let key = if a < b { (1, a, b) } else { (1, b, a) };
        if !self.seen.insert(key) {
            return;
        }
        let (x, y) = (self.base(a), self.base(b));
        let (m, n) = (self.size(a), self.size(b));
        let (live_a, live_b) = (self.alive_at_first(a), self.alive_at_first(b));
        let are_functions = [a, b].iter().any(|id| self.named_block(*id).is_some_and(|named| !named.data));
        let terms = self.d.terms();
        let same = terms.eq(a, b);
        let (end_a, end_b) = (terms.add(x, m), terms.add(y, n));
        let (before, after) = (terms.ule(end_a, y), terms.ule(end_b, x));
        let apart = terms.or(before, after);
        let different = terms.distinct(x, y);
        let both = terms.and(live_a, live_b);
        let not_both = terms.not(both);
        let zero = terms.number(terms.width(m), 0);
        let (nothing_a, nothing_b) = (terms.eq(m, zero), terms.eq(n, zero));
        // What has no bytes may lie anywhere; but functions, which have none here, have addresses of their own.
        let anywhere = match are_functions {
            true => terms.bool(false),
            false => terms.or(nothing_a, nothing_b),
        };
        let apart = terms.and(apart, different);
        let fact = terms.or_all([same, not_both, apart, anywhere]);
        if self.d.inner.terms.as_bool(fact) == Some(true) {
            return;
        }
        match (self.is_local(a), self.is_local(b)) {
            (Some(false), Some(false)) => self.facts.push(fact),
            _ => self.axioms.push(fact),
        }
    }

    /// A new local block; a pointer to it.
    pub(crate) fn allocate(&mut self, size: TermId, align: u64, kind: BlockKind) -> Scalar {
        let w = self.d.pointer_bits;
        let place = self.locals.len();
        let log = align.max(1).trailing_zeros().min(w - 2);
        // Locals lie in the upper half, aligned.
        let middle = self.choose(Sort::Bits(w - 1 - log), "address", ChoiceKind::Address);
        let terms = self.d.terms();
        let top = terms.number(1, 1);
        let mut base = terms.concat(top, middle);
        if log > 0 {
            let low = terms.number(log, 0);
            base = terms.concat(base, low);
        }
        // It ends before the addresses do.
        let end = terms.add(base, size);
        let fits = terms.ult(base, end);
        let zero = terms.number(w, 0);
        let empty = terms.eq(size, zero);
        // One that is larger does not come into being.
        let most = terms.number(w, 1 << (w - 2));
        let too_large = terms.ule(most, size);
        let fine = terms.or_all([fits, empty, too_large]);
        self.axioms.push(fine);
        self.locals.push(Local { side: self.side, size, align: align.max(1), kind, base });
        let id = self.id(LOCAL | place as u64);
        let bits = Bv::Term(base);
        Scalar::pointer(&mut self.d, w, bits, Prov::Block { id, base })
    }

    /// The address of a block becomes a number: it is none that lies in another block whose address is one.
    pub(crate) fn expose(&mut self, id: TermId) {
        let others: Vec<TermId> = { self.exposed.iter() }
            .filter_map(|(_, prov)| match prov {
                Prov::Block { id, .. } => Some(*id),
                Prov::None => None,
            })
            .collect();
        for other in others {
            if !self.belongs_to_other_side(id) && !self.belongs_to_other_side(other) {
                self.tell_apart(id, other);
            }
        }
    }

    /// Whether a block is certainly a local of the function that is not running.
    fn belongs_to_other_side(&self, id: TermId) -> bool {
        let local = self.known_id(id).filter(|id| id & LOCAL != 0);
        local
            .and_then(|id| self.locals.get((id & !LOCAL) as usize))
            .is_some_and(|local| local.side != self.side)
    }

    /// The locals of a function whose addresses were made numbers.
    fn exposed_locals(&mut self, side: Side) -> Vec<u64> {
        let provs: Vec<Prov> = self.exposed.iter().map(|(_, prov)| prov.clone()).collect();
        let mut found = Vec::new();
        for prov in provs {
            if let Prov::Block { id, .. } = prov {
                found.extend(self.locals_of(id, side));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The locals of a function whose addresses a number is made of.
    pub(crate) fn locals_named_in(&mut self, number: TermId, side: Side) -> Vec<u64> {
        let mut exposed = self.exposed_locals(side);
        if exposed.is_empty() {
            return exposed;
        }
        let inside = self.d.inner.terms.variables_of([number]);
        exposed.retain(|local| {
            let base = self.locals[(local & !LOCAL) as usize].base;
            let address = self.d.inner.terms.variables_of([base]);
            address.iter().any(|variable| inside.binary_search(variable).is_ok())
        });
        exposed
    }

    /// The block that an address without one belongs to: a local whose address is known as a number if it is there, and otherwise unknown, but the same for
    /// the same address.
    pub(crate) fn adopt(&mut self, address: TermId) -> Prov {
        if let Some((_, prov)) = self.exposed.iter().find(|(exposed, _)| *exposed == address) {
            return prov.clone();
        }
        let w = self.d.pointer_bits;
        let array = match self.adopted {
            Some(array) => array,
            None => {
                let sort = Sort::Array { index: w, element: ID_BITS - 1 };
                let array = self.d.terms().var("block-at", sort);
                *self.adopted.insert(array)
            }
        };
        self.approximate(Approximation::IntToPtr);
        let short = self.d.terms().select(array, address);
        let mut id = self.outside(short);
        for local in self.exposed_locals(self.side) {
            let (name, size) = (self.id(local), self.locals[(local & !LOCAL) as usize].size);
            let base = self.locals[(local & !LOCAL) as usize].base;
            let terms = self.d.terms();
            let distance = terms.sub(address, base);
            let inside = terms.ule(distance, size);
            id = terms.ite(inside, name, id);
        }
        let base = self.base(id);
        Prov::Block { id, base }
    }

    pub(crate) fn truth_of(&self, term: TermId) -> Bool {
        self.d.inner.truth_of(term)
    }
}
