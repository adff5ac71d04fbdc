//! What only the real program can show: its exit code, its standard input, and a reader that goes away.
//! Everything else about the command is in `tests/cases`.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

fn start(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_heddle"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("heddle starts")
}

fn run(args: &[&str], input: &str) -> Output {
    let mut child = start(args);
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(input.as_bytes()).expect("heddle reads its input");
    drop(stdin);
    child.wait_with_output().expect("heddle ends")
}

const MODULE: &str = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n";

#[test]
fn standard_input_is_read_as_llvm_text() {
    let output = run(&["ir", "--print", "-"], MODULE);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("define i32 @f(i32 %x)"));

    let output = run(&["ir", "-"], "define i32 @f(\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("<standard input>:"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let many: String = (0..20_000).map(|i| format!("@g{i} = global i32 {i}\n")).collect();
    let mut child = start(&["ir", "--print", "-"]);
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(many.as_bytes()).expect("heddle reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("heddle ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_full_disk_is_an_error() {
    let full = std::path::Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    let output = run(&["ir", "-", "-o", "/dev/full"], MODULE);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write /dev/full"));
}

#[test]
fn mistakes_end_with_their_exit_code() {
    assert_eq!(run(&["ir", "--no-such-option"], "").status.code(), Some(2));
    assert_eq!(run(&["ir", "no_such_file.ll"], "").status.code(), Some(2));
    assert_eq!(run(&["--version"], "").status.code(), Some(0));
}
