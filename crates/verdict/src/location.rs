//! Places in the source program, as reports name them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place in the source program.
///
/// Two locations are equal if they name the same place, wherever the file was found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Location {
    /// The file, as it can be found from here, or as the compiler was given it.
    pub file: String,
    /// The line, from 1; 0 for code that belongs to no line.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// The function whose text this is.
    pub function: String,
    /// Where else the file may be; empty if `file` says it all.
    #[serde(skip)]
    pub path: String,
}

impl Location {
    /// This place of this file.
    pub fn new(file: &str, line: u32, column: u32, function: &str) -> Location {
        let [file, function] = [file, function].map(str::to_string);
        Location { file, line, column, function, path: String::new() }
    }

    /// Whether another place is in the same line of the same file.
    pub fn same_line(&self, other: &Location) -> bool {
        self.file == other.file && self.line == other.line
    }
}

impl PartialEq for Location {
    fn eq(&self, other: &Location) -> bool {
        let key = |l: &Location| (l.line, l.column);
        key(self) == key(other) && self.file == other.file && self.function == other.function
    }
}
impl Eq for Location {}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line != 0 {
            write!(f, ":{}", self.line)?;
            if self.column != 0 {
                write!(f, ":{}", self.column)?;
            }
        }
        Ok(())
    }
}

/// One call of a stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// The function that runs.
    pub function: String,
    /// Where it stands.
    pub location: Option<Location>,
}

/// The calls of one thread, the innermost first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// Whose they are.
    pub thread: u32,
    /// What that thread is about to do, or waits for, in words; empty if that is said elsewhere.
    pub what: String,
    /// The calls.
    pub calls: Vec<Call>,
}
