//! What was written at known offsets: words as they were written, and bytes where words overlap.
//!
//! Cells do not overlap, and lie in pages, which copies share until one of them writes. A word that would lie in two pages is kept as bytes.

use std::collections::BTreeMap;
use std::rc::Rc;

use sem::domain::Domain;

use crate::byte::{self, Byte, ite_scalar};
use crate::domain::Symbolic;
use crate::machine::Scalar;
use crate::value::{Bool, Bv, Prov};
use term::Sort;

/// How many bytes lie together.
const PAGE: u64 = 64;

/// The longest word, in bytes.
pub(crate) const LONGEST_WORD: u32 = 8;

/// Something that was written.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    /// A scalar of this many whole bytes, at most [`LONGEST_WORD`]. It belongs to a block only if it has the size of a pointer.
    Word(u32, Scalar),
    /// A byte.
    Byte(Byte),
}

impl Cell {
    pub(crate) fn bytes(&self) -> u32 {
        match self {
            Cell::Word(bytes, _) => *bytes,
            Cell::Byte(_) => 1,
        }
    }

    /// Each byte.
    fn split(&self, d: &mut Symbolic) -> Vec<Byte> {
        match self {
            Cell::Word(bytes, value) => byte::split(d, *bytes, value),
            Cell::Byte(byte) => vec![byte.clone()],
        }
    }
}

/// Cells one after the other, as bytes.
pub(crate) fn split_all(d: &mut Symbolic, cells: &[Cell]) -> Vec<Byte> {
    cells.iter().flat_map(|cell| cell.split(d)).collect()
}

/// One of two rows of cells that are as long as each other.
pub(crate) fn ite_cells(d: &mut Symbolic, condition: Bool, yes: &[Cell], no: &[Cell]) -> Vec<Cell> {
    if let Bool::Const(value) = condition {
        return if value { yes.to_vec() } else { no.to_vec() };
    }
    let alike = yes.len() == no.len() && yes.iter().zip(no).all(|(yes, no)| yes.bytes() == no.bytes());
    let both = |d: &mut Symbolic, yes: &Cell, no: &Cell| match (yes, no) {
        _ if yes == no => Some(yes.clone()),
        (Cell::Word(bytes, yes), Cell::Word(_, no)) => {
            Some(Cell::Word(*bytes, ite_scalar(d, condition, yes.clone(), no.clone())))
        }
        (Cell::Byte(yes), Cell::Byte(no)) => {
            Some(Cell::Byte(Byte::ite(d, condition, yes.clone(), no.clone())))
        }
        _ => None,
    };
    if alike && let Some(cells) = yes.iter().zip(no).map(|(yes, no)| both(d, yes, no)).collect() {
        return cells;
    }
    let (yes, no) = (split_all(d, yes), split_all(d, no));
    let bytes = yes.into_iter().zip(no).map(|(yes, no)| Cell::Byte(Byte::ite(d, condition, yes, no)));
    bytes.collect()
}

/// Cells of one page, by their offset in it.
type Page = Vec<(u8, Cell)>;

/// Cells by offset.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Cells(BTreeMap<u64, Rc<Page>>);

/// What there is in a range.
pub(super) enum Found<'a> {
    /// One word that fills it.
    Word(&'a Scalar),
    /// Nothing.
    Nothing,
    /// Something else.
    Mixed,
}

/// One life of a block, during which each byte has one arbitrary value until it is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Life {
    pub(super) block: u32,
    /// Greater than those before.
    pub(super) number: u32,
}

/// What is in bytes that nobody has written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Missing {
    Zero,
    /// Nothing.
    Undefined,
    /// Undefined, with bits that are variables.
    Arbitrary(Life),
}

/// Two lives are alike: nobody has seen what is in bytes that are not listed.
impl PartialEq for Missing {
    fn eq(&self, other: &Missing) -> bool {
        matches!(
            (self, other),
            (Missing::Zero, Missing::Zero)
                | (Missing::Undefined, Missing::Undefined)
                | (Missing::Arbitrary(_), Missing::Arbitrary(_))
        )
    }
}

