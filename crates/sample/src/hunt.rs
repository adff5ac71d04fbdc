//! Bug hunting: many runs under random schedules, and the first violation, or state that a query asks for, that one of them comes to.
//!
//! Threads are interrupted where others can notice. Every second run is uniform: whoever can move is drawn. The others go by priorities that are drawn
//! at the start, and lowered at a few places that are drawn too (PCT: Burckhardt, Kothari, Musuvathi and Nagarakatte, 2010): a bug that needs `d` orders
//! of steps shows in one of `n k^(d-1)` such runs, for `n` threads and `k` steps. A thread that goes on and on gives way all the same.
//!
//! Claim: what is found is there: the moves are recorded, and whoever gets them can make them again. What is not found says nothing. Limits: inputs of
//! many values are drawn among a few telling ones, as in the search through all states.

use crate::pool::draw;
use crate::stream::Stream;
use concrete::{Machine, Outcome, Paused, State};
use explore::races::{OfPlatform, race_of};
use explore::violations::Found;
use explore::{Options, Past, Script, Start, System, View};
use program::Program;
use program::code::{Callee, Op, Pc};
use program::primitive::Primitive;
use program::visible::Visibility;
use sem::ub::Class;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use verdict::Selection;
use verdict::query::{Proposition, eval};
use verdict::trace::{Move, MoveKind};

/// A state that a query asks for.
pub struct Sought<'q> {
    /// What to look for.
    pub proposition: &'q Proposition,
    /// Whether it is to hold there, or not to.
    pub wanted: bool,
    /// Whether races have to be looked for.
    pub races: bool,
}

/// What to look for, and for how long.
pub struct Hunt<'q> {
    /// Where the program starts.
    pub start: Start,
    /// How states are looked at: inputs, markers, allocations.
    pub options: Options,
    /// The classes.
    pub selection: Selection,
    /// The state, if one is looked for; threads stop where the options say.
    pub sought: Option<Sought<'q>>,
    /// How many runs.
    pub runs: u64,
    /// The most steps of a run.
    pub steps: u64,
    /// What all random numbers follow from.
    pub seed: u64,
    /// How many cores.
    pub jobs: usize,
    /// Until when.
    pub until: Option<Instant>,
    /// Whether the first violation is enough; else all runs are made, and those that come to one are counted.
    pub first_will_do: bool,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Catch {
    /// The moves to the first violation, and the number of its run.
    pub first: Option<(u64, Vec<Move>)>,
    /// How many runs came to a violation of the same class at the same place.
    pub times: u64,
    /// How many came to any.
    pub violating: u64,
    /// How many runs were made.
    pub runs: u64,
    /// How many of them kept all assumptions.
    pub counted: u64,
    /// What a run came to that is not known.
    pub trouble: Option<Box<Outcome>>,
}

impl Catch {
    /// A run has come to something, the same as the first one or not.
    fn found(&mut self, moves: Vec<Move>, same: bool) {
        self.counted += 1;
        self.violating += 1;
        self.times += u64::from(same);
        self.first.get_or_insert((self.runs, moves));
    }
}

/// What one run came to.
enum Came {
    /// Its end, or as many steps as it may make.
    Nowhere,
    Ignored,
    Violation((Class, Pc), Vec<Move>),
    /// A state that is looked for.
    There(Vec<Move>),
    Trouble(Box<Outcome>),
    /// A choice in a step of which it was not known that it chooses, so that nothing was saved to go back to.
    Unsaved,
}

/// How often priorities are lowered.
const CHANGES: usize = 2;
/// A thread that moves so often while others could gives way.
const PATIENCE: u32 = 1000;
/// The most steps of a move.
const LONG: u64 = 100_000;

