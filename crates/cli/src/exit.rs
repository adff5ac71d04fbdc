//! How a run ends.

use crate::Io;
use std::io::ErrorKind;

/// How a run ends; the numbers are part of the contract with users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// It was answered, and the answer is good: 0.
    Fine,
    /// A property is violated: 10.
    Violated,
    /// Nobody knows: a limit, or something Heddle does not support: 5.
    Unknown,
    /// Bad usage or bad input: 2.
    BadInput,
    /// A bug in Heddle: 6.
    Internal,
    /// As the program that was run ended.
    Program(u8),
}

impl Exit {
    /// The number that the process ends with.
    pub fn code(self) -> u8 {
        match self {
            Exit::Fine => 0,
            Exit::Violated => 10,
            Exit::Unknown => 5,
            Exit::BadInput => 2,
            Exit::Internal => 6,
            Exit::Program(status) => status,
        }
    }
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        exit.code().into()
    }
}

/// What a failed write means: nothing if the reader went away, bad input if the place cannot be written.
pub fn unwritable(what: &str, error: &std::io::Error, io: &mut Io<'_>) -> Exit {
    if error.kind() == ErrorKind::BrokenPipe {
        return Exit::Fine;
    }
    let _ = writeln!(io.err, "error: cannot write {what}: {error}");
    Exit::BadInput
}
