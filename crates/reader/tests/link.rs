//! Linking, on text: the rules one by one, and whole C programs against LLVM's own linker.

use ir::link::{LinkError, canonical, link};
use ir::{GlobalKind, Module};
use std::path::{Path, PathBuf};
use std::process::Command;

fn read(name: &str, text: &str) -> Module {
    reader::read(name, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

/// The modules `a.ll`, `b.ll`, ... linked.
fn try_link(texts: &[&str]) -> Result<Module, LinkError> {
    let names = ["a.ll", "b.ll", "c.ll"];
    link(names.iter().zip(texts).map(|(name, text)| read(name, text)).collect())
}

/// The text of the linked modules, which must be readable.
fn linked(texts: &[&str]) -> String {
    let module = try_link(texts).unwrap_or_else(|error| panic!("{error}"));
    let text = ir::print::module(&module);
    let again = read(&module.name, &text);
    assert_eq!(
        canonical(&again),
        canonical(&module),
        "printing and reading changed the linked module\n{text}"
    );
    text
}

#[track_caller]
fn has(text: &str, line: &str) {
    assert!(text.lines().any(|l| l.trim() == line), "no line `{line}` in\n{text}");
}

#[track_caller]
fn lacks(text: &str, part: &str) {
    assert!(!text.contains(part), "`{part}` in\n{text}");
}

#[track_caller]
fn fails(texts: &[&str], parts: &[&str]) {
    let error = try_link(texts).expect_err("this must not link").to_string();
    for part in parts {
        assert!(error.contains(part), "`{part}` is missing in: {error}");
    }
}

#[test]
fn a_definition_replaces_a_declaration_in_either_order() {
    let declares = "declare i32 @f(i32)\n@x = external global i32\n@y = global ptr @x\n";
    let defines = "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n@x = global i32 5, align 4\n";
    for order in [[declares, defines], [defines, declares]] {
        let text = linked(&order);
        has(&text, "define i32 @f(i32 %a) {");
        has(&text, "@x = global i32 5, align 4");
        has(&text, "@y = global ptr @x");
        lacks(&text, "declare");
    }
}

#[test]
fn two_definitions_are_an_error_that_names_both_modules() {
    fails(
        &["define void @f() {\n  ret void\n}", "define void @f() {\n  ret void\n}"],
        &["'f'", "a.ll", "b.ll"],
    );
    fails(&["@f = global i8 1", "define void @f() {\n  ret void\n}"], &["'f'", "a.ll", "b.ll"]);
}

#[test]
fn linkage_decides() {
    // The old one, the new one, what remains of them.
    let cases = [
        ("@x = weak global i32 1", "@x = global i32 2", "@x = global i32 2"),
        ("@x = global i32 1", "@x = weak global i32 2", "@x = global i32 1"),
        ("@x = weak global i32 1", "@x = weak global i32 2", "@x = weak global i32 1"),
        ("@x = linkonce_odr global i32 1", "@x = weak_odr global i32 2", "@x = weak_odr global i32 2"),
        ("@x = linkonce global i32 1", "@x = linkonce global i32 2", "@x = linkonce global i32 1"),
        ("@x = weak global i32 1", "@x = common global i32 0", "@x = common global i32 0"),
        ("@x = common global i32 0", "@x = weak global i32 1", "@x = common global i32 0"),
        ("@x = common global i32 0", "@x = global i32 1", "@x = global i32 1"),
        ("@x = global i32 1", "@x = common global i32 0", "@x = global i32 1"),
        (
            "@x = common global i32 0, align 8",
            "@x = common global i64 0, align 4",
            "@x = common global i64 0, align 8",
        ),
        ("@x = common global i64 0", "@x = common global i32 0", "@x = common global i64 0"),
        ("@x = extern_weak global i32", "@x = external global i32", "@x = external global i32"),
        ("@x = external global i32", "@x = extern_weak global i32", "@x = external global i32"),
        ("@x = extern_weak global i32", "@x = global i32 4", "@x = global i32 4"),
        ("@x = available_externally global i32 1", "@x = global i32 1", "@x = global i32 1"),
        ("@x = global i32 1", "@x = available_externally global i32 1", "@x = global i32 1"),
        (
            "@x = external global i32",
            "@x = available_externally global i32 1",
            "@x = available_externally global i32 1",
        ),
        (
            "@x = available_externally global i32 1",
            "@x = external global i32",
            "@x = available_externally global i32 1",
        ),
        ("@x = external constant i32", "@x = external global i32", "@x = external global i32"),
        ("@x = external constant i32", "@x = external constant i32", "@x = external constant i32"),
        ("@x = external global i32", "@x = constant i32 3", "@x = constant i32 3"),
        ("@x = hidden global i32 1", "@x = external protected global i32", "@x = hidden global i32 1"),
        ("@x = external hidden global i32", "@x = global i32 1", "@x = hidden global i32 1"),
        ("@x = unnamed_addr constant i32 1", "@x = external constant i32", "@x = constant i32 1"),
        (
            "@x = weak unnamed_addr constant i32 1",
            "@x = local_unnamed_addr constant i32 1",
            "@x = local_unnamed_addr constant i32 1",
        ),
    ];
    for (old, new, expected) in cases {
        let text = linked(&[old, new]);
        let found = text.lines().find(|line| line.starts_with("@x")).unwrap_or_default();
        assert_eq!(found, expected, "{old} + {new}");
    }
}

#[test]
fn locals_give_way_to_symbols_and_to_earlier_locals() {
    let a = "@s = internal global i32 1\ndefine internal void @f() {\n  ret void\n}\n@p = global ptr @s\n@q = global ptr @f";
    let b = "@s = private global i32 2\n@s.1 = global i32 3\n@r = global ptr @s\ndefine void @f() {\n  ret void\n}";
    let text = linked(&[a, b]);
    has(&text, "@s = internal global i32 1");
    has(&text, "@s.2 = private global i32 2");
    has(&text, "@s.1 = global i32 3");
    has(&text, "@r = global ptr @s.2");
    has(&text, "@p = global ptr @s");
    has(&text, "@q = global ptr @f.1");
    has(&text, "define internal void @f.1() {");
    has(&text, "define void @f() {");
}

#[test]
fn lists_are_appended() {
    let ctors = |f: &str, key: &str| {
        format!(
            "@llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}] [{{ i32, ptr, ptr }} {{ i32 65535, ptr @{f}, ptr {key} }}]\n"
        )
    };
    let function = |f: &str| format!("define internal void @{f}() {{\n  ret void\n}}\n");
    let a = ctors("i", "null")
        + &function("i")
        + "@x = global i8 0\n@llvm.used = appending global [1 x ptr] [ptr @x], section \"llvm.metadata\"";
    let b = ctors("i", "null")
        + &function("i")
        + "@y = global i8 0\n@llvm.used = appending global [1 x ptr] [ptr @y], section \"llvm.metadata\"";
    let text = linked(&[&a, &b]);
    has(
        &text,
        "@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @i, ptr null }, \
         { i32, ptr, ptr } { i32 65535, ptr @i.1, ptr null }]",
    );
    has(&text, "@llvm.used = appending global [2 x ptr] [ptr @x, ptr @y], section \"llvm.metadata\"");
    // The constructor of an inline variable runs once: it goes with the variable that stays.
    let inline = ctors("i", "@v") + &function("i") + "$v = comdat any\n@v = linkonce_odr global i8 0, comdat";
    let text = linked(&[&inline, &inline]);
    has(
        &text,
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @i, ptr @v }]",
    );
    fails(
        &["@l = appending global [1 x i8] [i8 1]", "@l = appending global [1 x i16] [i16 1]"],
        &["'l'", "types"],
    );
    fails(
        &["@l = appending global [1 x i8] [i8 1]", "@l = global [1 x i8] [i8 1]"],
        &["'l'", "a.ll", "b.ll"],
    );
    let other_section = "@llvm.used = appending global [0 x ptr] []";
    fails(&[&a, other_section], &["llvm.used", "differs"]);
    let declared = linked(&[
        "@l = external global i8",
        "@l = appending global [1 x i8] [i8 1]",
        "@l = external global i8",
    ]);
    has(&declared, "@l = appending global [1 x i8] [i8 1]");
}

