//! Metadata: what is read, and how; what is refused, and why.

use ir::function::DebugRecordKind;
use ir::global::GlobalKind;
use ir::metadata::{ExprElement, FieldValue, MdNumber};
use ir::{Md, MdKind, MdNode, Module};

fn read(text: &str) -> Module {
    reader::read("test.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}\nin {text}"))
}

/// The message with which a text is refused.
fn refused(text: &str) -> String {
    match reader::read("test.ll", text.as_bytes()) {
        Ok(_) => panic!("this was accepted: {text}"),
        Err(error) => error.message,
    }
}

/// Reads `!0 = {text}`, with an empty node `!9`.
fn node(text: &str) -> (Module, MdNode) {
    let module = read(&format!("!0 = {text}\n!9 = !{{}}\n"));
    let node = module.metadata.nodes.iter().find(|(_, node)| node.number == MdNumber::new(0));
    let node = node.map(|(_, node)| node.clone()).expect("a node with the number 0");
    (module, node)
}

fn field(text: &str, name: &str) -> FieldValue {
    let (module, node) = node(text);
    node.field(&module.strings, name).cloned().expect(name)
}

fn refused_node(text: &str) -> String {
    refused(&format!("!0 = {text}\n!9 = !{{}}\n"))
}

#[test]
fn locations_have_a_form_of_their_own() {
    let all = "!DILocation(line: 12, column: 3, scope: !9, inlinedAt: !0, isImplicitCode: true)";
    let (_, full) = node(&format!("distinct {all}"));
    let MdKind::Location(location) = full.kind else { panic!("{full:?}") };
    assert!(full.distinct && location.implicit_code && location.inlined_at.is_some());
    assert_eq!((location.line, location.column), (12, 3));
    // A scope in place or null fields take the slow way to the same form.
    for text in ["!DILocation(scope: !{})", "!DILocation(scope: !9, inlinedAt: null, line: u0xC)"] {
        assert!(matches!(node(text).1.kind, MdKind::Location(_)), "{text}");
    }
    for text in ["!DILocation(scope: !9, atomGroup: 1, atomRank: 2)", "!DILocation(scope: !\"s\")"] {
        assert!(matches!(node(text).1.kind, MdKind::Special { .. }), "{text}");
    }
}

#[test]
fn an_odd_location_leaves_nothing_behind() {
    // What the quick way read before it gave up is not there twice.
    let module = read("!0 = !DILocation(line: 1, inlinedAt: !1, scope: !{})\n!1 = !{}\n");
    assert_eq!(module.metadata.nodes.len(), 3);
}

#[test]
fn values_of_fields_have_the_form_of_the_text() {
    assert_eq!(field("!DISubrange(count: -1)", "count"), FieldValue::Negative(-1));
    assert_eq!(field("!DISubrange(lowerBound: s0x1F)", "lowerBound"), FieldValue::Negative(-1));
    assert_eq!(field("!DIBasicType(size: u0x20)", "size"), FieldValue::Unsigned(32));
    assert_eq!(field("!DIBasicType(flags: 3)", "flags"), FieldValue::Unsigned(3));
    assert!(matches!(field("!DIBasicType(flags: DIFlagPublic)", "flags"), FieldValue::Word(_)));
    let FieldValue::Flags(flags) = field("!DIBasicType(flags: DIFlagBigEndian | 3)", "flags") else {
        panic!()
    };
    assert!(matches!(*flags, [ExprElement::Word(_), ExprElement::Int(3)]));
    assert_eq!(field("!DISubroutineType(types: null)", "types"), FieldValue::Md(Md::Null));
    assert!(matches!(field("!GenericDINode(tag: 3, operands: {null, !9})", "operands"), FieldValue::List(_)));
}

#[test]
fn large_numbers_are_kept() {
    let digits = "170141183460469231731687303715884105727";
    let (module, node) = node(&format!("!DIEnumerator(name: \"\", value: {digits})"));
    let Some(&FieldValue::Word(word)) = node.field(&module.strings, "value") else { panic!("{node:?}") };
    assert_eq!(module.strings.text(word), digits);
}