/// Makes runs; an outcome if the program does not start. `made` counts them, `stop` ends it.
pub fn hunt(
    program: &Program,
    what: &Hunt<'_>,
    made: &AtomicU64,
    stop: &AtomicBool,
) -> Result<Catch, Outcome> {
    let visibility = Visibility::new(program);
    let code = &program.code;
    let stops = |pc: Pc| {
        let section = match &code.ops[pc as usize] {
            Op::Call(site) => match code.sites[*site as usize].callee {
                Callee::Function(function) => program.functions[function].atomic,
                Callee::Primitive(primitive) => primitive.chooses() || primitive == Primitive::MayFail,
                Callee::Pointer(_) => true,
                Callee::External(_) => false,
            },
            Op::Ret(_) => true,
            _ => false,
        };
        section || visibility.at(pc) || what.options.stops.binary_search(&pc).is_ok()
    };
    let stops: Vec<bool> = (0..code.ops.len() as Pc).map(stops).collect();
    let mut options = what.options.clone();
    match what.sought {
        Some(_) => options.races = what.selection.contains(Class::Race),
        None => options.look_for(&what.selection),
    }
    let system = System::new(program, None, what.start.clone(), options);
    let platform = OfPlatform::new(program);
    let prepare = || {
        let mut machine = system.machine()?;
        let start = machine.state();
        Ok(Hunter {
            machine,
            start,
            past: None,
            system: &system,
            platform: &platform,
            stops: &stops,
            what,
            longest: 64,
            moves: Vec::new(),
            made: 0,
            saves_always: false,
        })
    };
    let mut catch = Catch::default();
    let mut place = None;
    draw(
        what.jobs,
        what.runs,
        Some(16),
        prepare,
        |hunter, number| hunter.run(number),
        |came| {
            match came {
                Came::Nowhere => catch.counted += 1,
                Came::Ignored => {}
                Came::Unsaved => catch.trouble = Some(Box::new(Outcome::Undecided)),
                Came::Trouble(outcome) => catch.trouble = Some(outcome),
                Came::Violation(at, moves) => {
                    if catch.first.is_none() {
                        place = Some(at);
                    }
                    catch.found(moves, place == Some(at));
                }
                // One will do.
                Came::There(moves) => catch.found(moves, true),
            }
            catch.runs += 1;
            made.store(catch.runs, Ordering::Relaxed);
            let late = what.until.is_some_and(|until| Instant::now() >= until);
            let there = (what.sought.is_some() || what.first_will_do) && catch.first.is_some();
            catch.trouble.is_none() && !there && !late && !stop.load(Ordering::Relaxed)
        },
    )?;
    Ok(catch)
}

struct Hunter<'a, 'p> {
    machine: Machine<'p, Script>,
    start: State,
    /// What orders accesses, in a program whose atomics order less than they could.
    past: Option<Past<'a>>,
    system: &'a System<'p>,
    platform: &'a OfPlatform,
    stops: &'a [bool],
    what: &'a Hunt<'a>,
    /// How many moves a run has had at most, so far: where priorities are lowered.
    longest: u64,
    moves: Vec<Move>,
    /// How many steps they are.
    made: u64,
    /// Whether any step may choose: those that read memory which was never written do, and those that freeze poison.
    saves_always: bool,
}

/// Who moves next.
enum Schedule {
    Uniform,
    Priorities {
        /// The greater, the sooner.
        of: Vec<i64>,
        /// After how many moves the one who moved is put behind all others.
        changes: [u64; CHANGES],
        lowest: i64,
    },
}

impl Hunter<'_, '_> {
    fn run(&mut self, number: u64) -> Came {
        let came = self.attempt(number);
        if !matches!(came, Came::Unsaved) {
            return came;
        }
        // Saving a state before each move costs more than most runs: only programs that need it pay.
        self.saves_always = true;
        self.attempt(number)
    }

