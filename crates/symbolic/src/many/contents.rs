//! What objects of a site may contain: for each word, whatever was ever stored there, in any of them.
//!
//! ```text
//!   numbers   a few constants, or all between two bounds
//!   blocks    told apart: pointers to them, by address
//!   newest    of a site: pointers to its start
//!   rest      of a site: pointers to starts of its objects; in objects of the same site, which are older or newer than their owner
//! ```
//!
//! Claim: what an object of the site contains at an offset in an execution is in the [`Content`] there, once nothing new is learned. A pointer to the newest object is one to the rest when that object has joined it, so that
//! it is noted as both; and a pointer to a block that is made again may be one to something dead.
//!
//! Which object is older is known where it is stored: whatever is in the rest is older than the newest. Limit: words keep their places and sizes; what overlaps otherwise is [mixed](Contents::mixed).

use std::collections::{BTreeMap, BTreeSet};

use sem::domain::Domain;

use super::{AGE_BITS, age_in};
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar};
use crate::memory::Cell;
use crate::prov::PROV_BITS;
use crate::value::{BlockId, Bool, Bv, Prov};
use arena::Id;
use sem::context::{BlockKind, Origin};
use sem::scalar::Poison;

/// More constants than these are a range.
const MOST_CONSTANTS: usize = 8;
/// A range that has grown more often than this is everything.
const MOST_GROWTHS: u32 = 2;

pub(crate) const NOT_FOLLOWED: &str =
    "a pointer that is not to the start of one of many objects that are made at one place";
pub(crate) const MIXED: &str =
    "words of different sizes at one place of many objects that are made at one place";

/// Numbers that something may be, signed.
#[derive(Clone, Debug, Default, PartialEq)]
enum Numbers {
    #[default]
    None,
    Few(BTreeSet<i128>),
    Between {
        low: i128,
        high: i128,
        growths: u32,
    },
    Any,
}

impl Numbers {
    /// Adds what a number may be.
    fn add(&mut self, d: &Symbolic, value: &Bv) {
        let width = d.width(value);
        if width > 64 {
            *self = Numbers::Any;
            return;
        }
        let signed = |value: u64| (i128::from(value) << (128 - width)) >> (128 - width);
        match d.values(value) {
            Some(values) => self.add_all(values.into_iter().map(signed).collect()),
            None => {
                let spread = d.spread(value);
                self.add_range(spread.low, spread.high, width);
            }
        }
    }

    fn add_all(&mut self, values: BTreeSet<i128>) {
        let (Some(&low), Some(&high)) = (values.first(), values.last()) else { return };
        match self {
            Numbers::None if values.len() <= MOST_CONSTANTS => *self = Numbers::Few(values),
            Numbers::Few(known) if known.union(&values).count() <= MOST_CONSTANTS => known.extend(values),
            _ => self.add_range(low, high, 64),
        }
    }

    fn add_range(&mut self, low: i128, high: i128, width: u32) {
        let all = -(1i128 << (width - 1))..=(1i128 << (width - 1)) - 1;
        if low <= *all.start() && high >= *all.end() {
            *self = Numbers::Any;
            return;
        }
        *self = match std::mem::take(self) {
            Numbers::None => Numbers::Between { low, high, growths: 0 },
            Numbers::Few(known) => {
                let (first, last) = (known.first().copied(), known.last().copied());
                let (low, high) = (low.min(first.unwrap_or(low)), high.max(last.unwrap_or(high)));
                Numbers::Between { low, high, growths: 0 }
            }
            Numbers::Between { low: l, high: h, growths } if l <= low && high <= h => {
                Numbers::Between { low: l, high: h, growths }
            }
            Numbers::Between { low: l, high: h, growths } if growths < MOST_GROWTHS => {
                Numbers::Between { low: l.min(low), high: h.max(high), growths: growths + 1 }
            }
            Numbers::Between { .. } | Numbers::Any => Numbers::Any,
        };
    }

