//! What a function promises besides what it does: flags, attributes and metadata, of which a target may have fewer.

use ir::Module;
use ir::attribute::{Attr, AttrKind, AttrSetId};
use ir::function::InstId;
use ir::inst::{Align, GepFlags, Inst, Op, OpFlags, Ordering, TailKind, Value};
use ir::metadata::{Md, MdId, MdKind};

use super::code::Code;
use super::places::gep_flag;
use super::values::{Promises, Values};

/// Attributes that a call or function may do without.
const MAY_BE_DROPPED: &[AttrKind] = &[
    AttrKind::Align,
    AttrKind::Dereferenceable,
    AttrKind::DereferenceableOrNull,
    AttrKind::NoFpClass,
    AttrKind::NoUndef,
    AttrKind::NonNull,
    AttrKind::Range,
];

/// Attributes that say what is likely, or wanted of the compiler, and nothing about what happens.
const HINTS: &[AttrKind] = &[
    AttrKind::AlwaysInline,
    AttrKind::Cold,
    AttrKind::Hot,
    AttrKind::InlineHint,
    AttrKind::MinSize,
    AttrKind::NoInline,
    AttrKind::OptSize,
];

/// Metadata that makes results poison or less exact, or executions undefined.
const OF_RESULTS: &[&str] = &[
    "alias.scope",
    "align",
    "callees",
    "dereferenceable",
    "dereferenceable_or_null",
    "fpmath",
    "invariant.group",
    "invariant.load",
    "llvm.access.group",
    "llvm.mem.parallel_loop_access",
    "noalias",
    "nofpclass",
    "nonnull",
    "noundef",
    "range",
    "tbaa",
    "tbaa.struct",
];

/// The words of attributes that must be the same, and of those that one may do without.
pub(super) fn words_of(module: &Module, set: Option<AttrSetId>) -> (Vec<String>, Vec<String>) {
    let (mut fixed, mut droppable) = (Vec::new(), Vec::new());
    // Where a copy is passed, its alignment says how it is made.
    let is_copy = crate::effects::has(module, set, AttrKind::ByVal);
    for attr in module.attrs_of(set) {
        let word = crate::promises::word(module, attr);
        let kind = crate::promises::kind_of(attr);
        if kind.is_some_and(|kind| HINTS.contains(&kind)) {
            continue;
        }
        let weak = kind.is_some_and(|kind| {
            (MAY_BE_DROPPED.contains(&kind) || crate::promises::is_promise(kind))
                && !(is_copy && kind == AttrKind::Align)
        });
        match weak {
            true => droppable.push(word),
            false => fixed.push(word),
        }
    }
    fixed.sort();
    droppable.sort();
    (fixed, droppable)
}

impl Code {
    /// The attributes of the function itself.
    fn own_attributes(&self) -> impl Iterator<Item = &Attr> {
        let own = self.module.globals[self.function].as_function();
        self.module.attrs_of(own.and_then(|function| function.attrs))
    }

    /// Whether it computes with numbers as functions usually do.
    pub(super) fn has_plain_numbers(&self) -> bool {
        self.own_attributes().all(|attr| match attr {
            Attr::String(key, _) => !self.module.strings.text(*key).starts_with("denormal-fp-math"),
            Attr::Flag(kind) => *kind != AttrKind::StrictFp,
            _ => true,
        })
    }

    /// Whether it may read any memory.
    pub(super) fn may_read(&self) -> bool {
        self.own_attributes().all(|attr| {
            let kind = crate::promises::kind_of(attr);
            !kind.is_some_and(|kind| {
                matches!(
                    kind,
                    AttrKind::Memory
                        | AttrKind::ReadNone
                        | AttrKind::WriteOnly
                        | AttrKind::ArgMemOnly
                        | AttrKind::InaccessibleMemOnly
                        | AttrKind::InaccessibleMemOrArgMemOnly
                )
            })
        })
    }

