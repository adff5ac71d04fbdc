//! Which predicates the exclusion of a way rests on.
//!
//! From the end of the way back: what a step must know so that the next one knows what it needs. A way that is excluded by one cube after the other is excluded by these literals alone.

use rustc_hash::{FxHashMap, FxHashSet};
use solver::Reason;
use term::TermId;

use super::post::{Context, Posts};
use super::vocabulary::{Cube, Literal, Precision};
use crate::chain::End;
use crate::structure::{LocationId, start};

/// The predicates that are needed to exclude the way along these edges to this end; nothing if that cannot be said.
pub(super) fn needed(
    cx: &mut Context<'_, '_>,
    posts: &mut Posts,
    precision: &Precision,
    edges: &[usize],
    end: End,
) -> Result<Option<FxHashSet<(LocationId, usize)>>, Reason> {
    // What is known at each place of the way, up to the one it does not get past.
    let mut known: Vec<(LocationId, Cube)> = vec![(start(), Cube::new())];
    for edge in edges {
        let (Some((_, cube)), Some(it)) = (known.last(), cx.structure.edges.get(*edge)) else {
            return Ok(None);
        };
        let cube = cube.clone();
        let mut after = posts.after(cx, precision, *edge, &cube)?;
        match (after.pop(), after.is_empty()) {
            (None, _) => break,
            (Some(cube), true) => known.push((it.to, cube)),
            (Some(_), false) => return Ok(None),
        }
    }
    let mut found = FxHashSet::default();
    let mut wanted: Vec<Literal> = Vec::new();
    for (index, (location, cube)) in known.iter().enumerate().rev() {
        let is_last = index + 1 == known.len();
        let condition = match (edges.get(index), end) {
            (Some(edge), _) => {
                let Some(edge) = cx.structure.edges.get(*edge) else { return Ok(None) };
                let literals = cx.vocabulary.literals(cx.terms, edge.to, &wanted);
                let all = cx.terms.and_all(literals);
                let variables =
                    cx.structure.locations[edge.to].variables.iter().map(|variable| variable.term);
                let before: FxHashMap<TermId, TermId> = variables.zip(edge.updates.iter().copied()).collect();
                let Some(then) = cx.terms.substitute(&[all], &before).first().copied() else {
                    return Ok(None);
                };
                let fails = cx.terms.not(then);
                // Past the last place there is no way at all.
                if is_last { edge.guard } else { cx.terms.and(edge.guard, fails) }
            }
            (None, End::Check(check)) => match cx.structure.checks.get(check) {
                Some(check) => check.guard,
                None => return Ok(None),
            },
            (None, End::Obstacle(obstacle)) => match cx.structure.obstacles.get(obstacle) {
                Some(obstacle) => obstacle.guard,
                None => return Ok(None),
            },
        };
        if !is_last && wanted.is_empty() {
            break;
        }
        let mut solver = cx.oracle.start_explaining(posts.most)?;
        let facts = cx.structure.locations[*location].facts.iter().copied();
        facts.chain([condition]).for_each(|fact| solver.assert(cx.terms, fact));
        let literals = cx.vocabulary.literals(cx.terms, *location, cube);
        let core = match cx.oracle.why_not(&mut solver, cx.terms, &literals) {
            Ok(Some(core)) => core,
            Ok(None) => return Ok(None),
            Err(reason) => return if cx.oracle.is_over() { Err(reason) } else { Ok(None) },
        };
        wanted = core.into_iter().filter_map(|index| cube.get(index).copied()).collect();
        found.extend(wanted.iter().map(|(number, _)| (*location, *number)));
    }
    Ok(Some(found))
}
