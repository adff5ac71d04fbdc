//! Branches, and the copies that phis become.

use super::function::Scope;
use super::{Builder, Lowered};
use crate::code::{Copy_, Edge, EdgeId, General, Op, Operand, SwitchCode};
use bits::Bits;
use ir::constant::ConstKind;
use ir::function::BlockId;
use ir::inst::Op as IrOp;

impl Builder<'_> {
    pub(super) fn control(&mut self, scope: &mut Scope<'_>, from: BlockId, op: &IrOp) -> Lowered<Op> {
        match op {
            IrOp::Br(to) => Ok(Op::Jump(self.edge(scope, from, *to)?)),
            IrOp::CondBr { cond, then, otherwise } => {
                let cond = self.operand(scope, *cond)?;
                let yes = self.edge(scope, from, *then)?;
                let no = self.edge(scope, from, *otherwise)?;
                Ok(Op::Branch { cond, yes, no })
            }
            IrOp::Switch(switch) => self.switch(scope, from, switch),
            IrOp::IndirectBr { address, targets } => {
                let address = self.operand(scope, *address)?;
                let function = self.function_being_lowered(scope)?;
                let mut edges = Vec::with_capacity(targets.len());
                for &target in targets {
                    edges.push((self.block_object(function, target)?, self.edge(scope, from, target)?));
                }
                Ok(self.general(General::IndirectBr { address, targets: edges.into() }))
            }
            _ => Err("an instruction that is no branch".to_string()),
        }
    }

    /// The global whose body is being lowered.
    fn function_being_lowered(&self, scope: &Scope<'_>) -> Lowered<ir::global::GlobalId> {
        let found = self.functions.values().find(|function| {
            let body = self.module.globals[function.global].as_function().and_then(|f| f.body.as_ref());
            body.is_some_and(|body| std::ptr::eq(body, scope.body))
        });
        found.map(|function| function.global).ok_or_else(|| "a block without a function".to_string())
    }

    fn switch(&mut self, scope: &mut Scope<'_>, from: BlockId, switch: &ir::inst::Switch) -> Lowered<Op> {
        let width = self.lanes(self.type_of(scope, switch.value))?.width;
        let value = self.operand(scope, switch.value)?;
        let default = self.edge(scope, from, switch.default)?;
        let (mut cases, mut wide) = (Vec::new(), Vec::new());
        for &(case, to) in &switch.cases {
            let edge = self.edge(scope, from, to)?;
            match &self.module.constants[case].kind {
                ConstKind::WideInt(bits) => wide.push(((**bits).clone(), edge)),
                kind => {
                    let case = ir::constant::as_index(kind).ok_or("a case that is no integer")?;
                    if width > 64 {
                        wide.push((Bits::from_u64(width, case), edge));
                    } else {
                        cases.push((case, edge));
                    }
                }
            }
        }
        cases.sort_by_key(|&(case, _)| case);
        let place = self.code.switches.len() as u32;
        self.code.switches.push(SwitchCode { value, width, cases: cases.into(), wide: wide.into(), default });
        Ok(Op::Switch(place))
    }

    /// The way from one block to another, with what its phis take along.
    pub(super) fn edge(&mut self, scope: &mut Scope<'_>, from: BlockId, to: BlockId) -> Lowered<EdgeId> {
        let body = scope.body;
        let mut copies: Vec<Copy_> = Vec::new();
        let mut phis = false;
        for (_, inst) in body.block_insts(to) {
            let IrOp::Phi { incoming, .. } = &inst.op else { break };
            phis = true;
            let dst = self.result(scope, inst)?;
            let Some(&(value, _)) = incoming.iter().find(|(_, block)| *block == from) else {
                return Err("a phi without a value for this edge".to_string());
            };
            let src = self.operand(scope, value)?;
            let ty = self.type_of(scope, value);
            let cells = self.shape(ty).map(|shape| self.code.shapes[shape].cells)?;
            if cells > 0 {
                copies.push(Copy_ { dst, src, cells });
            }
        }
        let overlapping = copies.iter().enumerate().any(|(i, copy)| {
            let reads = |later: &Copy_| touches(later.src, later.cells, copy);
            copies[i + 1..].iter().any(reads)
        });
        let id = self.code.edges.len() as EdgeId;
        let first_copy = self.code.copies.len() as u32;
        let count = copies.len() as u32;
        self.code.copies.extend(copies);
        self.code.edges.push(Edge { target: 0, first_copy, copies: count, overlapping, phis });
        scope.targets.push((id, to));
        Ok(id)
    }
}

/// Whether reading `cells` cells at `src` sees what `copy` has written.
fn touches(src: Operand, cells: u32, copy: &Copy_) -> bool {
    !src.is_constant() && src.cell() < copy.dst + copy.cells && copy.dst < src.cell() + cells
}