impl Missing {
    /// The word at an offset.
    pub(super) fn word(self, d: &mut Symbolic, at: u64, bytes: u32) -> Scalar {
        let w = 8 * bytes;
        let zero = Scalar::number(d, w, 0);
        let none = d.bv(w, 0);
        match self {
            Missing::Zero => zero,
            Missing::Undefined => Scalar { undef: d.not(w, &none), ..zero },
            Missing::Arbitrary(life) => {
                Scalar { bits: arbitrary_bits(d, life, at, bytes), undef: d.not(w, &none), ..zero }
            }
        }
    }

    pub(super) fn byte(self, d: &mut Symbolic, at: u64) -> Byte {
        match self {
            Missing::Zero => Byte::number(d, 0),
            Missing::Undefined => Byte::unwritten(d),
            Missing::Arbitrary(life) => Byte { bits: arbitrary_bits(d, life, at, 1), ..Byte::unwritten(d) },
        }
    }

    /// What is missing where two paths come together for which the same is: the later life, of which the path of the other has seen nothing.
    pub(super) fn merged(self, other: Missing) -> Missing {
        match (self, other) {
            (Missing::Arbitrary(ours), Missing::Arbitrary(theirs)) if theirs.number > ours.number => other,
            _ => self,
        }
    }
}

/// The variables of bytes: parts of words of eight bytes.
fn arbitrary_bits(d: &mut Symbolic, life: Life, at: u64, bytes: u32) -> Bv {
    let longest = u64::from(LONGEST_WORD);
    // Before the object the offset is a number near the end of all numbers.
    let (mut at, mut left) = (at, u64::from(bytes));
    let mut whole: Option<(Bv, u32)> = None;
    while left > 0 {
        let word = at / longest;
        let here = (longest - at % longest).min(left);
        let variable = d.unwritten((life.block, life.number, word), Sort::Bits(8 * LONGEST_WORD));
        let (low, w) = (8 * (at % longest) as u32, 8 * here as u32);
        let part = d.extract(8 * LONGEST_WORD, low, w, &Bv::Term(variable));
        whole = Some(match whole {
            None => (part, w),
            Some((below, width)) => (d.concat(w, &part, width, &below), width + w),
        });
        (at, left) = (at.wrapping_add(here), left - here);
    }
    whole.map_or_else(|| d.bv(8 * bytes, 0), |(bits, _)| bits)
}

impl Cells {
    /// The cells that a range has bytes of, by their offsets.
    fn overlapping(&self, at: u64, end: u64) -> impl Iterator<Item = (u64, &Cell)> {
        let pages = (at / PAGE)..=(end.saturating_sub(1) / PAGE);
        self.0.range(pages).flat_map(move |(number, page)| {
            let start = number * PAGE;
            let place = move |offset: u8| start + u64::from(offset);
            let from = page.partition_point(|(offset, cell)| place(*offset) + u64::from(cell.bytes()) <= at);
            let cells = page[from..].iter().map(move |(offset, cell)| (place(*offset), cell));
            cells.take_while(move |(offset, _)| *offset < end)
        })
    }

