//! Witnesses, in the format 2.0 that tools exchange: a file of YAML with what holds at the loops of a program, or with how it goes wrong.
//!
//! ```text
//!   write       a proof to a witness
//!   violation   a violation to a witness
//!   read        a witness, ours or another tool's, to what it says
//!   follow      is an execution one that a witness describes?
//!   yaml        YAML to lists, mappings and texts that know where they stand
//!   c_text      which statement and which call is at a place?
//!   branches    which way does an execution go at `if`, `while`, `for` and `switch`?
//!   lines       places as the given files name them
//! ```
//!
//! Claim: what is written has all that the format asks for, and reads back as the same. What is read is refused, and it is said why, if something is missing that the
//! format asks for, or if it is of another program. What is unknown is passed over, as of newer versions; what it says about a program then is said in `skipped`.

mod branches;
mod c_text;
mod follow;
mod lines;
mod read;
mod violation;
mod write;
mod yaml;

use sha2::{Digest, Sha256};
use std::fmt;
use verdict::Location;

pub use follow::{Course, Followed};
pub use read::read_witness;
pub use violation::violation_witness;
pub use write::witness;

/// What a witness is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// The files of the program, with the SHA-256 of each.
    pub files: Vec<(String, String)>,
    /// What was checked, as the competition writes it: `CHECK( init(main()), LTL(G ! call(reach_error())) )`.
    pub specification: String,
    /// `LP64` or `ILP32`.
    pub data_model: String,
}

impl Task {
    /// The task about files with these names and contents.
    pub fn of<'a>(
        files: impl IntoIterator<Item = (&'a str, &'a [u8])>,
        specification: &str,
        data_model: &str,
    ) -> Task {
        let files = files.into_iter().map(|(name, bytes)| (name.to_string(), sha256(bytes))).collect();
        Task { files, specification: specification.to_string(), data_model: data_model.to_string() }
    }
}

/// What a witness says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Witness {
    /// Who wrote it, and the version.
    pub producer: (String, String),
    /// What it is about.
    pub task: Task,
    /// What holds where.
    pub invariants: Vec<Claim>,
    /// How a program goes wrong: one segment after the other, each of waypoints of which only the last is to be followed. Empty if it is a witness of correctness.
    pub segments: Vec<Vec<Waypoint>>,
    /// What was passed over, in words.
    pub skipped: Vec<String>,
}

/// Something that holds at a place, as a witness says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The place. The column is 0 and the function is empty if the witness does not say them.
    pub location: Location,
    /// Whether it is a loop that it holds at, whenever its condition is looked at.
    pub of_loop: bool,
    /// What holds, as an expression of C.
    pub value: String,
    /// The line of the witness that says so.
    pub said_in: usize,
}

/// Something that an execution passes, or does not.
#[derive(Clone, Debug, PartialEq)]
pub struct Waypoint {
    /// What is required.
    pub required: Required,
    /// Whether an execution has to pass it; else it must not.
    pub follow: bool,
    /// The place, in the files as they were given. The column is 0 if the witness does not say it.
    pub location: Location,
    /// Which thread passes it.
    pub thread: Option<u32>,
    /// The line of the witness that says so.
    pub said_in: usize,
}

/// What a waypoint requires.
#[derive(Clone, Debug, PartialEq)]
pub enum Required {
    /// That an expression of C is true before a statement.
    Assumption(String),
    /// That a branching is taken in this way.
    Branching(String),
    /// That a function is entered.
    Enter,
    /// That what a call gives is in this relation to a number: `\\result == 3`.
    Returns(String),
    /// That the property is violated.
    Target,
}

/// Why a witness cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WitnessError {
    /// The line of the witness, from 1; none if it is about all of it.
    pub line: Option<usize>,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl WitnessError {
    fn whole(message: impl Into<String>) -> WitnessError {
        WitnessError { line: None, column: 0, message: message.into() }
    }
}

impl fmt::Display for WitnessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}, column {}: {}", self.column, self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for WitnessError {}

/// The SHA-256 of a text, in hexadecimal digits.
fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A file without its directories, which differ from one machine to the next.
fn base(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

impl Witness {
    /// Whether it is about this program: about files with these names and contents, and this data model.
    pub fn check(&self, program: &Task) -> Result<(), WitnessError> {
        let bad = |message: String| Err(WitnessError::whole(message));
        let names = || {
            let all: Vec<String> =
                program.files.iter().map(|(name, _)| format!("`{}`", base(name))).collect();
            all.join(", ")
        };
        for (name, hash) in &self.task.files {
            match program.files.iter().find(|(known, _)| base(known) == base(name)) {
                None => {
                    return bad(format!(
                        "the witness is about `{name}`, the program consists of {}",
                        names()
                    ));
                }
                Some((_, known)) if !known.eq_ignore_ascii_case(hash) => {
                    return bad(format!(
                        "the witness is about another text of `{name}`: it says that its SHA-256 is {hash}, but that is {known}"
                    ));
                }
                Some(_) => {}
            }
        }
        let claims = self.invariants.iter().map(|claim| (&claim.location.file, claim.said_in));
        let points = self.segments.iter().flatten().map(|point| (&point.location.file, point.said_in));
        for (file, line) in claims.chain(points) {
            let known = |(name, _): &(String, String)| base(name) == base(file);
            if !program.files.iter().any(known) {
                let message =
                    format!("this is about a place in `{file}`, the program consists of {}", names());
                return Err(WitnessError { line: Some(line), column: 1, message });
            }
        }
        if self.task.data_model != program.data_model {
            let (of, is) = (&self.task.data_model, &program.data_model);
            return bad(format!(
                "the witness is about the data model {of}, the program is compiled for {is}"
            ));
        }
        Ok(())
    }
}
