//! What an expectation says about a text: a part of it, or `/a regular expression/`.

use regex::Regex;

/// A part that a text must have.
#[derive(Clone, Debug)]
pub enum Pattern {
    /// These characters.
    Part(String),
    /// Something that this expression matches.
    Regex(Regex),
}

impl Pattern {
    /// The pattern that an annotation holds.
    pub fn parse(text: &str) -> Result<Pattern, String> {
        if text.is_empty() {
            return Err("says nothing: a text to look for is missing".to_string());
        }
        let Some(inner) = text.strip_prefix('/').and_then(|rest| rest.strip_suffix('/')) else {
            return Ok(Pattern::Part(text.to_string()));
        };
        match Regex::new(inner) {
            Ok(regex) if regex.is_match("") => Err(format!("/{inner}/ matches everything")),
            Ok(regex) => Ok(Pattern::Regex(regex)),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Where the first match ends.
    pub fn find_end(&self, text: &str) -> Option<usize> {
        match self {
            Pattern::Part(part) => text.find(part).map(|start| start + part.len()),
            Pattern::Regex(regex) => regex.find(text).map(|found| found.end()),
        }
    }

    /// Whether the text has it.
    pub fn is_in(&self, text: &str) -> bool {
        self.find_end(text).is_some()
    }
}

impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Pattern::Part(part) => write!(f, "`{part}`"),
            Pattern::Regex(regex) => write!(f, "/{regex}/"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_literal_and_slashes_make_expressions() {
        assert!(Pattern::parse("i32 (").is_ok_and(|p| p.is_in("call i32 ()") && !p.is_in("i32")));
        assert!(Pattern::parse("/i[0-9]+ @f/").is_ok_and(|p| p.is_in("i17 @f") && !p.is_in("i @f")));
    }

    #[test]
    fn patterns_that_match_everything_are_refused() {
        for text in ["", "/.*/", "//", "/(/"] {
            assert!(Pattern::parse(text).is_err(), "{text}");
        }
    }
}
