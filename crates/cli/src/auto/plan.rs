//! Who is asked, in which order, and with what budget: decided before anything is tried, by what there is in the program.
//!
//! Budgets count states, steps and runs, never seconds, so that what is decided does not depend on the machine.

use super::profile::Profile;
use crate::args::{HUNT_RUNS, HUNT_STEPS};
use verdict::Attempt;

/// An engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// The search through all states.
    Explore,
    /// All inputs at once, up to bounds that grow.
    Bmc,
    /// Proofs.
    Prove,
    /// Random runs.
    Sample,
}

/// What a search may use up before others are asked, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many states.
    pub states: u64,
    /// How many steps in all.
    pub steps: u64,
}

/// The first search, of programs in which it may well be complete.
const FIRST: Budget = Budget { states: 10_000, steps: 3_000_000 };
/// The same where inputs have more values than it tries: it can only find violations.
const FIRST_OF_WIDE: Budget = Budget { states: 3_000, steps: 1_000_000 };
/// The same where nothing is left open, so that it is one run: nobody else is faster.
const FIRST_OF_ONE_RUN: Budget = Budget { states: 10_000, steps: 10_000_000 };
/// The search beside the others in a program that may call what nobody defines: then only violations are likely to come of it.
const WITH_EXTERNALS: Budget = Budget { states: 500_000, steps: 500_000_000 };
/// No limit.
pub const ALL: Budget = Budget { states: u64::MAX, steps: u64::MAX };

/// Who is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The short search before anything else.
    pub first: Budget,
    /// The search beside the others.
    pub search: Budget,
    /// Who runs side by side then, or in this order on one core.
    pub together: Vec<Who>,
    /// Who starts when one of these has ended without an answer.
    pub later: Vec<Who>,
    /// Who is not asked, and why.
    pub left_out: Vec<Attempt>,
    /// Whether engines are among them that only lack a solver.
    pub lacks_solver: bool,
    /// How many threads search.
    pub workers: usize,
    /// How much memory each of those has that need some, in megabytes.
    pub memory: u64,
}

impl Plan {
    /// What to do with a program that looks like this: on so many cores, with so many megabytes, and with a solver or why there is none.
    pub fn of(profile: &Profile, jobs: usize, memory: u64, solver: Result<(), &str>) -> Plan {
        let mut left_out = Vec::new();
        let mut together = vec![Who::Explore];
        let several = "this engine knows programs that start at main, and no handlers";
        let mut lacks_solver = false;
        let mut ask = |who: Who, name: &str, obstacle: Option<&str>| match (obstacle, solver) {
            (None, Ok(())) => together.push(who),
            (Some(why), _) => left_out.push(Attempt::not_tried(name, why)),
            (None, Err(why)) => {
                lacks_solver = true;
                left_out.push(Attempt::not_tried(name, why));
            }
        };
        let started_by_main = profile.processes == 1 && !profile.interrupts;
        ask(Who::Bmc, "bmc", (!started_by_main).then_some(several));
        let obstacle = match () {
            () if !started_by_main => Some(several),
            () if profile.is_concurrent() => Some("this engine knows programs of one thread"),
            () if !profile.goes_round() => Some("nothing goes round"),
            () => None,
        };
        ask(Who::Prove, "prove", obstacle);
        let mut later = Vec::new();
        match () {
            // Interleavings are what random runs are good at.
            () if profile.is_concurrent() => together.push(Who::Sample),
            () if profile.inputs > 0 => later.push(Who::Sample),
            () => left_out.push(Attempt::not_tried("sample", "there is one execution only")),
        }
        let first = match () {
            () if !profile.is_concurrent() && profile.inputs == 0 => FIRST_OF_ONE_RUN,
            () if profile.has_wide_inputs() => FIRST_OF_WIDE.for_bytes(profile.bytes),
            () => FIRST.for_bytes(profile.bytes),
        };
        // Who takes turns has all memory to itself.
        let greedy = if jobs == 1 { 1 } else { together.iter().filter(|who| **who != Who::Sample).count() };
        Plan {
            first,
            search: if profile.externals > 0 { WITH_EXTERNALS } else { ALL },
            workers: (jobs + 1).saturating_sub(together.len()).max(1),
            memory: (memory / greedy.max(1) as u64).max(1),
            together,
            later,
            left_out,
            lacks_solver,
        }
    }
}

