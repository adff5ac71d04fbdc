//! Which promises of a function about itself anybody can see that its code keeps.
//!
//! A look at the instructions, as compilers infer such attributes: what they read and write and through which pointers, how calls may end, where parameters
//! go. What cannot be seen this way counts as not kept. Calls of the function itself are taken to keep what is asked about, except that they return.

use arena::Id;
use ir::Module;
use ir::attribute::{Attr, AttrKind, AttrSetId};
use ir::constant::{ConstExpr, ConstKind};
use ir::function::{Body, Function, LocalId};
use ir::global::{GlobalId, GlobalKind};
use ir::inst::{CallSite, CastOp, Op, Ordering, Value};

use crate::effects::{Effects, has};

/// A function, and which of the module's it is.
#[derive(Clone, Copy)]
pub(crate) struct Own<'m> {
    module: &'m Module,
    id: GlobalId,
    function: &'m Function,
    body: &'m Body,
}

/// Where a pointer comes from.
#[derive(Clone, Copy, Debug, Default)]
struct Places {
    /// A parameter.
    parameter: bool,
    /// Neither that, nor a variable of the function, nor a constant.
    elsewhere: bool,
}

/// What a pointer is made from by address computations alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Base {
    Parameter(usize),
    /// A variable that is not constant.
    Variable,
}

/// Which accesses count when it is asked whether a promise is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Accesses {
    /// All that could break it.
    All,
    /// Those of which it is not plain whether they break it: others are [`Own::forbids`]'s, and undefined where they are made.
    Unclear,
}

/// What happens to a parameter.
#[derive(Clone, Copy, Debug, Default)]
struct Uses {
    read: bool,
    written: bool,
    captured: bool,
}

