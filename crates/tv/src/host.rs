//! What a function on its way provides to the steps: the hooks of `sem`, as the refinement policy of memory has them.

use bits::float::FloatFormat;
use program::Program;
use program::code::{EdgeId, FuncId, ObjectId, Operand, Reg, ShapeId, SiteId};
use program::primitive::Primitive;
use sem::context::{
    Block, BlockKind, Context, Control, Host, Origin, Place, Step, Stop, Target, Ub, Why, Words,
};
use sem::ub::Class;
use symbolic::{Bool, Bv};
use term::Sort;

use crate::domain::{Logic, Prov, Scalar};
use crate::machine::{Machine, Undefined};
use crate::memory::{From, Node};
use crate::outcome::Approximation;

use crate::world::ChoiceKind;

/// A copy or fill of at most so many bytes is done byte by byte.
const SHORT_COPY: u64 = 128;

impl Context<Logic> for Machine<'_> {
    fn d(&mut self) -> &mut Logic {
        &mut self.world.d
    }
    fn here(&self) -> Origin {
        Origin::at(self.pc)
    }
    fn require(&mut self, condition: Bool, ub: impl FnOnce() -> Ub<Logic>) -> Step<()> {
        if condition == Bool::Const(true) {
            return Ok(());
        }
        let condition = self.world.d.truth(condition);
        if self.state.path.contains(&condition) {
            return Ok(());
        }
        let path = self.path();
        let terms = self.world.d.terms();
        let not = terms.not(condition);
        let when = terms.and(path, not);
        if terms.as_bool(when) != Some(false) {
            self.undefined.push(Undefined { when, kind: ub().kind, pc: self.pc });
        }
        if self.narrow(condition) { Ok(()) } else { Err(Stop) }
    }
    fn choose(&mut self, w: u32, why: Why) -> Step<Bv> {
        if why == Why::Undef {
            return Ok(Bv::Term(self.world.undef_variable("undef", Sort::Bits(w))));
        }
        let (name, kind) = match why {
            Why::Freeze => ("freeze", ChoiceKind::Freeze),
            _ => ("choice", ChoiceKind::Any),
        };
        Ok(Bv::Term(self.world.choose(Sort::Bits(w), name, kind)))
    }
    fn unsupported(&mut self, what: &str) -> Stop {
        self.fail(format!("unsupported: {what}"))
    }
    fn nan_result(&mut self, format: FloatFormat, bits: Bv, operands: &[(FloatFormat, &Bv)]) -> Bv {
        let exact = self.world.d.term(&bits);
        let operands: Vec<_> = operands.iter().map(|(from, bits)| (*from, self.world.d.term(bits))).collect();
        let result = self.any_nan(format, exact, &operands);
        self.world.d.inner.value_of(result)
    }
    fn fuses(&mut self) -> Bool {
        let fuses = self.world.choose(Sort::Bool, "fuses", ChoiceKind::Fuses);
        self.world.truth_of(fuses)
    }
    fn compares(&mut self, _ordered: bool, a: &Scalar, b: &Scalar) {
        if let (Prov::Block { id: x, .. }, Prov::Block { id: y, .. }) = (&a.prov, &b.prov) {
            self.world.tell_apart(*x, *y);
        }
    }
}

