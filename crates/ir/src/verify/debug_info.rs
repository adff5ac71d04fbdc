//! Debug info: what LLVM drops with a warning when it is broken.
//!
//! Claim: a module without these problems has, for every instruction with a location, a chain of scopes that
//! ends in the subprogram of its function. Limits: of the fields of other nodes only those that name scopes,
//! files and types are looked at.

use super::problem::{Problem, Sink};
use crate::function::Body;
use crate::global::{Global, GlobalId, Linkage};
use crate::inst::{Op, Value};
use crate::metadata::{FieldValue, Md, MdId, MdKind};
use crate::module::Module;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// The problems of a module's debug info; a module with such problems still has its meaning.
pub fn debug_info(module: &Module) -> Vec<Problem> {
    let mut checker = Checker { module, sink: Sink::new(module), owners: HashMap::default() };
    checker.check_nodes();
    checker.check_units();
    for (id, global) in module.globals.iter() {
        checker.check_global(id, global);
    }
    checker.sink.problems
}

struct Checker<'m> {
    module: &'m Module,
    sink: Sink<'m>,
    /// The function that has a subprogram.
    owners: HashMap<MdId, GlobalId, FxBuildHasher>,
}

const FILES: &[&str] = &["DIFile"];
const TYPES: &[&str] = &[
    "DIBasicType",
    "DIDerivedType",
    "DICompositeType",
    "DISubroutineType",
    "DIStringType",
    "DIFixedPointType",
    "DISubrangeType",
];
const LOCAL_SCOPES: &[&str] = &["DISubprogram", "DILexicalBlock", "DILexicalBlockFile"];

/// Fields that must be of certain kinds: node, field, kinds.
const FIELDS: &[(&str, &str, &[&str])] = &[
    ("DISubprogram", "file", FILES),
    ("DISubprogram", "type", &["DISubroutineType"]),
    ("DISubprogram", "unit", &["DICompileUnit"]),
    ("DISubprogram", "declaration", &["DISubprogram"]),
    ("DICompileUnit", "file", FILES),
    ("DILexicalBlock", "scope", LOCAL_SCOPES),
    ("DILexicalBlock", "file", FILES),
    ("DILexicalBlockFile", "scope", LOCAL_SCOPES),
    ("DILexicalBlockFile", "file", FILES),
    ("DILocalVariable", "scope", LOCAL_SCOPES),
    ("DILocalVariable", "file", FILES),
    ("DILocalVariable", "type", TYPES),
    ("DILabel", "scope", LOCAL_SCOPES),
    ("DILabel", "file", FILES),
    ("DIGlobalVariable", "file", FILES),
    ("DIGlobalVariable", "type", TYPES),
    ("DIGlobalVariableExpression", "var", &["DIGlobalVariable"]),
    ("DIDerivedType", "file", FILES),
    ("DIDerivedType", "baseType", TYPES),
    ("DICompositeType", "file", FILES),
    ("DICompositeType", "baseType", TYPES),
];

