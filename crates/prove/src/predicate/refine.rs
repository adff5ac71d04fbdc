//! Why a way through the abstraction is none through the program, and which predicates show it.
//!
//! The passages of the way are said of the variables of their locations. Those of their conditions that cannot all be true are reduced to few, late ones first kept; they are
//! carried back along the way, so that at each location they say which states could go on to the end (weakest preconditions), and the atoms of that are the new predicates.
//! Predicates are taken only if they exclude the way, in the abstraction: first each for itself, then in combination, then with the atoms of all conditions.

use rustc_hash::{FxHashMap, FxHashSet};
use solver::{Code, Reason};
use term::{TermId, Terms, VarId};

use super::Settings;
use super::atoms::{about, conjuncts};
use super::marching::Marching;
use super::post::{Context, Posts};
use super::prune::needed;
use super::vocabulary::{Cube, Precision};
use crate::chain::End;
use crate::structure::{LocationId, Structure, start};

/// So many questions are asked to find fewer conditions.
const MOST_REDUCTIONS: usize = 30;
/// So few new predicates are all kept.
const FEW: usize = 2;
/// So many cubes are followed along one way.
const MOST_CUBES: usize = 128;

/// What a way is.
pub(super) enum Way {
    /// An execution.
    Real,
    /// None, and this precision excludes it.
    Excluded(Precision),
    /// None, and no predicates were found that exclude it.
    Stuck,
}

/// One passage, said of the variables of its location.
struct Step {
    at: LocationId,
    facts: Vec<TermId>,
    /// What must be true for it.
    conditions: Vec<TermId>,
    /// What the variables of the next location are.
    updates: Vec<TermId>,
}

/// Looks at the way along these edges to this end.
pub(super) fn refine(
    cx: &mut Context<'_, '_>,
    posts: &mut Posts,
    marching: &mut Marching,
    precision: &Precision,
    settings: &Settings,
    (edges, end): (&[usize], End),
) -> Result<Way, Reason> {
    let steps = steps(cx.structure, cx.terms, edges, end)?;
    let Some(core) = core(cx, settings, &steps)? else { return Ok(Way::Real) };
    if excludes(cx, posts, precision, edges, end)? {
        return Ok(Way::Excluded(precision.clone()));
    }
    let (first, last) = match (core.first(), core.last()) {
        (Some(first), Some(last)) => (first.0, last.0),
        _ => (0, steps.len().saturating_sub(1)),
    };
    let all: Vec<(usize, usize)> = steps
        .iter()
        .enumerate()
        .flat_map(|(index, step)| (0..step.conditions.len()).map(move |condition| (index, condition)))
        .collect();
    let between = edges.get(first..last).unwrap_or_default();
    let mut tried = precision.clone();
    let mut generalised: FxHashSet<(LocationId, usize)> = FxHashSet::default();
    for (conditions, first, edges_between) in [(&core, first, between), (&all, 0, edges)] {
        let found = predicates(cx, &steps, conditions, first);
        for (location, term) in found {
            take(cx, marching, settings, &mut tried, location, term, &mut generalised);
        }
        if excludes(cx, posts, &tried, edges, end)? {
            let fewer = pruned(cx, posts, precision, &tried, &generalised, (edges, end))?;
            return Ok(Way::Excluded(fewer.unwrap_or(tried)));
        }
        let mut combined = tried.clone();
        combined.set_boolean(edges_between);
        if excludes(cx, posts, &combined, edges, end)? {
            return Ok(Way::Excluded(combined));
        }
    }
    Ok(Way::Stuck)
}

/// Takes a predicate, with what should be taken with it.
fn take(
    cx: &mut Context<'_, '_>,
    marching: &mut Marching,
    settings: &Settings,
    precision: &mut Precision,
    location: LocationId,
    term: TermId,
    generalised: &mut FxHashSet<(LocationId, usize)>,
) {
    let Some(number) = cx.vocabulary.number(cx.structure, cx.terms, location, term) else { return };
    let Some(predicate) = cx.vocabulary.of(location).get(number).copied() else { return };
    let admitted = marching.admit(cx.terms, &cx.vocabulary, precision, location, predicate);
    let Some(more) = admitted else { return };
    precision.add(location, number, settings.predicates);
    for term in more {
        if let Some(number) = cx.vocabulary.number(cx.structure, cx.terms, location, term) {
            precision.add(location, number, settings.predicates);
            generalised.insert((location, number));
        }
    }
}

