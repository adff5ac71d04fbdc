//! Locals that are as good as registers: what compilers that do not optimise keep parameters and variables in.

use crate::Program;
use crate::code::{Function, General, Op, Operand, Reg};
use crate::operands::{copies_of, for_each_edge, for_each_read};
use fixedbitset::FixedBitSet;

/// The registers that hold the address of such a local: made once, only loaded and stored as a whole and with one width, and stored
/// before anything else happens to it.
pub(super) fn simple_locals(program: &Program, function: &Function) -> FixedBitSet {
    let code = &program.code;
    let later = function.blocks.iter().copied().filter(|&pc| pc > function.entry);
    let first_end = later.min().unwrap_or(function.end).min(function.end);
    let mut simple = FixedBitSet::with_capacity(function.cells as usize);
    // The width of the accesses to each, once one is seen.
    let mut widths: Vec<Option<u8>> = vec![None; function.cells as usize];
    for pc in function.entry..function.end {
        let op = &code.ops[pc as usize];
        let accessed = match *op {
            Op::Load { width, ptr, .. } => Some((ptr, width, false)),
            Op::Store { width, ptr, value, .. } if value != ptr => Some((ptr, width, true)),
            _ => None,
        };
        for_each_read(code, op, function.ret, |operand, cells| {
            if operand.is_constant() {
                return;
            }
            for reg in operand.cell()..operand.cell() + cells {
                let known = accessed.filter(|&(ptr, ..)| ptr == Operand::reg(reg));
                let fine = known.is_some_and(|(_, width, stores)| match widths[reg as usize] {
                    Some(other) => width == other,
                    None => stores && pc < first_end,
                });
                simple.set(reg as usize, fine && simple.contains(reg as usize));
                widths[reg as usize] = known.map(|(_, width, _)| width);
            }
        });
        for_each_edge(code, op, |edge| {
            for copy in copies_of(code, edge).iter().filter(|copy| !copy.src.is_constant()) {
                (copy.src.cell()..copy.src.cell() + copy.cells)
                    .for_each(|reg| simple.set(reg as usize, false));
            }
        });
        if let Some(dst) = made(program, op).filter(|_| pc < first_end) {
            simple.insert(dst as usize);
        }
    }
    simple
}

/// The register that gets the address of a new local of a fixed size.
fn made(program: &Program, op: &Op) -> Option<Reg> {
    let Op::General(place) = op else { return None };
    match program.code.general[*place as usize] {
        General::Alloca { dst, count: None, .. } => Some(dst),
        _ => None,
    }
}