#[test]
fn comdats_are_taken_whole() {
    let a =
        "$c = comdat any\n@c = linkonce_odr global i32 1, comdat\n@d = linkonce_odr global i32 1, comdat($c)";
    let b = "$c = comdat any\n@c = linkonce_odr global i32 2, comdat\n@e = linkonce_odr global i32 2, comdat($c)\n@u = global ptr @e";
    let text = linked(&[a, b]);
    has(&text, "@c = linkonce_odr global i32 1, comdat");
    has(&text, "@d = linkonce_odr global i32 1, comdat($c)");
    has(&text, "@e = external global i32");
    let large = "$c = comdat largest\n@c = linkonce_odr global i64 2, comdat";
    let text = linked(&["$c = comdat any\n@c = linkonce_odr global i32 1, comdat", large]);
    has(&text, "$c = comdat largest");
    has(&text, "@c = linkonce_odr global i64 2, comdat");
    let same_size = |ty: &str| format!("$c = comdat samesize\n@c = linkonce_odr global {ty} 1, comdat");
    has(&linked(&[&same_size("i32"), &same_size("i32")]), "@c = linkonce_odr global i32 1, comdat");
    fails(&[&same_size("i32"), &same_size("i64")], &["'c'", "size"]);
    let exact =
        |v: &str| format!("$c = comdat exactmatch\n@c = linkonce_odr global [1 x i8] c\"{v}\", comdat");
    has(&linked(&[&exact("x"), &exact("x")]), "@c = linkonce_odr global [1 x i8] c\"x\", comdat");
    fails(&[&exact("x"), &exact("y")], &["'c'", "contents"]);
    fails(&["$c = comdat any", "$c = comdat exactmatch"], &["'c'", "selections"]);
    let all = "$c = comdat nodeduplicate\n@c = weak global i32 1, comdat";
    let text = linked(&[all, all]);
    has(&text, "@c = weak global i32 1, comdat");
    has(&text, "@0 = private global i32 1, comdat($c)");
    let function = "$f = comdat largest\ndefine linkonce_odr void @f() comdat {\n  ret void\n}";
    fails(&[function, function], &["'f'", "variable"]);
}

