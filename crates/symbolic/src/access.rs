//! Accesses through pointers that may belong to several blocks: each block is read or written where the pointer belongs to it.

use program::code::Operand;
use sem::context::{BlockKind, Context, Place, Step, Why};
use sem::domain::Domain;

use crate::byte::{self, Byte, ite_scalar};
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar};
use crate::many::{ALIGN, Owner};
use crate::memory::{Cell, LONGEST_WORD, PartOfPointer, ite_cells};
use crate::value::{BlockId, Bool, Bv, Prov};

/// A length that is not known is bounded by the objects; this is the greatest bound.
const LONGEST_UNKNOWN: u64 = 1 << 16;
/// The longest copy or fill.
const LONGEST: u64 = 1 << 26;

/// The most blocks that an address without an object may lie in.
const MOST_BLOCKS: usize = 256;

/// What memory cannot hold.
pub(crate) const PART_OF_POINTER: &str = "part of a pointer in an array that is accessed at unknown places";

/// What is not known of the addresses of objects that are not told apart.
const MORE_ALIGNED: &str =
    "an address of one of many objects that are made at one place that must be a multiple of more than 16";

impl Machine<'_> {
    /// The blocks that a legal place may be in, with the condition and the offset there.
    fn blocks_of(&mut self, place: &Place<Symbolic>) -> Vec<(BlockId, Bool, Bv)> {
        match place.prov {
            Prov::None => Vec::new(),
            Prov::Block(block) => vec![(block, Bool::Const(true), place.offset.clone())],
            Prov::Set(_) => {
                let candidates = self.d.candidates(place.prov);
                let mut blocks = Vec::with_capacity(candidates.len());
                for candidate in candidates {
                    // What is dead is not accessed.
                    let gone = |block| self.many.is_some() && self.memory.live(block) == Bool::Const(false);
                    if let Some(block) = candidate.block.filter(|block| !gone(*block)) {
                        let offset = self.d.restrict(&place.offset, &candidate.facts);
                        blocks.push((block, candidate.guard, offset));
                    }
                }
                blocks
            }
        }
    }

    /// Where in its block an address is, and whether so many bytes are in it: said for each block that it may be in, which are often at known places.
    pub(crate) fn within_blocks(&mut self, prov: Prov, address: &Bv, bytes: &Bv) -> (Bv, Bool) {
        let w = self.program.pointer_bits;
        let mut all: Option<(Bv, Bool)> = None;
        for candidate in self.d.candidates(prov).into_iter().rev() {
            let Some(block) = candidate.block else { continue };
            let (base, size) = (self.memory.facts(block).base, self.memory.facts(block).size.clone());
            let rest = self.rest(block);
            let (here, base) = (self.d.restrict(address, &candidate.facts), self.d.bv(w, base));
            // One of many objects has its address in place of an offset.
            let offset = self.d.sub(w, &here, &base);
            let in_rest = rest.map(|site| self.is_in_rest(site, candidate.guard, &here, bytes));
            let d = &mut self.d;
            let inside = match in_rest {
                Some(inside) => inside,
                None => match (bytes.as_u64(), size.as_u64()) {
                    (Some(bytes), Some(size)) => match size.checked_sub(bytes) {
                        Some(most) => d.at_most(w, &offset, most),
                        None => Bool::Const(false),
                    },
                    _ => sem::derived::fits(d, w, &offset, bytes, &size),
                },
            };
            all = Some(match all {
                None => (offset, inside),
                Some((others, others_inside)) => (
                    d.ite(w, &candidate.guard, &offset, &others),
                    byte::ite_bool(d, candidate.guard, inside, others_inside),
                ),
            });
        }
        // What is in no block is nowhere.
        all.unwrap_or_else(|| (address.clone(), Bool::Const(false)))
    }

    pub(crate) fn is_aligned(&mut self, prov: Prov, address: &Bv, log: u32) -> Bool {
        let w = self.program.pointer_bits;
        let mut all: Option<Bool> = None;
        for candidate in self.d.candidates(prov).into_iter().rev() {
            let here = self.d.restrict(address, &candidate.facts);
            if log > ALIGN.trailing_zeros() && candidate.block.is_some_and(|block| self.is_of_many(block)) {
                self.gap(candidate.guard, MORE_ALIGNED);
            }
            let here = match candidate.block.and_then(|block| self.rest(block)) {
                Some(site) => {
                    let offset = self.offset_in_rest(site, candidate.guard, &here).unwrap_or(0);
                    self.d.bv(w, offset as u64)
                }
                None => here,
            };
            let d = &mut self.d;
            let aligned = match d.spread(&here).is_multiple_of(1 << log.min(64)) {
                true => Bool::Const(true),
                false => sem::derived::is_multiple_of(d, w, &here, log),
            };
            all = Some(match all {
                None => aligned,
                Some(others) => byte::ite_bool(d, candidate.guard, aligned, others),
            });
        }
        all.unwrap_or(Bool::Const(true))
    }

    /// An offset of which it is known that its address is a multiple of a power of two, so that it can be seen: its lowest bits are those of no other.
    pub(crate) fn aligned_offset_in(&mut self, prov: Prov, offset: Bv, log: u32) -> Bv {
        let w = self.program.pointer_bits;
        if log >= w || self.d.spread(&offset).is_multiple_of(1 << log) {
            return offset;
        }
        let bases = self.d.candidates(prov).into_iter().filter_map(|candidate| candidate.block);
        if self.many.is_some() && bases.clone().any(|block| self.rest(block).is_some()) {
            return offset;
        }
        if bases.map(|block| self.memory.facts(block).base).any(|base| base.trailing_zeros() < log) {
            return offset;
        }
        let d = &mut self.d;
        let (high, low) = (d.extract(w, log, w - log, &offset), d.bv(log, 0));
        d.concat(w - log, &high, log, &low)
    }

    /// Notes that an access cannot be made.
    pub(crate) fn cannot<T: Default>(&mut self, result: Result<T, PartOfPointer>) -> T {
        result.unwrap_or_else(|PartOfPointer| {
            self.trouble = Some(PART_OF_POINTER.to_string());
            T::default()
        })
    }

    /// Reads bytes from a legal place.
    pub(crate) fn read_cells(&mut self, place: &Place<Symbolic>, count: u64) -> Vec<Cell> {
        let mut result: Option<Vec<Cell>> = None;
        for (block, guard, offset) in self.blocks_of(place) {
            let cells = match self.shared_read(block, guard, &offset, count) {
                Some(cells) => cells,
                None if let Some(site) = self.rest(block) => {
                    let cells = self.read_from_rest(site, guard, &offset, count);
                    cells.into_iter().map(|cell| self.cell_with_new_bits(cell)).collect()
                }
                None => {
                    let cells = self.memory.read(&mut self.d, block, &offset, count);
                    self.cannot(cells)
                }
            };
            result = Some(match result {
                None => cells,
                // One of them is the right one, so the first needs no condition.
                Some(others) => ite_cells(&mut self.d, guard, &cells, &others),
            });
        }
        // A place in no block is only reached on paths that end.
        result.unwrap_or_default()
    }

    /// Writes cells to a legal place where the condition holds.
    pub(crate) fn write_cells(&mut self, condition: Bool, place: &Place<Symbolic>, cells: &[Cell]) {
        for (block, guard, offset) in self.blocks_of(place) {
            let guard = self.d.and_b(condition, guard);
            if self.shared_write(block, guard, &offset, cells) {
                continue;
            }
            if let Some(site) = self.rest(block) {
                self.store_to_rest(site, guard, &offset, cells);
                continue;
            }
            if let Some(site) = self.many.as_ref().and_then(|many| many.site_of_newest(block)) {
                self.note_stored(site, Owner::Newest, offset.as_u64(), cells);
            }
            let written = self.memory.write(&mut self.d, guard, block, &offset, cells);
            self.cannot(written);
        }
    }

    /// Reads a word of at most eight bytes.
    fn load_word(&mut self, place: &Place<Symbolic>, bytes: u32) -> Scalar {
        let mut result: Option<Scalar> = None;
        for (block, guard, offset) in self.blocks_of(place) {
            let value = match self.shared_load(block, guard, &offset, bytes) {
                Some(value) => value,
                None if let Some(site) = self.rest(block) => {
                    let value = self.load_from_rest(site, guard, &offset, bytes);
                    self.with_new_bits(value)
                }
                None => match self.memory.load(&mut self.d, block, &offset, bytes) {
                    Ok(value) => value,
                    Err(PartOfPointer) => {
                        self.cannot::<()>(Err(PartOfPointer));
                        continue;
                    }
                },
            };
            // Parts of an address depend on where its object lies.
            for prov in std::mem::take(&mut self.memory.parts_read) {
                self.doubt_address(prov, guard);
            }
            result = Some(match result {
                None => value,
                Some(others) => ite_scalar(&mut self.d, guard, value, others),
            });
        }
        result.unwrap_or_else(|| Scalar::number(&mut self.d, 8 * bytes, 0))
    }

    /// A cell of which undefined bits are arbitrary.
    fn cell_with_new_bits(&mut self, cell: Cell) -> Cell {
        match cell {
            Cell::Word(bytes, value) => Cell::Word(bytes, self.with_new_bits(value)),
            Cell::Byte(byte) => {
                let Byte { bits, undef, poison, prov, index } = byte;
                let Scalar { bits, undef, poison, prov } =
                    self.with_new_bits(Scalar { bits, undef, poison, prov });
                Cell::Byte(Byte { bits, undef, poison, prov, index })
            }
        }
    }

    /// Reads a scalar.
    pub(crate) fn load_scalar(&mut self, place: &Place<Symbolic>, width: u32) -> Scalar {
        let value = self.load_settled(place, width);
        self.or_anything(width, value)
    }

    /// Reads a pointer, and gives it the block its address lies in where it has none. What was never written belongs to none.
    pub(crate) fn load_address(&mut self, place: &Place<Symbolic>) -> Scalar {
        let width = self.program.pointer_bits;
        let bytes = width.div_ceil(8);
        let value = match self.unchecked.has_arbitrary_contents() && bytes <= LONGEST_WORD {
            true => {
                let word = self.load_word(place, bytes);
                let zero = self.d.bv(width, 0);
                let written = self.d.eq(width, &word.undef, &zero);
                let value = self.settle_loaded(place, width, word);
                match written {
                    Bool::Const(false) => value,
                    Bool::Const(true) | Bool::Term(_) => {
                        let prov = value.prov;
                        let adopted = self.adopted(value);
                        let prov = self.d.ite_prov(&written, &adopted.prov, &prov);
                        Scalar { prov, ..adopted }
                    }
                }
            }
            false => {
                let value = self.load_settled(place, width);
                self.adopted(value)
            }
        };
        self.or_anything(width, value)
    }

    /// Reads a scalar from a legal place. Where unwritten memory is checked, undefined bits get a value of their own in each word.
    fn load_settled(&mut self, place: &Place<Symbolic>, width: u32) -> Scalar {
        let mut whole: Option<Scalar> = None;
        let mut done = 0;
        while done < width {
            let here = (width - done).min(8 * LONGEST_WORD);
            let at = self.further(place, u64::from(done / 8));
            let value = self.load_word(&at, here.div_ceil(8));
            let value = self.settle_loaded(&at, here, value);
            let mut value = byte::lowest(&mut self.d, here, value);
            if !self.unchecked.has_arbitrary_contents() && !self.d.known_zero(&value.undef) {
                let arbitrary = self.fresh(here, Why::Unwritten);
                let d = &mut self.d;
                let defined = d.not(here, &value.undef);
                let (kept, open) =
                    (d.and(here, &value.bits, &defined), d.and(here, &arbitrary, &value.undef));
                value.bits = d.or(here, &kept, &open);
            }
            whole = Some(match whole {
                None => value,
                Some(low) => sem::inst::memory::concat(&mut self.d, here, value, done, low),
            });
            done += here;
        }
        whole.unwrap_or_else(|| Scalar::number(&mut self.d, width, 0))
    }

    /// Writes a scalar.
    pub(crate) fn store_scalar(&mut self, place: &Place<Symbolic>, width: u32, value: &Scalar) {
        let cells = byte::words(&mut self.d, width, value, self.program.pointer_bits / 8);
        self.write_cells(Bool::Const(true), place, &cells);
    }

    fn further(&mut self, place: &Place<Symbolic>, by: u64) -> Place<Symbolic> {
        sem::rules::further(self, place, by)
    }

    /// How many bytes a length may be at most, and whether it is known.
    fn bound(&mut self, length: &Bv, places: &[&Place<Symbolic>]) -> Step<(u64, bool)> {
        if let Some(length) = length.as_u64() {
            if length > LONGEST {
                return Err(Context::<Symbolic>::unsupported(self, "a copy of more than 64 MiB"));
            }
            return Ok((length, true));
        }
        let mut bound = u64::MAX;
        for place in places {
            let mut most = 0;
            for (block, _, offset) in self.blocks_of(place) {
                let size = self.memory.facts(block).most.unwrap_or(u64::MAX);
                most = most.max(size.saturating_sub(offset.as_u64().unwrap_or(0)));
            }
            bound = bound.min(most);
        }
        if bound > LONGEST_UNKNOWN {
            let what = "a copy of unknown length between large objects";
            return Err(Context::<Symbolic>::unsupported(self, what));
        }
        Ok((bound, false))
    }

    /// Whether byte `i` belongs to a length.
    fn within(&mut self, i: u64, length: &Bv) -> Bool {
        let w = self.program.pointer_bits;
        let i = self.d.bv(w, i);
        self.d.ult(w, &i, length)
    }

    pub(crate) fn copy(&mut self, to: &Place<Symbolic>, from: &Place<Symbolic>, length: &Bv) -> Step<()> {
        let (bound, known) = self.bound(length, &[to, from])?;
        if known {
            let cells = self.read_cells(from, bound);
            self.write_cells(Bool::Const(true), to, &cells);
            return Ok(());
        }
        // Each byte by itself: not all of them have to be there. They may overlap.
        let read = |i| {
            let at = self.further(from, i);
            self.read_cells(&at, 1)
        };
        let bytes: Vec<Vec<Cell>> = (0..bound).map(read).collect();
        for (i, byte) in (0..).zip(bytes) {
            let (at, condition) = (self.further(to, i), self.within(i, length));
            self.write_cells(condition, &at, &byte);
        }
        Ok(())
    }

    pub(crate) fn fill(&mut self, to: &Place<Symbolic>, value: &Scalar, length: &Bv) -> Step<()> {
        // All of an object whose size is not known, as `calloc` does.
        let defined = self.d.known_zero(&value.undef) && value.poison.flag == Bool::Const(false);
        // A legal place is in one of them.
        let blocks: Vec<BlockId> =
            self.d.candidates(to.prov).into_iter().filter_map(|candidate| candidate.block).collect();
        if let [block] = blocks[..]
            && self.d.known_zero(&to.offset)
            && self.d.known_zero(&value.bits)
            && defined
            && self.memory.facts(block).size == *length
            && !self.is_late()
        {
            self.memory.zero(block);
            return Ok(());
        }
        let (bound, known) = self.bound(length, &[to])?;
        let byte = Scalar { prov: Prov::None, ..value.clone() };
        let byte = Cell::Word(1, byte);
        if known {
            let word = self.repeated(value, LONGEST_WORD);
            let mut cells = vec![word; (bound / u64::from(LONGEST_WORD)) as usize];
            cells.extend(std::iter::repeat_n(byte, (bound % u64::from(LONGEST_WORD)) as usize));
            self.write_cells(Bool::Const(true), to, &cells);
            return Ok(());
        }
        for i in 0..bound {
            let (at, condition) = (self.further(to, i), self.within(i, length));
            self.write_cells(condition, &at, std::slice::from_ref(&byte));
        }
        Ok(())
    }

    /// The word all bytes of which are one.
    fn repeated(&mut self, byte: &Scalar, bytes: u32) -> Cell {
        let d = &mut self.d;
        let (mut bits, mut undef) = (byte.bits.clone(), byte.undef.clone());
        for done in 1..bytes {
            (bits, undef) =
                (d.concat(8, &byte.bits, 8 * done, &bits), d.concat(8, &byte.undef, 8 * done, &undef));
        }
        Cell::Word(bytes, Scalar { bits, undef, poison: byte.poison.clone(), prov: Prov::None })
    }

    /// The block that an address without one lies in.
    fn block_at(&mut self, address: &Bv) -> Prov {
        if self.d.known_zero(address) {
            return Prov::None;
        }
        let w = self.program.pointer_bits;
        let mut found: Vec<BlockId> = match self.d.values(address) {
            Some(values) => values.into_iter().flat_map(|at| self.memory.blocks_at(Some(at))).collect(),
            None => self.memory.blocks_at(None).take(MOST_BLOCKS + 1).collect(),
        };
        found.sort_unstable();
        found.dedup();
        if found.len() > MOST_BLOCKS {
            self.trouble = Some("an unknown address that may belong to too many objects".to_string());
            return Prov::None;
        }
        let mut prov = Prov::None;
        for id in found.into_iter().rev() {
            let (live, block) = (self.memory.live(id), self.memory.facts(id).clone());
            let d = &mut self.d;
            let base = d.bv(w, block.base);
            let offset = d.sub(w, address, &base);
            let inside = sem::derived::ule(d, w, &offset, &block.size);
            let inside = d.and_b(inside, live);
            prov = d.ite_prov(&inside, &Prov::Block(id), &prov);
        }
        prov
    }

    /// Gives a pointer the block its address lies in where it has none.
    pub(crate) fn adopted(&mut self, pointer: Scalar) -> Scalar {
        let prov = match pointer.prov {
            Prov::Block(_) => return pointer,
            Prov::None => self.block_at(&pointer.bits),
            Prov::Set(_) => {
                let candidates = self.d.candidates(pointer.prov);
                let Some(none) = candidates.into_iter().find(|candidate| candidate.block.is_none()) else {
                    return pointer;
                };
                let address = self.d.restrict(&pointer.bits, &none.facts);
                let found = self.block_at(&address);
                self.d.ite_prov(&none.guard, &found, &pointer.prov)
            }
        };
        Scalar { prov, ..pointer }
    }

    /// The callee's own copy of what an argument points to.
    pub(crate) fn copy_argument(&mut self, from: Operand, bytes: u64, align: u64) -> Step<(Scalar, BlockId)> {
        let from = self.frame_get(from);
        let size = self.d.bv(self.program.pointer_bits, bytes);
        let (pointer, block) = self.new_block(size, align, BlockKind::Stack)?;
        sem::inst::memory::copy_object(self, &pointer, &from, bytes)?;
        Ok((pointer, block))
    }
}
