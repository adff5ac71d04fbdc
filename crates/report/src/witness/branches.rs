//! The branchings of C that an execution passes, and which way it goes: `if`, `while`, `for` and `switch`.
//!
//! ```text
//!   text    the keyword that a branch of the code belongs to, its condition, and what is done if that is true
//!   trace   where both ways of each branch lead
//! ```
//!
//! One condition may be several branches, as in `a && b`: the one that leaves the condition decides. What is done if the condition is true has to have code of its own, or nobody can tell.
//!
//! Claim: of code that was not optimised, each branching is told as it was decided. Limits: `do` and `?:` are left out, and so are empty statements, cases with negative numbers, and whatever is behind a macro.

use super::c_text::{Place, Text};
use super::violation::Map;
use std::collections::HashSet;
use verdict::Trace;
use verdict::trace::Passage;

/// A nesting of statements that is deeper than this is not looked at.
const DEEPEST: usize = 100;

/// A keyword, and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branching {
    /// Where the keyword is.
    pub keyword: Place,
    /// Whether it chooses between numbers.
    pub is_switch: bool,
    /// From where to where its condition is.
    condition: (Place, Place),
    /// What is done after each round, in the parentheses of a `for`.
    step: Option<(Place, Place)>,
    /// What is done if the condition is true.
    body: (Place, Place),
    /// Whether one of the cases of a `switch` is for all others.
    has_default: bool,
}

fn within(place: Place, (first, last): (Place, Place)) -> bool {
    first <= place && place <= last
}

impl Branching {
    /// Whether something is done here if the condition is true.
    fn is_true_at(&self, place: Place) -> bool {
        within(place, self.body) || self.step.is_some_and(|step| within(place, step))
    }

    /// Whether nothing is decided here.
    fn is_open_at(&self, place: Place) -> bool {
        place == self.keyword || within(place, self.condition)
    }

    /// Which way a branch goes that leads to one place and not to the other; `has_code` says whether anything is done if the condition is true.
    fn way(&self, to: Place, instead: Option<Place>, has_code: impl Fn() -> bool) -> Option<bool> {
        let instead = instead?;
        match () {
            () if self.is_open_at(to) => None,
            () if self.is_true_at(to) => (!self.is_true_at(instead)).then_some(true),
            () if self.is_true_at(instead) => Some(false),
            () => (self.is_open_at(instead) && has_code()).then_some(false),
        }
    }
}

impl Text<'_> {
    /// The branching whose keyword is at a place, or in whose parentheses the place is.
    pub fn branching(&self, place: Place) -> Option<Branching> {
        let keyword = match self.token_at(place).filter(|at| self.is_branching(*at)) {
            Some(at) => at,
            None => self.token_at(self.around(place)?.keyword?)?,
        };
        let open = keyword + 1;
        let close = self.closing(open)?;
        let body = close + 1;
        let end = self.statement_end(body, 0)?;
        // Of these nobody can tell, or they belong to a `do`.
        if self.word(body) == Some(";") {
            return None;
        }
        let at = |token: usize| self.place(token);
        let (mut condition, mut step) = ((at(open)?, at(close)?), None);
        if self.word(keyword) == Some("for") {
            let first = self.end_of_expression(open + 1)?;
            let second = self.end_of_expression(first + 1)?;
            condition = (at(first)?, at(second)?);
            step = Some((at(second + 1)?, at(close)?));
        }
        let is_switch = self.word(keyword) == Some("switch");
        let has_default = is_switch && self.has_default(body, end);
        Some(Branching {
            keyword: at(keyword)?,
            is_switch,
            condition,
            step,
            body: (at(body)?, at(end)?),
            has_default,
        })
    }

    /// Whether there is a `default` between two tokens that is not one of a `switch` in there.
    fn has_default(&self, from: usize, to: usize) -> bool {
        let mut at = from;
        while at < to {
            match self.word(at) {
                Some("default") => return true,
                Some("switch") => at = self.statement_end(at, 0).unwrap_or(at),
                _ => {}
            }
            at += 1;
        }
        false
    }

    /// The first keyword of a branching in a line.
    pub fn branching_in(&self, line: u32) -> Option<Place> {
        let all = (0..self.len()).filter(|at| self.place(*at).is_some_and(|place| place.0 == line));
        { all }.find(|at| self.is_branching(*at)).and_then(|at| self.place(at))
    }

    fn is_branching(&self, at: usize) -> bool {
        matches!(self.word(at), Some("if" | "while" | "for" | "switch")) && self.word(at + 1) == Some("(")
    }

    /// The bracket that closes the one that a token is.
    fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0usize;
        for at in open..self.len() {
            match self.word(at)? {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" if depth <= 1 => return (depth == 1).then_some(at),
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
        }
        None
    }

    /// The semicolon that ends the expression or declaration that begins with a token.
    fn end_of_expression(&self, from: usize) -> Option<usize> {
        let mut at = from;
        loop {
            match self.word(at)? {
                ";" => return Some(at),
                "(" | "[" | "{" => at = self.closing(at)?,
                ")" | "]" | "}" => return None,
                _ => {}
            }
            at += 1;
        }
    }

    /// The last token of the statement that begins with a token.
    fn statement_end(&self, from: usize, depth: usize) -> Option<usize> {
        if depth > DEEPEST {
            return None;
        }
        let inner = |at: usize| self.statement_end(at, depth + 1);
        match self.word(from)? {
            "{" => self.closing(from),
            "if" => {
                let end = inner(self.closing(from + 1)? + 1)?;
                match self.word(end + 1) {
                    Some("else") => inner(end + 2),
                    _ => Some(end),
                }
            }
            "while" | "for" | "switch" => inner(self.closing(from + 1)? + 1),
            "do" => self.end_of_expression(inner(from + 1)? + 1),
            "case" => {
                let colon = (from..self.len()).take(DEEPEST).find(|at| self.word(*at) == Some(":"))?;
                inner(colon + 1)
            }
            _ if self.word(from + 1) == Some(":") => inner(from + 2),
            _ => self.end_of_expression(from),
        }
    }
}

