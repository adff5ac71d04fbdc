//! Of guesses about locations, those that always hold: the greatest set that entries establish and every edge keeps (Houdini).
//!
//! ```text
//!   for each edge:  facts and guesses of its start, its guard  ==>  each guess of its end, of what variables are then
//! ```
//!
//! One question asks for any guess that an edge breaks; the values that answer it take off all guesses that they break. When no edge breaks anything, what is left holds whenever a location is visited.
//!
//! Claim: what is left is inductive, as far as the solver is right ([`recheck`](crate::recheck) asks again). Cost: about as many questions as there are edges, and one for each time that
//! something is taken off.

use std::time::Duration;

use arena::Id;
use rustc_hash::{FxHashMap, FxHashSet};
use solver::{Code, Reason, Solver};
use term::{Assignment, BinaryOp, Evaluator, Node, TermId, Terms, Value};

use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure};

/// How long a question about many guesses may take, and one about a single one.
const MANY: Duration = Duration::from_secs(4);
const ONE: Duration = Duration::from_millis(400);

/// Takes off what does not hold. What is left of `guesses`, which are one list for each location, is inductive.
pub fn keep_inductive(
    structure: &Structure,
    terms: &mut Terms,
    oracle: &mut Oracle<'_>,
    guesses: &mut [Vec<TermId>],
) -> Result<(), Reason> {
    let mut kept =
        Keeper { structure, guesses, afterwards: vec![FxHashMap::default(); structure.edges.len()] };
    let mut todo: Vec<bool> = vec![true; structure.edges.len()];
    // Entries first: they take off most, and make later questions small.
    let mut order: Vec<usize> = (0..structure.edges.len()).collect();
    order.sort_by_key(|&edge| (structure.edges[edge].from == structure.edges[edge].to, edge));
    while let Some(edge) = order.iter().copied().find(|&edge| todo[edge]) {
        todo[edge] = false;
        if kept.filter(edge, terms, oracle)? {
            let to = structure.edges[edge].to;
            for (number, other) in structure.edges.iter().enumerate() {
                todo[number] |= other.from == to;
            }
        }
    }
    Ok(())
}

/// Leaves out orders of what is equal: all that is left says as much as before.
pub fn leave_out_implied(terms: &Terms, found: &mut Vec<TermId>) {
    let equal: FxHashSet<(TermId, TermId)> = (found.iter())
        .filter_map(|guess| match terms.node(*guess) {
            Node::Binary(BinaryOp::Eq, a, b) => Some([(a, b), (b, a)]),
            _ => None,
        })
        .flatten()
        .collect();
    found.retain(|guess| match terms.node(*guess) {
        Node::Binary(BinaryOp::Ule | BinaryOp::Sle, a, b) => !equal.contains(&(a, b)),
        _ => true,
    });
}

struct Keeper<'a> {
    structure: &'a Structure,
    guesses: &'a mut [Vec<TermId>],
    /// What guesses are after each edge.
    afterwards: Vec<FxHashMap<TermId, TermId>>,
}

