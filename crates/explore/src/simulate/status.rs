//! Who can move, and what everybody else waits for.

use super::{Simulation, Who};
use concrete::Outcome;
use program::code::{Callee, Op, Pc, SiteId};
use program::primitive::Primitive;
use std::fmt;
use std::rc::Rc;
use verdict::{Call, Location};

/// How a thread stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can move.
    Ready,
    /// It has to wait, for this.
    Waits(String),
    /// Another thread has stopped it.
    Stopped,
    /// Another thread is in an atomic section.
    Held(usize),
    /// It has ended.
    Ended,
    /// The run has ended.
    Over,
}

impl Standing {
    /// One word for it.
    pub fn word(&self) -> &'static str {
        match self {
            Standing::Ready => "ready",
            Standing::Waits(_) => "waiting",
            Standing::Stopped => "stopped",
            Standing::Held(_) => "held",
            Standing::Ended => "ended",
            Standing::Over => "over",
        }
    }

    /// What a thread that stands so does: the rest of a sentence.
    pub fn words(&self) -> String {
        match self {
            Standing::Ready => "can move".to_string(),
            Standing::Waits(what) => format!("waits for {what}"),
            Standing::Stopped => "is stopped".to_string(),
            Standing::Held(by) => format!("waits for the atomic section of thread {by}"),
            Standing::Ended => "has ended".to_string(),
            Standing::Over => "is here as the run has ended".to_string(),
        }
    }
}

/// A thread as people see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadView {
    /// Its number.
    pub number: usize,
    /// What it is called: the first function of the user's that it runs.
    pub name: String,
    /// How it stands.
    pub standing: Standing,
    /// The innermost place of the user's where it is.
    pub location: Option<Location>,
    /// The function of its top frame; empty if it has ended.
    pub function: String,
    /// Its next instruction.
    pub instruction: String,
    /// Its calls, the innermost first.
    pub calls: Vec<Call>,
}

/// A move that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Who moves.
    pub who: Who,
    /// The thread that moves or is interrupted.
    pub thread: usize,
    /// The innermost place of the user's where that thread is.
    pub location: Option<Location>,
    /// The next instruction of the thread, or which handler is called.
    pub instruction: String,
}

/// How the run stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Situation {
    /// Somebody can move.
    Running,
    /// Nobody can move, and not all threads have ended.
    Deadlock,
    /// All threads have ended.
    AllEnded,
    /// The run has ended so.
    Over(Box<Outcome>),
}

impl Situation {
    /// One word for it.
    pub fn word(&self) -> &'static str {
        match self {
            Situation::Running => "running",
            Situation::Deadlock => "deadlock",
            Situation::AllEnded => "ended",
            Situation::Over(outcome) => match **outcome {
                Outcome::Exit(_) | Outcome::Signal(_) => "ended",
                Outcome::Violation(_) => "violation",
                Outcome::Ignored(_) => "ignored",
                _ => "unknown",
            },
        }
    }
}

impl fmt::Display for Situation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = match self {
            Situation::Running => return f.write_str("running"),
            Situation::Deadlock => {
                return f.write_str("deadlock: no thread can move, and not all have ended");
            }
            Situation::AllEnded => return f.write_str("all threads have ended"),
            Situation::Over(outcome) => outcome,
        };
        match &**outcome {
            Outcome::Exit(status) => write!(f, "the program has ended with status {status}"),
            Outcome::Signal(6) => f.write_str("the program has aborted"),
            Outcome::Signal(number) => write!(f, "signal {number} has ended the program"),
            Outcome::Violation(violation) => write!(f, "{}: {}", violation.class.name(), violation.message),
            Outcome::Unsupported(trouble) => write!(f, "Heddle does not support {}", trouble.what),
            Outcome::External(trouble) => write!(f, "the program {}", trouble.what),
            Outcome::Limit(trouble) => f.write_str(&trouble.what),
            Outcome::Ignored(trouble) => write!(f, "this run does not count: {}", trouble.what),
            Outcome::Undecided => f.write_str("something has to be chosen"),
        }
    }
}

impl Simulation<'_, '_> {
    /// How the run stands.
    pub fn situation(&self) -> Situation {
        match self.ended() {
            Some(outcome) => Situation::Over(Box::new(outcome.clone())),
            None if !self.enabled_movers().is_empty() => Situation::Running,
            None if self.machine.all_ended() => Situation::AllEnded,
            None => Situation::Deadlock,
        }
    }

    /// How a thread stands.
    pub fn standing(&self, number: usize) -> Standing {
        let thread = self.machine.thread(number);
        if thread.ended || thread.frames.is_empty() {
            return Standing::Ended;
        }
        if self.ended().is_some() {
            return Standing::Over;
        }
        if thread.stopped {
            return Standing::Stopped;
        }
        if let Some(holder) = self.history.node().holder.filter(|&holder| holder != number) {
            return Standing::Held(holder);
        }
        match self.machine.is_ready(number) {
            true => Standing::Ready,
            false => Standing::Waits(self.awaited(number)),
        }
    }

    /// What a thread that cannot move waits for.
    fn awaited(&self, number: usize) -> String {
        let code = &self.system.program.code;
        let pc = self.machine.thread(number).pc;
        let Some(&Op::Call(site)) = code.ops.get(pc as usize) else { return "something".to_string() };
        match code.sites.get(site as usize).map(|site| site.callee) {
            Some(Callee::Primitive(Primitive::Join)) => {
                format!("the end of thread {}", self.argument(number, site, 0).bits() as u32)
            }
            Some(Callee::Primitive(Primitive::Lock)) => {
                let lock = self.named_place(number, site);
                match self.lock_holder(number, site) {
                    Some(holder) => format!("{lock}, which thread {holder} holds"),
                    None => lock,
                }
            }
            _ => self.named_place(number, site),
        }
    }

