//! Calls of functions whose code is not looked at.
//!
//! What a call gives is a function of what it is given: the arguments, the memory that it can read, and what the world outside has seen before (a
//! token that each call with effects changes). In the source everything a call gives is a variable. A call of the target whose inputs refine those of a call
//! of the source gives the same; any other may give anything, be undefined, or never return.

use std::rc::Rc;

use ir::attribute::AttrKind;
use ir::function::Function;
use ir::inst::{CallSite, OpFlags};
use program::code::{EdgeId, Operand, SiteId};
use program::shape::{Kind, Leaf};
use sem::context::{Context, Control, Host, Step, Ub};
use sem::scalar::Poison;
use sem::ub::UbKind;
use symbolic::{Bool, Bv};
use term::{Sort, TermId};

use crate::domain::{ID_BITS, Logic, Prov, Scalar};
use crate::effects::{Effects, has};
use crate::leaving::How;
use crate::machine::Machine;
use crate::memory::{Havoc, MemId, Node};
use crate::outcome::Approximation;
use crate::world::Side;

/// What calls of the function that is looked at are named, since the two have different names. No name in LLVM has a NUL byte.
pub(crate) const ITSELF: &str = "\0itself";
/// What calls through pointers are named; which function that is says their first argument.
const THROUGH_POINTER: &str = "\0pointer";

/// An argument of a call.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) leaf: Leaf,
    pub(crate) value: Scalar,
    /// How many bytes are passed where it points.
    pub(crate) byval: Option<u64>,
    /// Whether the callee reads what it points to and does nothing else with it, and nobody writes there meanwhile.
    pub(crate) only_read: bool,
    /// Whether the callee may keep the pointer, and write where it leads.
    pub(crate) kept: bool,
    pub(crate) written: bool,
    /// Whether the callee may read, and write, through this pointer.
    pub(crate) accessed: (bool, bool),
}

impl Argument {
    /// A value that the callee neither keeps, if it is a pointer, nor uses to access memory.
    pub(crate) fn plain(leaf: Leaf, value: Scalar) -> Argument {
        let accessed = (false, false);
        Argument { leaf, value, byval: None, only_read: false, kept: false, written: false, accessed }
    }
}

/// One scalar of what a call gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given {
    /// The bits; the offset of a pointer.
    pub(crate) bits: TermId,
    pub(crate) poison: TermId,
    /// The name of the block of a pointer.
    pub(crate) block: Option<TermId>,
}

/// A call.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) name: String,
    /// What holds where it is made.
    pub(crate) path: Vec<TermId>,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) memory: MemId,
    pub(crate) token: TermId,
    pub(crate) argument_token: TermId,
    pub(crate) given: Vec<Given>,
    pub(crate) undefined: TermId,
    /// Whether it does not return, and whether it unwinds then.
    pub(crate) stops: TermId,
    pub(crate) unwinds: TermId,
    /// Which exception that is.
    pub(crate) exception: TermId,
    pub(crate) token_after: TermId,
    pub(crate) version: u32,
    pub(crate) effects: Effects,
    /// The blocks that it does not know.
    pub(crate) unknown: Rc<Vec<TermId>>,
}

/// What is to be called.
pub(crate) struct Request {
    pub(crate) name: String,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) effects: Effects,
    pub(crate) results: Vec<(Leaf, u32)>,
    /// The scalars of the argument that is returned, as they were before anybody chose what is undefined in them.
    pub(crate) returned: Vec<Scalar>,
    pub(crate) result_is_defined: bool,
    pub(crate) result_is_new: bool,
    /// Whether somebody is there to take an exception.
    pub(crate) is_invoked: bool,
    /// Whether the call itself says that there is none.
    pub(crate) denies_unwinding: bool,
}

/// The blocks that arguments lead to.
pub(crate) fn pointers_of(arguments: &[Argument]) -> Vec<TermId> {
    let block = |argument: &Argument| match argument.value.prov {
        Prov::Block { id, .. } => Some(id),
        Prov::None => None,
    };
    arguments.iter().filter_map(block).collect()
}

/// Whether a call has the type and the calling convention of a function: with others it is undefined.
fn fits(call: &CallSite, function: &Function) -> bool {
    call.cc == function.cc && call.fn_ty == function.ty
}

/// The arguments of a call without the function that is called through a pointer.
fn explicit<'a>(name: &str, arguments: &'a [Argument]) -> &'a [Argument] {
    match name {
        THROUGH_POINTER => arguments.get(1..).unwrap_or_default(),
        _ => arguments,
    }
}