impl Keeper<'_> {
    fn at(&self, location: LocationId) -> &[TermId] {
        &self.guesses[location.index()]
    }

    /// Takes off what an edge breaks; whether there was anything.
    fn filter(&mut self, edge: usize, terms: &mut Terms, oracle: &mut Oracle<'_>) -> Result<bool, Reason> {
        let way = &self.structure.edges[edge];
        if terms.as_bool(way.guard) == Some(false) {
            return Ok(false);
        }
        let before = self.at(way.to).len();
        let mut solver = None;
        loop {
            let left: Vec<TermId> = self.at(way.to).to_vec();
            if left.is_empty() {
                break;
            }
            let after: Vec<TermId> = left.iter().map(|guess| self.after(edge, terms, *guess)).collect();
            let broken: Vec<TermId> = after.iter().map(|guess| terms.not(*guess)).collect();
            let certain: Vec<bool> =
                broken.iter().map(|broken| terms.as_bool(*broken) != Some(true)).collect();
            if certain.contains(&false) {
                self.retain(way.to, &certain);
                continue;
            }
            let any = terms.or_all(broken.iter().copied());
            let questions = match terms.as_bool(any) {
                Some(false) => break,
                // One or the other is broken: that says nothing about which, so each is asked about.
                Some(true) => broken.clone(),
                None => vec![any],
            };
            match self.first_broken(&mut solver, edge, terms, oracle, &questions) {
                Ok(None) => break,
                Ok(Some(model)) => {
                    let mut values = Evaluator::new(terms, &model);
                    let keep: Vec<bool> =
                        broken.iter().map(|broken| values.value(*broken) != Ok(Value::Bool(true))).collect();
                    if keep.iter().all(|keep| *keep) {
                        return Err(Reason::new(Code::Wrong, "values that show nothing"));
                    }
                    self.retain(way.to, &keep);
                }
                Err(reason) if oracle.is_over() => return Err(reason),
                Err(_) => {
                    self.one_by_one(edge, terms, oracle)?;
                    break;
                }
            }
        }
        Ok(self.at(way.to).len() < before)
    }

    /// Values that show that one of these can be after an edge, if any can.
    fn first_broken(
        &self,
        solver: &mut Option<Solver>,
        edge: usize,
        terms: &Terms,
        oracle: &mut Oracle<'_>,
        questions: &[TermId],
    ) -> Result<Option<Assignment>, Reason> {
        let known = self.at(self.structure.edges[edge].from).to_vec();
        for question in questions {
            let started = self.solver(solver, edge, terms, oracle)?;
            let mut assumptions = known.clone();
            assumptions.push(*question);
            if let Some(model) = oracle.put(started, terms, &assumptions)? {
                return Ok(Some(model));
            }
        }
        Ok(None)
    }

    /// The solver that knows about an edge.
    fn solver<'s>(
        &self,
        solver: &'s mut Option<Solver>,
        edge: usize,
        terms: &Terms,
        oracle: &Oracle<'_>,
    ) -> Result<&'s mut Solver, Reason> {
        if solver.is_none() {
            let mut started = oracle.start(Some(MANY))?;
            self.tell(&mut started, edge, terms);
            *solver = Some(started);
        }
        solver.as_mut().ok_or_else(|| Reason::new(Code::Error, "no solver"))
    }

    fn tell(&self, solver: &mut Solver, edge: usize, terms: &Terms) {
        let way = &self.structure.edges[edge];
        for fact in &self.structure.locations[way.from].facts {
            solver.assert(terms, *fact);
        }
        solver.assert(terms, way.guard);
    }

    /// Keeps only what is certainly not broken by an edge, where all together is too hard.
    fn one_by_one(&mut self, edge: usize, terms: &mut Terms, oracle: &mut Oracle<'_>) -> Result<(), Reason> {
        let way = &self.structure.edges[edge];
        let left: Vec<TermId> = self.at(way.to).to_vec();
        let mut solver = oracle.start(Some(ONE))?;
        self.tell(&mut solver, edge, terms);
        let mut keep = vec![true; left.len()];
        let mut failures = 0;
        for (number, guess) in left.iter().enumerate() {
            if !keep[number] {
                continue;
            }
            let after = self.after(edge, terms, *guess);
            let broken = terms.not(after);
            if terms.as_bool(broken) == Some(false) {
                continue;
            }
            if failures > 16 {
                keep[number] = false;
                continue;
            }
            let mut assumptions = self.at(way.from).to_vec();
            assumptions.push(broken);
            match oracle.put(&mut solver, terms, &assumptions) {
                Ok(None) => {}
                Ok(Some(model)) => {
                    keep[number] = false;
                    for (other, guess) in left.iter().enumerate().filter(|(other, _)| *other > number) {
                        let after = self.after(edge, terms, *guess);
                        let mut values = Evaluator::new(terms, &model);
                        keep[other] &= values.value(after) == Ok(Value::Bool(true));
                    }
                }
                Err(reason) if oracle.is_over() => return Err(reason),
                Err(_) => {
                    failures += 1;
                    keep[number] = false;
                    solver = oracle.start(Some(ONE))?;
                    self.tell(&mut solver, edge, terms);
                }
            }
        }
        self.retain(way.to, &keep);
        Ok(())
    }

    fn retain(&mut self, location: LocationId, keep: &[bool]) {
        let mut keep = keep.iter();
        self.guesses[location.index()].retain(|_| keep.next().copied().unwrap_or(true));
    }

    /// What a guess about the end of an edge is before it.
    fn after(&mut self, edge: usize, terms: &mut Terms, guess: TermId) -> TermId {
        if let Some(&known) = self.afterwards[edge].get(&guess) {
            return known;
        }
        let after = self.structure.after(terms, edge, guess);
        self.afterwards[edge].insert(guess, after);
        after
    }
}
