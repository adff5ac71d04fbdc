//! Programs to transition structures: walks from place to place until nothing new is learned.
//!
//! Which loops are locations is found out by walking: one that input decides about, or that goes round more than [`KNOWN_ROUNDS`] times. All others are gone through on the way.
//! What differs from one visit of a location to the next becomes a variable of it ([`symbolic::cutpoints`]), until every visit fits.
//!
//! Claim: that of [`Structure`]. Limits: those of [`symbolic::cutpoints`]; recursion that input decides about is an obstacle.
//!
//! Cost: each location is walked again as often as it learns something, mostly twice or three times.

use std::collections::BTreeSet;

use arena::{Arena, Id};
use program::Program;
use program::code::{FuncId, Pc};
use rustc_hash::FxHashMap;
use sem::context::Why;
use sem::domain::Domain;
use sem::ub::{Class, ClassSet};
use symbolic::cutpoints::{Arrival, Cutpoint, TOO_MANY, Template};
use symbolic::memory::LeafPart;
use symbolic::record::DoubtKind;
use symbolic::walk::{Bounds, CutAt, Walk};
use symbolic::{Bool, Bv, Machine, Options, Stopped, Symbolic};
use term::TermId;
use verdict::places::Places;
use verdict::{Reason, ReasonCode, Selection};

use crate::names;
use crate::structure::{
    Check, Doubt, Edge, Location, LocationId, Obstacle, Structure, Variable, What, start,
};

/// A loop that only what is known decides about is gone through so many times before it is taken for one that may go round any number of times.
pub const KNOWN_ROUNDS: u32 = 128;

/// So often a location is walked again, on average.
const MOST_WALKS: usize = 40;

/// What to build, and from what.
pub struct Plan<'a> {
    /// The program.
    pub program: &'a Program,
    /// Where its code comes from.
    pub places: &'a Places<'a>,
    /// Where it starts.
    pub main: FuncId,
    /// Which violations are looked for.
    pub selection: &'a Selection,
    /// Whether allocations may fail.
    pub malloc_may_fail: bool,
    /// How many steps are walked at most.
    pub steps: u64,
    /// Whether places that make more objects than are told apart get a summary of them, which adds behaviours.
    pub summaries: bool,
    /// Whether loads that are not legal, and not checked, give an arbitrary value; otherwise they are obstacles.
    pub arbitrary_loads: bool,
    /// Whether executions count for nothing from where undefined behaviour happens that is not checked; otherwise such places are obstacles.
    pub assume_no_ub: bool,
}

/// A structure with the walk that it comes from, whose terms it is made of.
pub struct Built<'p> {
    /// The structure.
    pub structure: Structure,
    /// The walk.
    pub walk: Walk<'p>,
    /// How many steps were walked.
    pub steps: u64,
    /// Which ops were walked at all: executions come to no others.
    pub walked: Vec<bool>,
}

/// What a segment leaves behind.
#[derive(Default)]
struct Left {
    arrivals: Vec<Arrival>,
    checks: Vec<Check>,
    obstacles: Vec<Obstacle>,
    ends: Vec<TermId>,
    doubts: Vec<Doubt>,
    absent: Vec<(Class, TermId)>,
    inputs: Vec<(TermId, TermId)>,
    usual: Option<TermId>,
}

struct Builder<'a, 'p> {
    plan: &'a Plan<'p>,
    walk: Walk<'p>,
    /// The start, and the cutpoints that were reached.
    templates: Vec<Template>,
    numbers: FxHashMap<Cutpoint, usize>,
    left: Vec<Left>,
    steps: u64,
    walked: Vec<bool>,
}

