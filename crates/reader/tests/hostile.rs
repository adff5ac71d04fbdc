//! Texts made to make a reader fall over: too deep, too large, too long, circular, cut off.
//!
//! Sizes are chosen so that work that grows with the square of the text takes minutes, and a stack that
//! grows with it overflows; nothing here looks at a clock.

mod exercise;

use exercise::{Outcome, exercise};
use std::fmt::Write;

/// Asserts that a text is refused, with a message that contains `part`.
#[track_caller]
fn refused(text: impl AsRef<[u8]>, part: &str) {
    match reader::read("hostile.ll", text.as_ref()) {
        Ok(_) => panic!("this was read"),
        Err(error) => assert!(error.to_string().contains(part), "`{part}` is missing in: {error}"),
    }
}

#[track_caller]
fn gives(text: impl AsRef<[u8]>, outcome: Outcome) {
    assert_eq!(exercise(text.as_ref()), outcome, "{:?}", reader::read("hostile.ll", text.as_ref()).err());
}

/// The texts that `line` gives for 0 to `n`, one per line.
fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for i in 0..n {
        text.push_str(&line(i));
        text.push('\n');
    }
    text
}

/// The texts that `item` gives for 0 to `n`, with commas between them.
fn list(n: usize, item: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for i in 0..n {
        let comma = if i > 0 { ", " } else { "" };
        let _ = write!(text, "{comma}{}", item(i));
    }
    text
}

const DEEP: usize = 100_000;

/// `open` many times, `middle`, `close` many times.
fn deep(open: &str, middle: &str, close: &str) -> String {
    format!("{}{middle}{}", open.repeat(DEEP), close.repeat(DEEP))
}

#[test]
fn deep_types_are_refused() {
    let nestings = [
        ("[1 x ", "i8", "]"),
        ("{", "i8", "}"),
        ("<{", "i8", "}>"),
        ("<1 x ", "i8", ">"),
        ("target(\"a\", ", "i8", ")"),
        ("void (", "i8", ")*"),
        ("void (", "i8", ")"),
        ("", "i8", "*"),
        ("", "i8", " ()*"),
        ("", "i8", " addrspace(1)*"),
        ("[1 x {<{", "i8", "}>}]"),
    ];
    for (open, middle, close) in nestings {
        let ty = deep(open, middle, close);
        for text in [
            format!("@g = external global {ty}"),
            format!("@g = global {ty} zeroinitializer"),
            format!("%t = type {ty}"),
            format!("declare {ty} @f({ty})"),
            format!("define void @f() {{\n  %p = alloca {ty}\n  ret void\n}}"),
        ] {
            gives(text, Outcome::Refused);
        }
    }
}

#[test]
fn types_as_deep_as_allowed_are_fine() {
    let stars = "*".repeat(200);
    for (open, middle, close) in [("[1 x ", "i8", "]"), ("{", "i8", "}"), ("<{", "i8", "}>")] {
        let ty = format!("{}{middle}{}", open.repeat(200), close.repeat(200));
        gives(format!("@g = global {ty} zeroinitializer"), Outcome::Sound);
    }
    gives(format!("@g = global i8{stars} null"), Outcome::Sound);
}

#[test]
fn types_deep_by_both_brackets_and_stars_are_read_without_the_stars() {
    let stars = "*".repeat(200);
    let ty = format!("{}i8{}", "[1 x ".repeat(200), format!("{stars}]").repeat(200));
    gives(format!("@g = global {ty} zeroinitializer"), Outcome::Sound);
    let with_error = format!("@g = global {ty} 0\n@h = global i8 undefined");
    refused(with_error, "deeper");
}

#[test]
fn names_for_types_do_not_hide_their_depth() {
    let arrays =
        format!("%a0 = type [1 x i8]\n{}", lines(DEEP, |i| format!("%a{} = type [1 x %a{i}]", i + 1)));
    refused(format!("{arrays}@g = global %a{DEEP} zeroinitializer"), "deep");
    let pointers = format!("%a0 = type i8*\n{}", lines(DEEP, |i| format!("%a{} = type %a{i}*", i + 1)));
    // Read again with pointers that do not say what they point to, this one is flat.
    gives(format!("{pointers}@g = global %a{DEEP} null"), Outcome::Sound);
}

#[test]
fn names_for_types_do_not_hide_their_size() {
    let functions = lines(60, |i| format!("%a{} = type void (%a{i}*, %a{i}*)", i + 1));
    gives(format!("%a0 = type void ()\n{functions}@g = global %a60* null"), Outcome::Sound);
    let targets = lines(60, |i| format!("%a{} = type target(\"t\", %a{i}, %a{i})", i + 1));
    refused(format!("%a0 = type i8\n{targets}@g = external global %a60"), "large");
}

#[test]
fn deep_constants_are_refused() {
    for (open, middle, close) in [
        ("[", "i8 0", "]"),
        ("{", "i8 0", "}"),
        ("<", "i8 0", ">"),
        ("<{", "i8 0", "}>"),
        ("[[1 x i8] ", "i8 0", "]"),
        ("{ {i8} ", "i8 0", "}"),
        ("getelementptr (i8, ptr ", "null", ", i64 1)"),
        ("inttoptr (i64 ptrtoint (ptr ", "null", " to i64) to ptr)"),
        ("bitcast (ptr ", "null", " to ptr)"),
        ("ptrauth (ptr ", "null", ", i32 0)"),
        ("splat (i8 ", "0", ")"),
        ("add (i8 ", "0", ", i8 1)"),
        ("dso_local_equivalent ", "@g", ""),
        ("no_cfi ", "@g", ""),
        ("blockaddress(", "@g", ", %a)"),
        ("asm ", "\"\"", ""),
    ] {
        let constant = deep(open, middle, close);
        gives(format!("@g = global ptr {constant}"), Outcome::Refused);
        gives(
            format!("define void @f() {{\n  store ptr {constant}, ptr null\n  ret void\n}}"),
            Outcome::Refused,
        );
        gives(format!("!0 = !{{ptr {constant}}}"), Outcome::Refused);
    }
}