    /// What a step promises; the flags of address computations are beside the others.
    pub(super) fn promises(&mut self, id: InstId, inst: &Inst, values: &mut Values) -> Option<Promises> {
        let mut promises = Promises::default();
        let flags = flags_of(&inst.op);
        self.inexact |= ["reassoc", "arcp", "contract", "afn", "nsz"]
            .iter()
            .any(|word| OpFlags::WORDS.iter().any(|(flag, name)| name == word && flags.has(*flag)));
        for (place, (flag, _)) in OpFlags::WORDS.iter().enumerate() {
            promises.flags |= u32::from(flags.has(*flag)) << place;
        }
        if let Op::Gep { flags, .. } = &inst.op {
            promises.flags |= promised(*flags);
        }
        promises.align = match &inst.op {
            Op::Load { align, .. } | Op::Store(ir::inst::Store { align, .. }) => align.bytes()?,
            _ => 0,
        };
        let mut words: Vec<String> = Vec::new();
        let attached: Vec<_> =
            self.body.attachments_of(id).iter().map(|(_, it)| (it.kind, it.node)).collect();
        for (kind, node) in attached {
            let kind = self.module.strings.text(kind).into_owned();
            if OF_RESULTS.contains(&&*kind) {
                words.push(format!("!{kind} {}", self.node_text(node)?));
            }
        }
        if let Some(site) = inst.op.call_site() {
            let called = crate::promises::called(&self.module, site.callee);
            let called = called.and_then(|global| self.module.globals[global].as_function());
            for (place, set) in [site.fn_attrs, site.ret_attrs]
                .into_iter()
                .chain(site.args.iter().map(|arg| arg.attrs))
                .enumerate()
            {
                // What is said of the function that is called need not be said of the call.
                let declared = called.and_then(|function| match place {
                    0 => function.attrs,
                    1 => function.ret_attrs,
                    _ => function.param_attrs.get(place - 2).copied().flatten(),
                });
                let declared = words_of(&self.module, declared).1;
                let new = words_of(&self.module, set).1.into_iter().filter(|word| !declared.contains(word));
                words.extend(new.map(|word| format!("{place} {word}")));
            }
        }
        promises.words = words.iter().map(|word| values.text(word)).collect();
        promises.words.sort_unstable();
        Some(promises)
    }

    /// A node by its contents; none if something of this function's metadata cannot be told apart by them.
    pub(super) fn node_text(&mut self, node: MdId) -> Option<String> {
        let mut text = String::new();
        self.write_node(node, &mut Vec::new(), &mut text)?;
        Some(text)
    }

    pub(super) fn write_node(&mut self, node: MdId, around: &mut Vec<MdId>, text: &mut String) -> Option<()> {
        if let Some(depth) = around.iter().position(|other| *other == node) {
            text.push_str(&format!("^{depth} "));
            return Some(());
        }
        let start = text.len();
        let node_of = self.module.metadata.nodes[node].clone();
        let MdKind::Tuple(parts) = node_of.kind else { return None };
        text.push_str(if node_of.distinct { "distinct { " } else { "{ " });
        around.push(node);
        for part in parts {
            match part {
                Md::Null => text.push_str("null "),
                Md::Node(inner) => self.write_node(inner, around, text)?,
                Md::Str(word) => text.push_str(&format!("{:?} ", self.module.strings.text(word))),
                Md::Const(constant) => {
                    text.push_str(&ir::print::value_text(&self.module, None, Value::Const(constant)));
                    text.push(' ');
                }
                Md::Local(_) => return None,
            }
        }
        around.pop();
        text.push_str("} ");
        let said = text[start..].to_string();
        let is_one = !node_of.distinct || *self.distinct.entry(said).or_insert(node) == node;
        is_one.then_some(())
    }
}

/// The flags of an address computation among the promises.
pub(super) fn promised(flags: GepFlags) -> u32 {
    let says = |flag: GepFlags| flags.has(flag) || flag == GepFlags::NUSW && flags.has(GepFlags::INBOUNDS);
    GepFlags::WORDS.iter().filter(|(flag, _)| says(*flag)).map(|(flag, _)| gep_flag(*flag)).sum()
}

fn flags_of(op: &Op) -> OpFlags {
    match op {
        Op::FNeg { flags, .. }
        | Op::Binary { flags, .. }
        | Op::ICmp { flags, .. }
        | Op::FCmp { flags, .. }
        | Op::Cast { flags, .. }
        | Op::Select { flags, .. }
        | Op::Phi { flags, .. } => *flags,
        Op::Call(call) => call.flags,
        _ => OpFlags::NONE,
    }
}

/// Takes away what is compared apart: flags, alignments and attributes.
pub(super) fn strip_promises(op: &mut Op) {
    match op {
        Op::FNeg { flags, .. }
        | Op::Binary { flags, .. }
        | Op::ICmp { flags, .. }
        | Op::FCmp { flags, .. }
        | Op::Cast { flags, .. }
        | Op::Select { flags, .. } => *flags = OpFlags::NONE,
        Op::Gep { flags, .. } => *flags = GepFlags::NONE,
        Op::Load { align, volatile: false, ordering: Ordering::NotAtomic, .. } => *align = Align::NONE,
        Op::Store(store) if !store.volatile && store.ordering == Ordering::NotAtomic => {
            store.align = Align::NONE
        }
        Op::Call(call) => {
            call.flags = OpFlags::NONE;
            call.tail = TailKind::None;
            call.site.fn_attrs = None;
            call.site.ret_attrs = None;
            call.site.args.iter_mut().for_each(|arg| arg.attrs = None);
        }
        _ => {}
    }
}
