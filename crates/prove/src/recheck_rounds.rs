//! Whether invariants are a proof by induction over k edges: forwards, chain by chain.
//!
//! Claim: if [`holds_up`] says so, no execution comes to a check or an obstacle. It shares nothing with [`induction`](crate::induction), which looks backwards at all chains at once, but terms and solvers.
//!
//! Cost: one question for each chain of up to k edges that can be taken; more than [`MOST_CHAINS`] are not looked at.

use arena::Id;
use solver::{Code, Reason};
use term::{TermId, Terms};

use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure, start};

/// The most chains that are looked at.
const MOST_CHAINS: usize = 20_000;

/// Whether these invariants, one for each location, are kept by all edges and exclude that a check or an obstacle is reached, where no check was before on `k - 1` edges.
pub fn holds_up(
    structure: &Structure,
    terms: &mut Terms,
    oracle: &mut Oracle<'_>,
    invariants: &[TermId],
    k: usize,
) -> Result<bool, Reason> {
    // That edges keep them is a proof about a structure in which nothing can go wrong.
    let harmless = Structure { checks: Vec::new(), obstacles: Vec::new(), ..structure.clone() };
    if !crate::recheck::holds_up(&harmless, terms, oracle, invariants)? {
        return Ok(false);
    }
    let mut search = Search { structure, invariants, chains: 0 };
    for location in structure.locations.ids() {
        let own: Vec<TermId> = structure.locations[location].variables.iter().map(|own| own.term).collect();
        let known = terms.bool(true);
        // From the start, chains of all lengths; elsewhere only as long as induction is.
        if !search.from(terms, oracle, location, &own, known, k, location == start())? {
            return Ok(false);
        }
    }
    Ok(true)
}

struct Search<'a> {
    structure: &'a Structure,
    invariants: &'a [TermId],
    chains: usize,
}

impl Search<'_> {
    /// Whether no chain of `left` edges, the last of them one that is violated, goes on from here; shorter ones count, too, if they come from the start.
    #[expect(clippy::too_many_arguments, reason = "where a chain is, and where it may go")]
    fn from(
        &mut self,
        terms: &mut Terms,
        oracle: &mut Oracle<'_>,
        at: LocationId,
        values: &[TermId],
        before: TermId,
        left: usize,
        from_start: bool,
    ) -> Result<bool, Reason> {
        self.chains += 1;
        if self.chains > MOST_CHAINS {
            return Err(Reason::new(Code::Incomplete, "too many chains of edges to look at one by one"));
        }
        let structure = self.structure;
        let mut all: Vec<TermId> = structure.locations[at].facts.clone();
        all.extend((at != start()).then(|| self.invariants.get(at.index()).copied()).flatten());
        let known = all.len();
        let ends = left == 1 || from_start;
        if ends {
            all.extend(structure.checks.iter().filter(|check| check.from == at).map(|check| check.guard));
            let obstacles = structure.obstacles.iter().filter(|obstacle| obstacle.from == at);
            all.extend(obstacles.map(|obstacle| obstacle.guard));
        }
        let bad = all.len();
        let ways: Vec<usize> = match left {
            1 => Vec::new(),
            _ => (0..structure.edges.len()).filter(|&edge| structure.edges[edge].from == at).collect(),
        };
        for &way in &ways {
            all.push(structure.edges[way].guard);
            all.extend(structure.edges[way].updates.iter().copied());
        }
        let said = structure.passage(terms, at, values, &all);
        let here = terms.and_all(said[..known].iter().copied().chain([before]));
        let violated = terms.or_all(said[known..bad].iter().copied());
        let question = terms.and(here, violated);
        if oracle.ask(terms, question, None)?.is_some() {
            return Ok(false);
        }
        let mut next = bad;
        for way in ways {
            let edge = &structure.edges[way];
            let (guard, updates) = (said[next], said[next + 1..next + 1 + edge.updates.len()].to_vec());
            next += 1 + edge.updates.len();
            let taken = terms.and(here, guard);
            if oracle.ask(terms, taken, None)?.is_some()
                && !self.from(terms, oracle, edge.to, &updates, taken, left - 1, from_start)?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