#[test]
fn deep_metadata_is_refused() {
    for (open, middle, close) in [
        ("!{", "", "}"),
        ("!DILocation(line: 1, scope: ", "!0", ")"),
        ("!DILexicalBlock(scope: ", "!0", ")"),
        ("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: ", "null", ")"),
        ("!DINewKind(field: ", "null", ")"),
        ("!GenericDINode(tag: 1, operands: {", "", "})"),
        ("!DIArgList(", "", ")"),
        ("!DIExpression(", "", ")"),
        ("!", "", ""),
    ] {
        let md = deep(open, middle, close);
        gives(format!("!0 = {md}"), Outcome::Refused);
        gives(format!("!0 = !{{{md}}}"), Outcome::Refused);
        gives(format!("!n = !{{{md}}}"), Outcome::Refused);
        gives(format!("define void @f() {{\n  ret void, !x {md}\n}}"), Outcome::Refused);
        gives(
            format!("define void @f() {{\n  call void @g(metadata {md})\n  ret void\n}}"),
            Outcome::Refused,
        );
        gives(
            format!("define void @f() {{\n    #dbg_value({md}, !0, !0, !0)\n  ret void\n}}"),
            Outcome::Refused,
        );
    }
}

#[test]
fn deep_attributes_and_brackets_are_refused() {
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("<", ">"),
        ("sret(", ")"),
        ("byval([1 x ", "])"),
        ("memory(", ")"),
        ("range(", ")"),
        ("initializes((", "))"),
        ("nofpclass(", ")"),
        ("allockind(", ")"),
        ("addrspace(", ")"),
        ("align(", ")"),
        ("prefix ", ""),
        ("comdat(", ")"),
        ("personality ptr ", ""),
        ("section ", ""),
        ("\"a\"=", ""),
        ("!x ", ""),
        ("#", ""),
        ("%", ""),
        ("@", ""),
        ("$", ""),
        ("^", ""),
        (",", ""),
        ("=", ""),
        ("*", ""),
        ("|", ""),
        ("...", ""),
        (":", ""),
        ("\\", ""),
        ("-", ""),
        ("+", ""),
    ] {
        let part = deep(open, "", close);
        gives(&part, Outcome::Refused);
        gives(format!("declare void @f(ptr {part})"), Outcome::Refused);
        gives(format!("declare {part} void @f()"), Outcome::Refused);
        // What looks like an attribute of a newer LLVM is kept as text, whatever it is.
        exercise(format!("attributes #0 = {{ {part} }}").as_bytes());
        gives(format!("define void @f() {part} {{\n  ret void\n}}"), Outcome::Refused);
        gives(format!("define void @f() {{\n  {part}\n}}"), Outcome::Refused);
        gives(format!("define void @f() {{\n  call void {part}()\n}}"), Outcome::Refused);
        gives(format!("define void @f() {{\n  %a = {part}\n}}"), Outcome::Refused);
        gives(format!("@a = {part}"), Outcome::Refused);
        gives(format!("!0 = {part}"), Outcome::Refused);
    }
}

#[test]
fn deep_summaries_are_only_text() {
    gives(format!("^0 = module: {}", deep("(", "a: 1", ")")), Outcome::Sound);
    gives(format!("^0 = module: {}", deep("(", "", "")), Outcome::Refused);
}

