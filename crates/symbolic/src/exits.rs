//! Ways out of a block that lead through its end.
//!
//! Where the locals of a block end with it, `break`, `return` and going on all pass the same place. Clang writes the number of the way into a local, `cleanup.dest.slot`, and reads it
//! there to part the ways again. States that are on different ways are not merged meanwhile: what they have in common is only the way through, and
//! whatever was known on each of them would have to be found out again behind it.
//!
//! Claim: which states are merged makes no difference to what a walk finds, only to what it costs. At most as many states are kept apart as there are ways.

use program::Program;
use program::code::{FuncId, General, Op, Pc, Reg};
use program::liveness::Liveness;
use rustc_hash::FxHashMap;

use crate::machine::Machine;
use crate::value::Bv;

/// What clang calls the local.
const SLOT: &str = "cleanup.dest.slot";

/// The locals that hold the ways out of blocks, of the functions that were asked about.
#[derive(Default)]
pub(crate) struct Exits {
    slots: FxHashMap<FuncId, Option<(Pc, Reg)>>,
}

impl Exits {
    /// Which way each frame of a machine is on, from the outermost one on: one more than its number, or zero if it is on none.
    pub(crate) fn ways(&mut self, machine: &mut Machine<'_>, liveness: &Liveness<'_>) -> Vec<u32> {
        (0..machine.frames.len()).map(|frame| self.way(machine, liveness, frame).unwrap_or(0)).collect()
    }

    fn way(&mut self, machine: &mut Machine<'_>, liveness: &Liveness<'_>, frame: usize) -> Option<u32> {
        let program = machine.program;
        let function = machine.frames[frame].function?;
        let (alloca, register) = (*self.slots.entry(function).or_insert_with(|| slot_of(program, function)))?;
        let dead = match machine.frames.get(frame + 1) {
            Some(next) => liveness.dead_locals_after_call(function, next.call?.1),
            None => liveness.dead_locals(function, machine.pc),
        };
        if dead.contains(&alloca) {
            return None;
        }
        let slot = machine.frames[frame].cells.get(register)?.clone();
        match machine.look(&slot, 4).bits {
            Bv::Const(way) => Some(way.low_u64() as u32 + 1),
            Bv::Term(_) => None,
        }
    }
}

/// The local of a function that holds ways out, and the register of its address.
fn slot_of(program: &Program, function: FuncId) -> Option<(Pc, Reg)> {
    let function = &program.functions[function];
    let body = program.module.globals[function.global].as_function()?.body.as_ref()?;
    (function.entry..function.end).find_map(|pc| {
        let Op::General(place) = program.code.ops[pc as usize] else { return None };
        let General::Alloca { dst, bytes: 4, count: None, .. } = program.code.general[place as usize] else {
            return None;
        };
        let inst = body.insts.get(program.code.insts[pc as usize]?)?;
        let name = body.locals[inst.result?].name?;
        (program.module.strings.text(name) == SLOT).then_some((pc, dst))
    })
}
