//! S-expressions in one flat list, however deep they are.

use std::ops::Range;

/// One expression of a [`Sexprs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SexprId(usize);

#[derive(Debug)]
enum Sexpr<'a> {
    Atom(&'a str),
    /// Where its members are in the list of all members.
    List(Range<usize>),
}

/// The expressions of a text.
#[derive(Debug, Default)]
pub(crate) struct Sexprs<'a> {
    all: Vec<Sexpr<'a>>,
    members: Vec<SexprId>,
    top: Vec<SexprId>,
}

impl<'a> Sexprs<'a> {
    /// Reads all expressions of a text.
    pub(crate) fn read(text: &'a str) -> Result<Sexprs<'a>, String> {
        let mut result = Sexprs::default();
        // The members so far of the lists that are not closed.
        let mut open: Vec<Vec<SexprId>> = Vec::new();
        let mut rest = text;
        while let Some((token, after)) = next_token(rest)? {
            rest = after;
            let expression = match token {
                "(" => {
                    open.push(Vec::new());
                    continue;
                }
                ")" => {
                    let members = open.pop().ok_or("a bracket is closed that was not opened")?;
                    let start = result.members.len();
                    result.members.extend(members);
                    Sexpr::List(start..result.members.len())
                }
                atom => Sexpr::Atom(atom),
            };
            let id = SexprId(result.all.len());
            result.all.push(expression);
            open.last_mut().unwrap_or(&mut result.top).push(id);
        }
        match open.is_empty() {
            true => Ok(result),
            false => Err("the text ends before all brackets are closed".to_owned()),
        }
    }

    /// The expressions that are in no other.
    pub(crate) fn top(&self) -> &[SexprId] {
        &self.top
    }

    /// The word that the expression is.
    pub(crate) fn atom(&self, id: SexprId) -> Option<&'a str> {
        match self.all.get(id.0)? {
            Sexpr::Atom(atom) => Some(atom),
            Sexpr::List(_) => None,
        }
    }

    /// The members of the list that the expression is.
    pub(crate) fn list(&self, id: SexprId) -> Option<&[SexprId]> {
        match self.all.get(id.0)? {
            Sexpr::Atom(_) => None,
            Sexpr::List(range) => self.members.get(range.clone()),
        }
    }

    /// The first word in the expression, for messages.
    pub(crate) fn first_word(&self, id: SexprId) -> &'a str {
        let mut current = id;
        while let Some([first, ..]) = self.list(current) {
            current = *first;
        }
        self.atom(current).unwrap_or("()")
    }
}

/// The next bracket or word, and the text after it.
fn next_token(text: &str) -> Result<Option<(&str, &str)>, String> {
    let mut text = text.trim_start();
    while let Some(comment) = text.strip_prefix(';') {
        let end = comment.find('\n').unwrap_or(comment.len());
        text = comment.get(end..).unwrap_or_default().trim_start();
    }
    let Some(first) = text.chars().next() else { return Ok(None) };
    let length = match first {
        '(' | ')' => 1,
        '|' | '"' => {
            let inner = text.get(1..).unwrap_or_default();
            inner.find(first).ok_or("a quoted word does not end")? + 2
        }
        _ => text.find(|c: char| c.is_whitespace() || "();|\"".contains(c)).unwrap_or(text.len()),
    };
    Ok(text.split_at_checked(length))
}