/// Builds the structure of a program. `go_on` is asked now and then.
pub fn build<'p>(
    plan: &Plan<'p>,
    mut go_on: impl FnMut(u64, usize) -> Option<Reason>,
) -> Result<Built<'p>, Reason> {
    let checked = ClassSet::of(plan.selection.classes().iter().copied());
    let options = Options {
        allocations_may_fail: plan.malloc_may_fail,
        spurious_wakeups: false,
        checked,
        arbitrary_loads: plan.arbitrary_loads,
    };
    let machine = Machine::with_terms(plan.program, options, Symbolic::new()).and_then(|mut machine| {
        let stages = machine.start_program(plan.main)?;
        Ok((machine, stages))
    });
    let stopped = |stopped: &Stopped| reason_of(plan.places, stopped, &[]);
    let (machine, stages) = machine.map_err(|why| stopped(&why))?;
    if machine.may_have_threads() {
        let message = "not supported: several threads in this engine: use --engine explore or --engine bmc";
        return Err(Reason::because(ReasonCode::Unsupported, message));
    }
    let bounds = Bounds { known: KNOWN_ROUNDS, steps: plan.steps, ..Bounds::all(0) };
    let mut walk = Walk::new(plan.program, machine, Some(stages), bounds);
    let first = walk.start_template();
    walk.cut_at([]).map_err(|why| stopped(&why))?;
    if plan.summaries {
        walk.summarise_sites();
    }
    let mut builder = Builder {
        plan,
        walk,
        templates: vec![first],
        numbers: FxHashMap::default(),
        left: Vec::new(),
        steps: 0,
        walked: vec![false; plan.program.code.ops.len()],
    };
    while !builder.try_once(&mut go_on)? {
        // With more cutpoints, from the start.
        builder.templates.truncate(1);
        builder.numbers.clear();
        builder.left.clear();
        builder.walk.forget_contents();
    }
    builder.finish()
}

/// Why a walk does not go on.
fn reason_of(places: &Places<'_>, stopped: &Stopped, stack: &[Pc]) -> Reason {
    let at = places.innermost(stack);
    match stopped {
        Stopped::Unsupported(what) => {
            Reason::because(ReasonCode::Unsupported, format!("not supported: {what}")).at(at)
        }
        Stopped::External(what) => {
            Reason::because(ReasonCode::ExternalFunction, format!("the program {what}")).at(at)
        }
        Stopped::Limit => Reason::new(ReasonCode::StepLimit).at(at),
        _ => Reason::new(ReasonCode::Internal),
    }
}

