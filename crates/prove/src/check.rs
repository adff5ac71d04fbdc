//! The engine: a program and what to check in, an answer out.

mod proof;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use arena::Id;
use program::Program;
use program::code::{FuncId, Pc};
use sem::ub::Class;
use solver::Kind;
use term::{TermId, Terms};
use verdict::places::Places;
use verdict::schedule::{NotReplayed, Schedule};
use verdict::unreached::{Seen, assertions};
use verdict::{
    Answer, Approximation, Coverage, Entry, Property, Reason, ReasonCode, Selection, Trace, Verdict,
};

use crate::build::{Built, Plan, build};
use crate::candidates::Effort;
use crate::chain::{self, Chain, End};
use crate::forward::{self, Forward};
use crate::induction::{Induction, Step};
use crate::oracle::Oracle;
use crate::predicate::{self, Outcome};
use crate::show::Show;
use crate::structure::{LocationId, Structure};
use crate::{candidates, invariants, recheck};

/// How proofs are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// One after the other.
    Auto,
    /// Invariants, and induction over k edges.
    KInduction,
    /// Predicate abstraction.
    Predicate,
}

impl Method {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Method::Auto => "auto",
            Method::KInduction => "k-induction",
            Method::Predicate => "predicate",
        }
    }
}

/// Whether objects of one place may be one where there are too many to be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Summaries {
    /// Never.
    Off,
    /// If nothing is found without.
    On,
    /// At once.
    Only,
}

/// What to check, and how.
pub struct Check {
    /// Where the program starts.
    pub main: FuncId,
    /// The classes.
    pub selection: Selection,
    /// How.
    pub method: Method,
    /// Whether allocations may fail.
    pub malloc_may_fail: bool,
    /// Whether objects of one place may be one where there are too many to be told apart.
    pub summaries: Summaries,
    /// Who answers questions.
    pub solver: Kind,
    /// Until when.
    pub until: Option<Instant>,
    /// How much memory a solver may use, in megabytes.
    pub memory_mb: Option<u64>,
    /// How many steps are walked.
    pub steps: u64,
    /// Who proves it again, if that is to be another one.
    pub cross_check: Option<Kind>,
    /// Whether executions count for nothing from where undefined behaviour happens that is not checked: listed, rather than unknown.
    pub assume_no_ub: bool,
}

/// What is being done, to be looked at meanwhile.
#[derive(Debug, Default)]
pub struct Progress {
    /// Steps walked.
    pub steps: AtomicU64,
    /// Terms made.
    pub terms: AtomicU64,
    /// Questions asked.
    pub questions: AtomicU64,
    /// How many edges induction looks back.
    pub k: AtomicU64,
    /// Whether somebody wants to know what is proved before all is.
    pub listened_to: AtomicBool,
    /// Checks that are never the first to be violated, in any execution: the class, and the op.
    pub proved: Mutex<BTreeSet<(Class, Pc)>>,
    /// Chains of fewer edges than this are known to lead to no violation, by whoever else has looked.
    pub clear: AtomicU64,
    /// Set by whoever wants it to stop.
    pub stop: AtomicBool,
}

/// What came of making the choices of a violation again.
pub struct Replayed {
    /// The violation, as it is reported.
    pub property: Property,
    /// The way there.
    pub trace: Option<Trace>,
}

/// What is said of a proof if no execution comes to an end, and some contradict an assumption.
const NO_END: &str =
    "no execution comes to an end: each of them goes round a loop for ever, or contradicts an assumption";
/// How long a question may take about what is near the start.
const FORWARD: Duration = Duration::from_secs(10);
/// How many edges are looked at where something is not supported.
const BEYOND_OBSTACLES: usize = 12;
/// How many edges are looked at before it is clear that no more objects are made than are told apart.
const BEYOND_MANY: usize = 7;
/// So many invariants of a location are predicates to begin with.
const SEEDS: usize = 8;
/// How long one of its questions may take.
const QUESTION: Duration = Duration::from_secs(20);

