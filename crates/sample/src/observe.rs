//! What is looked for in a run: a proposition, the greatest or least value of an expression, a score.

use crate::runner::Observer;
use explore::View;
use verdict::query::ast::{Extreme, Score};
use verdict::query::resolved::Measure;
use verdict::query::{Proposition, eval, measure};

/// Waits for a proposition.
pub struct Reaches<'q>(
    /// The proposition.
    pub &'q Proposition,
);

impl Observer for Reaches<'_> {
    fn start(&mut self) {}

    #[inline]
    fn look(&mut self, view: &View<'_, '_>) -> bool {
        eval(self.0, view)
    }

    fn read(&self, view: &View<'_, '_>) -> Option<i128> {
        Some(eval(self.0, view).into())
    }

    fn note(&mut self, read: i128) -> bool {
        read != 0
    }
}

/// Remembers the greatest or the least value.
pub struct Values<'q> {
    /// Of what.
    pub measure: &'q Measure,
    /// Which.
    pub extreme: Extreme,
    /// The value.
    pub value: i128,
    seen: bool,
}

impl<'q> Values<'q> {
    /// Nothing seen yet.
    pub fn new(measure: &'q Measure, extreme: Extreme) -> Values<'q> {
        Values { measure, extreme, value: 0, seen: false }
    }
}

impl Observer for Values<'_> {
    fn start(&mut self) {
        self.seen = false;
    }

    fn look(&mut self, view: &View<'_, '_>) -> bool {
        self.note(measure(self.measure, view))
    }

    fn read(&self, view: &View<'_, '_>) -> Option<i128> {
        Some(measure(self.measure, view))
    }

    fn note(&mut self, value: i128) -> bool {
        self.value = match (self.seen, self.extreme) {
            (false, _) => value,
            (true, Extreme::Max) => self.value.max(value),
            (true, Extreme::Min) => self.value.min(value),
        };
        self.seen = true;
        false
    }
}

/// Waits for a score, or for the event.
pub struct Scores<'q> {
    /// The event.
    pub event: &'q Proposition,
    /// The score.
    pub score: &'q Score<Proposition, Measure>,
    /// The state of the score's automaton, if it has one.
    pub state: usize,
    /// What to wait for.
    pub goal: f64,
    /// The greatest score so far; infinite once the event has happened.
    pub reached: f64,
}

impl Observer for Scores<'_> {
    fn start(&mut self) {
        self.reached = f64::NEG_INFINITY;
        self.state = 0;
    }

    fn look(&mut self, view: &View<'_, '_>) -> bool {
        let now = match self.score {
            _ if eval(self.event, view) => f64::INFINITY,
            Score::Value(value) => measure(value, view) as f64,
            Score::Observer(observer) => {
                self.state = observer.advance(self.state, view);
                observer.score(self.state) as f64
            }
        };
        self.reached = self.reached.max(now);
        self.reached >= self.goal
    }
}
