//! Assertions that no execution reaches, and assumptions that none passes: what the walk has seen of them, and what a solver says about the rest.
//!
//! ```text
//!   never walked                 known
//!   walked under a condition     values that solvers have found already, or that are all zero, may show it to be possible;
//!                                whatever is left is one question: can any of it be? What its values show is taken off, and the rest asked again
//! ```
//!
//! Claim: what is warned of is so, for all executions or for those within the bounds. Limit: nothing is said about what a solver does not find out quickly.
//! Cost: a look at a table for each step, an evaluation of the conditions for each of a few assignments, and as a rule one question or none.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use program::Program;
use program::code::Pc;
use rustc_hash::FxHashMap;
use sem::domain::Domain;
use symbolic::record::ContextId;
use symbolic::walk::Walk;
use symbolic::{Bool, Machine};
use term::Assignment;
use verdict::places::Places;
use verdict::unreached::{Seen, assertions};
use verdict::{Coverage, Location, Reason};

use crate::question::{Model, any, completed};

/// So many questions are asked at most.
const MOST_QUESTIONS: u32 = 32;

/// No question is asked after so long.
const ENOUGH: Duration = Duration::from_secs(3);

/// Where assertions are, and when the walk has come there.
#[derive(Default)]
pub(crate) struct Reached {
    /// For each op, whether some assertion is reached there.
    is_watched: Vec<bool>,
    /// The assertions that are reached at an op.
    watched: FxHashMap<Pc, Vec<usize>>,
    assertions: Vec<Assertion>,
    /// For each op whether some walk has come there.
    walked: Vec<bool>,
}

struct Assertion {
    call: Pc,
    /// When it is reached: one of these.
    paths: Vec<Bool>,
}

/// Something that should be possible.
struct Goal {
    /// When it is so.
    when: Bool,
    /// What to say if it never is, if this can be.
    warning: String,
    only_if: Bool,
}

/// What somebody who was asked knows: values, that there are none, or nothing.
pub(crate) type Knows = Result<Option<Option<Assignment>>, Reason>;

impl Reached {
    /// Watches the assertions of a program.
    pub(crate) fn watching(program: &Program) -> Reached {
        let none = vec![false; program.code.ops.len()];
        let mut reached = Reached { is_watched: none.clone(), walked: none, ..Reached::default() };
        for (number, assertion) in assertions(program).into_iter().enumerate() {
            for pc in assertion.ops {
                if let Some(watched) = reached.is_watched.get_mut(pc as usize) {
                    *watched = true;
                    reached.watched.entry(pc).or_default().push(number);
                }
            }
            reached.assertions.push(Assertion { call: assertion.call, paths: Vec::new() });
        }
        reached
    }

    /// Forgets where the walk before this one came.
    pub(crate) fn restart(&mut self) {
        self.assertions.iter_mut().for_each(|assertion| assertion.paths.clear());
    }

    /// Looks at a machine before a step.
    #[inline]
    pub(crate) fn note(&mut self, machine: &Machine<'_>) {
        if let Some(walked) = self.walked.get_mut(machine.pc() as usize) {
            *walked = true;
        }
        if self.is_watched.get(machine.pc() as usize) == Some(&true) {
            self.came_to(machine.pc(), machine.path());
        }
    }

    fn came_to(&mut self, pc: Pc, path: Bool) {
        for &number in self.watched.get(&pc).into_iter().flatten() {
            let paths = &mut self.assertions[number].paths;
            if path == Bool::Const(true) {
                paths.clear();
            }
            if paths.last() != Some(&path) && paths.first() != Some(&Bool::Const(true)) {
                paths.push(path);
            }
        }
    }

    /// What walks have come to, which may be more than executions reach.
    pub(crate) fn coverage(&self, program: &Program, seen: Seen) -> Coverage {
        Coverage::of_ops(program, self.walked.clone(), seen)
    }

