//! Every file of `tests/cases` as a test of its own. See `tests/README.md` for how cases are written.

use libtest_mimic::{Arguments, Failed, Trial};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = filetest::workspace_root();
    // Cases name files, and messages name them back, relative to the top of the repository.
    std::env::set_current_dir(&root).expect("the workspace is there");
    let cases = filetest::discover(Path::new("tests/cases")).expect("tests/cases can be listed");
    assert!(!cases.is_empty(), "tests/cases holds no case");
    // Most cases ask several engines about one file.
    frontend::remember_compilations();
    let bless = std::env::var_os("HEDDLE_BLESS").is_some_and(|value| value == "1");
    let trials = cases.into_iter().map(|case| trial(case, bless)).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// Adds a line with the seconds that a case took to the file that `HEDDLE_TIMES` names.
fn note_time(case: &Path, started: Instant) {
    let Some(file) = std::env::var_os("HEDDLE_TIMES") else { return };
    let line = format!("{:.3} {}\n", started.elapsed().as_secs_f64(), case.display());
    let file = std::fs::OpenOptions::new().append(true).create(true).open(file);
    file.and_then(|mut file| file.write_all(line.as_bytes())).expect("the times can be written");
}

fn trial(case: PathBuf, bless: bool) -> Trial {
    let name = case.display().to_string();
    Trial::test(name, move || {
        let started = Instant::now();
        let outcome = if bless { filetest::bless(&case) } else { filetest::check(&case) };
        note_time(&case, started);
        outcome.map_err(Failed::from)
    })
}
