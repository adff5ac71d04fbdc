//! A solver that holds assertions and answers whether they can all be true.
//!
//! Bitwuzla has floats of 16, 32, 64 and 128 bits only. A question about others goes to Z3, with all that was asserted before.
//!
//! Scopes are for a few questions about one thing. Bitwuzla remembers closed ones in its own way and gets slower with each,
//! after thousands of them by far; a new solver costs milliseconds.

use std::time::Instant;

use term::smtlib::{PrintError, Printer, symbol};
use term::{Assignment, model};
use term::{EvalError, Evaluator, TermId, Terms, Value};

use crate::locate::Kind;
use crate::process::Interrupt;
use crate::reason::{Answer, Code, Reason};
use crate::session::{Limits, Session, shortened};

/// A running solver. All terms that it is given must be of one pool. It is killed when this is dropped.
pub struct Solver {
    session: Session,
    printer: Printer,
    assertions: Vec<TermId>,
    /// How many assertions there were at each `push`.
    scopes: Vec<usize>,
    /// The first assertion that could not be written, and how many scopes there were then.
    refused: Option<(usize, Reason)>,
    /// If the last answer was `Sat`, and nothing has changed since: the assumptions it was given under.
    satisfied: Option<Vec<TermId>>,
    /// Whether it can say which assumptions an answer rests on.
    explains: bool,
    /// How many names were made for assumptions.
    named: usize,
}

impl Solver {
    /// Starts a solver. It fails if the program is not there, or cannot be run.
    pub fn start(kind: &Kind, limits: Limits) -> Result<Solver, Reason> {
        Solver::start_as(kind, limits, false)
    }

    /// Starts a solver that can be asked for [`Solver::unsat_assumptions`], which costs it some of its speed.
    pub fn start_explaining(kind: &Kind, limits: Limits) -> Result<Solver, Reason> {
        Solver::start_as(kind, limits, true)
    }

    fn start_as(kind: &Kind, limits: Limits, explains: bool) -> Result<Solver, Reason> {
        let session = Session::start(kind, limits)?;
        let more = match explains {
            true => "(set-option :produce-unsat-assumptions true)\n",
            false => "",
        };
        session.tell(format!(
            "(set-option :print-success false)\n(set-option :produce-models true)\n{more}(set-logic ALL)\n"
        ));
        Ok(Solver {
            printer: Printer::until(session.until()),
            session,
            assertions: Vec::new(),
            scopes: Vec::new(),
            refused: None,
            satisfied: None,
            explains,
            named: 0,
        })
    }

    /// Which solver it is.
    pub fn kind(&self) -> &Kind {
        self.session.kind()
    }

    /// What another thread needs to end this solver, whatever it is doing.
    pub fn interrupt(&self) -> Interrupt {
        self.session.interrupt()
    }

    /// Adds an assertion, a truth value. If it has something that no solver can be told, all checks are unknown as long
    /// as it stands.
    pub fn assert(&mut self, terms: &Terms, term: TermId) {
        self.satisfied = None;
        self.assertions.push(term);
        let mut text = String::new();
        let written = self.printer.assert(terms, term, &mut text).map_err(|error| not_printable(&error));
        let told = written.and_then(|()| match self.lacks_floats() {
            true => self.start_over(terms),
            false => {
                self.session.tell(text);
                Ok(())
            }
        });
        if let Err(reason) = told {
            let _ = self.refused.get_or_insert((self.scopes.len(), reason));
        }
    }

    /// Whether the solver does not know the formats of floats that were written.
    fn lacks_floats(&self) -> bool {
        self.printer.has_rare_floats() && matches!(self.kind(), Kind::Bitwuzla)
    }

    /// Goes on with Z3, which is told all assertions again.
    fn start_over(&mut self, terms: &Terms) -> Result<(), Reason> {
        let next = Solver::start_as(&Kind::Z3, self.session.limits(), self.explains)?;
        let before = std::mem::replace(self, next);
        (self.named, self.refused) = (before.named, before.refused);
        let mut scopes = before.scopes.into_iter().peekable();
        for (number, term) in before.assertions.into_iter().enumerate() {
            while scopes.next_if_eq(&number).is_some() {
                self.push();
            }
            self.assert(terms, term);
        }
        scopes.for_each(|_| self.push());
        Ok(())
    }

