//! A function as the simulation sees it: each instruction as a template with operands, and what kind of step it is.
//!
//! A template is the instruction's text without its operands and without what it promises, so that the same operation has the same template in two modules.

use arena::Id as _;
use ir::Module;
use ir::attribute::AttrKind;
use ir::function::{BlockId, Body, InstId, Local, LocalId};
use ir::global::{GlobalId, GlobalKind};
use ir::inst::{Align, BinaryOp, CallSite, CastOp, Inst, Op, Ordering, TailKind, Value};
use ir::layout::Layouts;
use ir::metadata::{Md, MdId};
use ir::types::{Type, TypeId};
use rustc_hash::FxHashMap;

use super::refinement::free_flags;
use super::said::{strip_promises, words_of};
use super::shared::Shared;
use super::values::{Id, Known, Promises, Text, Values};
use crate::effects::Effects;

/// What a step is to a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Its result is a function of its operands, and it may be left out or done twice.
    Pure,
    /// The same, but it may be undefined: who does it must be sure that the other does.
    MayFail,
    /// The same, with memory as another operand.
    Reads,
    /// It changes memory, and nothing else. It may be undefined.
    Writes,
    /// The same, and from then on something may be alive that was not, or the other way round.
    Lives,
    /// Undefined if its operand is false.
    Assumes,
    /// It gives something new or arbitrary: one of the target belongs to one of the source.
    Fresh,
    /// The world sees it, or it may not return.
    Event,
    /// A load of a variable that only this function knows, or a store to it.
    Get(u32),
    Set(u32),
    /// Its life begins, or ends.
    Begin(u32),
    Forget(u32),
    Nothing,
    Phi,
    End,
}

pub(super) struct Step {
    pub(super) kind: Kind,
    pub(super) what: Text,
    pub(super) known: Known,
    pub(super) promises: Promises,
    pub(super) operands: Vec<Value>,
    /// Its place in memory is an operand: what is accessed, as a template of its own.
    pub(super) place: Option<(Text, usize)>,
    pub(super) tail: TailKind,
    /// Whether its operands are what is called and then each argument.
    pub(super) calls_plainly: bool,
    pub(super) result: Option<LocalId>,
    /// The type of its result, as text.
    pub(super) ty: Text,
    /// How many bytes of memory it reads, if it is a load of one scalar that fills them.
    pub(super) length: Option<u64>,
}

/// One of both functions.
pub(super) struct Code {
    pub(super) module: Module,
    pub(super) body: Body,
    pub(super) steps: Vec<Step>,
    /// How many variables are taken for registers.
    pub(super) slots: u32,
    /// The types of registers and of these variables, as text.
    pub(super) types: Vec<Text>,
    /// Which of them have markers of their lives.
    pub(super) has_life: Vec<bool>,
    /// Where others may know its locals.
    pub(super) shared: Shared,
    /// Whether it promises not to unwind.
    pub(super) never_unwinds: bool,
    /// Whether null may be the address of something.
    pub(super) null_is_valid: bool,
    pub(super) has_floats: bool,
    pub(super) inexact: bool,
    pub(super) function: GlobalId,
    pub(super) constants: FxHashMap<u32, Id>,
    /// Nodes of metadata that are only the same as themselves, by what they say.
    pub(super) distinct: FxHashMap<String, MdId>,
}

