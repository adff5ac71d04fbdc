//! Violations that few edges lead to: from the start, edge by edge, all ways at once.
//!
//! ```text
//!   depth d, location l    when an execution is there after d edges, and what variables are then:
//!                          chosen between the edges that lead there by which of them was taken
//! ```
//!
//! What is chosen on ways from a location is the same for all edges and checks, so that no two edges are taken at once.
//!
//! Claim: after a step without a violation, no chain of so many edges ends in a check, nor in an obstacle if none was [met](Forward::obstacle). Cost: each depth adds one copy of each edge that can be taken, for a solver that keeps what it
//! has learned.

use std::time::Duration;

use rustc_hash::FxHashMap;
use solver::{Reason, Solver};
use term::{Assignment, Evaluator, TermId, Terms, Value};

use crate::chain::Chain;
use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure, start};

/// Where executions may be.
struct Reached {
    /// When.
    path: TermId,
    values: Vec<TermId>,
    /// The edges that lead there: when each is taken, and its number. The first that is true counts.
    by: Vec<(TermId, usize)>,
}

/// A search from the start on.
pub struct Forward<'a> {
    structure: &'a Structure,
    /// By depth.
    levels: Vec<FxHashMap<LocationId, Reached>>,
    solver: Option<Solver>,
    /// An obstacle that is reached.
    obstacle: Option<usize>,
    /// How long a question may take.
    most: Duration,
}

/// What came of one more edge.
pub enum Step {
    /// These edges lead to a violation.
    Reaches(Chain),
    /// Nothing is violated after so many.
    Clear,
    /// Nor is there an edge that can be taken: nothing ever is.
    Over,
}

