//! Text to queries. Formulas and expressions are in `formula`; here are the forms of queries and what both share.
//!
//! Limits: nesting deeper than [`MAX_NESTING`] and more than [`MAX_OPERATORS`] operators are refused, so that whatever walks a
//! query may recurse.

use super::ast::{Expr, Extreme, Formula, Levels, Query, Score, StopRule, WrittenQuery, defaults};
use super::lexer::{Kind, MISTAKES, Token, token};
use crate::suggest;
use source::{Diagnostic, Pos};

/// More runs of a level are in nobody's memory.
const MOST_RUNS: u64 = 10_000_000;

/// How deeply formulas and expressions may nest.
pub const MAX_NESTING: usize = 64;
/// How many signs of arithmetic and comparisons a query may have.
pub const MAX_OPERATORS: usize = 256;

/// What is wrong with a query, and where.
pub type Error = Box<Diagnostic>;

/// The words that start a query, with what follows them.
const FORMS: &[&str] = &[
    "E<>(φ)",
    "A[](φ)",
    "EnumStates",
    "Pr[<=n](<> φ)",
    "Estimate[<=n,m]{max e}",
    "EnumStatesSMC <=n m",
    "Split[<=n](<> φ)",
    "Exact[<=n](<> φ)",
];
/// Those words.
const WORDS: &[&str] = &["E", "A", "EnumStates", "Pr", "Estimate", "EnumStatesSMC", "Split", "Exact"];

/// Reads one query.
pub struct Parser<'t> {
    /// What messages call the text.
    pub(super) file: &'t str,
    /// All of it.
    pub(super) whole: &'t str,
    /// It up to the end of the query.
    pub(super) text: &'t str,
    /// Where the next token is.
    pub(super) at: usize,
    pub(super) nesting: usize,
    pub(super) operators: usize,
}