    /// All cells, by their offsets.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, &Cell)> {
        self.0.iter().flat_map(|(number, page)| {
            let start = number * PAGE;
            page.iter().map(move |(offset, cell)| (start + u64::from(*offset), cell))
        })
    }

    /// All cells, to be changed; they keep their sizes.
    pub(super) fn for_each_mut(&mut self, mut f: impl FnMut(u64, &mut Cell)) {
        for (number, page) in &mut self.0 {
            for (offset, cell) in Rc::make_mut(page) {
                f(number * PAGE + u64::from(*offset), cell);
            }
        }
    }

    /// What there is in a range.
    pub(super) fn find(&self, at: u64, bytes: u32) -> Found<'_> {
        let mut cells = self.overlapping(at, at.saturating_add(bytes.into()));
        match cells.next() {
            None => Found::Nothing,
            Some((offset, Cell::Word(length, value))) if offset == at && *length == bytes => {
                Found::Word(value)
            }
            Some(_) => Found::Mixed,
        }
    }

    /// A range, without gaps: words that lie in it as they are, everything else as bytes.
    pub(super) fn read(&self, d: &mut Symbolic, at: u64, count: u64, missing: Missing) -> Vec<Cell> {
        let end = at.saturating_add(count);
        let mut found = Vec::new();
        let mut next = at;
        for (offset, cell) in self.overlapping(at, end) {
            fill(d, &mut found, next, offset, missing);
            let after = offset + u64::from(cell.bytes());
            if offset >= at && after <= end {
                found.push(cell.clone());
            } else {
                let bytes = (offset..).zip(cell.split(d)).filter(|(place, _)| (at..end).contains(place));
                found.extend(bytes.map(|(_, byte)| Cell::Byte(byte)));
            }
            next = after;
        }
        fill(d, &mut found, next, end, missing);
        found
    }

    /// Forgets a range; what is left of words that reach out of it stays as bytes.
    fn clear(&mut self, d: &mut Symbolic, at: u64, end: u64) {
        let pages: Vec<u64> =
            self.0.range((at / PAGE)..=(end.saturating_sub(1) / PAGE)).map(|(n, _)| *n).collect();
        for number in pages {
            let Some(page) = self.0.get_mut(&number) else { continue };
            let start = number * PAGE;
            let touches = |offset: u8, cell: &Cell| {
                let place = start + u64::from(offset);
                place < end && place + u64::from(cell.bytes()) > at
            };
            if !page.iter().any(|(offset, cell)| touches(*offset, cell)) {
                continue;
            }
            let page = Rc::make_mut(page);
            let old = std::mem::take(page);
            for (offset, cell) in old {
                if !touches(offset, &cell) {
                    page.push((offset, cell));
                    continue;
                }
                let first = start + u64::from(offset);
                if first >= at && first + u64::from(cell.bytes()) <= end {
                    continue;
                }
                for (part, byte) in (offset..).zip(cell.split(d)) {
                    if !(at..end).contains(&(start + u64::from(part))) {
                        page.push((part, Cell::Byte(byte)));
                    }
                }
            }
        }
    }

    /// Writes a cell.
    pub(super) fn write(&mut self, d: &mut Symbolic, at: u64, cell: Cell) {
        let end = at.saturating_add(cell.bytes().into());
        self.clear(d, at, end);
        if at / PAGE == (end - 1) / PAGE {
            self.insert(at, cell);
            return;
        }
        for (place, byte) in (at..).zip(cell.split(d)) {
            self.insert(place, Cell::Byte(byte));
        }
    }

    /// Puts a cell where there is none.
    fn insert(&mut self, at: u64, cell: Cell) {
        let page = Rc::make_mut(self.0.entry(at / PAGE).or_default());
        let offset = (at % PAGE) as u8;
        let place = page.partition_point(|(other, _)| *other < offset);
        page.insert(place, (offset, cell));
    }

    /// These cells where the condition holds and the others elsewhere.
    /// `missing` is what is missing in either.
    pub(super) fn merge(
        self,
        d: &mut Symbolic,
        condition: Bool,
        other: &Cells,
        missing: [Missing; 2],
    ) -> Cells {
        let mut merged = self;
        let nothing = Rc::new(Page::new());
        for (&number, theirs) in &other.0 {
            let ours = merged.0.entry(number).or_insert_with(|| Rc::clone(&nothing));
            if !Rc::ptr_eq(ours, theirs) {
                *ours = Rc::new(merge_pages(d, condition, [ours, theirs], missing, number * PAGE));
            }
        }
        for (number, ours) in &mut merged.0 {
            if !other.0.contains_key(number) {
                *ours = Rc::new(merge_pages(d, condition, [ours, &nothing], missing, number * PAGE));
            }
        }
        merged
    }
}