/// What was tried without those new predicates that are not needed for this way, as far as they are not there for ways to come; nothing if that cannot be said.
fn pruned(
    cx: &mut Context<'_, '_>,
    posts: &mut Posts,
    old: &Precision,
    tried: &Precision,
    generalised: &FxHashSet<(LocationId, usize)>,
    (edges, end): (&[usize], End),
) -> Result<Option<Precision>, Reason> {
    let locations: Vec<LocationId> = cx.structure.locations.ids().collect();
    let new: Vec<(LocationId, usize)> = locations
        .into_iter()
        .flat_map(|location| {
            let known = old.of(location);
            let new = tried.of(location).iter().filter(|number| !known.contains(number));
            new.map(move |number| (location, *number)).collect::<Vec<_>>()
        })
        .collect();
    if new.len() <= FEW {
        return Ok(None);
    }
    let Some(needed) = needed(cx, posts, tried, edges, end)? else { return Ok(None) };
    let mut fewer = old.clone();
    for (location, number) in new {
        if needed.contains(&(location, number)) || generalised.contains(&(location, number)) {
            fewer.add(location, number, usize::MAX);
        }
    }
    Ok(excludes(cx, posts, &fewer, edges, end)?.then_some(fewer))
}

/// The passages along these edges to this end.
fn steps(structure: &Structure, terms: &mut Terms, edges: &[usize], end: End) -> Result<Vec<Step>, Reason> {
    let missing = || Reason::new(Code::Error, "a way leads along what is not there: this is a bug in Heddle");
    let mut steps = Vec::with_capacity(edges.len() + 1);
    let mut at = start();
    let mut step = |terms: &mut Terms, at: LocationId, guard: TermId, updates: &[TermId]| {
        let place = &structure.locations[at];
        let own: Vec<TermId> = place.variables.iter().map(|variable| variable.term).collect();
        let all: Vec<TermId> =
            place.facts.iter().copied().chain([guard]).chain(updates.iter().copied()).collect();
        let mut said = structure.passage(terms, at, &own, &all);
        let updates = said.split_off(place.facts.len() + 1);
        let guard = said.pop().unwrap_or(guard);
        let conditions = conjuncts(terms, guard);
        steps.push(Step { at, facts: said, conditions, updates });
    };
    for edge in edges {
        let edge = structure.edges.get(*edge).filter(|edge| edge.from == at).ok_or_else(missing)?;
        step(terms, at, edge.guard, &edge.updates);
        at = edge.to;
    }
    let guard = match end {
        End::Check(index) => structure.checks.get(index).map(|check| check.guard),
        End::Obstacle(index) => structure.obstacles.get(index).map(|obstacle| obstacle.guard),
    };
    step(terms, at, guard.ok_or_else(missing)?, &[]);
    Ok(steps)
}

