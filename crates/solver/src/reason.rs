//! Why there is no answer, with codes that reports and scripts may rely on.

use std::fmt;

/// What kind of reason it is. The words are stable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// The time for one check was used up.
    Timeout,
    /// The solver ran out of the memory that it may use.
    Memory,
    /// Somebody ended the solver: another thread, the user, the system.
    Killed,
    /// The solver ended on its own, or crashed.
    Died,
    /// The solver is not installed.
    Missing,
    /// The solver does not know something that is in the question.
    Unsupported,
    /// The solver says unknown: its method does not decide the question.
    Incomplete,
    /// The solver refused the text, or said what is not SMT-LIB.
    Error,
    /// The solver's values do not make the assertions true.
    Wrong,
}

impl Code {
    /// The word for it in reports.
    pub fn as_str(self) -> &'static str {
        match self {
            Code::Timeout => "timeout",
            Code::Memory => "memory",
            Code::Killed => "killed",
            Code::Died => "died",
            Code::Missing => "solver-missing",
            Code::Unsupported => "unsupported",
            Code::Incomplete => "incomplete",
            Code::Error => "solver-error",
            Code::Wrong => "solver-wrong",
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What kind of reason.
    pub code: Code,
    /// What happened, for people.
    pub detail: String,
}

impl Reason {
    /// A reason in words.
    pub fn new(code: Code, detail: impl Into<String>) -> Reason {
        Reason { code, detail: detail.into() }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.detail)
    }
}

impl std::error::Error for Reason {}

/// What a solver says about the assertions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// There are values that make all of them true.
    Sat,
    /// There are none.
    Unsat,
    /// It could not be found out.
    Unknown(Reason),
}
