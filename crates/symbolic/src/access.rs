//! Accesses through pointers that may belong to several blocks: each block is read or written where the pointer belongs to it.

use program::code::Operand;
use sem::context::{BlockKind, Context, Place, Step, Why};
use sem::domain::Domain;

use crate::byte::{self, Byte};
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar};
use crate::value::{BlockId, Bool, Bv, Prov};

/// A length that is not known is bounded by the objects; this is the greatest bound.
const LONGEST_UNKNOWN: u64 = 1 << 16;
/// The longest copy or fill.
const LONGEST: u64 = 1 << 26;

/// The most blocks that an address without an object may lie in.
const MOST_BLOCKS: usize = 256;

impl Machine<'_> {
    /// The blocks that a legal place may be in, with the condition and the offset there.
    fn blocks_of(&mut self, place: &Place<Symbolic>) -> Vec<(BlockId, Bool, Bv)> {
        match place.prov {
            Prov::None => Vec::new(),
            Prov::Block(block) => vec![(block, Bool::Const(true), place.offset.clone())],
            Prov::Choice(_) => {
                let candidates = self.d.candidates(place.prov);
                let mut blocks = Vec::with_capacity(candidates.len());
                for candidate in candidates {
                    if let Some(block) = candidate.block {
                        let offset = self.d.restrict(&place.offset, &candidate.facts);
                        blocks.push((block, candidate.guard, offset));
                    }
                }
                blocks
            }
        }
    }

    /// Reads bytes from a legal place.
    pub(crate) fn read_bytes(&mut self, place: &Place<Symbolic>, count: u64) -> Vec<Byte> {
        let mut result: Option<Vec<Byte>> = None;
        for (block, guard, offset) in self.blocks_of(place) {
            let bytes = self.memory.read(&mut self.d, block, &offset, count);
            result = Some(match result {
                None => bytes,
                // One of them is the right one, so the first needs no condition.
                Some(others) => bytes
                    .into_iter()
                    .zip(others)
                    .map(|(byte, other)| Byte::ite(&mut self.d, guard, byte, other))
                    .collect(),
            });
        }
        // A place in no block is only reached on paths that end.
        result.unwrap_or_else(|| (0..count).map(|_| Byte::unwritten(&mut self.d)).collect())
    }

    /// Writes bytes to a legal place where the condition holds.
    pub(crate) fn write_bytes(&mut self, condition: Bool, place: &Place<Symbolic>, bytes: &[Byte]) {
        for (block, guard, offset) in self.blocks_of(place) {
            let guard = self.d.and_b(condition, guard);
            self.memory.write(&mut self.d, guard, block, &offset, bytes.to_vec());
        }
    }

    /// Reads a scalar. Undefined bits get a value of their own in each word.
    pub(crate) fn load_scalar(&mut self, place: &Place<Symbolic>, width: u32) -> Scalar {
        let pointer_bytes = self.program.pointer_bits / 8;
        let bytes = self.read_bytes(place, width.div_ceil(8).into());
        let mut whole: Option<Scalar> = None;
        let mut done = 0;
        for word in bytes.chunks(8) {
            let here = (width - done).min(64);
            let mut value = byte::join(&mut self.d, here, word, pointer_bytes);
            if value.prov == Prov::None {
                // Parts of a pointer are numbers.
                word.iter().for_each(|byte| self.expose(byte.prov));
            }
            if !self.d.known_zero(&value.undef) {
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
        let bytes = byte::split(&mut self.d, width, value, self.program.pointer_bits / 8);
        self.write_bytes(Bool::Const(true), place, &bytes);
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
                let size = self.memory.facts(block).size.as_u64().unwrap_or(u64::MAX);
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
        let bytes = self.read_bytes(from, bound);
        if known {
            self.write_bytes(Bool::Const(true), to, &bytes);
            return Ok(());
        }
        for (i, byte) in (0..).zip(bytes) {
            let (at, condition) = (self.further(to, i), self.within(i, length));
            self.write_bytes(condition, &at, &[byte]);
        }
        Ok(())
    }

    pub(crate) fn fill(&mut self, to: &Place<Symbolic>, value: &Scalar, length: &Bv) -> Step<()> {
        let (bound, known) = self.bound(length, &[to])?;
        let bytes = byte::split(&mut self.d, 8, value, self.program.pointer_bits / 8);
        let Some(byte) = bytes.into_iter().next() else { return Ok(()) };
        if known {
            let bytes = vec![byte; bound as usize];
            self.write_bytes(Bool::Const(true), to, &bytes);
            return Ok(());
        }
        for i in 0..bound {
            let (at, condition) = (self.further(to, i), self.within(i, length));
            self.write_bytes(condition, &at, std::slice::from_ref(&byte));
        }
        Ok(())
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
            Prov::Choice(_) => {
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
