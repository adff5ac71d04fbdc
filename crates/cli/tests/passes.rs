//! A program that means something means the same whatever passes change about it.

use heddle::{Captured, Exit};
use std::ffi::OsString;
use std::path::Path;

const PROGRAMS: &[&str] =
    &["primes.c", "sort_algorithms.c", "calculator.c", "varargs_format.c", "bytecode_goto.c"];

const PASSES: &[&str] =
    &["mem2reg", "constprop,dce,simplifycfg", "unroll=3", "mem2reg,constprop,unroll=2,dce,simplifycfg"];

/// Runs `heddle run` without starting a process: what the program writes, and how it ends.
fn run(program: &Path, passes: &str) -> (String, String, Exit) {
    let words = ["heddle", "run", "--passes", passes].map(OsString::from).into_iter();
    let Captured { exit, out, err } = heddle::run_captured(words.chain([program.into()]));
    (String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned(), exit)
}

#[test]
fn programs_mean_the_same_after_every_pass() {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs");
    for name in PROGRAMS {
        let program = programs.join(name);
        let unchanged = run(&program, "");
        assert!(matches!(unchanged.2, Exit::Program(_)), "{name}: {unchanged:?}");
        assert!(!unchanged.0.is_empty(), "{name} writes nothing");
        for passes in PASSES {
            assert_eq!(run(&program, passes), unchanged, "{name} after {passes}");
        }
    }
}