/// Adds what is in bytes that nobody has written.
fn fill(d: &mut Symbolic, cells: &mut Vec<Cell>, from: u64, to: u64, missing: Missing) {
    let mut at = from;
    while at < to {
        // Words where words would be.
        let longest = u64::from(LONGEST_WORD);
        let bytes = (longest - at % longest).min(to - at);
        if bytes == longest {
            cells.push(Cell::Word(LONGEST_WORD, missing.word(d, at, LONGEST_WORD)));
        } else {
            cells.extend((at..at + bytes).map(|at| Cell::Byte(missing.byte(d, at))));
        }
        at += bytes;
    }
}

/// Takes the word apart that starts at an offset.
fn take_apart(d: &mut Symbolic, page: &mut Page, place: usize) {
    let Some((offset, cell)) = page.get(place).cloned() else { return };
    let bytes = (offset..).zip(cell.split(d)).map(|(offset, byte)| (offset, Cell::Byte(byte)));
    page.splice(place..=place, bytes);
}

/// Two pages that start at an offset.
fn merge_pages(
    d: &mut Symbolic,
    condition: Bool,
    [ours, theirs]: [&Page; 2],
    [our_missing, their_missing]: [Missing; 2],
    start: u64,
) -> Page {
    let (mut ours, mut theirs) = (ours.clone(), theirs.clone());
    let mut merged = Page::with_capacity(ours.len().max(theirs.len()));
    let (mut i, mut j) = (0, 0);
    loop {
        let (our, their) = (ours.get(i).cloned(), theirs.get(j).cloned());
        let end = |offset: u8, cell: &Cell| u32::from(offset) + cell.bytes();
        match (our, their) {
            (None, None) => return merged,
            // One of them lies alone.
            (Some((at, cell)), other)
                if other.as_ref().is_none_or(|(next, _)| u32::from(*next) >= end(at, &cell)) =>
            {
                let none = nothing_like(d, &cell, start + u64::from(at), their_missing);
                merged.extend(ite_cells(d, condition, &[cell], &[none]).pop().map(|cell| (at, cell)));
                i += 1;
            }
            (other, Some((at, cell)))
                if other.as_ref().is_none_or(|(next, _)| u32::from(*next) >= end(at, &cell)) =>
            {
                let none = nothing_like(d, &cell, start + u64::from(at), our_missing);
                merged.extend(ite_cells(d, condition, &[none], &[cell]).pop().map(|cell| (at, cell)));
                j += 1;
            }
            (Some((at, our)), Some((other, their))) if at == other && our.bytes() == their.bytes() => {
                match (&our, &their) {
                    (Cell::Byte(_), Cell::Word(..)) => take_apart(d, &mut theirs, j),
                    (Cell::Word(..), Cell::Byte(_)) => take_apart(d, &mut ours, i),
                    _ => {
                        let both = ite_cells(d, condition, &[our], &[their]).pop();
                        merged.extend(both.map(|cell| (at, cell)));
                        (i, j) = (i + 1, j + 1);
                    }
                }
            }
            // They overlap.
            (Some((_, our)), Some((_, their))) => {
                if our.bytes() > 1 {
                    take_apart(d, &mut ours, i);
                }
                if their.bytes() > 1 {
                    take_apart(d, &mut theirs, j);
                }
            }
            // Whoever is alone was met above.
            (Some(_), None) | (None, Some(_)) => return merged,
        }
    }
}

/// What nobody has written, in the form of a cell.
fn nothing_like(d: &mut Symbolic, cell: &Cell, at: u64, missing: Missing) -> Cell {
    match cell {
        Cell::Word(bytes, _) => Cell::Word(*bytes, missing.word(d, at, *bytes)),
        Cell::Byte(_) => Cell::Byte(missing.byte(d, at)),
    }
}

/// Bytes as one word, if nothing is lost by that: poison and parts of pointers are known byte by byte.
pub(super) fn whole(d: &mut Symbolic, cells: &[Cell]) -> Option<Scalar> {
    let plain = cells.iter().all(|cell| match cell {
        Cell::Word(_, value) => value.prov == Prov::None && value.poison.flag == Bool::Const(false),
        Cell::Byte(byte) => byte.prov == Prov::None && byte.poison.flag == Bool::Const(false),
    });
    plain.then(|| {
        let bytes = split_all(d, cells);
        byte::join(d, &bytes, 0)
    })
}