#[test]
fn newer_llvms_are_read() {
    for text in [
        "distinct !DISubprogram(keyInstructions: true)",
        "distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 199901, file: !9)",
        "!DISubrangeType(name: \"t\", size: !9, lowerBound: -3, bias: !DIExpression(DW_OP_constu, 4))",
        "!DIFixedPointType(name: \"t\", kind: Decimal, factor: -4)",
        "!DICompositeType(tag: DW_TAG_enumeration_type, enumKind: DW_APPLE_ENUM_KIND_Open)",
        "!DIBasicType(name: \"t\", dataSize: 8, num_extra_inhabitants: 1)",
        "!DILabel(scope: !9, name: \"l\", file: !9, line: 1, column: 3, isArtificial: true, coroSuspendIdx: 0)",
        "!DIOfTheFuture(a: 1, b: -1, c: \"s\", d: !9, e: {null}, f: DW_X | 3, g: Word, h: i32 5, i: null, j: true)",
    ] {
        node(text);
    }
}

#[test]
fn wrong_fields_are_refused() {
    for (text, message) in [
        ("!DILocation(bad: 0)", "`!DILocation` has no field `bad`"),
        ("!DILocation(scope: !9, scope: !9)", "the field `scope` is given twice"),
        ("!DILocation(line: 1)", "`!DILocation` lacks the field `scope`"),
        ("!DILocation(scope: null)", "`scope` cannot be null"),
        ("!DILocation(scope: !9, column: 65536)", "`column` is at most 65535"),
        ("!DILocation(scope: !9, line: -1)", "expected a number for `line`, not negative, found `-1`"),
        ("!DILocation(scope: !9,)", "expected a field, like `name: value`, found `)`"),
        ("!DISubrange(count: -2)", "`count` is at least -1"),
        ("!DISubrange(count: null)", "`count` cannot be null"),
        ("!DISubrange(lowerBound: 9223372036854775808)", "`lowerBound` is at most 9223372036854775807"),
        ("!DIGlobalVariable(name: \"\")", "`name` cannot be empty"),
        ("!DIBasicType(tag: DW_TAG_badtag)", "expected a DWARF tag for `tag`, found `DW_TAG_badtag`"),
        (
            "!DIBasicType(flags: DIFlagPublic | DIFlagBad)",
            "expected a debug info flag for `flags`, found `DIFlagBad`",
        ),
        (
            "!DIFile(filename: \"\", directory: \"\", checksum: \"\")",
            "`checksum` and `checksumkind` come together",
        ),
        (
            "!DIEnumerator(name: \"\", value: -1, isUnsigned: true)",
            "an unsigned enumerator has a negative value",
        ),
        (
            "distinct !DICompileUnit(file: !9)",
            "`!DICompileUnit` has one of the fields `language` and `sourceLanguageName`",
        ),
        ("!DIExpression(DW_OP_bad)", "expected a DWARF operation or type encoding, found `DW_OP_bad`"),
        ("!Invalid(field: 0)", "expected a metadata node, found `!Invalid`"),
    ] {
        assert_eq!(refused_node(text), message, "{text}");
    }
}

#[test]
fn some_nodes_must_be_distinct() {
    let message = "a `!DISubprogram` that is a definition must be `distinct`";
    for flags in ["", "isDefinition: true", "spFlags: 8", "spFlags: DISPFlagVirtual | DISPFlagDefinition"] {
        assert_eq!(refused_node(&format!("!DISubprogram({flags})")), message);
        node(&format!("distinct !DISubprogram({flags})"));
    }
    for flags in ["isDefinition: false", "spFlags: 0", "spFlags: DISPFlagOptimized, isDefinition: true"] {
        node(&format!("!DISubprogram({flags})"));
    }
    assert_eq!(refused_node("!DIAssignID()"), "`!DIAssignID` must be `distinct`");
    assert_eq!(refused_node("!{!DICompileUnit()}"), "`!DICompileUnit` must be `distinct`");
}

