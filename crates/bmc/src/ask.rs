//! Reachability queries: can a program of one thread come to a state in which a proposition holds?
//!
//! The walk goes along all paths, and before each step at which the proposition may have changed, what it says there is noted under the condition of the path. Whether one of these can be true is the question; the
//! inputs that make one true lead there in the machine of words, too, before anything is said.
//!
//! Claim: `satisfied` comes with a replayed way; not satisfied means that no input leads there, whatever loops do. After an error that the rules of queries let a run go on from (a division by
//! zero, an illegal load, a decision about nothing) the walk does not: where one can happen, not being reachable is `unknown`.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use program::Program;
use program::code::{FuncId, Pc, Reg};
use sem::domain::Domain;
use solver::{Kind, Limits};
use symbolic::walk::{Bounds, CutAt, Walk};
use symbolic::{Bool, Machine, Options, Stopped};
use term::Assignment;
use verdict::places::Places;
use verdict::property::Class;
use verdict::query::Proposition;
use verdict::{Answer, Approximation, Entry, QueryResult, Reason, ReasonCode, Scope, Trace, Verdict};

use crate::check::Progress;
use crate::proposition::truth;
use crate::question::{Asker, Model, Said, any, completed, doubts, inputs, nothing_odd};
use crate::unwinding::{cut_bounds, grow, place_of, reason_of, unanswered};

/// What is asked, and how.
pub struct Ask<'q> {
    /// Where the program starts.
    pub main: FuncId,
    /// What is looked for.
    pub proposition: &'q Proposition,
    /// Whether it is to hold there, or not to.
    pub wanted: bool,
    /// Before which ops it may have changed, sorted.
    pub stops: Vec<Pc>,
    /// Registers that it reads.
    pub registers: Vec<(FuncId, Vec<Reg>)>,
    /// Functions that nobody defines and that do nothing.
    pub markers: Vec<u32>,
    /// How often loops are unwound; none to let the bounds grow where something is cut.
    pub unwind: Option<u32>,
    /// Whether allocations may fail.
    pub malloc_may_fail: bool,
    /// Who answers questions.
    pub solver: Kind,
    /// Until when.
    pub until: Option<Instant>,
    /// How much memory a solver may use, in megabytes.
    pub memory_mb: Option<u64>,
    /// How many steps are walked.
    pub steps: u64,
}

/// Answers a query. `replay` makes choices again in the machine of words: the way to the state that is looked for, nothing if it does not come there, or why that
/// cannot be done.
pub fn ask(
    program: &Program,
    places: &Places<'_>,
    what: &Ask<'_>,
    progress: &Progress,
    answer: Answer,
    replay: impl FnMut(&[u64]) -> Result<Option<Trace>, String>,
) -> Answer {
    let mut solving = Duration::ZERO;
    let mut answer = answered(program, places, what, progress, (answer, &mut solving), replay);
    answer.stat("solver_seconds", solving.as_secs_f64());
    answer
}

/// The same; how long solvers have taken is added up.
fn answered(
    program: &Program,
    places: &Places<'_>,
    what: &Ask<'_>,
    progress: &Progress,
    (mut answer, solving): (Answer, &mut Duration),
    mut replay: impl FnMut(&[u64]) -> Result<Option<Trace>, String>,
) -> Answer {
    answer.config.solver = Some(what.solver.name().to_string());
    answer.ledger.note(Entry::new(Approximation::SequentialConsistency));
    if !what.malloc_may_fail {
        answer.ledger.note(Entry::new(Approximation::MallocSucceeds));
    }
    let mut bounds = Bounds { steps: what.steps, ..Bounds::all(what.unwind.unwrap_or(1)) };
    loop {
        let (answered, asker) = (&mut answer, Asker::default());
        let mut asking = Asking { program, places, what, progress, answer: answered, asker, solving };
        let cuts = match asking.once(&bounds, &mut replay) {
            Ok(Found::Answer(satisfied)) => {
                answer.scope = Scope::Complete;
                answer.verdict = if satisfied { Verdict::True } else { Verdict::False };
                if let Some(query) = &mut answer.query {
                    query.result = Some(QueryResult::Reachability { satisfied });
                }
                return answer.settled();
            }
            Ok(Found::Cut(cuts)) => cuts,
            Err(reason) => {
                answer.reason = Some(reason);
                return answer.settled();
            }
        };
        if what.unwind.is_some() || !grow(&mut bounds, &cuts, None, progress) {
            answer.scope = Scope::Bounded { bounds: cut_bounds(program, places, &bounds, &cuts) };
            let mut message = "not found up to the bound: a loop was cut".to_string();
            if let Some(at) = cuts.first().and_then(|cut| place_of(program, places, *cut)) {
                message.push_str(&format!(" at {at}"));
            }
            answer.reason = Some(Reason::because(ReasonCode::Unwind, message));
            return answer.settled();
        }
    }
}

