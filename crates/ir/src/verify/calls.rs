//! Calls: callee, arguments, attributes; `invoke` and `callbr` too.

use super::attributes::{self, Lists};
use super::function::Context;
use super::intrinsics::Intrinsic;
use crate::attribute::AttrKind;
use crate::constant::ConstKind;
use crate::function::Function;
use crate::global::{GlobalId, GlobalKind};
use crate::inst::{Call, CallBr, CallSite, Invoke, Op, TailKind, Value};
use crate::types::{Type, TypeId};

impl<'m> Context<'m> {
    /// The global that a value is the address of.
    pub(super) fn global(&self, value: Value) -> Option<GlobalId> {
        match self.constant(value)?.kind {
            ConstKind::Global(id) => Some(id),
            _ => None,
        }
    }

    /// The function that is called, if that is known.
    pub(super) fn called(&self, callee: Value) -> Option<(GlobalId, &'m Function)> {
        let id = self.global(callee)?;
        self.module.globals[id].as_function().map(|function| (id, function))
    }

    pub(super) fn is_intrinsic_callee(&self, callee: Value) -> bool {
        self.global(callee).is_some_and(|id| self.facts.intrinsic(id).is_some())
    }

    /// The intrinsic that an instruction calls.
    pub(super) fn called_intrinsic(&self, op: &Op) -> Option<&'m Intrinsic> {
        self.global(op.call_site()?.callee).and_then(|id| self.facts.intrinsic(id))
    }

    pub(super) fn check_call(&mut self, call: &Call) {
        let Some((ret, _)) = self.check_site(&call.site) else { return };
        self.check_float_flags(call.flags, ret);
        if call.tail == TailKind::MustTail {
            self.check_musttail(&call.site);
        }
    }

    pub(super) fn check_invoke(&mut self, invoke: &Invoke) {
        self.check_site(&invoke.site);
        if !self.starts_with_pad(invoke.unwind) {
            let name = self.block_name(invoke.unwind);
            self.report(format!("the unwind target {name} does not start with a pad for exceptions"));
        }
        if let Some(id) = self.global(invoke.site.callee)
            && self.facts.intrinsic(id).is_some_and(|intrinsic| !intrinsic.may_be_invoked())
        {
            self.report(format!("{} cannot be invoked, only called", self.module.global_name(id)));
        }
    }

    pub(super) fn check_callbr(&mut self, callbr: &CallBr) {
        self.check_site(&callbr.site);
        match callbr.site.callee {
            Value::Asm(id) => {
                let unwinds = self.module.asms[id].unwind;
                self.require(!unwinds, "the assembly of a callbr cannot unwind");
            }
            callee => {
                let fine = self.is_intrinsic_callee(callee);
                self.require(fine, "callbr calls inline assembly");
            }
        }
    }

    /// Checks what all calls share; the types of result and parameters, if there are such.
    fn check_site(&mut self, site: &CallSite) -> Option<(TypeId, &'m [TypeId])> {
        let module = self.module;
        let Type::Function { ret, params, vararg } = &module.types[site.fn_ty] else {
            self.report(format!("{} is no type of a function", self.text(site.fn_ty)));
            return None;
        };
        self.check_callee(site);
        if site.args.len() < params.len() || (site.args.len() > params.len() && !vararg) {
            self.report(format!(
                "{} arguments for {} parameters{}",
                site.args.len(),
                params.len(),
                if *vararg { " or more" } else { "" }
            ));
            return None;
        }
        for (i, arg) in site.args.iter().enumerate() {
            let expected = params.get(i).copied().unwrap_or(arg.ty);
            let found = self.ty(arg.value);
            if !self.agree(expected, arg.ty) || !self.agree(arg.ty, found) {
                self.report(format!(
                    "argument {} has type {}, but the parameter {}",
                    i + 1,
                    self.text(found),
                    self.text(expected)
                ));
                return None;
            }
        }
        let intrinsic = self.global(site.callee).and_then(|id| self.facts.intrinsic(id));
        let is_asm = matches!(site.callee, Value::Asm(_));
        self.check_call_attributes(site, intrinsic.is_some(), is_asm);
        self.check_special_arguments(site, intrinsic.is_some(), *ret, params);
        if is_asm {
            self.check_asm_call(site);
        }
        if let Some(intrinsic) = intrinsic {
            self.check_intrinsic(intrinsic, site);
        }
        if !site.bundles.is_empty() {
            self.check_bundles(site);
        }
        Some((*ret, params))
    }

    fn check_callee(&mut self, site: &CallSite) {
        let ty = self.ty(site.callee);
        match self.module.types.addrspace(ty) {
            Some(space) if space == site.addrspace || matches!(site.callee, Value::Asm(_)) => {}
            Some(_) if self.constant(site.callee).is_some() => {}
            _ => self.report(format!("{} cannot be called from here", self.text(ty))),
        }
    }

    fn check_call_attributes(&mut self, site: &CallSite, is_intrinsic: bool, is_asm: bool) {
        let lists = Lists {
            fn_ty: site.fn_ty,
            ret: site.ret_attrs,
            params: site.args.iter().map(|arg| arg.attrs),
            function: site.fn_attrs,
            is_intrinsic,
            is_asm,
            module: self.module,
            facts: self.facts,
        };
        if let Some(problem) = lists.problem() {
            self.report(problem);
        }
        let params = match &self.module.types[site.fn_ty] {
            Type::Function { params, .. } => params.len(),
            _ => 0,
        };
        for (i, arg) in site.args.iter().enumerate().skip(params) {
            let found = attributes::problem_of_value(self.module, self.facts, arg.attrs, arg.ty, false);
            if let Some(problem) = found {
                self.report(format!("a variable argument: {problem}"));
            }
            if !is_intrinsic && self.facts.attrs(arg.attrs).has(AttrKind::StructRet) {
                self.report("sret is not for variable arguments".into());
            }
            if self.facts.attrs(arg.attrs).has(AttrKind::InAlloca) && i + 1 != site.args.len() {
                self.report("inalloca is for the last argument".into());
            }
        }
    }

    /// Whether an argument has an attribute, at the call or by the function that is called.
    pub(super) fn argument_has(&self, site: &CallSite, index: usize, kind: AttrKind) -> bool {
        let at_call = site.args.get(index).is_some_and(|arg| self.facts.attrs(arg.attrs).has(kind));
        at_call || self.called(site.callee).is_some_and(|(_, f)| self.facts.param(f, index).has(kind))
    }

    fn check_special_arguments(
        &mut self,
        site: &CallSite,
        is_intrinsic: bool,
        ret: TypeId,
        params: &[TypeId],
    ) {
        if !is_intrinsic {
            if let Some(&ty) = params.iter().find(|&&p| p == TypeId::metadata() || p == TypeId::token()) {
                self.report(format!("only an intrinsic has parameters of type {}", self.text(ty)));
            }
            if ret == TypeId::token() || matches!(self.module.types[ret], Type::X86Amx) {
                self.report(format!("only an intrinsic returns {}", self.text(ret)));
            }
        }
        let callee = self.called(site.callee).map(|(_, function)| function);
        if site.fn_attrs.is_some() && self.facts.attrs(site.fn_attrs).has(AttrKind::Speculatable) {
            let computed = self.constant(site.callee).is_some() && callee.is_none();
            let declared = |f: &Function| self.facts.attrs(f.attrs).has(AttrKind::Speculatable);
            let fine = is_intrinsic || computed || callee.is_some_and(declared);
            self.require(fine, "speculatable at a call needs a callee that is speculatable");
        }
        for (i, arg) in site.args.iter().enumerate().take(params.len()) {
            let kinds = self.facts.attrs(arg.attrs);
            let declared = callee.map_or(Default::default(), |f| self.facts.param(f, i));
            if kinds.is_empty() && declared.is_empty() {
                continue;
            }
            let both = kinds.or(declared);
            if both.has(AttrKind::SwiftError) {
                self.check_swifterror_argument(arg.value);
            }
            if both.has(AttrKind::InAlloca)
                && let Some(Op::Alloca { inalloca: false, .. }) = self.definition_op(arg.value)
            {
                self.report("an inalloca argument must be an inalloca".into());
            }
        }
    }

    /// Whether a global is a function with a body, or another name of one.
    pub(super) fn is_function(&self, value: Value) -> bool {
        self.global(value).is_some_and(|id| matches!(self.module.globals[id].kind, GlobalKind::Function(_)))
    }
}
