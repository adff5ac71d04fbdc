//! The walk: each instance that something reaches, op by op, until nothing changes any more.

use super::{Known, Value, is_single, masked};
use crate::Program;
use crate::accesses::Accesses;
use crate::code::{CallSite, General, Int2, LiteralValue, Op, Operand, Pc, Reg, ScalarKind};
use crate::intrinsic::Intrinsic;
use crate::operands::{copies_of, for_each_write, goes_on};
use crate::points_to::{AbsId, AbsKind, InstanceId, PointsTo};
use crate::shape::cells_for;
use arena::Id;
use bits::Bits;
use fixedbitset::FixedBitSet;
use hashbrown::HashMap;
use ir::inst::IntPredicate;
use rustc_hash::FxBuildHasher;

/// Everything that grows while instances are walked.
pub(super) struct Walk<'a> {
    pub(super) program: &'a Program,
    pub(super) points_to: &'a PointsTo,
    pub(super) accesses: &'a Accesses<'a>,
    pub(super) known: Known,
    pub(super) returned: Vec<Vec<Value>>,
    /// For each function the registers with addresses of locals that are as good as registers.
    pub(super) simple: Vec<FixedBitSet>,
    /// What those locals hold in each instance, by the registers.
    pub(super) locals: Vec<Vec<Value>>,
    pub(super) callers: Vec<Vec<InstanceId>>,
    /// The objects that anything may be in.
    pub(super) overwritten: FixedBitSet,
    /// The bytes of others that anything may be in: from, up to.
    pub(super) written: HashMap<AbsId, Vec<(i64, i64)>, FxBuildHasher>,
    pub(super) memory_changed: bool,
    /// Whether something of the running instance has changed.
    pub(super) changed: bool,
    pub(super) queue: Vec<InstanceId>,
    pub(super) queued: FixedBitSet,
}

