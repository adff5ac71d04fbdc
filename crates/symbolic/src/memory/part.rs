//! What paths may make of a block.
//!
//! An access at an unknown offset is one at each offset that it may be ([`Symbolic::spread`]) where it is that: as long as these are few, all values stay
//! plain ones. Otherwise contents become [`Arrays`].

use super::arrays::{Arrays, PartOfPointer};
use super::cells::{Cell, Cells, Found, Missing, ite_cells, split_all, whole};
use crate::byte::{self, ite_scalar};
use crate::domain::Symbolic;
use crate::machine::Scalar;
use crate::value::{Bool, Bv, Prov};
use sem::domain::Domain;

/// The most offsets that are told apart.
const MOST_OFFSETS: usize = 256;

/// What a block contains.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Contents {
    Cells(Cells),
    Arrays(Arrays),
}

/// What paths may make of a block.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    /// Whether it is alive.
    pub(super) live: Bool,
    /// What bytes contain that nobody has written.
    pub(super) missing: Missing,
    pub(super) contents: Contents,
}

/// What is the same for all accesses of a block.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// How many bits offsets have.
    pub(super) w: u32,
    /// How many bytes there are at most, if that is known.
    pub(super) size: Option<u64>,
}

impl Shape {
    /// The word that cells are together.
    fn word(self, d: &mut Symbolic, cells: &[Cell], parts: &mut Vec<Prov>) -> Scalar {
        let bytes = split_all(d, cells);
        let word = byte::join(d, &bytes, self.w / 8);
        if word.prov == Prov::None {
            parts.extend(bytes.iter().map(|byte| byte.prov).filter(|prov| *prov != Prov::None));
        }
        word
    }

    /// The offsets that a legal access may have, if they are few, each with its condition: the last needs none.
    pub(super) fn offsets(self, d: &mut Symbolic, offset: &Bv, count: u64) -> Option<Vec<(u64, Bool)>> {
        if let Some(offset) = offset.as_u64() {
            return Some(vec![(offset, Bool::Const(true))]);
        }
        let greatest = self.size?.saturating_sub(count);
        let offsets = match d.values(offset) {
            Some(values) => values.into_iter().filter(|value| *value <= greatest).collect(),
            None => d.spread(offset).numbers(greatest, MOST_OFFSETS)?,
        };
        let when = |at: u64| {
            let number = d.bv(self.w, at);
            (at, d.eq(self.w, offset, &number))
        };
        Some(offsets.into_iter().map(when).collect())
    }
}

impl Part {
    /// Alive, and nothing written.
    pub(super) fn new(missing: Missing) -> Part {
        Part { live: Bool::Const(true), missing, contents: Contents::Cells(Cells::default()) }
    }

    /// Reads a word of at most eight bytes from a legal offset on. `parts` gets the provenances of pointers of which parts are read as numbers.
    pub(super) fn load(
        &mut self,
        d: &mut Symbolic,
        shape: Shape,
        offset: &Bv,
        bytes: u32,
        parts: &mut Vec<Prov>,
    ) -> Result<Scalar, PartOfPointer> {
        let offsets = self.cells_at(d, shape, offset, bytes.into())?;
        match (&self.contents, offsets) {
            (Contents::Cells(cells), Some(offsets)) => {
                let mut values: Vec<(Scalar, Bool)> = Vec::new();
                for (at, when) in offsets {
                    let value = match cells.find(at, bytes) {
                        Found::Word(value) => value.clone(),
                        Found::Nothing => self.missing.word(d, at, bytes),
                        Found::Mixed => {
                            let cells = cells.read(d, at, bytes.into(), self.missing);
                            shape.word(d, &cells, parts)
                        }
                    };
                    match values.iter_mut().find(|(other, _)| *other == value) {
                        Some((_, known)) => *known = d.or_b(*known, when),
                        None => values.push((value, when)),
                    }
                }
                let mut all: Option<Scalar> = None;
                for (value, when) in values.into_iter().rev() {
                    all = Some(match all {
                        None => value,
                        Some(others) => ite_scalar(d, when, value, others),
                    });
                }
                Ok(all.unwrap_or_else(|| self.missing.word(d, 0, bytes)))
            }
            (Contents::Arrays(arrays), _) => {
                let cells = arrays.read(d, shape.w, offset, bytes.into());
                Ok(match &cells[..] {
                    [Cell::Word(_, value)] => value.clone(),
                    cells => shape.word(d, cells, parts),
                })
            }
            (Contents::Cells(_), None) => Ok(self.missing.word(d, 0, bytes)),
        }
    }

