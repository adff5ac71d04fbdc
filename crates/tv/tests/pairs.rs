//! Pairs that are decided without a solver, and what is said about pairs before anything is compared.

use ir::Module;
use tv::{Options, Verdict};

fn read(text: &str) -> Module {
    reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

/// What comes of comparing `@src` with `@tgt` of a text, by what they do.
fn compare(text: &str) -> tv::Outcome {
    let module = read(text);
    tv::compare((&module, "src"), (&module, "tgt"), &Options::default())
}

#[test]
fn names_order_and_dead_code_need_no_solver() {
    let texts = [
        // Other names.
        "define i32 @src(i32 %x, i32 %y) { %a = add nsw i32 %x, %y %b = mul i32 %a, %y ret i32 %b }
         define i32 @tgt(i32 %p, i32 %q) { %one = add nsw i32 %p, %q %two = mul i32 %one, %q ret i32 %two }",
        // Another order of instructions that do not depend on each other.
        "define i32 @src(i32 noundef %x, i32 noundef %y) { %a = shl i32 %x, 3 %b = xor i32 %y, 7 %c = sub i32 %a, %b ret i32 %c }
         define i32 @tgt(i32 noundef %x, i32 noundef %y) { %b = xor i32 %y, 7 %a = shl i32 %x, 3 %c = sub i32 %a, %b ret i32 %c }",
        // Dead code.
        "define i32 @src(i32 %x, ptr %p) { %a = add i32 %x, 1 %dead = udiv i32 8, 3 store i32 %a, ptr %p ret i32 %a }
         define i32 @tgt(i32 %x, ptr %p) { %a = add i32 %x, 1 store i32 %a, ptr %p ret i32 %a }",
        // A local that is never read.
        "define i32 @src(i32 %x) { %a = alloca i32 store i32 %x, ptr %a %v = load i32, ptr %a ret i32 %v }
         define i32 @tgt(i32 %x) { ret i32 %x }",
    ];
    for text in texts {
        let outcome = compare(text);
        assert_eq!((outcome.verdict, outcome.queries), (Verdict::Refines, 0), "{text}");
    }
}

#[test]
fn calls_with_the_same_inputs_give_the_same() {
    let text =
        "declare i32 @f(ptr, i32)
         define i32 @src(ptr noundef %p, i32 noundef %x) { store i32 %x, ptr %p %r = call i32 @f(ptr %p, i32 3) %v = load i32, ptr %p %s = add i32 %r, %v ret i32 %s }
         define i32 @tgt(ptr noundef %q, i32 noundef %y) { store i32 %y, ptr %q %z = call i32 @f(ptr %q, i32 3) %w = load i32, ptr %q %s = add i32 %z, %w ret i32 %s }";
    assert_eq!(compare(text).verdict, Verdict::Refines);
}

#[test]
fn the_same_text_is_not_even_looked_at() {
    let module = read("define i32 @f(i32 %x) { %y = call i32 asm \"weird\", \"=r,r\"(i32 %x) ret i32 %y }");
    let outcome = tv::refines((&module, "f"), (&module, "f"), &Options::default());
    assert_eq!((outcome.verdict, outcome.identical, outcome.queries), (Verdict::Refines, true, 0));
    assert!(matches!(
        tv::compare((&module, "f"), (&module, "f"), &Options::default()).verdict,
        Verdict::Unknown(why) if why.starts_with("unsupported")
    ));
}

#[test]
fn constants_of_the_same_name_are_part_of_the_text() {
    let first = read("@c = constant i32 1 define i32 @f() { %v = load i32, ptr @c ret i32 %v }");
    let second = read("@c = constant i32 2 define i32 @f() { %v = load i32, ptr @c ret i32 %v }");
    assert!(!tv::pairs::is_same((&first, "f"), (&second, "f")));
    let outcome = tv::refines((&first, "f"), (&second, "f"), &Options::default());
    assert!(matches!(outcome.verdict, Verdict::Fails { .. }), "{:?}", outcome.verdict);
}

#[test]
fn pairs_in_one_file_go_by_their_names() {
    let module = read(
        "define void @src() { ret void } define void @tgt() { ret void }
         define void @src2() { ret void } define void @tgt2() { ret void }
         define void @src_x() { ret void } define void @tgt_x() { ret void }
         define void @srcery() { ret void } define void @tgtery() { ret void }
         define void @src3() { ret void }",
    );
    let names: Vec<String> = tv::pairs::inside(&module).into_iter().map(|pair| pair.source).collect();
    assert_eq!(names, ["src", "src2", "src_x"]);
}

#[test]
fn other_types_are_no_pair() {
    let outcome = compare("define i32 @src(i32 %x) { ret i32 %x } define i32 @tgt(i64 %x) { ret i32 0 }");
    assert!(matches!(outcome.verdict, Verdict::Unknown(why) if why.starts_with("mismatch")));
}

#[test]
fn what_accesses_may_touch_is_counted() {
    let outcome = compare(
        "define i32 @src(ptr %p) { %a = alloca i32 store i32 1, ptr %a store i32 2, ptr %p %v = load i32, ptr %a ret i32 %v }
         define i32 @tgt(ptr %p) { store i32 2, ptr %p ret i32 1 }",
    );
    assert_eq!(outcome.verdict, Verdict::Refines);
    assert_eq!((outcome.aliases.accesses, outcome.aliases.one_side), (4, 4));
}
