//! Who uses a pad: only what leaves it, lies in it, or is called in it.

use super::exceptions::Pad;
use super::function::Context;
use crate::function::InstId;
use crate::inst::Op;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

impl Context<'_> {
    /// Checks the uses of pads.
    pub(super) fn check_funclets(&mut self) {
        let body = self.body;
        let is_pad = |op: &Op| matches!(op, Op::CatchPad { .. } | Op::CleanupPad { .. });
        if self.function.personality.is_none() || !body.insts.values().any(|inst| is_pad(&inst.op)) {
            return;
        }
        for (id, inst) in body.insts.iter() {
            use Op::*;
            let may_use = matches!(
                inst.op,
                CleanupRet { .. }
                    | CatchRet { .. }
                    | CatchSwitch(_)
                    | CleanupPad { .. }
                    | Invoke(_)
                    | Call(_)
            );
            if may_use {
                continue;
            }
            let mut bad = None;
            inst.op.for_each_value(|&value| {
                if self.definition_op(value).is_some_and(is_pad) {
                    bad = Some(value);
                }
            });
            if bad.is_some() {
                self.report_at(id, "a pad cannot be used here".into());
            }
        }
        self.check_unwind_targets();
    }

    /// Everything that leaves a pad directly leaves it for the same place.
    fn check_unwind_targets(&mut self) {
        let body = self.body;
        let mut targets: HashMap<InstId, Option<InstId>, FxBuildHasher> = HashMap::default();
        for (id, inst) in body.insts.iter() {
            let (pad, unwind) = match &inst.op {
                Op::CleanupRet { pad, unwind } => (self.pad(*pad), *unwind),
                Op::CatchSwitch(switch) if switch.unwind.is_some() => {
                    (self.pad(switch.within), switch.unwind)
                }
                Op::Invoke(invoke) => (self.funclet(&invoke.site.bundles), Some(invoke.unwind)),
                _ => continue,
            };
            let Pad::Inst(pad) = pad else { continue };
            let target = unwind.and_then(|block| self.first_after_phis(block));
            // An edge to a pad that lies in the same one does not leave it, one to no pad is reported
            // elsewhere.
            if target
                .is_some_and(|t| matches!(self.parent(t), Pad::Unknown) || self.parent(t) == Pad::Inst(pad))
            {
                continue;
            }
            if *targets.entry(pad).or_insert(target) != target {
                self.report_at(id, "the ways out of a pad must unwind to one place".into());
            }
        }
    }
}
