//! Exceptions: landing pads, funclet pads, and the edges that may lead to them.

use super::function::Context;
use crate::constant::ConstKind;
use crate::function::{BlockId, InstId};
use crate::inst::{Bundle, CatchSwitch, Clause, Invoke, LandingPad, Op, Value};
use crate::types::Type;
use arena::Id;

/// What a pad lies in, or an edge comes from: another pad, or the function itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pad {
    /// The function itself: `none`.
    Outside,
    /// A catchswitch, catchpad or cleanuppad.
    Inst(InstId),
    /// Something that is no pad; reported where it is used as one.
    Unknown,
}

impl Context<'_> {
    fn check_personality(&mut self) {
        let fine = self.function.personality.is_some();
        self.require(fine, "this needs a function with a personality");
    }

    fn check_first_in_block(&mut self) {
        let fine = self.first_after_phis(self.block) == Some(self.inst);
        self.require(fine, "this must be the first instruction of its block that is not a phi");
    }

    /// The pad that an operand names.
    pub(super) fn pad(&self, value: Value) -> Pad {
        match value {
            Value::Const(id) if matches!(self.module.constants[id].kind, ConstKind::None) => Pad::Outside,
            _ => match self.definition(value) {
                Some(id) if self.parent_operand(id).is_some() => Pad::Inst(id),
                _ => Pad::Unknown,
            },
        }
    }

    fn parent_operand(&self, inst: InstId) -> Option<Value> {
        match &self.body.insts[inst].op {
            Op::CatchSwitch(switch) => Some(switch.within),
            Op::CatchPad { within, .. } | Op::CleanupPad { within, .. } => Some(*within),
            _ => None,
        }
    }

    /// The pad that a pad lies in.
    pub(super) fn parent(&self, pad: InstId) -> Pad {
        self.parent_operand(pad).map_or(Pad::Unknown, |value| self.pad(value))
    }

    pub(super) fn check_landingpad(&mut self, pad: &LandingPad) {
        let fine = pad.cleanup || !pad.clauses.is_empty();
        self.require(fine, "a landingpad without clauses must be a cleanup");
        self.check_personality();
        self.check_first_in_block();
        if *self.landing_type.get_or_insert(pad.ty) != pad.ty {
            self.report("the landingpads and resumes of a function must share one type".into());
        }
        for (clause, ty, value) in &pad.clauses {
            let is_array = matches!(self.module.types[*ty], Type::Array { .. });
            match clause {
                Clause::Catch => {
                    let is_ptr = self.module.types.is_ptr(*ty);
                    self.require(is_ptr, "a catch clause must be a pointer");
                }
                Clause::Filter => {
                    self.require(is_array, "a filter clause must be an array");
                }
            }
            let is_constant = self.constant(*value).is_some();
            self.require(is_constant, "a clause must be a constant");
        }
        self.check_not_entry();
        for &pred in self.cfg.predecessors(self.block) {
            let fine = match self.body.terminator(pred).map(|inst| &inst.op) {
                Some(Op::Invoke(invoke)) => self.enters_by_unwinding(invoke),
                _ => false,
            };
            if !fine {
                let from = self.block_name(pred);
                return self.report(format!("{from} leads here, but not by the unwind edge of an invoke"));
            }
        }
    }

    fn enters_by_unwinding(&self, invoke: &Invoke) -> bool {
        invoke.unwind == self.block && invoke.normal != self.block
    }

    fn check_not_entry(&mut self) {
        self.require(self.block != BlockId::new(0), "the entry block cannot receive exceptions");
    }

    pub(super) fn check_resume(&mut self, value: Value) {
        self.check_personality();
        let ty = self.ty(value);
        if *self.landing_type.get_or_insert(ty) != ty {
            self.report("the landingpads and resumes of a function must share one type".into());
        }
    }

    pub(super) fn check_catchpad(&mut self, within: Value) {
        self.check_personality();
        self.check_first_in_block();
        self.check_not_entry();
        let Some(switch) = self.definition(within) else {
            return self.report("a catchpad lies in a catchswitch".into());
        };
        let Op::CatchSwitch(op) = &self.body.insts[switch].op else {
            return self.report("a catchpad lies in a catchswitch".into());
        };
        let home = self.block_of(switch);
        let preds = self.cfg.predecessors(self.block);
        let fine = preds.iter().all(|&pred| pred == home);
        self.require(fine, "only its catchswitch may lead to a catchpad");
        self.require(op.unwind != Some(self.block), "a catchswitch cannot unwind to its own catchpad");
    }

    fn check_parent(&mut self, within: Value) {
        let fine = match self.pad(within) {
            Pad::Outside => true,
            Pad::Inst(id) => !matches!(self.body.insts[id].op, Op::CatchSwitch(_)),
            Pad::Unknown => false,
        };
        self.require(fine, "a pad lies in a catchpad, in a cleanuppad, or in none");
    }

    pub(super) fn check_cleanuppad(&mut self, within: Value) {
        self.check_personality();
        self.check_first_in_block();
        self.check_parent(within);
        self.check_pad_edges();
    }

    pub(super) fn check_catchswitch(&mut self, switch: &CatchSwitch) {
        self.check_personality();
        self.check_first_in_block();
        self.check_parent(switch.within);
        self.check_unwind_target(switch.unwind);
        self.require(!switch.handlers.is_empty(), "a catchswitch needs a handler");
        for &handler in &switch.handlers {
            let first = self.first_after_phis(handler).map(|id| &self.body.insts[id].op);
            if !matches!(first, Some(Op::CatchPad { .. })) {
                let name = self.block_name(handler);
                self.report(format!("the handler {name} does not start with a catchpad"));
            }
        }
        self.check_pad_edges();
    }

    pub(super) fn check_cleanupret(&mut self, pad: Value, unwind: Option<BlockId>) {
        let fine = matches!(self.definition_op(pad), Some(Op::CleanupPad { .. }));
        self.require(fine, "a cleanupret must name a cleanuppad");
        self.check_unwind_target(unwind);
    }

    fn check_unwind_target(&mut self, unwind: Option<BlockId>) {
        let Some(target) = unwind else { return };
        let first = self.first_after_phis(target).map(|id| &self.body.insts[id].op);
        let fine = matches!(first, Some(Op::CatchSwitch(_) | Op::CatchPad { .. } | Op::CleanupPad { .. }));
        self.require(fine, "the unwind target must start with a catchswitch or a cleanuppad");
    }

    /// Each edge to a cleanuppad or catchswitch unwinds, and leaves zero or more pads to enter this one.
    fn check_pad_edges(&mut self) {
        self.check_not_entry();
        let to = self.inst;
        let to_parent = self.parent(to);
        for i in 0..self.cfg.predecessors(self.block).len() {
            let pred = self.cfg.predecessors(self.block)[i];
            let Some((from_inst, terminator)) = self.body.block_insts(pred).next_back() else { continue };
            let from = match &terminator.op {
                Op::Invoke(invoke) if self.enters_by_unwinding(invoke) => {
                    if self.is_intrinsic_callee(invoke.site.callee) {
                        continue;
                    }
                    self.funclet(&invoke.site.bundles)
                }
                Op::CleanupRet { pad, .. } => {
                    let pad = self.pad(*pad);
                    if pad == to_parent {
                        return self.report("a cleanupret must leave its cleanup".into());
                    }
                    pad
                }
                Op::CatchSwitch(_) => Pad::Inst(from_inst),
                _ => {
                    let name = self.block_name(pred);
                    return self.report(format!("{name} leads here, but not by an unwind edge"));
                }
            };
            if !self.check_pad_edge(from, to, to_parent) {
                return;
            }
        }
    }

    /// The pad that a call says it is in.
    pub(super) fn funclet(&self, bundles: &[Bundle]) -> Pad {
        let tag = |bundle: &&Bundle| self.module.strings.bytes(bundle.tag) == b"funclet";
        match bundles.iter().find(tag).and_then(|bundle| bundle.inputs.first()) {
            Some((_, value)) => self.pad(*value),
            None => Pad::Outside,
        }
    }

    fn check_pad_edge(&mut self, mut from: Pad, to: InstId, to_parent: Pad) -> bool {
        // Each step goes to the parent; more steps than there are instructions go round in a circle.
        for _ in 0..self.body.insts.len() {
            if from == Pad::Inst(to) {
                return self.require(false, "a pad cannot handle what is thrown inside it");
            }
            if from == to_parent {
                return true;
            }
            match from {
                Pad::Outside => {
                    return self.require(false, "an unwind edge may enter only one pad");
                }
                Pad::Inst(id) => from = self.parent(id),
                Pad::Unknown => return true,
            }
        }
        self.require(false, "pads lie in each other in a circle")
    }
}