#[test]
fn huge_numbers_are_refused_or_kept() {
    let numbers = [
        "0",
        "1",
        "-1",
        "127",
        "255",
        "256",
        "65535",
        "65536",
        "8388607",
        "8388608",
        "16777215",
        "16777216",
        "2147483647",
        "2147483648",
        "-2147483648",
        "4294967294",
        "4294967295",
        "4294967296",
        "4611686018427387904",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "99999999999999999999999999999999999999999999",
    ];
    let places = [
        "@g = global i# 0",
        "@g = global i64 #",
        "@g = global i8 #",
        "@g = global double #.0",
        "@g = global double 1.0e#",
        "@g = global float 0x#",
        "@g = global i128 u0x#",
        "@g = external global [# x i64]",
        "@g = external global [# x [# x [# x i64]]]",
        "@g = external global { [# x i64], [# x i8] }",
        "@g = external global <# x i64>",
        "@g = external global <vscale x # x i64>",
        "@g = external global i8, align #",
        "@g = external addrspace(#) global i8",
        "@g = external global ptr addrspace(#)",
        "@g = external global target(\"t\", #)",
        "@g = global [# x i8] zeroinitializer",
        "@g = global [# x i8] undef",
        "@g = global <# x i8> zeroinitializer",
        "@g = global <# x i8> splat (i8 1)",
        "@g = global ptr getelementptr ([# x i8], ptr @g, i64 #, i64 #)",
        "@g = global ptr getelementptr inrange(#, #) ({ i8, i8 }, ptr @g, i32 0, i32 #)",
        "@g = global i32 extractelement (<2 x i32> zeroinitializer, i32 #)",
        "@# = global i8 0",
        "@0 = global i8 0\n@# = global i8 0\n@1 = global ptr @#",
        "%# = type { i8 }\n@g = global %# zeroinitializer",
        "!# = !{}",
        "!0 = !{!#}\n!# = !{i64 #}",
        "!n = !{!#}\n!# = !{}",
        "!0 = !DILocation(line: #, column: #, scope: !0)",
        "!0 = distinct !DISubprogram(name: \"f\", line: #, virtualIndex: #, thisAdjustment: #)",
        "!0 = !DISubrange(count: #, lowerBound: #)",
        "!0 = !DIEnumerator(name: \"a\", value: #)",
        "!0 = !DIEnumerator(name: \"a\", value: #, isUnsigned: true)",
        "!0 = !DIBasicType(tag: #, size: #, align: #, encoding: #)",
        "!0 = !DIExpression(DW_OP_plus_uconst, #, DW_OP_LLVM_fragment, #, #)",
        "!0 = !DINewKind(field: #)",
        "attributes ## = { nounwind }\ndeclare void @f() ##",
        "attributes #0 = { alignstack=# }",
        "attributes #0 = { align=# }",
        "attributes #0 = { allocsize(#,#) }",
        "attributes #0 = { vscale_range(#,#) }",
        "attributes #0 = { uwtable(#) }",
        "declare void @f(ptr align # dereferenceable(#) dereferenceable_or_null(#))",
        "declare void @f(ptr nofpclass(#) alignstack(#))",
        "declare void @f(i64 range(i64 #, #))",
        "declare void @f(i8 range(i8 #, #))",
        "declare void @f(ptr initializes((#, #), (#, #)))",
        "declare cc# void @f()",
        "declare void @f() addrspace(#)",
        "define void @f() {\n  %# = add i32 0, 0\n  ret void\n}",
        "define void @f(i8 %#) {\n  ret void\n}",
        "define void @f() {\n#:\n  br label %#\n}",
        "define void @f() {\n  br label %#\n#:\n  ret void\n}",
        "define i32 @f() {\n  ret i32 %#\n}",
        "define void @f() {\n  %a = alloca i8, i64 #, align #, addrspace(#)\n  ret void\n}",
        "define void @f() {\n  %a = load i8, ptr null, align #\n  ret void\n}",
        "define void @f() {\n  %a = extractvalue { i8, i8 } undef, #\n  ret void\n}",
        "define void @f() {\n  %a = extractvalue [# x i8] undef, #\n  ret void\n}",
        "define void @f() {\n  %a = insertvalue [# x [# x i8]] undef, i8 0, #, #\n  ret void\n}",
        "define void @f() {\n  %a = getelementptr [# x { i8, [# x i64] }], ptr null, i64 #, i64 #, i32 #, i64 #\n  ret void\n}",
        "define void @f() {\n  %a = shufflevector <2 x i8> undef, <2 x i8> undef, <2 x i32> <i32 #, i32 #>\n  ret void\n}",
        "define void @f() {\n  %a = shufflevector <# x i8> undef, <# x i8> undef, <# x i32> zeroinitializer\n  ret void\n}",
        "define void @f() {\n  %a = insertelement <2 x i8> undef, i8 0, i32 #\n  ret void\n}",
        "define void @f() {\n  %a = icmp eq <# x i8> undef, undef\n  ret void\n}",
        "define void @f() {\n  %a = trunc i# 0 to i#\n  ret void\n}",
        "define void @f() {\n  %a = bitcast <# x i8> undef to <# x i16>\n  ret void\n}",
        "define void @f() {\n  %a = bitcast <# x i8> undef to i#\n  ret void\n}",
        "define void @f() {\n  switch i64 0, label %a [ i64 #, label %a i64 #, label %b ]\na:\n  ret void\nb:\n  ret void\n}",
        "define void @f() {\n  call void @f() ##\n  ret void\n}",
        "define void @f() {\n  ret void, !dbg !#\n}",
        "define void @f() {\n  fence syncscope(\"#\") seq_cst\n  ret void\n}",
        "define void @f() {\n  ret void\n  uselistorder i8 0, { #, # }\n}",
        "define void @f() {\n  ret void, !prof !0\n}\n!0 = !{!\"branch_weights\", i32 #, i64 #}",
        "define i8 @f() {\n  %a = load i8, ptr null, !range !0\n  ret i8 %a\n}\n!0 = !{i8 #, i8 #}",
        "target datalayout = \"p:#:#:#:#\"\n@g = global ptr null",
        "target datalayout = \"p#:64:64\"\n@g = global ptr null",
        "target datalayout = \"p:64:#\"\n@g = global { ptr, i8 } zeroinitializer",
        "target datalayout = \"i64:#:#\"\n@g = global { i64, i8 } zeroinitializer",
        "target datalayout = \"i#:64\"\n@g = global i64 0",
        "target datalayout = \"v64:#-f64:#-a:#:#-S#-n#\"\n@g = global { i8, <2 x i32> } zeroinitializer",
        "target datalayout = \"A#-P#-G#-ni:#-Fi#\"\ndefine void @f() {\n  %a = alloca i8\n  ret void\n}",
        "^# = flags: #",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 #, !\"wchar_size\", i32 #}",
    ];
    for place in places {
        for number in numbers {
            exercise(place.replace('#', number).as_bytes());
            exercise(place.replacen('#', number, 1).replace('#', "1").as_bytes());
        }
    }
    // The place of a number, not the number, is what must be a `#`.
    gives("attributes #0 = { nounwind }\ndeclare void @f() #0", Outcome::Sound);
    refused("@g = global i99999999999 0", "bits");
    refused("!4294967295 = !{}", "too large");
    gives("!4294967294 = !{}", Outcome::Sound);
    gives("@4294967294 = global i8 0", Outcome::Sound);
}

#[test]
fn long_lines_and_names_are_fine() {
    let name = "a".repeat(1_000_000);
    gives(format!("@{name} = global i8 0"), Outcome::Sound);
    gives(format!("@\"{name}\" = global ptr @{name}"), Outcome::Sound);
    gives(format!("define void @f(i8 %{name}) {{\n{name}:\n  ret void\n}}"), Outcome::Refused);
    gives(
        format!("define void @f() {{\n  br label %{name}\n{name}:\n  br label %{name}\n}}"),
        Outcome::Sound,
    );
    gives(&name, Outcome::Refused);
    gives(format!("!{name} = !{{}}"), Outcome::Sound);
    gives(format!("${name} = comdat any\n@a = global i8 0, comdat(${name})"), Outcome::Sound);
    gives(format!("%{name} = type {{ ptr }}\n@a = global %{name} zeroinitializer"), Outcome::Sound);
    gives(format!("attributes #0 = {{ \"{name}\"=\"{name}\" }}"), Outcome::Sound);
    gives(format!("; {name}"), Outcome::Sound);
    gives(" ".repeat(1_000_000), Outcome::Sound);
    gives("\n".repeat(1_000_000), Outcome::Sound);
    gives(format!("@a = global [1000000 x i8] c\"{name}\""), Outcome::Sound);
    gives(format!("@a = global i8 {}", "0".repeat(1_000_000)), Outcome::Sound);
    gives(format!("@a = global i8 {}", "9".repeat(1_000_000)), Outcome::Sound);
    gives(format!("@a = global double 1.{}", "0".repeat(1_000_000)), Outcome::Sound);
    exercise(format!("@a = global double 1.0e{}", "9".repeat(1_000_000)).as_bytes());
    gives(format!("@a = global i{} 0", "0".repeat(1_000_000)), Outcome::Refused);
    gives(
        format!("define void @f() {{ {} ret void }}", "store i8 0, ptr null ".repeat(50_000)),
        Outcome::Sound,
    );
}