impl Code {
    /// None if there is something in it that this knows nothing about.
    pub(super) fn of(module: &Module, name: &str, values: &mut Values) -> Option<Code> {
        let mut stripped = module.clone();
        let symbol = stripped.strings.lookup(name.as_bytes())?;
        let function = stripped.globals.iter().find(|(_, global)| global.name == Some(symbol))?.0;
        let body = stripped.globals[function].as_function()?.body.clone()?;
        let blank = stripped.strings.intern(b"$");
        let mut code = Code {
            module: module.clone(),
            steps: Vec::with_capacity(body.insts.len()),
            slots: 0,
            types: Vec::new(),
            has_life: Vec::new(),
            shared: Shared::default(),
            never_unwinds: false,
            null_is_valid: false,
            has_floats: false,
            inexact: false,
            function,
            constants: FxHashMap::default(),
            distinct: FxHashMap::default(),
            body,
        };
        let slots = code.variables_as_registers();
        code.slots = slots.len() as u32;
        code.has_life = vec![false; slots.len()];
        let mut types: Vec<TypeId> = code.body.locals.values().map(|local| local.ty).collect();
        let mut variables: Vec<(u32, TypeId)> = slots.values().copied().collect();
        variables.sort_unstable_by_key(|(slot, _)| *slot);
        types.extend(variables.into_iter().map(|(_, ty)| ty));
        code.types = types.into_iter().map(|ty| values.text(&ir::print::type_text(module, ty))).collect();
        let own = code.module.globals[function].as_function()?;
        let has_copies = own.param_attrs.iter().any(|set| {
            [AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated]
                .iter()
                .any(|kind| crate::effects::has(&code.module, *set, *kind))
        });
        // Further arguments are copies, too, and anybody may have been told where.
        let has_more = matches!(code.module.types[own.ty], Type::Function { vararg: true, .. });
        code.shared = Shared::of(&code, &code.body, has_copies || has_more);
        code.never_unwinds = crate::effects::has(&code.module, own.attrs, AttrKind::NoUnwind);
        code.null_is_valid = crate::effects::has(&code.module, own.attrs, AttrKind::NullPointerIsValid);
        // Registers of the stripped function are blanks, one for each type.
        let GlobalKind::Function(own) = &mut stripped.globals[function].kind else { return None };
        let bare = own.body.as_mut()?;
        bare.attachments.clear();
        bare.records.clear();
        bare.locals.values_mut().for_each(|local| local.name = Some(blank));
        let mut blanks: FxHashMap<TypeId, LocalId> = FxHashMap::default();
        let mut steps = Vec::with_capacity(code.body.insts.len());
        let insts = code.body.insts.clone();
        let layouts = Layouts::of(module).ok();
        for (id, inst) in insts.iter() {
            let step = code.step(id, inst, &slots, layouts.as_ref(), values)?;
            let mut strip = inst.op.clone();
            if matches!(step.kind, Kind::Phi | Kind::End | Kind::Nothing) && !matches!(inst.op, Op::Invoke(_))
            {
                steps.push(step);
                continue;
            }
            strip_promises(&mut strip);
            let mut fits = true;
            strip.for_each_value_mut(|value| {
                let ty = code.module.type_of(&code.body, *value);
                match value {
                    Value::Local(_) | Value::Const(_) => {
                        let blank = *blanks
                            .entry(ty)
                            .or_insert_with(|| bare.locals.push(Local { ty, name: Some(blank), def: None }));
                        *value = Value::Local(blank);
                    }
                    Value::Metadata(operand) => {
                        fits &= matches!(code.body.md_operands.get(*operand), Some(Md::Str(_)));
                    }
                    Value::Asm(_) => {}
                }
            });
            if !fits {
                return None;
            }
            let place = InstId::new(id.index());
            bare.insts[place] = Inst { op: strip, dbg: None, ..inst.clone() };
            steps.push(step);
        }
        let mut parts = ir::print::Parts::new(&stripped, Some(function));
        for (at, step) in steps.iter_mut().enumerate() {
            if matches!(step.kind, Kind::Phi | Kind::End | Kind::Nothing) {
                continue;
            }
            let mut text = parts.inst(InstId::new(at));
            let op = &code.body.insts[InstId::new(at)].op;
            if let Some(site) = op.call_site() {
                // What must be the same beside what is called with what.
                for set in
                    [site.fn_attrs, site.ret_attrs].into_iter().chain(site.args.iter().map(|arg| arg.attrs))
                {
                    text.push_str(&format!(" {:?}", words_of(module, set).0));
                }
            }
            if let Known::Offset(distance) = step.known {
                text = format!("offset {distance}");
            }
            step.what = values.text(&text);
            if step.promises.flags & free_flags() != 0 {
                values.note_drawn(step.what);
            }
            if let Kind::Pure | Kind::MayFail = step.kind {
                values.note_instruction(step.what);
            }
            if let Some((place, _)) = &mut step.place {
                *place = values.text(&format!("access {text}"));
            }
        }
        for step in &steps {
            if let Kind::Begin(slot) | Kind::Forget(slot) = step.kind {
                code.has_life[slot as usize] = true;
            }
        }
        code.steps = steps;
        Some(code)
    }