impl<'t> Parser<'t> {
    /// A parser of the query that stands at `range` of a text.
    pub fn new(file: &'t str, whole: &'t str, range: std::ops::Range<usize>) -> Parser<'t> {
        let text = whole.get(..range.end).unwrap_or(whole);
        Parser { file, whole, text, at: range.start, nesting: 0, operators: 0 }
    }

    pub(super) fn fail<T>(&self, pos: Pos, message: impl Into<String>) -> Result<T, Error> {
        Err(Box::new(Diagnostic::new(self.file, self.whole.as_bytes(), pos, message)))
    }

    /// The next token, which stays there.
    pub(super) fn peek(&self) -> Token {
        token(self.text, self.at)
    }

    pub(super) fn take(&mut self) -> Token {
        let token = self.peek();
        self.at = token.end;
        token
    }

    pub(super) fn text_of(&self, token: &Token) -> &'t str {
        self.text.get(token.start..token.end).unwrap_or("")
    }

    /// Takes a sign if it is next.
    pub(super) fn accept(&mut self, sign: &str) -> bool {
        let token = self.peek();
        let found = token.is(sign);
        if found {
            self.at = token.end;
        }
        found
    }

    /// Takes a sign that must be next.
    pub(super) fn expect(&mut self, sign: &str, why: &str) -> Result<(), Error> {
        if self.accept(sign) {
            return Ok(());
        }
        self.expected(&format!("`{sign}`{why}"))
    }

    /// Complains that something else is next.
    pub(super) fn expected<T>(&self, what: &str) -> Result<T, Error> {
        let next = self.peek();
        let text = self.text_of(&next);
        if let Some((_, meant)) = MISTAKES.iter().find(|(wrong, _)| *wrong == text) {
            return self.fail(next.pos(), format!("`{text}` is not known here; did you mean `{meant}`?"));
        }
        let found = match next.kind {
            Kind::End => "the end of the query".to_string(),
            Kind::Odd if text.starts_with('"') => "a `\"` that is never closed".to_string(),
            _ => format!("`{text}`"),
        };
        self.fail(next.pos(), format!("expected {what}, found {found}"))
    }

    /// The query, all of it.
    pub fn query(mut self) -> Result<WrittenQuery, Error> {
        let first = self.take();
        let query = match self.text_of(&first) {
            "E" if self.peek().is("[") && !token(self.text, self.peek().end).is("]") => {
                self.expected_value()?
            }
            "E" => {
                self.expect("<>", " after `E`")?;
                Query::Reachable(self.formula()?)
            }
            "A" => {
                self.expect("[", " after `A`, as in `A[](φ)`")?;
                self.expect("]", ", as in `A[](φ)`")?;
                Query::Invariant(self.formula()?)
            }
            "EnumStates" => Query::EnumStates,
            "Pr" => self.probability()?,
            "Estimate" => self.estimate()?,
            "EnumStatesSMC" => {
                self.expect("<=", " and the number of steps")?;
                let steps = self.count("the number of steps", 1)?;
                Query::EnumStatesSmc { steps, runs: self.count("the number of runs", 1)? }
            }
            "Split" => self.split()?,
            "Exact" => {
                if self.peek().is("(") {
                    Query::Exact { steps: None, formula: self.reach()? }
                } else {
                    let (steps, formula) = self.bounded_reach()?;
                    Query::Exact { steps: Some(steps), formula }
                }
            }
            word => {
                let hint = suggest::ending(word, WORDS.iter().copied());
                let forms = FORMS.join(", ");
                let found = if word.is_empty() { "nothing".to_string() } else { format!("`{word}`") };
                let message = format!("expected a query, found {found}{hint} Queries are {forms}");
                let message =
                    if hint.is_empty() { message.replacen(" Queries", "; queries", 1) } else { message };
                return self.fail(first.pos(), message);
            }
        };
        self.finished(query)
    }

    /// A formula, all of it, as the query whether it can be reached.
    pub fn reachable(mut self) -> Result<WrittenQuery, Error> {
        let query = Query::Reachable(self.formula()?);
        self.finished(query)
    }

    fn finished(self, query: WrittenQuery) -> Result<WrittenQuery, Error> {
        match self.peek().kind {
            Kind::End => Ok(query),
            _ => self.expected("the end of the query"),
        }
    }

    /// `[<=n](<> φ)`.
    fn bounded_reach(&mut self) -> Result<(u64, Formula), Error> {
        self.expect("[", " and the number of steps, as in `[<=1000]`")?;
        let steps = self.bound(" and the number of steps, as in `[<=1000]`")?;
        self.expect("]", " after the number of steps")?;
        Ok((steps, self.reach()?))
    }

    /// `<=n`, or `#<=n` as UPPAAL writes it.
    fn bound(&mut self, form: &str) -> Result<u64, Error> {
        self.accept("#");
        self.expect("<=", form)?;
        self.count("the number of steps", 1)
    }

    /// `(<> φ)`.
    fn reach(&mut self) -> Result<Formula, Error> {
        self.expect("(", ", as in `(<> φ)`")?;
        self.expect("<>", ", as in `(<> φ)`")?;
        let formula = self.formula()?;
        self.expect(")", " after the formula")?;
        Ok(formula)
    }

    fn probability(&mut self) -> Result<WrittenQuery, Error> {
        self.expect("[", " and the number of steps, as in `[<=1000]`")?;
        let steps = self.bound(" and the number of steps, as in `[<=1000]`")?;
        let runs = if self.accept(";") { Some(self.count("the number of runs", 1)?) } else { None };
        self.expect("]", " after the number of steps")?;
        let formula = self.reach()?;
        if runs.is_none() && self.accept(">=") {
            let at = self.peek().pos();
            let threshold = self.fraction("the probability", true)?;
            let mut given = [defaults::ALPHA, defaults::BETA, defaults::DELTA];
            self.fractions(&["Alpha", "Beta", "Delta"], &mut given)?;
            let [alpha, beta, delta] = given;
            if threshold - delta <= 0.0 || threshold + delta >= 1.0 {
                let message = format!("{threshold} is not further than Delta = {delta} away from 0 and 1");
                return self.fail(at, message);
            }
            if alpha >= 0.5 || beta >= 0.5 {
                return self.fail(at, "Alpha and Beta must be less than 0.5");
            }
            return Ok(Query::Hypothesis { steps, formula, threshold, alpha, beta, delta });
        }
        let (mut alpha, mut epsilon, mut stop) = (defaults::ALPHA, defaults::EPSILON, StopRule::Calibrated);
        let names: &[&str] = if runs.is_some() { &["Alpha"] } else { &["Alpha", "Epsilon", "Stop"] };
        self.parameters(names, |parser, which| {
            parser.expect("=", " after the name of a parameter")?;
            match which {
                0 => alpha = parser.fraction("Alpha", false)?,
                1 => epsilon = parser.fraction("Epsilon", false)?,
                _ => stop = parser.stop_rule()?,
            }
            Ok(())
        })?;
        Ok(Query::Probability { steps, formula, alpha, epsilon, stop, runs })
    }

    fn stop_rule(&mut self) -> Result<StopRule, Error> {
        let word = self.peek();
        match StopRule::ALL.into_iter().find(|rule| rule.name() == self.text_of(&word)) {
            Some(rule) => {
                self.at = word.end;
                Ok(rule)
            }
            None => self.expected("`calibrated` or `paper`"),
        }
    }

    /// `[#<=n;m](max: e)`.
    fn expected_value(&mut self) -> Result<WrittenQuery, Error> {
        let form = ", as in `E[#<=1000;500](max: e)`";
        self.expect("[", form)?;
        let steps = self.bound(form)?;
        self.expect(";", " and the number of runs")?;
        let runs = self.count("the number of runs", 1)?;
        self.expect("]", " after the number of runs")?;
        self.expect("(", form)?;
        let extreme = self.extreme()?;
        self.expect(":", form)?;
        let value = self.expression()?;
        self.expect(")", " after the expression")?;
        Ok(Query::Estimate { steps, runs, extreme, value })
    }

    fn extreme(&mut self) -> Result<Extreme, Error> {
        let word = self.peek();
        let extreme = match self.text_of(&word) {
            "max" => Extreme::Max,
            "min" => Extreme::Min,
            _ => return self.expected("`max` or `min`"),
        };
        self.at = word.end;
        Ok(extreme)
    }

    /// `{Name=fraction, ...}`, which may be left out.
    fn fractions(&mut self, names: &[&'static str], values: &mut [f64]) -> Result<(), Error> {
        self.parameters(names, |parser, which| {
            parser.expect("=", " and a number")?;
            let value = parser.fraction(names.get(which).copied().unwrap_or("a number"), false)?;
            if let Some(place) = values.get_mut(which) {
                *place = value;
            }
            Ok(())
        })
    }

    /// `{Name..., Name...}`, which may be left out; `each` reads what follows a name.
    fn parameters(
        &mut self,
        names: &[&'static str],
        mut each: impl FnMut(&mut Self, usize) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut seen = vec![false; names.len()];
        if !self.accept("{") || self.accept("}") {
            return Ok(());
        }
        loop {
            let name = self.take();
            let text = self.text_of(&name);
            let Some(which) = names.iter().position(|known| *known == text) else {
                let hint = suggest::ending(text, names.iter().copied());
                let known = names.join(", ");
                let message = format!("there is no parameter `{text}` here{hint}");
                let message = if hint.is_empty() { format!("{message}; there are {known}") } else { message };
                return self.fail(name.pos(), message);
            };
            if std::mem::replace(&mut seen[which], true) {
                return self.fail(name.pos(), format!("`{text}` is given twice"));
            }
            each(self, which)?;
            if self.accept("}") {
                return Ok(());
            }
            self.expect(",", " or `}` after a parameter")?;
        }
    }

    fn estimate(&mut self) -> Result<WrittenQuery, Error> {
        let form = ", as in `Estimate[<=1000,500]{max e}`";
        self.expect("[", form)?;
        let steps = self.bound(form)?;
        self.expect(",", " and the number of runs")?;
        let runs = self.count("the number of runs", 1)?;
        self.expect("]", " after the number of runs")?;
        self.expect("{", form)?;
        let extreme = self.extreme()?;
        let value = self.expression()?;
        self.expect("}", " after the expression")?;
        Ok(Query::Estimate { steps, runs, extreme, value })
    }

    fn split(&mut self) -> Result<WrittenQuery, Error> {
        let (steps, formula) = self.bounded_reach()?;
        let start = self.peek().pos();
        let mut score: Option<Score<Formula, Expr>> = None;
        let mut levels = None;
        let mut runs = defaults::RUNS;
        self.parameters(&["Score", "Observer", "Levels", "Adaptive", "Runs"], |parser, which| {
            if which < 2 && score.is_some() {
                return parser.fail(parser.peek().pos(), "give either `Score` or `Observer`, not both");
            }
            if which != 3 {
                parser.expect("=", " after the name of a parameter")?;
            } else if levels.is_some() {
                return parser.fail(parser.peek().pos(), "give either `Levels` or `Adaptive`, not both");
            }
            match which {
                0 => score = Some(Score::Value(parser.expression()?)),
                1 => score = Some(Score::Observer(parser.observer()?)),
                2 if levels.is_some() => {
                    return parser.fail(parser.peek().pos(), "give either `Levels` or `Adaptive`, not both");
                }
                2 => levels = Some(Levels::Fixed(parser.levels()?)),
                3 => levels = Some(Levels::Adaptive),
                _ => {
                    let at = parser.peek().pos();
                    runs = parser.count("the number of runs of a level", 1)?;
                    if runs > MOST_RUNS {
                        let message = format!("the number of runs of a level must be at most {MOST_RUNS}");
                        return parser.fail(at, message);
                    }
                }
            }
            Ok(())
        })?;
        let Some(score) = score else {
            return self.fail(
                start,
                "importance splitting needs a score: `{Score=e, Adaptive}` or `{Observer={…}, Adaptive}`",
            );
        };
        Ok(Query::Split { steps, formula, score, levels: levels.unwrap_or(Levels::Adaptive), runs })
    }

    /// `[1, 2, 5]`, rising.
    fn levels(&mut self) -> Result<Vec<i64>, Error> {
        self.expect("[", " and the levels, as in `Levels=[1,2,5]`")?;
        let mut levels: Vec<i64> = Vec::new();
        loop {
            let at = self.peek();
            let level = self.level("a level")?;
            if levels.last().is_some_and(|last| level <= *last) {
                return self.fail(at.pos(), "levels must rise from one to the next");
            }
            levels.push(level);
            if self.accept("]") {
                return Ok(levels);
            }
            self.expect(",", " or `]` after a level")?;
        }
    }

    /// A score: a number that may have a sign.
    pub(super) fn level(&mut self, what: &str) -> Result<i64, Error> {
        let negative = self.accept("-");
        let at = self.peek();
        let size = self.count(what, 0)?;
        match i64::try_from(size) {
            Ok(size) => Ok(if negative { -size } else { size }),
            Err(_) => self.fail(at.pos(), format!("{what} must not be so great")),
        }
    }

    /// A number without a sign.
    pub(super) fn count(&mut self, what: &str, least: u64) -> Result<u64, Error> {
        let token = self.peek();
        if token.kind != Kind::Integer {
            return self.expected(what);
        }
        self.at = token.end;
        match integer(self.text_of(&token)).and_then(|number| u64::try_from(number).ok()) {
            Some(number) if number >= least => Ok(number),
            Some(_) => self.fail(token.pos(), format!("{what} must be at least {least}")),
            None => self.fail(token.pos(), "this number is too great"),
        }
    }

    /// A number between 0 and 1; the ends only if `closed`.
    fn fraction(&mut self, what: &str, closed: bool) -> Result<f64, Error> {
        let token = self.peek();
        if !matches!(token.kind, Kind::Integer | Kind::Real) {
            return self.expected(&format!("a number for {what}"));
        }
        self.at = token.end;
        match self.text_of(&token).parse::<f64>() {
            Ok(value) if value > 0.0 && value < 1.0 => Ok(value),
            Ok(value) if closed && (value == 0.0 || value == 1.0) => Ok(value),
            _ => self.fail(token.pos(), format!("{what} must lie between 0 and 1")),
        }
    }
}

/// The value of a number without a sign; none if it has more than 64 bits.
pub(super) fn integer(text: &str) -> Option<i128> {
    let value = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse::<u64>(),
    };
    value.ok().map(i128::from)
}
