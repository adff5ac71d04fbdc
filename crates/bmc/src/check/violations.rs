//! Looking for violations: what may be violated, inputs that break it, and making it again in the machine of words.

use sem::domain::Domain;
use symbolic::Bool;
use symbolic::record::{Failure, Instant};
use symbolic::walk::Walk;
use term::Assignment;
use verdict::property::Class;
use verdict::schedule::{NotReplayed, Schedule};
use verdict::{Reason, ReasonCode, Verdict};

use super::{Replayed, Run};
use crate::question::{Model, any, cases, doubtful_addresses, groups, nothing_odd};
use crate::threads::{Executions, Goal, deadlock, is_trouble, races, schedule};

/// What may be violated, one by one.
#[derive(Default)]
struct Possible {
    classes: Vec<Class>,
    broken: Vec<Bool>,
    goals: Vec<Goal>,
    /// Whether it may be of a class that nobody asked about, instead.
    mixed: Vec<bool>,
    /// Of these it is not clear whether anything is lost.
    unclear: Vec<symbolic::lost::Left>,
    /// An access of which it is not known whether it races, by the number of its event.
    unclear_race: Option<usize>,
}

impl Possible {
    fn add(&mut self, class: Class, when: Bool, goal: Goal) {
        self.classes.push(class);
        self.broken.push(when);
        self.goals.push(goal);
        self.mixed.push(false);
    }
}

impl<'p> Run<'_, 'p> {
    /// Looks for inputs that break something, until there are none or one is enough.
    pub(super) fn find_violations(
        &mut self,
        walk: &mut Walk<'p>,
        replay: &mut impl FnMut(&Schedule) -> Result<Option<Replayed>, NotReplayed>,
    ) -> Result<(), Reason> {
        let Possible { classes, goals, mixed, broken, unclear, unclear_race } =
            self.possible_violations(walk);
        if walk.machine.d.is_over() {
            return Err(self.out_of_limits(walk));
        }
        let usual = nothing_odd(walk);
        // Most of a formula of steps is what all questions have in common.
        let groups = match self.executions.as_ref().and_then(Executions::steps) {
            Some(_) => std::iter::once(0..broken.len()).collect(),
            None => groups(&walk.machine.d.terms, &broken),
        };
        // Set once a violation does not replay that depends on where objects lie: they lie elsewhere in the machine of words.
        let mut elsewhere = false;
        // Set once a violation does not replay that comes with an atomic section that does not complete: no other thread sees that one.
        self.only_complete_sections = false;
        for group in groups {
            loop {
                let left = group.clone().filter(|&number| !self.violated.contains(&classes[number]));
                let left: Vec<usize> = left.collect();
                let mut question = any(&mut walk.machine.d, left.iter().map(|&number| broken[number]));
                if elsewhere {
                    let anywhere = doubtful_addresses(walk);
                    let anywhere = walk.machine.d.not_b(anywhere);
                    question = walk.machine.d.and_b(question, anywhere);
                }
                if self.only_complete_sections {
                    let incomplete = self.incomplete_sections(walk);
                    let complete = walk.machine.d.not_b(incomplete);
                    question = walk.machine.d.and_b(question, complete);
                }
                let Some(mut model) = self.ask(walk, question)? else { break };
                if usual != Bool::Const(true) {
                    let usually = walk.machine.d.and_b(question, usual);
                    model = self.ask(walk, usually)?.ok_or_else(|| {
                        let message =
                            "a violation depends on what indeterminate values are, which cannot be replayed";
                        Reason::because(ReasonCode::Approximation, message)
                    })?;
                }
                let met = {
                    let mut model = Model::new(walk, &model);
                    left.iter().copied().find(|&number| model.is_true(broken[number]))
                };
                let Some(met) = met else { return Err(Reason::new(ReasonCode::Internal)) };
                let depends = !elsewhere && {
                    let addresses = doubtful_addresses(walk);
                    Model::new(walk, &model).is_true(addresses)
                };
                let replayed = replay(&self.schedule(walk, &model, &goals[met]));
                let incomplete = !matches!(replayed, Ok(Some(_))) && !self.only_complete_sections && {
                    let incomplete = self.incomplete_sections(walk);
                    Model::new(walk, &model).is_true(incomplete)
                };
                match replayed {
                    Ok(Some(replayed)) => self.note_violation(replayed),
                    Err(NotReplayed::Stopped(reason)) => return Err(reason),
                    Ok(None) if mixed[met] => return Err(Reason::because(ReasonCode::Unsupported, MIXED)),
                    Ok(None) | Err(_) if depends => {
                        elsewhere = true;
                        continue;
                    }
                    Ok(None) | Err(_) if incomplete => {
                        self.only_complete_sections = true;
                        continue;
                    }
                    Ok(None) | Err(_) if rests_on_arbitrary(walk, &model) => {
                        return Err(Reason::because(ReasonCode::Approximation, ARBITRARY));
                    }
                    Ok(None) => return Err(does_not_replay("the machine of words finds no violation")),
                    Err(NotReplayed::Differs(why)) => return Err(does_not_replay(&why)),
                }
                if !self.what.all_violations {
                    return Ok(());
                }
            }
        }
        if elsewhere && self.violated.is_empty() {
            return Err(Reason::new(ReasonCode::Addresses));
        }
        if let Some(event) = unclear_race.map(|number| &walk.machine.events()[number])
            && self.violated.is_empty()
        {
            let at = self.places.innermost(&walk.machine.stack_of(event.pc, event.context));
            return Err(Reason::because(ReasonCode::Unsupported, UNCLEAR_RACE).at(at));
        }
        let some = any(&mut walk.machine.d, unclear.iter().map(|left| left.when));
        if self.violated.contains(&Class::Leak) {
            return Ok(());
        }
        let Some(model) = self.ask(walk, some)? else { return Ok(()) };
        // The machine of words knows of these values.
        match replay(&self.schedule(walk, &model, &Goal::Stuck)) {
            Ok(Some(replayed)) => self.note_violation(replayed),
            Ok(None) | Err(_) => return Err(Reason::because(ReasonCode::Unsupported, UNCLEAR)),
        }
        Ok(())
    }

    /// When an atomic section goes beyond a bound, does something that is not supported, or violates a class that is not checked while the program runs.
    fn incomplete_sections(&self, walk: &mut Walk<'p>) -> Bool {
        let cuts = walk.cuts.iter().map(|cut| (cut.moment, cut.path));
        let troubles = walk.ends.iter().filter(|end| is_trouble(&end.how)).map(|end| (end.at, end.path));
        let mut ends: Vec<(Instant, Bool)> = cuts.chain(troubles).collect();
        for number in 0..walk.machine.obligations().len() {
            let obligation = &walk.machine.obligations()[number];
            if self.asked(&obligation.failure).is_none() {
                let at = obligation.at;
                ends.push((at, walk.broken(number)));
            }
        }
        ends.retain(|(at, _)| at.tick.is_some());
        let ends: Vec<Bool> =
            ends.into_iter().map(|(at, path)| self.while_running(walk, &at, path)).collect();
        any(&mut walk.machine.d, ends)
    }

    fn schedule(&self, walk: &mut Walk<'p>, model: &Assignment, goal: &Goal) -> Schedule {
        schedule(walk, self.executions.as_ref(), model, goal)
    }

    /// The class that somebody asked about, of those that a failure may be of.
    pub(super) fn asked(&self, failure: &Failure) -> Option<Class> {
        failure.classes().into_iter().find(|class| self.what.selection.contains(*class))
    }

    /// Everything that is looked for.
    fn possible_violations(&mut self, walk: &mut Walk<'p>) -> Possible {
        let mut possible = Possible::default();
        let proved = self.progress.proved.lock().map(|proved| proved.clone()).unwrap_or_default();
        let what = self.what;
        let selected = |class| what.selection.contains(class);
        for number in 0..walk.machine.obligations().len() {
            let obligation = &walk.machine.obligations()[number];
            let (asked, at) = (self.asked(&obligation.failure), obligation.at);
            let mixed = obligation.failure.classes().into_iter().any(|class| !selected(class));
            let known = asked.zip(obligation.pc);
            let known = known.filter(|check| proved.contains(check) && self.executions.is_none());
            self.left_out.extend(known);
            if let Some(class) = asked.filter(|_| known.is_none()) {
                let truth = walk.broken(number);
                let truth = self.while_running(walk, &at, truth);
                // With several threads, most of a question is what all have in common.
                let cases = match self.executions {
                    Some(_) => vec![truth],
                    None => cases(&mut walk.machine.d, truth),
                };
                let first = possible.mixed.len();
                for case in cases {
                    possible.add(class, case, Goal::At(at));
                }
                possible.mixed[first..].fill(mixed);
            }
        }
        if selected(Class::Deadlock) {
            let stuck = deadlock(self.executions.as_ref(), walk);
            possible.add(Class::Deadlock, stuck, Goal::Stuck);
        }
        if selected(Class::Race)
            && let Some(executions) = &self.executions
        {
            let races = races(executions, self.program, walk);
            possible.unclear_race = races.unclear;
            for (first, second, when) in races.found {
                possible.add(Class::Race, when, Goal::Race(first, second));
            }
        }
        // What is left when there were several threads is not looked at.
        if self.executions.is_some() {
            return possible;
        }
        if selected(Class::Cleanup) {
            for left in walk.left_behind() {
                possible.add(Class::Cleanup, left.when, Goal::Stuck);
            }
        }
        if selected(Class::Leak) {
            let lost = walk.lost();
            possible.unclear = lost.unclear;
            for left in lost.certain {
                possible.add(Class::Leak, left.when, Goal::Stuck);
            }
        }
        possible
    }

    fn note_violation(&mut self, replayed: Replayed) {
        self.violated.push(replayed.property.class);
        self.answer.properties.push(replayed.property);
        if self.answer.trace.is_none() {
            self.answer.trace = replayed.trace;
        }
        self.answer.verdict = Verdict::False;
    }
}

