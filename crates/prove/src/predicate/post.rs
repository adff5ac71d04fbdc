//! What is true after an edge, as far as predicates can say it.
//!
//! Claim: each state that an edge leads to from a state of a cube is in one of the cubes that [`Posts::after`] gives. Where a solver finds no answer in time, a cube says less,
//! and the claim holds all the same. What was found out once is remembered.
//!
//! Cost: one solver is kept for each edge and each location, up to [`MOST_SOLVERS`], and asked with assumptions only. One question tells whether anything is after the edge, and
//! one more for each predicate that is found to be open, whose model often settles others: all that may still hold are asked about at once.

use std::time::Duration;

use rustc_hash::FxHashMap;
use solver::{Code, Reason, Solver};
use term::{Assignment, Evaluator, TermId, Terms, Value};

use super::vocabulary::{Cube, Precision, Vocabulary, Way};
use crate::chain::End;
use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure};

/// So many solvers may run at once.
const MOST_SOLVERS: usize = 16;
/// A solver that has answered so many questions is replaced: what it has learned makes it slow.
const MOST_QUESTIONS: usize = 400;

/// What all questions need.
pub(super) struct Context<'a, 'o> {
    pub(super) structure: &'a Structure,
    pub(super) terms: &'a mut Terms,
    pub(super) oracle: &'a mut Oracle<'o>,
    pub(super) vocabulary: Vocabulary,
}

/// Whom a solver is kept for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Topic {
    Edge(usize),
    Location(LocationId),
}

struct Kept {
    solver: Solver,
    questions: usize,
    last_used: u64,
}

/// What is known about an edge from a cube.
#[derive(Default)]
struct Known {
    /// Whether it can be taken.
    feasible: Option<bool>,
    /// What predicates of the target are then; nothing for those that may be both.
    literals: FxHashMap<usize, Option<bool>>,
    /// Their combinations, for certain predicates; nothing if there are too many.
    cubes: FxHashMap<Vec<usize>, Option<Vec<Cube>>>,
}

/// Questions about steps, with what is known.
pub(super) struct Posts {
    /// How long a question may take.
    pub(super) most: Option<Duration>,
    most_cubes: usize,
    kept: FxHashMap<Topic, Kept>,
    clock: u64,
    known: FxHashMap<(usize, Cube), Known>,
    /// Predicates of targets, as they are before edges.
    before: FxHashMap<(usize, usize), TermId>,
    ends: FxHashMap<(Option<usize>, LocationId, Cube), Option<End>>,
}

impl Posts {
    pub(super) fn new(most: Option<Duration>, most_cubes: usize) -> Posts {
        Posts {
            most,
            most_cubes,
            kept: FxHashMap::default(),
            clock: 0,
            known: FxHashMap::default(),
            before: FxHashMap::default(),
            ends: FxHashMap::default(),
        }
    }

    /// Values that make a cube and these truth values true, on a way from its location; nothing if there are none.
    fn ask(
        &mut self,
        cx: &mut Context<'_, '_>,
        topic: Topic,
        cube: &Cube,
        more: &[TermId],
    ) -> Result<Option<Assignment>, Reason> {
        let (location, guard) = match topic {
            Topic::Edge(edge) => {
                let edge = cx.structure.edges.get(edge).ok_or_else(missing)?;
                (edge.from, Some(edge.guard))
            }
            Topic::Location(location) => (location, None),
        };
        let mut assumptions = cx.vocabulary.literals(cx.terms, location, cube);
        assumptions.extend(more);
        assumptions.retain(|assumption| cx.terms.as_bool(*assumption) != Some(true));
        if assumptions.iter().any(|assumption| cx.terms.as_bool(*assumption) == Some(false)) {
            return Ok(None);
        }
        self.clock += 1;
        let mut kept = match self.kept.remove(&topic).filter(|kept| kept.questions < MOST_QUESTIONS) {
            Some(kept) => kept,
            None => {
                if self.kept.len() >= MOST_SOLVERS
                    && let Some((oldest, _)) = self.kept.iter().min_by_key(|(_, kept)| kept.last_used)
                {
                    let oldest = *oldest;
                    self.kept.remove(&oldest);
                }
                let mut solver = cx.oracle.start(self.most)?;
                let facts = cx.structure.locations[location].facts.iter().copied();
                facts.chain(guard).for_each(|fact| solver.assert(cx.terms, fact));
                Kept { solver, questions: 0, last_used: 0 }
            }
        };
        kept.questions += 1;
        kept.last_used = self.clock;
        let answer = cx.oracle.put(&mut kept.solver, cx.terms, &assumptions)?;
        self.kept.insert(topic, kept);
        Ok(answer)
    }

