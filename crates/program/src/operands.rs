//! Which cells an op reads and writes, and where it leads: said once, for every analysis of the code.
//!
//! Claim: what an op reads of its frame before it writes anything is among [`for_each_read`], and what it has certainly
//! written when it is done is [`for_each_write`]. A call writes its result when the callee returns. Copies on edges belong to
//! the edges, not to the ops that lead to them: see [`copies_of`].
//!
//! Limit: `va_start` also reads the arguments after the named ones, which lie behind the cells of the function.

use crate::code::{
    AddressStep, Callee, Code, Copy_, EdgeId, Float2, General, Int2, IntCast, Leave, Op, Operand, Reg,
    ShapeId,
};
use crate::shape::cells_for;

/// Calls `visit` on the first cell of everything that `op` reads, with the number of cells; `ret` is what its function returns.
pub fn for_each_read(code: &Code, op: &Op, ret: ShapeId, mut visit: impl FnMut(Operand, u32)) {
    match op {
        Op::Add(Int2 { a, b, .. })
        | Op::Sub(Int2 { a, b, .. })
        | Op::Mul(Int2 { a, b, .. })
        | Op::UDiv(Int2 { a, b, .. })
        | Op::SDiv(Int2 { a, b, .. })
        | Op::URem(Int2 { a, b, .. })
        | Op::SRem(Int2 { a, b, .. })
        | Op::Shl(Int2 { a, b, .. })
        | Op::LShr(Int2 { a, b, .. })
        | Op::AShr(Int2 { a, b, .. })
        | Op::And(Int2 { a, b, .. })
        | Op::Or(Int2 { a, b, .. })
        | Op::Xor(Int2 { a, b, .. })
        | Op::ICmp { a, b, .. }
        | Op::FAdd(Float2 { a, b, .. })
        | Op::FSub(Float2 { a, b, .. })
        | Op::FMul(Float2 { a, b, .. })
        | Op::FDiv(Float2 { a, b, .. })
        | Op::FCmp { a, b, .. } => {
            visit(*a, 1);
            visit(*b, 1);
        }
        Op::Trunc(IntCast { a, .. }) | Op::ZExt(IntCast { a, .. }) | Op::SExt(IntCast { a, .. }) => {
            visit(*a, 1);
        }
        Op::Select { cond, yes, no, .. } => {
            visit(*cond, 1);
            visit(*yes, 1);
            visit(*no, 1);
        }
        Op::Load { ptr, .. } => visit(*ptr, 1),
        Op::Store { value, ptr, .. } => {
            visit(*value, 1);
            visit(*ptr, 1);
        }
        Op::GepConst { base, .. } => visit(*base, 1),
        Op::GepIndex { base, index, .. } => {
            visit(*base, 1);
            visit(*index, 1);
        }
        Op::Branch { cond, .. } => visit(*cond, 1),
        Op::Switch(place) => {
            let switch = &code.switches[*place as usize];
            visit(switch.value, cells_for(switch.width));
        }
        Op::Ret(Some(value)) => visit(*value, code.shape(ret).cells),
        Op::Call(site) => {
            let site = &code.sites[*site as usize];
            if let Callee::Pointer(pointer) = site.callee {
                visit(pointer, 1);
            }
            for arg in &site.args {
                visit(arg.value, code.shape(arg.shape).cells);
            }
            for promised in &site.promises {
                visit(promised.value, code.shape(promised.shape).cells);
            }
        }
        Op::General(place) => general_reads(code, &code.general[*place as usize], visit),
        Op::Jump(_) | Op::Ret(None) | Op::Unreachable | Op::Nop | Op::Unsupported(_) => {}
    }
}

