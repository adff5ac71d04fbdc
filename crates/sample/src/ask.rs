//! Queries about probabilities and expectations, answered from runs.
//!
//! What each answer promises is said in [`stats`](crate::stats) and [`splitting`](crate::splitting). A run that fails an assumption does not count: probabilities are those
//! of the runs that keep them. A run that comes to something unknown makes the answer unknown.

use crate::observe::{Reaches, Scores, Values};
use crate::plan::Plan;
use crate::pool::draw;
use crate::runner::{End, Manner, Runner, Snapshot};
use crate::splitting::{self, REPLICATIONS, Warning};
use crate::stats::{Decision, Moments, Rule, Sprt, Stopping, clopper_pearson};
use crate::stream::Stream;
use concrete::Outcome;
use explore::{Start, note_markers, reason_for};
use program::Program;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use verdict::places::Places;
use verdict::query::ast::{Levels, Score, StopRule, defaults};
use verdict::query::resolved::{Called, Measure};
use verdict::query::{Proposition, Query, Resolved};
use verdict::{
    Answer, Approximation, Checkpoints, Course, Entry, EstimateAt, LevelResult, QueryResult, Reason,
    ReasonCode, Scope, Tally, Verdict,
};

/// What is asked, and how runs are made.
pub struct Ask<'q> {
    /// The query.
    pub query: &'q Resolved,
    /// Where the program starts.
    pub start: Start,
    /// Functions without a body that do nothing, by name; those that the query names are added.
    pub markers: Vec<String>,
    /// How runs are made.
    pub manner: Manner,
    /// How many cores.
    pub jobs: usize,
    /// What all random numbers follow from.
    pub seed: u64,
    /// Until when.
    pub until: Option<Instant>,
    /// Whether what each run gave is wanted.
    pub samples: bool,
}

/// How far it is, to be looked at meanwhile.
#[derive(Debug, Default)]
pub struct Progress {
    /// Runs that were made.
    pub runs: AtomicU64,
    /// Those of them that showed what is asked for.
    pub satisfying: AtomicU64,
    /// The width that the interval is to have, as the bits of a number; 0 if there is none.
    pub width: AtomicU64,
    /// Set by whoever wants it to stop.
    pub stop: AtomicBool,
}

impl Progress {
    /// How far it is, after so many seconds, in a line for people.
    pub fn line(&self, seconds: f64) -> String {
        let (runs, satisfying) = (self.runs.load(Ordering::Relaxed), self.satisfying.load(Ordering::Relaxed));
        let rate = runs as f64 / seconds;
        let mut line = format!("{runs} runs ({rate:.0}/s)");
        let width = f64::from_bits(self.width.load(Ordering::Relaxed));
        if width > 0.0 && runs > 0 {
            let interval = clopper_pearson(satisfying, runs, defaults::ALPHA);
            // The width falls with the root of the number of runs.
            let wanted = runs as f64 * (interval.width() / width).powi(2);
            let left = (wanted - runs as f64).max(0.0) / rate;
            let estimate = satisfying as f64 / runs as f64;
            line += &format!(
                ", {estimate:.4} in [{:.4}, {:.4}], about {left:.0} s left",
                interval.low, interval.high
            );
        }
        line
    }
}

/// What each run gave: a line of column names, and a line for each run.
pub type Samples = Vec<String>;

/// What is kept of the runs beside the result.
#[derive(Default)]
struct Kept {
    samples: Samples,
    course: Option<Course>,
}

/// The functions that do nothing: those that were named, and those that the query looks for.
pub fn markers(query: &Resolved, program: &Program, named: &[String]) -> Vec<String> {
    let looked_for = query.visible.calls.iter().filter_map(|called| match called {
        Called::External(place) => program.code.externals.get(*place as usize).cloned(),
        Called::Function(_) | Called::Primitive(_) => None,
    });
    named.iter().cloned().chain(looked_for).collect()
}