    fn attempt(&mut self, number: u64) -> Came {
        let mut stream = Stream::new(self.what.seed, number);
        let mut schedule = match number % 2 {
            0 => Schedule::Uniform,
            _ => {
                let changes = [(); CHANGES].map(|()| stream.below_long(self.longest));
                Schedule::Priorities { of: Vec::new(), changes, lowest: 0 }
            }
        };
        self.machine.restore(&self.start);
        self.moves.clear();
        self.past = self.system.past();
        self.made = 0;
        let (mut last, mut patience) = (usize::MAX, 0u32);
        let came = loop {
            let ready: Vec<usize> =
                (0..self.machine.thread_count()).filter(|&thread| self.machine.is_ready(thread)).collect();
            if let Some(found) = self.standing(&ready) {
                break found;
            }
            if self.made >= self.what.steps {
                break Came::Nowhere;
            }
            // What the environment may do comes as often as a step.
            let handlers: Vec<usize> =
                (0..self.machine.interrupts().len()).filter(|&i| self.machine.can_deliver(i)).collect();
            if !handlers.is_empty()
                && stream.below((ready.len() + handlers.len()) as u32) >= ready.len() as u32
            {
                let index = handlers[stream.below(handlers.len() as u32) as usize];
                self.machine.deliver(index);
                let thread = self.machine.current() as u32;
                let kind = MoveKind::Interrupt { index: index as u32 };
                self.moves.push(Move { thread, kind, steps: 0, choices: Vec::new() });
                continue;
            }
            let tired = patience > PATIENCE && ready.len() > 1;
            let thread = next(&mut schedule, &ready, self.moves.len() as u64, last, tired, &mut stream);
            patience = if thread == last && !tired { patience + 1 } else { 0 };
            last = thread;
            if let Err(came) = self.step(thread, &mut stream) {
                break came;
            }
        };
        self.longest = self.longest.max(self.moves.len() as u64);
        came
    }

    /// What is violated where the threads stand; or nobody can move.
    fn standing(&mut self, ready: &[usize]) -> Option<Came> {
        if let Some(sought) = &self.what.sought {
            let mut race = || race_of(&mut self.machine, self.platform, ready.iter().copied()).is_some();
            let races = sought.races && ready.len() > 1 && race();
            let view = View { machine: &self.machine, races };
            if eval(sought.proposition, &view) == sought.wanted {
                return Some(Came::There(self.moves.clone()));
            }
        }
        let machine = &self.machine;
        if ready.is_empty() {
            if machine.all_ended() || !self.what.selection.contains(Class::Deadlock) {
                return Some(Came::Nowhere);
            }
            let stuck = (0..machine.thread_count()).find(|&thread| !machine.thread(thread).ended);
            let pc = stuck.map_or(0, |thread| machine.thread(thread).pc);
            return Some(Came::Violation((Class::Deadlock, pc), self.moves.clone()));
        }
        if ready.len() < 2 || !self.what.selection.contains(Class::Race) {
            return None;
        }
        let [(thread, _), _] = race_of(&mut self.machine, self.platform, ready.iter().copied())?;
        Some(Came::Violation((Class::Race, self.machine.thread(thread).pc), self.moves.clone()))
    }