#[test]
fn a_named_list_may_come_in_pieces() {
    let module = read("!a = !{!0}\n!b = !{!DIExpression()}\n!a = !{! 0, !1}\n!0 = !{}\n! 1 = !{}\n");
    let lengths: Vec<usize> = module.metadata.named.iter().map(|named| named.nodes.len()).collect();
    assert_eq!(lengths, [3, 1]);
    for text in ["!a = !{!{}}", "!a = !{null}", "!a = !{!\"s\"}", "!a = {}", "!a = !{!DIArgList()}"] {
        refused(text);
    }
}

#[test]
fn tuples_do_not_nest_without_end() {
    let nested = |depth: usize| format!("!0 = {}{}\n", "!{".repeat(depth), "}".repeat(depth));
    read(&nested(200));
    assert!(refused(&nested(100_000)).contains("nested deeper"));
    let fields =
        format!("!0 = {}!9{}\n!9 = !{{}}\n", "!DILexicalBlock(scope: ".repeat(100_000), ")".repeat(100_000));
    assert!(refused(&fields).contains("nested deeper"));
}

fn in_function(line: &str) -> String {
    format!("define void @f(i32 %x) {{\n  {line}\n  ret void\n}}\ndeclare void @g(metadata)\n!0 = !{{}}\n")
}

#[test]
fn debug_records_are_read() {
    for (record, kind, count) in [
        ("#dbg_value(i32 %x, !0, !DIExpression(), !0)", DebugRecordKind::Value, 4),
        (
            "#dbg_value(!DIArgList(i32 %x, i32 2), !0, !DIExpression(DW_OP_LLVM_arg, 0), !0)",
            DebugRecordKind::Value,
            4,
        ),
        ("#dbg_declare(ptr null, !0, !0, !DILocation(scope: !0))", DebugRecordKind::Declare, 4),
        ("#dbg_declare_value(i32 %x, !0, !0, !0)", DebugRecordKind::DeclareValue, 4),
        ("#dbg_assign(i32 %x, !0, !0, !0, !{}, !0, !0)", DebugRecordKind::Assign, 7),
        ("#dbg_label(!0, !0)", DebugRecordKind::Label, 2),
    ] {
        let module = read(&in_function(record));
        let records: Vec<_> = module
            .globals
            .iter()
            .filter_map(|(_, global)| match &global.kind {
                GlobalKind::Function(function) => function.body.as_ref(),
                _ => None,
            })
            .flat_map(|body| &body.records)
            .map(|(_, record)| (record.kind, record.args.len()))
            .collect();
        assert_eq!(records, [(kind, count)], "{record}");
    }
    for record in [
        "#dbg_valu(i32 %x, !0, !0, !0)",
        "#dbg_value(i32 %x, null, !0, !0)",
        "#dbg_value(i32 %x, !0, !0)",
        "#dbg_value(i32 %x, !0, !0, !0, !0)",
        "#dbg_value(null, !0, !0, !0)",
        "#dbg_label(!0)",
    ] {
        refused(&in_function(record));
    }
}

#[test]
fn registers_are_direct_operands_only() {
    read(&in_function("call void @g(metadata i32 %x)"));
    read(&in_function("call void @g(metadata !DIArgList(i32 %x))"));
    let message = "a register can be metadata only as a direct operand inside of its function";
    assert_eq!(refused(&in_function("call void @g(metadata !{i32 %x})")), message);
    let message = "`!DIArgList` is allowed only as a direct operand inside of a function";
    assert_eq!(refused(&in_function("call void @g(metadata !{!DIArgList(i32 %x)})")), message);
    assert_eq!(refused("!0 = !DIArgList(i32 1)"), message);
    refused("!0 = !{i32 %x}");
    refused("!0 = !{metadata !0}");
}