/// Answers a query from runs; `progress` can be looked at meanwhile.
pub fn ask(
    program: &Program,
    places: &Places<'_>,
    what: &Ask<'_>,
    progress: &Progress,
    answer: Answer,
) -> (Answer, Samples) {
    let mut answer = answer;
    let markers = markers(what.query, program, &what.markers);
    note_markers(&mut answer, &markers, program);
    let plan = Plan::new(program, &what.start, what.query, true);
    let asking = Asking { program, places, plan: &plan, what, progress, markers, started: Instant::now() };
    let mut kept = Kept::default();
    let found = match &what.query.query {
        &Query::Probability { steps, ref formula, alpha, epsilon, stop, runs } => {
            let rule = match stop {
                StopRule::Calibrated => Rule::Calibrated,
                StopRule::Paper => Rule::Paper,
            };
            asking.probability(steps, formula, alpha, (epsilon, rule), runs, &mut kept)
        }
        &Query::Hypothesis { steps, ref formula, threshold, alpha, beta, delta } => {
            match Sprt::new(threshold, delta, alpha, beta) {
                Some(test) => asking.hypothesis(steps, formula, test, &mut kept),
                None => Err(Reason::because(ReasonCode::Unsupported, "there is no such test")),
            }
        }
        &Query::Estimate { steps, runs, extreme, ref value } => {
            let values = || Values::new(value, extreme);
            asking.expectation(steps, runs, values, &mut kept)
        }
        &Query::Split { steps, ref formula, ref score, ref levels, runs } => {
            asking.split(steps, (formula, score), levels, runs, &mut answer, &mut kept)
        }
        Query::Reachable(_)
        | Query::Invariant(_)
        | Query::EnumStates
        | Query::EnumStatesSmc { .. }
        | Query::Exact { .. } => {
            Err(Reason::because(ReasonCode::Unsupported, "this query is not answered from runs"))
        }
    };
    answer.ledger.note(Entry::new(Approximation::SequentialConsistency));
    if !what.manner.chances.malloc_may_fail {
        answer.ledger.note(Entry::new(Approximation::MallocSucceeds));
    }
    let runs = progress.runs.load(Ordering::Relaxed);
    answer.stats.push(("seed".to_string(), what.seed.into()));
    answer.stats.push(("runs".to_string(), runs.into()));
    let seconds = asking.started.elapsed().as_secs_f64();
    answer.stats.push(("runs_per_second".to_string(), ((runs as f64 / seconds).round() as u64).into()));
    match found {
        Ok(result) => {
            answer.verdict = match result {
                QueryResult::Hypothesis { accepted: false, .. } => Verdict::False,
                _ => Verdict::True,
            };
            answer.scope = Scope::Sampled { runs, confidence: confidence(&what.query.query) };
            if let Some(query) = &mut answer.query {
                query.result = Some(result);
            }
        }
        Err(reason) => {
            answer.reason = Some(reason);
        }
    }
    answer.course = kept.course;
    (answer.settled(), kept.samples)
}

/// How sure an answer is.
fn confidence(query: &Query<Proposition, Measure>) -> f64 {
    match query {
        Query::Probability { alpha, .. } => 1.0 - alpha,
        Query::Hypothesis { alpha, beta, .. } => 1.0 - alpha.max(*beta),
        _ => 1.0 - defaults::ALPHA,
    }
}

struct Asking<'a, 'q> {
    program: &'a Program,
    places: &'a Places<'a>,
    plan: &'a Plan,
    what: &'a Ask<'q>,
    progress: &'a Progress,
    markers: Vec<String>,
    started: Instant,
}

/// What one run gave.
enum Given<T> {
    Value(T),
    /// It does not count.
    Nothing,
    Trouble(Box<Outcome>),
}