#[test]
fn structures_are_shared_if_they_agree() {
    let list = "%node = type { ptr, %pay }\n%pay = type { i32 }\n";
    let a = format!("{list}@a = global %node zeroinitializer");
    let b = format!("{list}@b = global %node zeroinitializer");
    let text = linked(&[&a, &b]);
    has(&text, "@a = global %node zeroinitializer");
    has(&text, "@b = global %node zeroinitializer");
    lacks(&text, ".1");
    // The inner structure differs, so the outer one does, though it is written alike.
    let c = "%node = type { ptr, %pay }\n%pay = type { i64 }\n@b = global %node zeroinitializer";
    let text = linked(&[&a, c]);
    has(&text, "@b = global %node.1 zeroinitializer");
    has(&text, "%node.1 = type { ptr, %pay.1 }");
    has(&text, "%pay.1 = type { i64 }");
    // An opaque structure is completed by another module, whichever comes first.
    let opaque = "%pay = type opaque\n@o = external global %pay";
    for order in [[opaque, &a], [&a, opaque]] {
        let text = linked(&order);
        has(&text, "@o = external global %pay");
        has(&text, "%pay = type { i32 }");
        lacks(&text, "opaque");
    }
}

#[test]
fn recursive_structures_of_typed_pointers_are_shared() {
    let text = "%n = type { %n*, %m* }\n%m = type { %n }\n";
    let both = linked(&[
        &format!("{text}@a = global %n zeroinitializer"),
        &format!("{text}@b = global %m zeroinitializer"),
    ]);
    has(&both, "@b = global %m zeroinitializer");
    lacks(&both, ".1");
    let other = "%n = type { %n*, %m* }\n%m = type { %n, i8 }\n@b = global %n zeroinitializer";
    let both = linked(&[&format!("{text}@a = global %n zeroinitializer"), other]);
    has(&both, "%n.1 = type { %n.1*, %m.1* }");
    has(&both, "@b = global %n.1 zeroinitializer");
}

#[test]
fn typed_pointers_are_converted_where_declarations_differ() {
    let a = "declare i32 @f(i8*)\ndefine i32 @g() {\n  %r = call i32 @f(i8* null)\n  ret i32 %r\n}";
    let b = "define i32 @f(i32* %p) {\n  ret i32 1\n}";
    let text = linked(&[a, b]);
    has(&text, "%r = call i32 bitcast (i32 (i32*)* @f to i32 (i8*)*)(i8* null)");
    // With opaque pointers there is nothing to convert.
    let a = "declare i32 @f(i8)\ndefine i32 @g() {\n  %r = call i32 @f(i8 0)\n  ret i32 %r\n}";
    let text = linked(&[a, "define i64 @f(i32 %p) {\n  ret i64 1\n}"]);
    has(&text, "%r = call i32 @f(i8 0)");
}