impl Budget {
    /// The same for states of so many bytes: each step between two of them takes longer the larger they are.
    fn for_bytes(self, bytes: u64) -> Budget {
        Budget { steps: self.steps / (1 + bytes / 4096), ..self }
    }

    /// In words.
    pub fn words(self) -> String {
        match self {
            ALL => "no limit".to_string(),
            Budget { states, steps } => format!("{states} states, {steps} steps"),
        }
    }
}

/// What random runs are made, in words.
pub fn runs_in_words() -> String {
    format!("{HUNT_RUNS} runs of {HUNT_STEPS} steps")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sequential() -> Profile {
        Profile { processes: 1, inputs: 1, widest_input: 32, loops: 1, ..Profile::default() }
    }

    fn names(plan: &Plan) -> Vec<&str> {
        plan.left_out.iter().map(|attempt| attempt.engine.as_str()).collect()
    }

    #[test]
    fn large_states_are_searched_for_less_long() {
        let of = |bytes| Plan::of(&Profile { bytes, ..sequential() }, 2, 4096, Ok(())).first;
        assert_eq!(of(4000), FIRST_OF_WIDE);
        assert_eq!(of(40_000), Budget { steps: FIRST_OF_WIDE.steps / 10, ..FIRST_OF_WIDE });
    }

    #[test]
    fn loops_are_proved_and_threads_are_not() {
        let plan = Plan::of(&sequential(), 2, 4096, Ok(()));
        assert_eq!(plan.together, [Who::Explore, Who::Bmc, Who::Prove]);
        assert_eq!((plan.first, &plan.later[..]), (FIRST_OF_WIDE, &[Who::Sample][..]));
        let plan =
            Plan::of(&Profile { starts: 2, inputs: 0, widest_input: 0, ..sequential() }, 2, 4096, Ok(()));
        assert_eq!(plan.together, [Who::Explore, Who::Bmc, Who::Sample]);
        assert_eq!((plan.first, names(&plan)), (FIRST, vec!["prove"]));
    }

    #[test]
    fn what_does_not_go_round_needs_no_proof_and_one_execution_no_runs() {
        let plan = Plan::of(&Profile { loops: 0, inputs: 0, ..sequential() }, 2, 4096, Ok(()));
        assert_eq!(plan.together, [Who::Explore, Who::Bmc]);
        assert_eq!((plan.first, names(&plan)), (FIRST_OF_ONE_RUN, vec!["prove", "sample"]));
    }

    #[test]
    fn without_a_solver_the_others_answer() {
        let plan = Plan::of(&sequential(), 2, 4096, Err("bitwuzla is not installed"));
        assert_eq!((&plan.together[..], &plan.later[..]), (&[Who::Explore][..], &[Who::Sample][..]));
        assert_eq!((plan.workers, plan.memory, plan.lacks_solver), (2, 4096, true));
        let why: Vec<_> = plan.left_out.iter().filter_map(|attempt| attempt.outcome.why()).collect();
        assert_eq!(why, ["bitwuzla is not installed", "bitwuzla is not installed"]);
        let processes = Profile { processes: 2, ..sequential() };
        assert_eq!(Plan::of(&processes, 2, 4096, Ok(())).together, [Who::Explore, Who::Sample]);
        let plan = Plan::of(&processes, 2, 4096, Err("bitwuzla is not installed"));
        assert!(!plan.lacks_solver, "no solver would be asked");
    }

    #[test]
    fn cores_and_memory_are_shared() {
        let plan = Plan::of(&sequential(), 8, 3000, Ok(()));
        assert_eq!((plan.workers, plan.memory), (6, 1000));
        let alone = Plan::of(&sequential(), 1, 2, Ok(()));
        assert_eq!((alone.workers, alone.memory), (1, 2));
        let externals = Profile { externals: 1, ..sequential() };
        assert_eq!(Plan::of(&externals, 2, 4096, Ok(())).search, WITH_EXTERNALS);
    }
}