impl Walk<'_> {
    pub(super) fn run(&mut self) {
        // Whatever threads and handlers start with is among them.
        let roots = self.points_to.instances().iter();
        let roots: Vec<InstanceId> = roots
            .filter(|(_, i)| i.context.is_none() && self.points_to.is_first(i.function))
            .map(|(id, _)| id)
            .collect();
        for id in roots {
            let function = &self.program.functions[self.points_to.instances()[id].function];
            for param in &function.params {
                for i in 0..self.program.code.shape(param.shape).cells {
                    self.set(id, param.reg + i, Value::Any);
                }
            }
            self.reach(id, function.entry);
            self.push(id);
        }
        loop {
            while let Some(id) = self.queue.pop() {
                self.queued.set(id.index(), false);
                self.walk(id);
            }
            if !std::mem::take(&mut self.memory_changed) {
                return;
            }
            for id in self.points_to.instances().ids() {
                if !self.known.reached[id.index()].is_clear() {
                    self.push(id);
                }
            }
        }
    }

    fn push(&mut self, id: InstanceId) {
        if !self.queued.put(id.index()) {
            self.queue.push(id);
        }
    }

    fn walk(&mut self, id: InstanceId) {
        let function = &self.program.functions[self.points_to.instances()[id].function];
        loop {
            self.changed = false;
            for pc in function.entry..function.end {
                if self.known.reached[id.index()].contains((pc - function.entry) as usize) {
                    self.op(id, pc);
                }
            }
            if !self.changed {
                return;
            }
        }
    }

    fn reach(&mut self, id: InstanceId, pc: Pc) {
        let entry = self.program.functions[self.points_to.instances()[id].function].entry;
        let place = pc.wrapping_sub(entry) as usize;
        let reached = &mut self.known.reached[id.index()];
        if place < reached.len() && !reached.put(place) {
            self.changed = true;
        }
    }

    fn set(&mut self, id: InstanceId, reg: Reg, value: Value) {
        if let Some(cell) = self.known.frames[id.index()].get_mut(reg as usize) {
            let joined = cell.join(value);
            self.changed |= *cell != joined;
            *cell = joined;
        }
    }

    pub(super) fn get(&self, id: InstanceId, operand: Operand) -> Value {
        self.known.value(id, operand)
    }

    fn op(&mut self, id: InstanceId, pc: Pc) {
        let program = self.program;
        let op = &program.code.ops[pc as usize];
        self.writes(id, pc, op);
        match *op {
            Op::Call(site) => self.call(id, pc, &program.code.sites[site as usize]),
            Op::Ret(value) => self.ret(id, value),
            _ => self.results(id, op),
        }
        if self.known.comes_back(program, self.points_to, id, pc) {
            let mut edges = Vec::new();
            self.known.for_each_edge(program, id, op, |edge| edges.push(edge));
            for edge in edges {
                for copy in copies_of(&program.code, edge) {
                    for i in 0..copy.cells {
                        self.set(id, copy.dst + i, self.get(id, copy.src.plus(i)));
                    }
                }
                self.reach(id, program.code.edges[edge as usize].target);
            }
            if goes_on(&program.code, op) {
                self.reach(id, pc + 1);
            }
        }
    }

    fn ret(&mut self, id: InstanceId, value: Option<Operand>) {
        let mut changed = !self.known.returning.put(id.index());
        if let Some(value) = value {
            for i in 0..self.returned[id.index()].len() {
                let old = self.returned[id.index()][i];
                let new = old.join(self.get(id, value.plus(i as u32)));
                changed |= old != new;
                self.returned[id.index()][i] = new;
            }
        }
        if changed {
            for caller in self.callers[id.index()].clone() {
                self.push(caller);
            }
            // It may be its own caller, or the running one's.
            self.changed = true;
        }
    }

    fn call(&mut self, id: InstanceId, pc: Pc, site: &CallSite) {
        let program = self.program;
        let results = program.code.shape(site.ret).cells;
        let callees: Vec<InstanceId> = self.points_to.instances()[id].callees(pc).collect();
        if callees.is_empty() {
            (0..results).for_each(|i| self.set(id, site.dst + i, Value::Any));
        }
        for callee in callees {
            let function = &program.functions[self.points_to.instances()[callee].function];
            let outside = std::mem::take(&mut self.changed);
            for (place, param) in function.params.iter().enumerate() {
                for i in 0..program.code.shape(param.shape).cells {
                    let value = match site.args.get(place) {
                        Some(arg) if arg.byval.is_none() && i < program.code.shape(arg.shape).cells => {
                            self.get(id, arg.value.plus(i))
                        }
                        _ => Value::Any,
                    };
                    self.set(callee, param.reg + i, value);
                }
            }
            self.reach(callee, function.entry);
            if self.changed && callee != id {
                self.push(callee);
                self.changed = false;
            }
            self.changed |= outside;
            for i in 0..results {
                let value = self.returned[callee.index()].get(i as usize).copied().unwrap_or(Value::Any);
                self.set(id, site.dst + i, value);
            }
        }
    }

    /// Whether a pointer is the address of a local that is as good as a register.
    pub(super) fn is_simple(&self, id: InstanceId, pointer: Operand) -> bool {
        // The code of constants belongs to no function.
        let function = self.points_to.instances().get(id).map(|instance| instance.function);
        !pointer.is_constant()
            && function
                .is_some_and(|function| self.simple[function.index()].contains(pointer.cell() as usize))
    }

    /// What an op computes.
    fn results(&mut self, id: InstanceId, op: &Op) {
        let program = self.program;
        let value = match *op {
            Op::Add(int) => self.int2(id, int, Bits::add),
            Op::Sub(int) => self.int2(id, int, Bits::sub),
            Op::Mul(int) => self.int2(id, int, Bits::mul),
            Op::And(int) => self.int2_or(id, int, Bits::and, 0),
            Op::Or(int) => self.int2_or(id, int, Bits::or, masked(int.width.into(), u64::MAX)),
            Op::Xor(int) => self.int2(id, int, Bits::xor),
            Op::Shl(int) => self.int2(id, int, Bits::shl),
            Op::LShr(int) => self.int2(id, int, Bits::lshr),
            Op::ICmp { predicate, width, a, b, .. } => {
                self.compared(predicate, width.into(), self.get(id, a), self.get(id, b))
            }
            Op::Trunc(cast) => self.int1(id, cast.a, |a| masked(cast.to.into(), a)),
            Op::ZExt(cast) => self.int1(id, cast.a, |a| masked(cast.from.into(), a)),
            Op::SExt(cast) => self.int1(id, cast.a, |a| {
                Bits::from_u64(cast.from.into(), a).sign_extend(cast.to.into()).low_u64()
            }),
            Op::Select { cond, yes, no, .. } => match self.get(id, cond) {
                Value::None => Value::None,
                Value::Int(bit) => self.get(id, if bit & 1 == 1 { yes } else { no }),
                Value::Address(..) | Value::Any => self.get(id, yes).join(self.get(id, no)),
            },
            Op::GepConst { base, offset, .. } => match self.get(id, base) {
                Value::Address(object, at) => Value::Address(object, at.wrapping_add(offset)),
                Value::None => Value::None,
                Value::Int(_) | Value::Any => Value::Any,
            },
            Op::GepIndex { width, base, index, scale, .. } => match (self.get(id, base), self.get(id, index))
            {
                (Value::Address(object, at), Value::Int(index)) => {
                    let index = Bits::from_u64(width.into(), index).sign_extend(64).low_u64() as i64;
                    Value::Address(object, at.wrapping_add(index.wrapping_mul(scale.into())))
                }
                (Value::None, _) | (_, Value::None) => Value::None,
                _ => Value::Any,
            },
            Op::Load { ptr, .. } if self.is_simple(id, ptr) => self.locals[id.index()][ptr.cell() as usize],
            Op::Load { kind, width, ptr, .. } => match self.get(id, ptr) {
                Value::None => Value::None,
                Value::Address(object, at) if kind != ScalarKind::Float => {
                    self.loaded(object, at, width.into())
                }
                _ => Value::Any,
            },
            Op::General(place) => match &program.code.general[place as usize] {
                General::Copy(copies) => {
                    for copy in copies {
                        for i in 0..copy.cells {
                            self.set(id, copy.dst + i, self.get(id, copy.src.plus(i)));
                        }
                    }
                    return;
                }
                General::Intrinsic(call)
                    if matches!(call.which, Intrinsic::Expect | Intrinsic::Identity)
                        && program.code.shape(call.ret).cells == 1 =>
                {
                    call.args.first().map_or(Value::Any, |&(value, _)| self.get(id, value))
                }
                _ => Value::Any,
            },
            _ => Value::Any,
        };
        let mut all = Vec::new();
        for_each_write(&program.code, op, |first, cells| all.extend(first..first + cells));
        for reg in all {
            self.set(id, reg, value);
        }
    }

    fn int1(&self, id: InstanceId, a: Operand, apply: impl Fn(u64) -> u64) -> Value {
        match self.get(id, a) {
            Value::None => Value::None,
            Value::Int(a) => Value::Int(apply(a)),
            Value::Address(..) | Value::Any => Value::Any,
        }
    }

    fn int2(&self, id: InstanceId, int: Int2, apply: impl Fn(&Bits, &Bits) -> Bits) -> Value {
        let bits = |value| Bits::from_u64(int.width.into(), value);
        match (self.get(id, int.a), self.get(id, int.b)) {
            (Value::None, _) | (_, Value::None) => Value::None,
            (Value::Int(a), Value::Int(b)) => Value::Int(apply(&bits(a), &bits(b)).low_u64()),
            _ => Value::Any,
        }
    }

    /// As [`int2`](Self::int2) of an operation that gives `absorbing` with it, whatever the other one is.
    fn int2_or(
        &self,
        id: InstanceId,
        int: Int2,
        apply: impl Fn(&Bits, &Bits) -> Bits,
        absorbing: u64,
    ) -> Value {
        match self.int2(id, int, apply) {
            Value::Any if [int.a, int.b].iter().any(|&one| self.get(id, one) == Value::Int(absorbing)) => {
                Value::Int(absorbing)
            }
            value => value,
        }
    }

    fn compared(&self, predicate: IntPredicate, width: u32, a: Value, b: Value) -> Value {
        use IntPredicate::*;
        let holds = match (a, b) {
            (Value::None, _) | (_, Value::None) => return Value::None,
            (Value::Int(a), Value::Int(b)) => {
                let (a, b) = (Bits::from_u64(width, a), Bits::from_u64(width, b));
                match predicate {
                    Eq => a == b,
                    Ne => a != b,
                    Ugt => b.ult(&a),
                    Uge => b.ule(&a),
                    Ult => a.ult(&b),
                    Ule => a.ule(&b),
                    Sgt => b.slt(&a),
                    Sge => b.sle(&a),
                    Slt => a.slt(&b),
                    Sle => a.sle(&b),
                }
            }
            // No object lies at null.
            (Value::Address(object, at), Value::Int(0)) | (Value::Int(0), Value::Address(object, at))
                if matches!(predicate, Eq | Ne) && self.is_inside(object, at) =>
            {
                predicate == Ne
            }
            (Value::Address(one, a), Value::Address(other, b)) if one == other && self.is_single(one) => {
                match predicate {
                    Eq => a == b,
                    Ne => a != b,
                    _ => return Value::Any,
                }
            }
            _ => return Value::Any,
        };
        Value::Int(holds.into())
    }

    /// Whether an offset lies in an object of the program, or at its end.
    fn is_inside(&self, object: AbsId, at: i64) -> bool {
        let AbsKind::Object(id) = self.points_to.objects()[object] else { return false };
        u64::try_from(at).is_ok_and(|at| at <= self.program.objects[id].size)
    }

    /// Whether it stands for one object.
    fn is_single(&self, object: AbsId) -> bool {
        is_single(self.program, self.points_to, object)
    }

    /// The constants, with the code that computes some of them.
    pub(super) fn constants(&mut self) {
        let program = self.program;
        let mut places: Vec<(Reg, u32)> = Vec::new();
        for literal in &program.literals {
            let cells = cells_for(literal.width);
            let value = match &literal.value {
                LiteralValue::Bits(bits) if cells == 1 => Value::Int(bits.low_u64()),
                LiteralValue::Address(object) => Value::Address(self.points_to.abs_of_object(*object), 0),
                LiteralValue::Computed(reg) => {
                    places.extend((0..cells).map(|i| (reg + i, literal.cell + i)));
                    Value::Any
                }
                LiteralValue::Bits(_) | LiteralValue::Undef | LiteralValue::Poison => Value::Any,
            };
            self.known.constants[literal.cell as usize] = value;
        }
        places.sort_unstable();
        // The frame of that code, as one more instance for a while.
        let frame = InstanceId::new(self.known.frames.len());
        self.known.frames.push(vec![Value::None; program.constant_frame as usize]);
        for (pc, &(first, cells)) in program.constant_code.clone().zip(&program.constant_results) {
            self.results(frame, &program.code.ops[pc as usize]);
            let from = places.partition_point(|&(reg, _)| reg < first);
            for &(reg, cell) in places[from..].iter().take_while(|&&(reg, _)| reg < first + cells) {
                self.known.constants[cell as usize] = self.get(frame, Operand::reg(reg));
            }
        }
        self.known.frames.pop();
    }
}
