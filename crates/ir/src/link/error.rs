//! Why modules cannot be merged.

use std::fmt;

/// Why modules cannot be merged. Modules are called by their names, symbols as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// Two modules define a symbol, and neither gives way.
    Duplicate {
        /// The symbol.
        symbol: String,
        /// The module that defines it first.
        first: String,
        /// The module that defines it again.
        second: String,
    },
    /// Two modules are for different machines.
    Target {
        /// `target datalayout` or `target triple`.
        what: &'static str,
        /// A module and what it says.
        first: (String, String),
        /// Another and what it says.
        second: (String, String),
    },
    /// Two modules disagree about a module flag.
    Flag {
        /// The flag.
        key: String,
        /// What is wrong.
        why: &'static str,
        /// The modules that set it.
        modules: Vec<String>,
    },
    /// Two modules disagree about a symbol or a comdat in a way that linking cannot mend.
    Conflict {
        /// The symbol or comdat.
        symbol: String,
        /// What is wrong.
        why: String,
        /// The modules concerned.
        modules: Vec<String>,
    },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Duplicate { symbol, first, second } => {
                write!(f, "'{symbol}' is defined twice: in '{first}' and in '{second}'")
            }
            LinkError::Target { what, first, second } => {
                let ((first, one), (second, other)) = (first, second);
                write!(f, "the modules differ in their {what}: '{one}' in '{first}', '{other}' in '{second}'")
            }
            LinkError::Flag { key, why, modules } => {
                write!(f, "the module flag '{key}' {why} (in '{}')", modules.join("' and '"))
            }
            LinkError::Conflict { symbol, why, modules } => {
                write!(f, "'{symbol}' {why} (in '{}')", modules.join("' and '"))
            }
        }
    }
}

impl std::error::Error for LinkError {}
