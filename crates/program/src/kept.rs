//! Whether the address of a local may be kept beyond its lifetime, in a way that objects which are made once for each function do not show.
//!
//! Claim: if [`kept_address`] finds nothing, no execution of a module compiled from C without optimisation uses the local of an inner block
//! through an address of an earlier lifetime while it lives again, nor a compound literal after the block that it belongs to
//! (C11 6.2.4p6, 6.5.2.5p5). A use while the local is dead is seen where the markers of its lifetime are executed.
//!
//! Limits: scopes are known from debug info. An address is followed through variables of the same block or of blocks in it, and through
//! parameters of functions that are defined; anything else that it is stored to counts as a place that keeps it.
//! Functions of the platform are taken to forget the addresses that they are given, when they return.
//!
//! Cost: one pass over a function for each local in question, and over each function that gets its address.

use crate::privacy::Privacy;
use crate::scopes::{block_of, is_compound_literal, is_in_cycle};
use arena::Id;
use ir::Module;
use ir::cfg::Cfg;
use ir::constant::ConstKind;
use ir::debug::{DebugInfo, SourceLocation, Variables};
use ir::function::{Body, InstId, LocalId};
use ir::global::GlobalId;
use ir::inst::{CastOp, Op, Value};
use ir::metadata::MdId;
use ir::types::Type;
use std::collections::BTreeSet;

/// Where the address of a local may be kept beyond its lifetime, if it may be: the first such place.
pub fn kept_address<'m>(debug: &DebugInfo<'m>, module: &'m Module) -> Option<SourceLocation<'m>> {
    module.globals.iter().find_map(|(function, global)| {
        let body = global.as_function()?.body.as_ref()?;
        if !debug.subprogram_of(function).is_some_and(|source| debug.is_c(source.node)) {
            return None;
        }
        let variables = debug.variables_of(function);
        let cfg = Cfg::new(body);
        let mut questions = { body.insts.values() }.filter_map(|inst| {
            let local = inst.result.filter(|_| matches!(inst.op, Op::Alloca { .. }))?;
            let scope = match is_compound_literal(module, body, local) {
                true => scope_of_literal(debug, body, local)?,
                false => variables.of(local).find_map(|(variable, binding)| {
                    let again = block_of(body, binding.at).is_some_and(|home| is_in_cycle(body, &cfg, home));
                    again.then_some(variable.scope?)
                })?,
            };
            let inner = debug.enclosing_subprogram(scope) != Some(scope);
            inner.then_some((local, scope))
        });
        questions.find_map(|(local, scope)| {
            let mut search = Search { module, debug, seen: BTreeSet::new() };
            let (within, at) = search.keeps(function, local, Some(scope))?;
            let inst = &module.globals[within].as_function()?.body.as_ref()?.insts[at];
            debug.location_of(inst)
        })
    })
}

/// The block that a compound literal belongs to: that of the code which writes it first.
fn scope_of_literal(debug: &DebugInfo<'_>, body: &Body, local: LocalId) -> Option<MdId> {
    let mut uses = body.insts.values().filter(|inst| {
        let mut used = false;
        inst.op.for_each_value(|value| used |= *value == Value::Local(local));
        used
    });
    uses.find_map(|inst| debug.scope_of_location(inst.dbg?))
}

struct Search<'s, 'm> {
    module: &'m Module,
    debug: &'s DebugInfo<'m>,
    /// The parameters that were followed.
    seen: BTreeSet<(GlobalId, LocalId)>,
}