    /// The cubes that describe what is after an edge from a state of this cube.
    pub(super) fn after(
        &mut self,
        cx: &mut Context<'_, '_>,
        precision: &Precision,
        edge: usize,
        cube: &Cube,
    ) -> Result<Vec<Cube>, Reason> {
        let to = cx.structure.edges.get(edge).ok_or_else(missing)?.to;
        let mut looked_at = precision.of(to).to_vec();
        looked_at.sort_unstable();
        if !self.each(cx, edge, cube, &looked_at)? {
            return Ok(Vec::new());
        }
        let Some(known) = self.known.get(&(edge, cube.clone())) else { return Err(missing()) };
        let settled = |number: &usize| known.literals.get(number).copied().flatten();
        let certain: Cube = looked_at.iter().filter_map(|number| Some((*number, settled(number)?))).collect();
        let open: Vec<usize> = looked_at.iter().copied().filter(|number| settled(number).is_none()).collect();
        if precision.way(edge) == Way::Cartesian || open.is_empty() {
            return Ok(vec![certain]);
        }
        let Some(cubes) = self.combinations(cx, edge, cube, &open)? else { return Ok(vec![certain]) };
        let with_certain = cubes.into_iter().map(|mut cube| {
            cube.extend(&certain);
            cube.sort_unstable();
            cube
        });
        Ok(with_certain.collect())
    }

    /// Finds out what these predicates are after an edge, and whether it can be taken at all.
    fn each(
        &mut self,
        cx: &mut Context<'_, '_>,
        edge: usize,
        cube: &Cube,
        looked_at: &[usize],
    ) -> Result<bool, Reason> {
        let mut known = self.known.remove(&(edge, cube.clone())).unwrap_or_default();
        let result = self.find_out(cx, edge, cube, looked_at, &mut known);
        self.known.insert((edge, cube.clone()), known);
        result
    }

    fn find_out(
        &mut self,
        cx: &mut Context<'_, '_>,
        edge: usize,
        cube: &Cube,
        looked_at: &[usize],
        known: &mut Known,
    ) -> Result<bool, Reason> {
        let unknown: Vec<usize> =
            looked_at.iter().copied().filter(|number| !known.literals.contains_key(number)).collect();
        match known.feasible {
            Some(false) => return Ok(false),
            Some(true) if unknown.is_empty() => return Ok(true),
            Some(true) | None => {}
        }
        let topic = Topic::Edge(edge);
        let model = match self.ask(cx, topic, cube, &[]) {
            Ok(None) => {
                known.feasible = Some(false);
                return Ok(false);
            }
            Ok(Some(model)) => Some(model),
            Err(reason) => excuse(cx, reason)?,
        };
        known.feasible = Some(true);
        // What predicates are in one case is all that they can be in every case.
        let mut hopes: Vec<(usize, TermId, bool)> = Vec::new();
        let befores = self.before(cx, edge, &unknown)?;
        for (number, before) in unknown.iter().zip(befores) {
            let value = model.as_ref().and_then(|model| truth(cx.terms, model, before));
            match value {
                Some(value) => hopes.push((*number, before, value)),
                None => drop(known.literals.insert(*number, None)),
            }
        }
        while !hopes.is_empty() {
            let against: Vec<TermId> = hopes
                .iter()
                .map(|(_, before, value)| match value {
                    true => cx.terms.not(*before),
                    false => *before,
                })
                .collect();
            let any = cx.terms.or_all(against);
            let model = match self.ask(cx, topic, cube, &[any]) {
                Ok(None) => {
                    known.literals.extend(hopes.drain(..).map(|(number, _, value)| (number, Some(value))));
                    break;
                }
                Ok(Some(model)) => Some(model),
                Err(reason) => excuse(cx, reason)?,
            };
            let count = hopes.len();
            let mut evaluator = model.as_ref().map(|model| Evaluator::new(cx.terms, model));
            hopes.retain(|(number, before, value)| {
                let stays = evaluator.as_mut().is_some_and(|evaluator| {
                    evaluator.value(*before).is_ok_and(|now| now == Value::Bool(*value))
                });
                if !stays {
                    known.literals.insert(*number, None);
                }
                stays
            });
            if hopes.len() == count {
                // No case at all against any of them, though there was said to be one.
                known.literals.extend(hopes.drain(..).map(|(number, ..)| (number, None)));
            }
        }
        Ok(true)
    }

