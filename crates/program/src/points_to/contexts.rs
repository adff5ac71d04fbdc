//! In which context a function is looked at: the platform's for each call of the user's program by itself, the user's as one.
//!
//! `pthread_mutex_lock(&a)` and `pthread_mutex_lock(&b)` must not look as if both locked both. So a function of the platform is analysed once
//! for each op of the program that leads into the platform, as far as what it calls there is small; [`Contexts::context`] says which
//! context a frame belongs to, from the calls below it alone, so that who runs the program can ask.

use crate::Program;
use crate::calls::CallGraph;
use crate::code::{Callee, FuncId, Op, Pc};
use arena::Id;
use fixedbitset::FixedBitSet;
use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

/// The most ops that a function of the platform and what it calls may have together to be copied.
const MOST_OPS: usize = 1500;

/// What is known about contexts before anything is analysed.
#[derive(Clone, Debug)]
pub(super) struct Contexts {
    /// Ops of the user's program.
    user: FixedBitSet,
    /// Ops with a line of the source: heap blocks are named after them.
    lined: FixedBitSet,
    /// Functions that are analysed once for each context.
    copied: FixedBitSet,
    /// Where each function may be called.
    callers: Vec<Vec<Pc>>,
}

impl Contexts {
    pub(super) fn new(program: &Program) -> Contexts {
        let ops = program.code.ops.len();
        let graph = CallGraph::new(program);
        let mut contexts = Contexts {
            user: FixedBitSet::with_capacity(ops),
            lined: FixedBitSet::with_capacity(ops),
            copied: FixedBitSet::with_capacity(program.functions.len()),
            callers: vec![Vec::new(); program.functions.len()],
        };
        let mut of_platform = FixedBitSet::with_capacity(program.functions.len());
        for (id, function) in program.functions.iter() {
            let global = program.module.globals[function.global].as_function();
            let Some(body) = global.and_then(|function| function.body.as_ref()) else { continue };
            let mut any = false;
            for pc in function.entry..function.end {
                let inst = program.code.insts[pc as usize].and_then(|inst| body.insts.get(inst));
                let Some(inst) = inst else { continue };
                // What lies in the platform has neither a position nor a line.
                contexts.lined.set(pc as usize, inst.dbg.is_some());
                contexts.user.set(pc as usize, inst.dbg.is_some() || inst.pos.0 != 0);
                any |= contexts.user.contains(pc as usize);
                if let Op::Call(site) = program.code.ops[pc as usize] {
                    match program.code.sites[site as usize].callee {
                        Callee::Function(callee) => contexts.callers[callee.index()].push(pc),
                        Callee::Pointer(_) => {
                            for callee in graph.possible_targets(program, site) {
                                contexts.callers[callee.index()].push(pc);
                            }
                        }
                        Callee::Primitive(_) | Callee::External(_) => {}
                    }
                }
            }
            of_platform.set(id.index(), !any);
        }
        if program.code.sites.iter().any(|site| site.musttail) {
            // Stacks do not tell who made such a call.
            return contexts;
        }
        for id in program.functions.ids() {
            let small = of_platform.contains(id.index()) && is_small(program, &graph, &of_platform, id);
            contexts.copied.set(id.index(), small);
        }
        contexts
    }

    /// Looks at every function as one.
    pub(super) fn forget(&mut self) {
        self.copied.clear();
    }

    /// The context in which the op at `pc` calls `callee`, itself executed in the context `own`.
    pub(super) fn entered(&self, own: Option<Pc>, pc: Pc, callee: FuncId) -> Option<Pc> {
        match self.copied.contains(callee.index()) {
            true if self.user.contains(pc as usize) => Some(pc),
            true => own,
            false => None,
        }
    }

    /// The context of a frame of `function`, from the calls that led to it, the innermost first.
    pub(super) fn context(
        &self,
        program: &Program,
        function: FuncId,
        calls: impl IntoIterator<Item = Pc>,
    ) -> Option<Pc> {
        let mut function = function;
        for pc in calls {
            if !self.copied.contains(function.index()) {
                return None;
            }
            if self.user.contains(pc as usize) {
                return Some(pc);
            }
            function = program.function_at(pc)?;
        }
        None
    }

    /// The ops that heap blocks made by the op at `pc` in a context may be named after: the innermost ones with a line.
    pub(super) fn makers(&self, program: &Program, context: Option<Pc>, pc: Pc) -> Vec<Pc> {
        if self.lined.contains(pc as usize) {
            return vec![pc];
        }
        if let Some(call) = context.filter(|&call| self.lined.contains(call as usize)) {
            return vec![call];
        }
        // Where no line is found at all, the op itself is the maker.
        let mut makers = vec![pc];
        let mut seen: HashSet<FuncId, FxBuildHasher> = HashSet::default();
        let mut todo: Vec<FuncId> = program.function_at(context.unwrap_or(pc)).into_iter().collect();
        while let Some(function) = todo.pop() {
            if !seen.insert(function) {
                continue;
            }
            for &call in &self.callers[function.index()] {
                match self.lined.contains(call as usize) {
                    true => makers.push(call),
                    false => todo.extend(program.function_at(call)),
                }
            }
        }
        makers.sort_unstable();
        makers.dedup();
        makers
    }
}

/// Whether a function, with what it calls of the platform, is small enough to be copied.
fn is_small(program: &Program, graph: &CallGraph, of_platform: &FixedBitSet, function: FuncId) -> bool {
    let mut seen: HashSet<FuncId, FxBuildHasher> = HashSet::default();
    let mut todo = vec![function];
    let mut ops = 0;
    while let Some(next) = todo.pop() {
        if !of_platform.contains(next.index()) || !seen.insert(next) {
            continue;
        }
        let function = &program.functions[next];
        ops += (function.end - function.entry) as usize;
        if ops > MOST_OPS {
            return false;
        }
        todo.extend(graph.callees(next));
    }
    true
}