    /// The allocas whose contents may be registers: of one scalar that is only loaded and stored as a whole.
    fn variables_as_registers(&mut self) -> FxHashMap<LocalId, (u32, TypeId)> {
        let mut fit: FxHashMap<LocalId, (u32, TypeId)> = FxHashMap::default();
        let restores = |inst: &Inst| {
            let site = inst.op.call_site();
            site.is_some_and(|site| self.callee_name(site).starts_with("llvm.stackrestore"))
        };
        if self.body.insts.values().any(restores) {
            // Variables may end before the function does.
            return fit;
        }
        let mut aligned: FxHashMap<LocalId, u64> = FxHashMap::default();
        let first = self.body.blocks.ids().next();
        for (_, inst) in first.into_iter().flat_map(|block| self.body.block_insts(block)) {
            if let (
                Op::Alloca { ty, count: None, addrspace: 0, inalloca: false, swifterror: false, align },
                Some(result),
            ) = (&inst.op, inst.result)
                && let Some(align) = align.bytes()
                && is_whole_scalar(&self.module, *ty)
            {
                fit.insert(result, (0, *ty));
                aligned.insert(result, align);
            }
        }
        // An access may not ask for more than the variable has.
        let is_aligned = |local: &LocalId, align: &Align| {
            align.bytes().is_some_and(|bytes| aligned.get(local).is_some_and(|has| bytes <= *has))
        };
        for inst in self.body.insts.values() {
            let mut used: Vec<LocalId> = Vec::new();
            inst.op.for_each_value(|value| {
                if let Value::Local(local) = value {
                    used.push(*local);
                }
            });
            for local in used {
                let Some((_, ty)) = fit.get(&local) else { continue };
                let fine = match &inst.op {
                    Op::Load {
                        ty: loaded, volatile: false, ordering: Ordering::NotAtomic, align, ..
                    } => loaded == ty && is_aligned(&local, align),
                    Op::Store(store) => {
                        !store.volatile
                            && is_aligned(&local, &store.align)
                            && store.ordering == Ordering::NotAtomic
                            && store.value != Value::Local(local)
                            && self.module.type_of(&self.body, store.value) == *ty
                    }
                    Op::Call(call) => {
                        let name = self.callee_name(&call.site);
                        name.starts_with("llvm.lifetime.")
                    }
                    _ => false,
                };
                if !fine {
                    fit.remove(&local);
                }
            }
        }
        let mut order: Vec<LocalId> = fit.keys().copied().collect();
        order.sort_unstable_by_key(|local| local.index());
        for (place, local) in order.into_iter().enumerate() {
            if let Some(slot) = fit.get_mut(&local) {
                slot.0 = place as u32;
            }
        }
        fit
    }

    pub(super) fn callee_name(&self, site: &CallSite) -> String {
        let called = crate::promises::called(&self.module, site.callee);
        let name = called.and_then(|global| self.module.globals[global].name);
        name.map_or(String::new(), |name| self.module.strings.text(name).into_owned())
    }