impl<'m> Checker<'m> {
    /// The kind of a node, without its `!`.
    fn kind(&self, node: MdId) -> &'m str {
        let data = &self.module.metadata.nodes[node];
        match &data.kind {
            MdKind::Tuple(_) => "",
            MdKind::Location(_) => "DILocation",
            MdKind::Expression(_) => "DIExpression",
            MdKind::ArgList(_) => "DIArgList",
            MdKind::Special { .. } => {
                let name = data.special_kind(&self.module.strings).unwrap_or_default();
                std::str::from_utf8(name).unwrap_or_default()
            }
        }
    }

    fn name(&self, node: MdId) -> String {
        match self.module.metadata.nodes[node].number {
            Some(number) => format!("!{} ({})", number.get(), self.kind(node)),
            None => format!("a {}", self.kind(node)),
        }
    }

    /// The node that a field of a specialised node names.
    fn field(&self, node: MdId, name: &str) -> Option<MdId> {
        match self.module.metadata.nodes[node].field(&self.module.strings, name)? {
            FieldValue::Md(Md::Node(id)) => Some(*id),
            _ => None,
        }
    }

    fn check_nodes(&mut self) {
        let mut of_kind: HashMap<&str, Vec<(&str, &[&str])>, FxBuildHasher> = HashMap::default();
        for &(kind, field, allowed) in FIELDS {
            of_kind.entry(kind).or_default().push((field, allowed));
        }
        for id in self.module.metadata.nodes.ids() {
            let Some(fields) = of_kind.get(self.kind(id)) else { continue };
            for (field, allowed) in fields {
                if let Some(target) = self.field(id, field)
                    && !allowed.contains(&self.kind(target))
                {
                    let (owner, target) = (self.name(id), self.name(target));
                    self.sink.of_module(format!("{field} of {owner} cannot be {target}"));
                }
            }
        }
    }

    fn check_units(&mut self) {
        for named in &self.module.metadata.named {
            if self.module.strings.bytes(named.name) != b"llvm.dbg.cu" {
                continue;
            }
            for &node in &named.nodes {
                if self.kind(node) != "DICompileUnit" || !self.module.metadata.nodes[node].distinct {
                    let name = self.name(node);
                    self.sink.of_module(format!("!llvm.dbg.cu lists distinct compile units, not {name}"));
                }
            }
        }
    }

    fn check_global(&mut self, id: GlobalId, global: &Global) {
        let Some(function) = global.as_function() else { return };
        let own = global.attachments.iter().filter(|a| self.module.strings.bytes(a.kind) == b"dbg");
        let own: Vec<MdId> = own.map(|a| a.node).collect();
        if own.len() > 1 {
            self.sink.of_global(id, "a function has one !dbg".into());
        }
        if let Some(&node) = own.first() {
            let distinct = self.module.metadata.nodes[node].distinct;
            if self.kind(node) != "DISubprogram" {
                let name = self.name(node);
                self.sink.of_global(id, format!("!dbg of a function is a subprogram, not {name}"));
                return;
            }
            if distinct != function.body.is_some() {
                let message = "the subprogram of a definition is distinct, that of a declaration is not";
                self.sink.of_global(id, message.into());
            }
            if function.body.is_some() && self.owners.insert(node, id).is_some() {
                self.sink.of_global(id, "another function has the same subprogram".into());
            }
        }
        if let Some(body) = &function.body {
            self.check_body(id, body, own.first().copied());
        }
    }

    fn check_body(&mut self, id: GlobalId, body: &Body, subprogram: Option<MdId>) {
        let mut checked: HashMap<MdId, (), FxBuildHasher> = HashMap::default();
        for (inst, data) in body.insts.iter() {
            match data.dbg {
                Some(location) => {
                    if checked.insert(location, ()).is_none()
                        && let Some(problem) = self.problem_of_location(location, subprogram)
                    {
                        self.sink.of_inst(id, inst, problem);
                    }
                }
                None if subprogram.is_some() && self.needs_location(&data.op) => {
                    let message = "a call of a function with debug info needs a !dbg in one that has it";
                    self.sink.of_inst(id, inst, message.into());
                }
                None => {}
            }
        }
    }

    /// Whether the call may be inlined, which needs a location.
    fn needs_location(&self, op: &Op) -> bool {
        let Some(Value::Const(callee)) = op.call_site().map(|site| site.callee) else { return false };
        let crate::constant::ConstKind::Global(callee) = self.module.constants[callee].kind else {
            return false;
        };
        let global = &self.module.globals[callee];
        let replaceable = matches!(global.linkage, Linkage::Weak | Linkage::LinkOnce | Linkage::ExternWeak);
        let is_defined = global.as_function().is_some_and(|f| f.body.is_some());
        let has_subprogram = global.attachments.iter().any(|a| self.module.strings.bytes(a.kind) == b"dbg");
        is_defined && !replaceable && has_subprogram
    }

    /// The scope of a location and the location of the call it was inlined at.
    fn location(&self, node: MdId) -> Option<(Option<MdId>, Option<MdId>)> {
        match &self.module.metadata.nodes[node].kind {
            MdKind::Location(location) => Some((Some(location.scope), location.inlined_at)),
            _ if self.kind(node) == "DILocation" => {
                Some((self.field(node, "scope"), self.field(node, "inlinedAt")))
            }
            _ => None,
        }
    }

    fn problem_of_location(&self, mut node: MdId, subprogram: Option<MdId>) -> Option<String> {
        // Each step goes to the call it was inlined at; more steps than nodes go round in a circle.
        for _ in 0..=self.module.metadata.nodes.len() {
            let Some((scope, inlined_at)) = self.location(node) else {
                return Some(format!("!dbg is a location, not {}", self.name(node)));
            };
            let Some(scope) = scope.filter(|&s| LOCAL_SCOPES.contains(&self.kind(s))) else {
                return Some("the scope of a location lies in a subprogram".into());
            };
            match inlined_at {
                Some(outer) => node = outer,
                None => {
                    let found = self.subprogram_of(scope);
                    return match (found, subprogram) {
                        (None, _) => Some("the scope of a location lies in a subprogram".into()),
                        (Some(found), Some(own)) if found != own => {
                            Some(format!("the location is in {}, not in this function", self.name(found)))
                        }
                        _ => None,
                    };
                }
            }
        }
        Some("the location is inlined into itself".into())
    }

    fn subprogram_of(&self, mut scope: MdId) -> Option<MdId> {
        for _ in 0..=self.module.metadata.nodes.len() {
            match self.kind(scope) {
                "DISubprogram" => return Some(scope),
                "DILexicalBlock" | "DILexicalBlockFile" => scope = self.field(scope, "scope")?,
                _ => return None,
            }
        }
        None
    }
}