/// Checks a program. `structure_text` gets its transition structure, if somebody wants to see it. `replay` makes choices again in the machine of words: a violation, nothing if
/// there is none, or why that cannot be done.
pub fn check(
    program: &Program,
    places: &Places<'_>,
    what: &Check,
    progress: &Progress,
    answer: Answer,
    mut structure_text: Option<&mut String>,
    mut replay: impl FnMut(&Schedule) -> Result<Option<Replayed>, NotReplayed>,
) -> Answer {
    let mut last = None;
    let mut loads = Loads::Legal;
    let mut attempts: Vec<Objects> = what.summaries.attempts();
    attempts.reverse();
    while let Some(objects) = attempts.pop() {
        let prepared = Prepared::new(program, places, what, progress, answer.clone(), (objects, loads));
        let (prepared, answer, mut terms) = match prepared {
            Ok(prepared) => prepared,
            Err(answer) => return *answer,
        };
        let mut run = prepared.run(places, what, progress, answer);
        if let Some(structure_text) = &mut structure_text {
            **structure_text = run.show.structure(&mut terms);
        }
        let found = run.look(&mut terms);
        if found.as_ref().is_err_and(|reason| run.needs_arbitrary_loads(reason)) {
            loads = Loads::Arbitrary;
            attempts.push(objects);
            continue;
        }
        let again = found.is_err() && run.needs_summaries();
        let answer = match found {
            Ok(Found::Proof(proof)) => run.prove(&mut terms, proof),
            Ok(Found::Violation(chain)) => run.refute(&mut terms, &chain, &mut replay),
            Err(reason) => unknown(run.answer.clone(), reason),
        };
        last = Some(run.finished(&terms, answer));
        if !again {
            break;
        }
    }
    last.unwrap_or(answer)
}

/// What is made of objects of one place if there are more of them than are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Objects {
    /// An obstacle.
    ToldApart,
    /// A summary of all but the newest.
    Summarised,
}

/// What is made of loads that are not legal, and not checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loads {
    /// Obstacles.
    Legal,
    /// Arbitrary values.
    Arbitrary,
}

impl Summaries {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Summaries::Off => "off",
            Summaries::On => "on",
            Summaries::Only => "only",
        }
    }

    /// What is tried, one after the other.
    pub(crate) fn attempts(self) -> Vec<Objects> {
        match self {
            Summaries::Off => vec![Objects::ToldApart],
            Summaries::On => vec![Objects::ToldApart, Objects::Summarised],
            Summaries::Only => vec![Objects::Summarised],
        }
    }
}

/// A program that is ready to be asked about.
pub(crate) struct Prepared {
    pub(crate) structure: Structure,
    pointer_bits: u32,
    covered: Covered,
}

/// What executions may come to.
struct Covered {
    coverage: Coverage,
    /// Assertions that none reaches, as warnings.
    unreached: Vec<String>,
}

impl Covered {
    fn of(program: &Program, places: &Places<'_>, what: &Check, walked: Vec<bool>) -> Covered {
        let coverage = Coverage::of_ops(program, walked, Seen::Everything);
        let asked = what.selection.contains(Class::Assert);
        let all = assertions(program).into_iter().filter(|_| asked);
        let unreached = all.filter(|assertion| !assertion.ops.iter().any(|pc| coverage.is_reached(*pc)));
        let unreached = unreached.map(|assertion| Seen::Everything.unreached(places, assertion.call));
        Covered { unreached: unreached.collect(), coverage }
    }
}

