//! Calls whose result depends on which other threads make them at the same time (`convergent`): questions that lanes of graphics processors ask each other, barriers.
//!
//! Each function is looked at as one thread runs it, so that nothing here sees who else comes along. What every execution makes just once, everybody makes, wherever
//! it stands; of any other such call in the target nothing is shown. One that is only in the source is gone, which is fine for who does not need it.

use arena::Id;
use ir::Module;
use ir::attribute::AttrKind;
use ir::cfg::Cfg;
use ir::function::{BlockId, Function};
use ir::inst::CallSite;
use program::Program;
use program::code::FuncId;

/// Intrinsics that LLVM declares as convergent, by the beginnings of their names.
const INTRINSICS: &[&str] = &[
    "llvm.amdgcn.ballot",
    "llvm.amdgcn.ds.",
    "llvm.amdgcn.else",
    "llvm.amdgcn.end.cf",
    "llvm.amdgcn.fcmp",
    "llvm.amdgcn.global.",
    "llvm.amdgcn.icmp",
    "llvm.amdgcn.if",
    "llvm.amdgcn.init.",
    "llvm.amdgcn.interp.",
    "llvm.amdgcn.inverse.ballot",
    "llvm.amdgcn.kill",
    "llvm.amdgcn.loop",
    "llvm.amdgcn.mov.dpp",
    "llvm.amdgcn.perm",
    "llvm.amdgcn.pops.",
    "llvm.amdgcn.ps.live",
    "llvm.amdgcn.read",
    "llvm.amdgcn.s.",
    "llvm.amdgcn.sched.",
    "llvm.amdgcn.set.inactive",
    "llvm.amdgcn.softwqm",
    "llvm.amdgcn.strict.",
    "llvm.amdgcn.update.dpp",
    "llvm.amdgcn.wave",
    "llvm.amdgcn.wmma",
    "llvm.amdgcn.wqm",
    "llvm.amdgcn.writelane",
    "llvm.amdgcn.wwm",
    "llvm.dx.",
    "llvm.experimental.convergence.",
    "llvm.nvvm.activemask",
    "llvm.nvvm.bar",
    "llvm.nvvm.elect",
    "llvm.nvvm.match.",
    "llvm.nvvm.mma.",
    "llvm.nvvm.redux.",
    "llvm.nvvm.shfl.",
    "llvm.nvvm.tcgen05.",
    "llvm.nvvm.vote.",
    "llvm.nvvm.wgmma.",
    "llvm.nvvm.wmma.",
    "llvm.r600.",
    "llvm.spv.",
];

/// Why nothing is shown about a pair, in words.
pub(crate) fn doubt((source, f): (&Program, FuncId), (target, g): (&Program, FuncId)) -> Option<String> {
    let theirs = calls_of(target, g)?;
    let is_on_some_ways = theirs.on_some_ways || calls_of(source, f).is_some_and(|ours| ours.on_some_ways);
    is_on_some_ways.then(|| "a convergent call that not every execution makes once".to_string())
}

/// The convergent calls of a function.
struct Calls {
    /// Whether some executions make one less than once, or more often.
    on_some_ways: bool,
}

/// None if there are none.
fn calls_of(program: &Program, function: FuncId) -> Option<Calls> {
    let module = &program.module;
    let body = module.globals[program.functions[function].global].as_function()?.body.as_ref()?;
    let cfg = Cfg::new(body);
    let mut blocks = body.blocks.ids().filter(|&block| {
        let mut sites = body.block_insts(block).filter_map(|(_, inst)| inst.op.call_site());
        cfg.is_reachable(block) && sites.any(|site| is_convergent(module, site))
    });
    let first = blocks.next()?;
    let on_some_ways = std::iter::once(first).chain(blocks).any(|block| !is_always_once(&cfg, block));
    Some(Calls { on_some_ways })
}

/// Whether every way through a function comes to a block, and just once.
fn is_always_once(cfg: &Cfg, block: BlockId) -> bool {
    let entry = BlockId::new(0);
    // Where one gets from some blocks without it, and whether one of these ways ends or goes round.
    let around = |from: &[BlockId]| {
        let mut reached = vec![false; cfg.len()];
        let mut stack = from.to_vec();
        while let Some(at) = stack.pop() {
            if at != block && !std::mem::replace(&mut reached[at.index()], true) {
                stack.extend(cfg.successors(at));
            }
        }
        reached
    };
    let before = around(&[entry]);
    let avoids = cfg.reverse_post_order().iter().filter(|at| before[at.index()]).any(|&at| {
        let next = cfg.successors(at);
        next.is_empty() || next.iter().any(|&to| before[to.index()] && cfg.order_of(to) <= cfg.order_of(at))
    });
    let after = around(cfg.successors(block));
    let comes_back = cfg.predecessors(block).iter().any(|from| *from == block || after[from.index()]);
    !avoids && !comes_back
}

/// Whether who makes a call depends on who else does.
pub(crate) fn is_convergent(module: &Module, site: &CallSite) -> bool {
    let called = crate::promises::called(module, site.callee);
    let declared: Option<&Function> = called.and_then(|global| module.globals[global].as_function());
    let says = |set| crate::effects::has(module, set, AttrKind::Convergent);
    let name = called.and_then(|global| module.globals[global].name).map(|name| module.strings.text(name));
    says(site.fn_attrs)
        || says(declared.and_then(|function| function.attrs))
        || name.is_some_and(|name| INTRINSICS.iter().any(|start| name.starts_with(start)))
}