impl<'a> Asking<'a, '_> {
    /// Makes runs, each looked at by what `observer` makes; `value` says what a run gave, `look` whether to go on.
    fn runs<O: crate::Observer, T: Send>(
        &self,
        steps: u64,
        most: u64,
        observer: impl Fn() -> O + Sync,
        value: impl Fn(&O, Option<u64>) -> T + Sync,
        mut look: impl FnMut(T) -> bool,
    ) -> Result<(), Reason> {
        let prepare = || {
            let mut runner = self.runner()?;
            let mut observer = observer();
            runner.share_start(steps, &mut observer);
            runner.learn_ways(&observer);
            Ok((runner, observer))
        };
        let make = |(runner, observer): &mut (Runner<'a>, O), number: u64| match runner.run(
            Stream::new(self.what.seed, number),
            steps,
            observer,
        ) {
            End::Shown(at) => Given::Value(value(observer, Some(at))),
            End::Over => Given::Value(value(observer, None)),
            End::Ignored => Given::Nothing,
            End::Trouble(outcome) => Given::Trouble(outcome),
        };
        let (mut failed, mut ignored, mut counted) = (None, 0u64, 0u64);
        let drawn = draw(self.what.jobs, u64::MAX, None, prepare, make, |given| {
            match given {
                Given::Value(value) => {
                    counted += 1;
                    self.progress.runs.store(counted, Ordering::Relaxed);
                    if !look(value) || counted >= most {
                        return false;
                    }
                }
                Given::Nothing => {
                    ignored += 1;
                    // Assumptions that hardly any run keeps are not to be waited for.
                    if ignored > 1_000_000 && ignored / 1000 > counted {
                        failed = Some(Reason::new(ReasonCode::NothingChecked));
                    }
                }
                Given::Trouble(outcome) => failed = Some(reason_for(&outcome, self.places)),
            }
            if (counted + ignored).is_multiple_of(64) {
                failed = failed.take().or_else(|| self.cut());
            }
            failed.is_none()
        });
        drawn.map_err(|outcome| reason_for(&outcome, self.places))?;
        failed.map_or(Ok(()), Err)
    }

    fn runner(&self) -> Result<Runner<'a>, Outcome> {
        Runner::new(self.program, self.plan, &self.what.start, &self.markers, self.what.manner)
    }

    /// Why not to go on.
    fn cut(&self) -> Option<Reason> {
        if self.progress.stop.load(Ordering::Relaxed) {
            return Some(Reason::new(ReasonCode::Interrupted));
        }
        let late = self.what.until.is_some_and(|until| Instant::now() >= until);
        late.then(|| Reason::new(ReasonCode::Timeout))
    }

    fn probability(
        &self,
        steps: u64,
        formula: &Proposition,
        alpha: f64,
        (epsilon, rule): (f64, Rule),
        runs: Option<u64>,
        kept: &mut Kept,
    ) -> Result<QueryResult, Reason> {
        // A number of runs that is fixed needs no making up for.
        let rule = if runs.is_some() { Rule::Paper } else { rule };
        if runs.is_none() {
            self.progress.width.store(epsilon.to_bits(), Ordering::Relaxed);
        }
        let mut stopping = Stopping::new(rule, alpha, epsilon);
        let (mut count, mut satisfying) = (0, 0);
        let mut histogram: BTreeMap<u64, u64> = BTreeMap::new();
        let (mut checkpoints, mut course) = (Checkpoints::default(), Vec::new());
        if self.what.samples {
            kept.samples.push("run,satisfied,steps".to_string());
        }
        let look = |at: Option<u64>| {
            if self.what.samples {
                let steps = at.map_or(String::new(), |at| at.to_string());
                kept.samples.push(format!("{count},{},{steps}", u8::from(at.is_some())));
            }
            count += 1;
            if let Some(at) = at {
                satisfying += 1;
                self.progress.satisfying.store(satisfying, Ordering::Relaxed);
                *histogram.entry(at).or_default() += 1;
            }
            if checkpoints.due(count) {
                course.push((count, satisfying));
            }
            runs.is_some() || !stopping.enough(satisfying, count)
        };
        self.runs(steps, runs.unwrap_or(u64::MAX), || Reaches(formula), |_, at| at, look)?;
        if course.last().is_none_or(|(runs, _)| *runs < count) {
            course.push((count, satisfying));
        }
        let estimate_at = |(runs, satisfying): (u64, u64)| {
            let interval = stopping.interval(satisfying, runs);
            let estimate = satisfying as f64 / runs.max(1) as f64;
            EstimateAt { runs, estimate, low: interval.low, high: interval.high }
        };
        kept.course = Some(Course::Estimates(course.into_iter().map(estimate_at).collect()));
        let interval = stopping.interval(satisfying, count);
        Ok(QueryResult::Probability {
            estimate: satisfying as f64 / count.max(1) as f64,
            low: interval.low,
            high: interval.high,
            confidence: 1.0 - alpha,
            runs: count,
            satisfying,
            histogram: histogram.into_iter().collect(),
        })
    }

    fn hypothesis(
        &self,
        steps: u64,
        formula: &Proposition,
        mut test: Sprt,
        kept: &mut Kept,
    ) -> Result<QueryResult, Reason> {
        let mut runs = 0;
        let (accept, reject) = test.bounds();
        let (mut checkpoints, mut points) = (Checkpoints::default(), vec![(0, 0.0)]);
        if self.what.samples {
            kept.samples.push("run,satisfied,steps".to_string());
        }
        let look = |at: Option<u64>| {
            if self.what.samples {
                let steps = at.map_or(String::new(), |at| at.to_string());
                kept.samples.push(format!("{runs},{},{steps}", u8::from(at.is_some())));
            }
            runs += 1;
            if at.is_some() {
                self.progress.satisfying.fetch_add(1, Ordering::Relaxed);
            }
            let goes_on = test.add(at.is_some()).is_none();
            if checkpoints.due(runs) || !goes_on {
                points.push((runs, test.ratio()));
            }
            goes_on
        };
        self.runs(steps, u64::MAX, || Reaches(formula), |_, at| at, look)?;
        kept.course = Some(Course::Walk { points, accept, reject });
        Ok(QueryResult::Hypothesis { accepted: test.decision() == Some(Decision::Accept), runs })
    }

    fn expectation<'v>(
        &self,
        steps: u64,
        runs: u64,
        values: impl Fn() -> Values<'v> + Sync,
        kept: &mut Kept,
    ) -> Result<QueryResult, Reason> {
        let (mut moments, mut tally) = (Moments::default(), Tally::default());
        if self.what.samples {
            kept.samples.push("run,value".to_string());
        }
        let look = |value: i128| {
            if self.what.samples {
                kept.samples.push(format!("{},{value}", moments.count()));
            }
            moments.add(value as f64);
            tally.add(value);
            true
        };
        self.runs(steps, runs, values, |values, _| values.value, look)?;
        kept.course = Some(Course::Values(tally));
        let mean = moments.mean();
        let interval = moments.interval(defaults::ALPHA);
        let (low, high) = interval.map_or((mean, mean), |interval| (interval.low, interval.high));
        Ok(QueryResult::Expectation { mean, low, high, runs })
    }

    fn split(
        &self,
        steps: u64,
        (event, score): (&Proposition, &Score<Proposition, Measure>),
        levels: &Levels,
        particles: u64,
        answer: &mut Answer,
        kept: &mut Kept,
    ) -> Result<QueryResult, Reason> {
        let levels = match levels {
            Levels::Fixed(levels) => {
                splitting::Levels::Fixed(levels.iter().map(|level| *level as f64).collect())
            }
            Levels::Adaptive => splitting::Levels::Adaptive,
        };
        let cut = || self.cut();
        let prepare = || {
            let mut runner = self.runner()?;
            let mut scores =
                Scores { event, score, state: 0, goal: f64::INFINITY, reached: f64::NEG_INFINITY };
            runner.share_start(steps, &mut scores);
            Ok(Particles { runner, scores, steps, trouble: None, cut: &cut, runs: 0 })
        };
        let make = |particles_of: &mut Particles<'_, '_, '_>, number: u64| {
            let one = splitting::replicate(particles_of, &levels, particles as usize, self.what.seed, number);
            self.progress.runs.fetch_add(std::mem::take(&mut particles_of.runs), Ordering::Relaxed);
            match particles_of.trouble.take() {
                Some(trouble) => Err(trouble),
                None => Ok(one),
            }
        };
        let (mut failed, mut all) = (None, Vec::new());
        let drawn = draw(self.what.jobs, REPLICATIONS as u64, Some(1), prepare, make, |one| {
            match one {
                Ok(one) => all.push(one),
                Err(trouble) => failed = Some(trouble),
            }
            failed.is_none()
        });
        drawn.map_err(|outcome| reason_for(&outcome, self.places))?;
        match failed {
            Some(Trouble::Cut(reason)) => return Err(reason),
            Some(Trouble::Run(outcome)) => return Err(reason_for(&outcome, self.places)),
            None => {}
        }
        let estimate = splitting::combine(all, &levels, defaults::ALPHA);
        answer.warnings.extend(estimate.warnings.iter().map(said));
        answer.warnings.extend(stuck(&estimate, &levels));
        if self.what.samples {
            kept.samples.push("replication,score,probability".to_string());
            for (number, one) in estimate.replications.iter().enumerate() {
                let levels = one.levels.iter();
                kept.samples
                    .extend(levels.map(|level| format!("{number},{},{}", level.score, level.probability)));
                kept.samples.push(format!("{number},all,{:e}", one.probability));
            }
        }
        kept.course =
            Some(Course::Replications(estimate.replications.iter().map(|one| one.probability).collect()));
        answer.stats.push(("replications".to_string(), (REPLICATIONS as u64).into()));
        let relative = estimate.error / estimate.probability;
        if relative.is_finite() {
            answer.stats.push(("relative_standard_error".to_string(), relative.into()));
        }
        let finite = |score: f64| if score.is_finite() { Some(score) } else { None };
        Ok(QueryResult::Splitting {
            probability: estimate.probability,
            low: estimate.interval.low,
            high: estimate.interval.high,
            levels: estimate
                .levels
                .iter()
                .map(|level| LevelResult { score: finite(level.score), probability: level.probability })
                .collect(),
            runs_per_level: particles,
        })
    }
}