    fn step(
        &mut self,
        id: InstId,
        inst: &Inst,
        slots: &FxHashMap<LocalId, (u32, TypeId)>,
        layouts: Option<&Layouts<'_>>,
        values: &mut Values,
    ) -> Option<Step> {
        let mut operands = Vec::new();
        inst.op.for_each_value(|value| {
            if matches!(value, Value::Local(_) | Value::Const(_)) {
                operands.push(*value);
            }
        });
        let slot = |value: &Value| match value {
            Value::Local(local) => slots.get(local).map(|(slot, _)| *slot),
            _ => None,
        };
        if let Some(result) = inst.result {
            let scalar = self.module.types.scalar(self.body.locals[result].ty);
            self.has_floats |= self.module.types.is_float(scalar);
        }
        let mut known = Known::Other;
        let mut length = None;
        let mut place = None;
        let mut tail = TailKind::None;
        let kind = match &inst.op {
            Op::Phi { flags, .. } if flags.is_empty() => Kind::Phi,
            Op::Phi { .. } => return None,
            Op::Ret(_) | Op::Br(_) | Op::CondBr { .. } | Op::Switch(_) | Op::Unreachable | Op::Resume(_) => {
                Kind::End
            }
            Op::Binary { op, rhs, .. } => {
                known = Known::Binary(*op);
                match op {
                    BinaryOp::UDiv | BinaryOp::URem | BinaryOp::SDiv | BinaryOp::SRem => {
                        let signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
                        match self.is_safe_divisor(*rhs, signed) {
                            true => Kind::Pure,
                            false => Kind::MayFail,
                        }
                    }
                    _ => Kind::Pure,
                }
            }
            Op::ICmp { predicate, lhs, .. } => {
                if self.module.types.is_int(self.module.type_of(&self.body, *lhs)) {
                    known = Known::Compare(*predicate);
                }
                Kind::Pure
            }
            Op::Cast { op, to, .. } => {
                if let (CastOp::Trunc | CastOp::ZExt | CastOp::SExt, Type::Int(width)) =
                    (op, &self.module.types[*to])
                {
                    known = Known::Cast(*op, *width);
                }
                Kind::Pure
            }
            Op::Select { cond, .. } => {
                if self.module.types.is_int(self.module.type_of(&self.body, *cond)) {
                    known = Known::Select;
                }
                Kind::Pure
            }
            Op::FNeg { .. }
            | Op::FCmp { .. }
            | Op::ExtractElement { .. }
            | Op::InsertElement { .. }
            | Op::ShuffleVector { .. }
            | Op::ExtractValue { .. }
            | Op::InsertValue(_) => Kind::Pure,
            Op::Gep { flags, source, base, indices } => {
                let types = &self.module.types;
                if matches!(types[self.module.type_of(&self.body, *base)], Type::Ptr { addrspace: 0 }) {
                    let scalars =
                        indices.iter().all(|index| types.is_int(self.module.type_of(&self.body, *index)));
                    let distance =
                        layouts.and_then(|layouts| self.distance(layouts, *flags, *source, indices));
                    known = match distance {
                        Some(distance) => {
                            operands.truncate(1);
                            Known::Offset(distance)
                        }
                        None if scalars => {
                            let strides = layouts.and_then(|layouts| self.strides(layouts, *source, indices));
                            Known::Address(values.strides(strides))
                        }
                        None => Known::Other,
                    };
                }
                Kind::Pure
            }
            Op::Freeze(_) => Kind::Fresh,
            Op::Alloca { .. } if inst.result.is_some_and(|result| slots.contains_key(&result)) => {
                Kind::Nothing
            }
            Op::Alloca { .. } => Kind::Fresh,
            Op::Load { ty, ptr, volatile: false, ordering: Ordering::NotAtomic, .. } => match slot(ptr) {
                Some(slot) => {
                    operands.clear();
                    Kind::Get(slot)
                }
                None => {
                    place = Some((0, 0));
                    length = self.scalar_size(layouts, *ty);
                    Kind::Reads
                }
            },
            Op::Store(store) if !store.volatile && store.ordering == Ordering::NotAtomic => {
                match slot(&store.ptr) {
                    Some(slot) => {
                        operands.truncate(1);
                        Kind::Set(slot)
                    }
                    None => {
                        let ty = self.module.type_of(&self.body, store.value);
                        if let Some(size) = self.stored_size(layouts, ty) {
                            known = Known::Store(size, values.text(&ir::print::type_text(&self.module, ty)));
                        }
                        place = Some((0, 1));
                        Kind::Writes
                    }
                }
            }
            Op::Load { .. } | Op::Store(_) | Op::Fence { .. } | Op::CmpXchg(_) | Op::AtomicRmw(_) => {
                Kind::Event
            }
            Op::Call(call) => {
                tail = call.tail;
                if tail == TailKind::MustTail {
                    return None;
                }
                let kind = self.call_kind(&call.site, &operands, slots)?;
                match kind {
                    Kind::Begin(_) | Kind::Forget(_) => operands.clear(),
                    Kind::Writes => place = Some((0, 0)),
                    _ => {}
                }
                kind
            }
            Op::Invoke(_) | Op::LandingPad(_) | Op::VaArg { .. } => return None,
            Op::IndirectBr { .. }
            | Op::CallBr(_)
            | Op::CleanupRet { .. }
            | Op::CatchRet { .. }
            | Op::CatchSwitch(_)
            | Op::CatchPad { .. }
            | Op::CleanupPad { .. } => return None,
        };
        let promises = self.promises(id, inst, values)?;
        let ty = inst.result.map_or_else(|| values.text("void"), |result| self.types[result.index()]);
        let result = inst.result;
        let calls_plainly = inst.op.call_site().is_some_and(|site| {
            let plain = |value: &Value| matches!(value, Value::Local(_) | Value::Const(_));
            plain(&site.callee) && site.args.iter().all(|arg| plain(&arg.value))
        });
        Some(Step {
            kind,
            what: 0,
            known,
            promises,
            operands,
            place,
            tail,
            calls_plainly,
            result,
            ty,
            length,
        })
    }

