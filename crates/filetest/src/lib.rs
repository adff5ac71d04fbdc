//! Annotated case files: programs whose comments say how to run Heddle on them and what it must answer.
//!
//! `tests/README.md` describes the annotations. A case fails when an answer differs, when an annotation makes no
//! sense, and when it asserts nothing. Every `.ll` case is also a test of the printer, with LLVM's own assembler
//! as the judge.
//!
//! [`docs`] does the same for the commands in the pages for users.

mod annotation;
mod bless;
pub mod docs;
mod matching;
mod messages;
mod oracle;
mod run;

pub use annotation::{Case, Expectation, Mark, Run};
pub use matching::Pattern;

use std::path::{Path, PathBuf};

/// The top of the repository.
pub fn workspace_root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// All case files below a directory, sorted. Files in directories named `inputs` are used by cases, and are none.
pub fn discover(directory: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut cases = Vec::new();
    let mut open = vec![directory.to_path_buf()];
    while let Some(directory) = open.pop() {
        for entry in std::fs::read_dir(&directory)? {
            let path = entry?.path();
            if path.is_dir() {
                if path.file_name().is_none_or(|name| name != "inputs") {
                    open.push(path);
                }
            } else if annotation::comment_of(&path).is_some() {
                cases.push(path);
            } else {
                let message = format!("{} is no case; helper files belong into `inputs`", path.display());
                return Err(std::io::Error::other(message));
            }
        }
    }
    cases.sort();
    Ok(cases)
}

/// Runs a case; the error is what a person needs to see.
pub fn check(path: &Path) -> Result<(), String> {
    let case = Case::read(path)?;
    let mut complaints = Vec::new();
    for answer in run::all(&case)? {
        complaints.extend(answer.complaints(&case));
    }
    complaints.extend(oracle::complaints(&case));
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n\n")) }
}

/// Rewrites what the case expects to what Heddle answers now, then checks what cannot be rewritten.
pub fn bless(path: &Path) -> Result<(), String> {
    // Exact output may name lines, which move when more lines of output are expected.
    for _ in 0..3 {
        let case = Case::read(path)?;
        let answers = run::all(&case)?;
        let text = bless::blessed(&case, &answers);
        if text == case.text {
            break;
        }
        std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    check(path)
}