#[test]
fn long_runs_of_one_thing_are_refused() {
    for unit in [
        "*",
        "\"",
        "\\",
        "-",
        "-1",
        "1",
        "1.",
        ".",
        "a-",
        "a.",
        "a$",
        "$a",
        "+1",
        "0x",
        "0xK",
        "'",
        "%a",
        "%\"",
        "@\"",
        "$\"",
        "!\"",
        "c\"",
        "i8 ",
        "i8* ",
        "-1-",
        "!",
        "!a\\",
        "#0 ",
        "^0 ",
        "^0 = a: (",
        "a: ",
        "1: ",
        "\"a\": ",
        "/*",
        "//",
        "\u{feff}",
        "é",
        "declare ",
        "@a = ",
        "%a = ",
        "define void @f() {",
        "attributes #0 = {",
        "; a\n\"",
        "!0 = ",
        "module asm ",
        "target ",
        "source_filename = ",
    ] {
        let run = unit.repeat(1_000_000 / unit.len());
        gives(&run, Outcome::Refused);
        gives(format!("define void @f() {{ {run} }}"), Outcome::Refused);
        gives(format!("@a = global {run}"), Outcome::Refused);
        gives(format!("@a = alias i8, bitcast ({run}"), Outcome::Refused);
        gives(format!("^0 = module: ({run}"), Outcome::Refused);
        gives(format!("!0 = !{{{run}"), Outcome::Refused);
        gives(format!("declare void @f({run}"), Outcome::Refused);
    }
}

#[test]
fn texts_that_stop_too_early_are_refused() {
    for text in [
        "@a = global [1 x i8] c\"",
        "@a = global [1 x i8] c",
        "@\"",
        "%\"",
        "$\"",
        "!\"",
        "\"",
        "@a = global i8 0, section \"",
        "target triple = \"",
        "!0 = !{!\"",
        "!0 = !{",
        "define void @f() {",
        "define void @f() { ret",
        "define void @f() {\n  ret void, !",
        "declare",
        "define",
        "attributes #0 = {",
        "^0 = ",
        "^0 = module: (",
        "@a = global i32",
        "@a = global i32 ;",
        "#",
        "%",
        "@",
        "$",
        "!",
        "^",
        "0x",
        "0xK",
        "u0x",
        "s0x",
        "+",
        "-",
        "\\",
        "!\\",
        "!0 = !DILocation(line:",
        "define void @f() {\n    #dbg_",
    ] {
        gives(text, Outcome::Refused);
    }
    gives("; a comment without an end", Outcome::Sound);
    gives("", Outcome::Sound);
}

#[test]
fn odd_bytes_are_kept_or_refused() {
    gives(b"\xef\xbb\xbf@a = global i8 0", Outcome::Refused);
    gives("@a = global i8 0\r\n\r\ndefine void @f() {\r\n  ret void\r\n}\r\n", Outcome::Sound);
    gives(b"\0@a\0=\0global\0i8\0\x30\0", Outcome::Sound);
    gives(b"@\"\xff\xfe\" = global [2 x i8] c\"\xff\x00\", section \"\xc3\"", Outcome::Sound);
    gives(b"@\xff = global i8 0", Outcome::Refused);
    gives(b"; \xff\xfe\n@a = global i8 0", Outcome::Sound);
    gives(b"source_filename = \"\xff\"\nmodule asm \"\xfe\0\"\ntarget triple = \"\xfd\"", Outcome::Sound);
    gives(b"!\"\xff\" = !{}", Outcome::Refused);
    gives(b"!0 = !{!\"\xff\0\"}\n!a\\ff = !{!0}", Outcome::Sound);
    gives(
        b"define void @f(i8 %\"\xff\") \"\xfe\"=\"\xfd\" {\n\"\xfc\":\n  br label %\"\xfc\"\n}",
        Outcome::Wrong,
    );
    gives(b"define void @f(i8 %\"\xff\") \"\xfe\"=\"\xfd\" {\n\"\xfc\":\n  ret void\n}", Outcome::Sound);
    gives(b"declare void @f() newer(1, ; a comment )\n 2\t\"\n;\xf8\\F8\")", Outcome::Sound);
    gives(b"^0 = module: (path: \"a\xf8;\n\", ; (\r\n hash: (0,\0 1))", Outcome::Sound);
    for byte in 0..=255u8 {
        for place in 0..4 {
            let mut text = b"@a = global [1 x i8] c\"x\"\ndefine void @f() {\n  ret void\n}".to_vec();
            text.insert([0, 2, 23, 40][place], byte);
            exercise(&text);
        }
    }
}

#[test]
fn types_that_contain_themselves_have_no_layout() {
    gives("%a = type { %a }\n@g = external global %a", Outcome::Wrong);
    gives("%a = type { i8, [2 x %b] }\n%b = type { %a, i8 }\n@g = external global %a", Outcome::Wrong);
    gives("%a = type { [0 x %a] }\n@g = external global %a", Outcome::Wrong);
    gives("%a = type { ptr, %b }\n%b = type opaque\n@g = external global %a", Outcome::Sound);
    gives("%a = type { %a* }\n@g = global %a zeroinitializer", Outcome::Sound);
    exercise(b"%a = type { %a }\n@g = global %a zeroinitializer");
    exercise(b"%a = type { %a }\ndefine void @f(%a %x) {\n  %p = alloca %a\n  store %a %x, ptr %p\n  %q = getelementptr %a, ptr %p, i32 0, i32 0, i32 0\n  %v = extractvalue %a %x, 0, 0, 0\n  ret void\n}");
    refused("%a = type [2 x %a]", "before");
    refused("%a = type %a", "before");
}

#[test]
fn long_chains_of_types_cost_no_stack() {
    let n = 50_000;
    let chain = lines(n, |i| format!("%s{i} = type {{ %s{} }}", i + 1));
    gives(format!("{chain}%s{n} = type {{ i8 }}\n@g = global %s0 zeroinitializer"), Outcome::Sound);
    gives(format!("{chain}%s{n} = type {{ %s0 }}\n@g = external global %s0"), Outcome::Wrong);
    let backwards = lines(n, |i| format!("%s{} = type {{ [1 x %s{}] }}", n - i, n - i - 1));
    gives(format!("{backwards}%s0 = type {{ i8 }}\n@g = global %s{n} zeroinitializer"), Outcome::Sound);
    let pointers = lines(n, |i| format!("%s{i} = type {{ %s{}* }}", i + 1));
    gives(format!("{pointers}%s{n} = type {{ i8 }}\n@g = global %s0 zeroinitializer"), Outcome::Sound);
    let doubled = lines(1000, |i| format!("%s{i} = type {{ %s{0}, %s{0} }}", i + 1));
    gives(format!("{doubled}%s1000 = type {{ i8 }}\n@g = external global %s0"), Outcome::Sound);
    exercise(format!("{doubled}%s1000 = type {{}}\n@g = global %s0 zeroinitializer\ndefine void @f(%s0 %a) {{\n  store %s0 %a, ptr @g\n  ret void\n}}").as_bytes());
}