    fn call_kind(
        &self,
        site: &CallSite,
        operands: &[Value],
        slots: &FxHashMap<LocalId, (u32, TypeId)>,
    ) -> Option<Kind> {
        let name = self.callee_name(site);
        if name.starts_with("llvm.dbg.") {
            return Some(Kind::Nothing);
        }
        if name.starts_with("llvm.lifetime.") {
            let slot = operands.iter().find_map(|value| match value {
                Value::Local(local) => slots.get(local).map(|(slot, _)| *slot),
                _ => None,
            });
            let begins = name.starts_with("llvm.lifetime.start");
            return Some(slot.map_or(Kind::Lives, if begins { Kind::Begin } else { Kind::Forget }));
        }
        if name == "llvm.assume" {
            return Some(Kind::Assumes);
        }
        if ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."].iter().any(|start| name.starts_with(start)) {
            // The last argument says whether it is volatile.
            let last = site.args.last().map(|arg| arg.value);
            return Some(match last.and_then(|value| self.number(value)) {
                Some(volatile) if volatile.is_zero() => Kind::Writes,
                _ => Kind::Event,
            });
        }
        let function = crate::promises::called(&self.module, site.callee)
            .and_then(|global| self.module.globals[global].as_function());
        let declared = function.and_then(|function| function.attrs);
        let has =
            |kind| [declared, site.fn_attrs].iter().any(|set| crate::effects::has(&self.module, *set, kind));
        // What depends on who else comes this way is another thing on another way.
        if has(AttrKind::ReturnsTwice) || crate::convergence::is_convergent(&self.module, site) {
            return None;
        }
        let effects = Effects::of(&self.module, &[site.fn_attrs, declared]);
        let returns = effects.returns && !effects.unwinds && !effects.never_returns;
        let quiet = !effects.is_seen() && !effects.hidden.0 && !effects.frees;
        Some(match () {
            () if !name.starts_with("llvm.") || !returns || !quiet => Kind::Event,
            () if effects.reads() => Kind::Event,
            // More lanes than a vector has are undefined, whatever declarations say.
            () if effects.speculatable && !self.binds(site) && !crate::opaque::is_predicated(&name) => {
                Kind::Pure
            }
            () => Kind::MayFail,
        })
    }

    /// Whether it is undefined to call something with a wrong argument, or for it to give a wrong result.
    fn binds(&self, site: &CallSite) -> bool {
        let called = crate::promises::called(&self.module, site.callee);
        let declared = called.and_then(|global| self.module.globals[global].as_function());
        let mut sets = vec![site.ret_attrs];
        sets.extend(site.args.iter().map(|arg| arg.attrs));
        sets.extend(declared.map(|function| function.ret_attrs));
        sets.extend(declared.into_iter().flat_map(|function| function.param_attrs.iter().copied()));
        let strict = [AttrKind::NoUndef, AttrKind::Dereferenceable, AttrKind::DereferenceableOrNull];
        let mut kinds = sets.iter().flat_map(|set| self.module.attrs_of(*set));
        kinds.any(|attr| crate::promises::kind_of(attr).is_some_and(|kind| strict.contains(&kind)))
    }

    pub(super) fn parameters(&self) -> usize {
        self.module.globals[self.function].as_function().map_or(0, |function| function.param_attrs.len())
    }

    /// The block that an instruction stands in.
    pub(super) fn block_of(&self, inst: InstId) -> BlockId {
        let after = self.body.blocks.as_slice().partition_point(|block| block.first.index() <= inst.index());
        BlockId::new(after.saturating_sub(1))
    }
}

/// Whether a value of this type fills its bytes, and is one scalar.
pub(super) fn is_whole_scalar(module: &Module, ty: TypeId) -> bool {
    match module.types[ty] {
        Type::Int(width) => matches!(width, 8 | 16 | 32 | 64),
        Type::Ptr { addrspace: 0 } => true,
        Type::Float(kind) => matches!(kind, ir::types::FloatKind::Float | ir::types::FloatKind::Double),
        _ => false,
    }
}