impl Prepared {
    /// Builds the structure of a program; the answer says so if that cannot be done.
    pub(crate) fn new(
        program: &Program,
        places: &Places<'_>,
        what: &Check,
        progress: &Progress,
        mut answer: Answer,
        (objects, loads): (Objects, Loads),
    ) -> Result<(Prepared, Answer, Terms), Box<Answer>> {
        answer.config.solver = Some(what.solver.name().to_string());
        answer.ledger.note(Entry::new(Approximation::SequentialConsistency));
        if !what.malloc_may_fail {
            answer.ledger.note(Entry::new(Approximation::MallocSucceeds));
        }
        let plan = Plan {
            program,
            places,
            main: what.main,
            selection: &what.selection,
            malloc_may_fail: what.malloc_may_fail,
            steps: what.steps,
            summaries: objects == Objects::Summarised,
            arbitrary_loads: loads == Loads::Arbitrary,
            assume_no_ub: what.assume_no_ub,
        };
        let walking = Instant::now();
        let built = build(&plan, |steps, terms| {
            progress.steps.store(steps, Ordering::Relaxed);
            progress.terms.store(terms as u64, Ordering::Relaxed);
            if progress.stop.load(Ordering::Relaxed) {
                return Some(Reason::new(ReasonCode::Interrupted));
            }
            what.until.is_some_and(|until| Instant::now() >= until).then(|| Reason::new(ReasonCode::Timeout))
        });
        let Built { structure, walk, steps, walked } = match built {
            Ok(built) => built,
            Err(reason) => return Err(Box::new(unknown(answer, reason))),
        };
        answer.stat("steps", steps);
        answer.stat("locations", structure.locations.len() - 1);
        answer.stat("edges", structure.edges.len());
        let variables = structure.locations.values().map(|place| place.variables.len());
        answer.stat("variables", variables.sum::<usize>());
        answer.stat("checks", structure.checks.len());
        answer.stat("walk_seconds", walking.elapsed().as_secs_f64());
        if !structure.summarised.is_empty() {
            answer.stat("summaries", structure.summarised.len());
        }
        let covered = Covered::of(program, places, what, walked);
        let prepared = Prepared { structure, pointer_bits: program.pointer_bits, covered };
        Ok((prepared, answer, walk.machine.d.terms))
    }

    pub(crate) fn run<'a>(
        &'a self,
        places: &'a Places<'a>,
        what: &'a Check,
        progress: &'a Progress,
        answer: Answer,
    ) -> Run<'a> {
        let oracle = Oracle {
            kind: what.solver.clone(),
            until: what.until,
            memory_mb: what.memory_mb,
            stop: &progress.stop,
            questions: &progress.questions,
            solving: Duration::ZERO,
            accident: None,
            accidents: 0,
        };
        let show = Show::new(&self.structure, places, self.pointer_bits);
        let (structure, covered) = (&self.structure, &self.covered);
        Run { structure, covered, show, what, progress, answer, oracle, tried: Vec::new() }
    }
}

pub(crate) fn unknown(mut answer: Answer, reason: Reason) -> Answer {
    answer.verdict = Verdict::Unknown;
    answer.reason = Some(reason);
    answer.settled()
}

/// The reason that undefined behaviour is reachable which is not checked, as the reason that it may be.
fn open(reason: &Reason) -> Option<Reason> {
    let (violated, code) = (ReasonCode::AssumptionViolated, ReasonCode::AssumptionOpen);
    let message = reason.message.replace(violated.sentence(), code.sentence());
    (reason.code == violated).then(|| Reason { code, message, ..reason.clone() })
}

/// What was found.
pub(crate) enum Found {
    Proof(Proof),
    Violation(Chain),
}

/// Why nothing can be violated.
pub(crate) struct Proof {
    /// How many edges induction looks back; none if it is by predicate abstraction.
    pub(crate) k: Option<usize>,
    /// What is true at each location, one by one.
    pub(crate) invariants: Vec<Vec<TermId>>,
    /// The abstract states, if it is by predicate abstraction.
    pub(crate) abstraction: Option<predicate::Proof>,
}