impl<'m> Own<'m> {
    pub(crate) fn new(module: &'m Module, id: GlobalId) -> Option<Own<'m>> {
        let function = module.globals[id].as_function()?;
        Some(Own { module, id, function, body: function.body.as_ref()? })
    }

    /// Whether an attribute of the function holds for what it does.
    pub(crate) fn keeps(&self, attr: &Attr, which: Accesses) -> bool {
        let alone = |kind: AttrKind| Effects::of_attrs(self.module, [&Attr::Flag(kind)].into_iter());
        match attr {
            Attr::Memory(_) => self.does_at_most(&Effects::of_attrs(self.module, [attr].into_iter()), which),
            Attr::Flag(
                kind @ (AttrKind::ReadNone
                | AttrKind::ReadOnly
                | AttrKind::WriteOnly
                | AttrKind::ArgMemOnly
                | AttrKind::InaccessibleMemOnly
                | AttrKind::InaccessibleMemOrArgMemOnly),
            ) => self.does_at_most(&alone(*kind), which),
            Attr::Flag(AttrKind::NoUnwind) => {
                let unwinds = |op: &Op| matches!(op, Op::Resume(_) | Op::CleanupRet { .. });
                !self.body.insts.values().any(|inst| unwinds(&inst.op))
                    && self.all_calls(true, |effects, _| !effects.unwinds)
            }
            Attr::Flag(AttrKind::NoFree) => self.all_calls(true, |effects, _| !effects.frees),
            Attr::Flag(AttrKind::NoSync) => {
                !self.body.insts.values().any(|inst| is_ordered(&inst.op))
                    && self.all_calls(true, |_, site| self.says(site, AttrKind::NoSync))
            }
            Attr::Flag(AttrKind::NoCallback) => {
                self.all_calls(true, |_, site| self.says(site, AttrKind::NoCallback))
            }
            Attr::Flag(AttrKind::MustProgress) => {
                !self.has_loops() && self.all_calls(false, |effects, _| effects.returns)
            }
            Attr::Flag(AttrKind::WillReturn) => self.returns(),
            Attr::Flag(AttrKind::NoReturn) => {
                !self.body.insts.values().any(|inst| matches!(inst.op, Op::Ret(_)))
            }
            _ => false,
        }
    }

    /// Whether an attribute of a parameter holds for what the function does with it.
    pub(crate) fn parameter_keeps(&self, place: usize, attr: &Attr, which: Accesses) -> bool {
        let Some(parameter) = self.body.locals.ids().nth(place) else { return false };
        let uses = self.uses(place, parameter, which);
        match attr {
            Attr::Flag(AttrKind::NoCapture) => !uses.captured,
            Attr::Text(AttrKind::Captures, _) => !uses.captured,
            Attr::Flag(AttrKind::ReadNone) => !uses.read && !uses.written,
            Attr::Flag(AttrKind::ReadOnly) => !uses.written,
            Attr::Flag(AttrKind::WriteOnly) => !uses.read,
            Attr::Flag(AttrKind::NoFree) => self.keeps(&Attr::Flag(AttrKind::NoFree), Accesses::All),
            Attr::Flag(AttrKind::Returned) => self.body.insts.values().all(|inst| match inst.op {
                Op::Ret(value) => value == Some(Value::Local(parameter)),
                _ => true,
            }),
            _ => false,
        }
    }

    /// Whether an instruction plainly makes an access that the function promises not to make.
    pub(crate) fn forbids(&self, op: &Op) -> bool {
        let (pointer, ty, writes) = match op {
            Op::Load { ptr, ty, .. } => (*ptr, *ty, false),
            Op::Store(store) => (store.ptr, self.module.type_of(self.body, store.value), true),
            _ => return false,
        };
        let allowed = Effects::of(self.module, &[self.function.attrs]);
        let allows = |(reads, stores): (bool, bool)| if writes { stores } else { reads };
        let has_bytes = !self.module.types.is_aggregate(ty);
        has_bytes
            && match self.base(pointer) {
                Some(Base::Variable) => !allows(allowed.other),
                Some(Base::Parameter(place)) => {
                    let set = self.function.param_attrs.get(place).copied().flatten();
                    let says = |kind| has(self.module, set, kind);
                    let forbidden = if writes { AttrKind::ReadOnly } else { AttrKind::WriteOnly };
                    !self.is_private(place)
                        && (!allows(allowed.arguments) || says(AttrKind::ReadNone) || says(forbidden))
                }
                None => false,
            }
    }

    /// Whether what a parameter leads to is a copy of the function's own.
    fn is_private(&self, place: usize) -> bool {
        let set = self.function.param_attrs.get(place).copied().flatten();
        let private = [AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated];
        private.into_iter().any(|kind| has(self.module, set, kind))
    }

    /// What a pointer is made from, if that is plain.
    fn base(&self, pointer: Value) -> Option<Base> {
        let mut value = pointer;
        loop {
            value = match value {
                Value::Local(local) => {
                    let Some(def) = self.body.locals[local].def else {
                        let place = local.index();
                        return (place < self.function.param_attrs.len()).then_some(Base::Parameter(place));
                    };
                    match &self.body.insts[def].op {
                        Op::Gep { base, .. } => *base,
                        Op::Cast { op: CastOp::BitCast, value, .. } => *value,
                        _ => return None,
                    }
                }
                Value::Const(id) => match &self.module.constants[id].kind {
                    ConstKind::Expr(expr) => match &**expr {
                        ConstExpr::Gep { base, .. } => Value::Const(*base),
                        _ => return None,
                    },
                    ConstKind::Global(global) => match &self.module.globals[*global].kind {
                        GlobalKind::Variable(variable) if !variable.constant => return Some(Base::Variable),
                        _ => return None,
                    },
                    _ => return None,
                },
                Value::Metadata(_) | Value::Asm(_) => return None,
            };
        }
    }

    /// Whether the function plainly accesses what a parameter leads to in a way that this attribute of it forbids.
    pub(crate) fn parameter_breaks(&self, place: usize, attr: &Attr, which: Accesses) -> bool {
        let Some(parameter) = self.body.locals.ids().nth(place) else { return false };
        let uses = self.plain_uses(place, parameter, which);
        match attr {
            Attr::Flag(AttrKind::ReadNone) => uses.read || uses.written,
            Attr::Flag(AttrKind::ReadOnly) => uses.written,
            Attr::Flag(AttrKind::WriteOnly) => uses.read,
            _ => false,
        }
    }

    /// Whether all calls of others are so; and of the function itself, if it is taken to be.
    fn all_calls(&self, own: bool, fits: impl Fn(&Effects, &CallSite) -> bool) -> bool {
        self.calls().all(|site| match self.callee(site) {
            Some(id) if id == self.id => own,
            _ => self.is_nothing(site) || fits(&self.effects(site), site),
        })
    }

    fn calls(&self) -> impl Iterator<Item = &'m CallSite> + use<'m> {
        self.body.insts.values().filter_map(|inst| inst.op.call_site())
    }

    fn callee(&self, site: &CallSite) -> Option<GlobalId> {
        crate::promises::called(self.module, site.callee)
    }

    /// Whether a call is of an intrinsic that only tells the compiler something.
    fn is_nothing(&self, site: &CallSite) -> bool {
        const NOTHING: &[&str] =
            &["llvm.lifetime.", "llvm.assume", "llvm.dbg.", "llvm.experimental.noalias.scope.decl"];
        self.name(site).is_some_and(|name| NOTHING.iter().any(|prefix| name.starts_with(prefix)))
    }

    fn name(&self, site: &CallSite) -> Option<std::borrow::Cow<'m, str>> {
        let name = self.callee(site).and_then(|id| self.module.globals[id].name)?;
        Some(self.module.strings.text(name))
    }