impl Words for Machine<'_> {
    type Narrow = Logic;

    fn pointer_bits(&self) -> u32 {
        self.program.pointer_bits
    }
    fn null_is_an_object(&self) -> bool {
        true
    }
    fn get(&mut self, operand: Operand) -> Scalar {
        let value = self.raw(operand);
        self.world.observe(&value)
    }
    fn set(&mut self, reg: Reg, value: Scalar) {
        self.put(reg, value);
    }
    fn block(&mut self, prov: &Prov) -> Block<Logic> {
        let (id, base) = self.world.d.block_of(prov);
        let alive = self.world.alive(self.state.memory, id);
        let size = self.world.size(id);
        let writable = self.world.is_writable(id);
        let data = self.world.named_block(id).is_none_or(|named| named.data);
        let d = &self.world.d.inner;
        Block {
            exists: Bool::Const(true),
            live: d.truth_of(alive),
            base: d.value_of(base),
            size: d.value_of(size),
            writable: d.truth_of(writable),
            data: Bool::Const(data),
        }
    }
    fn within(&mut self, prov: &Prov, address: &Bv, (_, size): (&Bv, &Bv), bytes: &Bv) -> (Bv, Bool) {
        let w = self.program.pointer_bits;
        let (_, base) = self.world.d.block_of(prov);
        let address = self.world.d.term(address);
        let offset = self.world.d.offset(address, base);
        let offset = self.world.d.inner.value_of(offset);
        let inside = sem::derived::fits(&mut self.world.d, w, &offset, bytes, size);
        (offset, inside)
    }
    fn aligned(&mut self, prov: &Prov, address: &Bv, align_log: u32) -> Bool {
        let w = self.program.pointer_bits;
        let (id, base) = self.world.d.block_of(prov);
        let address_term = self.world.d.term(address);
        let blocks = self.world.locals_in(id);
        let aligned = |machine: &Machine<'_>, id: &u64| {
            machine.world.local_at(*id).is_some_and(|local| local.align >= 1 << align_log)
        };
        let named = self.world.named_block(id).is_some_and(|named| named.align >= 1 << align_log);
        let all_local = self.world.is_local(id) == Some(true);
        let checked = match named || (all_local && blocks.iter().all(|id| aligned(self, id))) {
            // The block is aligned, so that the offset decides.
            true => self.world.d.offset(address_term, base),
            false => address_term,
        };
        let checked = self.world.d.inner.value_of(checked);
        sem::derived::is_multiple_of(&mut self.world.d, w, &checked, align_log)
    }
    fn load(&mut self, place: &Place<Logic>, width: u32) -> Step<Scalar> {
        let (id, offset) = self.at(place);
        self.world.note_access(id);
        let bytes = self.world.read_bytes(self.state.memory, id, offset, width.div_ceil(8));
        let length = self.world.number(bytes.len() as u64);
        let bytes = self.note_access(false, (id, offset), length, Some(bytes))?.unwrap_or_default();
        // What was stored as another type is undefined then (LangRef, 'load'); here it is what it is.
        if !width.is_multiple_of(8) && self.stored_widths.iter().any(|stored| *stored != width) {
            self.world.approximate(Approximation::OddLoads);
        }
        Ok(self.world.number_of(width, &bytes))
    }
    fn load_pointer(&mut self, place: &Place<Logic>) -> Step<Scalar> {
        let (id, offset) = self.at(place);
        self.world.note_access(id);
        let bytes =
            self.world.read_bytes(self.state.memory, id, offset, self.program.pointer_bits.div_ceil(8));
        let length = self.world.number(bytes.len() as u64);
        let bytes = self.note_access(false, (id, offset), length, Some(bytes))?.unwrap_or_default();
        Ok(self.world.pointer_of(&bytes))
    }
    fn store(&mut self, place: &Place<Logic>, width: u32, value: Scalar) -> Step<()> {
        let (id, offset) = self.at(place);
        self.world.note_access(id);
        self.stored_widths.insert(width);
        let bytes = self.world.bytes_of(width, &value);
        let length = self.world.number(bytes.len() as u64);
        self.note_access(true, (id, offset), length, Some(bytes.clone()))?;
        self.write(id, offset, bytes);
        Ok(())
    }
    fn adopt(&mut self, pointer: Scalar) -> Scalar {
        if pointer.prov != Prov::None || pointer.bits.as_u64() == Some(0) {
            return pointer;
        }
        let address = self.world.d.term(&pointer.bits);
        let prov = self.world.adopt(address);
        Scalar { prov, ..pointer }
    }
    fn allocate(&mut self, bytes: &Bv, align: u64, kind: BlockKind) -> Step<Scalar> {
        let size = self.world.d.term(bytes);
        Ok(self.world.allocate(size, align, kind))
    }
}

impl<'p> Host for Machine<'p> {
    type Wide = Logic;
    type Ways = Vec<(Bool, EdgeId)>;
    type Program = &'p Program;

