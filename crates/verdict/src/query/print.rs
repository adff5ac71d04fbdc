//! Queries as text that reads back as the same query.

use super::ast::{
    Arithmetic, Atom, Expr, Extreme, Formula, Index, Levels, Name, Observer, Over, Path, Process, Query,
    Score, Step,
};
use super::formula::KEYWORDS;
use super::lexer::is_word;
use std::fmt::{Display, Formatter, Result};

impl Display for Query<Formula, Expr> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Query::Reachable(formula) => write!(f, "E<>({formula})"),
            Query::Invariant(formula) => write!(f, "A[]({formula})"),
            Query::EnumStates => f.write_str("EnumStates"),
            Query::Probability { steps, formula, alpha, runs: Some(runs), .. } => {
                write!(f, "Pr[<={steps};{runs}](<> {formula}) {{Alpha={alpha}}}")
            }
            Query::Probability { steps, formula, alpha, epsilon, stop, runs: None } => {
                write!(f, "Pr[<={steps}](<> {formula}) {{Alpha={alpha}, Epsilon={epsilon}, ")?;
                write!(f, "Stop={}}}", stop.name())
            }
            Query::Hypothesis { steps, formula, threshold, alpha, beta, delta } => {
                write!(f, "Pr[<={steps}](<> {formula}) >= {threshold} ")?;
                write!(f, "{{Alpha={alpha}, Beta={beta}, Delta={delta}}}")
            }
            Query::Estimate { steps, runs, extreme, value } => {
                let extreme = match extreme {
                    Extreme::Max => "max",
                    Extreme::Min => "min",
                };
                write!(f, "Estimate[<={steps},{runs}]{{{extreme} {value}}}")
            }
            Query::EnumStatesSmc { steps, runs } => write!(f, "EnumStatesSMC <={steps} {runs}"),
            Query::Split { steps, formula, score, levels, runs } => {
                write!(f, "Split[<={steps}](<> {formula}) {{{score}, ")?;
                match levels {
                    Levels::Adaptive => f.write_str("Adaptive")?,
                    Levels::Fixed(levels) => {
                        let levels: Vec<String> = levels.iter().map(i64::to_string).collect();
                        write!(f, "Levels=[{}]", levels.join(","))?;
                    }
                }
                write!(f, ", Runs={runs}}}")
            }
            Query::Exact { steps: Some(steps), formula } => write!(f, "Exact[<={steps}](<> {formula})"),
            Query::Exact { steps: None, formula } => write!(f, "Exact(<> {formula})"),
        }
    }
}

impl Display for Score<Formula, Expr> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Score::Value(value) => write!(f, "Score={value}"),
            Score::Observer(observer) => write!(f, "Observer={{{observer}}}"),
        }
    }
}

impl Display for Observer<Formula> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let name = |place: usize| self.states.get(place).map_or("", |state| &*state.name.text);
        let moves =
            self.moves.iter().map(|one| format!("{} -> {} when {}", name(one.from), name(one.to), one.guard));
        let scored = self.states.iter().filter(|state| state.score != 0);
        let scores = scored.map(|state| format!("{}={}", state.name.text, state.score));
        f.write_str(&moves.chain(scores).collect::<Vec<_>>().join(", "))
    }
}