/// Conditions that cannot all be true, each as the index of its step and its own there, in order; nothing if all can.
fn core(
    cx: &mut Context<'_, '_>,
    settings: &Settings,
    steps: &[Step],
) -> Result<Option<Vec<(usize, usize)>>, Reason> {
    let mut names: Vec<(usize, usize)> = Vec::new();
    let (mut facts, mut said): (Vec<TermId>, Vec<TermId>) = (Vec::new(), Vec::new());
    let mut values: FxHashMap<TermId, TermId> = FxHashMap::default();
    for (index, step) in steps.iter().enumerate() {
        facts.extend(cx.terms.substitute(&step.facts, &values));
        said.extend(cx.terms.substitute(&step.conditions, &values));
        names.extend((0..step.conditions.len()).map(|condition| (index, condition)));
        let next = cx.terms.substitute(&step.updates, &values);
        if let Some(to) = steps.get(index + 1) {
            let variables = cx.structure.locations[to.at].variables.iter().map(|variable| variable.term);
            values = variables.zip(next).collect();
        }
    }
    let mut solver = cx.oracle.start_explaining(settings.most)?;
    facts.iter().for_each(|fact| solver.assert(cx.terms, *fact));
    let mut ask = |cx: &mut Context<'_, '_>, chosen: &[usize]| -> Result<Option<Vec<usize>>, Reason> {
        let assumptions: Vec<TermId> = chosen.iter().filter_map(|index| said.get(*index).copied()).collect();
        let core = cx.oracle.why_not(&mut solver, cx.terms, &assumptions)?;
        Ok(core.map(|core| core.into_iter().filter_map(|index| chosen.get(index).copied()).collect()))
    };
    let everything: Vec<usize> = (0..said.len()).collect();
    let mut chosen = match ask(cx, &everything) {
        Ok(Some(chosen)) => chosen,
        Ok(None) => return Ok(None),
        // One that need not explain itself is faster.
        Err(_) => {
            let whole = cx.terms.and_all(facts.iter().chain(&said).copied());
            return Ok(cx.oracle.ask(cx.terms, whole, settings.way)?.is_none().then_some(names));
        }
    };
    // Without whole steps first, from the beginning on; then without single conditions.
    let step_of = |index: usize| names.get(index).map(|name| name.0);
    let mut without: Vec<Vec<usize>> = (0..steps.len())
        .map(|step| (0..said.len()).filter(|index| step_of(*index) == Some(step)).collect())
        .collect();
    without.extend((0..said.len()).map(|index| vec![index]));
    let mut questions = 0;
    for group in without {
        let rest: Vec<usize> = chosen.iter().copied().filter(|index| !group.contains(index)).collect();
        if rest.len() == chosen.len() || rest.is_empty() || questions >= MOST_REDUCTIONS {
            continue;
        }
        questions += 1;
        match ask(cx, &rest) {
            Ok(Some(fewer)) => chosen = fewer,
            Ok(None) => {}
            // It is only about fewer.
            Err(_) => break,
        }
    }
    Ok(Some(chosen.into_iter().filter_map(|index| names.get(index).copied()).collect()))
}

/// What these conditions say at each location after `first`: atoms about what is known there.
fn predicates(
    cx: &mut Context<'_, '_>,
    steps: &[Step],
    conditions: &[(usize, usize)],
    first: usize,
) -> Vec<(LocationId, TermId)> {
    let mut found = Vec::new();
    let mut carried: Vec<TermId> = Vec::new();
    for (index, step) in steps.iter().enumerate().skip(first + 1).rev() {
        if let Some(next) = steps.get(index + 1) {
            let variables = cx.structure.locations[next.at].variables.iter().map(|variable| variable.term);
            let before = variables.zip(step.updates.iter().copied()).collect();
            carried = cx.terms.substitute(&carried, &before);
        }
        let own = conditions.iter().filter(|(of, _)| *of == index);
        carried.extend(own.filter_map(|(_, condition)| step.conditions.get(*condition).copied()));
        let (vocabulary, structure) = (&cx.vocabulary, cx.structure);
        let knows = |variable: VarId| vocabulary.knows(structure, step.at, variable);
        let atoms = about(cx.terms, &carried, &knows);
        found.extend(atoms.into_iter().map(|atom| (step.at, atom)));
    }
    found
}

/// Whether the abstraction excludes the way along these edges to this end.
fn excludes(
    cx: &mut Context<'_, '_>,
    posts: &mut Posts,
    precision: &Precision,
    edges: &[usize],
    end: End,
) -> Result<bool, Reason> {
    let (mut at, mut cubes): (LocationId, Vec<Cube>) = (start(), vec![Cube::new()]);
    for edge in edges {
        let mut next: Vec<Cube> = Vec::new();
        for cube in &cubes {
            for cube in posts.after(cx, precision, *edge, cube)? {
                if !next.contains(&cube) {
                    next.push(cube);
                }
            }
        }
        if next.is_empty() {
            return Ok(true);
        }
        if next.len() > MOST_CUBES {
            return Ok(false);
        }
        cubes = next;
        at = cx.structure.edges.get(*edge).map_or(at, |edge| edge.to);
    }
    for cube in &cubes {
        if posts.may_end(cx, at, cube, end)? {
            return Ok(false);
        }
    }
    Ok(true)
}
