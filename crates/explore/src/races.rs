//! Races between the next steps of threads: the one meaning of the class `race` and of the proposition `DataRace` where every order is seen.
//!
//! Two threads that can both move race if what they do next touches the same byte, one of them writing and one of them not atomic. What a thread does next is
//! its next op (freeing writes to all of a block), or all that the user's code does in the atomic section that it is about to enter, or to go on with, whatever is chosen there. Two sections never race
//! with each other: they are never made at once.
//!
//! Claim: the machine is in the state that it was in once a question is answered. Limits: a section is looked at for [`TOO_LONG`] steps at most. Where the script gives
//! values and does not list them, as in the replay of another engine's interleaving, a section is executed once, on the values that its thread is given next.
//!
//! Cost: next to nothing where nobody is at a section; there, a state to go back to, and the section once for each way to choose in it.

use crate::access::{Access, next_accesses, next_freed};
use crate::moves::TOO_LONG;
use crate::script::Script;
use crate::tracker::is_users;
use concrete::{Interpreter, Machine, Outcome, World};
use program::Program;
use program::code::{Callee, Function, Op, Pc};
use program::primitive::Primitive;
use std::borrow::Borrow;
use std::collections::BTreeMap;

/// A world that can be told what it chooses, so that all ways through a section can be tried.
pub trait Scripted: World {
    /// What says it from now on.
    fn script(&mut self) -> &mut Script;
}

impl Scripted for Script {
    fn script(&mut self) -> &mut Script {
        self
    }
}

/// For each function, whether it is one of the platform's, which have no positions, and ends the atomic sections that it starts.
#[derive(Clone, Debug)]
pub struct OfPlatform(Vec<bool>);

impl OfPlatform {
    /// Those of a program.
    pub fn new(program: &Program) -> OfPlatform {
        let ends = |pc: Pc| match program.code.ops[pc as usize] {
            Op::Call(site) => {
                program.code.sites[site as usize].callee == Callee::Primitive(Primitive::AtomicEnd)
            }
            _ => false,
        };
        let own = |function: &Function| {
            let mut range = function.entry..function.end;
            range.clone().any(ends) && !range.any(|pc| is_users(program, pc))
        };
        OfPlatform(program.functions.values().map(own).collect())
    }

    /// Whether a function is one.
    pub(crate) fn has(&self, function: program::code::FuncId) -> bool {
        self.0.get(arena::Id::index(function)).copied().unwrap_or(false)
    }

    /// Whether the next move of a thread runs an atomic section, or the rest of one, that is not the platform's own.
    pub fn runs_section(&self, machine: &Interpreter<'_>, thread: usize) -> bool {
        let program = machine.program();
        let here = machine.thread(thread);
        let platforms = here.frames.last().is_some_and(|frame| self.has(frame.function));
        let Some(&Op::Call(site)) = program.code.ops.get(here.pc as usize) else { return false };
        match program.code.sites[site as usize].callee {
            Callee::Primitive(primitive) => {
                (primitive == Primitive::AtomicBegin || here.atomic > 0) && !platforms
            }
            Callee::Function(function) => program.functions[function].atomic,
            Callee::Pointer(_) | Callee::External(_) => false,
        }
    }
}

/// The values that threads are given next, by the number of the thread, where a script gives values.
pub type NextInputs = BTreeMap<usize, Vec<u64>>;

/// What a thread does to memory next.
pub struct Coming {
    thread: usize,
    /// Whether it does so in an atomic section of the program: no two of these are made at once.
    section: bool,
    accesses: Vec<Access>,
}

impl Coming {
    /// What a thread does next, in something that can go back to where it is.
    pub(crate) fn of<'p, W: Scripted + 'p>(
        tries: &mut impl Returns<'p, W>,
        platform: &OfPlatform,
        thread: usize,
        inputs: &NextInputs,
    ) -> Coming {
        let section = platform.runs_section(tries.machine(), thread);
        let accesses = match section {
            true => accesses_of_section(tries, thread, inputs.get(&thread).map_or(&[], Vec::as_slice)),
            false => {
                let mut accesses = next_accesses(tries.machine(), thread);
                accesses.extend(next_freed(tries.machine(), thread));
                accesses
            }
        };
        Coming { thread, section, accesses }
    }

    /// A race of something that this thread does with something that another one does.
    fn race<'a>(&'a self, other: &'a Coming) -> Option<[&'a Access; 2]> {
        if self.section && other.section {
            return None;
        }
        self.accesses
            .iter()
            .find_map(|one| Some([one, other.accesses.iter().find(|other| one.races(other))?]))
    }
}