    /// Reads bytes from a legal offset on.
    pub(super) fn read(
        &mut self,
        d: &mut Symbolic,
        shape: Shape,
        offset: &Bv,
        count: u64,
    ) -> Result<Vec<Cell>, PartOfPointer> {
        let offsets = self.cells_at(d, shape, offset, count)?;
        match (&self.contents, offsets) {
            (Contents::Cells(cells), Some(offsets)) => {
                let mut all: Option<Vec<Cell>> = None;
                for (at, when) in offsets.into_iter().rev() {
                    let here = cells.read(d, at, count, self.missing);
                    all = Some(match all {
                        None => here,
                        Some(others) => ite_cells(d, when, &here, &others),
                    });
                }
                Ok(all.unwrap_or_default())
            }
            (Contents::Arrays(arrays), _) => Ok(arrays.read(d, shape.w, offset, count)),
            (Contents::Cells(_), None) => Ok(Vec::new()),
        }
    }

    /// Writes cells from a legal offset on, where the guard holds.
    pub(super) fn write(
        &mut self,
        d: &mut Symbolic,
        shape: Shape,
        guard: Bool,
        offset: &Bv,
        written: &[Cell],
    ) -> Result<(), PartOfPointer> {
        let count = written.iter().map(|cell| u64::from(cell.bytes())).sum();
        let offsets = self.cells_at(d, shape, offset, count)?;
        match (&mut self.contents, offsets) {
            (Contents::Cells(cells), Some(offsets)) => {
                let known = offset.as_u64().is_some();
                for (at, when) in offsets {
                    let here = if known { guard } else { d.and_b(guard, when) };
                    let mut at = at;
                    for cell in written {
                        write_cell(cells, d, here, at, cell, self.missing);
                        at += u64::from(cell.bytes());
                    }
                }
                Ok(())
            }
            (Contents::Arrays(arrays), _) => arrays.write(d, shape.w, guard, offset, written),
            (Contents::Cells(_), None) => Ok(()),
        }
    }

    /// The offsets of an access if contents are cells. They become arrays if these are too many.
    fn cells_at(
        &mut self,
        d: &mut Symbolic,
        shape: Shape,
        offset: &Bv,
        count: u64,
    ) -> Result<Option<Vec<(u64, Bool)>>, PartOfPointer> {
        let Contents::Cells(cells) = &self.contents else { return Ok(None) };
        let offsets = shape.offsets(d, offset, count);
        if offsets.is_none() {
            let step = d.spread(offset);
            let fits = |unit: u64| count.is_multiple_of(unit) && step.is_multiple_of(unit.into());
            let unit = [8u32, 4, 2].into_iter().find(|unit| fits(u64::from(*unit))).unwrap_or(1);
            self.contents = Contents::Arrays(self.arrays(d, shape, cells, unit)?);
        }
        Ok(offsets)
    }

    /// Cells as arrays: of words, if nothing in them prevents it.
    fn arrays(
        &self,
        d: &mut Symbolic,
        shape: Shape,
        cells: &Cells,
        unit: u32,
    ) -> Result<Arrays, PartOfPointer> {
        // Where every byte is written nothing lies below.
        let written: u64 = cells.iter().map(|(_, cell)| u64::from(cell.bytes())).sum();
        let missing = if shape.size == Some(written) { Missing::Zero } else { self.missing };
        let arrays = Arrays::of(d, (shape.w, unit), cells, missing);
        if arrays.is_err() && unit > 1 {
            return Arrays::of(d, (shape.w, 1), cells, missing);
        }
        arrays
    }

