//! The query language: text to [`Written`], which [`resolve()`] ties to a program and [`eval()`] evaluates in a state.
//!
//! `.q` files hold one query per line; blank lines are skipped, and `#` and `//` start comments.

pub mod ast;
pub mod eval;
mod formula;
mod lexer;
mod lookup;
mod observer;
mod parser;
mod parts;
mod print;
mod resolve;
pub mod resolved;
mod stops;
mod variables;

use ast::WrittenQuery;
use parser::{Error, Parser};
use source::{Diagnostic, Pos};
use std::sync::Arc;

pub use ast::{Query, Type};
pub use eval::{StateView, eval, measure};
pub use parser::{MAX_NESTING, MAX_OPERATORS};
pub use resolve::resolve;
pub use resolved::{Proposition, Resolved, Visible};

/// A query as it was written, with the text it comes from.
#[derive(Clone, Debug)]
pub struct Written {
    /// What messages call the text.
    pub file: Arc<str>,
    /// All of the text.
    whole: Arc<str>,
    /// The query's own text.
    pub text: String,
    /// What it says.
    pub query: WrittenQuery,
}

impl Written {
    /// A message about a place of the query.
    pub fn diagnostic(&self, pos: Pos, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(&self.file, self.whole.as_bytes(), pos, message)
    }
}

/// Reads one query; `file` is what messages call it.
pub fn parse(file: &str, text: &str) -> Result<Written, Error> {
    let query = Parser::new(file, text, 0..text.len()).query()?;
    Ok(Written { file: file.into(), whole: text.into(), text: text.trim().to_string(), query })
}

/// Reads a formula as the query whether it can be reached, so that it can be resolved and evaluated.
pub fn parse_formula(file: &str, text: &str) -> Result<Written, Error> {
    let query = Parser::new(file, text, 0..text.len()).reachable()?;
    Ok(Written { file: file.into(), whole: text.into(), text: text.trim().to_string(), query })
}

/// Reads a `.q` file: one query per line, and at least one.
pub fn parse_file(file: &str, text: &str) -> Result<Vec<Written>, Error> {
    let (name, whole): (Arc<str>, Arc<str>) = (file.into(), text.into());
    let mut queries = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = without_comment(line).trim_end();
        if !code.is_empty() {
            let query = Parser::new(file, text, start..start + code.len()).query()?;
            let text = code.trim().to_string();
            queries.push(Written { file: name.clone(), whole: whole.clone(), text, query });
        }
        start += line.len();
    }
    if queries.is_empty() {
        let end = Pos(u32::try_from(text.len()).unwrap_or(u32::MAX));
        return Err(Box::new(Diagnostic::new(file, text.as_bytes(), end, "there is no query in this file")));
    }
    Ok(queries)
}

/// A line up to its comment.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            // UPPAAL counts steps with this sign.
            '#' if line[at..].starts_with("#<=") => {}
            '#' if !quoted => return &line[..at],
            '/' if !quoted && line[at..].starts_with("//") => return &line[..at],
            _ => {}
        }
    }
    line
}

#[cfg(test)]
mod tests;
