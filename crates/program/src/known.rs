//! What is the same in every run: constant values, exact addresses, and code that is never reached, in each instance of a function.
//!
//! Conditional constant propagation over the whole program: an op is looked at once something can reach it, a cell has one value until it
//! gets a second one, and a variable's bytes are what it was initialised with until something that is reached may write another
//! value there. So a mutex that is never made a recursive one is known to be none, and `pthread_mutex_lock` on it to acquire it.
//!
//! Claim: an op that is not [`Known::is_reached`] is executed in no run without undefined behaviour; a cell that holds one
//! [`Value`] never holds another. Limits: integers of at most 64 bits; no memory but that of variables, and of locals that are
//! as good as registers.
//!
//! Cost: each cell changes twice at most, and an instance is walked again when what it takes from outside has changed.

mod locals;
mod memory;
mod walk;

use crate::Program;
use crate::accesses::Accesses;
use crate::code::{Callee, EdgeId, General, Op, Operand, Pc};
use crate::intrinsic::Intrinsic;
use crate::object::ObjectKind;
use crate::operands::for_each_edge;
use crate::points_to::{AbsId, AbsKind, InstanceId, PointsTo};
use crate::primitive::Primitive;
use arena::Id;
use bits::Bits;
use fixedbitset::FixedBitSet;
use hashbrown::HashMap;
use walk::Walk;

/// What is known about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Value {
    /// Nothing was written to it yet.
    #[default]
    None,
    /// These bits.
    Int(u64),
    /// So many bytes into this object.
    Address(AbsId, i64),
    /// Nothing is known.
    Any,
}

impl Value {
    fn join(self, other: Value) -> Value {
        match (self, other) {
            (Value::None, value) | (value, Value::None) => value,
            (a, b) if a == b => a,
            _ => Value::Any,
        }
    }
}

/// What is the same in every run.
pub struct Known {
    /// The cells of each instance.
    frames: Vec<Vec<Value>>,
    constants: Vec<Value>,
    /// The ops of each instance that are reached, from its entry.
    reached: Vec<FixedBitSet>,
    /// The instances that may return.
    returning: FixedBitSet,
}

impl Known {
    /// What is the same in every run of `program`.
    pub fn new(program: &Program, points_to: &PointsTo, accesses: &Accesses<'_>) -> Known {
        let instances = points_to.instances();
        let function = |id| &program.functions[points_to.instances()[id].function];
        let known = Known {
            frames: instances.ids().map(|id| vec![Value::None; function(id).cells as usize]).collect(),
            constants: vec![Value::Any; program.constant_cells as usize],
            reached: instances
                .ids()
                .map(|id| FixedBitSet::with_capacity((function(id).end - function(id).entry) as usize))
                .collect(),
            returning: FixedBitSet::with_capacity(instances.len()),
        };
        let returned = |id| vec![Value::None; program.code.shape(function(id).ret).cells as usize];
        let mut callers = vec![Vec::new(); instances.len()];
        for (id, instance) in instances.iter() {
            for &(_, callee) in &instance.calls {
                callers[callee.index()].push(id);
            }
        }
        let mut walk = Walk {
            program,
            points_to,
            accesses,
            known,
            returned: instances.ids().map(returned).collect(),
            simple: program
                .functions
                .values()
                .map(|function| locals::simple_locals(program, function))
                .collect(),
            locals: instances.ids().map(|id| vec![Value::None; function(id).cells as usize]).collect(),
            callers,
            overwritten: FixedBitSet::with_capacity(points_to.objects().len()),
            written: HashMap::default(),
            memory_changed: false,
            changed: false,
            queue: Vec::new(),
            queued: FixedBitSet::with_capacity(instances.len()),
        };
        walk.constants();
        walk.run();
        walk.known
    }

    /// Whether an op may be executed in an instance.
    pub fn is_reached(&self, program: &Program, points_to: &PointsTo, instance: InstanceId, pc: Pc) -> bool {
        let entry = program.functions[points_to.instances()[instance].function].entry;
        self.reached[instance.index()].contains(pc.wrapping_sub(entry) as usize)
    }

    /// Whether an instance may return to its caller.
    pub fn may_return(&self, instance: InstanceId) -> bool {
        self.returning.contains(instance.index())
    }

    /// What is known about an operand.
    pub fn value(&self, instance: InstanceId, operand: Operand) -> Value {
        let cells = if operand.is_constant() { &self.constants } else { &self.frames[instance.index()] };
        cells.get(operand.cell() as usize).copied().unwrap_or(Value::Any)
    }

    /// Calls `visit` on every edge that an op may take.
    pub fn for_each_edge(
        &self,
        program: &Program,
        instance: InstanceId,
        op: &Op,
        mut visit: impl FnMut(EdgeId),
    ) {
        let code = &program.code;
        match *op {
            Op::Branch { cond, yes, no } => match self.value(instance, cond) {
                Value::None => {}
                Value::Int(bit) => visit(if bit & 1 == 1 { yes } else { no }),
                Value::Address(..) | Value::Any => {
                    visit(yes);
                    visit(no);
                }
            },
            Op::Switch(place) if code.switches[place as usize].width <= 64 => {
                let switch = &code.switches[place as usize];
                match self.value(instance, switch.value) {
                    Value::None => {}
                    Value::Int(value) => {
                        let value = masked(switch.width, value);
                        let case = switch
                            .cases
                            .binary_search_by_key(&value, |&(case, _)| masked(switch.width, case));
                        visit(case.map_or(switch.default, |place| switch.cases[place].1));
                    }
                    Value::Address(..) | Value::Any => for_each_edge(code, op, visit),
                }
            }
            _ => for_each_edge(code, op, visit),
        }
    }

    /// Whether what an op calls may return.
    pub fn comes_back(&self, program: &Program, points_to: &PointsTo, instance: InstanceId, pc: Pc) -> bool {
        let code = &program.code;
        match &code.ops[pc as usize] {
            Op::Call(site) => match code.sites[*site as usize].callee {
                Callee::Primitive(primitive) => !ends(primitive),
                Callee::External(_) => true,
                Callee::Function(_) | Callee::Pointer(_) => {
                    let mut callees = points_to.instances()[instance].callees(pc).peekable();
                    callees.peek().is_none() || callees.any(|callee| self.may_return(callee))
                }
            },
            Op::General(place) => match &code.general[*place as usize] {
                General::Intrinsic(call) => !matches!(call.which, Intrinsic::Trap | Intrinsic::UbsanTrap),
                _ => true,
            },
            _ => true,
        }
    }
}

/// Whether a primitive never goes on.
fn ends(primitive: Primitive) -> bool {
    use Primitive::*;
    matches!(primitive, Exit | Abort | Violation | Unsupported | End)
}

fn masked(width: u32, value: u64) -> u64 {
    Bits::from_u64(width, value).low_u64()
}

/// Whether an abstract object stands for one object of the program, which all threads share.
pub fn is_single(program: &Program, points_to: &PointsTo, object: AbsId) -> bool {
    let AbsKind::Object(id) = points_to.objects()[object] else { return false };
    match program.objects[id].kind {
        ObjectKind::Variable { thread_local, .. } => !thread_local,
        _ => true,
    }
}

#[cfg(test)]
mod tests;
