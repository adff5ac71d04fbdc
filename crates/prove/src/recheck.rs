//! Whether invariants are a proof: they hold at first, each edge keeps them, and they exclude all checks and obstacles.
//!
//! Claim: if [`holds_up`] says so, no execution comes to a check or an obstacle, whoever has found the invariants. It shares nothing with them but terms and solvers, and asks
//! the solver of its oracle; who doubts the one that was used gives an oracle with another.

use std::time::Duration;

use arena::Id;
use rustc_hash::{FxHashMap, FxHashSet};
use solver::Reason;
use term::{Sort, TermId, Terms, VarId};

use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure, start};

/// How long one question may take: as long as there is.
const MOST: Option<Duration> = None;

/// Whether these invariants, one for each location, prove that no check and no obstacle is ever reached. Where there is none, nothing is known; and nothing is at the start,
/// whatever is said about it.
pub fn holds_up(
    structure: &Structure,
    terms: &mut Terms,
    oracle: &mut Oracle<'_>,
    invariants: &[TermId],
) -> Result<bool, Reason> {
    let nothing = terms.bool(true);
    let invariant = |location: LocationId| match location == start() {
        true => nothing,
        false => invariants.get(location.index()).copied().unwrap_or(nothing),
    };
    if structure.locations.ids().any(|location| !is_about(structure, terms, location, invariant(location))) {
        return Ok(false);
    }
    for (location, place) in structure.locations.iter() {
        // What must not be possible, on ways from here.
        let mut wrong: Vec<TermId> = Vec::new();
        for edge in structure.edges.iter().filter(|edge| edge.from == location) {
            let target = &structure.locations[edge.to].variables;
            if target.len() != edge.updates.len() {
                return Ok(false);
            }
            let variables = target.iter().map(|variable| variable.term);
            let new: FxHashMap<TermId, TermId> = variables.zip(edge.updates.iter().copied()).collect();
            // Facts are taken for granted at the start of edges, so they have to be true at the end of each.
            let facts = structure.locations[edge.to].facts.iter().copied();
            let wanted = terms.and_all(facts.chain([invariant(edge.to)]));
            let Some(then) = terms.substitute(&[wanted], &new).first().copied() else {
                return Ok(false);
            };
            let breaks = terms.not(then);
            wrong.push(terms.and(edge.guard, breaks));
        }
        wrong.extend(structure.checks.iter().filter(|check| check.from == location).map(|check| check.guard));
        let obstacles = structure.obstacles.iter().filter(|obstacle| obstacle.from == location);
        wrong.extend(obstacles.map(|obstacle| obstacle.guard));
        let here = terms.and_all(place.facts.iter().copied().chain([invariant(location)]));
        for wrong in wrong {
            let question = terms.and(here, wrong);
            if oracle.ask(terms, question, MOST)?.is_some() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Whether a term is a truth value about nothing but the variables of a location and rigid ones. One about what is chosen would be about two things on both ends of an edge.
fn is_about(structure: &Structure, terms: &Terms, location: LocationId, term: TermId) -> bool {
    let own: FxHashSet<VarId> =
        structure.locations[location].variables.iter().filter_map(|own| terms.as_var(own.term)).collect();
    let may = |variable: &VarId| own.contains(variable) || structure.rigid.contains(variable);
    terms.sort(term) == Sort::Bool && terms.free_variables_of(term).iter().all(may)
}
