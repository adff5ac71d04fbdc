//! Calls: of functions, intrinsics, primitives of the platform, and of what a pointer points to.

use super::function::Scope;
use super::{Builder, Lowered};
use crate::code::{Argument, CallSite, Callee, EdgeId, General, IntrinsicCall, Op, Promise, Promised, Reg};
use crate::intrinsic::{self, Intrinsic};
use crate::object::ObjectKind;
use crate::primitive::Primitive;
use ir::Module;
use ir::attribute::{Attr, AttrKind, AttrSetId};
use ir::constant::ConstKind;
use ir::global::{GlobalId, GlobalKind};
use ir::inst::{OpFlags, Value};
use ir::types::Type;

/// What an instruction that calls says beside whom it calls with what.
pub(super) struct Around {
    /// Fast-math flags.
    pub(super) flags: OpFlags,
    /// `musttail`.
    pub(super) musttail: bool,
    /// Where the result goes.
    pub(super) dst: Reg,
    /// What metadata promises about the result.
    pub(super) promised: Vec<Promise>,
    /// Where an `invoke` goes on.
    pub(super) then: Option<EdgeId>,
    /// Where it goes if the callee unwinds.
    pub(super) unwind: Option<EdgeId>,
}

impl Builder<'_> {
    pub(super) fn call(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
        around: Around,
    ) -> Lowered<Op> {
        if let Value::Asm(asm) = site.callee {
            return self.assembly(asm, around.then);
        }
        let direct = self.direct_callee(site.callee);
        if let Some((global, name)) = direct.and_then(|global| Some((global, self.intrinsic_name(global)?))) {
            return self.intrinsic(scope, site, global, &name, around);
        }
        for bundle in &site.bundles {
            let tag = self.module.strings.text(bundle.tag);
            // What a comparison of functions cannot leave out: who is called, and what is done with the result.
            let is_ignored = match &*tag {
                "cold" => true,
                "clang.arc.attachedcall" | "kcfi" => !self.opaque_intrinsics,
                _ => false,
            };
            if !is_ignored {
                return Err(format!("a call with the operand bundle \"{tag}\""));
            }
        }
        let callee = self.callee(scope, site, direct)?;
        self.call_of(scope, site, callee, around)
    }

    /// The function that is named as the callee.
    fn direct_callee(&self, callee: Value) -> Option<GlobalId> {
        let Value::Const(id) = callee else { return None };
        match self.module.constants[id].kind {
            ConstKind::Global(global) => {
                let global = self.behind_aliases(global);
                self.module.globals[global].as_function().map(|_| global)
            }
            _ => None,
        }
    }

    fn intrinsic_name(&self, global: GlobalId) -> Option<Vec<u8>> {
        let name = self.module.strings.bytes(self.module.globals[global].name?);
        name.starts_with(b"llvm.").then(|| name.to_vec())
    }

    fn callee(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
        direct: Option<GlobalId>,
    ) -> Lowered<Callee> {
        let Some(global) = direct else { return Ok(Callee::Pointer(self.operand(scope, site.callee)?)) };
        if self.is_undefined_weak(global) {
            return Ok(Callee::Pointer(self.operand(scope, site.callee)?));
        }
        let object = self.object_of(global)?;
        Ok(match self.objects[object].kind {
            // A call under another type than the function's own is checked when it happens.
            ObjectKind::Function(function) if self.module.globals[global].value_type() == site.fn_ty => {
                Callee::Function(function)
            }
            ObjectKind::Primitive(primitive) => Callee::Primitive(primitive),
            ObjectKind::External(external) => Callee::External(external),
            // Verifiers agree on the name of an input, not on its type: it is the one that the program declares.
            ObjectKind::Function(_) if self.is_input(global, site) => Callee::Primitive(Primitive::AnyInt),
            _ => Callee::Pointer(self.operand(scope, site.callee)?),
        })
    }

    /// Whether this is a call without arguments of the platform's `nondet_int` or the like for an integer. A program may have functions of such names itself.
    fn is_input(&self, global: GlobalId, site: &ir::inst::CallSite) -> bool {
        let name = self.module.globals[global].name.map_or(&b""[..], |name| self.module.strings.bytes(name));
        let Type::Function { ret, .. } = self.module.types[site.fn_ty] else { return false };
        let body = self.module.globals[global].as_function().and_then(|function| function.body.as_ref());
        // Code of the platform has no positions.
        let is_own = |inst: &ir::inst::Inst| inst.dbg.is_some() || inst.pos.0 != 0;
        if body.is_some_and(|body| body.insts.values().any(is_own)) {
            return false;
        }
        let fits = matches!(self.module.types[ret], Type::Int(1..=64));
        fits && site.args.is_empty()
            && (name.starts_with(b"nondet_") || name.starts_with(b"__VERIFIER_nondet_"))
    }

    pub(super) fn call_of(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
        callee: Callee,
        Around { musttail, dst, promised, then, unwind, .. }: Around,
    ) -> Lowered<Op> {
        let Type::Function { ret, params, vararg } = &self.module.types[site.fn_ty] else {
            return Err("a call of no function type".to_string());
        };
        let ret = self.shape(*ret)?;
        let mut args = Vec::with_capacity(site.args.len());
        let mut promises = Vec::new();
        // A function without its code checks nothing itself: what it declares counts at the call, together with what the call says.
        let module = self.module;
        let declared = { self.direct_callee(site.callee) }
            .filter(|_| self.opaque_intrinsics)
            .and_then(|global| module.globals[global].as_function());
        for (place, arg) in site.args.iter().enumerate() {
            let value = self.operand(scope, arg.value)?;
            let shape = self.shape(arg.ty)?;
            let byval = self.byval(arg.attrs)?;
            args.push(Argument { value, shape, byval });
            let attrs = declared.and_then(|it| it.param_attrs.get(place).copied().flatten());
            let promised = self.promises_of_both(arg.attrs, attrs);
            promises.extend(promised.into_iter().map(|promise| Promised { value, shape, promise }));
        }
        let mut ret_promises = self.promises_of_both(site.ret_attrs, declared.and_then(|it| it.ret_attrs));
        ret_promises.extend(promised);
        if let Callee::Function(function) = callee
            && !self.opaque_intrinsics
        {
            // The function checks its own when it returns.
            let global = &self.module.globals[self.functions[function].global];
            let own =
                global.as_function().map_or_else(Vec::new, |function| self.promises(function.ret_attrs));
            if ret_promises.iter().all(|promise| own.contains(promise)) {
                ret_promises.clear();
            }
        }
        let checks_parameters = match callee {
            Callee::Function(function) => self.repeats_attributes(function, site),
            _ => false,
        };
        let site = CallSite {
            callee,
            args: args.into(),
            fixed: params.len() as u32,
            vararg: *vararg,
            ret,
            dst,
            promises: promises.into(),
            ret_promises: ret_promises.into(),
            then,
            unwind,
            musttail,
            checks_parameters,
        };
        let place = self.code.sites.len() as u32;
        self.code.sites.push(site);
        Ok(Op::Call(place))
    }

    /// Whether a call has the same attributes on its arguments as the function on its parameters, as compilers write them.
    fn repeats_attributes(&self, function: crate::code::FuncId, site: &ir::inst::CallSite) -> bool {
        let global = self.functions[function].global;
        let Some(function) = self.module.globals[global].as_function() else { return false };
        let arguments = site.args.iter().map(|arg| arg.attrs);
        function.param_attrs.iter().zip(arguments).all(|(param, arg)| {
            let promises = self.promises(*param);
            // Without `noundef`, breaking another promise makes the parameter poison, which only the callee sees.
            promises.is_empty() || (*param == arg && promises.contains(&Promise::NoUndef))
        })
    }

    /// The size and alignment of what a `byval` argument points to.
    fn byval(&self, attrs: Option<AttrSetId>) -> Lowered<Option<(u64, u64)>> {
        let mut size = None;
        let mut align = None;
        for attr in self.module.attrs_of(attrs) {
            match attr {
                Attr::Type(AttrKind::ByVal, ty) => {
                    size = Some((self.alloc_size(*ty)?, self.layouts.abi_align(*ty).unwrap_or(1)));
                }
                Attr::Int(AttrKind::Align, bytes) => align = Some(*bytes),
                Attr::Type(AttrKind::InAlloca | AttrKind::Preallocated, _) => {
                    return Err("an argument passed with inalloca or preallocated".to_string());
                }
                _ => {}
            }
        }
        Ok(size.map(|(size, abi)| (size, align.unwrap_or(abi).max(abi))))
    }

    /// What attributes promise about a value.
    pub(super) fn promises(&self, attrs: Option<AttrSetId>) -> Vec<Promise> {
        promises(self.module, attrs)
    }

    fn assembly(&mut self, asm: ir::inst::AsmId, then: Option<EdgeId>) -> Lowered<Op> {
        let asm = &self.module.asms[asm];
        let text = self.module.strings.bytes(asm.assembly);
        let Type::Function { ret, .. } = self.module.types[asm.ty] else {
            return Err("inline assembly".into());
        };
        // Empty assembly without a result keeps the compiler from moving things, and does nothing.
        if text.iter().all(u8::is_ascii_whitespace) && self.module.types[ret] == Type::Void {
            return Ok(then.map_or(Op::Nop, Op::Jump));
        }
        Err(format!("the inline assembly \"{}\"", String::from_utf8_lossy(text)))
    }

    fn intrinsic(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
        declared: GlobalId,
        name: &[u8],
        around: Around,
    ) -> Lowered<Op> {
        let text = String::from_utf8_lossy(name).into_owned();
        if let Some(function) = intrinsic::library_function(name) {
            let callee = match self.global_named(&function) {
                Some(global) => self.callee_named(global)?,
                None => Callee::External(self.external(&function)),
            };
            return self.call_of(scope, site, callee, Around { musttail: false, ..around });
        }
        if let Some(name) = text.strip_prefix("llvm.experimental.constrained.") {
            return self.constrained(scope, site, declared, name, around);
        }
        let guards = text == "llvm.experimental.guard" || text.starts_with("llvm.experimental.deoptimize.");
        if guards && self.opaque_intrinsics && around.then.is_none() {
            return self.deoptimise(scope, site, text == "llvm.experimental.guard");
        }
        let known = Intrinsic::named(name).filter(|which| self.has_meaning(*which, site));
        let plain = site.args.iter().all(|arg| !matches!(arg.value, Value::Metadata(_)));
        if known.is_none() && self.opaque_intrinsics && plain && site.bundles.is_empty() {
            let callee = Callee::External(self.external(&text));
            return self.call_of(scope, site, callee, Around { musttail: false, ..around });
        }
        let which = known.ok_or_else(|| format!("the intrinsic {text}"))?;
        if which == Intrinsic::Nothing {
            return Ok(around.then.map_or(Op::Nop, Op::Jump));
        }
        self.intrinsic_call(scope, site, declared, which, around)
    }

    /// A call of an intrinsic that is an operation of its own.
    pub(super) fn intrinsic_call(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
        declared: GlobalId,
        which: Intrinsic,
        Around { flags, dst, promised, then, .. }: Around,
    ) -> Lowered<Op> {
        if then.is_some() {
            let name = self.intrinsic_name(declared).unwrap_or_default();
            return Err(format!("an invoke of {}", String::from_utf8_lossy(&name)));
        }
        let Type::Function { ret, .. } = self.module.types[site.fn_ty] else {
            return Err("a call of no function type".to_string());
        };
        if which == Intrinsic::PtrMask && self.aligns_argument(scope, site, dst) {
            return Err("va_arg of a type of 16 bytes that may be in registers".to_string());
        }
        let which = if which == Intrinsic::MulAdd { self.contraction(scope, ret)? } else { which };
        let ret = self.shape(ret)?;
        let declared = self.module.globals[declared].as_function();
        let mut args = Vec::with_capacity(site.args.len());
        let mut arg_promises = Vec::new();
        let mut align_logs = [0; 2];
        for (place, arg) in site.args.iter().enumerate() {
            if matches!(arg.value, Value::Metadata(_)) {
                continue;
            }
            let (value, shape) = (self.operand(scope, arg.value)?, self.shape(arg.ty)?);
            args.push((value, shape));
            let attrs = declared.and_then(|it| it.param_attrs.get(place).copied().flatten());
            for promise in self.promises_of_both(arg.attrs, attrs) {
                if let (Promise::Align(bytes), Some(log)) = (&promise, align_logs.get_mut(place))
                    && matches!(
                        which,
                        Intrinsic::MemCpy
                            | Intrinsic::MemMove
                            | Intrinsic::MemSet
                            | Intrinsic::MaskedExpandLoad
                            | Intrinsic::MaskedCompressStore
                    )
                {
                    *log = bytes.trailing_zeros().max((*log).into()) as u8;
                }
                arg_promises.push(Promised { value, shape, promise });
            }
        }
        let mut ret_promises = self.promises_of_both(site.ret_attrs, declared.and_then(|it| it.ret_attrs));
        ret_promises.extend(promised);
        let promises = self.promises_of_bundles(scope, site)?;
        let call = IntrinsicCall {
            which,
            flags,
            ret,
            dst,
            args: args.into(),
            promises,
            arg_promises: arg_promises.into(),
            ret_promises: ret_promises.into(),
            align_logs,
        };
        Ok(self.general(General::Intrinsic(Box::new(call))))
    }

    /// Whether clang's `va_arg` for x86-64 aligns the place of an argument with this call, which other arguments of its type have in registers: those that are laid out one after
    /// the other, as here, are not aligned (`sem::intrinsic::varargs`).
    fn aligns_argument(&self, scope: &Scope<'_>, site: &ir::inst::CallSite, dst: Reg) -> bool {
        let [_, mask] = &site.args[..] else { return false };
        let Value::Const(mask) = mask.value else { return false };
        let is_16 = ir::constant::as_index(&self.module.constants[mask].kind) == Some(16u64.wrapping_neg());
        let is_dst = |value: &Value| matches!(value, Value::Local(local) if scope.reg(*local) == Ok(dst));
        is_16
            && scope.body.insts.values().any(|inst| match &inst.op {
                ir::inst::Op::Phi { incoming, .. } => incoming.iter().any(|(value, _)| is_dst(value)),
                _ => false,
            })
    }

    /// Whether an intrinsic has a meaning with these types and immediate arguments.
    fn has_meaning(&self, which: Intrinsic, site: &ir::inst::CallSite) -> bool {
        let is_field = matches!(which, Intrinsic::UnsignedField | Intrinsic::SignedField);
        if !is_field && !matches!(which, Intrinsic::X86(_) | Intrinsic::Sve(_)) {
            return true;
        }
        let Type::Function { ret, .. } = self.module.types[site.fn_ty] else { return false };
        let known = |place: usize| match site.args.get(place)?.value {
            Value::Const(id) => ir::constant::as_index(&self.module.constants[id].kind),
            _ => None,
        };
        let args: Lowered<Vec<_>> = site.args.iter().map(|arg| self.lanes(arg.ty)).collect();
        let (Ok(ret), Ok(args)) = (self.lanes(ret), args) else { return false };
        match which {
            Intrinsic::X86(which) => which.has_meaning(ret, &args, known),
            Intrinsic::Sve(which) => which.has_meaning(ret, &args, known),
            // What a length of all bits means depends on who is asked.
            _ => ret.width == 32 || (ret.width == 64 && known(2).is_some_and(|length| length < 64)),
        }
    }

    /// What the attributes of a call and of the function it names promise together.
    fn promises_of_both(&self, call: Option<AttrSetId>, function: Option<AttrSetId>) -> Vec<Promise> {
        let mut promises = self.promises(call);
        for promise in self.promises(function) {
            if !promises.contains(&promise) {
                promises.push(promise);
            }
        }
        promises
    }

    /// What an assumption says in its operand bundles: `"align"(ptr %p, i64 8)`.
    fn promises_of_bundles(
        &mut self,
        scope: &Scope<'_>,
        site: &ir::inst::CallSite,
    ) -> Lowered<Box<[Promised]>> {
        let mut promises = Vec::new();
        for bundle in &site.bundles {
            let known = |place: usize| match bundle.inputs.get(place)?.1 {
                Value::Const(id) => ir::constant::as_index(&self.module.constants[id].kind),
                _ => None,
            };
            let promise = match (self.module.strings.bytes(bundle.tag), bundle.inputs.len()) {
                (b"nonnull", 1) => Some(Promise::NonNull),
                (b"noundef", 1) => Some(Promise::NoUndef),
                (b"align", 2) => known(1).filter(|bytes| bytes.is_power_of_two()).map(Promise::Align),
                (b"dereferenceable", 2) => known(1).map(Promise::Dereferenceable),
                (b"dereferenceable_or_null", 2) => known(1).map(Promise::DereferenceableOrNull),
                (b"align", 3) => (known(1).filter(|bytes| bytes.is_power_of_two()).zip(known(2)))
                    .map(|(bytes, offset)| Promise::AlignBefore { bytes, offset }),
                _ => None,
            };
            if let (Some(promise), Some(&(ty, value))) = (promise, bundle.inputs.first()) {
                let (value, shape) = (self.operand(scope, value)?, self.shape(ty)?);
                promises.push(Promised { value, shape, promise });
                continue;
            }
            let tag = self.module.strings.text(bundle.tag);
            if self.opaque_intrinsics && !matches!(&*tag, "ignore" | "cold") {
                return Err(format!("an assumption with an operand bundle of this form: \"{tag}\""));
            }
        }
        Ok(promises.into())
    }

    fn callee_named(&mut self, global: GlobalId) -> Lowered<Callee> {
        debug_assert!(matches!(self.module.globals[global].kind, GlobalKind::Function(_)));
        let object = self.object_of(global)?;
        Ok(match self.objects[object].kind {
            ObjectKind::Function(function) => Callee::Function(function),
            ObjectKind::External(external) => Callee::External(external),
            _ => return Err("a library function that is none".to_string()),
        })
    }
}

/// What attributes promise about a value.
pub fn promises(module: &Module, attrs: Option<AttrSetId>) -> Vec<Promise> {
    let promised = |attr: &Attr| match attr {
        Attr::Flag(AttrKind::NoUndef) => Some(Promise::NoUndef),
        Attr::Flag(AttrKind::NonNull) => Some(Promise::NonNull),
        Attr::Int(AttrKind::Align, bytes) => Some(Promise::Align(*bytes)),
        Attr::Int(AttrKind::Dereferenceable, bytes) => Some(Promise::Dereferenceable(*bytes)),
        Attr::Int(AttrKind::DereferenceableOrNull, bytes) => Some(Promise::DereferenceableOrNull(*bytes)),
        Attr::Range(_, range) => Some(Promise::Range([(**range).clone()].into())),
        Attr::Text(AttrKind::NoFpClass, text) => {
            ir::attribute::fp_class_mask(&module.strings.text(*text)).map(Promise::NoFpClass)
        }
        _ => None,
    };
    module.attrs_of(attrs).filter_map(promised).collect()
}