    /// Opens a scope: what is asserted from here on is forgotten by the `pop` that belongs to it.
    pub fn push(&mut self) {
        self.satisfied = None;
        self.scopes.push(self.assertions.len());
        let mut text = String::new();
        self.printer.push(&mut text);
        self.session.tell(text);
    }

    /// Closes the last scope that is open; nothing if there is none.
    pub fn pop(&mut self) {
        let Some(length) = self.scopes.pop() else { return };
        self.satisfied = None;
        self.assertions.truncate(length);
        self.refused.take_if(|(depth, _)| *depth > self.scopes.len());
        let mut text = String::new();
        self.printer.pop(&mut text);
        self.session.tell(text);
    }

    /// Whether all assertions can be true at once.
    pub fn check(&mut self) -> Answer {
        self.ask("(check-sat)", Vec::new())
    }

    /// Whether all assertions and these truth values can be true at once.
    pub fn check_assuming(&mut self, terms: &Terms, assumptions: &[TermId]) -> Answer {
        self.satisfied = None;
        let mut question = String::from("(check-sat-assuming (");
        match self.expressions(terms, assumptions) {
            Ok(expressions) => question.push_str(&expressions.join(" ")),
            Err(reason) => return Answer::Unknown(reason),
        }
        question.push_str("))");
        self.ask(&question, assumptions.to_vec())
    }

    /// What stands for these terms in this scope; the solver is told what they need.
    fn expressions(&mut self, terms: &Terms, wanted: &[TermId]) -> Result<Vec<String>, Reason> {
        let mut text = String::new();
        let written = wanted.iter().map(|term| self.printer.expression(terms, *term, &mut text));
        let expressions = written.collect::<Result<Vec<String>, PrintError>>();
        let expressions = expressions.map_err(|error| not_printable(&error))?;
        if self.lacks_floats() {
            self.start_over(terms)?;
            return self.expressions(terms, wanted);
        }
        self.session.tell(text);
        Ok(expressions)
    }

    /// Which of these truth values cannot all be true together with the assertions, as indices in their order; nothing if all can, and then
    /// there is a model of them. They need not be the fewest. The solver must be one that [explains](Solver::start_explaining).
    ///
    /// Solvers print assumptions in ways of their own, so each gets a name that implies it. The names stay in the scope that is open.
    pub fn unsat_assumptions(
        &mut self,
        terms: &Terms,
        assumptions: &[TermId],
    ) -> Result<Option<Vec<usize>>, Reason> {
        self.satisfied = None;
        if !self.explains {
            return Err(Reason::new(Code::Error, "this solver was not started as one that explains"));
        }
        let first = self.named;
        let mut question = String::from("(check-sat-assuming (");
        for expression in self.expressions(terms, assumptions)? {
            let name = format!("$a{}", self.named);
            self.named += 1;
            self.session.tell(format!("(declare-fun {name} () Bool)\n(assert (=> {name} {expression}))\n"));
            question.push_str(&name);
            question.push(' ');
        }
        question.push_str("))");
        match self.ask(&question, assumptions.to_vec()) {
            Answer::Sat => return Ok(None),
            Answer::Unsat => {}
            Answer::Unknown(reason) => return Err(reason),
        }
        let said = self.session.ask("(get-unsat-assumptions)")?;
        let words = said.split(|c: char| c.is_whitespace() || c == '(' || c == ')');
        let mut core = Vec::new();
        for word in words.filter(|word| !word.is_empty()) {
            let number = word.trim_matches('|').strip_prefix("$a").and_then(|digits| digits.parse().ok());
            match number.and_then(|number: usize| number.checked_sub(first)) {
                Some(index) if index < assumptions.len() => core.push(index),
                _ => {
                    let words = format!(
                        "{} names `{}`, which was no assumption",
                        self.kind().name(),
                        shortened(word)
                    );
                    return Err(self.session.give_up(Reason::new(Code::Error, words)));
                }
            }
        }
        core.sort_unstable();
        core.dedup();
        Ok(Some(core))
    }

