//! The way back to the source program: lines, functions, variables and types of instructions and globals.
//!
//! [`DebugInfo`] answers from a module's metadata, whatever is asked, with at most a few dozen steps through it.
//! Metadata is not trusted: a wrong field counts as absent, and walks that do not end are cut after a
//! fixed number of steps, so hostile metadata gives odd answers, but always answers.
//!
//! Limit: expressions are summarised (see [`Expression`]), not evaluated.

mod layout;
mod types;
mod variables;

pub use layout::{Member, TypeLayout};
pub use variables::{Binding, Expression, GlobalVariable, LocalVariable, Operand, Place, Variables};

use crate::global::GlobalId;
use crate::inst::Inst;
use crate::metadata::{FieldValue, Md, MdId, MdKind, MdNode};
use crate::module::Module;
use crate::strings::Symbol;
use std::borrow::Cow;
use std::fmt;

/// Scopes, inlined calls and types nest this deep; what lies deeper is left out.
const MAX_DEPTH: usize = 256;

/// A place in the source program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLocation<'a> {
    /// The file as the compiler was given it; empty if unknown.
    pub file: Cow<'a, str>,
    /// The directory that `file` is relative to.
    pub directory: Cow<'a, str>,
    /// The line, from 1; 0 for code that belongs to no line.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The name of the function whose text this is; empty if unknown.
    pub function: Cow<'a, str>,
    /// If that function was inlined: the call that was replaced by it.
    pub inlined_at: Option<Box<SourceLocation<'a>>>,
}

impl fmt::Display for SourceLocation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column != 0 {
            write!(f, ":{}", self.column)?;
        }
        Ok(())
    }
}

/// A function of the source program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subprogram<'a> {
    /// Its name.
    pub name: Cow<'a, str>,
    /// The symbol it has, if that differs from its name.
    pub linkage_name: Option<Cow<'a, str>>,
    /// The file it stands in.
    pub file: Cow<'a, str>,
    /// The directory that `file` is relative to.
    pub directory: Cow<'a, str>,
    /// The line of its head.
    pub line: u32,
    /// Its metadata node.
    pub node: MdId,
}

/// The debug info of one module.
pub struct DebugInfo<'a> {
    module: &'a Module,
    /// Functions that stand for debug records in older modules.
    intrinsics: Vec<(GlobalId, crate::function::DebugRecordKind)>,
    names: Names,
}

/// Declares the names of fields that are asked for, looked up once.
macro_rules! names {
    ($($field:ident = $text:literal),* $(,)?) => {
        struct Names { $($field: Option<Symbol>),* }
        impl Names {
            fn new(module: &Module) -> Names {
                Names { $($field: module.strings.lookup($text.as_bytes())),* }
            }
        }
    };
}
names! {
    arg = "arg", base_type = "baseType", column = "column", count = "count", dbg = "dbg",
    directory = "directory", elements = "elements", encoding = "encoding", expr = "expr",
    extra_data = "extraData", file = "file",
    filename = "filename", flags = "flags", inlined_at = "inlinedAt", is_local = "isLocal", is_optimized = "isOptimized",
    language = "language", line = "line", linkage_name = "linkageName", name = "name", offset = "offset",
    scope = "scope", size = "size",
    tag = "tag", ty = "type", types = "types", unit = "unit", upper_bound = "upperBound", var = "var",
}

impl<'a> DebugInfo<'a> {
    /// The debug info of `module`.
    pub fn new(module: &'a Module) -> DebugInfo<'a> {
        let intrinsics = variables::intrinsics(module);
        DebugInfo { module, intrinsics, names: Names::new(module) }
    }

    /// Where an instruction comes from.
    pub fn location_of(&self, inst: &Inst) -> Option<SourceLocation<'a>> {
        self.location(inst.dbg?)
    }

