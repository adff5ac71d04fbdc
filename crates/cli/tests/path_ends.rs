//! Where a thread ends its path, bounded model checking and the search through all states find the same in others.

#[path = "../../explore/tests/programs/path_ends.rs"]
mod programs;

use heddle::Exit;
use programs::{Case, End, Finding, cases};
use std::ffi::OsString;
use std::path::Path;

fn check(case: &Case, file: &Path, engine: &str) -> Exit {
    let words = ["heddle", "check", "--engine", engine, "--property", case.finding.class()];
    let mut args: Vec<OsString> = words.iter().map(OsString::from).collect();
    args.push(file.into());
    heddle::run_captured(args).exit
}

/// Whether bounded model checking can be asked. It knows nothing of leaks, nor how much memory there is.
fn is_for_bmc(case: &Case) -> bool {
    case.finding != Finding::Leak && case.end != End::Limit
}

#[test]
fn engines_find_the_same() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("case.ll");
    let (mut asked, mut answered) = (0, 0);
    for case in cases().filter(is_for_bmc) {
        std::fs::write(&file, &case.text).expect("it can be written");
        let explored = check(&case, &file, "explore");
        assert_eq!(explored == Exit::Violated, case.violated, "{}: {explored:?}", case.name());
        let solved = check(&case, &file, "bmc");
        asked += 1;
        if matches!(solved, Exit::Fine | Exit::Violated) {
            answered += 1;
            assert_eq!(solved == Exit::Violated, case.violated, "{}: {solved:?}", case.name());
        } else {
            assert_eq!(solved, Exit::Unknown, "{}", case.name());
        }
    }
    assert!(answered * 2 > asked, "{answered} of {asked}");
}