impl<'a> Forward<'a> {
    /// One that has seen nothing.
    pub fn new(structure: &'a Structure, most: Duration) -> Forward<'a> {
        Forward { structure, levels: Vec::new(), solver: None, obstacle: None, most }
    }

    /// An obstacle that an execution comes to, if one does: then there is no proof, but there may be a violation.
    pub fn obstacle(&self) -> Option<usize> {
        self.obstacle
    }

    /// Chains of fewer edges than this lead to no violation, nor to an obstacle unless one was met.
    pub fn clear(&self) -> usize {
        self.levels.len()
    }

    /// Looks at what happens after one more edge.
    pub fn step(&mut self, terms: &mut Terms, oracle: &mut Oracle<'_>) -> Result<Step, Reason> {
        let here = match self.levels.last() {
            None => {
                let path = terms.bool(true);
                FxHashMap::from_iter([(start(), Reached { path, values: Vec::new(), by: Vec::new() })])
            }
            Some(_) => self.next(terms),
        };
        let mut locations: Vec<LocationId> = here.keys().copied().collect();
        locations.sort_unstable();
        let mut level: FxHashMap<LocationId, Reached> = here;
        if level.is_empty() {
            return Ok(Step::Over);
        }
        for location in locations {
            let Some(reached) = level.get(&location) else { continue };
            let (path, values) = (reached.path, reached.values.clone());
            let structure = self.structure;
            let checks: Vec<(TermId, usize)> = (structure.checks.iter().enumerate())
                .filter(|(_, check)| check.from == location)
                .map(|(number, check)| (check.guard, number))
                .collect();
            if let Some((model, check)) = self.meets(terms, oracle, location, path, &values, &checks)? {
                self.levels.push(level);
                let edges = self.chain(terms, &model, location);
                return Ok(Step::Reaches(Chain { edges, check }));
            }
            let obstacles: Vec<(TermId, usize)> = (structure.obstacles.iter().enumerate())
                .filter(|(_, obstacle)| obstacle.from == location && self.obstacle.is_none())
                .map(|(number, obstacle)| (obstacle.guard, number))
                .collect();
            if let Some((_, obstacle)) = self.meets(terms, oracle, location, path, &values, &obstacles)? {
                self.obstacle = Some(obstacle);
            }
            // Who is never there leads nowhere.
            if terms.as_bool(path).is_none() && self.ask(terms, oracle, path)?.is_none() {
                level.remove(&location);
            }
        }
        self.levels.push(level);
        Ok(Step::Clear)
    }

    fn ask(
        &mut self,
        terms: &Terms,
        oracle: &mut Oracle<'_>,
        question: TermId,
    ) -> Result<Option<Assignment>, Reason> {
        match terms.as_bool(question) {
            Some(true) => return Ok(Some(Assignment::new())),
            Some(false) => return Ok(None),
            None => {}
        }
        if self.solver.is_none() {
            self.solver = Some(oracle.start(Some(self.most))?);
        }
        let Some(solver) = &mut self.solver else {
            return Err(Reason::new(solver::Code::Error, "no solver"));
        };
        let answer = oracle.put(solver, terms, &[question]);
        if answer.is_err() {
            self.solver = None;
        }
        answer
    }

    /// Values that lead to one of these on ways from a location, and which it is.
    fn meets(
        &mut self,
        terms: &mut Terms,
        oracle: &mut Oracle<'_>,
        location: LocationId,
        path: TermId,
        values: &[TermId],
        what: &[(TermId, usize)],
    ) -> Result<Option<(Assignment, usize)>, Reason> {
        let guards: Vec<TermId> = what.iter().map(|(guard, _)| *guard).collect();
        let guards = self.structure.passage(terms, location, values, &guards);
        let any = terms.or_all(guards.iter().copied());
        let question = terms.and(path, any);
        let Some(model) = self.ask(terms, oracle, question)? else { return Ok(None) };
        let mut truths = Evaluator::new(terms, &model);
        // What is certain needs no values.
        let met = guards.iter().position(|guard| {
            terms.as_bool(*guard) == Some(true) || truths.value(*guard) == Ok(Value::Bool(true))
        });
        match met.and_then(|met| what.get(met)) {
            Some((_, number)) => Ok(Some((model, *number))),
            None => Err(Reason::new(solver::Code::Wrong, "values that show nothing")),
        }
    }

    /// Where executions may be after one more edge.
    fn next(&self, terms: &mut Terms) -> FxHashMap<LocationId, Reached> {
        let mut next: FxHashMap<LocationId, Reached> = FxHashMap::default();
        let Some(last) = self.levels.last() else { return next };
        let mut locations: Vec<LocationId> = last.keys().copied().collect();
        locations.sort_unstable();
        for location in locations {
            let reached = &last[&location];
            let ways: Vec<usize> = (0..self.structure.edges.len())
                .filter(|&edge| self.structure.edges[edge].from == location)
                .collect();
            let facts = &self.structure.locations[location].facts;
            let mut all: Vec<TermId> = facts.clone();
            for &way in &ways {
                all.push(self.structure.edges[way].guard);
                all.extend(&self.structure.edges[way].updates);
            }
            // All at once: what is chosen is the same for all of them.
            let said = self.structure.passage(terms, location, &reached.values, &all);
            let known = terms.and_all(said[..facts.len()].iter().copied().chain([reached.path]));
            let mut at = facts.len();
            for way in ways {
                let edge = &self.structure.edges[way];
                let path = terms.and(known, said[at]);
                let updates = said[at + 1..at + 1 + edge.updates.len()].to_vec();
                at += 1 + edge.updates.len();
                if terms.as_bool(path) == Some(false) {
                    continue;
                }
                match next.get_mut(&edge.to) {
                    None => {
                        next.insert(edge.to, Reached { path, values: updates, by: vec![(path, way)] });
                    }
                    Some(there) => {
                        for (value, update) in there.values.iter_mut().zip(updates) {
                            *value = terms.ite(there.path, *value, update);
                        }
                        there.path = terms.or(there.path, path);
                        there.by.push((path, way));
                    }
                }
            }
        }
        next
    }

    /// The edges that values take to a location of the last level.
    fn chain(&self, terms: &Terms, model: &Assignment, location: LocationId) -> Vec<usize> {
        let mut truths = Evaluator::new(terms, model);
        let mut edges = Vec::new();
        let mut at = location;
        for level in self.levels.iter().rev() {
            let Some(reached) = level.get(&at) else { break };
            let taken = reached.by.iter().find(|(path, _)| truths.value(*path) == Ok(Value::Bool(true)));
            let Some((_, edge)) = taken.or(reached.by.first()) else { break };
            edges.push(*edge);
            at = self.structure.edges[*edge].from;
        }
        edges.reverse();
        edges
    }
}