#[test]
fn circles_of_aliases_end() {
    gives("@a = alias i8, ptr @a", Outcome::Wrong);
    gives("@a = alias i8, ptr @b\n@b = alias i8, ptr @a", Outcome::Wrong);
    gives("@a = ifunc void (), ptr @a", Outcome::Wrong);
    gives("@a = ifunc void (), ptr @b\n@b = alias void (), ptr @a", Outcome::Wrong);
    gives(
        "@a = alias i8, getelementptr (i8, ptr @b, i64 1)\n@b = alias i8, getelementptr (i8, ptr @a, i64 1)",
        Outcome::Wrong,
    );
    let n = 20_000;
    let chain = lines(n, |i| format!("@a{i} = alias i8, ptr @a{}", i + 1));
    gives(format!("{chain}@a{n} = global i8 0"), Outcome::Sound);
    gives(format!("{chain}@a{n} = alias i8, ptr @a0"), Outcome::Wrong);
}

#[test]
fn circles_of_metadata_end() {
    gives("!0 = !{!0}\n!1 = distinct !{!1, !2}\n!2 = !{!1, !0, !3}\n!3 = !{!2}\n!n = !{!3}", Outcome::Sound);
    exercise(b"define void @f() !dbg !0 {\n  ret void, !dbg !1\n}\n!0 = distinct !DISubprogram(name: \"f\", scope: !0, file: !0, type: !0, unit: !0)\n!1 = !DILocation(line: 1, scope: !1, inlinedAt: !1)");
    let n = 50_000;
    let chain = lines(n, |i| format!("!{i} = !{{!{}}}", i + 1));
    gives(format!("{chain}!{n} = !{{}}\n!n = !{{!0}}"), Outcome::Sound);
    gives(format!("{chain}!{n} = !{{!0}}\n!n = !{{!7}}"), Outcome::Sound);
    let scopes = lines(n, |i| format!("!{i} = distinct !DILexicalBlock(scope: !{}, file: !{i})", i + 1));
    exercise(format!("define void @f() {{\n  ret void, !dbg !{n}\n}}\n{scopes}!{n} = !DILocation(line: 1, scope: !0, inlinedAt: !{n})").as_bytes());
    let inlined = lines(n, |i| format!("!{i} = !DILocation(line: 1, scope: !0, inlinedAt: !{})", i + 1));
    exercise(format!("define void @f() {{\n  ret void, !dbg !0\n}}\n{inlined}!{n} = !{{}}").as_bytes());
}

/// A module with one global variable whose type in the source program is `!1`.
fn variable_of_type(nodes: &str) -> String {
    format!("@g = global i8 0, !dbg !0\n!0 = !DIGlobalVariable(name: \"g\", type: !1)\n{nodes}")
}

#[test]
fn circular_types_of_the_source_end() {
    for tag in [
        "pointer_type",
        "const_type",
        "typedef",
        "member",
        "array_type",
        "ptr_to_member_type",
        "structure_type",
    ] {
        exercise(
            variable_of_type(&format!("!1 = !DIDerivedType(tag: DW_TAG_{tag}, baseType: !1, extraData: !1)"))
                .as_bytes(),
        );
        exercise(
            variable_of_type(&format!(
                "!1 = !DICompositeType(tag: DW_TAG_{tag}, baseType: !1, elements: !1, flags: DIFlagVector)"
            ))
            .as_bytes(),
        );
    }
    exercise(variable_of_type("!1 = !DISubroutineType(types: !2)\n!2 = !{!1, !1, !1, !1, !1}").as_bytes());
    exercise(variable_of_type("!1 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !3, extraData: !3)\n!3 = !DISubroutineType(types: !2)\n!2 = !{!1, !1, !1, !1, !1}").as_bytes());
    let long = "n".repeat(100_000);
    let globals = lines(1000, |i| format!("@g{i} = global i8 0, !dbg !0"));
    exercise(
        format!(
            "{globals}!0 = !DIGlobalVariable(name: \"g\", type: !1)\n!1 = !DIBasicType(name: \"{long}\")"
        )
        .as_bytes(),
    );
}

#[test]
fn circular_alias_analysis_metadata_ends() {
    let load = "define i8 @f(ptr %p) {\n  %a = load i8, ptr %p, !tbaa !0, !alias.scope !1, !noalias !1, !tbaa.struct !0, !range !0, !prof !0\n  ret i8 %a\n}\n";
    exercise(format!("{load}!0 = !{{!1, !1, i64 0}}\n!1 = !{{!\"a\", !1, i64 0}}").as_bytes());
    exercise(format!("{load}!0 = !{{!1, !1, i64 0}}\n!1 = !{{!\"a\", !2, i64 0, !1, i64 8}}\n!2 = !{{!\"b\", !1, i64 0}}").as_bytes());
    exercise(format!("{load}!0 = !{{!0, !0, i64 0}}\n!1 = !{{!1, !1}}").as_bytes());
    let n = 50_000;
    let chain = lines(n, |i| format!("!{} = !{{!\"t{i}\", !{}, i64 0}}", i + 1, i + 2));
    exercise(format!("{load}!0 = !{{!1, !1, i64 0}}\n{chain}!{} = !{{!\"root\"}}", n + 1).as_bytes());
    let doubled = lines(60, |i| format!("!{} = !{{!\"t{i}\", !{1}, i64 0, !{1}, i64 8}}", i + 1, i + 2));
    exercise(format!("{load}!0 = !{{!1, !1, i64 0}}\n{doubled}!61 = !{{!\"root\"}}").as_bytes());
}

const MANY: usize = 100_000;