/// A branching that an execution has passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// The number of the instruction.
    pub step: u64,
    /// Who has passed it.
    pub thread: u32,
    /// The file, and the keyword in it.
    pub file: String,
    pub keyword: Place,
    /// The function.
    pub function: String,
    /// Which way it went: `true`, `false`, the number of a case, or `default`.
    pub way: String,
}

/// The branchings that an execution passes, in order.
pub fn decided(trace: &Trace, map: &mut Map<'_>) -> Vec<Decided> {
    let located: HashSet<(String, Place)> = trace
        .located
        .iter()
        .filter_map(|location| map.place(location).map(|(file, place)| (file.to_string(), place)))
        .collect();
    let mut all = Vec::new();
    for passed in &trace.passed {
        if passed.what == Passage::Call {
            continue;
        }
        let Some((file, branching)) = map.branching(&passed.location) else { continue };
        let way = match &passed.what {
            Passage::Branch { to, instead } if !branching.is_switch => {
                let place = |location| map.place(location).filter(|(other, _)| *other == file);
                // Who goes to another file is in a macro.
                let Some((_, to)) = place(to) else { continue };
                let instead = instead.as_ref().and_then(place).map(|(_, place)| place);
                let has_code = || {
                    let here =
                        |(name, place): &(String, Place)| name == file && within(*place, branching.body);
                    located.iter().any(here)
                };
                match branching.way(to, instead, has_code) {
                    Some(true) => "true".to_string(),
                    Some(false) => "false".to_string(),
                    None => continue,
                }
            }
            Passage::Switch { case: Some(case), width } if branching.is_switch => {
                match case >> (width.clamp(&1, &64) - 1) {
                    0 => case.to_string(),
                    _ => continue,
                }
            }
            Passage::Switch { case: None, .. } if branching.is_switch && branching.has_default => {
                "default".to_string()
            }
            _ => continue,
        };
        let (file, keyword) = (file.to_string(), branching.keyword);
        let (step, thread, function) = (passed.step, passed.thread, passed.location.function.clone());
        all.push(Decided { step, thread, file, keyword, function, way });
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = "\
void f(int x) {
  if (x > 1 && g(x)) { x = 1; } else if (!x)
    x = 2;
  while (x--)
    h();
  for (int i = 0; i < x; i++)
    h();
  while (x) ;
  do h(); while (x);
  switch (x) { case 3: h(); break; default: x = 1; }
}
";

    #[test]
    fn a_condition_is_left_where_it_is_decided() {
        let text = Text::new(PROGRAM);
        let first = text.branching((2, 13)).expect("it is in the parentheses");
        assert_eq!((first.keyword, Some(first)), ((2, 3), text.branching((2, 3))));
        let code = || true;
        // From `x > 1` to `g(x)` or to the other branch, and from there to either.
        assert_eq!(first.way((2, 16), Some((2, 39)), code), None);
        assert_eq!(first.way((2, 39), Some((2, 16)), code), Some(false));
        assert_eq!(first.way((2, 39), Some((2, 16)), || false), None);
        assert_eq!(first.way((2, 24), Some((2, 39)), code), Some(true));
        assert_eq!(first.way((4, 3), Some((4, 3)), code), None);
        assert_eq!(first.way((4, 3), None, code), None);
        let second = text.branching((2, 42)).expect("it is there");
        assert_eq!(second.keyword, (2, 38));
        assert_eq!(second.way((3, 5), Some((4, 3)), code), Some(true));
        assert_eq!(second.way((4, 3), Some((3, 5)), code), Some(false));
    }

    #[test]
    fn loops_go_on_or_end() {
        let text = Text::new(PROGRAM);
        let round = text.branching((4, 3)).expect("it is there");
        assert_eq!(round.way((5, 5), Some((6, 12)), || true), Some(true));
        assert_eq!(round.way((6, 12), Some((5, 5)), || true), Some(false));
        let counted = text.branching((6, 3)).expect("it is there");
        assert_eq!((counted.keyword, counted.is_open_at((6, 21))), ((6, 3), true));
        assert!(counted.is_true_at((6, 27)) && counted.is_true_at((7, 5)) && !counted.is_true_at((6, 12)));
        assert!(text.branching((8, 3)).is_none() && text.branching((9, 19)).is_none());
        let choice = text.branching((10, 3)).expect("it is there");
        assert!(choice.is_switch && choice.has_default);
        let nested = Text::new("f() { switch (x) { case 1: switch (y) { default: g(); } } }");
        assert!(!nested.branching((1, 7)).expect("it is there").has_default);
        assert!(nested.branching((1, 28)).expect("it is there").has_default);
        assert_eq!((text.branching_in(4), text.branching_in(5)), (Some((4, 3)), None));
    }

    #[test]
    fn texts_that_are_not_c_do_no_harm() {
        let deep = format!("f() {{ {} x; }}", "if (a) ".repeat(300));
        for text in
            ["if", "if (", "if (a", "if (a)", "for (;;", "for (a)", "while (a) {", "case", "if (a) b:", &deep]
        {
            let text = Text::new(text);
            let _ = (
                text.branching((1, 1)),
                text.branching((1, 5)),
                text.branching((1, 7)),
                text.branching_in(1),
            );
        }
        assert!(Text::new(&deep).branching((1, 7)).is_none());
    }
}
