//! The inclusions that the ops of a program stand for.
//!
//! Every op that computes something passes on all that it reads, except comparisons; calls pass arguments and results, to functions
//! found through pointers as soon as they are found.

use super::calls::Waiting;
use super::contexts::Contexts;
use super::solver::{Found, Node, Solver};
use super::{AbsId, AbsKind, Instance, InstanceId, PointsTo};
use crate::Program;
use crate::code::{FuncId, General, IntrinsicCall, LiteralValue, Op, Operand, Pc, Reg, ShapeId};
use crate::intrinsic::Intrinsic;
use crate::object::ObjectKind;
use crate::operands::{copies_of, for_each_edge, for_each_read, for_each_write};
use crate::shape::{Kind, cells_for};
use arena::{Arena, Id};
use fixedbitset::FixedBitSet;
use hashbrown::HashMap;
use ir::inst::CastOp;
use rustc_hash::FxBuildHasher;

/// Integers this near to 0 from either side are no addresses of anything.
const NO_ADDRESS: i64 = 4096;

/// The most ops that contexts may have together; beyond that they are not told apart.
const MOST_COPIED: usize = 500_000;

pub(super) struct Builder<'p> {
    pub(super) program: &'p Program,
    pub(super) solver: Solver,
    pub(super) kinds: Arena<AbsId, AbsKind>,
    pub(super) by_kind: HashMap<AbsKind, AbsId, FxBuildHasher>,
    pub(super) instances: Arena<InstanceId, Instance>,
    pub(super) by_context: HashMap<(FuncId, Option<Pc>), InstanceId, FxBuildHasher>,
    pub(super) contexts: Contexts,
    /// How many ops all contexts have together.
    pub(super) copied_ops: usize,
    /// The constants, and the frame of the code that computes some.
    pub(super) constants: Node,
    pub(super) constant_frame: Node,
    /// For each instance what it returns, and what all its arguments after the named ones are.
    pub(super) returned: Vec<Node>,
    pub(super) extra: Vec<Node>,
    /// The objects whose addresses became integers.
    pub(super) exposed: Node,
    /// The results of threads.
    pub(super) results: Node,
    /// What threads and handlers are started with.
    pub(super) given: Vec<Node>,
    /// Pointers made from integers.
    pub(super) from_integers: Vec<Node>,
    pub(super) waiting: Vec<Waiting>,
    /// Instances whose code was not looked at yet.
    pub(super) todo: Vec<InstanceId>,
    /// The functions that something starts with.
    pub(super) first: FixedBitSet,
}

pub(super) fn build(program: &Program, entries: &[FuncId]) -> PointsTo {
    let mut contexts = Contexts::new(program);
    let mut builder = Builder::new(program, contexts.clone());
    builder.solve(entries);
    if builder.copied_ops > MOST_COPIED {
        contexts.forget();
        builder = Builder::new(program, contexts);
        builder.solve(entries);
    }
    builder.finish()
}

