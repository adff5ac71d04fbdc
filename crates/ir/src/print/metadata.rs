//! Metadata: uses, nodes and named lists.
//!
//! A node with a number is used by its number; one without is written where it is used. Numbers are those of
//! the module, not counted anew.

use super::Printer;
use crate::function::{Attachment, DebugRecord};
use crate::metadata::{DiLocation, ExprElement, FieldValue, Md, MdId, MdKind, MdNode};

impl Printer<'_> {
    /// A use of metadata.
    pub(super) fn md(&mut self, md: Md) {
        match md {
            Md::Null => self.out.text("null"),
            Md::Node(node) => self.md_node(node),
            Md::Str(text) => {
                self.out.byte(b'!');
                self.out.quoted(self.module.strings.bytes(text));
            }
            Md::Const(constant) => self.typed_constant(constant),
            Md::Local(local) => self.typed_local(local),
        }
    }

    pub(super) fn md_node(&mut self, id: MdId) {
        let node = &self.module.metadata.nodes[id];
        match node.number {
            Some(number) => {
                self.out.byte(b'!');
                self.out.number(u64::from(number.get()));
            }
            None => self.md_body(node),
        }
    }

    fn md_body(&mut self, node: &MdNode) {
        if node.distinct {
            self.out.text("distinct ");
        }
        match &node.kind {
            MdKind::Tuple(elements) => {
                self.out.text("!{");
                self.comma_separated(elements, |p, md| p.md(*md));
                self.out.byte(b'}');
            }
            MdKind::Location(location) => self.location(location),
            MdKind::Expression(elements) => {
                self.out.text("!DIExpression(");
                self.comma_separated(elements, |p, element| p.expr_element(*element));
                self.out.byte(b')');
            }
            MdKind::ArgList(args) => {
                self.out.text("!DIArgList(");
                self.comma_separated(args, |p, md| p.md(*md));
                self.out.byte(b')');
            }
            MdKind::Special { kind, fields } => {
                self.out.byte(b'!');
                self.out.verbatim(self.module.strings.bytes(*kind));
                self.out.byte(b'(');
                self.comma_separated(fields, |p, field| {
                    p.out.verbatim(p.module.strings.bytes(field.name));
                    p.out.text(": ");
                    p.field_value(&field.value);
                });
                self.out.byte(b')');
            }
        }
    }

    fn location(&mut self, location: &DiLocation) {
        self.out.text("!DILocation(line: ");
        self.out.number(u64::from(location.line));
        if location.column != 0 {
            self.out.text(", column: ");
            self.out.number(u64::from(location.column));
        }
        self.out.text(", scope: ");
        self.md_node(location.scope);
        if let Some(call) = location.inlined_at {
            self.out.text(", inlinedAt: ");
            self.md_node(call);
        }
        if location.implicit_code {
            self.out.text(", isImplicitCode: true");
        }
        self.out.byte(b')');
    }

    fn expr_element(&mut self, element: ExprElement) {
        match element {
            ExprElement::Word(word) => self.out.verbatim(self.module.strings.bytes(word)),
            ExprElement::Int(number) => self.out.number(number),
        }
    }

    fn field_value(&mut self, value: &FieldValue) {
        let strings = &self.module.strings;
        match value {
            FieldValue::Unsigned(number) => self.out.number(*number),
            FieldValue::Negative(number) => self.out.signed(*number),
            FieldValue::Bool(true) => self.out.text("true"),
            FieldValue::Bool(false) => self.out.text("false"),
            FieldValue::Md(md) => self.md(*md),
            FieldValue::Text(text) => self.out.quoted(strings.bytes(*text)),
            FieldValue::Word(word) => self.out.verbatim(strings.bytes(*word)),
            FieldValue::Flags(flags) => self.separated(flags, " | ", |p, flag| p.expr_element(*flag)),
            FieldValue::List(elements) => {
                self.out.byte(b'{');
                self.comma_separated(elements, |p, md| p.md(*md));
                self.out.byte(b'}');
            }
        }
    }

    /// `!kind !node`.
    pub(super) fn attachment(&mut self, attachment: &Attachment) {
        self.out.byte(b'!');
        self.out.metadata_name(self.module.strings.bytes(attachment.kind));
        self.out.byte(b' ');
        self.md_node(attachment.node);
    }

    /// `#dbg_value(...)` and its kin.
    pub(super) fn record(&mut self, record: &DebugRecord) {
        self.out.text("#dbg_");
        self.out.text(record.kind.word());
        self.out.byte(b'(');
        self.comma_separated(&record.args, |p, md| p.md(*md));
        self.out.byte(b')');
    }

    /// The lines of the named lists.
    pub(super) fn named_metadata(&mut self) {
        let module = self.module;
        if module.metadata.named.is_empty() {
            return;
        }
        self.out.byte(b'\n');
        for named in &module.metadata.named {
            self.out.byte(b'!');
            self.out.metadata_name(module.strings.bytes(named.name));
            self.out.text(" = !{");
            self.comma_separated(&named.nodes, |p, node| p.md_node(*node));
            self.out.text("}\n");
        }
    }

    /// The lines of the numbered nodes, in the order of their numbers.
    pub(super) fn numbered_metadata(&mut self) {
        let nodes = self.module.metadata.nodes.values();
        let mut numbered: Vec<_> = nodes.filter_map(|node| Some((node.number?, node))).collect();
        if numbered.is_empty() {
            return;
        }
        numbered.sort_by_key(|(number, _)| *number);
        self.out.byte(b'\n');
        for (number, node) in numbered {
            self.out.byte(b'!');
            self.out.number(u64::from(number.get()));
            self.out.text(" = ");
            self.md_body(node);
            self.out.byte(b'\n');
        }
    }
}
