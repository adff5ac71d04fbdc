//! How a run ends.

use crate::Io;
use std::io::ErrorKind;

/// How a run ends; the numbers are part of the contract with users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// It was answered, and the answer is good.
    Fine = 0,
    /// Bad usage or bad input.
    BadInput = 2,
    /// A bug in Heddle.
    Internal = 6,
}

impl Exit {
    /// The number that the process ends with.
    pub fn code(self) -> u8 {
        self as u8
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