/// What to say if no run ever came further than to the first level.
fn stuck(estimate: &splitting::Estimate, levels: &splitting::Levels) -> Option<String> {
    let alone = |one: &splitting::Replication| one.levels.len() == 1 && one.probability == 0.0;
    if !estimate.replications.iter().all(alone) {
        return None;
    }
    let first = estimate.replications.first()?.levels.first()?.score;
    Some(match levels {
        splitting::Levels::Fixed(_) => {
            format!("the score of no run reaches {first}, the first level: the estimate says nothing")
        }
        splitting::Levels::Adaptive => {
            format!("the score of no run ever rises above {first}: the estimate says nothing")
        }
    })
}

/// A warning in words.
fn said(warning: &Warning) -> String {
    let level = |score: f64| match score.is_finite() {
        true => format!("the level {score}"),
        false => "the event, after the last level".to_string(),
    };
    match *warning {
        Warning::Extinct(count) => {
            format!("in {count} of {REPLICATIONS} replications no run reached the event")
        }
        Warning::Useless(score) => format!("every run passes {}: it is of no use", level(score)),
        Warning::Steep(score, probability) => {
            format!("only {probability} of the runs pass {}: a level before it would help", level(score))
        }
        Warning::FewAncestors(count) => format!(
            "the runs that reached the event in one replication descend from only {count} at the start: \
             more runs per level would help"
        ),
    }
}

