//! Objects of one site that are too many to be told apart: a summary of all but the newest.
//!
//! ```text
//!   site     a place of the program that allocates, with its chain of calls, where more objects are made and kept than are told apart
//!   newest   the object that the site has made last: a block like any other, so that it is written before anybody else sees it
//!   rest     one block for all others; a pointer to one of them has an address that is made of the site, the age of the object, and the offset in it
//!   age      how many objects of the site were there before it joined the rest
//! ```
//!
//! When the site makes another object, the newest one joins the rest: pointers to it become pointers to the rest with its age. What objects of the rest contain is not kept for each of them, but said
//! once for all, and for all of an execution ([`contents`]): whatever was ever stored at an offset of any object of the site. A read gives any of that, a store adds to it and changes nothing else.
//! Which objects of the rest are dead is known roughly: all that were freed have ages between two bounds, which are variables in memory, in the block of the rest itself, where the program never looks. What has an age between them may be alive or dead.
//!
//! Claim: whatever objects of the site contain in an execution, a read may give; an access that is illegal in an execution is illegal, or is a [gap](crate::cutpoints::Gap); two pointers are equal just
//! where they are in the execution. So the states that are walked contain those of every execution. The contrary is not so: what is violated here may not be violated in any execution.
//!
//! The address of an object and what is added to it are kept apart by looking at terms: [`Many::offset`] knows where objects start because they were made here, so that a pointer never wanders from one object
//! into the next. Whatever cannot be looked at like this is a gap.
//!
//! What may belong to objects of a site is null where it belongs to nothing, wherever it is kept from one round of a loop to the next.
//!
//! Limits: pointers of 64 bits; objects of one size below 4096 bytes; [`MOST_SITES`] sites; fewer than 2^48 objects of a site; pointers to the start of objects only, wherever they are kept from one round
//! of a loop to the next or in objects of the rest; nobody makes numbers of their addresses, compares them with numbers, needs them to be multiples of more than 16, or asks for sizes of the rest.

mod access;
mod contents;
mod fold;

use rustc_hash::{FxHashMap, FxHashSet};
use sem::context::BlockKind;
use sem::domain::Domain;
use term::{BinaryOp, Node, TermId};

use crate::cutpoints::{Gap, Template};
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar};
use crate::memory::Cell;
use crate::record::ContextId;
use crate::value::{BlockId, Bool, Bv, Prov};
use crate::walk::Walk;
use contents::Contents;
pub(crate) use contents::Owner;
use program::code::Pc;

/// How many bits of an address say where in its object it is.
pub(crate) const OFFSET_BITS: u32 = 12;
/// How many bits say how old the object is.
pub(crate) const AGE_BITS: u32 = 48;
/// How many bits say which site has made it; none of them are set in other addresses.
const SITE_BITS: u32 = 64 - AGE_BITS - OFFSET_BITS;
/// The most sites.
const MOST_SITES: usize = (1 << SITE_BITS) - 1;
/// What the addresses of objects of the heap are multiples of.
pub(crate) const ALIGN: u64 = 16;
/// How many terms are looked at.
const MOST_TERMS: u32 = 256;

/// Where blocks are made: the calls under way, the op, and how often it was there before in the segment.
pub(crate) type SiteKey = (Option<ContextId>, Pc, u32);

/// What is known of the objects of a site, in the block of the rest.
#[derive(Clone, Copy)]
pub(crate) enum Known {
    /// How many have joined the rest.
    Made = 0,
    /// The least age of those that were freed.
    FirstFreed = 8,
    /// One more than the greatest.
    AfterFreed = 16,
}

/// A site.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// Where it is.
    pub(crate) key: SiteKey,
    /// The block of the newest object.
    pub(crate) newest: BlockId,
    /// The block of all others.
    pub(crate) rest: BlockId,
    size: u64,
    contents: Contents,
    /// Whether an object is ever freed while it is the newest.
    newest_freed: bool,
}

