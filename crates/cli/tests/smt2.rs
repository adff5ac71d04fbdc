//! What `heddle smt2` writes, and what solvers make of it: every one that is there gives the answer of `heddle check`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The formula about a case.
fn formula(words: &[&str], case: &str, file: &Path) {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let case = format!("{root}/tests/cases/bmc/{case}.c");
    let mut args: Vec<OsString> = ["heddle", "smt2"].iter().chain(words).map(OsString::from).collect();
    args.extend([OsString::from("-o"), file.into(), case.into()]);
    let heddle::Captured { exit, err, .. } = heddle::run_captured(args);
    assert_eq!(exit, heddle::Exit::Fine, "{}", String::from_utf8_lossy(&err));
}

/// The solvers that are there: those that the set-up installs, and others on `PATH`.
fn solvers() -> Vec<PathBuf> {
    let ours = [solver::Kind::Bitwuzla, solver::Kind::Z3];
    let ours = ours.iter().map(|kind| kind.program().expect("`scripts/setup solvers` installs it"));
    let others = ["cvc5", "z3"].map(|name| solver::Kind::Command(vec![name.to_string()]));
    ours.chain(others.iter().filter_map(|kind| kind.program().ok())).collect()
}

fn answer(solver: &Path, file: &Path) -> String {
    let done = Command::new(solver).arg(file).output().expect("it can be run");
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(!said.contains("error"), "{}: {said}", solver.display());
    said.lines().next().unwrap_or_default().to_string()
}

#[test]
fn solvers_say_what_check_says() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("formula.smt2");
    for (words, case, expected) in [
        (&["-DBUG"][..], "bit_tricks", "sat"),
        (&[], "overflow", "sat"),
        (&["-DCAREFUL"], "overflow", "unsat"),
        (&["-DBUG"], "function_pointers", "sat"),
        (&[], "recursion", "unsat"),
        (&["-DBUG"], "recursion", "sat"),
        (&["--cuts", "--unwind", "2"], "recursion_cut", "sat"),
        (&["--cuts", "--unwind", "6"], "recursion_cut", "unsat"),
        // Arrays, and what is read of those that have one value everywhere.
        (&[], "strings", "unsat"),
        (&["-DBUG"], "strings", "sat"),
        (&[], "large_array", "unsat"),
        (&["-DBUG"], "large_array", "sat"),
        (&["-DBUG"], "floats", "sat"),
        (&["--cuts", "--unwind", "2"], "unwinding", "sat"),
        (&["--unwind", "2"], "unwinding", "unsat"),
        (&[], "nothing_checked", "unsat"),
    ] {
        formula(words, case, &file);
        for solver in solvers() {
            assert_eq!(answer(&solver, &file), expected, "{} about {case} {words:?}", solver.display());
        }
    }
}

#[test]
fn arrays_are_written_in_a_standard_logic() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("formula.smt2");
    formula(&["--unwind", "3"], "large_array", &file);
    let text = std::fs::read_to_string(&file).expect("it was written");
    assert!(text.contains("(set-logic QF_ABV)") && text.contains("(select "), "{text}");
    assert!(!text.contains("as const"), "{text}");
}
