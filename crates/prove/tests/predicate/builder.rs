//! Structures made by hand, and what is asked about them.

use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use prove::chain::formula;
use prove::oracle::Oracle;
use prove::predicate::{Outcome, Settings, prove};
use prove::recheck::holds_up;
use prove::structure::{Check, Edge, Location, LocationId, Obstacle, Structure, Variable, What};
use sem::ub::Class;
use solver::Kind;
use term::{Sort, TermId, Terms, Value};

/// A structure that is being made.
#[derive(Default)]
pub struct Builder {
    pub terms: Terms,
    pub structure: Structure,
}

impl Builder {
    /// One with a start.
    pub fn new() -> Builder {
        let mut builder = Builder::default();
        builder.structure.locations.push(Location::default());
        builder
    }

    /// A location with variables of these widths.
    pub fn location<const N: usize>(&mut self, variables: [(&str, u32); N]) -> (LocationId, [TermId; N]) {
        let terms = variables.map(|(name, width)| self.terms.var(name, Sort::Bits(width)));
        let variables = terms.iter().map(|term| Variable { term: *term, what: What::Bits, source: None });
        let location = Location { variables: variables.collect(), ..Location::default() };
        (self.structure.locations.push(location), terms)
    }

    /// A variable that has one value.
    pub fn rigid(&mut self, name: &str, width: u32) -> TermId {
        let term = self.terms.var(name, Sort::Bits(width));
        self.structure.rigid.extend(self.terms.as_var(term));
        term
    }

    pub fn edge(&mut self, from: LocationId, to: LocationId, guard: TermId, updates: &[TermId]) {
        let (updates, usual) = (updates.to_vec(), self.terms.bool(true));
        self.structure.edges.push(Edge { from, to, guard, updates, inputs: Vec::new(), usual });
    }

    pub fn check(&mut self, from: LocationId, guard: TermId) {
        let (class, stack, inputs) = (Class::Assert, Vec::new(), Vec::new());
        let usual = self.terms.bool(true);
        self.structure.checks.push(Check { from, guard, class, stack, inputs, usual });
    }

    pub fn obstacle(&mut self, from: LocationId, guard: TermId) {
        let reason = verdict::Reason::new(verdict::ReasonCode::Unsupported);
        self.structure.obstacles.push(Obstacle { from, guard, reason, many: false, loads: false });
    }

    pub fn yes(&mut self) -> TermId {
        self.terms.bool(true)
    }

    pub fn number(&mut self, width: u32, value: u64) -> TermId {
        self.terms.number(width, value)
    }

    /// Whether a term is a number.
    pub fn is(&mut self, term: TermId, value: u64) -> TermId {
        let value = self.terms.number(self.terms.width(term), value);
        self.terms.eq(term, value)
    }

    /// A term and 1.
    pub fn more(&mut self, term: TermId) -> TermId {
        let one = self.terms.number(self.terms.width(term), 1);
        self.terms.add(term, one)
    }

    pub fn ask(&mut self) -> Outcome {
        self.ask_with(&[], &Settings::default())
    }

    /// What comes of it. A proof must hold up, with both solvers, and a violation must have values.
    pub fn ask_with(&mut self, seeds: &[(LocationId, TermId)], settings: &Settings) -> Outcome {
        let (stop, questions) = (AtomicBool::new(false), AtomicU64::new(0));
        let mut oracle = oracle(&stop, &questions, Kind::Bitwuzla);
        let outcome = prove(&self.structure, &mut self.terms, &mut oracle, seeds, settings);
        match &outcome {
            Outcome::Proof(proof) => {
                for kind in [Kind::Bitwuzla, Kind::Z3] {
                    oracle.kind = kind;
                    let holds =
                        holds_up(&self.structure, &mut self.terms, &mut oracle, &proof.invariants).unwrap();
                    assert!(holds, "{proof:?}");
                }
            }
            Outcome::Violated(violation) => {
                let whole = formula(&mut self.terms, &violation.passages);
                let value = term::eval(&self.terms, &violation.model, whole);
                assert_eq!(value, Ok(Value::Bool(true)), "{violation:?}");
            }
            Outcome::Obstacle(_) | Outcome::Unknown { .. } => {}
        }
        outcome
    }
}

pub fn oracle<'a>(stop: &'a AtomicBool, questions: &'a AtomicU64, kind: Kind) -> Oracle<'a> {
    Oracle {
        kind,
        until: None,
        memory_mb: None,
        stop,
        questions,
        solving: Duration::ZERO,
        accident: None,
        accidents: 0,
    }
}