fn general_reads(code: &Code, general: &General, mut visit: impl FnMut(Operand, u32)) {
    let cells = |shape: ShapeId| code.shape(shape).cells;
    match general {
        General::Binary { lanes, a, b, .. }
        | General::ICmp { lanes, a, b, .. }
        | General::FCmp { lanes, a, b, .. } => {
            visit(*a, lanes.cells());
            visit(*b, lanes.cells());
        }
        General::FNeg { lanes, a, .. } => visit(*a, lanes.cells()),
        General::Cast { from, a, .. } => visit(*a, from.cells()),
        General::Select { conditions, shape, cond, yes, no, .. } => {
            visit(*cond, *conditions);
            visit(*yes, cells(*shape));
            visit(*no, cells(*shape));
        }
        General::Freeze { shape, a, .. } => visit(*a, cells(*shape)),
        General::Copy(copies) => copies.iter().for_each(|copy| visit(copy.src, copy.cells)),
        General::ExtractElement { lanes, index_width, vector, index, .. } => {
            visit(*vector, lanes.cells());
            visit(*index, cells_for(*index_width));
        }
        General::InsertElement { lanes, index_width, vector, element, index, .. } => {
            visit(*vector, lanes.cells());
            visit(*element, lanes.stride());
            visit(*index, cells_for(*index_width));
        }
        General::Load { ptr, apart, .. } => {
            visit(*ptr, 1);
            apart.iter().for_each(|earlier| visit(earlier.ptr, 1));
        }
        General::Store { shape, value, ptr, apart, .. } => {
            visit(*value, cells(*shape));
            visit(*ptr, 1);
            apart.iter().for_each(|earlier| visit(earlier.ptr, 1));
        }
        General::Gep { base_lanes, base, steps, .. } => {
            visit(*base, *base_lanes);
            for step in steps {
                if let AddressStep::Index(scaled) = step {
                    visit(scaled.index, scaled.lanes * cells_for(scaled.width));
                }
            }
        }
        General::Alloca { count: Some((count, width)), .. } => visit(*count, cells_for(*width)),
        General::CmpXchg { leaf, ptr, expected, new, .. } => {
            visit(*ptr, 1);
            visit(*expected, cells_for(leaf.1));
            visit(*new, cells_for(leaf.1));
        }
        General::AtomicRmw { lanes, ptr, value, .. } => {
            visit(*ptr, 1);
            visit(*value, lanes.cells());
        }
        General::IndirectBr { address, .. } => visit(*address, 1),
        General::VaArg { list, .. } => visit(*list, 1),
        General::Intrinsic(call) => {
            for &(arg, shape) in &call.args {
                visit(arg, cells(shape));
            }
            for promised in call.promises.iter().chain(&call.arg_promises) {
                visit(promised.value, cells(promised.shape));
            }
        }
        General::Leave(leave) => match &**leave {
            Leave::Deoptimise { condition, arguments, state } => {
                condition.iter().for_each(|condition| visit(*condition, 1));
                arguments.iter().chain(state).for_each(|&(value, shape)| visit(value, cells(shape)));
            }
            Leave::LandingPad { .. } => {}
            Leave::Resume { shape, value } => visit(*value, cells(*shape)),
        },
        General::Alloca { count: None, .. } | General::Fence { .. } => {}
    }
}

/// Calls `visit` on the first cell of everything that `op` writes, with the number of cells.
pub fn for_each_write(code: &Code, op: &Op, mut visit: impl FnMut(Reg, u32)) {
    match op {
        Op::Add(Int2 { dst, .. })
        | Op::Sub(Int2 { dst, .. })
        | Op::Mul(Int2 { dst, .. })
        | Op::UDiv(Int2 { dst, .. })
        | Op::SDiv(Int2 { dst, .. })
        | Op::URem(Int2 { dst, .. })
        | Op::SRem(Int2 { dst, .. })
        | Op::Shl(Int2 { dst, .. })
        | Op::LShr(Int2 { dst, .. })
        | Op::AShr(Int2 { dst, .. })
        | Op::And(Int2 { dst, .. })
        | Op::Or(Int2 { dst, .. })
        | Op::Xor(Int2 { dst, .. })
        | Op::ICmp { dst, .. }
        | Op::Trunc(IntCast { dst, .. })
        | Op::ZExt(IntCast { dst, .. })
        | Op::SExt(IntCast { dst, .. })
        | Op::FAdd(Float2 { dst, .. })
        | Op::FSub(Float2 { dst, .. })
        | Op::FMul(Float2 { dst, .. })
        | Op::FDiv(Float2 { dst, .. })
        | Op::FCmp { dst, .. }
        | Op::Select { dst, .. }
        | Op::Load { dst, .. }
        | Op::GepConst { dst, .. }
        | Op::GepIndex { dst, .. } => visit(*dst, 1),
        Op::Call(site) => {
            let site = &code.sites[*site as usize];
            visit(site.dst, code.shape(site.ret).cells);
        }
        Op::General(place) => general_writes(code, &code.general[*place as usize], visit),
        Op::Store { .. }
        | Op::Jump(_)
        | Op::Branch { .. }
        | Op::Switch(_)
        | Op::Ret(_)
        | Op::Unreachable
        | Op::Nop
        | Op::Unsupported(_) => {}
    }
}