    fn program(&self) -> &'p Program {
        self.program
    }
    fn running(&self) -> Option<FuncId> {
        (!self.constants_running).then_some(self.function)
    }
    fn get_wide(&mut self, operand: Operand, _width: u32) -> Scalar {
        Words::get(self, operand)
    }
    fn get_settled(&mut self, operand: Operand, _width: u32) -> Scalar {
        let value = self.raw(operand);
        self.world.settle(&value)
    }
    fn set_wide(&mut self, reg: Reg, _width: u32, value: Scalar) {
        self.put(reg, value);
    }
    fn copy_cells(&mut self, dst: Reg, src: Operand, cells: u32) {
        let values: Vec<Scalar> = (0..cells).map(|cell| self.raw(src.plus(cell))).collect();
        for (cell, value) in (dst..).zip(values) {
            self.put(cell, value);
        }
    }
    fn to_wide(&mut self, _width: u32, value: Scalar) -> Scalar {
        value
    }
    fn to_narrow(&mut self, _width: u32, value: Scalar) -> Scalar {
        value
    }
    fn load_wide(&mut self, place: &Place<Logic>, width: u32) -> Step<Scalar> {
        self.load(place, width)
    }
    fn store_wide(&mut self, place: &Place<Logic>, width: u32, value: Scalar) -> Step<()> {
        self.store(place, width, value)
    }
    fn same_or_apart(&mut self, a: &Scalar, b: &Scalar, bytes: &Bv) -> Bool {
        // Different blocks have no byte in common, so that offsets decide.
        let w = self.program.pointer_bits;
        let ((x, base_x), (y, base_y)) = (self.world.d.block_of(&a.prov), self.world.d.block_of(&b.prov));
        let (p, q) = (self.world.d.term(&a.bits), self.world.d.term(&b.bits));
        let (p, q) = (self.world.d.offset(p, base_x), self.world.d.offset(q, base_y));
        let same_block = self.world.same_block(x, y);
        let length = self.world.d.term(bytes);
        let zero = self.world.d.terms().number(w, 0);
        let terms = self.world.d.terms();
        let (up, down) = (terms.sub(p, q), terms.sub(q, p));
        let (above, below) = (terms.ule(length, up), terms.ule(length, down));
        let apart = terms.and(above, below);
        let equal = terms.eq(up, zero);
        let other = terms.not(same_block);
        let fine = terms.or_all([other, apart, equal]);
        self.world.truth_of(fine)
    }
    fn copy_bytes(&mut self, to: &Place<Logic>, from: &Place<Logic>, bytes: &Bv) -> Step<()> {
        let ((to, to_offset), (from, from_offset)) = (self.at(to), self.at(from));
        self.world.note_access(to);
        self.world.note_access(from);
        let before = self.state.memory;
        match bytes.as_u64() {
            Some(count) if count <= SHORT_COPY => {
                let bytes = self.world.read_bytes(before, from, from_offset, count as u32);
                let length = self.world.number(count);
                let bytes =
                    self.note_access(false, (from, from_offset), length, Some(bytes))?.unwrap_or_default();
                self.note_access(true, (to, to_offset), length, Some(bytes.clone()))?;
                self.write(to, to_offset, bytes);
            }
            _ => {
                // What is copied may hold pointers to locals that others then know.
                for local in self.world.locals_in(from) {
                    let held: Vec<u64> =
                        self.state.held.iter().filter(|(at, _)| *at == local).map(|(_, it)| *it).collect();
                    held.into_iter().for_each(|inner| self.escape(inner));
                }
                let length = self.world.d.term(bytes);
                self.note_access(false, (from, from_offset), length, None)?;
                self.note_access(true, (to, to_offset), length, None)?;
                let from = From::Place { memory: before, id: from, offset: from_offset };
                let node = Node::Range { before, id: to, offset: to_offset, length, from };
                self.state.memory = self.world.log.push(node);
            }
        }
        Ok(())
    }
    fn fill_bytes(&mut self, to: &Place<Logic>, byte: Scalar, bytes: &Bv) -> Step<()> {
        let (id, offset) = self.at(to);
        self.world.note_access(id);
        let byte = self.world.bytes_of(8, &byte)[0];
        match bytes.as_u64() {
            Some(count) if count <= SHORT_COPY => {
                let (bytes, length) = (vec![byte; count as usize], self.world.number(count));
                self.note_access(true, (id, offset), length, Some(bytes.clone()))?;
                self.write(id, offset, bytes);
            }
            _ => {
                let (before, length) = (self.state.memory, self.world.d.term(bytes));
                self.note_access(true, (id, offset), length, None)?;
                let node = Node::Range { before, id, offset, length, from: From::Byte(byte) };
                self.state.memory = self.world.log.push(node);
            }
        }
        Ok(())
    }
    fn release(&mut self, pointer: &Scalar, _kind: BlockKind) -> Step<()> {
        self.free(pointer)
    }
    fn set_live(&mut self, pointer: &Scalar, live: bool) -> Step<()> {
        let (id, _) = self.world.d.block_of(&pointer.prov);
        if self.world.is_local(id) != Some(true) {
            return Ok(());
        }
        let when = self.world.d.terms().bool(true);
        let before = self.state.memory;
        let mut memory = self.world.log.push(Node::Live { before, id, when, alive: live });
        if live {
            memory = self.world.log.push(Node::Fresh { before: memory, id });
        }
        self.state.memory = memory;
        Ok(())
    }
    fn thread_local(&mut self, pointer: Scalar) -> Step<Scalar> {
        Ok(pointer)
    }
    fn address_of(&mut self, object: ObjectId) -> Scalar {
        let w = self.program.pointer_bits;
        let name = crate::globals::name_of(self.program, object);
        let number = self.world.names.get(&name).copied().unwrap_or(0);
        let id = self.world.id(number);
        let base = self.world.base(id);
        let bits = self.world.d.inner.value_of(base);
        Scalar::pointer(&mut self.world.d, w, bits, Prov::Block { id, base })
    }
    fn call_target(&mut self, _pointer: &Scalar) -> Step<Target> {
        Ok(Target::External(u32::MAX))
    }
    fn stack_mark(&mut self) -> Scalar {
        // How many locals this function has; those of other paths do not matter here.
        let (w, count) = (self.program.pointer_bits, self.own_locals().len() as u64);
        Scalar::number(&mut self.world.d, w, count)
    }
    fn stack_reset(&mut self, mark: Scalar) -> Step<()> {
        let Some(mark) = mark.bits.as_u64() else {
            return Err(self.fail("unsupported: a stackrestore to one of several places"));
        };
        for local in self.own_locals().into_iter().skip(mark as usize) {
            if self.world.local_at(local).is_some_and(|local| local.kind == BlockKind::Stack) {
                let (id, when) = (self.world.id(local), self.world.d.terms().bool(true));
                let before = self.state.memory;
                self.state.memory = self.world.log.push(Node::Live { before, id, when, alive: false });
            }
        }
        Ok(())
    }
    fn var_args(&mut self, _slot: u64) -> Step<Scalar> {
        Err(self.fail("unsupported: variable arguments"))
    }
    fn known_value(&mut self, value: &Scalar, _width: u32) -> Option<u64> {
        value.bits.as_u64()
    }
    fn assume(&mut self, condition: Bool) -> Step<()> {
        let condition = self.world.d.truth(condition);
        if self.narrow(condition) { Ok(()) } else { Err(Stop) }
    }
    fn assert(&mut self, _condition: Bool, _why: Operand) -> Step<()> {
        Err(self.fail("unsupported: an assertion of the platform"))
    }
    fn primitive(&mut self, primitive: Primitive, site: SiteId) -> Step<Control<Bool>> {
        self.named_call(&format!("{primitive:?}"), site)
    }
    fn external(&mut self, external: u32, site: SiteId) -> Step<Control<Bool>> {
        let name = self.program.code.externals.get(external as usize).cloned();
        self.named_call(name.as_deref().unwrap_or(""), site)
    }
    fn store_if(&mut self, condition: Bool, place: &Place<Logic>, width: u32, value: Scalar) -> Step<()> {
        let (id, offset) = self.at(place);
        self.world.note_access(id);
        let condition = self.world.d.truth(condition);
        let new = self.world.bytes_of(width, &value);
        let old = self.world.read_bytes(self.state.memory, id, offset, new.len() as u32);
        let bytes = new.into_iter().zip(old).map(|(new, old)| self.world.ite_byte(condition, new, old));
        let bytes: Vec<_> = bytes.collect();
        let length = self.world.number(bytes.len() as u64);
        self.note_access(true, (id, offset), length, None)?;
        self.write(id, offset, bytes);
        Ok(())
    }
    fn reads_anywhere(&self) -> bool {
        true
    }
    fn deoptimise(
        &mut self,
        condition: Bool,
        is_guard: bool,
        arguments: &[(Operand, ShapeId)],
        state: &[(Operand, ShapeId)],
    ) -> Step<()> {
        self.give_up(condition, is_guard, arguments, state)
    }
    fn landing_pad(&mut self, dst: Reg, shape: ShapeId, clauses: &str, _cleanup: bool) -> Step<()> {
        self.take_exception(dst, shape, clauses)
    }
    fn resume(&mut self, value: Operand, shape: ShapeId) -> Stop {
        self.throw_on(value, shape)
    }
    fn violation(&mut self, _class: Class, _message: &str) -> Stop {
        self.end_here();
        Stop
    }
}