impl Search<'_, '_> {
    /// The instruction that keeps an address, which a register of a function has. Variables of this scope do not; none is for a parameter.
    fn keeps(
        &mut self,
        function: GlobalId,
        register: LocalId,
        scope: Option<MdId>,
    ) -> Option<(GlobalId, InstId)> {
        if !self.seen.insert((function, register)) {
            return None;
        }
        let module = self.module;
        let body = module.globals[function].as_function()?.body.as_ref()?;
        let variables = self.debug.variables_of(function);
        let privacy = Privacy::of(module, body);
        let mut carriers = BTreeSet::from([register]);
        let mut holders: BTreeSet<LocalId> = BTreeSet::new();
        let (mut known, mut calls) = (0, BTreeSet::new());
        while known != carriers.len() + holders.len() {
            known = carriers.len() + holders.len();
            for (at, inst) in body.insts.iter() {
                let has = |value: &Value| matches!(value, Value::Local(local) if carriers.contains(local));
                let held = |value: &Value| matches!(value, Value::Local(local) if holders.contains(local));
                let carries = match &inst.op {
                    Op::Load { ptr, .. } => held(ptr),
                    Op::Store(store) if has(&store.value) => match store.ptr {
                        Value::Local(to)
                            if privacy.is_private(to) && self.ends_first(body, &variables, to, scope) =>
                        {
                            holders.insert(to);
                            false
                        }
                        _ => return Some((function, at)),
                    },
                    Op::Gep { base, .. } => has(base),
                    Op::Select { yes, no, .. } => has(yes) || has(no),
                    Op::Phi { incoming, .. } => incoming.iter().any(|(value, _)| has(value)),
                    Op::Freeze(value) => has(value),
                    Op::Cast { op: CastOp::PtrToInt, value, .. } if has(value) => {
                        return Some((function, at));
                    }
                    Op::Cast { value, .. } => has(value),
                    // A parameter that is returned is as good as the argument; the address of a local is dead then.
                    Op::Ret(Some(value)) if has(value) && scope.is_none() => return Some((function, at)),
                    op => {
                        if let Some(site) = op.call_site() {
                            let places = site.args.iter().enumerate().filter(|(_, arg)| has(&arg.value));
                            calls.extend(places.map(|(place, _)| (at, place)));
                        } else {
                            // Compared, or used as an address.
                            let mut other = false;
                            op.for_each_value(|value| other |= has(value));
                            let harmless = matches!(
                                op,
                                Op::Store(_)
                                    | Op::ICmp { .. }
                                    | Op::CmpXchg(_)
                                    | Op::AtomicRmw(_)
                                    | Op::Ret(_)
                            );
                            if other && !harmless {
                                return Some((function, at));
                            }
                        }
                        false
                    }
                };
                if let Some(result) = inst.result.filter(|_| carries) {
                    carriers.insert(result);
                }
            }
        }
        calls.into_iter().find_map(|(at, place)| self.call_keeps(function, body, at, place))
    }

    /// Whether a register is a variable that ends no later than what is declared in a scope; a parameter may be in any variable of its function.
    fn ends_first(&self, body: &Body, variables: &Variables<'_>, to: LocalId, scope: Option<MdId>) -> bool {
        let is_alloca =
            body.locals[to].def.is_some_and(|def| matches!(body.insts[def].op, Op::Alloca { .. }));
        let is_within = |scope| {
            let own = |inner| self.debug.is_within(inner, scope);
            variables.of(to).any(|(variable, _)| variable.scope.is_some_and(own))
        };
        is_alloca && scope.is_none_or(is_within)
    }

    fn call_keeps(
        &mut self,
        function: GlobalId,
        body: &Body,
        at: InstId,
        place: usize,
    ) -> Option<(GlobalId, InstId)> {
        let site = body.insts[at].op.call_site()?;
        let Value::Const(callee) = site.callee else { return Some((function, at)) };
        let ConstKind::Global(callee) = self.module.constants[callee].kind else {
            return Some((function, at));
        };
        let Some(called) = self.module.globals[callee].as_function() else { return Some((function, at)) };
        let is_platform = self.debug.subprogram_of(callee).is_none();
        match (&called.body, &self.module.types[called.ty]) {
            // Not defined at all is said where it is reached.
            _ if is_platform => None,
            (None, _) => None,
            (Some(_), Type::Function { params, .. }) if place < params.len() => {
                self.keeps(callee, LocalId::new(place), None)
            }
            (Some(_), _) => Some((function, at)),
        }
    }
}