/// All sites whose objects are too many to be told apart.
#[derive(Clone, Debug)]
pub(crate) struct Many {
    sites: Vec<Site>,
    /// The sites that have to become such, with the first block that was made there.
    pub(crate) wanted: FxHashMap<SiteKey, BlockId>,
    /// Where objects of the rest start, with their sites.
    starts: FxHashMap<TermId, usize>,
    /// Blocks that are made more than once in an execution.
    recurring: FxHashSet<BlockId>,
    /// How often something new was learned about contents.
    learned: u64,
    /// How often something was stored in objects of the rest.
    stores: u64,
    /// How often an object was made.
    makes: u64,
    /// What was read, so that the same is read again.
    reads: FxHashMap<contents::Read, (Scalar, Bool)>,
    /// Stands for all that is dead.
    dead: BlockId,
    /// What is so because of how values were made in the step that is running.
    granted: Bool,
}

impl Many {
    /// No sites.
    pub(crate) fn new(dead: BlockId) -> Many {
        Many {
            sites: Vec::new(),
            wanted: FxHashMap::default(),
            starts: FxHashMap::default(),
            recurring: FxHashSet::default(),
            learned: 0,
            stores: 0,
            makes: 0,
            reads: FxHashMap::default(),
            dead,
            granted: Bool::Const(true),
        }
    }

    /// Another segment starts.
    pub(crate) fn begin(&mut self) {
        self.reads.clear();
    }

    /// The site at a place.
    pub(crate) fn site_at(&self, key: SiteKey) -> Option<usize> {
        self.sites.iter().position(|site| site.key == key)
    }

    /// The site whose rest a block is.
    pub(crate) fn site_of_rest(&self, block: BlockId) -> Option<usize> {
        self.sites.iter().position(|site| site.rest == block)
    }

    /// The site whose newest object a block is.
    pub(crate) fn site_of_newest(&self, block: BlockId) -> Option<usize> {
        self.sites.iter().position(|site| site.newest == block)
    }

    /// A block is made in a segment that may be gone through more than once.
    pub(crate) fn recurs(&mut self, block: BlockId) {
        self.learned += u64::from(self.recurring.insert(block));
    }

    /// The address of an object of the rest of a site.
    fn start(&mut self, d: &mut Symbolic, site: usize, age: &Bv) -> Bv {
        let (number, zero) = (d.bv(SITE_BITS, site as u64 + 1), d.bv(OFFSET_BITS, 0));
        let low = d.concat(AGE_BITS, age, OFFSET_BITS, &zero);
        let start = d.concat(SITE_BITS, &number, AGE_BITS + OFFSET_BITS, &low);
        if let Bv::Term(term) = start {
            self.starts.insert(term, site);
        }
        start
    }

    /// How far an address is from the start of the object of the rest of a site that it belongs to, and when that is so, if it can be seen.
    fn offset(&self, d: &mut Symbolic, site: usize, address: &Bv) -> Option<(i64, Bool)> {
        let (mut found, mut left) = (None, MOST_TERMS);
        let truth = self.starts_at(d, site, (address.as_term()?, 0), &mut found, &mut left);
        Some((found?, truth))
    }

    /// When a term and what is added to it is as far from a start as others are; the first of them says how far.
    fn starts_at(
        &self,
        d: &mut Symbolic,
        site: usize,
        (term, plus): (TermId, i64),
        found: &mut Option<i64>,
        left: &mut u32,
    ) -> Bool {
        if *left == 0 {
            return Bool::Const(false);
        }
        *left -= 1;
        if self.starts.get(&term) == Some(&site) {
            return Bool::Const(*found.get_or_insert(plus) == plus);
        }
        let number = |d: &Symbolic, term: TermId| Some(d.terms.as_bits(term)?.to_u64()? as i64);
        let next = match d.terms.node(term) {
            Node::Ite(condition, yes, no) => {
                let yes = self.starts_at(d, site, (yes, plus), found, left);
                let no = self.starts_at(d, site, (no, plus), found, left);
                return crate::byte::ite_bool(d, Bool::Term(condition), yes, no);
            }
            Node::Binary(BinaryOp::Add, x, y) => match (number(d, x), number(d, y)) {
                (_, Some(by)) => Some((x, plus.wrapping_add(by))),
                (Some(by), _) => Some((y, plus.wrapping_add(by))),
                (None, None) => None,
            },
            Node::Binary(BinaryOp::Sub, x, y) => number(d, y).map(|by| (x, plus.wrapping_sub(by))),
            _ => None,
        };
        match next {
            Some(next) => self.starts_at(d, site, next, found, left),
            None => Bool::Const(false),
        }
    }
}