/// Why it is not known whether something races.
pub(crate) const UNCLEAR_RACE: &str = "not supported: races of an atomic section that may not come to its end in this encoding: use --engine explore, or --property without race";

/// Why it is not known what happens before an atomic section that does not complete.
pub(super) const INCOMPLETE_SECTION: &str = "not supported: what threads do before an atomic section that does not complete in this engine: use --engine explore";

/// Why it is not known whether something is lost.
pub(crate) const UNCLEAR: &str = "not supported: whether a heap object can be reached where pieces of pointers were copied, or by too large an array";

/// Why it is not known whether what is violated was asked about.
const MIXED: &str = "not supported: whether a value is poison because of something that was checked, or because of something else: use --property all";

/// Why it is not known whether a violation happens.
const ARBITRARY: &str = "a violation was found that rests on memory never written or on a load that is not legal, and does not replay";

/// Whether what happens where values are these depends on what the concrete interpreter may not do in the same way.
fn rests_on_arbitrary(walk: &Walk<'_>, model: &Assignment) -> bool {
    let when = walk.machine.rests_on_arbitrary();
    let mut model = Model::new(walk, model);
    when.into_iter().any(|when| model.is_true(when))
}

fn does_not_replay(why: &str) -> Reason {
    let message = format!("{}: a violation does not replay: {why}", ReasonCode::Internal.sentence());
    Reason::because(ReasonCode::Internal, message)
}
