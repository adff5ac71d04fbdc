//! Looking at the state of a machine without changing it, as queries do.
//!
//! What is not there counts as zero: registers that are not written yet, memory that is dead, outside of its object or never written.

use program::ObjectKind;
use program::code::{FuncId, ObjectId, Operand, Reg};
use sem::context::{Block, BlockKind, Host, Place, Words};
use sem::domain::Domain;

use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar};
use crate::value::{Bool, Bv, Prov};

impl Machine<'_> {
    /// Lets functions that nobody defines do nothing, by their places in the list of those.
    pub fn set_markers(&mut self, markers: Vec<u32>) {
        self.markers = markers;
    }

    /// The function of the top frame.
    pub fn top_function(&self) -> Option<FuncId> {
        self.frames.last().and_then(|frame| frame.function)
    }

    /// A register of the top frame.
    pub fn top_register(&self, cell: Reg) -> Option<Scalar> {
        self.frames.last().and_then(|frame| frame.cells.get(cell).cloned())
    }

    /// What an operand of the next op is.
    pub fn operand(&mut self, operand: Operand) -> Scalar {
        self.frame_get(operand)
    }

    /// A pointer to a variable.
    pub fn variable(&mut self, object: ObjectId) -> Scalar {
        self.address_of(object)
    }

    /// A pointer so many bytes further.
    pub fn pointer_after(&mut self, pointer: &Scalar, bytes: u64) -> Scalar {
        let w = self.program.pointer_bits;
        let bytes = self.d.bv(w, bytes);
        let bits = self.d.add(w, &pointer.bits, &bytes);
        Scalar { bits, ..pointer.clone() }
    }

    /// The block that a pointer belongs to, the pointer itself, and how far into the block it points.
    fn belongs(&mut self, pointer: &Scalar) -> (Scalar, Block<Symbolic>, Bv) {
        let w = self.program.pointer_bits;
        let pointer = match pointer.prov {
            Prov::None => self.adopted(pointer.clone()),
            _ => pointer.clone(),
        };
        let block = self.block(&pointer.prov);
        let offset = self.d.sub(w, &pointer.bits, &block.base);
        (pointer, block, offset)
    }

    fn fits(&mut self, block: &Block<Symbolic>, offset: &Bv, bytes: &Bv) -> Bool {
        let w = self.program.pointer_bits;
        let d = &mut self.d;
        let beyond = d.ult(w, &block.size, offset);
        let left = d.sub(w, &block.size, offset);
        let too_long = d.ult(w, &left, bytes);
        let (starts, ends) = (d.not_b(beyond), d.not_b(too_long));
        let there = d.and_b(block.exists, block.live);
        let fits = d.and_b(starts, ends);
        d.and_b(there, fits)
    }

    /// Whether bytes at a pointer are all part of one live object; nobody knows how large one is that nobody defines.
    pub fn is_inside(&mut self, pointer: &Scalar, bytes: &Bv) -> Bool {
        let (pointer, block, offset) = self.belongs(pointer);
        let blocks = self.d.candidates(pointer.prov).into_iter().filter_map(|candidate| candidate.block);
        if blocks.into_iter().any(|block| self.memory.facts(block).kind == BlockKind::Missing) {
            return Bool::Const(true);
        }
        let fits = self.fits(&block, &offset, bytes);
        self.d.and_b(fits, block.data)
    }

    /// The bytes at a pointer, at most 8 of them, as a number; zero where they are not all there or never written.
    pub fn look(&mut self, pointer: &Scalar, bytes: u32) -> Scalar {
        let w = 8 * bytes;
        let nothing = Scalar::number(&mut self.d, w, 0);
        let (pointer, block, offset) = self.belongs(pointer);
        let length = self.d.bv(self.program.pointer_bits, bytes.into());
        let fits = self.fits(&block, &offset, &length);
        let there = self.d.and_b(fits, block.data);
        if there == Bool::Const(false) {
            return nothing;
        }
        let value = self.load_scalar(&Place { prov: pointer.prov, offset }, w);
        let d = &mut self.d;
        let written = d.not(w, &value.undef);
        let bits = d.and(w, &value.bits, &written);
        let bits = d.ite(w, &there, &bits, &nothing.bits);
        Scalar { bits, prov: value.prov, ..nothing }
    }

    /// When a pointer leads to the start of a function of which this is true.
    pub fn leads_to(&mut self, pointer: &Scalar, is_meant: impl Fn(&ObjectKind) -> bool) -> Bool {
        let w = self.program.pointer_bits;
        let mut leads = Bool::Const(false);
        for candidate in self.d.candidates(pointer.prov) {
            let Some(facts) = candidate.block.map(|block| self.memory.facts(block)) else { continue };
            if facts.object.is_some_and(|object| is_meant(&self.program.objects[object].kind)) {
                let base = self.d.bv(w, facts.base);
                let at_start = self.d.eq(w, &pointer.bits, &base);
                let here = self.d.and_b(candidate.guard, at_start);
                leads = self.d.or_b(leads, here);
            }
        }
        leads
    }
}