    /// The place that a location node describes.
    pub fn location(&self, node: MdId) -> Option<SourceLocation<'a>> {
        let mut chain = Vec::new();
        let mut next = Some(node);
        while let Some(node) = next {
            // A call inlined this often does not exist, but a circle may.
            let Some(location) = self.location_fields(node).filter(|_| chain.len() < MAX_DEPTH) else {
                break;
            };
            next = location.inlined_at;
            chain.push(location);
        }
        let mut outer = None;
        for Location { line, column, scope, .. } in chain.into_iter().rev() {
            let function = scope.and_then(|scope| self.enclosing_subprogram(scope));
            let (file, directory) = self.file_of_scope(scope);
            outer = Some(Box::new(SourceLocation {
                file,
                directory,
                line,
                column,
                function: function.map_or(Cow::Borrowed(""), |node| self.text(node, self.names.name)),
                inlined_at: outer,
            }));
        }
        outer.map(|location| *location)
    }

    /// The function of the source program that a global is the code of.
    pub fn subprogram_of(&self, function: GlobalId) -> Option<Subprogram<'a>> {
        self.attached(function).find_map(|node| self.subprogram(node))
    }

    /// The function of the source program that a `DISubprogram` describes.
    pub fn subprogram(&self, node: MdId) -> Option<Subprogram<'a>> {
        if !self.is(node, b"DISubprogram") {
            return None;
        }
        let (file, directory) = self.file_of_scope(Some(node));
        Some(Subprogram {
            name: self.text(node, self.names.name),
            linkage_name: self.optional_text(node, self.names.linkage_name),
            file,
            directory,
            line: self.number(node, self.names.line),
            node,
        })
    }

    /// The innermost function that a scope lies in.
    pub fn enclosing_subprogram(&self, scope: MdId) -> Option<MdId> {
        self.scopes(scope).find(|&scope| self.is(scope, b"DISubprogram"))
    }

    /// The scope that a location node names.
    pub fn scope_of_location(&self, node: MdId) -> Option<MdId> {
        self.location_fields(node)?.scope
    }

    /// Whether a scope is another one, or lies in it.
    pub fn is_within(&self, scope: MdId, outer: MdId) -> bool {
        self.scopes(scope).any(|scope| scope == outer)
    }

    /// Whether a scope belongs to a file in C.
    pub fn is_c(&self, scope: MdId) -> bool {
        self.language(Some(scope)) == types::Language::C
    }

    /// Whether a function belongs to a file in C or C++ that was compiled without optimisation.
    pub fn is_plain_c_or_cpp(&self, function: GlobalId) -> bool {
        match self.plain_language(function) {
            Some(types::Language::C | types::Language::Cpp) => true,
            Some(types::Language::Other) | None => false,
        }
    }

    /// Whether a function belongs to a file in C that was compiled without optimisation.
    pub fn is_plain_c(&self, function: GlobalId) -> bool {
        self.plain_language(function) == Some(types::Language::C)
    }

    /// The language of a function, if it was compiled without optimisation.
    fn plain_language(&self, function: GlobalId) -> Option<types::Language> {
        let scope = self.attached(function).find(|node| self.is(*node, b"DISubprogram"));
        let unit = self.unit_of(scope?)?;
        let is_optimised = matches!(self.field(unit, self.names.is_optimized), Some(FieldValue::Bool(true)));
        (!is_optimised).then(|| self.language(scope))
    }

    /// The nodes attached to a global as `!dbg`.
    fn attached(&self, global: GlobalId) -> impl Iterator<Item = MdId> {
        let attachments = self.module.globals[global].attachments.iter();
        attachments.filter(|attachment| Some(attachment.kind) == self.names.dbg).map(|a| a.node)
    }

    /// A scope and those it lies in, from the inside out.
    fn scopes(&self, scope: MdId) -> impl Iterator<Item = MdId> {
        std::iter::successors(Some(scope), |&scope| self.link(scope, self.names.scope)).take(MAX_DEPTH)
    }

    /// The file and directory of the innermost scope that has one.
    fn file_of_scope(&self, scope: Option<MdId>) -> (Cow<'a, str>, Cow<'a, str>) {
        let mut scopes = scope.into_iter().flat_map(|scope| self.scopes(scope));
        let file = scopes.find_map(|scope| {
            if self.is(scope, b"DIFile") { Some(scope) } else { self.link(scope, self.names.file) }
        });
        match file {
            Some(file) => (self.text(file, self.names.filename), self.text(file, self.names.directory)),
            None => (Cow::Borrowed(""), Cow::Borrowed("")),
        }
    }

    fn node(&self, id: MdId) -> &'a MdNode {
        &self.module.metadata.nodes[id]
    }

    fn is(&self, id: MdId, kind: &[u8]) -> bool {
        self.node(id).special_kind(&self.module.strings) == Some(kind)
    }

    fn field(&self, id: MdId, name: Option<Symbol>) -> Option<&'a FieldValue> {
        let MdKind::Special { fields, .. } = &self.node(id).kind else { return None };
        fields.iter().find(|field| Some(field.name) == name).map(|field| &field.value)
    }

    /// The node that a field names.
    fn link(&self, id: MdId, name: Option<Symbol>) -> Option<MdId> {
        match self.field(id, name)? {
            FieldValue::Md(Md::Node(node)) => Some(*node),
            _ => None,
        }
    }

    fn optional_text(&self, id: MdId, name: Option<Symbol>) -> Option<Cow<'a, str>> {
        match self.field(id, name)? {
            FieldValue::Text(text) | FieldValue::Word(text) | FieldValue::Md(Md::Str(text)) => {
                Some(self.module.strings.text(*text))
            }
            _ => None,
        }
    }

    fn text(&self, id: MdId, name: Option<Symbol>) -> Cow<'a, str> {
        self.optional_text(id, name).unwrap_or_default()
    }

    fn number(&self, id: MdId, name: Option<Symbol>) -> u32 {
        match self.field(id, name) {
            Some(FieldValue::Unsigned(number)) => u32::try_from(*number).unwrap_or(0),
            _ => 0,
        }
    }

    /// The elements of a tuple.
    fn tuple(&self, id: MdId) -> &'a [Md] {
        match &self.node(id).kind {
            MdKind::Tuple(parts) => parts,
            _ => &[],
        }
    }

    fn location_fields(&self, id: MdId) -> Option<Location> {
        match &self.node(id).kind {
            MdKind::Location(location) => Some(Location {
                line: location.line,
                column: location.column,
                scope: Some(location.scope),
                inlined_at: location.inlined_at,
            }),
            MdKind::Special { .. } if self.is(id, b"DILocation") => Some(Location {
                line: self.number(id, self.names.line),
                column: self.number(id, self.names.column),
                scope: self.link(id, self.names.scope),
                inlined_at: self.link(id, self.names.inlined_at),
            }),
            _ => None,
        }
    }
}

struct Location {
    line: u32,
    column: u32,
    scope: Option<MdId>,
    inlined_at: Option<MdId>,
}