#[test]
fn modules_must_be_for_the_same_machine() {
    let a = "target datalayout = \"e-p:64:64\"\ntarget triple = \"x86_64-pc-linux-gnu\"";
    fails(
        &[a, "target datalayout = \"e-p:32:32\""],
        &["target datalayout", "e-p:64:64", "e-p:32:32", "a.ll", "b.ll"],
    );
    fails(
        &[a, "target triple = \"i386-pc-linux-gnu\""],
        &["target triple", "x86_64-pc", "i386-pc", "a.ll", "b.ll"],
    );
    for same in ["", "target datalayout = \"p:64:64\"", "target triple = \"x86_64-unknown-linux-gnu\""] {
        let text = linked(&[a, same]);
        has(&text, "target datalayout = \"e-p:64:64\"");
        has(&text, "target triple = \"x86_64-pc-linux-gnu\"");
        let text = linked(&[same, a]);
        assert!(text.contains("target datalayout") && text.contains("target triple"));
    }
}

/// A module with one flag.
fn flag(behavior: u32, value: &str) -> String {
    format!("!llvm.module.flags = !{{!0}}\n!0 = !{{i32 {behavior}, !\"k\", {value}}}\n")
}

/// The flags that two modules with one flag each have together.
#[track_caller]
fn flags(first: (u32, &str), second: (u32, &str)) -> Vec<String> {
    let text = linked(&[&flag(first.0, first.1), &flag(second.0, second.1)]);
    let flags = text.lines().filter_map(|line| line.split_once(", !\"k\", "));
    flags.map(|(a, b)| format!("{}:{}", a.split_once("i32 ").unwrap().1, b.trim_end_matches('}'))).collect()
}

#[test]
fn module_flags_are_merged_as_they_say() {
    assert_eq!(flags((1, "i32 2"), (1, "i32 2")), ["1:i32 2"]);
    assert_eq!(flags((2, "i32 2"), (2, "i32 3")), ["2:i32 2"]);
    assert_eq!(flags((7, "i32 2"), (7, "i32 3")), ["7:i32 3"]);
    assert_eq!(flags((8, "i32 2"), (8, "i32 3")), ["8:i32 2"]);
    assert_eq!(flags((2, "i32 2"), (7, "i32 1")), ["7:i32 2"]);
    assert_eq!(flags((4, "i32 2"), (1, "i32 3")), ["4:i32 2"]);
    assert_eq!(flags((1, "i32 2"), (4, "i32 3")), ["4:i32 3"]);
    fails(&[&flag(1, "i32 2"), &flag(1, "i32 3")], &["'k'", "different values", "a.ll", "b.ll"]);
    fails(&[&flag(4, "i32 2"), &flag(4, "i32 3")], &["'k'", "overridden"]);
    fails(&[&flag(1, "i32 2"), &flag(7, "i32 2")], &["'k'", "different ways"]);
    // A minimum that one module does not state is zero, if that module has flags at all.
    let other = "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"other\", i32 1}";
    has(
        &linked(&[&flag(8, "i32 2"), other])
            .replace("!2 =", "!n =")
            .replace("!1 =", "!n =")
            .replace("!0 =", "!n ="),
        "!n = !{i32 8, !\"k\", i32 0}",
    );
    let list = |b: u32, words: &str| flag(b, &format!("!{{{words}}}"));
    let both = linked(&[&list(5, "!\"x\", !\"y\""), &list(5, "!\"y\"")]);
    assert!(both.contains("!{!\"x\", !\"y\", !\"y\"}"), "{both}");
    let both = linked(&[&list(6, "!{!\"x\"}, !\"y\""), &list(6, "!\"y\", !{!\"x\"}, !\"z\"")]);
    assert!(both.contains("!{!{!\"x\"}, !\"y\", !\"z\"}"), "{both}");
    let requires = "!llvm.module.flags = !{!0}\n!0 = !{i32 3, !\"r\", !{!\"k\", i32 2}}";
    linked(&[&flag(1, "i32 2"), requires]);
    fails(&[&flag(1, "i32 3"), requires], &["'k'", "required"]);
}

