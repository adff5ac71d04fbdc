//! The pages for users as tests: every command in them is run, and what they show is what it prints.
//!
//! A fenced block says what it is in its first line:
//!
//! | block | what is tested |
//! |---|---|
//! | `console` | each `$ command` is run and prints the lines below it; a line `...` stands for any number of lines |
//! | `console exit=10` | the same, and each command ends with this code instead of 0 |
//! | `sh` | each line is run; it may end with 0, 10 or 5, so it makes sense, and what it prints is not shown |
//! | `sh not-run` | nothing: it needs something that a test must not do; [`MOST_NOT_RUN`] of them may exist |
//! | `c from=FILE` (or another language) | it is a part of that file, line by line, but for how far it is indented |
//! | `c file=NAME` | it is the file of this name for the commands of the page below it |
//! | `text` | nothing: it is no command and no program |
//!
//! Commands are run by a shell, in the order of the page, in a directory that has `examples`, `tests` and nothing else of the
//! repository. Seconds, rates and the version of clang may be others. With `HEDDLE_BLESS=1` outputs and exit codes are rewritten; a
//! command with the line `?` below it gets all of its output.

mod bless;
mod compare;
mod markdown;
mod pages;
mod reference;
mod session;

pub use markdown::Page;
pub use pages::{all_pages, architecture, links, summary};
pub use reference::{options, vocabulary};

use std::path::Path;

/// How many blocks of commands may be left out of the test.
pub const MOST_NOT_RUN: usize = 8;

/// Runs the commands of a page; the error is what a person needs to see.
pub fn check(page: &Page, heddle: &Path) -> Result<(), String> {
    let complaints = session::run(page, heddle)?.complaints;
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n\n")) }
}

/// Rewrites what a page shows to what its commands print now, then checks what cannot be rewritten.
pub fn bless(page: &Page, heddle: &Path) -> Result<(), String> {
    let session = session::run(page, heddle)?;
    let text = bless::blessed(page, &session.answers);
    if text == page.text {
        return check(page, heddle);
    }
    std::fs::write(&page.path, &text).map_err(|error| format!("{}: {error}", page.path.display()))?;
    check(&Page::parse(&page.path, text), heddle)
}