    /// What is not reached or passed after a walk: assumptions, and assertions if `asserts`. `ask` asks a solver that has to be quick.
    pub(crate) fn warnings<'p>(
        &self,
        walk: &mut Walk<'p>,
        places: &Places<'_>,
        (seen, asserts): (Seen, bool),
        known: &[Assignment],
        mut ask: impl FnMut(&mut Walk<'p>, Bool) -> Knows,
    ) -> Result<Vec<String>, Reason> {
        let mut goals = passing(walk, places, seen);
        for assertion in self.assertions.iter().filter(|_| asserts) {
            let when = any(&mut walk.machine.d, assertion.paths.iter().copied());
            let warning = seen.unreached(places, assertion.call);
            goals.push(Goal { when, warning, only_if: Bool::Const(true) });
        }
        let mut warnings = Vec::new();
        for goal in impossible(walk, goals, known, &mut ask)? {
            let only_if = match goal.only_if {
                Bool::Const(known) => known,
                Bool::Term(_) => matches!(ask(walk, goal.only_if)?, Some(Some(_))),
            };
            if only_if {
                warnings.push(goal.warning);
            }
        }
        Ok(warnings)
    }
}

/// When assumptions at one place are met, and when they hold then.
#[derive(Default)]
struct Assumed {
    met: Vec<Bool>,
    passed: Vec<Bool>,
}

/// Assumptions, by their place in the source: each should let something pass, if anything comes to it.
fn passing(walk: &mut Walk<'_>, places: &Places<'_>, seen: Seen) -> Vec<Goal> {
    let mut calls: BTreeMap<(Option<Pc>, Option<ContextId>), Assumed> = BTreeMap::new();
    for number in 0..walk.machine.assumptions().len() {
        let assumption = walk.machine.assumptions()[number];
        let passes = walk.machine.d.and_b(assumption.path, assumption.condition);
        let here = calls.entry((assumption.pc, assumption.context)).or_default();
        here.met.push(assumption.path);
        here.passed.push(passes);
    }
    let mut by_place: Vec<(Location, Assumed)> = Vec::new();
    for ((pc, context), here) in calls {
        let Some(at) = pc.and_then(|pc| places.innermost(&walk.machine.stack_of(pc, context))) else {
            continue;
        };
        match by_place.iter_mut().find(|(place, _)| *place == at) {
            Some((_, all)) => {
                all.met.extend(here.met);
                all.passed.extend(here.passed);
            }
            None => by_place.push((at, here)),
        }
    }
    let goal = |(at, assumed): (Location, Assumed)| Goal {
        when: any(&mut walk.machine.d, assumed.passed),
        warning: seen.contradiction(&at),
        only_if: any(&mut walk.machine.d, assumed.met),
    };
    by_place.into_iter().map(goal).collect()
}

/// Those that certainly are never so.
fn impossible<'p>(
    walk: &mut Walk<'p>,
    goals: Vec<Goal>,
    known: &[Assignment],
    ask: &mut impl FnMut(&mut Walk<'p>, Bool) -> Knows,
) -> Result<Vec<Goal>, Reason> {
    let (mut never, mut left) = (Vec::new(), Vec::new());
    for goal in goals {
        match goal.when {
            Bool::Const(true) => {}
            Bool::Const(false) => never.push(goal),
            Bool::Term(_) => left.push(goal),
        }
    }
    let zero = completed(walk, Assignment::new());
    for values in known.iter().chain([&zero]) {
        if !left.is_empty() {
            let mut model = Model::new(walk, values);
            left.retain(|goal| !model.is_true(goal.when));
        }
    }
    let started = Instant::now();
    for _ in 0..MOST_QUESTIONS {
        if left.is_empty() || started.elapsed() > ENOUGH {
            return Ok(never);
        }
        let some = any(&mut walk.machine.d, left.iter().map(|goal| goal.when));
        match ask(walk, some)? {
            Some(Some(values)) => {
                let mut model = Model::new(walk, &values);
                left.retain(|goal| !model.is_true(goal.when));
            }
            Some(None) => {
                never.append(&mut left);
                return Ok(never);
            }
            None => return Ok(never),
        }
    }
    Ok(never)
}