    /// Lets a thread move to where it stops next.
    fn step(&mut self, thread: usize, stream: &mut Stream) -> Result<(), Came> {
        let pc = self.machine.thread(thread).pc;
        let program = self.machine.program();
        let inside = self.machine.thread(thread).atomic > 0;
        let chooses = match program.code.ops.get(pc as usize) {
            Some(Op::Call(site)) => match program.code.sites[*site as usize].callee {
                // A section may choose, too.
                Callee::Primitive(primitive) => {
                    inside
                        || primitive.chooses()
                        || matches!(primitive, Primitive::MayFail | Primitive::AtomicBegin)
                }
                Callee::Function(function) => program.functions[function].atomic,
                Callee::Pointer(_) => true,
                Callee::External(_) => false,
            },
            _ => false,
        };
        let before = (chooses || self.saves_always).then(|| (self.machine.state(), self.past.clone()));
        let mut choices: Vec<u64> = Vec::new();
        loop {
            self.machine.world().restart(&choices);
            self.machine.switch_to(thread);
            let from = self.machine.steps();
            let mut stops = Here { stops: self.stops };
            let went = match &mut self.past {
                Some(past) => past.go(&mut self.machine, &mut stops, from + LONG),
                None => {
                    self.machine.pause_at(from + LONG);
                    self.machine.go(&mut stops).map(|paused| (paused, None))
                }
            };
            let steps = self.machine.steps() - from;
            let moved = Move { thread: thread as u32, kind: MoveKind::Step, steps, choices: choices.clone() };
            match went {
                // It waits after all.
                Ok((Paused::Waiting, _)) if steps == 0 => return Err(Came::Nowhere),
                Ok((Paused::Here | Paused::Waiting | Paused::Ended, raced)) => {
                    self.moves.push(moved);
                    self.made += steps;
                    return match raced {
                        Some(raced) => {
                            let at = raced.stack.0.first().copied().unwrap_or(pc);
                            Err(Came::Violation((Class::Race, at), self.moves.clone()))
                        }
                        None => Ok(()),
                    };
                }
                Err(_) => match self.machine.outcome() {
                    Outcome::Undecided => {
                        choices.push(stream.below_long(self.machine.world().wanted()));
                        match &before {
                            Some((state, past)) => {
                                self.machine.restore(state);
                                self.past.clone_from(past);
                            }
                            None => return Err(Came::Unsaved),
                        }
                    }
                    Outcome::Violation(violation) if self.what.selection.contains(violation.class) => {
                        let mut moves = self.moves.clone();
                        // The step that failed counts.
                        moves.push(Move { steps: steps.max(1), ..moved });
                        let at = violation.stack.0.first().copied().unwrap_or(pc);
                        return Err(Came::Violation((violation.class, at), moves));
                    }
                    Outcome::Exit(_) => {
                        let Some(lost) = Found::lost_of(&self.machine, &self.what.selection) else {
                            return Err(Came::Nowhere);
                        };
                        let mut moves = self.moves.clone();
                        moves.push(Move { steps: steps.max(1), ..moved });
                        let made = lost.stacks.first().and_then(|(_, _, stack)| stack.0.first().copied());
                        return Err(Came::Violation((lost.class, made.unwrap_or(pc)), moves));
                    }
                    Outcome::Signal(_) | Outcome::Violation(_) => return Err(Came::Nowhere),
                    Outcome::Ignored(_) => return Err(Came::Ignored),
                    trouble @ (Outcome::Unsupported(_) | Outcome::External(_) | Outcome::Limit(_)) => {
                        return Err(Came::Trouble(Box::new(trouble)));
                    }
                },
            }
        }
    }
}

/// Where threads stop.
struct Here<'a> {
    stops: &'a [bool],
}

impl concrete::Stops for Here<'_> {
    const LOOKS: bool = true;
    fn before(&self, pc: Pc, _threads: usize) -> bool {
        self.stops.get(pc as usize).copied().unwrap_or(true)
    }
    fn took(&mut self, _edge: program::code::EdgeId) {}
}

/// Who of those that can moves next, after so many moves, the last by `last`.
fn next(
    schedule: &mut Schedule,
    ready: &[usize],
    moves: u64,
    last: usize,
    tired: bool,
    stream: &mut Stream,
) -> usize {
    match schedule {
        Schedule::Uniform => ready[stream.below(ready.len() as u32) as usize],
        Schedule::Priorities { of, changes, lowest } => {
            let most = ready.last().map_or(0, |last| last + 1);
            while of.len() < most {
                // Above all that were ever lowered, in an order that is drawn.
                of.push(1 + (stream.word() >> 2) as i64);
            }
            if (tired || changes.contains(&moves)) && last < of.len() {
                *lowest -= 1;
                of[last] = *lowest;
            }
            ready.iter().copied().max_by_key(|&thread| of[thread]).unwrap_or(0)
        }
    }
}