impl<'p> Builder<'_, 'p> {
    /// Walks until every arrival fits; whether no more cutpoints are needed.
    fn try_once(&mut self, go_on: &mut impl FnMut(u64, usize) -> Option<Reason>) -> Result<bool, Reason> {
        let mut todo: BTreeSet<usize> = BTreeSet::from([0]);
        let mut walks = 0;
        loop {
            let Some(number) = todo.pop_first() else {
                // What has arrived before a template learned more has to fit, too.
                for number in 0..self.left.len() {
                    let arrivals = std::mem::take(&mut self.left[number].arrivals);
                    let changed = self.absorb(&arrivals, go_on);
                    self.left[number].arrivals = arrivals;
                    todo.extend(changed?);
                }
                match todo.is_empty() {
                    true => break,
                    false => continue,
                }
            };
            walks += 1;
            if walks > MOST_WALKS * self.templates.len() {
                let message = "what loops do to memory is not found out: it is different each time";
                return Err(Reason::because(ReasonCode::Unsupported, message));
            }
            let (exposed, learned) = (self.walk.exposed(), self.walk.learned());
            let left = match self.segment(number, go_on)? {
                Some(left) => left,
                None => return Ok(false),
            };
            todo.extend(self.absorb(&left.arrivals, go_on)?);
            self.left[number] = left;
            if self.walk.summarise(&mut self.templates[0]) {
                return Ok(false);
            }
            if self.walk.exposed() > exposed || self.walk.learned() > learned {
                todo.extend(0..self.templates.len());
            }
        }
        // Not before: another summary may be found yet, with which less is read at places that are not known.
        if self.walk.exposes_many() {
            let message = "not supported: addresses of many objects that are made at one place as numbers";
            return Err(Reason::because(ReasonCode::Unsupported, message));
        }
        Ok(true)
    }

    /// Makes templates stand for arrivals; which have changed.
    fn absorb(
        &mut self,
        arrivals: &[Arrival],
        go_on: &mut impl FnMut(u64, usize) -> Option<Reason>,
    ) -> Result<Vec<usize>, Reason> {
        let mut all = Vec::new();
        for arrival in arrivals {
            if let Some(why) = go_on(self.steps, self.walk.machine.d.terms.len()) {
                return Err(why);
            }
            let to = self.number_of(arrival.at);
            let mut template = std::mem::replace(&mut self.templates[to], Template::new(arrival.at));
            let changed = template.absorb(&mut self.walk, arrival);
            self.templates[to] = template;
            let changed = changed.map_err(|what| {
                let stack = self.walk.machine.stack_of(arrival.at.head, arrival.at.context);
                reason_of(self.plan.places, &Stopped::Unsupported(what), &stack)
            })?;
            if changed {
                all.push(to);
            }
        }
        Ok(all)
    }

    /// The number of the location at a cutpoint.
    fn number_of(&mut self, at: Cutpoint) -> usize {
        if let Some(&number) = self.numbers.get(&at) {
            return number;
        }
        let number = self.templates.len();
        self.templates.push(Template::new(at));
        self.numbers.insert(at, number);
        number
    }

    /// Walks a segment; nothing if more loops must be cut first.
    fn segment(
        &mut self,
        number: usize,
        go_on: &mut impl FnMut(u64, usize) -> Option<Reason>,
    ) -> Result<Option<Left>, Reason> {
        while self.left.len() <= number {
            self.left.push(Left::default());
        }
        let walk = &mut self.walk;
        walk.forget_segment();
        walk.resume(number as u32, &self.templates[number]);
        let mut why = None;
        let go_on = |walk: &Walk<'_>| {
            why = go_on(walk.machine.steps(), walk.machine.d.terms.len());
            why.is_none()
        };
        let walked = &mut self.walked;
        walk.run_watched(go_on, |machine| {
            if let Some(walked) = walked.get_mut(machine.pc() as usize) {
                *walked = true;
            }
        });
        self.steps = walk.machine.steps();
        if let Some(why) = why {
            return Err(why);
        }
        if number == 0 {
            walk.end_first_segment();
        }
        let cut = walk.cuts.iter().filter_map(|cut| match cut.at {
            CutAt::Loop(head) => Some(Cutpoint { context: cut.context, head }),
            CutAt::Recursion(_) => None,
        });
        let cut: Vec<Cutpoint> = cut.collect();
        if !cut.is_empty() {
            walk.cut_also_at(cut);
            return Ok(None);
        }
        Ok(Some(self.left_by(number)))
    }

    /// What the segment has left behind that was just walked.
    fn left_by(&mut self, number: usize) -> Left {
        let from = LocationId::new(number);
        let (plan, walk) = (self.plan, &mut self.walk);
        let mut left = Left { arrivals: walk.take_arrivals(), ..Left::default() };
        let mut usual = Bool::Const(true);
        for chosen in walk.machine.chosen().to_vec() {
            let is_replayed = walk.machine.is_replayed(&chosen);
            let d = &mut walk.machine.d;
            let value = d.term(&chosen.value);
            match chosen.why {
                _ if is_replayed => left.inputs.push((value, d.truth_term(chosen.path))),
                Why::Freeze | Why::Undef | Why::Unwritten | Why::Time => {
                    let w = d.width(&chosen.value);
                    let zero = d.bv(w, 0);
                    let is_zero = d.eq(w, &Bv::Term(value), &zero);
                    usual = d.and_b(usual, is_zero);
                }
                Why::Input(_) | Why::AllocationFails | Why::SpuriousWakeup => {}
            }
        }
        left.usual = Some(walk.machine.d.truth_term(usual));
        let mut checks: Vec<(Class, Bool, Vec<Pc>)> = Vec::new();
        let mut unchecked: Vec<(Class, Bool, bool, Reason)> = Vec::new();
        // Where executions end for good.
        let mut traps: Vec<Bool> = Vec::new();
        for at in 0..walk.machine.obligations().len() {
            let broken = walk.broken(at);
            let obligation = &walk.machine.obligations()[at];
            let stack = match obligation.pc {
                Some(pc) => walk.machine.stack_of(pc, obligation.context),
                None => Vec::new(),
            };
            // Of those that it may be, the one that somebody asked about; a violation of another does not replay.
            let classes = obligation.failure.classes();
            match classes.iter().find(|class| plan.selection.contains(**class)) {
                Some(class) => checks.push((*class, broken, stack)),
                None => {
                    let names: Vec<&str> = classes.iter().map(|class| class.name()).collect();
                    let (code, what) =
                        (ReasonCode::AssumptionViolated, obligation.failure.message(plan.program));
                    let message = format!("{}: {what} ({})", code.sentence(), names.join(", "));
                    let reason = Reason::because(code, message).at(plan.places.innermost(&stack));
                    let loads = obligation.is_about_load(plan.program);
                    unchecked.extend(classes.first().map(|class| (*class, broken, loads, reason)));
                }
            }
        }
        for wait in walk.machine.waits().to_vec() {
            let d = &mut walk.machine.d;
            let stuck = d.not_b(wait.condition);
            let stuck = d.and_b(wait.path, stuck);
            match plan.selection.contains(Class::Deadlock) {
                true => checks.push((Class::Deadlock, stuck, vec![wait.pc])),
                false => traps.push(stuck),
            }
        }
        if plan.selection.contains(Class::Cleanup) {
            checks.extend(walk.left_behind().into_iter().map(|left| (Class::Cleanup, left.when, Vec::new())));
        }
        if plan.selection.contains(Class::Leak) {
            let lost = walk.lost();
            checks.extend(lost.certain.into_iter().map(|left| (Class::Leak, left.when, Vec::new())));
            for unclear in lost.unclear {
                let guard = walk.machine.d.truth_term(unclear.when);
                let message = "not supported: whether a heap object can be reached where pieces of pointers were copied, or by too large an array";
                let reason = Reason::because(ReasonCode::Unsupported, message);
                left.obstacles.push(Obstacle { from, guard, reason, many: false, loads: false });
            }
        }
        if plan.selection.contains(Class::Cleanup) || plan.selection.contains(Class::Leak) {
            let many = walk.ends_with_many();
            let guard = walk.machine.d.truth_term(many);
            if many != Bool::Const(false) {
                let message = "not supported: which of many objects that are made at one place are left when the program ends";
                let reason = Reason::because(ReasonCode::Unsupported, message);
                left.obstacles.push(Obstacle { from, guard, reason, many: false, loads: false });
            }
        }
        for (class, broken, stack) in checks {
            if broken != Bool::Const(false) {
                let guard = walk.machine.d.truth_term(broken);
                left.checks.push(Check { from, guard, class, stack, inputs: Vec::new(), usual: guard });
            }
        }
        for (class, broken, loads, reason) in unchecked {
            if broken == Bool::Const(false) {
                continue;
            }
            let guard = walk.machine.d.truth_term(broken);
            match plan.assume_no_ub && !loads {
                true => left.absent.push((class, guard)),
                false => left.obstacles.push(Obstacle { from, guard, reason, many: false, loads }),
            }
        }
        for trap in traps.into_iter().filter(|trap| *trap != Bool::Const(false)) {
            left.ends.push(walk.machine.d.truth_term(trap));
        }
        for end in walk.ends.clone() {
            let guard = walk.machine.d.truth_term(end.path);
            match &end.how {
                Stopped::Unsupported(_) | Stopped::External(_) | Stopped::Limit => {
                    let stack = walk.machine.stack_of(end.pc, end.context);
                    let reason = reason_of(plan.places, &end.how, &stack);
                    let many = matches!(&end.how, Stopped::Unsupported(what) if what == TOO_MANY);
                    left.obstacles.push(Obstacle { from, guard, reason, many, loads: false });
                }
                _ => left.ends.push(guard),
            }
        }
        for gap in walk.gaps() {
            let stack = walk.machine.stack_of(gap.pc, gap.context);
            let reason = reason_of(plan.places, &Stopped::Unsupported(gap.what.to_string()), &stack);
            let guard = walk.machine.d.truth_term(gap.path);
            left.obstacles.push(Obstacle { from, guard, reason, many: gap.what == TOO_MANY, loads: false });
        }
        for cut in walk.cuts.clone() {
            let CutAt::Recursion(function) = cut.at else { continue };
            let code = &plan.program.functions[function];
            let at = (code.entry..code.end).find_map(|pc| plan.places.location(pc));
            let message = format!("not supported: {} calls itself as often as input says", code.name);
            let reason = Reason::because(ReasonCode::Unsupported, message).at(at);
            let guard = walk.machine.d.truth_term(cut.path);
            left.obstacles.push(Obstacle { from, guard, reason, many: false, loads: false });
        }
        for doubt in walk.machine.doubts().to_vec() {
            let guard = walk.machine.d.truth_term(doubt.when);
            left.doubts.push(Doubt { from, guard, sizes: doubt.kind == DoubtKind::Sizes });
        }
        left
    }

    /// The structure, now that everything fits.
    fn finish(mut self) -> Result<Built<'p>, Reason> {
        let mut structure = Structure { rigid: self.walk.rigid(), ..Structure::default() };
        let mut names = names::Names::new(self.plan.program, self.plan.places);
        let mut locations: Arena<LocationId, Location> = Arena::new();
        for (number, template) in self.templates.iter().enumerate() {
            let stack = match number {
                0 => Vec::new(),
                _ => self.walk.machine.stack_of(template.at.head, template.at.context),
            };
            let variables = template.slots.iter().map(|slot| Variable {
                term: slot.term,
                what: match slot.part {
                    LeafPart::Bits | LeafPart::Size => What::Bits,
                    LeafPart::Prov => What::Block,
                    LeafPart::Array | LeafPart::ArrayShadow | LeafPart::ArrayProv => What::Array,
                    LeafPart::Undef | LeafPart::Poison | LeafPart::Index | LeafPart::Life => What::Other,
                },
                source: match slot.part {
                    LeafPart::Bits => names.of(&self.walk, slot.place, &stack),
                    _ => None,
                },
            });
            let variables = variables.collect();
            let numbers = template.numbers(&mut self.walk).into_iter();
            let known =
                numbers.filter_map(|(place, term)| Some((names.of(&self.walk, place, &stack)?, term)));
            let known = known.collect();
            let hints = template.hints(&mut self.walk);
            locations.push(Location { stack, variables, facts: template.facts.clone(), known, hints });
        }
        structure.locations = locations;
        let sites = self.walk.summarised().into_iter();
        structure.summarised = sites.map(|(pc, context)| self.walk.machine.stack_of(pc, context)).collect();
        for (number, left) in self.left.iter().enumerate() {
            let from = LocationId::new(number);
            let yes = self.walk.machine.d.terms.bool(true);
            let usual = left.usual.unwrap_or(yes);
            for arrival in &left.arrivals {
                let Some(&to) = self.numbers.get(&arrival.at) else {
                    return Err(Reason::new(ReasonCode::Internal));
                };
                let updates = self.templates[to].updates(&mut self.walk, arrival).map_err(|what| {
                    Reason::because(
                        ReasonCode::Internal,
                        format!("{}: {what}", ReasonCode::Internal.sentence()),
                    )
                })?;
                let guard = self.walk.machine.d.truth_term(arrival.path);
                for misfit in self.templates[to].misfits(&mut self.walk, &updates) {
                    let guard = self.walk.machine.d.terms.and(guard, misfit);
                    let stack = self.walk.machine.stack_of(arrival.at.head, arrival.at.context);
                    let what = "a number where there may be a pointer to one of many objects that are made at one place";
                    let reason = reason_of(self.plan.places, &Stopped::Unsupported(what.to_string()), &stack);
                    structure.obstacles.push(Obstacle { from, guard, reason, many: false, loads: false });
                }
                let inputs = left.inputs.clone();
                structure.edges.push(Edge { from, to: LocationId::new(to), guard, updates, inputs, usual });
            }
            let checks = left.checks.iter().cloned();
            structure.checks.extend(checks.map(|check| Check {
                inputs: left.inputs.clone(),
                usual,
                ..check
            }));
            structure.obstacles.extend(left.obstacles.iter().cloned());
            structure.ends.extend(left.ends.iter().map(|guard| (from, *guard)));
            structure.doubts.extend(left.doubts.iter().cloned());
            structure.absent.extend(left.absent.iter().map(|(class, guard)| (from, *class, *guard)));
        }
        debug_assert!(structure.locations.iter().next().is_some_and(|(id, _)| id == start()));
        Ok(Built { structure, walk: self.walk, steps: self.steps, walked: self.walked })
    }
}