    /// Starts or ends its life where the guard holds; a new life starts unwritten, with `missing`.
    pub(super) fn set_live(
        &mut self,
        d: &mut Symbolic,
        shape: Shape,
        guard: Bool,
        live: bool,
        missing: Missing,
    ) {
        self.live = byte::ite_bool(d, guard, Bool::Const(live), self.live);
        if !live {
            if self.live == Bool::Const(false) {
                // Nobody reads what is dead.
                self.contents = Contents::Cells(Cells::default());
            }
            return;
        }
        let condition = match guard {
            Bool::Const(true) => {
                self.contents = Contents::Cells(Cells::default());
                self.missing = missing;
                return;
            }
            Bool::Const(false) => return,
            Bool::Term(condition) => condition,
        };
        if let (Contents::Cells(cells), Missing::Zero) = (&self.contents, self.missing) {
            // The old life is zero where nothing is written, the new one is not.
            match self.arrays(d, shape, cells, 1) {
                Ok(arrays) => self.contents = Contents::Arrays(arrays),
                Err(PartOfPointer) => {
                    // What cannot be said is not there.
                    self.live = Bool::Const(false);
                    return;
                }
            }
        }
        match &mut self.contents {
            Contents::Cells(cells) => {
                let old = std::mem::take(cells);
                *cells = Cells::default().merge(d, guard, &old, [missing, self.missing]);
            }
            Contents::Arrays(arrays) => arrays.renew(d, shape.w, condition, missing),
        }
        self.missing = missing;
    }

    /// This where the condition holds, and the other elsewhere.
    pub(super) fn merge(
        &self,
        d: &mut Symbolic,
        shape: Shape,
        condition: Bool,
        other: &Part,
    ) -> Result<Part, PartOfPointer> {
        let live = byte::ite_bool(d, condition, self.live, other.live);
        // Nobody reads what is dead.
        match (self.live, other.live) {
            (Bool::Const(false), _) => return Ok(Part { live, ..other.clone() }),
            (_, Bool::Const(false)) => return Ok(Part { live, ..self.clone() }),
            _ => {}
        }
        let missing = self.missing.merged(other.missing);
        let contents = match (&self.contents, &other.contents) {
            (Contents::Cells(ours), Contents::Cells(theirs)) if self.missing == other.missing => {
                let missing = [self.missing, other.missing];
                Contents::Cells(ours.clone().merge(d, condition, theirs, missing))
            }
            (Contents::Arrays(ours), Contents::Arrays(theirs)) if ours.unit() == theirs.unit() => {
                Contents::Arrays(ours.clone().merge(d, shape.w, condition, theirs))
            }
            (Contents::Arrays(ours), Contents::Cells(theirs)) => {
                let theirs = other.arrays(d, shape, theirs, ours.unit())?;
                same_units(d, shape.w, condition, ours, &theirs)?
            }
            (Contents::Cells(ours), Contents::Arrays(theirs)) => {
                let ours = self.arrays(d, shape, ours, theirs.unit())?;
                same_units(d, shape.w, condition, &ours, theirs)?
            }
            (Contents::Cells(ours), Contents::Cells(theirs)) => {
                let (ours, theirs) = (self.arrays(d, shape, ours, 1)?, other.arrays(d, shape, theirs, 1)?);
                same_units(d, shape.w, condition, &ours, &theirs)?
            }
            (Contents::Arrays(_), Contents::Arrays(_)) => return Err(PartOfPointer),
        };
        Ok(Part { live, missing, contents })
    }
}

fn same_units(
    d: &mut Symbolic,
    w: u32,
    condition: Bool,
    ours: &Arrays,
    theirs: &Arrays,
) -> Result<Contents, PartOfPointer> {
    match ours.unit() == theirs.unit() {
        true => Ok(Contents::Arrays(ours.clone().merge(d, w, condition, theirs))),
        false => Err(PartOfPointer),
    }
}

/// Writes a cell at a known offset where the guard holds.
fn write_cell(cells: &mut Cells, d: &mut Symbolic, guard: Bool, at: u64, cell: &Cell, missing: Missing) {
    match guard {
        Bool::Const(true) => return cells.write(d, at, cell.clone()),
        Bool::Const(false) => return,
        Bool::Term(_) => {}
    }
    if let Cell::Word(bytes, value) = cell {
        let old = match cells.find(at, *bytes) {
            Found::Word(old) => Some(old.clone()),
            Found::Nothing => Some(missing.word(d, at, *bytes)),
            Found::Mixed => {
                let old = cells.read(d, at, (*bytes).into(), missing);
                whole(d, &old)
            }
        };
        if let Some(old) = old {
            let new = ite_scalar(d, guard, value.clone(), old);
            return cells.write(d, at, Cell::Word(*bytes, new));
        }
    }
    let old = cells.read(d, at, cell.bytes().into(), missing);
    let mut at = at;
    for cell in ite_cells(d, guard, std::slice::from_ref(cell), &old) {
        let bytes = u64::from(cell.bytes());
        cells.write(d, at, cell);
        at += bytes;
    }
}