    /// Such a number, and what is true of it then.
    fn some(&self, d: &mut Symbolic, width: u32) -> (Bv, Bool) {
        if let Numbers::Few(values) = self
            && let (1, Some(&value)) = (values.len(), values.first())
        {
            return (d.bv(width, value as u64), Bool::Const(true));
        }
        let value = d.variable("contained", width);
        let truth = match self {
            Numbers::None => Bool::Const(false),
            Numbers::Any => Bool::Const(true),
            Numbers::Few(values) => {
                let mut any = Bool::Const(false);
                for &known in values {
                    let known = d.bv(width, known as u64);
                    let is = d.eq(width, &value, &known);
                    any = d.or_b(any, is);
                }
                any
            }
            Numbers::Between { low, high, .. } => {
                let (low, high) = (d.bv(width, *low as u64), d.bv(width, *high as u64));
                let (below, above) = (d.slt(width, &value, &low), d.slt(width, &high, &value));
                let outside = d.or_b(below, above);
                d.not_b(outside)
            }
        };
        (value, truth)
    }
}

/// How old what a pointer points to is, compared with the object that the pointer is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Older,
    Newer,
    Any,
}

/// Who a word is stored in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    Newest,
    Rest,
}

/// A word that was read, where memory was like this.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Read {
    site: usize,
    owner: Bv,
    at: u64,
    bytes: u32,
    /// How often something was stored before.
    stores: u64,
    /// How many objects there were of the sites that it may point to.
    made: Vec<Bv>,
    /// Whether the newest ones of these were alive.
    lives: Vec<Bool>,
    /// How often a site had made an object before, if it may be a pointer: what was the newest then is another one now.
    makes: u64,
}

/// What a word may be.
#[derive(Clone, Debug, Default, PartialEq)]
struct Content {
    numbers: Numbers,
    blocks: BTreeMap<BlockId, Numbers>,
    newest: BTreeSet<usize>,
    rest: BTreeMap<usize, Order>,
    undefined: bool,
    poison: Option<Origin>,
}

impl Content {
    fn add_rest(&mut self, site: usize, order: Order) {
        let known = self.rest.entry(site).or_insert(order);
        if *known != order {
            *known = Order::Any;
        }
    }
}

/// What objects of a site may contain.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Contents {
    /// By offset, with its bytes.
    words: BTreeMap<u64, (u32, Content)>,
    /// Bytes that nobody may have written when an object joins the rest.
    unwritten: BTreeSet<u64>,
    /// Bytes that may be zero as they were at first.
    zero: BTreeSet<u64>,
    /// Whether words of different sizes overlap: then nothing is known.
    mixed: bool,
}

impl Contents {
    /// Whether words overlap a range, but for one that is just it.
    fn overlaps(&self, at: u64, bytes: u32) -> bool {
        let end = at + u64::from(bytes);
        let before = self.words.range(..end);
        before
            .rev()
            .take_while(|(start, _)| **start + 8 > at)
            .any(|(&start, (length, _))| start + u64::from(*length) > at && (start, *length) != (at, bytes))
    }

    /// How many bytes the word at an offset has.
    pub(super) fn word_at(&self, at: u64) -> u32 {
        self.words.get(&at).map_or(1, |(bytes, _)| *bytes)
    }

    /// The word at an offset, if it can be one.
    fn word(&mut self, at: u64, bytes: u32) -> Option<&mut Content> {
        self.mixed |= self.overlaps(at, bytes);
        match self.mixed {
            true => None,
            false => Some(&mut self.words.entry(at).or_insert_with(|| (bytes, Content::default())).1),
        }
    }
}

