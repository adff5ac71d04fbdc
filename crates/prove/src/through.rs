//! Whether any execution gets past the assumptions, as far as invariants tell: a proof about executions that do not exist says nothing.
//!
//! ```text
//!   an end, or a violation that nobody asked for, may happen    something was checked
//!   else, a way may come back to where it was                   executions go round for ever, or contradict an assumption
//!   else                                                        nothing was checked
//! ```
//!
//! Claim: [`Through::Nowhere`] is said only if no execution ends, goes round for ever or violates anything. Limits: invariants that are too weak to see that nobody gets past an assumption say nothing against it.

use arena::Id;
use term::TermId;

use crate::structure::{LocationId, Structure, start};

/// How far executions get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Through {
    /// Some may come to an end.
    End,
    /// None comes to an end, but some may go round for ever.
    Round,
    /// All of them contradict an assumption.
    Nowhere,
}

/// How far executions get, if `may_happen` says whether something may happen on a way from a location.
pub(crate) fn through<E>(
    structure: &Structure,
    mut may_happen: impl FnMut(LocationId, TermId) -> Result<bool, E>,
) -> Result<Through, E> {
    let absent = structure.absent.iter().map(|(from, _, guard)| (*from, *guard));
    for (from, guard) in structure.ends.iter().copied().chain(absent) {
        if may_happen(from, guard)? {
            return Ok(Through::End);
        }
    }
    // The way from the start on, with the edges of each location that are left to look at; what it has left leads to no round.
    let mut left: Vec<bool> = vec![false; structure.locations.len()];
    let edges = |of: LocationId| {
        structure.edges.iter().enumerate().filter(move |(_, edge)| edge.from == of).map(|(number, _)| number)
    };
    let mut way: Vec<(LocationId, Vec<usize>)> = vec![(start(), edges(start()).collect())];
    while let Some((at, open)) = way.last_mut() {
        let Some(edge) = open.pop().map(|number| &structure.edges[number]) else {
            left[at.index()] = true;
            way.pop();
            continue;
        };
        if left[edge.to.index()] || !may_happen(edge.from, edge.guard)? {
            continue;
        }
        if way.iter().any(|(passed, _)| *passed == edge.to) {
            return Ok(Through::Round);
        }
        way.push((edge.to, edges(edge.to).collect()));
    }
    Ok(Through::Nowhere)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::structure::{Edge, Location};
    use term::Terms;

    fn structure(terms: &mut Terms, edges: &[(usize, usize)], ends: &[usize]) -> Structure {
        let mut structure = Structure::default();
        for _ in 0..4 {
            structure.locations.push(Location::default());
        }
        let yes = terms.bool(true);
        let edge = |&(from, to): &(usize, usize)| Edge {
            from: LocationId::new(from),
            to: LocationId::new(to),
            guard: yes,
            updates: Vec::new(),
            inputs: Vec::new(),
            usual: yes,
        };
        structure.edges = edges.iter().map(edge).collect();
        structure.ends = ends.iter().map(|from| (LocationId::new(*from), yes)).collect();
        structure
    }

    #[test]
    fn who_ends_or_goes_round_gets_through() {
        let mut terms = Terms::default();
        let all = |_: LocationId, _: TermId| Ok::<bool, ()>(true);
        let mut asked = |edges: &[(usize, usize)], ends: &[usize]| {
            through(&structure(&mut terms, edges, ends), all).expect("nothing fails")
        };
        assert_eq!(asked(&[(0, 1), (1, 1)], &[1]), Through::End);
        assert_eq!(asked(&[(0, 1), (1, 1)], &[]), Through::Round);
        assert_eq!(asked(&[(0, 1), (1, 2), (2, 1)], &[]), Through::Round);
        assert_eq!(asked(&[(0, 1), (0, 2), (1, 3), (2, 3)], &[]), Through::Nowhere);
        // A round that nobody comes to is none.
        assert_eq!(asked(&[(0, 1), (2, 2)], &[]), Through::Nowhere);
        assert_eq!(asked(&[], &[]), Through::Nowhere);
    }

    #[test]
    fn what_cannot_happen_leads_nowhere() {
        let mut terms = Terms::default();
        let structure = structure(&mut terms, &[(0, 1), (1, 1)], &[1]);
        let only = |from: LocationId, _: TermId| Ok::<bool, ()>(from == start());
        assert_eq!(through(&structure, only), Ok(Through::Nowhere));
    }
}