impl<'p> Machine<'p> {
    /// The function of this name in the module of the running one.
    fn declared(&self, name: &str) -> Option<&'p Function> {
        let module = &self.program.module;
        let global = match name {
            ITSELF => Some(&module.globals[self.program.functions[self.function].global]),
            name => module.globals.values().find(|global| {
                global.name.is_some_and(|symbol| module.strings.bytes(symbol) == name.as_bytes())
            }),
        };
        global?.as_function()
    }

    /// The name of the function that a block certainly is.
    fn function_of(&self, id: TermId) -> Option<String> {
        let name = &self.world.named_block(id).filter(|named| !named.data)?.name;
        let name = name.strip_prefix('@').unwrap_or(name);
        self.declared(name).map(|_| name.to_string())
    }

    /// The name of the function that a pointer certainly leads to.
    fn function_at(&mut self, pointer: Operand) -> Option<String> {
        let value = self.raw(pointer);
        let Prov::Block { id, base } = value.prov else { return None };
        let is_clean = value.poison.flag == Bool::Const(false);
        let at_start = self.world.d.term(&value.bits) == base;
        self.function_of(id).filter(|_| is_clean && at_start)
    }

    /// Undefined where a pointer leads to one of several functions, and that has another type or calling convention.
    fn require_fitting_callee(&mut self, pointer: &Scalar) -> Step<()> {
        let Prov::Block { id, .. } = pointer.prov else { return Ok(()) };
        let instruction = self.program.inst_at(self.pc).and_then(|(_, inst)| inst.op.call_site());
        let Some(call) = instruction else { return Ok(()) };
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if let term::Node::Ite(_, yes, no) = self.world.d.inner.terms.node(id) {
                stack.extend([yes, no]);
                continue;
            }
            let function = self.function_of(id).and_then(|name| self.declared(&name));
            if function.is_some_and(|function| !fits(call, function)) {
                let base = self.world.base(id);
                let address = self.world.d.term(&pointer.bits);
                let other = self.world.d.terms().distinct(address, base);
                let other = self.world.truth_of(other);
                Context::<Logic>::require(self, other, || Ub::plain(UbKind::WrongCallType))?;
            }
        }
        Ok(())
    }

    /// The address of the code that a call runs, if that is known: code is called by its address, whatever a pointer was made of.
    fn address_of_callee(&mut self, name: &str, arguments: &[Argument]) -> Option<TermId> {
        let known = match name {
            THROUGH_POINTER => return Some(self.world.d.term(&arguments.first()?.value.bits)),
            ITSELF => name.to_string(),
            name => format!("@{name}"),
        };
        let id = *self.world.names.get(&known)?;
        let id = self.world.id(id);
        let is_function = self.world.named_block(id).is_some_and(|named| !named.data);
        is_function.then(|| self.world.base(id))
    }

    /// A call by name: of a function of the C library, or of one that nobody knows.
    pub(crate) fn named_call(&mut self, name: &str, site: SiteId) -> Step<Control<Bool>> {
        let program = self.program;
        let code = &program.code.sites[site as usize];
        let pointed = match code.callee {
            program::code::Callee::Pointer(pointer) => self.function_at(pointer),
            _ => None,
        };
        let through_pointer = match (code.callee, &pointed) {
            (program::code::Callee::Pointer(pointer), None) => Some(pointer),
            _ => None,
        };
        let name = pointed.as_deref().unwrap_or(name);
        let instruction = program.inst_at(self.pc).and_then(|(_, inst)| inst.op.call_site());
        let declared = self.declared(name);
        let module = &program.module;
        if let (Some(site), Some(declared)) = (instruction, declared)
            && !fits(site, declared)
        {
            Context::<Logic>::require(self, Bool::Const(false), || Ub::plain(UbKind::WrongCallType))?;
        }
        let call_attrs = instruction.and_then(|site| site.fn_attrs);
        let no_builtin = has(module, call_attrs, AttrKind::NoBuiltin) || self.denies_builtin(name);
        if !no_builtin && let Some(control) = self.library(name, site)? {
            return match (code.then, code.unwind) {
                (Some(then), Some(edge)) if name.starts_with("_Zn") => self.invoked_new(then, edge),
                (then, _) => Ok(then.map_or(control, Control::Jump)),
            };
        }
        let mut effects = Effects::of(module, &[declared.and_then(|it| it.attrs), call_attrs]);
        let inferred = match no_builtin {
            true => None,
            false => crate::inferred::of(name, code.args.len()),
        };
        if let Some(inferred) = &inferred {
            effects.unwinds &= inferred.unwinds;
            self.world.approximate(Approximation::Library);
        }
        if declared.is_none() && !name.is_empty() && name != ITSELF {
            // What an intrinsic stands for that has no operation of its own, as llvm.sin does.
            effects = Effects::PURE;
        }
        let known = match no_builtin {
            true => false,
            false => self.lane_question(name, site, effects)? || self.math(name, site, effects)?,
        };
        if known {
            return Ok(code.then.map_or(Control::Next, Control::Jump));
        }
        if matches!(name, "exit" | "_exit" | "abort" | "_Exit" | "__assert_fail") {
            effects.never_returns = true;
        }
        if name.starts_with("llvm.experimental.constrained.") && name.contains("round.dynamic") {
            // The direction is part of the world outside.
            effects.hidden.0 = true;
        }
        if crate::opaque::is_predicated(name) {
            effects.speculatable = false;
            if self.call_flags() != OpFlags::NONE {
                // They say nothing about lanes that are off.
                return Err(self.fail("unsupported: fast-math flags of a predicated operation"));
            }
        }
        if name.starts_with("llvm.") {
            self.world.approximate(Approximation::OpaqueOperation);
        }
        if !no_builtin && crate::library::is_known_to_compilers(name) {
            self.world.approximate(Approximation::UnknownLibrary);
        }
        let unwind = match (code.unwind, effects.unwinds) {
            (Some(edge), true) => match self.pad_at(edge) {
                Some((clauses, cleanup)) => Some((edge, clauses, cleanup)),
                None => return Err(self.fail("unsupported: structured exception handling")),
            },
            _ => None,
        };
        let mut arguments = Vec::new();
        let mut returned = Vec::new();
        let mut floats: Vec<(usize, usize, Kind, Bv)> = Vec::new();
        if let Some(pointer) = through_pointer {
            let w = program.pointer_bits;
            let value = self.get_settled(pointer, w);
            self.require_fitting_callee(&value)?;
            let leaf = Leaf { kind: Kind::Ptr, width: w, cell: 0, bit_offset: 0 };
            arguments.push(Argument::plain(leaf, value));
        }
        for (place, argument) in code.args.iter().enumerate() {
            let at_call = instruction.and_then(|site| site.args.get(place)).and_then(|arg| arg.attrs);
            let at_function = declared.and_then(|it| it.param_attrs.get(place).copied().flatten());
            let says = |kind| has(module, at_call, kind) || has(module, at_function, kind);
            // Where a result is to be written is nothing that anybody keeps.
            let is_known = |what: fn(&crate::inferred::Inferred, usize) -> bool| {
                inferred.as_ref().is_some_and(|it| what(it, place))
            };
            let keeps = !says(AttrKind::NoCapture)
                && !says(AttrKind::StructRet)
                && !is_known(crate::inferred::Inferred::does_not_keep);
            let writes = !says(AttrKind::ReadOnly)
                && !says(AttrKind::ReadNone)
                && !is_known(crate::inferred::Inferred::only_reads);
            let reads = !says(AttrKind::WriteOnly) && !says(AttrKind::ReadNone);
            let leaves = &program.code.shape(argument.shape).leaves;
            for (lane, leaf) in leaves.iter().enumerate() {
                let value = self.get_wide(argument.value.plus(leaf.cell), leaf.width);
                if has(module, at_function, AttrKind::NoUndef) {
                    let fine = value.is_defined(&mut self.world.d, leaf.width);
                    Context::<Logic>::require(self, fine, || {
                        Ub::indeterminate(UbKind::UndefArgument, &value)
                    })?;
                }
                if says(AttrKind::Returned) {
                    let given = self.raw(argument.value.plus(leaf.cell));
                    returned.push(self.with_promises(given, leaf, at_call, at_function));
                }
                // The callee sees one value: what is undefined in it is chosen now.
                let value = self.get_handed_over(argument.value.plus(leaf.cell));
                let value = self.with_promises(value, leaf, at_call, at_function);
                floats.push((lane, leaves.len(), leaf.kind, value.bits.clone()));
                let byval = argument.byval.map(|(bytes, _)| bytes);
                arguments.push(Argument {
                    leaf: *leaf,
                    value,
                    byval,
                    only_read: !keeps && !writes && says(AttrKind::NoAlias),
                    kept: keeps && byval.is_none(),
                    written: writes && byval.is_none(),
                    accessed: (reads && effects.arguments.0, writes && effects.arguments.1),
                });
            }
        }
        self.note_tail_call(&arguments);
        let ret_attrs = [instruction.and_then(|site| site.ret_attrs), declared.and_then(|it| it.ret_attrs)];
        let results =
            program.code.shape(code.ret).leaves.iter().map(|leaf| (*leaf, code.dst + leaf.cell)).collect();
        let request = Request {
            name: match name {
                "" => THROUGH_POINTER.to_string(),
                name => name.to_string(),
            },
            arguments,
            effects,
            results,
            returned,
            result_is_defined: ret_attrs.iter().any(|set| has(module, *set, AttrKind::NoUndef)),
            result_is_new: ret_attrs.iter().any(|set| has(module, *set, AttrKind::NoAlias)),
            is_invoked: unwind.is_some(),
            denies_unwinding: has(module, call_attrs, AttrKind::NoUnwind),
        };
        let (returns, unwinds) = self.unknown(request)?;
        self.limit_opaque(name, site);
        let results = program.code.shape(code.ret).leaves.iter();
        for (lane, leaf) in results.enumerate() {
            let Kind::Float(format) = leaf.kind else { continue };
            // Flags of vectors are about each lane.
            let about = |it: &&(usize, usize, Kind, Bv)| it.2 == leaf.kind && (it.0 == lane || it.1 == 1);
            let operands: Vec<Bv> = floats.iter().filter(about).map(|it| it.3.clone()).collect();
            if crate::flags::keeps_nan(name) {
                self.keep_nan(code.dst + leaf.cell, format, &operands);
            }
            self.keep_call_flags(code.dst + leaf.cell, format, &operands);
        }
        match (code.then, unwind) {
            (Some(then), Some((edge, clauses, cleanup))) => {
                self.invoked((returns, then), (unwinds, edge), &clauses, cleanup)
            }
            (then, _) => Ok(then.map_or(Control::Next, Control::Jump)),
        }
    }

    /// Where an `invoke` goes on: where it returns to, where its exception stops, or out of the function.
    pub(crate) fn invoked(
        &mut self,
        (returns, then): (TermId, EdgeId),
        (unwinds, edge): (TermId, EdgeId),
        clauses: &str,
        cleanup: bool,
    ) -> Step<Control<Bool>> {
        let exception = self.state.exception;
        let caught = self.is_caught(clauses, cleanup, exception);
        let terms = self.world.d.terms();
        let passes = terms.not(caught);
        let (stopped, lost) = (terms.and(unwinds, caught), terms.and(unwinds, passes));
        self.ends(lost, How::Throws(exception), true);
        let ways = [(returns, then), (stopped, edge)];
        Ok(Control::Switch(ways.map(|(when, edge)| (self.world.truth_of(when), edge)).to_vec()))
    }

    /// Whether the running function says that the library's functions, or this one, are not what they are elsewhere.
    fn denies_builtin(&self, name: &str) -> bool {
        let module = &self.program.module;
        let function = module.globals[self.program.functions[self.function].global].as_function();
        module.attrs_of(function.and_then(|function| function.attrs)).any(|attr| match attr {
            ir::attribute::Attr::String(key, _) => {
                let key = module.strings.text(*key);
                &*key == "no-builtins" || key.strip_prefix("no-builtin-") == Some(name)
            }
            _ => false,
        })
    }

    /// Whether the running call is marked as a tail call.
    fn is_tail_call(&self) -> bool {
        self.program.inst_at(self.pc).is_some_and(|(_, inst)| match &inst.op {
            ir::inst::Op::Call(call) => call.tail == ir::opcode::TailKind::Tail,
            _ => false,
        })
    }

    /// An intrinsic that is called as `tail` accesses no variable of the function.
    pub(crate) fn check_tail_intrinsic(&mut self, call: &program::code::IntrinsicCall) -> Step<()> {
        if !self.is_tail_call() {
            return Ok(());
        }
        for &(operand, shape) in &call.args {
            if !matches!(self.program.code.shape(shape).leaves[..], [Leaf { kind: Kind::Ptr, .. }]) {
                continue;
            }
            let pointer = self.raw(operand);
            self.require_no_local(&pointer, UbKind::TailCallOfLocal)?;
        }
        Ok(())
    }

    /// Notes a call that is marked as a tail call, and could get at a variable of this function all the same.
    fn note_tail_call(&mut self, arguments: &[Argument]) {
        if !self.is_tail_call() {
            return;
        }
        let mut reached: Vec<u64> = self.state.escaped.to_vec();
        for argument in arguments.iter().filter(|argument| argument.byval.is_none()) {
            if let (Kind::Ptr, Prov::Block { id, .. }) = (argument.leaf.kind, &argument.value.prov) {
                reached.extend(self.world.locals_in(*id));
            }
        }
        let on_stack = |local: &u64| {
            self.world.local_at(*local).is_some_and(|local| local.kind == sem::context::BlockKind::Stack)
        };
        self.denies_locals |= reached.iter().any(on_stack);
    }

    /// An argument that breaks what is promised about it is poison, unless that is undefined already.
    fn with_promises(
        &mut self,
        value: Scalar,
        leaf: &Leaf,
        at_call: Option<ir::attribute::AttrSetId>,
        at_function: Option<ir::attribute::AttrSetId>,
    ) -> Scalar {
        let here = Context::<Logic>::here(self);
        let mut value = value;
        for promise in
            [at_call, at_function].into_iter().flat_map(|set| program::promises(&self.program.module, set))
        {
            let kept = sem::call::keeps(&mut self.world.d, leaf, &value, &promise);
            let broken = sem::domain::Domain::not_b(&mut self.world.d, kept);
            value = value.poisoned_if(&mut self.world.d, broken, here);
        }
        value
    }

    /// A call of something that nobody knows. Goes on where it returns; if it is invoked, everywhere, and says where it returns and where it unwinds.
    pub(crate) fn unknown(&mut self, request: Request) -> Step<(TermId, TermId)> {
        let Request { name, arguments, effects, results, returned, result_is_defined, .. } = request;
        let Request { result_is_new, is_invoked, denies_unwinding, .. } = request;
        if !effects.is_pure() {
            for argument in arguments.iter().filter(|argument| argument.value.prov == Prov::None) {
                let number = self.world.d.term(&argument.value.bits);
                let told = self.world.locals_named_in(number, self.world.side);
                told.into_iter().for_each(|local| self.tell(local));
            }
        }
        if effects.hidden == (false, true) {
            // A call that writes hidden memory and does not read it may be made once more.
            self.world.approximate(Approximation::CallMemory);
        }
        let given = pointers_of(&arguments);
        let unknown = Rc::new(self.unknown_to_call(&given));
        // The target of a pair: which calls of the source it may be.
        let path = self.state.path.clone();
        let (memory, token) = (self.state.memory, self.state.token);
        let argument_token = self.state.argument_token;
        // Which locals of the source those would be that this call gets to know.
        let mut partners: Vec<(u64, u64)> = Vec::new();
        let mut candidates: Vec<(TermId, Call)> = Vec::new();
        // What has no effects gives the same again in the source, too.
        let calls = match self.world.side {
            Side::Source if effects.is_seen() => Rc::default(),
            Side::Source => Rc::new(self.calls.clone()),
            Side::Target => Rc::clone(&self.source_calls),
        };
        for call in calls.iter() {
            // A call through a pointer may be one of a function that the other function calls by its name.
            let callee = match call.name == THROUGH_POINTER || name == THROUGH_POINTER {
                true => {
                    let ours = self.address_of_callee(&call.name, &call.arguments);
                    let theirs = self.address_of_callee(&name, &arguments);
                    let Some((ours, theirs)) = ours.zip(theirs) else { continue };
                    self.world.d.terms().eq(ours, theirs)
                }
                false => self.world.d.terms().bool(call.name == name),
            };
            if self.world.d.terms().as_bool(callee) == Some(false) {
                continue;
            }
            let by_other_name = call.name != name;
            let call = Call { arguments: explicit(&call.name, &call.arguments).to_vec(), ..call.clone() };
            // What the declaration says of a function is not known of the call through a pointer.
            let is_known = call.effects == effects
                && (returned.is_empty() || self.returns_argument(callee, &call, &returned));
            if by_other_name && !is_known {
                self.world.approximate(Approximation::CallMemory);
                continue;
            }
            let arguments = explicit(&name, &arguments);
            if call.arguments.len() != arguments.len() || call.given.len() != results.len() {
                // The same function, called as if it had another type.
                self.world.approximate(Approximation::CallMemory);
                continue;
            }
            let known = Rc::clone(&self.state.matched);
            let same = self.inputs_refine(&call, arguments, &effects)?;
            let same = self.world.d.terms().and(callee, same);
            let same = self.world.settle_condition(same);
            self.state.matched = known;
            let decided = self.world.d.terms().as_bool(same);
            if decided == Some(false) {
                continue;
            }
            if decided == Some(true) {
                // What is certainly the same need not be any other.
                candidates.clear();
                partners.clear();
            }
            partners.extend(self.touched.iter().copied());
            candidates.push((same, call.clone()));
            if decided == Some(true) {
                break;
            }
        }
        self.check_promised_accesses(&candidates, explicit(&name, &arguments))?;
        let certain =
            candidates.last().is_some_and(|(same, _)| self.world.d.terms().as_bool(*same) == Some(true));
        let own = match certain {
            true => None,
            false => Some(self.fresh_call(&name, &effects, &results, result_is_defined)),
        };
        // What the callee learns.
        let mut locals: Vec<u64> = self.state.escaped.to_vec();
        let mut written: Vec<TermId> = Vec::new();
        for argument in &arguments {
            let Prov::Block { id, .. } = argument.value.prov else { continue };
            if argument.leaf.kind != Kind::Ptr || argument.byval.is_some() {
                continue;
            }
            let inside = self.world.locals_in(id);
            if argument.kept {
                self.share(id);
                inside.iter().for_each(|&local| self.escape(local));
            }
            if argument.written {
                written.push(id);
                let mut reached = inside.clone();
                while let Some(local) = reached.pop() {
                    if !locals.contains(&local) {
                        locals.push(local);
                        let held = self.state.held.iter().filter(|(holder, _)| *holder == local);
                        reached.extend(held.map(|(_, inner)| *inner));
                    }
                }
            }
        }
        for &local in self.state.escaped.iter() {
            if !locals.contains(&local) && effects.other.1 {
                locals.push(local);
            }
        }
        // Those that are kept are known by their partners from here on; others for this call only.
        let before = Rc::clone(&self.state.matched);
        let mut for_now = partners;
        for pair in before.iter() {
            if for_now.iter().all(|(target, _)| *target != pair.0) {
                for_now.push(*pair);
            }
        }
        self.state.matched = Rc::new(for_now);
        let known = self.numbered(&locals);
        let escaped = Rc::clone(&self.state.escaped);
        let kept: Vec<(u64, u64)> =
            known.iter().filter(|(local, _)| escaped.contains(local)).copied().collect();
        let matched = std::mem::replace(&mut self.state.matched, before);
        for pair in matched.iter().filter(|(target, _)| escaped.contains(target)) {
            if self.state.matched.iter().all(|(target, _)| *target != pair.0) {
                Rc::make_mut(&mut self.state.matched).push(*pair);
            }
        }
        let everyone: Vec<(TermId, &Call)> = candidates.iter().map(|(same, call)| (*same, call)).collect();
        let pick = |machine: &mut Machine<'_>, of: &dyn Fn(&Call) -> TermId| -> TermId {
            let mut calls = everyone.iter().rev();
            let mut value = match &own {
                Some(own) => of(own),
                None => calls.next().map(|(_, call)| of(call)).unwrap_or_else(|| machine.world.number(0)),
            };
            for (same, call) in calls {
                value = machine.world.d.terms().ite(*same, of(call), value);
            }
            value
        };
        let undefined = pick(self, &|call| call.undefined);
        let stops = pick(self, &|call| call.stops);
        let thrown = pick(self, &|call| call.unwinds);
        let token_after = pick(self, &|call| call.token_after);
        let exception = pick(self, &|call| call.exception);
        let mut given = Vec::new();
        for (place, _) in results.iter().enumerate() {
            let bits = pick(self, &|call| call.given[place].bits);
            let poison = pick(self, &|call| call.given[place].poison);
            let has_block = own.as_ref().or(candidates.first().map(|(_, call)| call));
            let block = has_block
                .and_then(|call| call.given[place].block)
                .map(|_| pick(self, &|call| call.given[place].block.unwrap_or(call.given[place].bits)));
            given.push(Given { bits, poison, block });
        }
        if self.world.side == Side::Source
            && let Some(own) = &own
        {
            let call = Call {
                path,
                arguments: arguments.clone(),
                memory,
                token,
                argument_token,
                given: given.clone(),
                undefined,
                stops,
                unwinds: thrown,
                exception,
                token_after,
                unknown: Rc::clone(&unknown),
                ..own.clone()
            };
            self.calls.push(call);
        }
        // What happens.
        let fine = self.world.d.terms().not(undefined);
        let fine = self.world.truth_of(fine);
        Context::<Logic>::require(self, fine, || Ub::plain(UbKind::Unreachable))?;
        let hidden_from_all = !effects.hidden.1
            && !effects.other.1
            && written.iter().all(|&id| {
                self.world.is_local(id) == Some(true)
                    && self.world.locals_in(id).iter().all(|local| !self.state.escaped.contains(local))
            });
        if effects.hidden.1 || effects.other.1 {
            self.state.token = token_after;
        } else if effects.is_seen() && !hidden_from_all {
            self.state.argument_token = token_after;
        }
        if effects.writes_memory() {
            let mut versions: Vec<(TermId, u32)> =
                candidates.iter().map(|(same, call)| (*same, call.version)).collect();
            let always = self.world.d.terms().bool(true);
            versions.extend(own.as_ref().map(|own| (always, own.version)));
            let arguments = if effects.arguments.1 { written } else { Vec::new() };
            let havoc = Havoc {
                versions,
                known: known.clone(),
                kept: kept.clone(),
                anything: effects.other.1,
                partly: effects.only_writes(),
                arguments,
                frees: effects.frees,
                unknown: unknown.to_vec(),
            };
            self.state.memory =
                self.world.log.push(Node::Call { before: self.state.memory, havoc: Rc::new(havoc) });
        }
        if effects.never_returns && self.world.d.terms().as_bool(stops) != Some(true) {
            // Another call that is the same has not said so.
            let fine = self.world.truth_of(stops);
            Context::<Logic>::require(self, fine, || Ub::plain(UbKind::UnexpectedReturn))?;
        }
        let looks_at_all = (effects.other.0 || effects.other.1) && !effects.only_writes();
        let terms = self.world.d.terms();
        let (goes_on, stays) = (terms.not(stops), terms.not(thrown));
        let (unwinds, stays) = (terms.and(stops, thrown), terms.and(stops, stays));
        if denies_unwinding && terms.as_bool(unwinds) != Some(false) {
            // Another call that is the same has not said so.
            let fine = terms.not(unwinds);
            let fine = self.world.truth_of(fine);
            self.world.denies_unwinding = true;
            Context::<Logic>::require(self, fine, || Ub::plain(UbKind::Unreachable))?;
        }
        let shows_memory = !(looks_at_all && unknown.is_empty());
        self.ends(stays, How::Stops, false);
        self.state.exception = exception;
        if !is_invoked {
            self.ends(unwinds, How::Throws(exception), shows_memory);
            if !self.narrow(goes_on) {
                return Err(sem::context::Stop);
            }
        }
        // What it gives.
        let is_returned = returned.len() == results.len();
        for (place, ((leaf, reg), given)) in results.iter().zip(given).enumerate() {
            let value = match (returned.get(place).filter(|_| is_returned), given.block) {
                (Some(value), _) => value.clone(),
                (_, Some(block)) => {
                    let id = self.world.named_local(block, &kept);
                    let base = self.world.base(id);
                    let bits = self.world.d.terms().add(base, given.bits);
                    if result_is_new {
                        self.world.approximate(Approximation::NewObjects);
                        self.keep_apart(id, &arguments);
                        self.keep_alone(id);
                    }
                    self.given_value(leaf.width, bits, given.poison, Prov::Block { id, base })
                }
                _ => self.given_value(leaf.width, given.bits, given.poison, Prov::None),
            };
            self.put(*reg, value);
        }
        Ok((goes_on, unwinds))
    }

    /// Notes that a call of the source gives its argument back where it is one of a function that does. Whether that could be said.
    fn returns_argument(&mut self, callee: TermId, call: &Call, returned: &[Scalar]) -> bool {
        let ([argument], [given], [_]) = (&call.arguments[..], &call.given[..], returned) else {
            return false;
        };
        if argument.leaf.kind == Kind::Ptr || given.block.is_some() {
            return false;
        }
        let bits = self.world.d.term(&argument.value.bits);
        let poison = self.world.d.truth(argument.value.poison.flag);
        let terms = self.world.d.terms();
        let (same_bits, same_poison) = (terms.eq(given.bits, bits), terms.eq(given.poison, poison));
        let either = terms.or(same_bits, poison);
        let same = terms.and(either, same_poison);
        let other = terms.not(callee);
        let fact = terms.or(other, same);
        self.world.facts.push(fact);
        true
    }

    /// Undefined where a call of the source accesses what a pointer leads to, and the same one of the target says that it does not.
    /// Whether it does is a choice of who wrote the callee: any of its bytes can be reached by arithmetic.
    fn check_promised_accesses(&mut self, calls: &[(TermId, Call)], arguments: &[Argument]) -> Step<()> {
        for (same, call) in calls {
            for (place, (theirs, ours)) in call.arguments.iter().zip(arguments).enumerate() {
                let Prov::Block { id, .. } = ours.value.prov else { continue };
                let reads = theirs.accessed.0 && !ours.accessed.0;
                let writes = theirs.accessed.1 && !ours.accessed.1;
                if ours.leaf.kind != Kind::Ptr || ours.byval.is_some() || !(reads || writes) {
                    continue;
                }
                let (alive, size) = (self.world.alive(self.state.memory, id), self.world.size(id));
                let (writable, nothing) = (self.world.is_writable(id), self.world.number(0));
                let terms = self.world.d.terms();
                let mut does = terms.bool(false);
                for (what, denied, possible) in [("reads", reads, None), ("writes", writes, Some(writable))] {
                    if denied {
                        let chosen = terms.var(&format!("call.{}.{what}.{place}", call.version), Sort::Bool);
                        let possible = possible.map_or(chosen, |possible| terms.and(chosen, possible));
                        does = terms.or(does, possible);
                    }
                }
                let some = terms.distinct(size, nothing);
                let happens = terms.and_all([*same, alive, some, does]);
                let fine = terms.not(happens);
                let fine = self.world.truth_of(fine);
                Context::<Logic>::require(self, fine, || Ub::plain(UbKind::ForbiddenAccess))?;
            }
        }
        Ok(())
    }

    fn given_value(&mut self, w: u32, bits: TermId, poison: TermId, prov: Prov) -> Scalar {
        let bits = self.world.d.inner.value_of(bits);
        let flag = self.world.truth_of(poison);
        let value = Scalar::pointer(&mut self.world.d, w, bits, prov);
        Scalar { poison: Poison { flag, origin: sem::context::Origin::NONE }, ..value }
    }

    /// A pointer that nobody had before leads to none of the blocks that are known.
    fn keep_apart(&mut self, id: TermId, arguments: &[Argument]) {
        self.world.approximate(Approximation::NoAliasBlocks);
        let null = self.world.id(0);
        let mut others: Vec<TermId> = Vec::new();
        others.extend((1..=self.world.named.len() as u64).map(|named| self.world.id(named)));
        others.extend(pointers_of(arguments));
        others.extend(self.world.parameters.iter().copied());
        for other in others {
            let terms = self.world.d.terms();
            let (apart, none) = (terms.distinct(id, other), terms.eq(id, null));
            let fact = terms.or(apart, none);
            if terms.as_bool(fact).is_none() {
                self.world.facts.push(fact);
            }
        }
    }

    /// Whatever a call gives whose inputs are like those of no other.
    fn fresh_call(
        &mut self,
        name: &str,
        effects: &Effects,
        results: &[(Leaf, u32)],
        result_is_defined: bool,
    ) -> Call {
        let w = self.program.pointer_bits;
        self.world.next_version += 1;
        let version = self.world.next_version;
        let prefix = format!("call.{version}");
        let terms = self.world.d.terms();
        let mut truth = |what: &str| terms.var(&format!("{prefix}.{what}"), Sort::Bool);
        let undefined = truth("undefined");
        let stops = truth("stops");
        let terms = self.world.d.terms();
        let (yes, no) = (terms.bool(true), terms.bool(false));
        let undefined = if effects.speculatable { no } else { undefined };
        // What certainly returns, if it does not unwind, does nothing else.
        let unwinds = match (effects.unwinds, effects.returns) {
            (false, _) => no,
            (true, true) => yes,
            (true, false) => terms.var(&format!("{prefix}.unwinds"), Sort::Bool),
        };
        let stops = match (effects.never_returns, effects.returns && !effects.unwinds) {
            (true, _) => yes,
            (false, true) => no,
            (false, false) => stops,
        };
        // No two calls leave the same.
        let token_after = terms.number(32, version.into());
        let mut given = Vec::new();
        for (place, (leaf, _)) in results.iter().enumerate() {
            let poison = match result_is_defined {
                true => no,
                false => terms.var(&format!("{prefix}.poison.{place}"), Sort::Bool),
            };
            given.push(match leaf.kind {
                Kind::Ptr => Given {
                    bits: terms.var(&format!("{prefix}.offset.{place}"), Sort::Bits(w)),
                    poison,
                    block: Some(terms.var(&format!("{prefix}.block.{place}"), Sort::Bits(ID_BITS))),
                },
                _ => Given {
                    bits: terms.var(&format!("{prefix}.value.{place}"), Sort::Bits(leaf.width)),
                    poison,
                    block: None,
                },
            });
        }
        Call {
            name: name.to_string(),
            path: Vec::new(),
            arguments: Vec::new(),
            memory: self.state.memory,
            token: self.state.token,
            argument_token: self.state.argument_token,
            given,
            undefined,
            stops,
            unwinds,
            exception: token_after,
            token_after,
            version,
            effects: *effects,
            unknown: Rc::default(),
        }
    }

    /// A number as a value.
    pub(crate) fn small(&mut self, width: u32, value: u64) -> Scalar {
        Scalar::number(&mut self.world.d, width, value)
    }

    /// A term as a value that is certainly defined.
    pub(crate) fn plain(&mut self, width: u32, term: TermId) -> Scalar {
        let bits: Bv = self.world.d.inner.value_of(term);
        Scalar::plain(&mut self.world.d, width, bits)
    }
}