fn general_writes(code: &Code, general: &General, mut visit: impl FnMut(Reg, u32)) {
    let cells = |shape: ShapeId| code.shape(shape).cells;
    match general {
        General::Binary { lanes, dst, .. }
        | General::FNeg { lanes, dst, .. }
        | General::InsertElement { lanes, dst, .. }
        | General::AtomicRmw { lanes, dst, .. } => visit(*dst, lanes.cells()),
        General::ICmp { lanes, dst, .. } | General::FCmp { lanes, dst, .. } => visit(*dst, lanes.count),
        General::Cast { to, dst, .. } => visit(*dst, to.cells()),
        General::Select { shape, dst, .. }
        | General::Freeze { shape, dst, .. }
        | General::Load { shape, dst, .. }
        | General::VaArg { shape, dst, .. } => visit(*dst, cells(*shape)),
        General::Copy(copies) => copies.iter().for_each(|copy| visit(copy.dst, copy.cells)),
        General::ExtractElement { lanes, dst, .. } => visit(*dst, lanes.stride()),
        General::Gep { lanes, dst, .. } => visit(*dst, *lanes),
        General::Alloca { dst, .. } => visit(*dst, 1),
        // The old value, and whether it was the expected one.
        General::CmpXchg { leaf, dst, .. } => visit(*dst, cells_for(leaf.1) + 1),
        General::Intrinsic(call) => visit(call.dst, cells(call.ret)),
        General::Leave(leave) => {
            if let Leave::LandingPad { shape, dst, .. } = **leave {
                visit(dst, cells(shape));
            }
        }
        General::Store { .. } | General::Fence { .. } | General::IndirectBr { .. } => {}
    }
}

/// Calls `visit` on every edge that `op` may take.
pub fn for_each_edge(code: &Code, op: &Op, mut visit: impl FnMut(EdgeId)) {
    match op {
        Op::Jump(edge) => visit(*edge),
        Op::Branch { yes, no, .. } => {
            visit(*yes);
            visit(*no);
        }
        Op::Switch(place) => {
            let switch = &code.switches[*place as usize];
            visit(switch.default);
            switch.cases.iter().for_each(|&(_, edge)| visit(edge));
            switch.wide.iter().for_each(|&(_, edge)| visit(edge));
        }
        Op::Call(site) => {
            let site = &code.sites[*site as usize];
            site.then.into_iter().chain(site.unwind).for_each(visit);
        }
        Op::General(place) => {
            if let General::IndirectBr { targets, .. } = &code.general[*place as usize] {
                targets.iter().for_each(|&(_, edge)| visit(edge));
            }
        }
        _ => {}
    }
}

/// Whether the op after it may be next; a call is followed by the op after it unless it is an `invoke`.
pub fn goes_on(code: &Code, op: &Op) -> bool {
    match op {
        Op::Jump(_)
        | Op::Branch { .. }
        | Op::Switch(_)
        | Op::Ret(_)
        | Op::Unreachable
        | Op::Unsupported(_) => false,
        Op::Call(site) => code.sites[*site as usize].then.is_none(),
        Op::General(place) => match &code.general[*place as usize] {
            General::IndirectBr { .. } => false,
            General::Leave(leave) => match **leave {
                Leave::Deoptimise { condition, .. } => condition.is_some(),
                Leave::LandingPad { .. } => true,
                Leave::Resume { .. } => false,
            },
            _ => true,
        },
        _ => true,
    }
}

/// What an edge copies, all at once.
pub fn copies_of(code: &Code, edge: EdgeId) -> &[Copy_] {
    let edge = &code.edges[edge as usize];
    &code.copies[edge.first_copy as usize..][..edge.copies as usize]
}
