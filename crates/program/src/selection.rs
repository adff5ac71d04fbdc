//! Picks out of a long LLVM text what some names need, without reading the rest.
//!
//! ```text
//!   @name = ...              a piece of one line
//!   declare ... @name(...)   a piece of one line
//!   define ... @name(...) {  a piece up to the line `}`
//!   everything else          kept: layout, types, attributes, metadata
//! ```
//!
//! Claim: the selection is a module of its own that has every wanted name that the text has, and whatever these mention, directly or
//! not. It may have a little more: an `@` in a string counts as a mention.
//!
//! Limit: only for text in the form in which LLVM prints it, without aliases to what is not mentioned by name and without
//! `uselistorder`: the platform's. Cost: one look for the ends of lines over the whole text, and one at each byte selected.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// A text in pieces.
pub(crate) struct Pieces<'t> {
    /// The pieces in order, each with the name it is about; those without one are always kept.
    pieces: Vec<(Option<&'t [u8]>, &'t [u8])>,
    places: HashMap<&'t [u8], usize, FxBuildHasher>,
}

impl<'t> Pieces<'t> {
    /// Cuts a text.
    pub(crate) fn of(text: &'t [u8]) -> Pieces<'t> {
        let mut found = Pieces { pieces: Vec::new(), places: HashMap::default() };
        let mut rest = text;
        while !rest.is_empty() {
            let line = &rest[..end_of(rest, b"\n")];
            let defines = line.starts_with(b"define ");
            let named = defines || line.starts_with(b"@") || line.starts_with(b"declare ");
            let name = if named { names_in(line).next() } else { None };
            let length = if defines { end_of(rest, b"\n}\n") } else { line.len() };
            let (piece, after) = rest.split_at(length);
            if let Some(name) = name {
                found.places.insert(name, found.pieces.len());
            }
            found.pieces.push((name, piece));
            rest = after;
        }
        found
    }

    /// Every name that the text defines or declares.
    #[cfg(test)]
    pub(crate) fn names(&self) -> impl Iterator<Item = &'t [u8]> {
        self.pieces.iter().filter_map(|(name, _)| *name)
    }

    /// The text of what `wanted` need; `also` may name something further for each name that is mentioned.
    pub(crate) fn select<'n>(
        &self,
        wanted: impl Iterator<Item = &'n [u8]>,
        also: impl Fn(&[u8]) -> Option<String>,
    ) -> Vec<u8> {
        let mut kept: Vec<bool> = self.pieces.iter().map(|(name, _)| name.is_none()).collect();
        let mut todo = Vec::new();
        let mut want = |name: &[u8], todo: &mut Vec<usize>| {
            let further = also(name);
            for name in [Some(name), further.as_deref().map(str::as_bytes)].into_iter().flatten() {
                if let Some(&place) = self.places.get(name)
                    && !std::mem::replace(&mut kept[place], true)
                {
                    todo.push(place);
                }
            }
        };
        wanted.for_each(|name| want(name, &mut todo));
        while let Some(place) = todo.pop() {
            names_in(self.pieces[place].1).for_each(|name| want(name, &mut todo));
        }
        let chosen = self.pieces.iter().zip(&kept).filter(|(_, kept)| **kept);
        chosen.flat_map(|((_, piece), _)| piece.iter().copied()).collect()
    }
}

/// Where `text` ends if it ends after the first `mark`.
fn end_of(text: &[u8], mark: &[u8]) -> usize {
    memchr::memmem::find(text, mark).map_or(text.len(), |at| at + mark.len())
}

/// What stands after each `@`.
fn names_in(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    memchr::memchr_iter(b'@', text).map(|at| {
        let rest = &text[at + 1..];
        let is_name = |c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'$' | b'.' | b'_' | b'-');
        &rest[..rest.iter().position(|c| !is_name(c)).unwrap_or(rest.len())]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] = b"target triple = \"x\"\n\n@a = global ptr @b\n@b = global i32 0\n@c = global i32 0\n\
        define void @f() {\nentry:\n  call void @g()\n  ret void\n}\n\ndeclare void @g()\ndeclare void @h()\n";

    fn selected(wanted: &[&str]) -> String {
        let also = |name: &[u8]| (name == b"h").then(|| "c".to_string());
        let text = Pieces::of(TEXT).select(wanted.iter().map(|name| name.as_bytes()), also);
        String::from_utf8(text).expect("it is ASCII")
    }

    #[test]
    fn what_is_mentioned_comes_along() {
        let text = selected(&["f", "missing"]);
        assert!(
            text.contains("@f()") && text.contains("declare void @g()") && text.contains("target triple")
        );
        assert!(!text.contains("@a") && !text.contains("@h"));
        assert!(selected(&["a"]).contains("@b = "));
        assert!(selected(&["h"]).contains("@c = "));
    }

    #[test]
    fn everything_is_the_whole_text() {
        assert_eq!(selected(&["a", "c", "f", "h"]).as_bytes(), TEXT);
    }
}
