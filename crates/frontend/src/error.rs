//! Why files could not be turned into a module, and whose fault it is.

use crate::tool::Tool;
use source::Diagnostic;
use std::fmt;
use std::path::PathBuf;

/// Why files could not be turned into a module.
#[derive(Clone, Debug)]
pub enum FrontendError {
    /// A file cannot be opened, or is nothing that Heddle reads.
    Input {
        /// The file.
        path: PathBuf,
        /// What is the matter with it, as the rest of a sentence about it.
        message: String,
    },
    /// A program that is needed is not installed, or is too old.
    MissingTool {
        /// What is missing and what it is needed for.
        message: String,
        /// How to get it.
        help: String,
    },
    /// The compiler or disassembler refused the file; its messages were passed on.
    ToolFailed {
        /// Which program.
        tool: Box<Tool>,
        /// The file.
        path: PathBuf,
        /// How it ended.
        status: String,
        /// What may help.
        help: Option<String>,
    },
    /// `opt` could not modify the program; its messages were passed on.
    PassesFailed {
        /// Which `opt`.
        tool: Box<Tool>,
        /// What it was to do.
        passes: String,
        /// How it ended.
        status: String,
    },
    /// The reader refused the text.
    Read {
        /// Where and why.
        problem: Problem,
        /// The program that wrote the text, if the user did not.
        written_by: Option<Tool>,
    },
    /// The text can be read but breaks rules of LLVM IR.
    Verify {
        /// Where and why.
        problems: Vec<Problem>,
        /// The program that wrote the text, if the user did not.
        written_by: Option<Tool>,
    },
    /// The files do not fit together.
    Link(String),
    /// The files are each in order, but linking them gave something that is not.
    BadLink(Vec<String>),
}

/// One thing that is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is about one place.
    At(Box<Diagnostic>),
    /// It is about the file.
    In {
        /// The file.
        file: String,
        /// What is the matter.
        message: String,
    },
}

/// More problems than this are only counted in messages.
pub const PROBLEMS_SHOWN: usize = 20;

/// Who can mend an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The user, by giving another input.
    Input,
    /// The user, by installing something.
    Machine,
    /// We: it is a bug in Heddle.
    Heddle,
}

impl FrontendError {
    /// Whose fault it is. What a compiler wrote is valid, so not understanding it is our fault.
    pub fn fault(&self) -> Fault {
        match self {
            FrontendError::MissingTool { .. } | FrontendError::PassesFailed { .. } => Fault::Machine,
            FrontendError::Input { .. } | FrontendError::ToolFailed { .. } | FrontendError::Link(_) => {
                Fault::Input
            }
            FrontendError::Read { written_by, .. } | FrontendError::Verify { written_by, .. } => {
                if written_by.is_some() { Fault::Heddle } else { Fault::Input }
            }
            FrontendError::BadLink(_) => Fault::Heddle,
        }
    }

    /// A word for programs that must tell errors apart; it stays the same when messages are improved.
    pub fn code(&self) -> &'static str {
        match self {
            FrontendError::Input { .. } => "bad-input",
            FrontendError::MissingTool { .. } => "missing-tool",
            FrontendError::ToolFailed { .. } => "compiler-failed",
            FrontendError::PassesFailed { .. } => "passes-failed",
            FrontendError::Read { .. } => "read-error",
            FrontendError::Verify { .. } => "invalid-ir",
            FrontendError::Link(_) => "link-error",
            FrontendError::BadLink(_) => "bad-link",
        }
    }

    /// The problems with their places, if it is about places.
    pub fn problems(&self) -> &[Problem] {
        match self {
            FrontendError::Read { problem, .. } => std::slice::from_ref(problem),
            FrontendError::Verify { problems, .. } => problems,
            _ => &[],
        }
    }
}

impl Problem {
    /// One line that calls it a warning: the program is valid all the same.
    pub fn warning(&self) -> String {
        match self {
            Problem::At(diagnostic) => {
                let Diagnostic { file, at, message, .. } = &**diagnostic;
                format!("{file}:{}:{}: warning: {message}", at.line, at.column)
            }
            Problem::In { file, message } => format!("{file}: warning: {message}"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::At(diagnostic) => diagnostic.fmt(f),
            Problem::In { file, message } => write!(f, "{file}: error: {message}"),
        }
    }
}

impl fmt::Display for FrontendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FrontendError::Input { path, message } => write!(f, "error: {} {message}", path.display()),
            FrontendError::MissingTool { message, help } => write!(f, "error: {message}\nhelp: {help}"),
            FrontendError::ToolFailed { tool, path, status, help } => {
                write!(f, "error: {tool} could not turn {} into LLVM IR ({status})", path.display())?;
                help.as_ref().map_or(Ok(()), |help| write!(f, "\nhelp: {help}"))
            }
            FrontendError::PassesFailed { tool, passes, status } => {
                write!(f, "error: {tool} could not modify the program ({status}): {passes}")
            }
            FrontendError::Read { problem, written_by } => {
                write!(f, "{problem}")?;
                not_our_input(f, written_by.as_ref())
            }
            FrontendError::Verify { problems, written_by } => {
                for (i, problem) in problems.iter().take(PROBLEMS_SHOWN).enumerate() {
                    write!(f, "{}{problem}", if i == 0 { "" } else { "\n" })?;
                }
                if problems.len() > PROBLEMS_SHOWN {
                    write!(f, "\n… and {} more problems", problems.len() - PROBLEMS_SHOWN)?;
                }
                not_our_input(f, written_by.as_ref())
            }
            FrontendError::Link(message) => write!(f, "error: cannot link the files: {message}"),
            FrontendError::BadLink(problems) => {
                write!(f, "error: linking the files broke them: {}", problems.join("; "))
            }
        }
    }
}

fn not_our_input(f: &mut fmt::Formatter<'_>, written_by: Option<&Tool>) -> fmt::Result {
    match written_by {
        Some(tool) => write!(f, "\nnote: the text was written by {tool}, so it should be in order"),
        None => Ok(()),
    }
}

impl std::error::Error for FrontendError {}