#[test]
fn long_functions_cost_no_stack() {
    let chain = lines(MANY, |i| format!("b{i}:\n  br label %b{}", i + 1));
    gives(format!("define void @f() {{\n{chain}b{MANY}:\n  ret void\n}}"), Outcome::Sound);
    let ladder = lines(MANY, |i| format!("b{i}:\n  br i1 %c, label %b{}, label %b{MANY}", i + 1));
    gives(format!("define void @f(i1 %c) {{\n{ladder}b{MANY}:\n  ret void\n}}"), Outcome::Sound);
    let loops = lines(MANY, |i| format!("b{i}:\n  br i1 %c, label %b{}, label %b{}", i + 1, (i / 2).max(1)));
    gives(format!("define void @f(i1 %c) {{\n{loops}b{MANY}:\n  ret void\n}}"), Outcome::Sound);
    let backwards = lines(MANY, |i| {
        format!("b{}:\n  br label %b{}", MANY - i, if i + 1 < MANY { MANY - i - 1 } else { MANY })
    });
    gives(format!("define void @f() {{\nentry:\n  br label %b{MANY}\n{backwards}}}"), Outcome::Sound);
    let unreachable = lines(MANY, |i| format!("b{i}:\n  br label %b{i}"));
    gives(format!("define void @f() {{\n  ret void\n{unreachable}}}"), Outcome::Sound);
    let numbered = lines(MANY, |i| format!("{}:\n  br label %{}", i + 1, i + 2));
    gives(
        format!("define void @f() {{\n  br label %1\n{numbered}{}:\n  ret void\n}}", MANY + 1),
        Outcome::Sound,
    );
}

#[test]
fn long_chains_of_registers_are_fine() {
    let chain = lines(MANY, |i| format!("  %r{} = add i8 %r{i}, %r{i}", i + 1));
    gives(format!("define i8 @f(i8 %r0) {{\n{chain}  ret i8 %r{MANY}\n}}"), Outcome::Sound);
    let phis = lines(MANY, |i| format!("  %p{i} = phi i8 [ %p{}, %a ], [ 0, %entry ]", (i + 1) % MANY));
    gives(format!("define void @f() {{\nentry:\n  br label %a\na:\n{phis}  br label %a\n}}"), Outcome::Sound);
    let forward = lines(MANY, |i| format!("  %r{i} = add i8 %r{}, 1", i + 1));
    gives(format!("define i8 @f() {{\n{forward}  %r{MANY} = add i8 0, 1\n  ret i8 %r0\n}}"), Outcome::Wrong);
    let never = lines(MANY, |i| format!("  %a{i} = add i8 %x{i}, 1"));
    gives(format!("define void @f() {{\n{never}  ret void\n}}"), Outcome::Refused);
    let twice = lines(MANY, |i| format!("  %{} = add i8 0, 1", i + 2));
    gives(format!("define void @f() {{\n{twice}  ret void\n}}"), Outcome::Sound);
    let handlers = lines(MANY, |i| {
        format!(
            "b{i}:\n  %c{i} = cleanuppad within none []\n  cleanupret from %c{i} unwind label %b{}",
            (i + 1) % MANY
        )
    });
    exercise(format!("define void @f() personality ptr @f {{\n  invoke void @f() to label %b0 unwind label %b0\n{handlers}}}").as_bytes());
    let pads =
        lines(MANY, |i| format!("b{i}:\n  %c{} = cleanuppad within %c{i} []\n  br label %b{}", i + 1, i + 1));
    exercise(format!("define void @f() personality ptr @f {{\n  %c0 = cleanuppad within none []\n  br label %b0\n{pads}b{MANY}:\n  unreachable\n}}").as_bytes());
}

#[test]
fn many_edges_into_one_block_are_fine() {
    let n = 20_000;
    let blocks = lines(n, |i| format!("b{i}:\n  br label %end"));
    let cases = lines(n, |i| format!("    i32 {i}, label %b{i}"));
    let switch = format!("  switch i32 %x, label %b0 [\n{cases}  ]\n");
    let incoming = list(n, |i| format!("[ {i}, %b{i} ]"));
    let phi = format!("end:\n  %p = phi i32 {incoming}\n  ret i32 %p\n");
    gives(format!("define i32 @f(i32 %x) {{\nentry:\n{switch}{blocks}{phi}}}"), Outcome::Sound);
    // The last block is missing, or there are only wrong ones: 100 of each.
    let missing = list(n, |i| format!("[ {i}, %b{} ]", i.min(n - 2)));
    let phis = lines(100, |i| format!("  %p{i} = phi i32 {missing}"));
    gives(
        format!("define i32 @f(i32 %x) {{\nentry:\n{switch}{blocks}end:\n{phis}  ret i32 0\n}}"),
        Outcome::Wrong,
    );
    let one = list(n, |i| format!("[ {}, %entry ]", i));
    gives(
        format!(
            "define i32 @f(i32 %x) {{\nentry:\n{switch}{blocks}end:\n  %p = phi i32 {one}\n  ret i32 0\n}}"
        ),
        Outcome::Wrong,
    );
    let same = lines(n, |_| "    i32 7, label %end".to_string());
    exercise(format!("define void @f(i32 %x) {{\nentry:\n  switch i32 %x, label %end [\n{same}  ]\nend:\n  ret void\n}}").as_bytes());
    let targets = list(n, |_| "label %end".into());
    gives(
        format!(
            "define void @f(ptr %x) {{\nentry:\n  indirectbr ptr %x, [ {targets} ]\nend:\n  ret void\n}}"
        ),
        Outcome::Sound,
    );
    let handlers = list(n, |i| format!("label %h{i}"));
    let pads = lines(n, |i| format!("h{i}:\n  %c{i} = catchpad within %s []\n  unreachable"));
    exercise(format!("define void @f() personality ptr @f {{\n  invoke void @f() to label %s0 unwind label %s0\ns0:\n  %s = catchswitch within none [ {handlers} ] unwind to caller\n{pads}}}").as_bytes());
}

#[test]
fn many_arguments_are_fine() {
    let n = 20_000;
    let params = list(n, |i| format!("i8 noundef %a{i}"));
    let args = list(n, |i| format!("i8 noundef %a{i}"));
    gives(format!("define void @f({params}) {{\n  call void @f({args})\n  ret void\n}}"), Outcome::Sound);
    let unnamed = list(n, |_| "ptr align 8".into());
    gives(format!("declare void @f({unnamed})\ndeclare void @g(...)"), Outcome::Sound);
    let calls = lines(20, |_| format!("  musttail call void @f({params})\n  ret void"));
    exercise(format!("define void @f({params}) {{\n{calls}}}").as_bytes());
    let bundles = list(n, |i| format!("\"b{}\"(i8 {})", i / 2, i % 100));
    exercise(format!("define void @f() {{\n  call void @f() [ {bundles} ]\n  ret void\n}}").as_bytes());
    let deopts = list(n, |_| "\"deopt\"()".into());
    exercise(format!("define void @f() {{\n  call void @f() [ {deopts} ]\n  ret void\n}}").as_bytes());
    let locals = list(n, |i| format!("i8 %a{i}"));
    exercise(format!("define void @f({params}) {{\n    #dbg_value(!DIArgList({locals}), !0, !DIExpression(), !0)\n  ret void\n}}\n!0 = !{{}}").as_bytes());
}

