//! What a call may do, as attributes say it.

use ir::Module;
use ir::attribute::{Attr, AttrKind, AttrSetId, MemoryAccess};

/// What a call may read and write, and how it may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effects {
    /// Whether it reads, and writes, what its arguments point to.
    pub(crate) arguments: (bool, bool),
    /// The same for what nobody else sees.
    pub(crate) hidden: (bool, bool),
    /// The same for all other memory.
    pub(crate) other: (bool, bool),
    pub(crate) returns: bool,
    pub(crate) unwinds: bool,
    pub(crate) never_returns: bool,
    pub(crate) frees: bool,
    pub(crate) speculatable: bool,
}

impl Effects {
    const ANYTHING: Effects = Effects {
        arguments: (true, true),
        hidden: (true, true),
        other: (true, true),
        returns: false,
        unwinds: true,
        never_returns: false,
        frees: true,
        speculatable: false,
    };

    /// Those of an operation: it depends on its operands only, and ends.
    pub(crate) const PURE: Effects = Effects {
        arguments: (false, false),
        hidden: (false, false),
        other: (false, false),
        returns: true,
        unwinds: false,
        never_returns: false,
        frees: false,
        speculatable: true,
    };

    /// The same of a function that does nothing but set `errno`.
    pub(crate) fn and_errno(self) -> Effects {
        Effects {
            arguments: (false, false),
            hidden: (false, false),
            other: (false, self.other.1),
            returns: true,
            unwinds: false,
            never_returns: false,
            frees: false,
            speculatable: true,
        }
    }

    /// Whether what it gives, or leaves, depends on memory that this function may know: whoever writes some bytes leaves the others.
    pub(crate) fn reads(&self) -> bool {
        self.arguments.0 || self.other.0 || self.writes_memory()
    }

    /// Whether it writes memory without looking at it.
    pub(crate) fn only_writes(&self) -> bool {
        self.writes_memory() && !self.arguments.0 && !self.other.0
    }

    pub(crate) fn writes_memory(&self) -> bool {
        self.arguments.1 || self.other.1
    }

    /// Whether the world outside sees it.
    pub(crate) fn is_seen(&self) -> bool {
        self.writes_memory() || self.hidden.1
    }

    /// Whether what it gives depends on nothing but its arguments.
    pub(crate) fn is_pure(&self) -> bool {
        !self.reads() && !self.hidden.0 && !self.hidden.1
    }

    /// What both the function and the call say.
    pub(crate) fn of(module: &Module, sets: &[Option<AttrSetId>]) -> Effects {
        Effects::of_attrs(module, sets.iter().flat_map(|set| module.attrs_of(*set)))
    }

    /// What these attributes say together.
    pub(crate) fn of_attrs<'m>(module: &'m Module, attrs: impl Iterator<Item = &'m Attr>) -> Effects {
        let mut effects = Effects::ANYTHING;
        let (mut reads, mut writes) = (true, true);
        let mut argmem_only = false;
        let mut hidden_only = false;
        for attr in attrs {
            match attr {
                Attr::Flag(AttrKind::ReadNone) => (reads, writes) = (false, false),
                Attr::Flag(AttrKind::ReadOnly) => writes = false,
                Attr::Flag(AttrKind::WriteOnly) => reads = false,
                Attr::Flag(AttrKind::ArgMemOnly) => argmem_only = true,
                Attr::Flag(AttrKind::InaccessibleMemOnly) => hidden_only = true,
                Attr::Flag(AttrKind::InaccessibleMemOrArgMemOnly) => effects.other = (false, false),
                Attr::Flag(AttrKind::WillReturn) => effects.returns = true,
                Attr::Flag(AttrKind::NoUnwind) => effects.unwinds = false,
                Attr::Flag(AttrKind::NoReturn) => effects.never_returns = true,
                Attr::Flag(AttrKind::NoFree) => effects.frees = false,
                Attr::Flag(AttrKind::Speculatable) => {
                    (effects.speculatable, effects.returns, effects.unwinds) = (true, true, false);
                }
                Attr::Memory(memory) => {
                    let allowed = |access: MemoryAccess| {
                        (
                            matches!(access, MemoryAccess::Read | MemoryAccess::ReadWrite),
                            matches!(access, MemoryAccess::Write | MemoryAccess::ReadWrite),
                        )
                    };
                    let default = memory.default.map_or((false, false), allowed);
                    let of = |name: &str| {
                        let found = memory
                            .locations
                            .iter()
                            .find(|(location, _)| module.strings.text(*location) == name);
                        found.map_or(default, |(_, access)| allowed(*access))
                    };
                    let both = |a: (bool, bool), b: (bool, bool)| (a.0 && b.0, a.1 && b.1);
                    effects.arguments = both(effects.arguments, of("argmem"));
                    effects.hidden = both(effects.hidden, of("inaccessiblemem"));
                    let errno = of("errnomem");
                    let other = (default.0 || errno.0, default.1 || errno.1);
                    effects.other = both(effects.other, other);
                }
                _ => {}
            }
        }
        if argmem_only {
            (effects.hidden, effects.other) = ((false, false), (false, false));
        }
        if hidden_only {
            (effects.arguments, effects.other) = ((false, false), (false, false));
        }
        for place in [&mut effects.arguments, &mut effects.hidden, &mut effects.other] {
            *place = (place.0 && reads, place.1 && writes);
        }
        if effects.speculatable {
            // It computes its result and does nothing else.
            for place in [&mut effects.arguments, &mut effects.hidden, &mut effects.other] {
                place.1 = false;
            }
        }
        if !effects.writes_memory() {
            effects.frees = false;
        }
        effects
    }
}

/// Whether an intrinsic only computes, which LLVM knows without a word in the text.
pub(crate) fn only_computes(name: &str) -> bool {
    const OPERATIONS: &[&str] = &[
        "abs",
        "bitreverse",
        "bswap",
        "ceil",
        "copysign",
        "ctlz",
        "ctpop",
        "cttz",
        "expect",
        "fabs",
        "floor",
        "fma",
        "fmuladd",
        "fshl",
        "fshr",
        "is",
        "maximum",
        "maxnum",
        "minimum",
        "minnum",
        "nearbyint",
        "rint",
        "round",
        "roundeven",
        "sadd",
        "scmp",
        "smax",
        "smin",
        "smul",
        "sqrt",
        "sshl",
        "ssub",
        "trunc",
        "uadd",
        "ucmp",
        "umax",
        "umin",
        "umul",
        "ushl",
        "usub",
        "vscale",
    ];
    let operation = name.strip_prefix("llvm.").and_then(|rest| rest.split('.').next());
    operation.is_some_and(|operation| OPERATIONS.contains(&operation))
        || name.starts_with("llvm.vector.reduce.")
}

/// Whether a list of attributes has one of these words alone.
pub(crate) fn has(module: &Module, set: Option<AttrSetId>, kind: AttrKind) -> bool {
    module.attrs_of(set).any(|attr| match attr {
        Attr::Flag(other) => *other == kind,
        Attr::Text(AttrKind::Captures, text) if kind == AttrKind::NoCapture => {
            // What is said of the result alone is not enough.
            module.strings.text(*text).trim_matches(|letter: char| !letter.is_alphanumeric()) == "none"
        }
        Attr::Type(other, _) => *other == kind,
        _ => false,
    })
}