    /// These predicates of the target of an edge, said of what is before it.
    fn before(
        &mut self,
        cx: &mut Context<'_, '_>,
        edge: usize,
        numbers: &[usize],
    ) -> Result<Vec<TermId>, Reason> {
        let it = cx.structure.edges.get(edge).ok_or_else(missing)?;
        let variables = cx.structure.locations[it.to].variables.iter().map(|variable| variable.term);
        let new: FxHashMap<TermId, TermId> = variables.zip(it.updates.iter().copied()).collect();
        let mut result = Vec::with_capacity(numbers.len());
        for number in numbers {
            if let Some(before) = self.before.get(&(edge, *number)) {
                result.push(*before);
                continue;
            }
            let predicate = *cx.vocabulary.of(it.to).get(*number).ok_or_else(missing)?;
            let before = *cx.terms.substitute(&[predicate], &new).first().ok_or_else(missing)?;
            self.before.insert((edge, *number), before);
            result.push(before);
        }
        Ok(result)
    }

    /// The combinations of these predicates that there are after an edge; nothing if there are too many, or if they cannot be found out.
    fn combinations(
        &mut self,
        cx: &mut Context<'_, '_>,
        edge: usize,
        cube: &Cube,
        open: &[usize],
    ) -> Result<Option<Vec<Cube>>, Reason> {
        let key = (edge, cube.clone());
        if let Some(cubes) = self.known.get(&key).and_then(|known| known.cubes.get(open)) {
            return Ok(cubes.clone());
        }
        let cubes = self.enumerate(cx, edge, cube, open)?.map(merged);
        self.known.entry(key).or_default().cubes.insert(open.to_vec(), cubes.clone());
        Ok(cubes)
    }

    fn enumerate(
        &mut self,
        cx: &mut Context<'_, '_>,
        edge: usize,
        cube: &Cube,
        open: &[usize],
    ) -> Result<Option<Vec<Cube>>, Reason> {
        let befores = self.before(cx, edge, open)?;
        let (mut cubes, mut others): (Vec<Cube>, Vec<TermId>) = (Vec::new(), Vec::new());
        loop {
            let model = match self.ask(cx, Topic::Edge(edge), cube, &others) {
                Ok(None) => return Ok(Some(cubes)),
                Ok(Some(model)) => Some(model),
                Err(reason) => excuse(cx, reason)?,
            };
            let Some(model) = model.filter(|_| cubes.len() < self.most_cubes) else { return Ok(None) };
            let mut found = Cube::new();
            let mut differs = cx.terms.bool(false);
            for (number, before) in open.iter().zip(&befores) {
                let Some(value) = truth(cx.terms, &model, *before) else { return Ok(None) };
                found.push((*number, value));
                let other = match value {
                    true => cx.terms.not(*before),
                    false => *before,
                };
                differs = cx.terms.or(differs, other);
            }
            cubes.push(found);
            others.push(differs);
        }
    }