#[test]
fn every_instruction_wrong_is_not_slow() {
    // Every one is a problem, and saying so needs the numbers of the whole function.
    let wrong = lines(MANY, |_| "  store i8 0, ptr addrspace(1) null, align 1, !range !0".into());
    exercise(format!("define void @f() {{\n{wrong}  ret void\n}}\n!0 = !{{}}").as_bytes());
    let early = lines(MANY, |i| format!("  %r{i} = add i8 %z, 1"));
    gives(format!("define void @f() {{\n{early}  %z = add i8 0, 0\n  ret void\n}}"), Outcome::Wrong);
    let calls = lines(MANY, |i| format!("  %{} = call i8 @f(i8 0)", i + 1));
    exercise(format!("define void @f() {{\n{calls}  ret void\n}}").as_bytes());
    let terminators = lines(MANY, |i| format!("  %r{i} = phi i8 [ 0, %b ]"));
    gives(format!("define void @f() {{\n  br label %b\nb:\n{terminators}  ret void\n}}"), Outcome::Wrong);
    let globals = lines(MANY, |i| format!("@g{i} = common constant i8 1, comdat($c)"));
    gives(format!("$c = comdat any\n{globals}"), Outcome::Wrong);
    let functions = lines(20_000, |i| format!("define void @f{i}() {{\n  ret i8 0\n}}"));
    exercise(functions.as_bytes());
}

#[test]
fn many_globals_are_fine() {
    let forward = lines(MANY, |i| format!("@g{i} = global ptr @g{}", i + 1));
    gives(format!("{forward}@g{MANY} = global i8 0"), Outcome::Sound);
    let unnamed = lines(MANY, |i| format!("@{i} = global ptr @{}", (i + 1) % MANY));
    gives(unnamed, Outcome::Sound);
    let functions = lines(MANY / 2, |i| format!("declare void @f{i}()"));
    let calls = lines(MANY / 2, |i| format!("  call void @f{i}()"));
    gives(format!("{functions}define void @f() {{\n{calls}  ret void\n}}"), Outcome::Sound);
    let locals = lines(MANY / 2, |i| format!("@a.{i} = internal global i8 0"));
    gives(format!("@a = internal global i8 0\n{locals}"), Outcome::Sound);
    let pointers = list(MANY, |i| format!("ptr @g{}", i % 10));
    let targets = lines(10, |i| format!("@g{i} = global i8 0"));
    gives(format!("{targets}@t = global [{MANY} x ptr] [{pointers}]"), Outcome::Sound);
    gives(
        format!(
            "{targets}@llvm.used = appending global [{MANY} x ptr] [{pointers}], section \"llvm.metadata\""
        ),
        Outcome::Sound,
    );
    let constructors = list(MANY, |_| "{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }".into());
    gives(
        format!(
            "declare void @f()\n@llvm.global_ctors = appending global [{MANY} x {{ i32, ptr, ptr }}] [{constructors}]"
        ),
        Outcome::Sound,
    );
    let intrinsics = lines(MANY / 2, |i| format!("  call void @llvm.x{i}()"));
    exercise(format!("define void @f() {{\n{intrinsics}  ret void\n}}").as_bytes());
}

#[test]
fn many_groups_comdats_and_names_are_fine() {
    let n = 50_000;
    let groups =
        lines(n, |i| format!("declare void @f{i}() #{i}\nattributes #{i} = {{ nounwind \"a\"=\"{i}\" }}"));
    gives(groups, Outcome::Sound);
    let same = lines(n, |i| format!("attributes #0 = {{ \"a{i}\" }}"));
    gives(format!("declare void @f() #0\n{same}"), Outcome::Sound);
    let wide = list(n, |i| format!("\"a{i}\"=\"b\"")).replace(',', "");
    gives(format!("declare void @f() #0\nattributes #0 = {{ {wide} }}"), Outcome::Sound);
    gives(format!("define void @f() {{\n  musttail call void @f() {wide}\n  ret void\n}}"), Outcome::Sound);
    let repeated = "nounwind ".repeat(n);
    gives(format!("declare void @f() {repeated}"), Outcome::Sound);
    let comdats = lines(n, |i| format!("$c{i} = comdat any\n@c{i} = global i8 0, comdat"));
    gives(comdats, Outcome::Sound);
    let missing = lines(n, |i| format!("@c{i} = global i8 0, comdat"));
    gives(missing, Outcome::Refused);
    let one_name = lines(n, |_| "!n = !{!0}".into());
    gives(format!("{one_name}!0 = !{{}}"), Outcome::Sound);
    let names = lines(n, |i| format!("!n{i} = !{{!0}}"));
    gives(format!("{names}!0 = !{{}}"), Outcome::Sound);
    let attachments = list(n, |i| format!("!k{i} !0"));
    gives(format!("define void @f() {{\n  ret void, {attachments}\n}}\n!0 = !{{}}"), Outcome::Sound);
    gives(format!("@g = global i8 0, {attachments}\n!0 = !{{}}"), Outcome::Sound);
    let asm = lines(n, |i| format!("module asm \"{i}\""));
    gives(asm, Outcome::Sound);
    let summaries = lines(n, |i| format!("^{i} = gv: (guid: {i})"));
    gives(summaries, Outcome::Sound);
    let memory = list(n, |i| format!("loc{i}: read"));
    exercise(format!("declare void @f() memory({memory})").as_bytes());
    let ranges = list(n, |i| format!("({}, {})", 2 * i, 2 * i + 1));
    exercise(format!("declare void @f(ptr initializes({ranges}))").as_bytes());
    let scopes = lines(n, |i| format!("  fence syncscope(\"s{i}\") seq_cst"));
    gives(format!("define void @f() {{\n{scopes}  ret void\n}}"), Outcome::Sound);
}

