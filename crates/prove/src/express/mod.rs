//! Terms as expressions of C, and expressions of C as terms.
//!
//! ```text
//!   types   the integer types of C: what promotions and conversions make of them
//!   piece   expressions of C with what is known of their values: how to compute so that nothing overflows
//!   print   a term to an expression
//!   token   an expression to its words
//!   value   what operators of C make of terms
//!   read    an expression to a term
//! ```
//!
//! Claim: what is printed has, under C's rules, the value of the term for all values of the variables, and evaluating it is always defined; what is read is the term that
//! has the value of the expression wherever evaluating that is defined, and a second one that says where. Beyond the standard, a conversion to a signed type that is too
//! small drops bits, and a right shift of a negative number copies the sign, as with every compiler that Heddle takes programs from.
//!
//! Limits: integers and addresses only. What has no [`Source`] cannot be printed, nor can arrays, floating-point numbers and quantifiers. Addresses are numbers here:
//! comparing pointers to different objects is taken for comparing their addresses.

mod piece;
mod print;
mod read;
mod token;
mod types;
mod value;

use rustc_hash::FxHashMap;
use term::TermId;

use crate::structure::{Source, Variable, What};

pub use print::print;
pub use read::{ReadError, Reading, read};
pub use types::DataModel;

/// What variables are called in C.
pub trait Names {
    /// The expression of C that a variable is the value of.
    fn source(&self, term: TermId) -> Option<Source>;
    /// The variable that is the value of an expression of C, in the canonical spelling: `x`, `s.a`, `p->f`, `a[3]`, `*p`.
    fn lookup(&self, spelling: &str) -> Option<(TermId, Source)>;
    /// All expressions that are known.
    fn spellings(&self) -> Vec<String>;
}

/// Variables with their expressions.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    by_term: FxHashMap<TermId, Source>,
    /// Nothing for what several variables are called.
    by_text: FxHashMap<String, Option<TermId>>,
}

impl Sources {
    /// The variables that are numbers or addresses and have an expression.
    pub fn of<'a>(variables: impl IntoIterator<Item = &'a Variable>) -> Sources {
        let mut sources = Sources::default();
        for variable in variables {
            if let (What::Bits, Some(source)) = (variable.what, &variable.source) {
                sources.add(variable.term, source.clone());
            }
        }
        sources
    }

    /// Adds a variable. What several variables are called stands for none of them: one may hide the other.
    pub fn add(&mut self, term: TermId, source: Source) {
        let named = self.by_text.entry(source.text.clone()).or_insert(Some(term));
        if *named != Some(term) {
            *named = None;
        }
        self.by_term.insert(term, source);
    }
}

impl Names for Sources {
    fn source(&self, term: TermId) -> Option<Source> {
        let source = self.by_term.get(&term)?;
        (self.by_text.get(&source.text) == Some(&Some(term))).then(|| source.clone())
    }

    fn lookup(&self, spelling: &str) -> Option<(TermId, Source)> {
        let term = (*self.by_text.get(spelling)?)?;
        Some((term, self.by_term.get(&term)?.clone()))
    }

    fn spellings(&self) -> Vec<String> {
        let mut all: Vec<String> = self.by_text.keys().cloned().collect();
        all.sort_unstable();
        all
    }
}
