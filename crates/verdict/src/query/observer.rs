//! Observers as they are written: `{s -> t when φ, .., t=1, ..}`, moves and scores in any order.

use super::ast::{Formula, Name, Observer, ObserverMove, ObserverState};
use super::lexer::Kind;
use super::parser::{Error, Parser};
use crate::suggest;

const FORM: &str = ", as in `Observer={start -> seen when φ, seen=1}`";

impl Parser<'_> {
    /// What follows `Observer=`.
    pub(super) fn observer(&mut self) -> Result<Observer<Formula>, Error> {
        self.expect("{", FORM)?;
        let mut observer = Observer { states: Vec::new(), moves: Vec::new() };
        let mut scores: Vec<(Name, i64)> = Vec::new();
        loop {
            let name = self.state()?;
            if self.accept("->") {
                self.operator(name.pos)?;
                let to = self.state()?;
                let when = self.peek();
                if self.text_of(&when) != "when" {
                    return self.expected(&format!("`when` and what has to hold{FORM}"));
                }
                self.at = when.end;
                let guard = self.formula()?;
                let [from, to] = [name, to].map(|name| place_of(&mut observer.states, name));
                observer.moves.push(ObserverMove { from, to, guard });
            } else if self.accept("=") {
                if scores.iter().any(|(known, _)| known.text == name.text) {
                    return self.fail(name.pos, format!("the score of `{}` is given twice", name.text));
                }
                let score = self.level("a score")?;
                scores.push((name, score));
            } else {
                return self.expected(&format!("`->` or `=` after the name of a state{FORM}"));
            }
            if self.accept("}") {
                break;
            }
            self.expect(",", " or `}` after a move or a score")?;
        }
        self.complete(observer, scores)
    }

    /// An observer with its scores, if all of it is of use.
    fn complete(
        &self,
        mut observer: Observer<Formula>,
        scores: Vec<(Name, i64)>,
    ) -> Result<Observer<Formula>, Error> {
        for (name, score) in scores {
            match observer.states.iter_mut().find(|state| state.name.text == name.text) {
                Some(state) => state.score = score,
                None => {
                    let known = observer.states.iter().map(|state| &*state.name.text);
                    let hint = suggest::ending(&name.text, known);
                    return self.fail(name.pos, format!("no move leads to the state `{}`{hint}", name.text));
                }
            }
        }
        for (place, state) in observer.states.iter().enumerate().skip(1) {
            if !observer.moves.iter().any(|one| one.to == place && one.from != place) {
                let others = observer.states.iter().filter(|other| other.name.text != state.name.text);
                let hint = suggest::ending(&state.name.text, others.map(|other| &*other.name.text));
                let message = format!("no move leads to the state `{}`{hint}", state.name.text);
                return self.fail(state.name.pos, message);
            }
        }
        match observer.states.first() {
            Some(first) if observer.states.iter().all(|state| state.score <= first.score) => self.fail(
                first.name.pos,
                "no state has a greater score than the one it starts in: give them some, as in `seen=1`",
            ),
            _ => Ok(observer),
        }
    }

    /// The name of a state.
    fn state(&mut self) -> Result<Name, Error> {
        let token = self.peek();
        if token.kind != Kind::Word {
            return self.expected(&format!("the name of a state{FORM}"));
        }
        self.at = token.end;
        Ok(Name { text: self.text_of(&token).to_string(), pos: token.pos() })
    }
}

/// The place of a state in the list, where it is added if it is new.
fn place_of(states: &mut Vec<ObserverState>, name: Name) -> usize {
    let known = states.iter().position(|state| state.name.text == name.text);
    known.unwrap_or_else(|| {
        states.push(ObserverState { name, score: 0 });
        states.len() - 1
    })
}