pub(crate) struct Run<'a> {
    pub(crate) structure: &'a Structure,
    covered: &'a Covered,
    pub(crate) show: Show<'a>,
    what: &'a Check,
    progress: &'a Progress,
    pub(crate) answer: Answer,
    pub(crate) oracle: Oracle<'a>,
    /// What was tried in vain, in words.
    tried: Vec<String>,
}

impl Run<'_> {
    /// An answer with the figures that are known at the end.
    pub(crate) fn finished(&self, terms: &Terms, mut answer: Answer) -> Answer {
        answer.stat("terms", terms.len());
        answer.stat("questions", self.progress.questions.load(Ordering::Relaxed));
        answer.stat("solver_seconds", self.oracle.solving.as_secs_f64());
        answer
    }

    /// Whether more objects may be made at one place than are told apart, and there is time to try again without that.
    pub(crate) fn needs_summaries(&self) -> bool {
        self.what.summaries == Summaries::On
            && self.structure.obstacles.iter().any(|obstacle| obstacle.many)
            && self.structure.summarised.is_empty()
            && !self.oracle.is_over()
            && !self.progress.stop.load(Ordering::Relaxed)
    }

    /// Whether a load that is not legal, and not checked, stands in the way of a proof: it can be followed with an arbitrary value.
    fn needs_arbitrary_loads(&self, reason: &Reason) -> bool {
        matches!(reason.code, ReasonCode::AssumptionViolated | ReasonCode::AssumptionOpen)
            && self.structure.obstacles.iter().any(|obstacle| obstacle.loads)
            && !self.oracle.is_over()
    }

    /// Looks for a proof or a violation.
    fn look(&mut self, terms: &mut Terms) -> Result<Found, Reason> {
        if self.what.method == Method::Predicate {
            let found = self.predicates(terms, &[])?;
            return found.map_err(|_| self.not_proved());
        }
        let structure = self.structure;
        let mut forward = Forward::new(structure, FORWARD);
        // A few guesses first: most programs need no more, and many of them cost time.
        let mut known: Vec<Vec<TermId>> = Vec::new();
        let many = structure.obstacles.iter().any(|obstacle| obstacle.many);
        let near = if many { BEYOND_MANY } else { 4 };
        for (effort, depth, greatest) in [(Effort::Little, near, 3), (Effort::Much, 24, 8)] {
            if let Some(found) = self.search(terms, &mut forward, depth)? {
                return Ok(found);
            }
            if let Some(obstacle) = forward.obstacle() {
                // There is no proof; perhaps there is a violation.
                let found = self.search(terms, &mut forward, BEYOND_OBSTACLES)?;
                return found.ok_or_else(|| self.obstacle_reason(obstacle));
            }
            let invariants = self.invariants(terms, effort, &[])?;
            if known != invariants
                && let Some(found) = self.induction(terms, &invariants, greatest, forward.clear())?
            {
                return Ok(found);
            }
            self.tell_proved(terms, &invariants);
            known = invariants;
        }
        if self.what.method == Method::Auto {
            let locations = structure.locations.ids();
            let seeds: Vec<(LocationId, TermId)> = locations
                .zip(&known)
                .flat_map(|(location, found)| found.iter().take(SEEDS).map(move |term| (location, *term)))
                .collect();
            match self.for_a_while(|run, terms| run.predicates(terms, &seeds), terms)? {
                Ok(found) => return Ok(found),
                Err(found) if found.is_empty() => {}
                Err(found) => known = self.invariants(terms, Effort::Much, &found)?,
            }
        }
        // By turns further from the start, and further back.
        for (depth, greatest) in [(48, 16), (96, 32), (192, 64), (384, 128)] {
            if let Some(found) = self.search(terms, &mut forward, depth)? {
                return Ok(found);
            }
            if let Some(found) = self.induction(terms, &known, greatest, forward.clear())? {
                return Ok(found);
            }
        }
        Err(self.open_assumption(terms, &known).unwrap_or_else(|| self.not_proved()))
    }

    /// Why a proof does not get past an obstacle that a chain of edges leads to. Where objects are not told apart, the chain need not be an execution.
    fn obstacle_reason(&self, obstacle: usize) -> Reason {
        let reason = &self.structure.obstacles[obstacle].reason;
        match self.structure.summarised.is_empty() {
            true => reason.clone(),
            false => open(reason).unwrap_or_else(|| reason.clone()),
        }
    }

    /// The undefined behaviour that is not checked and may be reachable, if nothing else stands in the way of a proof.
    fn open_assumption(&mut self, terms: &mut Terms, invariants: &[Vec<TermId>]) -> Option<Reason> {
        let structure = self.structure;
        let checks = structure.checks.iter().map(|check| (check.from, check.guard, None));
        let obstacles = structure.obstacles.iter().map(|it| (it.from, it.guard, Some(&it.reason)));
        let mut found = None;
        for (from, guard, reason) in checks.chain(obstacles) {
            if matches!(self.may_happen(terms, invariants, from, guard), Ok(false)) {
                continue;
            }
            let reason = reason.and_then(open)?;
            found.get_or_insert(reason);
        }
        found
    }

    /// Tells others which checks are excluded by what is always true, if somebody wants to know: they need not look at them. It is proved again first, and nothing is told if the proof would depend on anything.
    fn tell_proved(&mut self, terms: &mut Terms, invariants: &[Vec<TermId>]) {
        if !self.progress.listened_to.load(Ordering::Relaxed) {
            return;
        }
        let structure = self.structure;
        let doubts = structure.doubts.iter().map(|doubt| (doubt.from, doubt.guard));
        let obstacles = structure.obstacles.iter().map(|obstacle| (obstacle.from, obstacle.guard));
        for (from, guard) in doubts.chain(obstacles) {
            if !matches!(self.may_happen(terms, invariants, from, guard), Ok(false)) {
                return;
            }
        }
        let (mut proved, mut open) = (BTreeSet::new(), BTreeSet::new());
        for check in &structure.checks {
            let Some(&pc) = check.stack.first() else { continue };
            let key = (check.class, pc);
            match open.contains(&key)
                || !matches!(self.may_happen(terms, invariants, check.from, check.guard), Ok(false))
            {
                true => open.insert(key),
                false => proved.insert(key),
            };
        }
        proved.retain(|key| !open.contains(key));
        let is_proved = |check: &&crate::structure::Check| {
            check.stack.first().is_some_and(|pc| proved.contains(&(check.class, *pc)))
        };
        let checks = structure.checks.iter().filter(is_proved).cloned().collect();
        let part = Structure { checks, ..structure.clone() };
        let all: Vec<TermId> = invariants.iter().map(|found| terms.and_all(found.iter().copied())).collect();
        if let Ok(true) = recheck::holds_up(&part, terms, &mut self.oracle, &all)
            && let Ok(mut known) = self.progress.proved.lock()
        {
            known.extend(proved);
        }
    }

    /// Looks for violations that so many edges lead to.
    fn search(
        &mut self,
        terms: &mut Terms,
        forward: &mut Forward<'_>,
        depth: usize,
    ) -> Result<Option<Found>, Reason> {
        while forward.clear() < depth {
            match forward.step(terms, &mut self.oracle) {
                Ok(forward::Step::Clear) => {}
                Ok(forward::Step::Over) => return Ok(None),
                Ok(forward::Step::Reaches(chain)) => return Ok(Some(Found::Violation(chain))),
                Err(reason) if self.oracle.is_over() => return Err(self.unanswered(&reason)),
                // Others may know more.
                Err(_) => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Does something with a part of the time that is left.
    fn for_a_while<T>(&mut self, act: impl FnOnce(&mut Self, &mut Terms) -> T, terms: &mut Terms) -> T {
        let until = self.oracle.until;
        self.oracle.until = until.map(|until| {
            let now = Instant::now();
            now + until.saturating_duration_since(now) / 2
        });
        let done = act(self, terms);
        self.oracle.until = until;
        done
    }

    /// Why there is no answer.
    pub(crate) fn not_proved(&self) -> Reason {
        if self.oracle.is_over() {
            return self.unanswered(&solver::Reason::new(solver::Code::Timeout, "the time is up"));
        }
        let message = format!("{}: {}", ReasonCode::NotProved.sentence(), self.tried.join("; "));
        match &self.oracle.accident {
            None => Reason::because(ReasonCode::NotProved, message),
            Some(accident) => {
                let reason = self.unanswered(accident);
                Reason { message: format!("{}; {message}", reason.message), ..reason }
            }
        }
    }

    /// What is always true at locations.
    fn invariants(
        &mut self,
        terms: &mut Terms,
        effort: Effort,
        seeds: &[(LocationId, TermId)],
    ) -> Result<Vec<Vec<TermId>>, Reason> {
        let mut guesses = candidates::candidates(self.structure, terms, effort);
        for &(location, seed) in seeds {
            let not = terms.not(seed);
            guesses[location.index()].extend([seed, not]);
        }
        self.count("candidates", guesses.iter().map(Vec::len).sum());
        invariants::keep_inductive(self.structure, terms, &mut self.oracle, &mut guesses)
            .map_err(|reason| self.unanswered(&reason))?;
        guesses.iter_mut().for_each(|found| invariants::leave_out_implied(terms, found));
        self.count("invariants", guesses.iter().map(Vec::len).sum());
        Ok(guesses)
    }

    /// Notes a figure, the last of its kind.
    fn count(&mut self, name: &str, value: usize) {
        self.answer.stats.retain(|(known, _)| known != name);
        self.answer.stat(name, value);
    }

    /// Induction with a k that grows: a proof, a chain that leads to a violation, or nothing.
    pub(crate) fn induction(
        &mut self,
        terms: &mut Terms,
        invariants: &[Vec<TermId>],
        greatest: usize,
        clear: usize,
    ) -> Result<Option<Found>, Reason> {
        // Others have looked at executions, which are not all of the chains there are where objects are not told apart.
        let others = match self.structure.summarised.is_empty() {
            true => self.progress.clear.load(Ordering::Relaxed) as usize,
            false => 0,
        };
        let mut induction = Induction::new(self.structure, invariants, clear.max(others));
        loop {
            self.progress.k.store(induction.k() as u64 + 1, Ordering::Relaxed);
            let step = induction.step(terms, &mut self.oracle, QUESTION);
            match step.map_err(|reason| self.unanswered(&reason))? {
                Step::Proved => {
                    let k = Some(induction.k());
                    return Ok(Some(Found::Proof(Proof {
                        k,
                        invariants: invariants.to_vec(),
                        abstraction: None,
                    })));
                }
                Step::Reaches(edges, End::Check(check)) => {
                    return Ok(Some(Found::Violation(Chain { edges, check })));
                }
                Step::Reaches(_, End::Obstacle(obstacle)) => {
                    return Err(self.obstacle_reason(obstacle));
                }
                Step::Open if induction.k() >= greatest => {
                    self.tried.push(format!("induction over up to {greatest} rounds is not enough"));
                    return Ok(None);
                }
                Step::Open => {}
            }
        }
    }

    /// Predicate abstraction; the predicates that it found, if it comes to nothing.
    pub(crate) fn predicates(
        &mut self,
        terms: &mut Terms,
        seeds: &[(LocationId, TermId)],
    ) -> Result<Result<Found, Vec<(LocationId, TermId)>>, Reason> {
        let settings = predicate::Settings::default();
        match predicate::prove(self.structure, terms, &mut self.oracle, seeds, &settings) {
            Outcome::Proof(proof) => {
                let invariants = proof.invariants.iter().map(|invariant| vec![*invariant]).collect();
                Ok(Ok(Found::Proof(Proof { k: None, invariants, abstraction: Some(proof) })))
            }
            Outcome::Violated(violation) => Ok(Ok(Found::Violation(violation.chain))),
            Outcome::Obstacle(obstacle) => Err(self.obstacle_reason(obstacle)),
            Outcome::Unknown { reason, predicates } => {
                if self.progress.stop.load(Ordering::Relaxed) {
                    return Err(Reason::new(ReasonCode::Interrupted));
                }
                self.tried.push(format!("predicate abstraction: {reason}"));
                Ok(Err(predicates))
            }
        }
    }

    /// Why a question has no answer.
    pub(crate) fn unanswered(&self, reason: &solver::Reason) -> Reason {
        if self.progress.stop.load(Ordering::Relaxed) {
            return Reason::new(ReasonCode::Interrupted);
        }
        // Whatever the solver makes of it. A method may have had less time than there is.
        let over = |until: Option<Instant>| until.is_some_and(|until| Instant::now() >= until);
        if over(self.what.until) || reason.code == solver::Code::Timeout && self.oracle.is_over() {
            return Reason::new(ReasonCode::Timeout);
        }
        let code = match reason.code {
            solver::Code::Timeout => ReasonCode::Timeout,
            solver::Code::Memory => ReasonCode::MemoryLimit,
            _ => ReasonCode::Solver,
        };
        Reason::because(code, format!("{}: {}", self.what.solver.name(), reason.detail))
    }

    /// The answer that a violation is, once it was made again.
    fn refute(
        &mut self,
        terms: &mut Terms,
        chain: &Chain,
        replay: &mut impl FnMut(&Schedule) -> Result<Option<Replayed>, NotReplayed>,
    ) -> Answer {
        let answer = self.answer.clone();
        let inputs = match self.inputs(terms, chain) {
            Ok(inputs) => inputs,
            Err(reason) => return unknown(answer, reason),
        };
        let mut answer = answer;
        match replay(&Schedule { acts: Vec::new(), inputs: vec![inputs] }) {
            Ok(Some(replayed)) => {
                answer.verdict = Verdict::False;
                answer.properties.push(replayed.property);
                answer.trace = replayed.trace;
                answer.stat("rounds", chain.edges.len());
                answer.settled()
            }
            Err(NotReplayed::Stopped(reason)) => unknown(answer, reason),
            other => {
                // Addresses and what is dead are only roughly known from loop to loop.
                let mut message =
                    "a violation was found that does not happen when the program runs on its inputs"
                        .to_string();
                if let Some(sites) = self.sites() {
                    message = format!("{message}: {sites} are not told apart, but for the newest");
                }
                if let Err(NotReplayed::Differs(why)) = other {
                    message = format!("{message}: {why}");
                }
                unknown(answer, Reason::because(ReasonCode::Approximation, message))
            }
        }
    }

    /// The objects that are not told apart, in words.
    fn sites(&self) -> Option<String> {
        let places = self.structure.summarised.iter().filter_map(|stack| self.show.innermost(stack));
        let places: Vec<String> = places.map(|at| format!("{}:{}", at.file, at.line)).collect();
        (!self.structure.summarised.is_empty())
            .then(|| format!("objects that are made at {}", places.join(", ")))
    }

    /// What the program is given along a chain.
    fn inputs(&mut self, terms: &mut Terms, chain: &Chain) -> Result<Vec<u64>, Reason> {
        let usual = self.structure.usual(terms);
        let found = match chain.model(&mut self.oracle, terms, &usual) {
            Ok(found) => found,
            Err(reason) => return Err(self.unanswered(&reason)),
        };
        let Some((passages, model)) = found else {
            let message = "a violation depends on what indeterminate values are, which cannot be replayed";
            return Err(Reason::because(ReasonCode::Approximation, message));
        };
        let inputs =
            chain::inputs(terms, &passages, &model).map_err(|_| Reason::new(ReasonCode::Internal))?;
        Ok(inputs.iter().map(|bits| bits.low_u64()).collect())
    }
}