/// The age that is in an address.
pub(crate) fn age_in(d: &mut Symbolic, address: &Bv) -> Bv {
    d.extract(64, OFFSET_BITS, AGE_BITS, address)
}

impl Machine<'_> {
    /// The site whose rest a block is.
    pub(crate) fn rest(&self, block: BlockId) -> Option<usize> {
        self.many.as_ref()?.site_of_rest(block)
    }

    /// Whether a block is an object of a site, or stands for many.
    pub(crate) fn is_of_many(&self, block: BlockId) -> bool {
        let many = self.many.as_ref();
        many.is_some_and(|many| many.site_of_rest(block).or(many.site_of_newest(block)).is_some())
    }

    /// Whether what is kept somewhere is taken to be null where it belongs to nothing: it may belong to an object of a site.
    pub(crate) fn is_null_where_none(&self, belongs: Prov) -> bool {
        let members = self.d.members(belongs);
        members.iter().any(|(block, _)| block.is_some_and(|block| self.is_of_many(block)))
    }

    /// A number as the address that it is, where it belongs to an object of a site: of its start. Where it belongs to nothing it is null.
    pub(crate) fn as_address(&mut self, number: TermId, belongs: Prov) -> TermId {
        if self.many.is_none() || belongs == Prov::None || self.d.terms.width(number) != 64 {
            return number;
        }
        let mut address = self.d.value_of(number);
        let members = self.d.members(belongs);
        let null = self.is_null_where_none(belongs);
        for (block, guard) in members.into_iter().rev() {
            let Some(many) = &mut self.many else { continue };
            let Some(block) = block else {
                if null {
                    let zero = self.d.bv(64, 0);
                    address = self.d.ite(64, &guard, &zero, &address);
                }
                continue;
            };
            let start = if let Some(site) = many.site_of_rest(block) {
                let age = self.d.value_of(number);
                let age = age_in(&mut self.d, &age);
                many.start(&mut self.d, site, &age)
            } else if many.site_of_newest(block).is_some() {
                self.d.bv(64, self.memory.facts(block).base)
            } else {
                continue;
            };
            address = self.d.ite(64, &guard, &start, &address);
        }
        self.d.term(&address)
    }

    /// Notes where an address that belongs to an object of a site is not its start; the site, and whether it is the newest object.
    fn must_start(&mut self, block: BlockId, guard: Bool, address: &Bv) -> Option<(usize, Owner)> {
        let many = self.many.as_ref()?;
        let (found, starts) = if let Some(site) = many.site_of_rest(block) {
            let starts = match many.offset(&mut self.d, site, address) {
                Some((0, starts)) => starts,
                _ => Bool::Const(false),
            };
            ((site, Owner::Rest), starts)
        } else {
            let site = many.site_of_newest(block)?;
            let w = self.d.width(address);
            let base = self.d.bv(w, self.memory.facts(block).base);
            ((site, Owner::Newest), self.d.eq(w, address, &base))
        };
        let not = self.d.not_b(starts);
        let when = self.d.and_b(guard, not);
        self.gap(when, contents::NOT_FOLLOWED);
        Some(found)
    }

    /// Notes where pointers that are kept are not to the start of an object of a site.
    pub(crate) fn check_kept(&mut self, prov: Prov, bits: &Bv) {
        for candidate in self.d.candidates(prov) {
            let Some(block) = candidate.block else { continue };
            let here = self.d.restrict(bits, &candidate.facts);
            self.must_start(block, candidate.guard, &here);
        }
    }

    /// Notes that the segment cannot be followed where the condition holds, because of objects that are not told apart.
    pub(crate) fn gap(&mut self, when: Bool, what: &'static str) {
        let path = self.d.and_b(self.path(), when);
        let (pc, context) = (self.pc, self.current_context());
        if let Some(segment) = &mut self.segment
            && path != Bool::Const(false)
        {
            segment.gaps.push(Gap { path, pc, context, what });
        }
    }

    /// What may be true of pointers at a place where memory is this.
    pub(crate) fn hints(
        &mut self,
        memory: &crate::memory::Now,
        pointers: &[(Bool, Prov, Bv)],
    ) -> Vec<TermId> {
        let mut hints = Vec::new();
        let rests: Vec<BlockId> =
            self.many.iter().flat_map(|many| &many.sites).map(|site| site.rest).collect();
        for rest in rests {
            let mut ages: Vec<(Bool, Bv)> = Vec::new();
            for (there, prov, bits) in pointers {
                let candidates = self.d.candidates(*prov);
                let Some(here) = candidates.into_iter().find(|candidate| candidate.block == Some(rest))
                else {
                    continue;
                };
                let address = self.d.restrict(bits, &here.facts);
                let guard = self.d.and_b(*there, here.guard);
                ages.push((guard, age_in(&mut self.d, &address)));
            }
            let d = &mut self.d;
            let [made, first, after] = [Known::Made, Known::FirstFreed, Known::AfterFreed]
                .map(|what| memory.word(d, rest, what as u64, AGE_BITS / 8));
            for (number, (guard, age)) in ages.iter().enumerate() {
                let freed = d.ult(AGE_BITS, age, &after);
                let mut likely =
                    vec![d.ult(AGE_BITS, age, &made), d.ult(AGE_BITS, age, &first), d.not_b(freed)];
                for (_, other) in ages.iter().enumerate().filter(|(at, _)| *at != number) {
                    let (other_guard, other) = other;
                    let older = d.ult(AGE_BITS, age, other);
                    let not = d.not_b(*other_guard);
                    likely.push(d.or_b(not, older));
                }
                for likely in likely {
                    let not = d.not_b(*guard);
                    let hint = d.or_b(not, likely);
                    hints.push(d.truth_term(hint));
                }
            }
            let none = d.ult(AGE_BITS, &after, &made);
            let all = d.ult(AGE_BITS, &made, &after);
            for hint in [none, d.not_b(all)] {
                hints.push(d.truth_term(hint));
            }
        }
        hints
    }

    /// What is known of the objects of a site.
    fn known(&mut self, site: usize, what: Known) -> Bv {
        let Some(rest) = self.many.as_ref().map(|many| many.sites[site].rest) else {
            return self.d.bv(AGE_BITS, 0);
        };
        let at = self.d.bv(64, what as u64);
        match self.memory.load(&mut self.d, rest, &at, AGE_BITS / 8) {
            Ok(value) => value.bits,
            Err(_) => self.d.variable("age", AGE_BITS),
        }
    }

    fn set_known(&mut self, site: usize, what: Known, value: Bv) {
        let Some(rest) = self.many.as_ref().map(|many| many.sites[site].rest) else { return };
        let at = self.d.bv(64, what as u64);
        let word = Scalar { bits: value, ..Scalar::number(&mut self.d, AGE_BITS, 0) };
        let written =
            self.memory.write(&mut self.d, Bool::Const(true), rest, &at, &[Cell::Word(AGE_BITS / 8, word)]);
        self.cannot(written);
    }

    /// What follows from how values were made in this step.
    pub(crate) fn take_granted(&mut self) -> Bool {
        match &mut self.many {
            Some(many) => std::mem::replace(&mut many.granted, Bool::Const(true)),
            None => Bool::Const(true),
        }
    }

    fn grant(&mut self, condition: Bool) {
        if let Some(many) = &mut self.many {
            many.granted = self.d.and_b(many.granted, condition);
        }
    }
}