impl<'p> Builder<'p> {
    fn new(program: &'p Program, contexts: Contexts) -> Builder<'p> {
        let mut solver = Solver::default();
        let mut kinds = Arena::new();
        for kind in [AbsKind::Unknown, AbsKind::Machine] {
            kinds.push(kind);
            let object = solver.object();
            // Memory that nobody knows holds addresses of itself.
            solver.add(solver.memory(object), object);
        }
        for object in program.objects.ids() {
            kinds.push(AbsKind::Object(object));
            solver.object();
        }
        Builder {
            program,
            constants: solver.nodes(program.constant_cells),
            constant_frame: solver.nodes(program.constant_frame),
            exposed: solver.nodes(1),
            results: solver.nodes(1),
            solver,
            kinds,
            by_kind: HashMap::default(),
            instances: Arena::new(),
            by_context: HashMap::default(),
            contexts,
            copied_ops: 0,
            returned: Vec::new(),
            extra: Vec::new(),
            given: Vec::new(),
            from_integers: Vec::new(),
            waiting: Vec::new(),
            todo: Vec::new(),
            first: FixedBitSet::with_capacity(program.functions.len()),
        }
    }

    fn solve(&mut self, entries: &[FuncId]) {
        self.constants();
        self.roots(entries);
        self.run();
    }

    fn finish(self) -> PointsTo {
        let mut escaped = self.solver.set(self.solver.memory(AbsId::new(0))).clone();
        escaped.union_with(self.solver.set(self.exposed));
        let mut instances = self.instances;
        for instance in instances.values_mut() {
            for list in [&mut instance.calls, &mut instance.starts] {
                list.sort_unstable();
                list.dedup();
            }
        }
        let mut found = PointsTo {
            shared: FixedBitSet::with_capacity(self.kinds.len()),
            kinds: self.kinds,
            instances,
            by_context: self.by_context,
            by_kind: self.by_kind,
            contexts: self.contexts,
            solver: self.solver,
            constants: self.constants,
            escaped,
            first: self.first,
        };
        let mut given = self.given;
        given.push(self.results);
        found.find_shared(self.program, &given);
        found
    }

    /// Solves until nothing is new; then pointers that stem from nowhere become unknown.
    fn run(&mut self) {
        loop {
            while let Some(instance) = self.todo.pop() {
                if self.copied_ops <= MOST_COPIED {
                    self.code_of(instance);
                }
            }
            if let Some(found) = self.solver.step() {
                self.found(found);
                continue;
            }
            if self.solver.exhausted() || self.copied_ops > MOST_COPIED {
                return;
            }
            let (solver, unknown) = (&mut self.solver, AbsId::new(0));
            self.from_integers.retain(|&node| solver.set(node).is_clear());
            if self.from_integers.is_empty() {
                return;
            }
            solver.copy(self.exposed, solver.memory(unknown));
            for node in self.from_integers.drain(..) {
                solver.add(node, unknown);
            }
        }
    }

    fn found(&mut self, found: Found) {
        let unknown = AbsId::new(0);
        if found.node == self.solver.memory(unknown) {
            // What escaped may be written and read through any unknown pointer.
            for &object in found.objects.iter().filter(|&&object| object != unknown) {
                let (own, all) = (self.solver.memory(object), self.solver.memory(unknown));
                self.solver.copy(own, all);
                self.solver.copy(all, own);
            }
        }
        for call in found.calls {
            for &object in &found.objects {
                self.target(found.node, self.waiting[call as usize], object);
            }
        }
    }

    fn constants(&mut self) {
        for literal in &self.program.literals {
            let node = self.constants + literal.cell;
            match literal.value {
                LiteralValue::Address(object) => self.solver.add(node, AbsId::new(object.index() + 2)),
                LiteralValue::Computed(reg) => {
                    for i in 0..cells_for(literal.width) {
                        self.solver.copy(self.constant_frame + reg + i, node + i);
                    }
                }
                LiteralValue::Bits(_) | LiteralValue::Undef | LiteralValue::Poison => {}
            }
        }
        for pc in self.program.constant_code.clone() {
            self.computation(self.constant_frame, &self.program.code.ops[pc as usize]);
        }
        for (id, object) in self.program.objects.iter() {
            let ObjectKind::Variable { init: Some(init), .. } = &object.kind else { continue };
            let memory = self.solver.memory(AbsId::new(id.index() + 2));
            for part in &init.parts {
                for i in 0..self.cells(part.shape) {
                    self.solver.copy(self.constants + part.value.cell() + i, memory);
                }
            }
        }
    }

    fn roots(&mut self, entries: &[FuncId]) {
        let program = self.program;
        let ends = crate::platform::ENTRIES.iter().filter_map(|name| program.function_named(name));
        let others = program.constructors.iter().chain(&program.destructors).copied().chain(ends);
        for function in entries.iter().copied().chain(others) {
            let instance = self.instance(function, None);
            self.first.insert(function.index());
            // The command line; whoever starts at another function makes up what its parameters point to.
            let object = if program.functions[function].name == "main" { 1 } else { 0 };
            for param in &program.functions[function].params {
                let leaves = program.code.shape(param.shape).leaves.iter();
                for leaf in leaves.filter(|leaf| leaf.kind == Kind::Ptr) {
                    self.solver
                        .add(self.instances[instance].cells + param.reg + leaf.cell, AbsId::new(object));
                }
            }
        }
    }

    pub(super) fn cells(&self, shape: ShapeId) -> u32 {
        self.program.code.shape(shape).cells
    }

    pub(super) fn instance(&mut self, function: FuncId, context: Option<Pc>) -> InstanceId {
        if let Some(&known) = self.by_context.get(&(function, context)) {
            return known;
        }
        let lowered = &self.program.functions[function];
        let cells = self.solver.nodes(lowered.cells);
        self.returned.push(self.solver.nodes(self.cells(lowered.ret)));
        self.extra.push(self.solver.nodes(1));
        let instance = Instance { function, context, calls: Vec::new(), starts: Vec::new(), cells };
        let id = self.instances.push(instance);
        self.by_context.insert((function, context), id);
        self.todo.push(id);
        if context.is_some() {
            self.copied_ops += (lowered.end - lowered.entry) as usize;
        }
        id
    }

    /// The object that an op makes.
    pub(super) fn made(&mut self, kind: AbsKind) -> AbsId {
        if let Some(&known) = self.by_kind.get(&kind) {
            return known;
        }
        self.kinds.push(kind);
        let object = self.solver.object();
        self.by_kind.insert(kind, object);
        object
    }

    pub(super) fn node(&self, frame: Node, operand: Operand) -> Node {
        operand.cell() + if operand.is_constant() { self.constants } else { frame }
    }

    fn code_of(&mut self, id: InstanceId) {
        let program = self.program;
        let Instance { function, cells: frame, .. } = self.instances[id];
        let function = &program.functions[function];
        for pc in function.entry..function.end {
            let op = &program.code.ops[pc as usize];
            for_each_edge(&program.code, op, |edge| {
                for copy in copies_of(&program.code, edge) {
                    self.copy_cells(frame, copy.src, copy.dst, copy.cells);
                }
            });
            match *op {
                Op::Ret(Some(value)) => {
                    let to = self.returned[id.index()];
                    for i in 0..self.cells(function.ret) {
                        self.solver.copy(self.node(frame, value.plus(i)), to + i);
                    }
                }
                Op::Call(site) => self.call(id, pc, site),
                Op::General(place) => match &program.code.general[place as usize] {
                    General::Alloca { dst, .. } => {
                        let object = self.made(AbsKind::Stack(pc));
                        self.solver.add(frame + dst, object);
                    }
                    General::Intrinsic(call) if call.which == Intrinsic::VaStart => {
                        let area = self.made(AbsKind::Stack(pc));
                        self.solver.copy(self.extra[id.index()], self.solver.memory(area));
                        if let Some(&(list, _)) = call.args.first() {
                            let pointer = self.solver.nodes(1);
                            self.solver.add(pointer, area);
                            self.solver.store(self.node(frame, list), pointer);
                        }
                    }
                    _ => self.computation(frame, op),
                },
                _ => self.computation(frame, op),
            }
        }
    }

    fn copy_cells(&mut self, frame: Node, from: Operand, to: Reg, cells: u32) {
        for i in 0..cells {
            self.solver.copy(self.node(frame, from.plus(i)), frame + to + i);
        }
    }

    fn load(&mut self, frame: Node, pointer: Operand, to: Reg, cells: u32) {
        for i in 0..cells {
            self.solver.load(self.node(frame, pointer), frame + to + i);
        }
    }

    fn store(&mut self, frame: Node, pointer: Operand, from: Operand, cells: u32) {
        for i in 0..cells {
            self.solver.store(self.node(frame, pointer), self.node(frame, from.plus(i)));
        }
    }

    /// Copies the memory behind one pointer to that behind another.
    fn copy_memory(&mut self, to: Node, from: Node) {
        let between = self.solver.nodes(1);
        self.solver.load(from, between);
        self.solver.store(to, between);
    }

    /// An op that neither calls nor makes anything.
    fn computation(&mut self, frame: Node, op: &Op) {
        match *op {
            Op::Load { dst, ptr, .. } => self.load(frame, ptr, dst, 1),
            Op::Store { value, ptr, .. } => self.store(frame, ptr, value, 1),
            Op::ICmp { .. } | Op::FCmp { .. } => {}
            Op::Select { dst, yes, no, .. } => {
                self.copy_cells(frame, yes, dst, 1);
                self.copy_cells(frame, no, dst, 1);
            }
            Op::GepConst { dst, base, .. } => self.copy_cells(frame, base, dst, 1),
            Op::GepIndex { dst, base, index, .. } => {
                self.copy_cells(frame, base, dst, 1);
                // An address may be computed from null.
                if base.is_constant() {
                    self.copy_cells(frame, index, dst, 1);
                }
            }
            Op::General(place) => self.general(frame, op, &self.program.code.general[place as usize]),
            _ => self.pass_on(frame, op),
        }
    }

    fn general(&mut self, frame: Node, op: &Op, general: &General) {
        match general {
            General::ICmp { .. }
            | General::FCmp { .. }
            | General::Fence { .. }
            | General::Leave(_)
            | General::IndirectBr { .. } => {}
            General::Copy(copies) => {
                for copy in copies {
                    self.copy_cells(frame, copy.src, copy.dst, copy.cells);
                }
            }
            General::Load { shape, dst, ptr, .. } => self.load(frame, *ptr, *dst, self.cells(*shape)),
            General::Store { shape, value, ptr, .. } => self.store(frame, *ptr, *value, self.cells(*shape)),
            General::CmpXchg { leaf, dst, ptr, new, .. } => {
                let cells = cells_for(leaf.1);
                self.load(frame, *ptr, *dst, cells);
                self.store(frame, *ptr, *new, cells);
            }
            General::AtomicRmw { lanes, dst, ptr, value, .. } => {
                self.load(frame, *ptr, *dst, lanes.cells());
                self.store(frame, *ptr, *value, lanes.cells());
            }
            General::VaArg { shape, dst, list, .. } => {
                let area = self.solver.nodes(1);
                self.solver.load(self.node(frame, *list), area);
                for i in 0..self.cells(*shape) {
                    self.solver.load(area, frame + dst + i);
                }
            }
            General::Cast {
                op: cast @ (CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr),
                from,
                to,
                dst,
                a,
                ..
            } => {
                self.pass_on(frame, op);
                if *cast == CastOp::IntToPtr {
                    if !self.is_no_address(*a) {
                        self.from_integers.extend((0..to.cells()).map(|i| frame + dst + i));
                    }
                } else {
                    for i in 0..from.cells() {
                        self.solver.copy(self.node(frame, a.plus(i)), self.exposed);
                    }
                }
            }
            General::Intrinsic(call) => self.intrinsic(frame, op, call),
            General::Binary { .. }
            | General::FNeg { .. }
            | General::Cast { .. }
            | General::Select { .. }
            | General::Freeze { .. }
            | General::ExtractElement { .. }
            | General::InsertElement { .. }
            | General::Gep { .. }
            | General::Alloca { .. } => self.pass_on(frame, op),
        }
    }

    fn intrinsic(&mut self, frame: Node, op: &Op, call: &IntrinsicCall) {
        use Intrinsic::*;
        match (call.which, &call.args[..]) {
            (MemCpy | MemMove | VaCopy, &[(to, _), (from, _), ..]) => {
                self.copy_memory(self.node(frame, to), self.node(frame, from));
            }
            (MemSet, &[(to, _), (byte, _), ..]) => self.store(frame, to, byte, 1),
            (MaskedLoad | MaskedGather | MaskedExpandLoad | LoadRelative, &[(pointers, shape), ..]) => {
                for lane in 0..self.cells(shape) {
                    for i in 0..self.cells(call.ret) {
                        self.solver.load(self.node(frame, pointers.plus(lane)), frame + call.dst + i);
                    }
                }
                self.pass_on(frame, op);
            }
            (
                MaskedStore | MaskedScatter | MaskedCompressStore,
                &[(value, values), (pointers, shape), ..],
            ) => {
                for lane in 0..self.cells(shape) {
                    self.store(frame, pointers.plus(lane), value, self.cells(values));
                }
            }
            (ObjectSize | IsConstant | Assume | Ctpop | Ctlz | Cttz | LifetimeStart | LifetimeEnd, _) => {}
            _ => self.pass_on(frame, op),
        }
    }

    /// All that an op reads goes to all that it writes.
    fn pass_on(&mut self, frame: Node, op: &Op) {
        let mut results = Vec::new();
        for_each_write(&self.program.code, op, |reg, cells| {
            results.extend((reg..reg + cells).map(|cell| frame + cell))
        });
        let Some(&first) = results.first() else { return };
        // Several results: through one set between.
        let between = if results.len() == 1 { first } else { self.solver.nodes(1) };
        for_each_read(&self.program.code, op, ShapeId::void(), |operand, cells| {
            for i in 0..cells {
                self.solver.copy(self.node(frame, operand.plus(i)), between);
            }
        });
        for result in results {
            self.solver.copy(between, result);
        }
    }

    /// Whether an operand is a constant too small to be an address.
    fn is_no_address(&self, operand: Operand) -> bool {
        if !operand.is_constant() {
            return false;
        }
        let literals = &self.program.literals;
        // Literals are numbered in the order of their cells.
        let found = literals.binary_search_by_key(&operand.cell(), |literal| literal.cell);
        found.is_ok_and(|place| match &literals[place].value {
            LiteralValue::Bits(bits) if bits.width() <= 64 => {
                let value = bits.sign_extend(64).low_u64() as i64;
                (-NO_ADDRESS..NO_ADDRESS).contains(&value)
            }
            _ => false,
        })
    }
}