    fn ask(&mut self, question: &str, assumptions: Vec<TermId>) -> Answer {
        self.satisfied = None;
        if let Some((_, reason)) = &self.refused {
            return Answer::Unknown(reason.clone());
        }
        let start = Instant::now();
        let said = match self.session.ask(question) {
            Ok(said) => said,
            Err(reason) => return Answer::Unknown(reason),
        };
        match said.trim() {
            "sat" => {
                self.satisfied = Some(assumptions);
                Answer::Sat
            }
            "unsat" => Answer::Unsat,
            "unknown" => Answer::Unknown(self.why_unknown(start)),
            other => {
                let words =
                    format!("{} says `{}` instead of sat or unsat", self.kind().name(), shortened(other));
                Answer::Unknown(self.session.give_up(Reason::new(Code::Error, words)))
            }
        }
    }

    /// Why the solver said unknown to the question that was asked at this time.
    fn why_unknown(&mut self, asked: Instant) -> Reason {
        if self.session.is_time_up(asked) {
            return self.session.timeout();
        }
        let remarks = self.session.remarks().trim();
        if remarks.contains("support") {
            return Reason::new(
                Code::Unsupported,
                format!("{} says: {}", self.kind().name(), shortened(remarks)),
            );
        }
        // Others need not know this command, and may end when they see it.
        let why = match self.kind() {
            Kind::Z3 => self.session.ask("(get-info :reason-unknown)"),
            Kind::Bitwuzla | Kind::Command(_) => Ok(String::new()),
        };
        match why {
            Ok(why) if why.contains("timeout") || why.contains("canceled") => self.session.timeout(),
            Ok(why) if why.contains("memout") => Reason::new(Code::Memory, "Z3 ran out of memory"),
            Ok(why) => {
                let words = why.split('"').nth(1).map(|words| format!(": {}", shortened(words)));
                let words = words.unwrap_or_default();
                Reason::new(Code::Incomplete, format!("{} gave up{words}", self.kind().name()))
            }
            Err(reason) => reason,
        }
    }

    /// Values of the variables that make all assertions true, and the assumptions of the last check, which must have been
    /// answered with `Sat`. A variable that has none here may have any.
    ///
    /// What has no quantifier is evaluated, and a solver that is wrong about it found out ([`Code::Wrong`]); its values
    /// are not passed on.
    pub fn model(&mut self, terms: &Terms) -> Result<Assignment, Reason> {
        let Some(assumptions) = self.satisfied.clone() else {
            return Err(Reason::new(Code::Error, "there are no values, since the last answer was not `sat`"));
        };
        let variables = self.printer.declared();
        let assignment = if variables.is_empty() {
            Assignment::new()
        } else {
            let names: Vec<String> = variables.iter().map(|variable| symbol(terms, *variable)).collect();
            let said = self.session.ask(&format!("(get-value ({}))", names.join(" ")))?;
            model::read_model(terms, &said)
                .map_err(|error| Reason::new(Code::Error, format!("{}: {error}", self.kind().name())))?
        };
        let mut evaluator = Evaluator::new(terms, &assignment);
        let held = self.assertions.iter().chain(&assumptions);
        let values: Vec<Result<Value, EvalError>> = held.map(|term| evaluator.value(*term)).collect();
        for value in values {
            match value {
                Ok(Value::Bool(true)) | Err(EvalError::Quantifier) => {}
                Ok(_) => {
                    let words =
                        format!("{} gives values that do not make the assertions true", self.kind().name());
                    return Err(self.session.give_up(Reason::new(Code::Wrong, words)));
                }
                Err(error @ EvalError::Unsupported(_)) => {
                    return Err(Reason::new(Code::Unsupported, error.to_string()));
                }
                Err(error) => return Err(Reason::new(Code::Error, error.to_string())),
            }
        }
        Ok(assignment)
    }
}

fn not_printable(error: &PrintError) -> Reason {
    let code = match error {
        PrintError::Late => Code::Timeout,
        PrintError::Remainder | PrintError::Unsupported(_) => Code::Unsupported,
        PrintError::BoundOutside(_) => Code::Error,
    };
    Reason::new(code, error.to_string())
}