impl Walk<'_> {
    /// From now on, sites that make more objects than are told apart get a summary, once they are [found](Walk::summarise).
    pub fn summarise_sites(&mut self) {
        if let Some(dead) = self.cutting.as_ref().map(|cutting| cutting.dead())
            && self.machine.program.pointer_bits == 64
        {
            self.machine.many = Some(Box::new(Many::new(dead)));
        }
    }

    /// Makes summaries for the sites that were found to need one; whether there are such. All has to be walked again from the start then.
    pub fn summarise(&mut self, first: &mut Template) -> bool {
        let Some(many) = &mut self.machine.many else { return false };
        let mut wanted: Vec<(SiteKey, BlockId)> = many.wanted.drain().collect();
        wanted.sort_unstable();
        let mut any = false;
        for (key, like) in wanted {
            let facts = self.machine.memory.facts(like);
            let (Some(size), kind) = (facts.size.as_u64(), facts.kind) else { continue };
            if many.sites.len() >= MOST_SITES || many.site_at(key).is_some() {
                continue;
            }
            let bytes = self.machine.d.bv(64, size);
            // What others did with the one that was made there before is not about it.
            let Ok(newest) = self.machine.memory.reserve(bytes, ALIGN, kind) else { continue };
            let rest = self.machine.memory.make_rest(size, kind);
            let d = &mut self.machine.d;
            let word =
                |d: &mut Symbolic, value: u64| Cell::Word(AGE_BITS / 8, Scalar::number(d, AGE_BITS, value));
            let words = [(Known::Made, 0), (Known::FirstFreed, u64::MAX), (Known::AfterFreed, 0)];
            let words: Vec<(u64, Cell)> =
                words.into_iter().map(|(what, value)| (what as u64, word(d, value))).collect();
            if let Some(state) = &mut first.state {
                state.memory.put_words(d, rest, words);
            }
            let contents = Contents::default();
            many.sites.push(Site { key, newest, rest, size, contents, newest_freed: false });
            any = true;
        }
        any
    }

    /// Forgets what was found out about contents, before all is walked again from the start.
    pub fn forget_contents(&mut self) {
        if let Some(many) = &mut self.machine.many {
            many.recurring.clear();
            for site in &mut many.sites {
                site.contents = Contents::default();
                site.newest_freed = false;
                // With a summary more, less is read at places that are not known.
                self.machine.memory.conceal(site.newest);
                self.machine.memory.conceal(site.rest);
            }
        }
    }

    /// How often something new was learned about objects that are not told apart: what was walked before has not seen all that they may contain.
    pub fn learned(&self) -> u64 {
        self.machine.many.as_ref().map_or(0, |many| many.learned)
    }

    /// Where objects are made that are not told apart, each with the calls under way.
    pub fn summarised(&self) -> Vec<(Pc, Option<ContextId>)> {
        let sites = self.machine.many.iter().flat_map(|many| &many.sites);
        sites.map(|site| (site.key.1, site.key.0)).collect()
    }

    /// Whether somebody makes a number of the address of an object that is not told apart from others.
    pub fn exposes_many(&self) -> bool {
        let memory = &self.machine.memory;
        let mut sites = self.machine.many.iter().flat_map(|many| &many.sites);
        sites.any(|site| memory.facts(site.newest).is_exposed() || memory.facts(site.rest).is_exposed())
    }

    /// When a program ends, or goes on to a place where that counts, with objects that are not told apart.
    pub fn ends_with_many(&mut self) -> Bool {
        let rests: Vec<BlockId> =
            self.machine.many.iter().flat_map(|many| &many.sites).map(|site| site.rest).collect();
        let mut any = Bool::Const(false);
        for end in self.ends.clone() {
            if !matches!(end.how, crate::machine::Stopped::Exit(_)) {
                continue;
            }
            for &rest in &rests {
                let d = &mut self.machine.d;
                let made = end.memory.word(d, rest, Known::Made as u64, AGE_BITS / 8);
                let none = d.bv(AGE_BITS, 0);
                let none = d.eq(AGE_BITS, &made, &none);
                let some = d.not_b(none);
                let here = d.and_b(end.path, some);
                any = d.or_b(any, here);
            }
        }
        any
    }
}

/// Whether objects of a kind and a size can have a summary.
pub(crate) fn may_be_many(kind: BlockKind, size: &Bv) -> bool {
    crate::host::is_heap(kind) && size.as_u64().is_some_and(|size| size < 1 << OFFSET_BITS)
}
