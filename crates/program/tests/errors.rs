//! Functions that must not be called, whatever a program lets them do.

use program::errors::{Errors, with_errors};

const MODULE: &str = "\
define void @f(ptr %p, ...) {
  ret void
}

define internal i32 @f.1() {
  ret i32 3
}

define void @f_too() {
  ret void
}

declare void @g(i32)

define i32 @main() {
  call void (ptr, ...) @f(ptr null, i32 1)
  %x = call i32 @f.1()
  call void @f_too()
  call void @g(i32 2)
  ret i32 %x
}
";

fn made(violations: &[&str], ends: &[&str]) -> Result<String, String> {
    let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    let errors = Errors { violations: names(violations), ends: names(ends) };
    let module = reader::read("m.ll", MODULE.as_bytes()).map_err(|error| error.to_string())?;
    let module = with_errors(module, &errors).map_err(|error| error.to_string())?;
    Ok(ir::print::module(&module))
}

#[test]
fn bodies_are_replaced_in_every_file() {
    let text = made(&["f", "missing"], &[]).expect("it links");
    assert_eq!(text.matches("call void @__heddle_violation").count(), 2, "{text}");
    assert!(!text.contains("ret i32 3"), "{text}");
    for kept in ["define void @f_too()", "declare void @g(i32)", "define void @f(ptr", "define i32 @f.1()"] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
}

#[test]
fn what_nobody_asks_about_ends_the_execution_only_where_nobody_defines_it() {
    let text = made(&[], &["f", "g"]).expect("it links");
    assert!(!text.contains("__heddle_violation") && text.contains("ret i32 3"), "{text}");
    assert_eq!(text.matches("call void @abort()").count(), 1, "{text}");
    let both = made(&["g"], &["g"]).expect("it links");
    assert!(both.contains("__heddle_violation") && !both.contains("@abort"), "{both}");
}

#[test]
fn without_errors_nothing_changes() {
    let text = made(&["missing"], &["missing_too"]).expect("it links");
    let module = reader::read("m.ll", MODULE.as_bytes()).expect("it can be read");
    assert_eq!(text, ir::print::module(&module));
}
