//! One of the functions, on its way through all its paths: registers, memory and choices, behind the hooks of `sem`.
//!
//! An undefined value is a term with variables that are undefined. Reading a register renames them, so that each use sees another value; a value
//! that must be defined must be the same under another renaming ([`World::observe`]). Both are exact: the source is undefined if any choice of it is,
//! and so is the target.

use std::rc::Rc;

use bits::float::FloatFormat;
use ir::attribute::AttrKind;
use program::Program;
use program::code::{FuncId, General, Op, Operand, Pc, Promise, Reg};
use sem::context::{Context, Control, Host, Origin, Place, Step, Stop, Ub, Words};
use sem::domain::Domain;
use sem::scalar::Poison;
use sem::ub::UbKind;
use symbolic::{Bool, Bv};
use term::{Sort, TermId};

use crate::calls::{Call, ITSELF};
use crate::domain::{Logic, Prov, Scalar};
use crate::leaving::Ended;
use crate::memory::{MemId, Node, ROOT};
use crate::outcome::Approximation;
use crate::unordered::Event;
use crate::world::{Side, World};

/// A pair that needs more terms than this is too large.
pub(crate) const MOST_TERMS: usize = 1_000_000;

/// Where an execution is.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) cells: Vec<Option<Scalar>>,
    pub(crate) memory: MemId,
    /// What holds on this path, in the order in which it was met.
    pub(crate) path: Vec<TermId>,
    /// What the world outside has seen: each call that may change it leaves another number.
    pub(crate) token: TermId,
    /// The same for calls that touch nothing but what their arguments point to.
    pub(crate) argument_token: TermId,
    /// The exception that was thrown last.
    pub(crate) exception: TermId,
    /// The locals that others may know.
    pub(crate) escaped: Rc<Vec<u64>>,
    /// Which locals hold pointers to which.
    pub(crate) held: Rc<Vec<(u64, u64)>>,
    /// Which locals of the target are which of the source, as far as others know them.
    pub(crate) matched: Rc<Vec<(u64, u64)>>,
    /// The blocks outside that nobody else has a pointer to.
    pub(crate) alone: Rc<Vec<TermId>>,
}

/// Something undefined that may happen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undefined {
    pub(crate) when: TermId,
    pub(crate) kind: UbKind,
    pub(crate) pc: Pc,
}

/// The value that a register got.
#[derive(Clone, Debug)]
pub(crate) struct Defined {
    pub(crate) register: ir::function::LocalId,
    pub(crate) when: TermId,
    pub(crate) values: Vec<Scalar>,
}

/// A way out.
#[derive(Clone)]
pub(crate) struct Returned {
    pub(crate) values: Vec<Scalar>,
    pub(crate) state: State,
}

/// The machine.
pub(crate) struct Machine<'p> {
    pub(crate) world: World,
    pub(crate) program: &'p Program,
    pub(crate) function: FuncId,
    pub(crate) state: State,
    pub(crate) pc: Pc,
    pub(crate) constants: Vec<Option<Scalar>>,
    pub(crate) constants_running: bool,
    pub(crate) undefined: Vec<Undefined>,
    pub(crate) returned: Vec<Returned>,
    /// Where it ends without returning, and with what the world has seen.
    pub(crate) ended: Vec<Ended>,
    /// Executions that are left out because a function of the library would have looked at more than is followed.
    pub(crate) left_out: Vec<TermId>,
    pub(crate) calls: Vec<Call>,
    pub(crate) source_calls: Rc<Vec<Call>>,
    pub(crate) defined: Vec<Defined>,
    /// Those of them that have just been compared.
    pub(crate) touched: Vec<(u64, u64)>,
    /// The blocks that the call does not see for which memory is being compared.
    pub(crate) unseen: Vec<TermId>,
    pub(crate) allocations_fail: bool,
    pub(crate) allocates: bool,
    pub(crate) touches_volatile: bool,
    /// Whether atomic accesses are done like plain ones, and noted; the accesses of this function, and of the source.
    pub(crate) unordered: bool,
    pub(crate) events: Vec<Event>,
    pub(crate) source_events: Vec<Event>,
    /// Where the target makes an access that the source does not.
    pub(crate) unlike: Vec<TermId>,
    /// The size of the pieces of the atomic access that is being made.
    pub(crate) granule: Option<u64>,
    /// Whether a `tail` call could get at a variable of this function.
    pub(crate) denies_locals: bool,
    /// The widths of what was stored.
    pub(crate) stored_widths: std::collections::BTreeSet<u32>,
    pub(crate) trouble: Option<String>,
    strips: bool,
}

