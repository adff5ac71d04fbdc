//! Which invariants a proof needs: few of those that were found, as a rule.
//!
//! Solvers say which assumptions an answer rests on. From what excludes violations on, whatever keeps these invariants true is needed, too, and so on; what is left of
//! an inductive set then is inductive and excludes the same.
//!
//! Claim: none; [`recheck`](crate::recheck) looks at what is left. Limit: proofs of one step of induction. Cost: a question for each invariant that is needed and each edge that leads to it.

use std::collections::BTreeSet;
use std::time::Duration;

use arena::Id;
use solver::Reason;
use term::{TermId, Terms};

use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure};

/// How long a question may take.
const MOST: Duration = Duration::from_secs(10);

/// The invariants that are needed, for each location. An answer that is missing is an error: then all are.
pub fn needed(
    structure: &Structure,
    terms: &mut Terms,
    oracle: &mut Oracle<'_>,
    invariants: &[Vec<TermId>],
) -> Result<Vec<Vec<TermId>>, Reason> {
    let mut explain =
        Explain { structure, invariants, needed: vec![BTreeSet::new(); invariants.len()], todo: Vec::new() };
    let checks = structure.checks.iter().map(|check| (check.from, check.guard));
    let obstacles = structure.obstacles.iter().map(|obstacle| (obstacle.from, obstacle.guard));
    for (from, guard) in checks.chain(obstacles) {
        explain.excludes(terms, oracle, from, guard)?;
    }
    while let Some((location, number)) = explain.todo.pop() {
        let guess = invariants[location.index()][number];
        for (edge, way) in structure.edges.iter().enumerate().filter(|(_, way)| way.to == location) {
            let after = structure.after(terms, edge, guess);
            let broken = terms.not(after);
            let broken = terms.and(way.guard, broken);
            explain.excludes(terms, oracle, way.from, broken)?;
        }
    }
    let of = |(numbers, all): (&BTreeSet<usize>, &Vec<TermId>)| {
        numbers.iter().map(|&number| all[number]).collect()
    };
    Ok(explain.needed.iter().zip(invariants).map(of).collect())
}

struct Explain<'a> {
    structure: &'a Structure,
    invariants: &'a [Vec<TermId>],
    needed: Vec<BTreeSet<usize>>,
    todo: Vec<(LocationId, usize)>,
}

impl Explain<'_> {
    /// Notes what excludes something on ways from a location.
    fn excludes(
        &mut self,
        terms: &mut Terms,
        oracle: &mut Oracle<'_>,
        from: LocationId,
        what: TermId,
    ) -> Result<(), Reason> {
        if terms.as_bool(what) == Some(false) {
            return Ok(());
        }
        let known = &self.invariants[from.index()];
        let mut solver = oracle.start_explaining(Some(MOST))?;
        for fact in &self.structure.locations[from].facts {
            solver.assert(terms, *fact);
        }
        solver.assert(terms, what);
        // What is needed already is no further burden.
        let mut order: Vec<usize> = self.needed[from.index()].iter().copied().collect();
        let already = order.len();
        if already > 0 {
            let assumptions: Vec<TermId> = order.iter().map(|&number| known[number]).collect();
            if oracle.why_not(&mut solver, terms, &assumptions)?.is_some() {
                return Ok(());
            }
        }
        order.extend((0..known.len()).filter(|number| !self.needed[from.index()].contains(number)));
        let assumptions: Vec<TermId> = order.iter().map(|&number| known[number]).collect();
        let Some(core) = oracle.why_not(&mut solver, terms, &assumptions)? else {
            return Err(Reason::new(solver::Code::Wrong, "what was proved is possible"));
        };
        for number in core.into_iter().map(|place| order[place]) {
            if self.needed[from.index()].insert(number) {
                self.todo.push((from, number));
            }
        }
        Ok(())
    }
}