#[test]
fn much_metadata_is_fine() {
    let n = 50_000;
    let backwards = lines(MANY, |i| format!("!{} = !{{!{}}}", MANY - i, MANY - i - 1));
    gives(format!("{backwards}!0 = !{{}}"), Outcome::Sound);
    let equal = lines(MANY, |i| format!("!{i} = !{{!\"a\"}}"));
    gives(equal, Outcome::Sound);
    let missing = lines(MANY, |i| format!("!{i} = !{{!{}}}", MANY + i));
    gives(missing, Outcome::Refused);
    let flags = list(n, |i| format!("!{i}"));
    let nodes = lines(n, |i| format!("!{i} = !{{i32 1, !\"flag{i}\", i32 {i}}}"));
    gives(format!("!llvm.module.flags = !{{{flags}}}\n{nodes}"), Outcome::Sound);
    let nodes = lines(n, |i| format!("!{i} = !{{i32 3, !\"flag{i}\", !{{!\"flag{}\", i32 1}}}}", i + 1));
    exercise(format!("!llvm.module.flags = !{{{flags}}}\n{nodes}").as_bytes());
    let nodes = lines(n, |i| format!("!{i} = !{{i32 6, !\"flag\", !{{i32 {i}}}}}"));
    exercise(format!("!llvm.module.flags = !{{{flags}}}\n{nodes}").as_bytes());
    let parts = list(n, |i| format!("i32 {i}"));
    gives(format!("!llvm.module.flags = !{{!0}}\n!0 = !{{i32 6, !\"flag\", !{{{parts}}}}}"), Outcome::Sound);
    let records = lines(MANY, |i| format!("    #dbg_value(i32 {i}, !2, !DIExpression(), !3)"));
    let subprogram = "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !4, emissionKind: FullDebug)\n!1 = distinct !DISubprogram(name: \"f\", scope: !4, file: !4, line: 1, unit: !0, spFlags: DISPFlagDefinition)\n!2 = !DILocalVariable(name: \"x\", scope: !1)\n!3 = !DILocation(line: 1, scope: !1)\n!4 = !DIFile(filename: \"a.c\", directory: \"/\")\n!llvm.module.flags = !{!5}\n!5 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
    gives(
        format!("define void @f() !dbg !1 {{\n{records}  ret void, !dbg !3\n}}\n{subprogram}"),
        Outcome::Sound,
    );
    let calls = lines(MANY, |i| {
        format!(
            "  call void @llvm.dbg.value(metadata i32 {i}, metadata !2, metadata !DIExpression()), !dbg !3"
        )
    });
    gives(
        format!(
            "declare void @llvm.dbg.value(metadata, metadata, metadata)\ndefine void @f() !dbg !1 {{\n{calls}  ret void, !dbg !3\n}}\n{subprogram}"
        ),
        Outcome::Sound,
    );
    let variables = lines(n, |i| format!("!{} = !DILocalVariable(name: \"x{i}\", scope: !1)", i + 6));
    let records = lines(n, |i| format!("    #dbg_value(i32 0, !{}, !DIExpression(), !3)", i + 6));
    gives(
        format!("define void @f() !dbg !1 {{\n{records}  ret void, !dbg !3\n}}\n{subprogram}{variables}"),
        Outcome::Sound,
    );
    let fields = list(n, |i| format!("f{i}: {i}"));
    gives(format!("!0 = !DINewKind({fields})"), Outcome::Sound);
    let ranges = list(n, |i| format!("i32 {}, i32 {}", 4 * i, 4 * i + 1));
    gives(
        format!(
            "define i32 @f(ptr %p) {{\n  %a = load i32, ptr %p, !range !0\n  ret i32 %a\n}}\n!0 = !{{{ranges}}}"
        ),
        Outcome::Sound,
    );
}

#[test]
fn many_block_addresses_and_use_orders_are_fine() {
    let n = 50_000;
    let blocks = lines(n, |i| format!("b{i}:\n  ret void"));
    let addresses = lines(n, |i| format!("@a{i} = global ptr blockaddress(@f, %b{i})"));
    let function = format!("define void @f() {{\n  ret void\n{blocks}}}\n");
    gives(format!("{addresses}{function}"), Outcome::Sound);
    gives(format!("{function}{addresses}"), Outcome::Sound);
    let numbered = lines(n, |i| format!("{}:\n  ret void", i + 1));
    let addresses = lines(n, |i| format!("@a{i} = global ptr blockaddress(@f, %{})", i + 1));
    gives(format!("{addresses}define void @f() {{\n  ret void\n{numbered}}}\n"), Outcome::Sound);
    let uses = lines(n, |i| format!("  %a{i} = add i8 %x{i}, %x{i}"));
    let params = list(n, |i| format!("i8 %x{i}"));
    let orders = lines(n, |i| format!("  uselistorder i8 %x{i}, {{ 1, 0 }}"));
    gives(format!("define void @f({params}) {{\n{uses}  ret void\n\n{orders}}}"), Outcome::Sound);
    let globals =
        lines(n, |i| format!("@g{i} = global i8 0\n@a{i} = global ptr @g{i}\n@b{i} = global ptr @g{i}"));
    let orders = lines(n, |i| format!("uselistorder ptr @g{i}, {{ 1, 0 }}"));
    gives(format!("{globals}{orders}"), Outcome::Sound);
    let branches = lines(n, |i| format!("c{i}:\n  br i1 %x, label %b{i}, label %b{i}"));
    let orders = lines(n, |i| format!("uselistorder_bb @f, %b{i}, {{ 1, 0 }}"));
    exercise(format!("define void @f(i1 %x) {{\n  ret void\n{branches}{blocks}}}\n{orders}").as_bytes());
}

#[test]
fn large_values_cost_no_more_than_their_text() {
    // The sizes of these types are nothing that anybody may loop over or allocate.
    for ty in [
        "[1000000000000 x i8]",
        "<4294967295 x i8>",
        "[4294967295 x [4294967295 x i8]]",
        "<vscale x 4294967295 x i1>",
        "i8388608",
        "[1000000 x i8388608]",
    ] {
        for value in ["zeroinitializer", "undef", "poison"] {
            exercise(format!("@g = global {ty} {value}\ndefine {ty} @f({ty} %a) {{\n  %b = freeze {ty} {value}\n  %c = select i1 undef, {ty} %a, {ty} %b\n  ret {ty} %c\n}}").as_bytes());
        }
    }
    exercise(b"define void @f() {\n  %a = shufflevector <2147483648 x i8> undef, <2147483648 x i8> undef, <4294967295 x i32> zeroinitializer\n  %b = icmp eq <4294967295 x ptr> zeroinitializer, undef\n  %c = getelementptr i8, <4294967295 x ptr> undef, i64 0\n  ret void\n}");
    exercise(b"@g = global <4294967295 x i8> splat (i8 1)\n@h = global i8388608 -1\n@i = global i8388608 0");
}