impl Machine<'_> {
    /// Changes what is known of the contents of a site.
    fn note_contents(&mut self, site: usize, change: impl FnOnce(&mut Contents)) {
        let Some(many) = &mut self.many else { return };
        let before = many.sites[site].contents.clone();
        change(&mut many.sites[site].contents);
        many.learned += u64::from(many.sites[site].contents != before);
    }

    /// Something is written to an object of a site at an offset, which is none if it is not known.
    pub(crate) fn note_stored(&mut self, site: usize, owner: Owner, at: Option<u64>, cells: &[Cell]) {
        let Some(mut at) = at else { return self.note_contents(site, |contents| contents.mixed = true) };
        for cell in cells {
            let (bytes, value) = match cell {
                Cell::Word(bytes, value) => (*bytes, value.clone()),
                Cell::Byte(byte) if byte.prov == Prov::None => {
                    let (bits, undef, poison) = (byte.bits.clone(), byte.undef.clone(), byte.poison.clone());
                    (1, Scalar { bits, undef, poison, prov: Prov::None })
                }
                Cell::Byte(_) => return self.note_contents(site, |contents| contents.mixed = true),
            };
            let content = self.content_of(site, owner, &value);
            self.note_contents(site, |contents| {
                if let Some(word) = contents.word(at, bytes) {
                    word.join(content);
                }
            });
            at += u64::from(bytes);
        }
    }

    /// What a value may be that is stored in an object of a site.
    fn content_of(&mut self, own: usize, owner: Owner, value: &Scalar) -> Content {
        let mut content = Content {
            undefined: !self.d.known_zero(&value.undef),
            poison: (value.poison.flag != Bool::Const(false)).then_some(value.poison.origin),
            ..Content::default()
        };
        for candidate in self.d.candidates(value.prov) {
            let bits = self.d.restrict(&value.bits, &candidate.facts);
            let Some(block) = candidate.block else {
                content.numbers.add(&self.d, &bits);
                continue;
            };
            match self.must_start(block, candidate.guard, &bits) {
                Some((site, Owner::Newest)) => {
                    content.newest.insert(site);
                    let order = if site == own && owner == Owner::Rest { Order::Newer } else { Order::Any };
                    content.add_rest(site, order);
                }
                Some((site, Owner::Rest)) => {
                    let order = if site == own && owner == Owner::Newest { Order::Older } else { Order::Any };
                    content.add_rest(site, order);
                }
                None => content.blocks.entry(block).or_default().add(&self.d, &bits),
            }
        }
        content
    }

    /// The newest object of a site joins the rest: what of it was never written, or in a way that is not followed.
    pub(super) fn note_joining(&mut self, site: usize) {
        let Some((newest, size)) =
            self.many.as_ref().map(|many| (many.sites[site].newest, many.sites[site].size))
        else {
            return;
        };
        let Some((cells, zeroed)) = self.memory.now.words_of(newest) else {
            return self.note_contents(site, |contents| contents.mixed = true);
        };
        let mut left: BTreeSet<u64> = (0..size).collect();
        if zeroed {
            // What was written on some ways only is still zero on others, and no store has said so.
            for (at, cell) in &cells {
                if !self.may_be_zero(cell) {
                    (*at..at + u64::from(cell.bytes())).for_each(|byte| {
                        left.remove(&byte);
                    });
                }
            }
        }
        let d = &self.d;
        let plain = |value: &Scalar| d.known_zero(&value.undef) && value.poison.flag == Bool::Const(false);
        let mut doubtful: Vec<(u64, u32, bool, Option<Origin>)> = Vec::new();
        let mut mixed = false;
        for (at, cell) in &cells {
            if !zeroed {
                (*at..at + u64::from(cell.bytes())).for_each(|byte| {
                    left.remove(&byte);
                });
            }
            match cell {
                Cell::Word(bytes, value) if !plain(value) => {
                    let poison = (value.poison.flag != Bool::Const(false)).then_some(value.poison.origin);
                    doubtful.push((*at, *bytes, true, poison));
                }
                Cell::Word(bytes, _) => doubtful.push((*at, *bytes, false, None)),
                Cell::Byte(byte) if byte.prov != Prov::None => mixed = true,
                Cell::Byte(byte) => {
                    let undefined = !d.known_zero(&byte.undef);
                    let poison = (byte.poison.flag != Bool::Const(false)).then_some(byte.poison.origin);
                    doubtful.push((*at, 1, undefined, poison));
                }
            }
        }
        self.note_contents(site, |contents| {
            contents.mixed |= mixed;
            for (at, bytes, undefined, poison) in doubtful {
                if let Some(word) = contents.word(at, bytes) {
                    word.undefined |= undefined;
                    word.poison = word.poison.or(poison);
                }
            }
            match zeroed {
                true => contents.zero.extend(left),
                false => contents.unwritten.extend(left),
            }
        });
    }

    /// Whether something in memory may be zero, as far as can be seen.
    fn may_be_zero(&mut self, cell: &Cell) -> bool {
        let (bits, prov) = match cell {
            Cell::Word(_, value) => (value.bits.clone(), value.prov),
            Cell::Byte(byte) => (byte.bits.clone(), byte.prov),
        };
        let candidates = self.d.candidates(prov);
        let Some(number) = candidates.into_iter().find(|candidate| candidate.block.is_none()) else {
            return false;
        };
        let bits = self.d.restrict(&bits, &number.facts);
        match self.d.values(&bits) {
            Some(values) => values.contains(&0),
            None => {
                let spread = self.d.spread(&bits);
                spread.low <= 0 && 0 <= spread.high
            }
        }
    }

    /// What may be read from an object of the rest of a site, where the guard holds.
    pub(super) fn contained(&mut self, site: usize, guard: Bool, owner: &Bv, at: u64, bytes: u32) -> Scalar {
        let width = 8 * bytes;
        let Some(many) = &self.many else { return Scalar::number(&mut self.d, width, 0) };
        let contents = &many.sites[site].contents;
        if contents.mixed || contents.overlaps(at, bytes) {
            self.gap(guard, MIXED);
            return Scalar::number(&mut self.d, width, 0);
        }
        let known = contents.words.get(&at).filter(|(length, _)| *length == bytes);
        let mut content = known.map(|(_, content)| content.clone()).unwrap_or_default();
        let range = at..at + u64::from(bytes);
        let unwritten = contents.unwritten.range(range.clone()).next().is_some();
        if unwritten || contents.zero.range(range).next().is_some() {
            content.numbers.add_all(BTreeSet::from([0]));
        }
        content.undefined |= unwritten;
        // As long as nobody stores anything, two reads of one word give the same. What is possible depends on these.
        let (newest, rest): (Vec<usize>, Vec<usize>) =
            (content.newest.iter().copied().collect(), content.rest.keys().copied().collect());
        let lives = newest.iter().map(|&site| self.memory.live(many.sites[site].newest)).collect();
        let pointer = !(content.blocks.is_empty() && newest.is_empty() && rest.is_empty());
        let (stores, makes) = (many.stores, if pointer { many.makes } else { 0 });
        let made = rest.iter().map(|&site| self.known(site, super::Known::Made)).collect();
        let read = Read { site, owner: owner.clone(), at, bytes, stores, made, lives, makes };
        let known = self.many.as_ref().and_then(|many| many.reads.get(&read).cloned());
        let (value, truth) = known.unwrap_or_else(|| self.one_of(&content, site, owner, width));
        if let Some(many) = &mut self.many {
            many.reads.insert(read, (value.clone(), truth));
        }
        let not = self.d.not_b(guard);
        let granted = self.d.or_b(not, truth);
        self.grant(granted);
        value
    }

    /// A value that is in a content, and what is true of it.
    fn one_of(&mut self, content: &Content, own: usize, owner: &Bv, width: u32) -> (Scalar, Bool) {
        // What it may belong to, with its address and what is true of that.
        let mut all: Vec<(Option<BlockId>, Bv, Bool)> = Vec::new();
        if content.numbers != Numbers::None {
            let (value, truth) = content.numbers.some(&mut self.d, width);
            all.push((None, value, truth));
        }
        let mut gone = false;
        let Some(dead) = self.many.as_ref().map(|many| many.dead) else {
            return (Scalar::number(&mut self.d, width, 0), Bool::Const(true));
        };
        for (&block, addresses) in &content.blocks {
            let facts = self.memory.facts(block);
            let mortal = crate::host::is_heap(facts.kind)
                || matches!(facts.kind, BlockKind::Stack | BlockKind::VarArgs);
            gone |= mortal && self.many.as_ref().is_some_and(|many| many.recurring.contains(&block));
            let (value, truth) = addresses.some(&mut self.d, width);
            all.push((Some(block), value, truth));
        }
        for &site in &content.newest {
            let Some((newest, freed)) =
                self.many.as_ref().map(|many| (many.sites[site].newest, many.sites[site].newest_freed))
            else {
                continue;
            };
            // What was made and never freed is alive.
            let alive = if freed { Bool::Const(true) } else { self.memory.live(newest) };
            gone |= freed;
            let base = self.memory.facts(newest).base;
            all.push((Some(newest), self.d.bv(width, base), alive));
        }
        for (&site, &order) in &content.rest {
            let age = self.d.variable("age", AGE_BITS);
            let made = self.known(site, super::Known::Made);
            let d = &mut self.d;
            let mut truth = d.ult(AGE_BITS, &age, &made);
            let own_age = age_in(d, owner);
            let ordered = match order {
                Order::Older if site == own => d.ult(AGE_BITS, &age, &own_age),
                Order::Newer if site == own => d.ult(AGE_BITS, &own_age, &age),
                _ => Bool::Const(true),
            };
            truth = d.and_b(truth, ordered);
            let Some(many) = &mut self.many else { continue };
            let (rest, start) = (many.sites[site].rest, many.start(&mut self.d, site, &age));
            all.push((Some(rest), start, truth));
        }
        if gone && !all.iter().any(|(block, ..)| *block == Some(dead)) {
            let address = self.d.variable("contained", width);
            all.push((Some(dead), address, Bool::Const(true)));
        }
        all.sort_by_key(|(block, ..)| *block);
        let mut value = Scalar::number(&mut self.d, width, 0);
        let mut granted = Bool::Const(false);
        if let [(block, bits, truth)] = &all[..] {
            value.bits = bits.clone();
            value.prov = block.map_or(Prov::None, Prov::Block);
            granted = *truth;
        } else if !all.is_empty() {
            let d = &mut self.d;
            let number = d.variable("block", PROV_BITS);
            let mut members: Vec<(Option<BlockId>, Bool)> = Vec::new();
            let mut chosen: Option<Bv> = None;
            for (block, bits, truth) in all.iter().rev() {
                let own = d.bv(PROV_BITS, block.map_or(0, |block| block.index() as u64 + 1));
                let is = d.eq(PROV_BITS, &number, &own);
                let here = d.and_b(is, *truth);
                granted = d.or_b(granted, here);
                members.push((*block, is));
                chosen = Some(match chosen {
                    None => bits.clone(),
                    Some(others) => d.ite(width, &is, bits, &others),
                });
            }
            members.reverse();
            value.prov = d.set(members);
            value.bits = chosen.unwrap_or(value.bits);
        }
        if content.undefined {
            value.undef = self.d.variable("undefined", width);
        }
        if let Some(origin) = content.poison {
            let bit = self.d.variable("poison", 1);
            let flag = sem::derived::nonzero(&mut self.d, 1, &bit);
            value.poison = Poison { flag, origin };
        }
        (value, granted)
    }
}

impl Content {
    /// Adds what another may be.
    fn join(&mut self, other: Content) {
        self.numbers.join(other.numbers);
        for (block, addresses) in other.blocks {
            self.blocks.entry(block).or_default().join(addresses);
        }
        self.newest.extend(other.newest);
        for (site, order) in other.rest {
            self.add_rest(site, order);
        }
        self.undefined |= other.undefined;
        self.poison = self.poison.or(other.poison);
    }
}

impl Numbers {
    fn join(&mut self, other: Numbers) {
        match other {
            Numbers::None => {}
            Numbers::Few(values) => self.add_all(values),
            Numbers::Between { low, high, .. } => self.add_range(low, high, 65),
            Numbers::Any => *self = Numbers::Any,
        }
    }
}