    fn argument(&self, thread: usize, site: SiteId, place: usize) -> concrete::Cell {
        let site = self.system.program.code.sites.get(site as usize);
        let operand = site.and_then(|site| site.args.get(place));
        operand.map_or(concrete::Cell::default(), |argument| self.machine.peek(thread, argument.value))
    }

    /// What the object is called that a primitive waits for.
    fn named_place(&self, thread: usize, site: SiteId) -> String {
        self.pointer_text(self.argument(thread, site, 0))
    }

    /// Who holds the lock that a thread waits for: the platform's locks contain the number of the holder and one.
    fn lock_holder(&self, thread: usize, site: SiteId) -> Option<usize> {
        let (slot, offset) = self.machine.place_of(self.argument(thread, site, 0))?;
        let word = self.machine.memory().look(slot, offset, 4)?.bits();
        let own = self.argument(thread, site, 1).bits();
        let unit = own / (thread as u64 + 1);
        let exact = unit > 0 && unit * (thread as u64 + 1) == own && word.is_multiple_of(unit);
        let holder = usize::try_from((word / unit.max(1)).checked_sub(1)?).ok()?;
        (exact && holder < self.machine.thread_count()).then_some(holder)
    }

    pub(super) fn enabled_movers(&self) -> Vec<Who> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let holder = self.history.node().holder;
        let machine = &self.machine;
        let threads = 0..machine.thread_count();
        let can = |&thread: &usize| holder.is_none_or(|holder| holder == thread) && machine.is_ready(thread);
        let interrupts = (0..machine.interrupts().len())
            .filter(|&index| holder.is_none() && machine.can_deliver(index))
            .map(Who::Interrupt);
        threads.filter(can).map(Who::Thread).chain(interrupts).collect()
    }

    /// The moves that can be made, threads first.
    pub fn enabled(&self) -> Vec<Choice> {
        let choice = |who: Who| {
            let (thread, instruction) = match who {
                Who::Thread(thread) => (thread, self.instruction(self.machine.thread(thread).pc).to_string()),
                Who::Interrupt(index) => {
                    let interrupt = &self.machine.interrupts()[index];
                    let handler = &self.system.program.functions[interrupt.handler].name;
                    let argument = interrupt.argument.bits() as i32;
                    (interrupt.thread as usize, format!("the environment calls {handler}({argument})"))
                }
            };
            Choice { who, thread, location: self.location_of(thread), instruction }
        };
        self.enabled_movers().into_iter().map(choice).collect()
    }

    /// All threads.
    pub fn threads(&self) -> Vec<ThreadView> {
        (0..self.machine.thread_count()).map(|number| self.thread_view(number)).collect()
    }

    fn thread_view(&self, number: usize) -> ThreadView {
        let thread = self.machine.thread(number);
        let standing = self.standing(number);
        let alive = standing != Standing::Ended;
        let function = thread.frames.last().filter(|_| alive);
        let stack = thread.stack_of_calls();
        ThreadView {
            number,
            name: self.names.get(number).cloned().unwrap_or_default(),
            location: self.location_of(number),
            function: function
                .map(|frame| self.system.program.functions[frame.function].name.clone())
                .unwrap_or_default(),
            instruction: if alive { self.instruction(thread.pc).to_string() } else { String::new() },
            calls: if alive { self.places.stack(number as u32, "", &stack.0).calls } else { Vec::new() },
            standing,
        }
    }

    /// The innermost place of the user's where a thread is. Before the first line of its first function, that function's own.
    pub fn location_of(&self, number: usize) -> Option<Location> {
        let thread = self.machine.thread(number);
        if thread.ended || thread.frames.is_empty() {
            return None;
        }
        let stack = thread.stack_of_calls();
        if let Some(found) = stack.0.iter().find_map(|&pc| self.location(pc)) {
            return Some((*found).clone());
        }
        let frames = thread.frames.iter().rev();
        let own = frames.map(|frame| &self.system.program.functions[frame.function]);
        { own }.find_map(|function| self.first_line(function.entry..function.end))
    }

    /// The first place of the user's in this code.
    fn first_line(&self, mut code: std::ops::Range<Pc>) -> Option<Location> {
        code.find_map(|pc| self.location(pc)).map(|found| (*found).clone())
    }

    /// The text of an instruction.
    pub(super) fn instruction(&self, pc: Pc) -> Rc<str> {
        let text = || Rc::from(crate::naming::instruction(self.system.program, pc));
        Rc::clone(self.texts.borrow_mut().entry(pc).or_insert_with(text))
    }

    /// Notes what threads are called, while they run.
    pub(super) fn note_names(&mut self) {
        let program = self.system.program;
        let count = self.machine.thread_count();
        self.names.truncate(count);
        self.names.resize(count, String::new());
        for number in 0..count {
            if self.names.get(number).is_some_and(|name| !name.is_empty()) {
                continue;
            }
            let frames = self.machine.thread(number).frames.iter();
            let functions = frames.map(|frame| &program.functions[frame.function]);
            let is_users = |function: &&program::code::Function| {
                program.module.globals[function.global].pos.0 != 0
                    || self.places.debug().subprogram_of(function.global).is_some()
            };
            let name = { functions }.find(is_users).map(|function| function.name.clone());
            if let (Some(place), Some(name)) = (self.names.get_mut(number), name) {
                *place = name;
            }
        }
    }
}
