//! Globals: variables, functions, aliases and ifuncs share one namespace, one id and most properties.

use crate::attribute::AttrSetId;
use crate::constant::ConstId;
use crate::function::{Attachment, Function};
use crate::inst::Align;
use crate::opcode::words;
use crate::strings::Symbol;
use crate::types::TypeId;
use source::Pos;

arena::id! {
    /// A global of one module.
    pub struct GlobalId("global")
}
arena::id! {
    /// A comdat of one module.
    pub struct ComdatId("comdat")
}

/// A global variable, function, alias or ifunc.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// Its name; without one it is printed as a number.
    pub name: Option<Symbol>,
    /// Who sees it, and what happens when two have the name.
    pub linkage: Linkage,
    /// `dso_local` or `dso_preemptable`, if written.
    pub preemption: Option<Preemption>,
    /// `hidden`, `protected`.
    pub visibility: Visibility,
    /// `dllimport`, `dllexport`.
    pub dll: Option<Dll>,
    /// `thread_local(...)`.
    pub tls: Option<Tls>,
    /// `unnamed_addr`, `local_unnamed_addr`.
    pub unnamed_addr: Option<UnnamedAddr>,
    /// The address space it lives in.
    pub addrspace: u32,
    /// `section "..."`.
    pub section: Option<Symbol>,
    /// `partition "..."`.
    pub partition: Option<Symbol>,
    /// `comdat`.
    pub comdat: Option<ComdatId>,
    /// `align N`.
    pub align: Align,
    /// Metadata attached to it.
    pub attachments: Vec<Attachment>,
    /// What it is.
    pub kind: GlobalKind,
    /// Where it stands in the IR text.
    pub pos: Pos,
}

/// What a global is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GlobalKind {
    /// A variable.
    Variable(Variable),
    /// A function, declared or defined.
    Function(Box<Function>),
    /// Another name for an address.
    Alias {
        /// The type it is used as.
        ty: TypeId,
        /// What it stands for.
        target: ConstId,
    },
    /// A function chosen when the program is loaded.
    IFunc {
        /// The type it is called as.
        ty: TypeId,
        /// The function that chooses.
        resolver: ConstId,
    },
}

/// What is special about a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The type of its contents.
    pub ty: TypeId,
    /// `constant` rather than `global`.
    pub constant: bool,
    /// `externally_initialized`.
    pub externally_initialized: bool,
    /// Its contents; none for a declaration.
    pub init: Option<ConstId>,
    /// Its attributes.
    pub attrs: Option<AttrSetId>,
    /// `code_model "..."`.
    pub code_model: Option<Symbol>,
    /// `no_sanitize_address` and its kin.
    pub sanitizer: Sanitizer,
}

/// What the sanitizers are told about a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Sanitizer {
    /// `no_sanitize_address`.
    pub no_address: bool,
    /// `no_sanitize_hwaddress`.
    pub no_hwaddress: bool,
    /// `sanitize_memtag`.
    pub memtag: bool,
    /// `sanitize_address_dyninit`.
    pub dyninit: bool,
}

/// A comdat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// Its name.
    pub name: Symbol,
    /// Which of several the linker takes.
    pub selection: ComdatSelection,
}

words! {
    /// Which of several comdats of one name the linker takes.
    pub enum ComdatSelection {
        Any = "any", ExactMatch = "exactmatch", Largest = "largest", NoDeduplicate = "nodeduplicate",
        SameSize = "samesize",
    }
}

words! {
    /// Linkage; `external` is written only on declarations.
    pub enum Linkage {
        External = "external", Private = "private", Internal = "internal",
        AvailableExternally = "available_externally", LinkOnce = "linkonce", LinkOnceOdr = "linkonce_odr",
        Weak = "weak", WeakOdr = "weak_odr", Common = "common", Appending = "appending",
        ExternWeak = "extern_weak",
    }
}

impl Linkage {
    /// Whether other modules cannot see it.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }

    /// Whether another definition, which means something else, may take its place when modules are linked.
    pub fn is_replaceable(self) -> bool {
        matches!(self, Linkage::Weak | Linkage::LinkOnce | Linkage::ExternWeak | Linkage::Common)
    }
}

words! {
    /// Whether the definition may be replaced from outside the linked object.
    pub enum Preemption { DsoLocal = "dso_local", DsoPreemptable = "dso_preemptable" }
}

words! {
    /// Visibility.
    pub enum Visibility { Default = "default", Hidden = "hidden", Protected = "protected" }
}

words! {
    /// Windows' import and export.
    pub enum Dll { Import = "dllimport", Export = "dllexport" }
}

words! {
    /// The model of a thread-local variable; `General` is `thread_local` alone.
    pub enum Tls {
        General = "", LocalDynamic = "localdynamic", InitialExec = "initialexec", LocalExec = "localexec",
    }
}

words! {
    /// Whether its address matters.
    pub enum UnnamedAddr { Global = "unnamed_addr", Local = "local_unnamed_addr" }
}

impl Variable {
    /// A declaration of a variable with contents of type `ty`, with nothing special about it.
    pub fn declaration(ty: TypeId) -> Variable {
        Variable {
            ty,
            constant: false,
            externally_initialized: false,
            init: None,
            attrs: None,
            code_model: None,
            sanitizer: Sanitizer::default(),
        }
    }
}

impl Global {
    /// A global with nothing special about it.
    pub fn new(name: Option<Symbol>, kind: GlobalKind, pos: Pos) -> Global {
        Global {
            name,
            linkage: Linkage::External,
            preemption: None,
            visibility: Visibility::Default,
            dll: None,
            tls: None,
            unnamed_addr: None,
            addrspace: 0,
            section: None,
            partition: None,
            comdat: None,
            align: Align::NONE,
            attachments: Vec::new(),
            kind,
            pos,
        }
    }

    /// The function it is, if it is one.
    pub fn as_function(&self) -> Option<&Function> {
        match &self.kind {
            GlobalKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// The type of what its address points to.
    pub fn value_type(&self) -> TypeId {
        match &self.kind {
            GlobalKind::Variable(variable) => variable.ty,
            GlobalKind::Function(function) => function.ty,
            GlobalKind::Alias { ty, .. } | GlobalKind::IFunc { ty, .. } => *ty,
        }
    }

    /// Whether it only says that something exists elsewhere.
    pub fn is_declaration(&self) -> bool {
        match &self.kind {
            GlobalKind::Variable(variable) => variable.init.is_none(),
            GlobalKind::Function(function) => function.body.is_none(),
            GlobalKind::Alias { .. } | GlobalKind::IFunc { .. } => false,
        }
    }
}
