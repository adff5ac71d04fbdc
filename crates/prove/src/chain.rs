//! A way through a structure from its start to a check, as one formula.
//!
//! Each passage along an edge is said by [`Structure::passage`], once for all of its terms: what is chosen on it has variables of its own, and the variables of its location
//! are what the updates of the edge before have made of them. So all terms are about rigid variables and chosen ones only.
//!
//! Claim: values that make all conditions true are an execution along these edges, and there are such values for each.

use std::time::Duration;

use bits::Bits;
use solver::{Code, Reason};
use term::{Assignment, EvalError, Evaluator, TermId, Terms, Value};

use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure, start};

/// Edges from the start on, one after the other, and a check on a way from where they lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The edges, as indices of [`Structure::edges`].
    pub edges: Vec<usize>,
    /// The check, as an index of [`Structure::checks`].
    pub check: usize,
}

/// What a way through a structure ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This check.
    Check(usize),
    /// This obstacle.
    Obstacle(usize),
}

/// One passage of a chain.
#[derive(Clone, Debug)]
pub struct Passage {
    /// The location it starts from.
    pub from: LocationId,
    /// What the variables of that location are.
    pub values: Vec<TermId>,
    /// What must be true: the facts of the location, and the guard, which comes last.
    pub conditions: Vec<TermId>,
    /// What the program asks for: a value, and when it is asked for.
    pub inputs: Vec<(TermId, TermId)>,
}

impl Chain {
    /// Its passages; the last one ends in the check.
    pub fn passages(&self, structure: &Structure, terms: &mut Terms) -> Result<Vec<Passage>, Reason> {
        passages(structure, terms, &self.edges, End::Check(self.check))
    }

    /// Values that make all of its conditions true, or nothing if there are none.
    ///
    /// They are about variables that are made here; who wants to know what inputs they stand for uses [`Chain::model`].
    pub fn feasible(
        &self,
        oracle: &mut Oracle<'_>,
        terms: &mut Terms,
        structure: &Structure,
    ) -> Result<Option<Assignment>, Reason> {
        Ok(self.model(oracle, terms, structure)?.map(|(_, model)| model))
    }

    /// The same, with the passages that the values are about.
    pub fn model(
        &self,
        oracle: &mut Oracle<'_>,
        terms: &mut Terms,
        structure: &Structure,
    ) -> Result<Option<(Vec<Passage>, Assignment)>, Reason> {
        self.model_within(oracle, terms, structure, None)
    }

    /// The same, if it can be found in that time.
    pub fn model_within(
        &self,
        oracle: &mut Oracle<'_>,
        terms: &mut Terms,
        structure: &Structure,
        most: Option<Duration>,
    ) -> Result<Option<(Vec<Passage>, Assignment)>, Reason> {
        let passages = self.passages(structure, terms)?;
        let whole = formula(terms, &passages);
        Ok(oracle.ask(terms, whole, most)?.map(|model| (passages, model)))
    }
}

/// The passages along these edges, and a last one that ends so.
pub fn passages(
    structure: &Structure,
    terms: &mut Terms,
    edges: &[usize],
    end: End,
) -> Result<Vec<Passage>, Reason> {
    let mut passages = Vec::with_capacity(edges.len() + 1);
    let (mut at, mut values) = (start(), Vec::new());
    for edge in edges {
        let edge = structure.edges.get(*edge).filter(|edge| edge.from == at).ok_or_else(no_chain)?;
        let (passage, after) = passage(structure, terms, at, values, edge.guard, &edge.inputs, &edge.updates);
        passages.push(passage);
        (at, values) = (edge.to, after);
    }
    let (from, guard, inputs) = match end {
        End::Check(check) => {
            structure.checks.get(check).map(|check| (check.from, check.guard, check.inputs.as_slice()))
        }
        End::Obstacle(obstacle) => {
            structure.obstacles.get(obstacle).map(|obstacle| (obstacle.from, obstacle.guard, [].as_slice()))
        }
    }
    .ok_or_else(no_chain)?;
    if from != at {
        return Err(no_chain());
    }
    passages.push(passage(structure, terms, at, values, guard, inputs, &[]).0);
    Ok(passages)
}

/// One passage from a location whose variables have these values, and what `updates` are after it.
fn passage(
    structure: &Structure,
    terms: &mut Terms,
    from: LocationId,
    values: Vec<TermId>,
    guard: TermId,
    inputs: &[(TermId, TermId)],
    updates: &[TermId],
) -> (Passage, Vec<TermId>) {
    let facts = &structure.locations[from].facts;
    let asked = inputs.iter().flat_map(|(value, when)| [*value, *when]);
    let all: Vec<TermId> =
        (facts.iter().copied().chain([guard]).chain(asked)).chain(updates.to_vec()).collect();
    // All at once: what is chosen must be the same wherever it is used.
    let mut said = structure.passage(terms, from, &values, &all);
    let mut rest = said.split_off(facts.len() + 1);
    let after = rest.split_off(2 * inputs.len());
    let inputs = rest.chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.get(1)?))).collect();
    (Passage { from, values, conditions: said, inputs }, after)
}

/// The conditions of all passages in one.
pub fn formula(terms: &mut Terms, passages: &[Passage]) -> TermId {
    terms.and_all(passages.iter().flat_map(|passage| passage.conditions.iter().copied()))
}

/// What the program asks for along these passages, in its order, if variables have these values. Truth values are given as one bit.
pub fn inputs(terms: &Terms, passages: &[Passage], model: &Assignment) -> Result<Vec<Bits>, EvalError> {
    let mut evaluator = Evaluator::new(terms, model);
    let mut asked = Vec::new();
    for (value, when) in passages.iter().flat_map(|passage| &passage.inputs) {
        if evaluator.value(*when)? != Value::Bool(true) {
            continue;
        }
        match evaluator.value(*value)? {
            Value::Bits(bits) => asked.push(bits),
            Value::Bool(truth) => asked.push(Bits::from_u64(1, truth.into())),
            Value::Array(_) => return Err(EvalError::IllSorted),
        }
    }
    Ok(asked)
}

fn no_chain() -> Reason {
    Reason::new(Code::Error, "these edges do not follow each other: this is a bug in Heddle")
}