#[test]
fn the_rest_of_two_modules_is_kept() {
    let a = "module asm \"one\"\n!named = !{!0}\n!0 = distinct !{!0, i32 1}\ndefine void @f() #0 {\n  ret void, !m !0\n}\nattributes #0 = { nounwind }";
    let b = "module asm \"two\"\n!named = !{!0}\n!0 = distinct !{!0, i32 2}\ndefine void @g() #0 {\n  call void asm \"nop\", \"\"()\n  ret void, !m !0\n}\nattributes #0 = { noreturn }";
    let text = linked(&[a, b]);
    has(&text, "module asm \"one\"");
    has(&text, "module asm \"two\"");
    has(&text, "define void @f() #0 {");
    has(&text, "define void @g() #1 {");
    has(&text, "attributes #0 = { nounwind }");
    has(&text, "attributes #1 = { noreturn }");
    has(&text, "!named = !{!0, !1}");
    has(&text, "!0 = distinct !{!0, i32 1}");
    has(&text, "!1 = distinct !{!1, i32 2}");
    has(&text, "call void asm \"nop\", \"\"()");
}

#[test]
fn the_address_of_a_block_that_is_gone_is_an_error() {
    let text = "define linkonce_odr void @f() {\n  br label %b\nb:\n  ret void\n}\n@t = TABLE global ptr blockaddress(@f, %b)";
    let [a, b] = ["internal", "private"].map(|linkage| text.replace("TABLE", linkage));
    fails(&[&a, &b], &["'f'", "block", "b.ll"]);
    linked(&[&a, "declare void @f()"]);
}

#[test]
fn an_alias_keeps_the_definition_it_stands_for() {
    let weak = "@foo = weak global [2 x i32] [i32 0, i32 1]\n@user = global ptr @foo\n\
                @bar = alias i32, getelementptr ([2 x i32], ptr @foo, i64 0, i64 1)\n@baz = alias i32, ptr @bar";
    let strong = "@foo = global i32 42\n@bar = external global i32\n@seen = global ptr @bar";
    for order in [[weak, strong], [strong, weak]] {
        let text = linked(&order);
        has(&text, "@foo = global i32 42");
        has(&text, "@user = global ptr @foo");
        has(&text, "@foo.1 = internal global [2 x i32] [i32 0, i32 1]");
        has(&text, "@bar = alias i32, getelementptr ([2 x i32], ptr @foo.1, i64 0, i64 1)");
        has(&text, "@baz = alias i32, ptr @bar");
        has(&text, "@seen = global ptr @bar");
    }
}

#[test]
fn every_use_of_a_replaced_function_goes_to_the_new_one() {
    let a = "declare void @f()\n@a = alias void (), ptr @g\ndefine void @g() {\n  call void @f()\n  ret void\n}\n@t = global [2 x ptr] [ptr @f, ptr no_cfi @f]";
    let b = "define internal void @g() {\n  ret void\n}\ndefine void @f() {\n  call void @g()\n  ret void\n}";
    let module = try_link(&[a, b]).expect("links");
    let text = linked(&[a, b]);
    has(&text, "@t = global [2 x ptr] [ptr @f, ptr no_cfi @f]");
    has(&text, "call void @g.1()");
    has(&text, "call void @f()");
    let f = module.global_named(b"f").expect("f is there");
    assert!(matches!(&module.globals[f].kind, GlobalKind::Function(f) if f.body.is_some()));
}

fn scratch(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&dir).expect("a directory for files");
    dir
}

fn run(program: &str, args: &[&str]) -> (i32, String) {
    let output =
        Command::new(program).args(args).output().unwrap_or_else(|e| panic!("{program} is needed: {e}"));
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.code().unwrap_or(-1), text)
}

#[track_caller]
fn succeed(program: &str, args: &[&str]) -> String {
    let (code, text) = run(program, args);
    assert_eq!(code, 0, "{program} {args:?}\n{text}");
    text
}

/// Symbols with their linkage, as LLVM lists them once what nobody uses is gone.
fn symbols(file: &str) -> Vec<String> {
    let kept = format!("{file}.kept.bc");
    succeed("opt-19", &["-passes=globaldce", file, "-o", &kept]);
    let mut lines: Vec<String> = succeed("llvm-nm-19", &[&kept]).lines().map(str::to_string).collect();
    // Locals may get other suffixes.
    for line in &mut lines {
        if let Some((name, suffix)) = line.rsplit_once('.')
            && suffix.bytes().all(|b| b.is_ascii_digit())
        {
            *line = name.to_string();
        }
    }
    lines.sort();
    lines
}