impl<'p> Machine<'p> {
    pub(crate) fn new(world: World, program: &'p Program, function: FuncId) -> Machine<'p> {
        let mut world = world;
        let token = world.d.terms().number(32, 0);
        let state = State {
            cells: vec![None; program.functions[function].cells as usize],
            memory: ROOT,
            path: Vec::new(),
            token,
            argument_token: token,
            exception: token,
            escaped: Rc::default(),
            held: Rc::default(),
            matched: Rc::default(),
            alone: Rc::new(world.apart.clone()),
        };
        Machine {
            world,
            program,
            function,
            state,
            pc: 0,
            constants: vec![None; program.constant_cells as usize],
            constants_running: false,
            undefined: Vec::new(),
            returned: Vec::new(),
            ended: Vec::new(),
            left_out: Vec::new(),
            calls: Vec::new(),
            source_calls: Rc::default(),
            defined: Vec::new(),
            touched: Vec::new(),
            unseen: Vec::new(),
            allocations_fail: false,
            allocates: false,
            touches_volatile: false,
            unordered: false,
            events: Vec::new(),
            source_events: Vec::new(),
            unlike: Vec::new(),
            granule: None,
            denies_locals: false,
            stored_widths: Default::default(),
            trouble: None,
            strips: false,
        }
    }

    /// Gives up on the pair.
    pub(crate) fn fail(&mut self, what: impl Into<String>) -> Stop {
        self.trouble.get_or_insert(what.into());
        Stop
    }

    /// The path as one condition.
    pub(crate) fn path(&mut self) -> TermId {
        let path = self.state.path.clone();
        self.world.d.terms().and_all(path)
    }

    /// Goes on only where the condition holds; whether that is anywhere.
    pub(crate) fn narrow(&mut self, condition: TermId) -> bool {
        let terms = self.world.d.terms();
        match terms.as_bool(condition) {
            Some(true) => true,
            Some(false) => false,
            None => {
                if self.state.path.contains(&condition) {
                    return true;
                }
                let not = terms.not(condition);
                if self.state.path.contains(&not) {
                    return false;
                }
                self.state.path.push(condition);
                true
            }
        }
    }

    /// Runs one op.
    pub(crate) fn step(&mut self, op: &Op) -> Step<Control<Bool>> {
        self.strips = match op {
            Op::General(place) => matches!(
                self.program.code.general[*place as usize],
                General::Cast { op: ir::inst::CastOp::PtrToInt | ir::inst::CastOp::PtrToAddr, .. }
            ),
            _ => false,
        };
        self.granule = if self.unordered { self.granule_of(op) } else { None };
        self.touches_volatile |= self.granule.is_some();
        if let Some(access) = access_of(self.program, op)
            && (access.volatile || access.is_atomic())
            && self.granule.is_none()
        {
            return self.opaque_access(op);
        }
        if let Op::General(place) = op {
            match &self.program.code.general[*place as usize] {
                General::Fence { .. } => return self.opaque_access(op),
                General::VaArg { .. } => return Err(self.fail("unsupported: variable arguments")),
                General::IndirectBr { .. } => return Err(self.fail("unsupported: indirectbr")),
                General::Intrinsic(call) if self.granule.is_none() && self.is_opaque(call) => {
                    return self.opaque_access(op);
                }
                General::Intrinsic(call) => match call.which {
                    program::intrinsic::Intrinsic::MemCpy
                    | program::intrinsic::Intrinsic::MemMove
                    | program::intrinsic::Intrinsic::MemSet => self.check_tail_intrinsic(call)?,
                    program::intrinsic::Intrinsic::VaStart
                    | program::intrinsic::Intrinsic::VaCopy
                    | program::intrinsic::Intrinsic::VaEnd => {
                        return Err(self.fail("unsupported: variable arguments"));
                    }
                    program::intrinsic::Intrinsic::InvariantStart => {
                        self.world.approximate(Approximation::Metadata);
                    }
                    program::intrinsic::Intrinsic::ObjectSize | program::intrinsic::Intrinsic::IsConstant => {
                        self.world.approximate(Approximation::OpaqueOperation);
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        if let Op::Call(site) = *op
            && let program::code::Callee::Function(_) = self.program.code.sites[site as usize].callee
        {
            sem::call::check_arguments(self, site)?;
            return self.named_call(ITSELF, site);
        }
        let result = sem::step::step(self, op);
        self.strips = false;
        if result.is_ok() {
            self.loosen(op);
            self.lose_padding(op);
        }
        if self.world.d.inner.terms.len() > MOST_TERMS {
            return Err(self.fail("too large: more terms than can be looked at"));
        }
        if self.world.log.too_deep {
            return Err(self.fail("unsupported: memory that is written too often"));
        }
        result
    }

    /// A result as its attributes let it be: poison where it breaks them, and no local of the function where it is `dereferenceable`.
    pub(crate) fn as_promised_by_result(
        &mut self,
        leaves: &[program::shape::Leaf],
        values: Vec<Scalar>,
    ) -> Step<Vec<Scalar>> {
        let program = self.program;
        let code = &program.functions[self.function];
        let function = program.module.globals[code.global].as_function();
        let has = |set, kind| crate::effects::has(&program.module, set, kind);
        if function.is_some_and(|function| has(function.attrs, AttrKind::NoReturn)) {
            Context::<Logic>::require(self, Bool::Const(false), || Ub::plain(UbKind::Unreachable))?;
        }
        let promises = &code.ret_promises;
        let here = Context::<Logic>::here(self);
        let mut values = values;
        // The parameter that is returned.
        let sets = function.into_iter().flat_map(|function| function.param_attrs.iter().enumerate());
        let returned = { sets }.find(|(_, set)| has(**set, AttrKind::Returned));
        if let Some(param) = returned.and_then(|(place, _)| code.params.get(place)) {
            for (leaf, value) in leaves.iter().zip(&mut values) {
                let given = self.raw(Operand::reg(param.reg + leaf.cell));
                let (x, y) = (self.world.d.term(&given.bits), self.world.d.term(&value.bits));
                let ((a, _), (b, _)) =
                    (self.world.d.block_of(&given.prov), self.world.d.block_of(&value.prov));
                let terms = self.world.d.terms();
                let (bits, blocks) = (terms.eq(x, y), terms.eq(a, b));
                let same = terms.and(bits, blocks);
                let other = terms.not(same);
                let other = self.world.truth_of(other);
                *value = value.clone().poisoned_if(&mut self.world.d, other, here);
                *value = value.clone().poisoned_if(&mut self.world.d, given.poison.flag, here);
            }
        }
        for (leaf, value) in leaves.iter().zip(&mut values) {
            for promise in promises {
                let kept = sem::call::keeps(&mut self.world.d, leaf, value, promise);
                let broken = self.world.d.not_b(kept);
                *value = value.clone().poisoned_if(&mut self.world.d, broken, here);
                let is_accessible = match promise {
                    Promise::Dereferenceable(bytes) | Promise::DereferenceableOrNull(bytes) => *bytes > 0,
                    Promise::NoUndef
                    | Promise::NonNull
                    | Promise::Align(_)
                    | Promise::AlignBefore { .. }
                    | Promise::Range(_)
                    | Promise::NoFpClass(_) => false,
                };
                if is_accessible {
                    self.require_no_local(value, UbKind::DeadAccess)?;
                }
            }
        }
        Ok(values)
    }

    /// Whether something is said about the class of a pair of numbers (`ppc_fp128`), which has none here.
    pub(crate) fn says_class_of_pair(&self) -> bool {
        let function = &self.program.functions[self.function];
        let is_pair = |shape| {
            let leaves = &self.program.code.shape(shape).leaves;
            leaves.iter().any(|leaf| leaf.kind == program::shape::Kind::Float(FloatFormat::PpcPair))
        };
        let says = |promise: &Promise| matches!(promise, Promise::NoFpClass(_));
        let of_parameters = function.promises.iter().any(|it| says(&it.promise) && is_pair(it.shape));
        of_parameters || (is_pair(function.ret) && function.ret_promises.iter().any(says))
    }

    /// A parameter that is `writable` and `dereferenceable` leads to memory that may be written.
    pub(crate) fn check_writable_parameters(&mut self) -> Step<()> {
        let program = self.program;
        let code = &program.functions[self.function];
        let Some(function) = program.module.globals[code.global].as_function() else { return Ok(()) };
        for (param, set) in code.params.iter().zip(&function.param_attrs) {
            let is_writable = crate::effects::has(&program.module, *set, AttrKind::Writable);
            let promises = program::promises(&program.module, *set);
            let has_bytes =
                |promise: &Promise| matches!(promise, Promise::Dereferenceable(bytes) if *bytes > 0);
            if is_writable && promises.iter().any(has_bytes) {
                let pointer = self.raw(Operand::reg(param.reg));
                let (id, _) = self.world.d.block_of(&pointer.prov);
                let writable = self.world.is_writable(id);
                let writable = self.world.truth_of(writable);
                Context::<Logic>::require(self, writable, || Ub::plain(UbKind::BrokenPromise))?;
            }
        }
        Ok(())
    }

    /// An access that the function promises not to make is undefined.
    pub(crate) fn check_own_promises(&mut self) -> Step<()> {
        let program = self.program;
        let global = program.functions[self.function].global;
        let forbidden = crate::own_promises::Own::new(&program.module, global)
            .zip(program.inst_at(self.pc))
            .is_some_and(|(own, (_, inst))| own.forbids(&inst.op));
        match forbidden {
            true => {
                Context::<Logic>::require(self, Bool::Const(false), || Ub::plain(UbKind::ForbiddenAccess))
            }
            false => Ok(()),
        }
    }

    /// Undefined where a pointer leads to a local of the function.
    pub(crate) fn require_no_local(&mut self, pointer: &Scalar, kind: UbKind) -> Step<()> {
        let (id, _) = self.world.d.block_of(&pointer.prov);
        for local in self.world.locals_in(id) {
            let found = self.world.local_at(local).map(|local| local.kind);
            if found == Some(sem::context::BlockKind::Stack) {
                let local = self.world.id(local);
                let other = self.world.d.terms().distinct(id, local);
                let other = self.world.truth_of(other);
                Context::<Logic>::require(self, other, || Ub::plain(kind))?;
            }
        }
        Ok(())
    }

    /// What lies between the parts of a value is lost when it is stored.
    fn lose_padding(&mut self, op: &Op) {
        let program = self.program;
        let Op::General(place) = op else { return };
        let General::Store { shape, ptr, .. } = &program.code.general[*place as usize] else { return };
        let shape = program.code.shape(*shape);
        let mut covered = vec![false; shape.bytes.min(1 << 16) as usize];
        for leaf in &shape.leaves {
            let (first, last) = (leaf.bit_offset / 8, (leaf.bit_offset + u64::from(leaf.width)).div_ceil(8));
            (first..last).for_each(|byte| {
                if let Some(byte) = covered.get_mut(byte as usize) {
                    *byte = true;
                }
            });
        }
        if covered.iter().all(|covered| *covered) {
            return;
        }
        let pointer = Words::get(self, *ptr);
        let (id, base) = self.world.d.block_of(&pointer.prov);
        let address = self.world.d.term(&pointer.bits);
        let start = self.world.d.offset(address, base);
        for (place, _) in covered.iter().enumerate().filter(|(_, covered)| !**covered) {
            let step = self.world.number(place as u64);
            let at = self.world.d.terms().add(start, step);
            let byte = self.world.poison_byte();
            self.write(id, at, vec![byte]);
        }
    }

    fn is_opaque(&self, call: &program::code::IntrinsicCall) -> bool {
        use program::intrinsic::Intrinsic;
        // The last argument of these says whether they are volatile.
        let flag = match call.which {
            Intrinsic::MemCpy | Intrinsic::MemMove | Intrinsic::MemSet => call.args.get(3),
            _ => None,
        };
        let literal = flag.and_then(|(operand, _)| self.program.literal(*operand));
        matches!(literal, Some(program::code::LiteralValue::Bits(bits)) if !bits.is_zero())
    }

    /// The first cell of a register's value, unread.
    pub(crate) fn raw(&mut self, operand: Operand) -> Scalar {
        let cell = operand.cell() as usize;
        let known = match operand.is_constant() {
            true => self.constants.get(cell).cloned().flatten(),
            false => self.state.cells.get(cell).cloned().flatten(),
        };
        known.unwrap_or_else(|| Scalar::number(&mut self.world.d, 1, 0))
    }

    /// The first cell of a register's value, as the world outside gets it.
    pub(crate) fn get_handed_over(&mut self, operand: Operand) -> Scalar {
        let value = self.raw(operand);
        self.world.hand_over(&value)
    }

    pub(crate) fn put(&mut self, reg: Reg, mut value: Scalar) {
        if self.strips {
            if let Prov::Block { .. } = value.prov {
                let bits = self.world.d.term(&value.bits);
                self.world.exposed.push((bits, value.prov.clone()));
                let (id, _) = self.world.d.block_of(&value.prov);
                self.world.expose(id);
                self.share(id);
            }
            value.prov = Prov::None;
        }
        // What is undefined in it says the term itself.
        let width = self.world.d.inner.width(&value.bits);
        value.undef = self.world.d.bv(width, 0);
        if let Some(cell) = self.state.cells.get_mut(reg as usize) {
            *cell = Some(value);
        }
    }

    /// The id, and the offset, that a place is.
    pub(crate) fn at(&mut self, place: &Place<Logic>) -> (TermId, TermId) {
        let (id, _) = self.world.d.block_of(&place.prov);
        self.note_apart(id);
        (id, self.world.d.term(&place.offset))
    }

    /// Computes the constants of the program.
    pub(crate) fn prepare(&mut self) -> Step<()> {
        use program::code::LiteralValue;
        let program = self.program;
        let mut computed = Vec::new();
        for literal in &program.literals {
            let w = literal.width;
            let value = match &literal.value {
                LiteralValue::Bits(bits) => {
                    let bits = self.world.d.literal(bits);
                    Scalar::plain(&mut self.world.d, w, bits)
                }
                LiteralValue::Undef => {
                    let variable = self.world.undef_variable("undef", Sort::Bits(w));
                    Scalar::plain(&mut self.world.d, w, Bv::Term(variable))
                }
                LiteralValue::Poison => poison(&mut self.world.d, w),
                LiteralValue::Address(object) => self.address_of(*object),
                LiteralValue::Computed(reg) => {
                    computed.push((literal.cell, *reg));
                    continue;
                }
            };
            if let Some(cell) = self.constants.get_mut(literal.cell as usize) {
                *cell = Some(value);
            }
        }
        if program.constant_code.is_empty() {
            return Ok(());
        }
        let cells = std::mem::replace(&mut self.state.cells, vec![None; program.constant_frame as usize]);
        self.constants_running = true;
        for pc in program.constant_code.clone() {
            self.pc = pc;
            let op = program.code.ops[pc as usize];
            self.step(&op)?;
            // What later constants need of this one.
            for &(cell, reg) in &computed {
                if let Some(value) = self.state.cells.get(reg as usize).cloned().flatten() {
                    self.constants[cell as usize] = Some(value);
                }
            }
        }
        self.constants_running = false;
        self.state.cells = cells;
        Ok(())
    }

    /// A store of bytes, with what that lets others know.
    pub(crate) fn write(&mut self, id: TermId, offset: TermId, bytes: Vec<crate::memory::Byte>) {
        self.note_held(id, &bytes);
        let before = self.state.memory;
        self.state.memory = self.world.log.push(Node::Store { before, id, offset, bytes: bytes.into() });
    }

    /// Pointers to locals that are stored where others see them are known to others.
    fn note_held(&mut self, id: TermId, bytes: &[crate::memory::Byte]) {
        let no = self.world.d.terms().bool(false);
        let mut inner: Vec<u64> = Vec::new();
        for byte in bytes {
            if byte.is_pointer != no {
                self.share(byte.id);
                if self.world.is_local(byte.id) != Some(false) {
                    inner.extend(self.world.locals_in(byte.id));
                }
            }
            if self.world.is_local(id) != Some(true) {
                let told = self.world.locals_named_in(byte.value, self.world.side);
                told.into_iter().for_each(|local| self.tell(local));
            }
        }
        inner.sort_unstable();
        inner.dedup();
        if inner.is_empty() {
            return;
        }
        let outside = self.world.is_local(id) != Some(true);
        let holders = self.world.locals_in(id);
        let known = outside || holders.iter().any(|holder| self.state.escaped.contains(holder));
        for local in inner {
            if known {
                self.escape(local);
            }
            for &holder in &holders {
                if !self.state.held.contains(&(holder, local)) {
                    Rc::make_mut(&mut self.state.held).push((holder, local));
                }
            }
        }
    }

    /// The locals of the running function, in the order in which they were made.
    pub(crate) fn own_locals(&self) -> Vec<u64> {
        let all = self.world.locals.iter().enumerate();
        let own = all.filter(|(_, local)| local.side == self.world.side);
        own.map(|(place, _)| crate::domain::LOCAL | place as u64).collect()
    }

    /// Others are told the address of a local as a number.
    pub(crate) fn tell(&mut self, local: u64) {
        self.escape(local);
        if self.world.side == Side::Source {
            if !self.world.told.contains(&local) {
                self.world.told.push(local);
            }
            return;
        }
        // The first that was told in the source and has no partner is this one.
        if self.state.matched.iter().any(|(target, _)| *target == local) {
            return;
        }
        let free = self.world.told.clone().into_iter().find(|source| {
            self.state.matched.iter().all(|(_, other)| other != source) && self.is_alike(*source, local)
        });
        if let Some(source) = free {
            Rc::make_mut(&mut self.state.matched).push((local, source));
        }
    }

    /// Others know a local from here on, and all that it holds.
    pub(crate) fn escape(&mut self, local: u64) {
        let mut stack = vec![local];
        while let Some(local) = stack.pop() {
            if !self.state.escaped.contains(&local) {
                Rc::make_mut(&mut self.state.escaped).push(local);
                let held = self.state.held.iter().filter(|(holder, _)| *holder == local);
                stack.extend(held.map(|(_, inner)| *inner));
            }
        }
    }

    /// All that is not local may change, as may the locals that are known; `known` numbers them for both functions.
    pub(crate) fn numbered(&self, locals: &[u64]) -> Vec<(u64, u64)> {
        match self.world.side {
            Side::Source => locals.iter().map(|&local| (local, local)).collect(),
            Side::Target => locals
                .iter()
                .map(|&local| {
                    let source = self.state.matched.iter().find(|(target, _)| *target == local);
                    (local, source.map_or(local, |(_, source)| *source))
                })
                .collect(),
        }
    }

    /// Ends the life of a heap block: `free`. Where the pointer is null nothing happens.
    pub(crate) fn free(&mut self, pointer: &Scalar) -> Step<()> {
        let w = self.program.pointer_bits;
        let defined = pointer.is_defined(&mut self.world.d, w);
        Context::<Logic>::require(self, defined, || Ub::indeterminate(UbKind::UndefAddress, pointer))?;
        let (id, base) = self.world.d.block_of(&pointer.prov);
        let bits = self.world.d.term(&pointer.bits);
        let zero = self.world.number(0);
        let is_null = self.world.d.terms().eq(bits, zero);
        let alive = self.world.alive(self.state.memory, id);
        let heap = self.world.is_on_heap(id);
        let terms = self.world.d.terms();
        let start = terms.eq(bits, base);
        let fine = terms.and_all([alive, heap, start]);
        let fine = terms.or(is_null, fine);
        let fine = self.world.truth_of(fine);
        Context::<Logic>::require(self, fine, || Ub::plain(UbKind::InvalidFree))?;
        let when = self.world.d.terms().not(is_null);
        let before = self.state.memory;
        self.state.memory = self.world.log.push(Node::Live { before, id, when, alive: false });
        Ok(())
    }
}

/// How an op accesses memory, if it does so by itself.
pub(crate) fn access_of(program: &Program, op: &Op) -> Option<program::code::Access> {
    match op {
        Op::Load { access, .. } | Op::Store { access, .. } => Some(*access),
        Op::General(place) => match &program.code.general[*place as usize] {
            General::Load { access, .. }
            | General::Store { access, .. }
            | General::CmpXchg { access, .. }
            | General::AtomicRmw { access, .. } => Some(*access),
            _ => None,
        },
        _ => None,
    }
}

/// Poison that certainly is.
pub(crate) fn poison(d: &mut Logic, w: u32) -> Scalar {
    let value = Scalar::number(d, w, 0);
    Scalar { poison: Poison { flag: Bool::Const(true), origin: Origin::NONE }, ..value }
}
