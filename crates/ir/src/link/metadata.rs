//! Copying metadata into another module.
//!
//! A numbered or distinct node gets its id when it is first met and its contents later, so that cycles need
//! no care. A node written in place is copied after its parts, and equal ones become one.

use super::import::{Importer, hash_of};
use crate::function::Attachment;
use crate::metadata::{DiLocation, ExprElement, Field, FieldValue, Md, MdId, MdKind, MdNode, MdNumber};
use arena::Id;
use hashbrown::HashSet;
use rustc_hash::FxBuildHasher;

impl Importer<'_> {
    pub fn md(&mut self, md: Md) -> Md {
        match md {
            Md::Null => Md::Null,
            Md::Node(id) => Md::Node(self.node(id)),
            Md::Str(text) => Md::Str(self.string(text)),
            Md::Const(id) => Md::Const(self.constant(id)),
            Md::Local(local) => Md::Local(local),
        }
    }

    pub fn attachment(&mut self, attachment: &Attachment) -> Attachment {
        let Attachment { kind, node } = *attachment;
        Attachment { kind: self.string(kind), node: self.node(node) }
    }

    /// The node `root`; its contents may follow only with [`finish_metadata`](Self::finish_metadata).
    pub fn node(&mut self, root: MdId) -> MdId {
        if let Some(known) = self.maps.nodes[root.index()] {
            return known;
        }
        let mut open = vec![root];
        let mut expanded = HashSet::with_hasher(FxBuildHasher);
        let mut last = root;
        while let Some(&id) = open.last() {
            if let Some(known) = self.maps.nodes[id.index()] {
                last = known;
                open.pop();
                continue;
            }
            let source = self.source;
            let node = &source.metadata.nodes[id];
            if node.number.is_some() || node.distinct {
                self.reserve(id);
                continue;
            }
            let first_visit = expanded.insert(id);
            let before = open.len();
            for_each_node(&node.kind, |part| {
                if self.maps.nodes[part.index()].is_none() {
                    open.push(part);
                }
            });
            if open.len() == before {
                self.copy_in_place(id);
            } else if first_visit {
                open[before..].reverse();
            } else {
                // It contains itself, which no text can say; ids can.
                open.truncate(before);
                self.reserve(id);
            }
        }
        // The root was known last.
        last
    }

    /// Gives a node its id; its contents follow.
    fn reserve(&mut self, id: MdId) {
        let MdNode { number, distinct, kind: _ } = self.source.metadata.nodes[id];
        let number = match number {
            Some(_) if self.maps.renumber => self.dest.fresh_number(),
            number => number,
        };
        let empty = MdNode { number, distinct, kind: MdKind::Tuple([].into()) };
        let new = self.dest.module.metadata.nodes.push(empty);
        self.maps.nodes[id.index()] = Some(new);
        self.maps.pending_nodes.push_back((id, new));
    }

    /// Copies a node written in place, whose parts are known.
    fn copy_in_place(&mut self, id: MdId) {
        let source = self.source;
        let MdNode { number, distinct, kind } = &source.metadata.nodes[id];
        let node = MdNode { number: *number, distinct: *distinct, kind: self.md_kind(kind) };
        let all = &mut self.dest.module.metadata.nodes;
        let hash = hash_of(&node);
        let new = match self.dest.nodes.find(hash, |&id| all[id] == node) {
            Some(known) => *known,
            None => {
                let new = all.push(node);
                self.dest.nodes.insert_unique(hash, new, |&id| hash_of(&all[id]));
                new
            }
        };
        self.maps.nodes[id.index()] = Some(new);
    }

    /// Copies the contents of all nodes met so far, and of those met in them.
    pub fn finish_metadata(&mut self) {
        while let Some((id, new)) = self.maps.pending_nodes.pop_front() {
            let source = self.source;
            let kind = self.md_kind(&source.metadata.nodes[id].kind);
            self.dest.module.metadata.nodes[new].kind = kind;
        }
    }

    fn md_kind(&mut self, kind: &MdKind) -> MdKind {
        match kind {
            MdKind::Tuple(parts) => MdKind::Tuple(self.md_list(parts)),
            MdKind::Location(DiLocation { line, column, scope, inlined_at, implicit_code }) => {
                MdKind::Location(DiLocation {
                    line: *line,
                    column: *column,
                    scope: self.node(*scope),
                    inlined_at: inlined_at.map(|at| self.node(at)),
                    implicit_code: *implicit_code,
                })
            }
            MdKind::Expression(elements) => MdKind::Expression(self.elements(elements)),
            MdKind::ArgList(parts) => MdKind::ArgList(self.md_list(parts)),
            MdKind::Special { kind, fields } => {
                let kind = self.string(*kind);
                let fields = fields.iter().map(|Field { name, value }| Field {
                    name: self.string(*name),
                    value: self.field_value(value),
                });
                MdKind::Special { kind, fields: fields.collect() }
            }
        }
    }

    pub fn md_list(&mut self, list: &[Md]) -> Box<[Md]> {
        list.iter().map(|&md| self.md(md)).collect()
    }

    fn elements(&mut self, list: &[ExprElement]) -> Box<[ExprElement]> {
        let copy = |element: &ExprElement| match element {
            ExprElement::Word(word) => ExprElement::Word(self.string(*word)),
            ExprElement::Int(number) => ExprElement::Int(*number),
        };
        list.iter().map(copy).collect()
    }

    fn field_value(&mut self, value: &FieldValue) -> FieldValue {
        match value {
            FieldValue::Unsigned(number) => FieldValue::Unsigned(*number),
            FieldValue::Negative(number) => FieldValue::Negative(*number),
            FieldValue::Bool(value) => FieldValue::Bool(*value),
            FieldValue::Md(md) => FieldValue::Md(self.md(*md)),
            FieldValue::Text(text) => FieldValue::Text(self.string(*text)),
            FieldValue::Word(word) => FieldValue::Word(self.string(*word)),
            FieldValue::Flags(flags) => FieldValue::Flags(self.elements(flags)),
            FieldValue::List(list) => FieldValue::List(self.md_list(list)),
        }
    }
}

impl super::import::Destination {
    /// A number no node has yet; none when all are taken.
    pub fn fresh_number(&mut self) -> Option<MdNumber> {
        let number = MdNumber::new(self.next_number);
        self.next_number = self.next_number.saturating_add(1);
        number
    }
}

/// Calls `visit` on every node that a node names directly.
fn for_each_node(kind: &MdKind, mut visit: impl FnMut(MdId)) {
    let mut visit_md = |md: &Md| {
        if let Md::Node(id) = md {
            visit(*id);
        }
    };
    match kind {
        MdKind::Tuple(parts) | MdKind::ArgList(parts) => parts.iter().for_each(visit_md),
        MdKind::Location(location) => {
            visit(location.scope);
            location.inlined_at.into_iter().for_each(visit);
        }
        MdKind::Expression(_) => {}
        MdKind::Special { fields, .. } => fields.iter().for_each(|field| match &field.value {
            FieldValue::Md(md) => visit_md(md),
            FieldValue::List(list) => list.iter().for_each(&mut visit_md),
            FieldValue::Unsigned(_)
            | FieldValue::Negative(_)
            | FieldValue::Bool(_)
            | FieldValue::Text(_)
            | FieldValue::Word(_)
            | FieldValue::Flags(_) => {}
        }),
    }
}