    fn declared(&self, site: &CallSite) -> Option<&'m Function> {
        self.callee(site).and_then(|id| self.module.globals[id].as_function())
    }

    fn effects(&self, site: &CallSite) -> Effects {
        let declared = self.declared(site).and_then(|function| function.attrs);
        if declared.is_none() && self.name(site).is_some_and(|name| crate::effects::only_computes(&name)) {
            return Effects::PURE;
        }
        Effects::of(self.module, &[declared, site.fn_attrs])
    }

    fn says(&self, site: &CallSite, kind: AttrKind) -> bool {
        let declared = self.declared(site).and_then(|function| function.attrs);
        has(self.module, declared, kind) || has(self.module, site.fn_attrs, kind)
    }

    /// The attributes of an argument, at the call and at the declaration.
    fn of_argument(&self, site: &CallSite, place: usize) -> [Option<AttrSetId>; 2] {
        let declared = self.declared(site).and_then(|it| it.param_attrs.get(place).copied().flatten());
        [site.args[place].attrs, declared]
    }

    fn has_loops(&self) -> bool {
        let cfg = ir::cfg::Cfg::new(self.body);
        let place = |block| cfg.order_of(block);
        let order = cfg.reverse_post_order();
        order.iter().any(|&block| cfg.successors(block).iter().any(|&to| place(to) <= place(block)))
    }

    fn returns(&self) -> bool {
        let reads_only = Effects::of_attrs(self.module, [&Attr::Flag(AttrKind::ReadOnly)].into_iter());
        let must_go_on = has(self.module, self.function.attrs, AttrKind::MustProgress);
        let ordered = self.body.insts.values().any(|inst| is_ordered(&inst.op));
        (must_go_on && !ordered && self.does_at_most(&reads_only, Accesses::All))
            || (!self.has_loops() && !ordered && self.all_calls(false, |effects, _| effects.returns))
    }

    /// Whether all that is read and written is within what the effects allow.
    fn does_at_most(&self, allowed: &Effects, which: Accesses) -> bool {
        let mut done = Effects::PURE;
        for inst in self.body.insts.values() {
            match &inst.op {
                op if is_ordered(op) => return false,
                op if which == Accesses::Unclear && self.forbids(op) => {}
                Op::Load { ptr, .. } => done.touch(self.places(*ptr), (true, false)),
                Op::Store(store) => done.touch(self.places(store.ptr), (false, true)),
                Op::VaArg { .. } => return false,
                op => {
                    let Some(site) = op.call_site() else { continue };
                    if self.callee(site) == Some(self.id) || self.is_nothing(site) {
                        continue;
                    }
                    let effects = self.effects(site);
                    for (place, argument) in site.args.iter().enumerate() {
                        let sets = self.of_argument(site, place);
                        let none = sets.iter().any(|set| has(self.module, *set, AttrKind::ReadNone));
                        let read_only = sets.iter().any(|set| has(self.module, *set, AttrKind::ReadOnly));
                        let write_only = sets.iter().any(|set| has(self.module, *set, AttrKind::WriteOnly));
                        let is_pointer =
                            matches!(self.module.types[argument.ty], ir::types::Type::Ptr { .. });
                        if is_pointer && !none {
                            let (reads, writes) = effects.arguments;
                            let what = (reads && !write_only, writes && !read_only);
                            done.touch(self.places(argument.value), what);
                        }
                    }
                    let or = |a: (bool, bool), b: (bool, bool)| (a.0 || b.0, a.1 || b.1);
                    (done.hidden, done.other) =
                        (or(done.hidden, effects.hidden), or(done.other, effects.other));
                }
            }
        }
        let within =
            |done: (bool, bool), allowed: (bool, bool)| (!done.0 || allowed.0) && (!done.1 || allowed.1);
        within(done.arguments, allowed.arguments)
            && within(done.hidden, allowed.hidden)
            && within(done.other, allowed.other)
    }

    /// Where a pointer may come from.
    fn places(&self, pointer: Value) -> Places {
        let mut places = Places::default();
        let (mut stack, mut seen) = (vec![pointer], Vec::new());
        while let Some(value) = stack.pop() {
            if seen.contains(&value) {
                continue;
            }
            seen.push(value);
            let local = match value {
                Value::Local(local) => local,
                Value::Const(id) => {
                    let constant = match &self.module.constants[id].kind {
                        ConstKind::Expr(expr) if let ConstExpr::Gep { base, .. } = &**expr => {
                            stack.push(Value::Const(*base));
                            continue;
                        }
                        ConstKind::Global(global) => match &self.module.globals[*global].kind {
                            GlobalKind::Variable(variable) => variable.constant,
                            _ => false,
                        },
                        _ => false,
                    };
                    // Writes to a constant are undefined.
                    places.elsewhere |= !constant;
                    continue;
                }
                _ => {
                    places.elsewhere = true;
                    continue;
                }
            };
            match self.body.locals[local].def.map(|inst| &self.body.insts[inst].op) {
                None if self.is_private(local.index()) => {}
                None => places.parameter = true,
                Some(Op::Alloca { .. }) => {}
                Some(Op::Gep { base, .. }) => stack.push(*base),
                Some(Op::Cast { op: CastOp::BitCast, value, .. }) => stack.push(*value),
                Some(Op::Select { yes, no, .. }) => stack.extend([*yes, *no]),
                Some(Op::Phi { incoming, .. }) => stack.extend(incoming.iter().map(|(value, _)| *value)),
                Some(_) => places.elsewhere = true,
            }
        }
        places
    }

    /// What is done with a parameter, and with all that is made from it, by anybody who gets it.
    fn uses(&self, place: usize, parameter: LocalId, which: Accesses) -> Uses {
        let mut uses = self.plain_uses(place, parameter, which);
        if uses.captured {
            (uses.read, uses.written) = (true, true);
        }
        uses
    }

    /// The same without what is done elsewhere with a pointer that was given away.
    fn plain_uses(&self, place: usize, parameter: LocalId, which: Accesses) -> Uses {
        let mut uses = Uses::default();
        let mut derived = vec![parameter];
        let mut next = 0;
        while let Some(&local) = derived.get(next) {
            next += 1;
            let this = Value::Local(local);
            for inst in self.body.insts.values() {
                let mut used = false;
                inst.op.for_each_value(|value| used |= *value == this);
                if !used {
                    continue;
                }
                match &inst.op {
                    op if is_ordered(op) => uses.captured = true,
                    Op::Store(store) if store.value == this => uses.captured = true,
                    op if which == Accesses::Unclear && self.forbids(op) => {}
                    Op::Load { .. } => uses.read = true,
                    Op::Store(_) => uses.written = true,
                    Op::Gep { base, indices, .. } if *base == this && !indices.contains(&this) => {
                        derived.extend(inst.result.filter(|result| !derived.contains(result)));
                    }
                    Op::Select { cond, .. } if *cond != this => {
                        derived.extend(inst.result.filter(|result| !derived.contains(result)));
                    }
                    Op::Phi { .. } | Op::Cast { op: CastOp::BitCast, .. } => {
                        derived.extend(inst.result.filter(|result| !derived.contains(result)));
                    }
                    op => match op.call_site() {
                        Some(site) => self.use_by_call(site, this, place, &mut uses),
                        None => uses.captured = true,
                    },
                }
            }
        }
        uses
    }

    fn use_by_call(&self, site: &CallSite, this: Value, place: usize, uses: &mut Uses) {
        if self.is_nothing(site) {
            return;
        }
        let bundled = site.bundles.iter().flat_map(|bundle| bundle.inputs.iter());
        if site.callee == this || bundled.into_iter().any(|(_, value)| *value == this) {
            uses.captured = true;
            return;
        }
        let effects = self.effects(site);
        for (index, _) in site.args.iter().enumerate().filter(|(_, argument)| argument.value == this) {
            if self.callee(site) == Some(self.id) && index == place {
                continue;
            }
            let sets = self.of_argument(site, index);
            let says = |kind| sets.iter().any(|set| has(self.module, *set, kind));
            uses.captured |= !says(AttrKind::NoCapture);
            let none = says(AttrKind::ReadNone);
            uses.read |= effects.arguments.0 && !none && !says(AttrKind::WriteOnly);
            uses.written |= effects.arguments.1 && !none && !says(AttrKind::ReadOnly);
        }
    }
}

impl Effects {
    /// Reads, writes or both, through a pointer from there.
    fn touch(&mut self, places: Places, (reads, writes): (bool, bool)) {
        let add = |to: &mut (bool, bool)| *to = (to.0 || reads, to.1 || writes);
        if places.parameter {
            add(&mut self.arguments);
        }
        if places.elsewhere {
            add(&mut self.other);
        }
    }
}

/// Whether an access is seen by others, or orders them.
fn is_ordered(op: &Op) -> bool {
    match op {
        Op::Load { volatile, ordering, .. } => *volatile || *ordering != Ordering::NotAtomic,
        Op::Store(store) => store.volatile || store.ordering != Ordering::NotAtomic,
        Op::CmpXchg(_) | Op::AtomicRmw(_) | Op::Fence { .. } => true,
        _ => false,
    }
}
