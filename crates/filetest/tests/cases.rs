//! Every file of `tests/cases` as a test of its own. See `tests/README.md` for how cases are written.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = filetest::workspace_root();
    // Cases name files, and messages name them back, relative to the top of the repository.
    std::env::set_current_dir(&root).expect("the workspace is there");
    let cases = filetest::discover(Path::new("tests/cases")).expect("tests/cases can be listed");
    assert!(!cases.is_empty(), "tests/cases holds no case");
    let bless = std::env::var_os("HEDDLE_BLESS").is_some_and(|value| value == "1");
    let trials = cases.into_iter().map(|case| trial(case, bless)).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial(case: PathBuf, bless: bool) -> Trial {
    let name = case.display().to_string();
    Trial::test(name, move || {
        let outcome = if bless { filetest::bless(&case) } else { filetest::check(&case) };
        outcome.map_err(Failed::from)
    })
}
