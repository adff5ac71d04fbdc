//! What a block contains: bytes by their offsets, or arrays of the solver once an offset is not known.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use arena::Id;
use sem::context::Origin;
use sem::domain::Domain;
use sem::scalar::Poison;
use term::TermId;

use crate::byte::{Byte, INDEX_BITS};
use crate::domain::Symbolic;
use crate::prov::PROV_BITS;
use crate::value::{BlockId, Bool, Bv, Prov};

const SHADOW_BITS: u32 = 9;
const POISON_BIT: u32 = 8;
/// The shadow of a byte that nobody has written.
const UNWRITTEN: u64 = 0xFF;

/// How many bytes lie together.
const PAGE: u64 = 16;

type Page = [Option<Byte>; PAGE as usize];

/// Bytes by offset; copies share the pages that neither has written since.
#[derive(Clone, Debug, Default)]
pub(super) struct Bytes(BTreeMap<u64, Rc<Page>>);

impl Bytes {
    pub(super) fn get(&self, at: u64) -> Option<&Byte> {
        self.0.get(&(at / PAGE))?[(at % PAGE) as usize].as_ref()
    }

    pub(super) fn set(&mut self, at: u64, byte: Byte) {
        let page = self.0.entry(at / PAGE).or_insert_with(|| Rc::new(std::array::from_fn(|_| None)));
        Rc::make_mut(page)[(at % PAGE) as usize] = Some(byte);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, &Byte)> {
        self.0.iter().flat_map(|(number, page)| {
            (number * PAGE..).zip(page.iter()).filter_map(|(at, byte)| Some((at, byte.as_ref()?)))
        })
    }

    /// How many bytes below an offset are listed.
    fn count_below(&self, end: u64) -> u64 {
        self.iter().take_while(|(at, _)| *at < end).count() as u64
    }

    /// These bytes where the condition holds and the others elsewhere; `missing` is what a byte is that is not listed.
    fn merge(
        self,
        d: &mut Symbolic,
        condition: Bool,
        other: &Bytes,
        missing: impl Fn(&mut Symbolic) -> Byte,
    ) -> Bytes {
        let mut merged = self;
        for (&number, theirs) in &other.0 {
            if merged.0.get(&number).is_none_or(|ours| !Rc::ptr_eq(ours, theirs)) {
                let ours = merged.0.entry(number).or_insert_with(|| Rc::new(std::array::from_fn(|_| None)));
                merge_page(d, condition, Rc::make_mut(ours), theirs, &missing);
            }
        }
        let empty: Page = std::array::from_fn(|_| None);
        for (number, ours) in &mut merged.0 {
            if !other.0.contains_key(number) {
                merge_page(d, condition, Rc::make_mut(ours), &empty, &missing);
            }
        }
        merged
    }
}

fn merge_page(
    d: &mut Symbolic,
    condition: Bool,
    ours: &mut Page,
    theirs: &Page,
    missing: &impl Fn(&mut Symbolic) -> Byte,
) {
    for (ours, theirs) in ours.iter_mut().zip(theirs) {
        if ours == theirs {
            continue;
        }
        let yes = ours.take().unwrap_or_else(|| missing(d));
        let no = theirs.clone().unwrap_or_else(|| missing(d));
        *ours = Some(Byte::ite(d, condition, yes, no));
    }
}

/// What a block contains.
#[derive(Clone, Debug)]
pub(super) enum Contents {
    Bytes(Bytes),
    Arrays(Arrays),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arrays {
    bits: TermId,
    shadow: Option<TermId>,
    prov: Option<TermId>,
    /// The blocks that pointers in it may belong to.
    targets: BTreeSet<BlockId>,
    /// Some instruction that made something poison that was stored here.
    poison_origin: Origin,
}

/// What paths may make of a block.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// Whether it is alive.
    pub(super) live: Bool,
    /// What bytes contain that are not listed: zero if true, otherwise nothing.
    pub(super) zeroed: bool,
    pub(super) contents: Contents,
}

impl Part {
    /// Alive, and nothing written.
    pub(super) fn new() -> Part {
        Part { live: Bool::Const(true), zeroed: false, contents: Contents::Bytes(Bytes::default()) }
    }

    fn missing(zeroed: bool, d: &mut Symbolic) -> Byte {
        if zeroed { Byte::number(d, 0) } else { Byte::unwritten(d) }
    }

    /// Reads bytes from a legal offset on. One that is not known needs arrays: see [`make_arrays`](Self::make_arrays).
    pub(super) fn read(&self, d: &mut Symbolic, w: u32, offset: &Bv, count: u64) -> Vec<Byte> {
        match (&self.contents, offset.as_u64()) {
            (Contents::Bytes(bytes), Some(offset)) => (offset..offset.saturating_add(count))
                .map(|at| bytes.get(at).cloned().unwrap_or_else(|| Part::missing(self.zeroed, d)))
                .collect(),
            (Contents::Arrays(arrays), _) => (0..count)
                .map(|i| {
                    let at = plus(d, w, offset, i);
                    arrays.read(d, at)
                })
                .collect(),
            // It has been given arrays before.
            (Contents::Bytes(_), None) => Vec::new(),
        }
    }