    /// A check or an obstacle that a way from a state of this cube may come to.
    pub(super) fn end(
        &mut self,
        cx: &mut Context<'_, '_>,
        location: LocationId,
        cube: &Cube,
    ) -> Result<Option<End>, Reason> {
        let structure = cx.structure;
        let checks = structure.checks.iter().enumerate().filter(|(_, check)| check.from == location);
        let checks: Vec<(End, TermId)> =
            checks.map(|(index, check)| (End::Check(index), check.guard)).collect();
        let obstacles = structure.obstacles.iter().enumerate().filter(|(_, it)| it.from == location);
        let obstacles: Vec<(End, TermId)> =
            obstacles.map(|(index, it)| (End::Obstacle(index), it.guard)).collect();
        for (ends, part) in [(checks, 0), (obstacles, 1)] {
            if let Some(end) = self.one_of(cx, location, cube, &ends, Some(part))? {
                return Ok(Some(end));
            }
        }
        Ok(None)
    }

    /// Whether a way from a state of this cube may end so.
    pub(super) fn may_end(
        &mut self,
        cx: &mut Context<'_, '_>,
        location: LocationId,
        cube: &Cube,
        end: End,
    ) -> Result<bool, Reason> {
        let guard = match end {
            End::Check(index) => cx.structure.checks.get(index).map(|check| check.guard),
            End::Obstacle(index) => cx.structure.obstacles.get(index).map(|obstacle| obstacle.guard),
        };
        let guard = guard.ok_or_else(missing)?;
        Ok(self.one_of(cx, location, cube, &[(end, guard)], None)?.is_some())
    }

    /// One of these ends that may come; `memory` is where the answer is kept.
    fn one_of(
        &mut self,
        cx: &mut Context<'_, '_>,
        location: LocationId,
        cube: &Cube,
        ends: &[(End, TermId)],
        memory: Option<usize>,
    ) -> Result<Option<End>, Reason> {
        let key = (memory, location, cube.clone());
        if memory.is_some()
            && let Some(end) = self.ends.get(&key)
        {
            return Ok(*end);
        }
        let any = cx.terms.or_all(ends.iter().map(|(_, guard)| *guard));
        let found = match self.ask(cx, Topic::Location(location), cube, &[any])? {
            None => None,
            Some(model) => {
                let happens = |guard| truth(cx.terms, &model, guard) == Some(true);
                let which = ends.iter().find(|(_, guard)| happens(*guard)).or(ends.first());
                which.map(|(end, _)| *end)
            }
        };
        if memory.is_some() {
            self.ends.insert(key, found);
        }
        Ok(found)
    }
}

/// The truth value of a term, if it has one.
fn truth(terms: &Terms, model: &Assignment, term: TermId) -> Option<bool> {
    term::eval(terms, model, term).ok()?.as_bool()
}

/// A solver that finds no answer costs precision only; others are not worth going on with.
fn excuse(cx: &Context<'_, '_>, reason: Reason) -> Result<Option<Assignment>, Reason> {
    match reason.code {
        Code::Timeout | Code::Memory | Code::Unsupported | Code::Incomplete if !cx.oracle.is_over() => {
            Ok(None)
        }
        _ => Err(reason),
    }
}

/// The same combinations in fewer cubes: two that differ in one literal become one without it.
fn merged(mut cubes: Vec<Cube>) -> Vec<Cube> {
    'again: loop {
        for left in 0..cubes.len() {
            for right in left + 1..cubes.len() {
                let (Some(one), Some(other)) = (cubes.get(left), cubes.get(right)) else { continue };
                if one.len() != other.len() || one.iter().zip(other).any(|(one, other)| one.0 != other.0) {
                    continue;
                }
                let both: Cube =
                    one.iter().zip(other).filter(|(one, other)| one == other).map(|(one, _)| *one).collect();
                if both.len() + 1 == one.len() {
                    cubes.remove(right);
                    cubes.remove(left);
                    cubes.push(both);
                    continue 'again;
                }
            }
        }
        return cubes;
    }
}

/// The reason of an index that leads nowhere.
fn missing() -> Reason {
    Reason::new(Code::Error, "something is not there that an index names: this is a bug in Heddle")
}