/// Two threads that race, with what they do.
pub(crate) fn racing(coming: &[impl Borrow<Coming>]) -> Option<[(usize, &Access); 2]> {
    coming.iter().enumerate().find_map(|(i, first)| {
        let first = first.borrow();
        coming[i + 1..].iter().find_map(|second| {
            let second = second.borrow();
            let [one, other] = first.race(second)?;
            Some([(first.thread, one), (second.thread, other)])
        })
    })
}

/// Two of these threads of a machine that race, with what they do. All of them can move.
pub fn race_of<'p, W: Scripted + 'p>(
    machine: &mut Machine<'p, W>,
    platform: &OfPlatform,
    threads: impl Iterator<Item = usize>,
) -> Option<[(usize, Access); 2]> {
    race_on_inputs(machine, platform, threads, &NextInputs::new())
}

/// As [`race_of`], where a script gives values.
pub(crate) fn race_on_inputs<'p, W: Scripted + 'p>(
    machine: &mut Machine<'p, W>,
    platform: &OfPlatform,
    threads: impl Iterator<Item = usize>,
    inputs: &NextInputs,
) -> Option<[(usize, Access); 2]> {
    let mut tries = Tries { machine, state: None };
    let coming: Vec<Coming> =
        threads.map(|thread| Coming::of(&mut tries, platform, thread, inputs)).collect();
    racing(&coming).map(|both| both.map(|(thread, access)| (thread, *access)))
}

/// Something with a machine that can go back to where it was.
pub(crate) trait Returns<'p, W: World> {
    /// The machine.
    fn machine(&self) -> &Machine<'p, W>;
    /// Lets a thread start from where it is.
    fn start(&mut self, thread: usize) -> &mut Machine<'p, W>;
    /// Goes back there.
    fn go_back(&mut self);
}

/// A machine, and the state that it goes back to, once it has left it.
struct Tries<'m, 'p, W: World> {
    machine: &'m mut Machine<'p, W>,
    state: Option<concrete::State>,
}

impl<'p, W: World + 'p> Returns<'p, W> for Tries<'_, 'p, W> {
    fn machine(&self) -> &Machine<'p, W> {
        self.machine
    }
    fn start(&mut self, thread: usize) -> &mut Machine<'p, W> {
        if self.state.is_none() {
            self.state = Some(self.machine.state());
        }
        self.machine.switch_to(thread);
        self.machine
    }
    fn go_back(&mut self) {
        if let Some(state) = &self.state {
            self.machine.restore(state);
        }
    }
}

/// What the user's code in the atomic section that a thread is about to run does to memory, whatever is chosen in it. A section that has to
/// wait is looked at up to there, and from there on when the thread goes on. Where the script gives values, `inputs` are those of the section.
fn accesses_of_section<'p, W: Scripted + 'p>(
    tries: &mut impl Returns<'p, W>,
    thread: usize,
    inputs: &[u64],
) -> Vec<Access> {
    let mut found = Vec::new();
    let gives_values = tries.start(thread).world().script().gives_values();
    let mut open: Vec<Vec<u64>> = vec![Vec::new()];
    while let Some(choices) = open.pop() {
        let machine = tries.start(thread);
        let given = if gives_values { inputs } else { &choices };
        machine.world().script().restart(given);
        let first = machine.steps();
        loop {
            let own = match is_users(machine.program(), machine.pc()) {
                true => next_accesses(machine, thread),
                false => Vec::new(),
            };
            for access in own.into_iter().chain(next_freed(machine, thread)) {
                if !found.contains(&access) {
                    found.push(access);
                }
            }
            machine.pause_after(1);
            match machine.go_on() {
                // A move that is longer is cut, and the answer says so.
                Ok(concrete::Paused::Here)
                    if machine.in_atomic_section() && machine.steps() - first < TOO_LONG => {}
                Ok(_) => break,
                Err(_) => {
                    // More is asked for than the interleaving says: the section does not get there.
                    if machine.outcome() == Outcome::Undecided && !gives_values {
                        let ways = machine.world().script().wanted();
                        open.extend((0..ways).map(|choice| [&choices[..], &[choice]].concat()));
                    }
                    break;
                }
            }
        }
        tries.go_back();
    }
    // What the section makes itself nobody else knows, and another thread's section may make something of the same name.
    let machine = tries.start(thread);
    found.retain(|access| machine.slot_named(access.block).is_some_and(|slot| slot.live));
    found
}