    /// Writes bytes from a legal offset on, where the guard holds.
    pub(super) fn write(&mut self, d: &mut Symbolic, w: u32, guard: Bool, offset: &Bv, bytes: Vec<Byte>) {
        match (&mut self.contents, offset.as_u64()) {
            (Contents::Bytes(map), Some(offset)) => {
                for (at, byte) in (offset..).zip(bytes) {
                    let byte = match guard {
                        Bool::Const(true) => byte,
                        _ => {
                            let old = map.get(at).cloned().unwrap_or_else(|| Part::missing(self.zeroed, d));
                            Byte::ite(d, guard, byte, old)
                        }
                    };
                    map.set(at, byte);
                }
            }
            (Contents::Arrays(arrays), _) => {
                for (i, byte) in (0..).zip(bytes) {
                    let at = plus(d, w, offset, i);
                    arrays.write(d, w, guard, at, byte);
                }
            }
            (Contents::Bytes(_), None) => {}
        }
    }

    /// Starts or ends its life where the guard holds; a new life starts unwritten.
    pub(super) fn set_live(&mut self, d: &mut Symbolic, w: u32, guard: Bool, live: bool) {
        self.live = crate::byte::ite_bool(d, guard, Bool::Const(live), self.live);
        if !live {
            return;
        }
        let condition = match guard {
            Bool::Const(true) => {
                self.contents = Contents::Bytes(Bytes::default());
                self.zeroed = false;
                return;
            }
            Bool::Const(false) => return,
            Bool::Term(condition) => condition,
        };
        match &mut self.contents {
            Contents::Bytes(bytes) => {
                let old = std::mem::take(bytes);
                let zeroed = self.zeroed;
                *bytes = Bytes::default().merge(d, guard, &old, |d| Part::missing(zeroed, d));
            }
            Contents::Arrays(arrays) => {
                let unwritten = d.terms.number(SHADOW_BITS, UNWRITTEN);
                let fresh = d.terms.const_array(w, unwritten);
                let old = arrays.shadow(d, w);
                arrays.shadow = Some(d.terms.ite(condition, fresh, old));
            }
        }
    }

    /// Whether accesses at unknown offsets have to go over to arrays first.
    pub(super) fn is_bytes(&self) -> bool {
        matches!(self.contents, Contents::Bytes(_))
    }

    /// Moves the contents into arrays.
    pub(super) fn make_arrays(&mut self, d: &mut Symbolic, w: u32, size: Option<u64>) {
        let Contents::Bytes(bytes) = &mut self.contents else { return };
        let bytes = std::mem::take(bytes);
        // Where every byte is listed nothing lies below.
        let full = size.is_some_and(|size| bytes.count_below(size) == size);
        let zero = d.terms.number(8, 0);
        let bits = d.terms.const_array(w, zero);
        let shadow = (!self.zeroed && !full).then(|| {
            let unwritten = d.terms.number(SHADOW_BITS, UNWRITTEN);
            d.terms.const_array(w, unwritten)
        });
        let mut arrays =
            Arrays { bits, shadow, prov: None, targets: BTreeSet::new(), poison_origin: Origin::NONE };
        for (at, byte) in bytes.iter() {
            let at = d.bv(w, at);
            let at = d.term(&at);
            arrays.write(d, w, Bool::Const(true), at, byte.clone());
        }
        self.contents = Contents::Arrays(arrays);
    }

    /// This where the condition holds, and the other elsewhere.
    pub(super) fn merge(
        &self,
        d: &mut Symbolic,
        w: u32,
        size: Option<u64>,
        condition: Bool,
        other: &Part,
    ) -> Part {
        let live = crate::byte::ite_bool(d, condition, self.live, other.live);
        let zeroed = self.zeroed;
        let contents = match (&self.contents, &other.contents) {
            (Contents::Bytes(ours), Contents::Bytes(theirs)) if self.zeroed == other.zeroed => {
                Contents::Bytes(ours.clone().merge(d, condition, theirs, |d| Part::missing(zeroed, d)))
            }
            _ => {
                let (mut ours, mut theirs) = (self.clone(), other.clone());
                ours.make_arrays(d, w, size);
                theirs.make_arrays(d, w, size);
                match (ours.contents, theirs.contents) {
                    (Contents::Arrays(ours), Contents::Arrays(theirs)) => {
                        Contents::Arrays(ours.merge(d, w, condition, &theirs))
                    }
                    // Both are arrays now.
                    (ours, _) => ours,
                }
            }
        };
        Part { live, zeroed, contents }
    }
}