/// What a walk has shown.
enum Found {
    /// Whether the query is satisfied.
    Answer(bool),
    /// Nothing, and these go beyond their bounds.
    Cut(Vec<CutAt>),
}

struct Asking<'r, 'p> {
    program: &'p Program,
    places: &'r Places<'r>,
    what: &'r Ask<'r>,
    progress: &'r Progress,
    answer: &'r mut Answer,
    /// For the terms of one walk.
    asker: Asker,
    /// How long solvers have taken.
    solving: &'r mut Duration,
}

impl<'p> Asking<'_, 'p> {
    fn once(
        &mut self,
        bounds: &Bounds,
        replay: &mut impl FnMut(&[u64]) -> Result<Option<Trace>, String>,
    ) -> Result<Found, Reason> {
        let (mut walk, hits) = self.walk(bounds)?;
        if let Some(start) = walk.machine.started().first() {
            let tick = &walk.machine.ticks()[start.tick];
            let at = self.places.innermost(&walk.machine.stack_of(tick.pc, tick.context));
            let message = "not supported: queries about several threads in this engine: use --engine explore";
            return Err(Reason::because(ReasonCode::Unsupported, message).at(at));
        }
        let usual = nothing_odd(&mut walk);
        let hit = any(&mut walk.machine.d, hits);
        let usually = walk.machine.d.and_b(hit, usual);
        if let Some(model) = self.can(&mut walk, usually)? {
            let lost = |why: &str| {
                let words = ReasonCode::Internal.sentence();
                Reason::because(
                    ReasonCode::Internal,
                    format!("{words}: the state that shows the answer is lost: {why}"),
                )
            };
            let given = inputs(&walk, &mut Model::new(&walk, &model)).swap_remove(0);
            return match replay(&given) {
                Ok(Some(trace)) => {
                    self.answer.trace = Some(trace);
                    Ok(Found::Answer(self.what.wanted))
                }
                Ok(None) => Err(lost("the machine of words does not come there")),
                Err(why) => Err(lost(&why)),
            };
        }
        if usual != Bool::Const(true) && self.can(&mut walk, hit)?.is_some() {
            let message = "the answer depends on what indeterminate values are, which cannot be replayed";
            return Err(Reason::because(ReasonCode::Approximation, message));
        }
        self.trouble(&mut walk)?;
        let mut cuts: BTreeMap<CutAt, Vec<Bool>> = BTreeMap::new();
        for cut in &walk.cuts {
            cuts.entry(cut.at).or_default().push(cut.path);
        }
        let mut reached = Vec::new();
        for (at, paths) in cuts {
            let one = any(&mut walk.machine.d, paths);
            if self.can(&mut walk, one)?.is_some() {
                reached.push(at);
            }
        }
        if !reached.is_empty() {
            return Ok(Found::Cut(reached));
        }
        self.errors(&mut walk)?;
        self.doubts(&mut walk)?;
        Ok(Found::Answer(!self.what.wanted))
    }

    /// Walks up to the bounds; when the proposition is what is looked for.
    fn walk(&mut self, bounds: &Bounds) -> Result<(Walk<'p>, Vec<Bool>), Reason> {
        let what = self.what;
        let options = Options { allocations_may_fail: what.malloc_may_fail, ..Options::default() };
        let started = Machine::new(self.program, options).and_then(|mut machine| {
            machine.set_markers(what.markers.clone());
            let stages = machine.start_program(what.main)?;
            Ok((machine, stages))
        });
        let (machine, stages) = started.map_err(|stopped| self.reason_of(&stopped, &[]))?;
        let mut walk = Walk::new(self.program, machine, Some(stages), bounds.clone());
        walk.keep(what.registers.iter().cloned());
        let (program, progress) = (self.program, self.progress);
        let (mut hits, mut refused) = (Vec::new(), None);
        // What certainly is so needs no further looking.
        let certain = std::cell::Cell::new(false);
        let go_on = |walk: &Walk<'_>| {
            progress.steps.store(walk.machine.steps(), Ordering::Relaxed);
            progress.terms.store(walk.machine.d.terms.len() as u64, Ordering::Relaxed);
            let late = what.until.is_some_and(|until| Instant::now() >= until);
            !progress.stop.load(Ordering::Relaxed) && !late && !certain.get()
        };
        let mut first = true;
        walk.run_watched(go_on, |machine| {
            let start = std::mem::take(&mut first);
            if !start && what.stops.binary_search(&machine.pc()).is_err() {
                return;
            }
            match truth(machine, program, what.proposition) {
                Ok(holds) => {
                    let path = machine.path();
                    let wanted = if what.wanted { holds } else { machine.d.not_b(holds) };
                    let hit = machine.d.and_b(path, wanted);
                    certain.set(certain.get() || hit == Bool::Const(true));
                    hits.extend(Some(hit).filter(|hit| *hit != Bool::Const(false)));
                }
                Err(why) => refused = Some(why),
            }
        });
        if let Some(why) = refused {
            let message = format!("{why} is not supported by this engine: use --engine explore");
            return Err(Reason::because(ReasonCode::Unsupported, message));
        }
        self.answer.stats.clear();
        self.answer.stat("steps", walk.machine.steps());
        self.answer.stat("terms", walk.machine.d.terms.len());
        self.answer.stat("places", hits.len());
        self.answer.stat("merges", walk.merges);
        Ok((walk, hits))
    }

    fn can(&mut self, walk: &mut Walk<'p>, question: Bool) -> Result<Option<Assignment>, Reason> {
        let question = match question {
            Bool::Const(false) => return Ok(None),
            Bool::Const(true) => return Ok(Some(completed(walk, Assignment::new()))),
            Bool::Term(term) => term,
        };
        self.progress.questions.fetch_add(1, Ordering::Relaxed);
        let time = self.what.until.map(|until| until.saturating_duration_since(Instant::now()));
        let limits = Limits { memory_mb: self.what.memory_mb, time, plain: false, until: self.what.until };
        let terms = &mut walk.machine.d.terms;
        let known = self.asker.known(terms, question);
        let started = Instant::now();
        let said = known.unwrap_or_else(|| self.asker.ask(terms, &self.what.solver, limits, question));
        *self.solving += started.elapsed();
        match said {
            Said::Can(model) => Ok(Some(completed(walk, *model))),
            Said::Cannot => Ok(None),
            Said::Unknown(reason) => {
                Err(unanswered(&reason, &self.what.solver, self.progress, self.what.until))
            }
        }
    }

    /// Whether something could not be followed.
    fn trouble(&mut self, walk: &mut Walk<'p>) -> Result<(), Reason> {
        let ends = walk.ends.iter().filter(|end| !matches!(end.how, Stopped::Exit(_) | Stopped::Signal(_)));
        let trouble: Vec<(Bool, Reason)> = ends
            .map(|end| (end.path, self.reason_of(&end.how, &walk.machine.stack_of(end.pc, end.context))))
            .collect();
        for (path, reason) in trouble {
            if self.can(walk, path)?.is_some() {
                return Err(reason);
            }
        }
        Ok(())
    }

    /// Whether errors happen after which runs go on, and which others end them.
    fn errors(&mut self, walk: &mut Walk<'p>) -> Result<(), Reason> {
        let mut goes_on = Vec::new();
        let mut ends: BTreeMap<Class, Vec<Bool>> = BTreeMap::new();
        for number in 0..walk.machine.obligations().len() {
            let obligation = &walk.machine.obligations()[number];
            let (classes, pc) = (obligation.failure.classes(), obligation.pc);
            let broken = walk.broken(number);
            for class in classes {
                match class {
                    Class::Assert | Class::Reach => {}
                    Class::DivZero | Class::Uninit | Class::Overflow | Class::Pointer => goes_on.push(broken),
                    _ if pc.is_some_and(|pc| self.is_load(pc)) => goes_on.push(broken),
                    Class::Bounds | Class::Null | Class::Lifetime | Class::Free => {}
                    _ => ends.entry(class).or_default().push(broken),
                }
            }
        }
        let some = any(&mut walk.machine.d, goes_on);
        if self.can(walk, some)?.is_some() {
            let message = "after an error runs go on with any value, which this engine does not follow: use --engine explore";
            return Err(Reason::because(ReasonCode::Incomplete, message));
        }
        let mut absent = Vec::new();
        for (class, broken) in ends {
            let some = any(&mut walk.machine.d, broken);
            if self.can(walk, some)?.is_some() {
                absent.push(class.name());
            }
        }
        if !absent.is_empty() {
            let message = format!("runs end where they violate {}", absent.join(", "));
            self.answer.ledger.note(Entry::because(Approximation::AssumedAbsent, message));
        }
        Ok(())
    }

    /// Says what the walk has taken for granted, if some execution shows it.
    fn doubts(&mut self, walk: &mut Walk<'p>) -> Result<(), Reason> {
        for (entry, when) in doubts(walk) {
            if self.can(walk, when)?.is_some() {
                self.answer.ledger.note(entry);
            }
        }
        Ok(())
    }

    fn is_load(&self, pc: Pc) -> bool {
        let code = &self.program.code;
        code.ops.get(pc as usize).is_some_and(|op| op.is_load(code))
    }

    fn reason_of(&self, stopped: &Stopped, stack: &[Pc]) -> Reason {
        reason_of(self.places, self.progress, self.what.until, stopped, stack)
    }
}