impl Display for Formula {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        // How tightly a formula holds together; what stands in another one must hold tighter.
        let strength = |formula: &Formula| match formula {
            Formula::Or(_) => 0,
            Formula::And(_) => 1,
            Formula::Compare { .. } => 2,
            Formula::Not(_) => 3,
            _ => 4,
        };
        let list = |f: &mut Formatter<'_>, parts: &[Formula], sign: &str| -> Result {
            for (i, part) in parts.iter().enumerate() {
                if i > 0 {
                    write!(f, " {sign} ")?;
                }
                if strength(part) > strength(self) { write!(f, "{part}")? } else { write!(f, "({part})")? }
            }
            Ok(())
        };
        match self {
            Formula::Simple(simple) => f.write_str(simple.name()),
            Formula::Calls(process, function) => {
                write!(f, "[{process}.{}]", Plain(function, &['.']))
            }
            Formula::At(process, what, place) => {
                let signs = ['.', '/', '-'];
                write!(f, "at({process}, {}:{})", Plain(what, &signs), Plain(place, &signs))
            }
            Formula::Compare { op, left, right, .. } => write!(f, "{left} {} {right}", op.sign()),
            Formula::Not(inner) if strength(inner) >= 3 => write!(f, "!{inner}"),
            Formula::Not(inner) => write!(f, "!({inner})"),
            Formula::And(parts) => list(f, parts, "&&"),
            Formula::Or(parts) => list(f, parts, "||"),
            Formula::Quantified(over, variable, inner) => {
                let over = match over {
                    Over::Exists => "Exists",
                    Over::Forall => "Forall",
                };
                write!(f, "{over}({})({inner})", variable.text)
            }
        }
    }
}

impl Display for Process {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Process::Number(number) => write!(f, "{number}"),
            Process::Variable(name) => f.write_str(&name.text),
        }
    }
}

/// A name, in quotes unless it consists of letters, digits and these signs.
struct Plain<'a>(&'a Name, &'a [char]);

impl Display for Plain<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Plain(Name { text, .. }, signs) = self;
        let plain = !text.is_empty() && text.chars().all(|c| is_word(c) || signs.contains(&c));
        if plain { f.write_str(text) } else { write!(f, "\"{text}\"") }
    }
}

impl Display for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Expr::Atom { what, ty, .. } => match ty {
                Some(ty) => write!(f, "{what};{ty}"),
                None => write!(f, "{what}"),
            },
            Expr::Truth(formula) if formula.is_atom() => write!(f, "{formula}"),
            Expr::Truth(formula) => write!(f, "({formula})"),
            Expr::Binary { op, left, right, .. } => {
                let operator = |expr: &Expr| match expr {
                    Expr::Binary { op, .. } => Some(*op),
                    Expr::Atom { .. } | Expr::Truth(_) => None,
                };
                let loose = |inner: Option<Arithmetic>, same_too: bool| {
                    inner.is_some_and(|inner| {
                        if op.is_factor() {
                            !inner.is_factor() || same_too
                        } else {
                            !inner.is_factor() && same_too
                        }
                    })
                };
                if loose(operator(left), false) {
                    write!(f, "({left})")?
                } else {
                    write!(f, "{left}")?
                }
                write!(f, " {} ", op.sign())?;
                if loose(operator(right), true) { write!(f, "({right})") } else { write!(f, "{right}") }
            }
        }
    }
}

impl Display for Atom {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Atom::Number(number) => write!(f, "{number}"),
            Atom::Register(process, function, register) => {
                write!(f, "@{process}.{}.%{}", Plain(function, &['.']), Plain(register, &['.']))
            }
            Atom::Local(process, function, path) => write!(f, "@{process}.{}.{path}", Plain(function, &[])),
            Atom::Global(path) => write!(f, "{path}"),
        }
    }
}

impl Display for Path {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for _ in 0..self.stars {
            f.write_str("*")?;
        }
        // What would be read as something else stands in quotes.
        let digit = self.root.text.starts_with(|c: char| c.is_ascii_digit());
        let other =
            digit || KEYWORDS.contains(&&*self.root.text) || ["true", "false"].contains(&&*self.root.text);
        if other {
            write!(f, "\"{}\"", self.root.text)?
        } else {
            write!(f, "{}", Plain(&self.root, &[]))?
        }
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        for step in &self.steps {
            match step {
                Step::Field(name) => write!(f, ".{}", Plain(name, &[]))?,
                Step::Arrow(name) => write!(f, "->{}", Plain(name, &[]))?,
                Step::Index(Index::Number(number, _)) => write!(f, "[{number}]")?,
                Step::Index(Index::Variable(name)) => write!(f, "[{}]", name.text)?,
            }
        }
        Ok(())
    }
}