/// Compiles the files, links them here and with LLVM's linker, and runs both programs.
fn compare(name: &str, flags: &[&str], files: &[(&str, &str)], expected: (i32, &str)) {
    let dir = scratch(&format!("link-{name}{}", flags[0]));
    let path = |name: &str| dir.join(name).display().to_string();
    let mut modules = Vec::new();
    let mut inputs = Vec::new();
    for (name, text) in files {
        let (source, ll) = (path(name), path(name) + ".ll");
        std::fs::write(&source, text).expect("the source is written");
        succeed("clang-19", &[flags, &["-S", "-emit-llvm", &source, "-o", &ll]].concat());
        modules.push(read(name, &std::fs::read_to_string(&ll).expect("clang wrote it")));
        inputs.push(ll);
    }
    let (ours, theirs) = (path("ours.ll"), path("theirs.ll"));
    let linked = link(modules).unwrap_or_else(|error| panic!("{error}"));
    std::fs::write(&ours, ir::print::module(&linked)).expect("the result is written");
    let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    succeed("llvm-link-19", &[&["-S", "-o", &theirs][..], &inputs].concat());
    succeed("opt-19", &["-passes=verify", "-disable-output", &ours]);
    let expected = (expected.0, expected.1.to_string());
    assert_eq!(run("lli-19", &[&theirs]), expected);
    assert_eq!(run("lli-19", &[&ours]), expected);
    assert_eq!(symbols(&ours), symbols(&theirs));
}

#[test]
fn c_programs_link_and_run_as_with_llvms_linker() {
    let main = r#"
        #include <stdio.h>
        struct pair { int a; long b; };
        static int counter = 3;
        static const char *name(void) { return "main"; }
        extern struct pair shared; extern int weakling(void); int tentative[4];
        extern int missing(void) __attribute__((weak));
        int sum(struct pair *p); int step(void); void *table(int);
        __attribute__((constructor)) static void init(void) { counter += 10; }
        int main(void) {
            printf("%s %d %d %d %d\n", name(), counter, sum(&shared), weakling(), step());
            printf("%d %d %s\n", tentative[2], missing ? 1 : 0, (const char *)table(1));
            return 7;
        }"#;
    let lib = r#"
        struct pair { int a; long b; };
        struct pair shared = { 4, 5 }; int tentative[4] = { 1, 2, 3, 4 };
        static int counter = 40;
        static const char *name(void) { return "lib"; }
        __attribute__((weak)) int weakling(void) { return 1; }
        __attribute__((constructor)) static void init(void) { counter += 100; }
        int sum(struct pair *p) { return p->a + (int)p->b + counter; }
        void *table(int i) { static const char *t[] = { "zero", "one" }; return (void *)(i ? t[i] : name()); }"#;
    let more = r#"
        struct pair { char a; };
        static struct pair own = { 9 };
        int weakling(void) { return own.a; }
        int step(void) {
            static int counter; void *t[] = { &&a, &&b }; int r = 0; goto *t[counter++ & 1];
            a: r += 1; b: r += 2; return r;
        }"#;
    let files = [("main.c", main), ("lib.c", lib), ("more.c", more)];
    for flags in [["-O0", "-g", "-fcommon"], ["-O2", "-g0", "-fcommon"]] {
        compare("c", &flags, &files, (7, "main 13 149 9 3\n3 0 one\n"));
    }
}

#[test]
fn cpp_programs_link_and_run_as_with_llvms_linker() {
    let header = r#"
        extern "C" int printf(const char *, ...);
        struct Shape { virtual int area() const { return 0; } virtual ~Shape() {} };
        template <int N> struct Square : Shape { int area() const override { return N * N; } };
        inline int next() { static int n = 10; return ++n; }
        inline int once = next();
        int use(const Shape &); int other();
        namespace { struct Local { int v; Local() : v(next()) {} } local; int helper() { return local.v; } }
    "#;
    let main = format!(
        "{header} int main() {{ Square<3> s; int a = use(s), b = other(), c = helper();\n\
         printf(\"%d %d %d %d\\n\", a, b, c, once); return next(); }}"
    );
    let lib = format!(
        "{header} int use(const Shape &s) {{ Square<4> t; return s.area() * 100 + t.area(); }}\n\
         int other() {{ return helper(); }}"
    );
    let files = [("main.cpp", &*main), ("lib.cpp", &*lib)];
    for level in ["-O0", "-O1"] {
        let flags = [level, "-g", "-std=c++17", "-fno-rtti", "-fno-exceptions", "-fno-use-cxa-atexit"];
        compare("cpp", &flags, &files, (14, "916 13 12 11\n"));
    }
}