fn plus(d: &mut Symbolic, w: u32, offset: &Bv, by: u64) -> TermId {
    let by = d.bv(w, by);
    let sum = d.add(w, offset, &by);
    d.term(&sum)
}

impl Arrays {
    /// These where the condition holds, and the others elsewhere.
    fn merge(mut self, d: &mut Symbolic, w: u32, condition: Bool, other: &Arrays) -> Arrays {
        let condition = match condition {
            Bool::Const(true) => return self,
            Bool::Const(false) => return other.clone(),
            Bool::Term(condition) => condition,
        };
        if self == *other {
            return self;
        }
        let mut other = other.clone();
        self.bits = d.terms.ite(condition, self.bits, other.bits);
        if self.shadow.is_some() || other.shadow.is_some() {
            let (ours, theirs) = (self.shadow(d, w), other.shadow(d, w));
            self.shadow = Some(d.terms.ite(condition, ours, theirs));
        }
        if self.prov.is_some() || other.prov.is_some() {
            let (ours, theirs) = (self.prov(d, w), other.prov(d, w));
            self.prov = Some(d.terms.ite(condition, ours, theirs));
        }
        self.targets.append(&mut other.targets);
        if self.poison_origin == Origin::NONE {
            self.poison_origin = other.poison_origin;
        }
        self
    }

    fn shadow(&mut self, d: &mut Symbolic, w: u32) -> TermId {
        *self.shadow.get_or_insert_with(|| {
            let defined = d.terms.number(SHADOW_BITS, 0);
            d.terms.const_array(w, defined)
        })
    }

    fn prov(&mut self, d: &mut Symbolic, w: u32) -> TermId {
        *self.prov.get_or_insert_with(|| {
            let none = d.terms.number(PROV_BITS + INDEX_BITS, 0);
            d.terms.const_array(w, none)
        })
    }

    fn read(&self, d: &mut Symbolic, at: TermId) -> Byte {
        let mut byte = Byte::number(d, 0);
        let bits = d.terms.select(self.bits, at);
        byte.bits = d.value_of(bits);
        if let Some(shadow) = self.shadow {
            let shadow = d.terms.select(shadow, at);
            let shadow = d.value_of(shadow);
            byte.undef = d.extract(SHADOW_BITS, 0, 8, &shadow);
            let poison = d.extract(SHADOW_BITS, POISON_BIT, 1, &shadow);
            let flag = sem::derived::nonzero(d, 1, &poison);
            byte.poison = Poison { flag, origin: self.poison_origin };
        }
        if let Some(prov) = self.prov {
            let entry = d.terms.select(prov, at);
            let entry = d.value_of(entry);
            let number = d.extract(PROV_BITS + INDEX_BITS, INDEX_BITS, PROV_BITS, &entry);
            byte.index = d.extract(PROV_BITS + INDEX_BITS, 0, INDEX_BITS, &entry);
            byte.prov = self.targets.iter().fold(Prov::None, |prov, &target| {
                let own = d.bv(PROV_BITS, target.index() as u64 + 1);
                let is = d.eq(PROV_BITS, &number, &own);
                d.ite_prov(&is, &Prov::Block(target), &prov)
            });
        }
        byte
    }

    fn write(&mut self, d: &mut Symbolic, w: u32, guard: Bool, at: TermId, byte: Byte) {
        let poison = d.bit(byte.poison.flag);
        let shadow = d.concat(1, &poison, 8, &byte.undef);
        if byte.poison.origin != Origin::NONE {
            self.poison_origin = byte.poison.origin;
        }
        let bits = d.term(&byte.bits);
        self.bits = store(d, guard, self.bits, at, bits);
        if self.shadow.is_some() || !d.known_zero(&shadow) {
            let array = self.shadow(d, w);
            let shadow = d.term(&shadow);
            self.shadow = Some(store(d, guard, array, at, shadow));
        }
        if self.prov.is_some() || byte.prov != Prov::None {
            let array = self.prov(d, w);
            let candidates = d.candidates(byte.prov);
            self.targets.extend(candidates.iter().filter_map(|candidate| candidate.block));
            let number = d.prov_number(byte.prov);
            let entry = d.concat(PROV_BITS, &number, INDEX_BITS, &byte.index);
            let entry = d.term(&entry);
            self.prov = Some(store(d, guard, array, at, entry));
        }
    }
}

/// The array with another element at an index where the guard holds.
fn store(d: &mut Symbolic, guard: Bool, array: TermId, at: TermId, element: TermId) -> TermId {
    let element = match guard {
        Bool::Const(true) => element,
        Bool::Const(false) => return array,
        Bool::Term(condition) => {
            let old = d.terms.select(array, at);
            d.terms.ite(condition, element, old)
        }
    };
    d.terms.store(array, at, element)
}
