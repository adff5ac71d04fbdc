//! Where others may know the variables of a function: from the first step on that gives an address of one away.
//!
//! Claim: where this says no, no call can have been told of a local. Limits: every use of an address but reading, writing, comparing, computing with it, and calls that
//! promise to forget it, gives it away.

use arena::Id as _;
use ir::attribute::AttrKind;
use ir::function::{BlockId, Body, InstId};
use ir::inst::{CallSite, Inst, Op, Value};

use super::code::Code;

/// The places of a function at which others may know locals.
#[derive(Default)]
pub(super) struct Shared {
    /// Blocks that are entered so, and in each block the first step that gives something away.
    entered: Vec<bool>,
    first: Vec<Option<InstId>>,
    /// Calls that are told of a local and forget it.
    lent: Vec<InstId>,
}

/// What a step does with the address of a local.
#[derive(PartialEq)]
enum Use {
    Quiet,
    Lends,
    GivesAway,
}

impl Shared {
    /// Nobody is told of a local before it is given away, unless there are some that others had first.
    pub(super) fn of(code: &Code, body: &Body, from_the_start: bool) -> Shared {
        let count = body.blocks.len();
        let mut shared =
            Shared { entered: vec![from_the_start; count], first: vec![None; count], lent: Vec::new() };
        if from_the_start {
            return shared;
        }
        let derived = addresses(body);
        let uses = |value: &Value| matches!(value, Value::Local(local) if derived[local.index()]);
        let mut open: Vec<BlockId> = Vec::new();
        for block in body.blocks.ids() {
            for (id, inst) in body.block_insts(block) {
                match use_of(code, inst, &uses) {
                    Use::Quiet => {}
                    Use::Lends => shared.lent.push(id),
                    Use::GivesAway => {
                        shared.first[block.index()] = Some(id);
                        open.push(block);
                        break;
                    }
                }
            }
        }
        while let Some(block) = open.pop() {
            let Some(end) = body.terminator(block) else { continue };
            end.op.for_each_successor(|to| {
                if !std::mem::replace(&mut shared.entered[to.index()], true) {
                    open.push(to);
                }
            });
        }
        shared
    }

    /// Whether others may know a local at a step of a block, or are told of one by it.
    pub(super) fn at(&self, block: BlockId, step: InstId) -> bool {
        self.entered[block.index()]
            || self.lent.contains(&step)
            || self.first[block.index()].is_some_and(|first| first.index() <= step.index())
    }
}

/// The registers that may hold addresses of locals.
fn addresses(body: &Body) -> Vec<bool> {
    let mut derived = vec![false; body.locals.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for inst in body.insts.values() {
            let Some(result) = inst.result.filter(|result| !derived[result.index()]) else { continue };
            let mut holds = matches!(inst.op, Op::Alloca { .. });
            if passes_on(&inst.op) {
                inst.op.for_each_value(|value| {
                    holds |= matches!(value, Value::Local(local) if derived[local.index()]);
                });
            }
            changed |= holds;
            derived[result.index()] = holds;
        }
    }
    derived
}

/// Whether the result may be an address that an operand is, or lies in the same object.
fn passes_on(op: &Op) -> bool {
    matches!(op, Op::Gep { .. } | Op::Phi { .. } | Op::Select { .. } | Op::Freeze(_))
}

fn use_of(code: &Code, inst: &Inst, is_address: &impl Fn(&Value) -> bool) -> Use {
    let mut uses = 0;
    inst.op.for_each_value(|value| uses += usize::from(is_address(value)));
    let gives_away = |gives: bool| if gives { Use::GivesAway } else { Use::Quiet };
    match &inst.op {
        _ if uses == 0 => Use::Quiet,
        op if passes_on(op) => Use::Quiet,
        Op::Load { .. } | Op::ICmp { .. } | Op::Ret(_) => Use::Quiet,
        Op::Store(store) => gives_away(is_address(&store.value)),
        Op::Call(call) => {
            let name = code.callee_name(&call.site);
            let quiet = ["llvm.lifetime.", "llvm.dbg.", "llvm.memset.", "llvm.memcpy.", "llvm.memmove."];
            match () {
                () if quiet.iter().any(|start| name.starts_with(start)) => Use::Quiet,
                () if forgets(code, &call.site, uses, is_address) => Use::Lends,
                () => Use::GivesAway,
            }
        }
        _ => Use::GivesAway,
    }
}

/// Whether all that a call is told of locals are arguments that it promises to forget.
fn forgets(code: &Code, site: &CallSite, uses: usize, is_address: &impl Fn(&Value) -> bool) -> bool {
    let called = crate::promises::called(&code.module, site.callee);
    let declared = called.and_then(|global| code.module.globals[global].as_function());
    let each = site.args.iter().enumerate().filter(|(_, arg)| is_address(&arg.value));
    let mut given = 0;
    let kept = each.into_iter().all(|(place, arg)| {
        given += 1;
        let declared = declared.and_then(|function| function.param_attrs.get(place).copied().flatten());
        let says =
            |kind| [arg.attrs, declared].iter().any(|set| crate::effects::has(&code.module, *set, kind));
        // What it gives back would be known as an address from then on.
        says(AttrKind::NoCapture) && !says(AttrKind::Returned)
    });
    // Nobody looks at what bundles and the like are told.
    kept && given == uses
}