enum Trouble {
    Cut(Reason),
    Run(Box<Outcome>),
}

/// Runs of a program as particles of importance splitting.
struct Particles<'a, 'q, 'c> {
    runner: Runner<'a>,
    scores: Scores<'q>,
    steps: u64,
    /// Why what comes of it is worth nothing.
    trouble: Option<Trouble>,
    cut: &'c (dyn Fn() -> Option<Reason> + Sync),
    runs: u64,
}

/// A run with the greatest score it has had, and the state of what observes it.
#[derive(Clone)]
struct Particle {
    run: Rc<Snapshot>,
    reached: f64,
    observer: usize,
}

impl splitting::Process for Particles<'_, '_, '_> {
    type Particle = Particle;

    fn start(&mut self) -> Particle {
        Particle { run: Rc::new(self.runner.start()), reached: f64::NEG_INFINITY, observer: 0 }
    }

    fn run(&mut self, particle: &mut Particle, goal: f64, stream: &mut Stream) -> f64 {
        if self.trouble.is_some() {
            return particle.reached;
        }
        self.runs += 1;
        if self.runs.is_multiple_of(256)
            && let Some(reason) = (self.cut)()
        {
            self.trouble = Some(Trouble::Cut(reason));
            return particle.reached;
        }
        self.scores.goal = goal;
        self.scores.reached = particle.reached;
        self.scores.state = particle.observer;
        match self.runner.take_up(&particle.run, stream, self.steps, &mut self.scores) {
            End::Shown(_) => particle.run = Rc::new(self.runner.snapshot()),
            End::Over | End::Ignored => {}
            End::Trouble(outcome) => self.trouble = Some(Trouble::Run(outcome)),
        }
        particle.reached = self.scores.reached;
        particle.observer = self.scores.state;
        particle.reached
    }
}
