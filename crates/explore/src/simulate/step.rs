//! Moves of a simulation: one instruction, one line, or up to what others can notice.

use super::Simulation;
use crate::moves::TOO_LONG;
use concrete::{Outcome, Paused, Stops};
use program::code::{EdgeId, Pc};
use std::rc::Rc;
use verdict::Location;
use verdict::trace::{Move, MoveKind};

/// Who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A thread.
    Thread(usize),
    /// The environment: it calls the handler registered as the `n`th.
    Interrupt(usize),
}

/// How far a thread goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Granularity {
    /// One instruction.
    Instruction,
    /// To another line of the source.
    Line,
    /// Up to the next thing that other threads can notice.
    Visible,
}

/// How far a thread goes, with the places where it stops.
#[derive(Clone, Copy)]
pub(super) enum Until<'a> {
    Instruction,
    Line,
    Places(&'a [bool]),
}

/// Why a move was not made; everything is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// It cannot be.
    Cannot(String),
    /// Something has to be chosen first.
    Choose(Box<Question>),
}

/// What has to be chosen on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// In how many ways the move can go on.
    pub ways: u64,
    /// What was chosen before that.
    pub given: Vec<u64>,
    /// The value of the input in each of these ways, if that is not the number of the way.
    pub values: Option<Vec<u64>>,
    /// Where it is asked.
    pub location: Option<Location>,
}

/// The most steps of a move outside of atomic sections; a thread that makes more stops there.
const LONG: u64 = 1_000_000;

struct Before<'a>(&'a [bool]);

impl Stops for Before<'_> {
    const LOOKS: bool = true;
    #[inline(always)]
    fn before(&self, pc: Pc, _: usize) -> bool {
        self.0.get(pc as usize).copied().unwrap_or(true)
    }
    #[inline(always)]
    fn took(&mut self, _: EdgeId) {}
}

impl Simulation<'_, '_> {
    /// Makes a move with these choices.
    pub fn step(&mut self, who: Who, how: Granularity, choices: &[u64]) -> Result<(), NotMade> {
        let until = match how {
            Granularity::Instruction => Until::Instruction,
            Granularity::Line => Until::Line,
            Granularity::Visible => Until::Places(&self.system.visible),
        };
        self.make(who, until, choices)
    }

    pub(super) fn make(&mut self, who: Who, until: Until<'_>, choices: &[u64]) -> Result<(), NotMade> {
        self.check(who).map_err(NotMade::Cannot)?;
        let before = self.machine.state();
        let first = self.machine.steps();
        self.machine.world().restart(choices);
        let (thread, kind) = match who {
            Who::Interrupt(index) => {
                self.machine.deliver(index);
                let kind = MoveKind::Interrupt { index: index as u32 };
                self.made(
                    Move { thread: self.machine.current() as u32, kind, steps: 0, choices: Vec::new() },
                    None,
                );
                return Ok(());
            }
            Who::Thread(thread) => (thread as u32, MoveKind::Step),
        };
        self.machine.switch_to(thread as usize);
        let ended = match until {
            Until::Instruction => self.one_instruction(),
            Until::Line => self.one_line(),
            Until::Places(stops) => self.up_to(stops),
        };
        let steps = self.machine.steps() - first;
        match ended {
            Err(Outcome::Undecided) => {
                let question = self.question(choices);
                self.machine.restore(&before);
                return Err(NotMade::Choose(Box::new(question)));
            }
            Ok(()) if steps == 0 => {
                self.machine.restore(&before);
                return Err(NotMade::Cannot(format!("thread {thread} waits after all")));
            }
            _ => {}
        }
        let used = self.machine.world().used().min(choices.len());
        let choices = choices.get(..used).unwrap_or_default().to_vec();
        self.made(Move { thread, kind, steps, choices }, ended.err());
        Ok(())
    }

    fn question(&mut self, choices: &[u64]) -> Question {
        let location = self.places.innermost(&self.machine.stack().0);
        let world = self.machine.world();
        let ways = world.wanted();
        let values = world.value_of(0).map(|_| (0..ways).filter_map(|way| world.value_of(way)).collect());
        Question { ways, given: choices.to_vec(), values, location }
    }

    /// Whether somebody can move; if not, why.
    fn check(&self, who: Who) -> Result<(), String> {
        if self.ended().is_some() {
            return Err("the run has ended".to_string());
        }
        let thread = match who {
            Who::Thread(thread) if thread < self.machine.thread_count() => thread,
            Who::Thread(thread) => return Err(format!("there is no thread {thread}")),
            Who::Interrupt(index) => match self.machine.interrupts().get(index) {
                Some(interrupt) => interrupt.thread as usize,
                None => return Err(format!("there is no interrupt {index}")),
            },
        };
        if let Some(holder) = self.history.node().holder.filter(|&holder| holder != thread) {
            return Err(format!("thread {thread} cannot move: thread {holder} is in an atomic section"));
        }
        match who {
            Who::Interrupt(index) if !self.machine.can_deliver(index) => {
                Err(format!("the interrupt cannot be delivered to thread {thread} now"))
            }
            Who::Thread(_) if !self.machine.is_ready(thread) => {
                Err(format!("thread {thread} cannot move: it {}", self.standing(thread).words()))
            }
            _ => Ok(()),
        }
    }

    /// Notes a move that was made.
    fn made(&mut self, made: Move, ended: Option<Outcome>) {
        let thread = made.thread as usize;
        let inside =
            ended.is_none() && self.machine.thread(thread).atomic > 0 && self.machine.is_ready(thread);
        let state = self.history.wants_state().then(|| self.machine.state());
        self.history.push(made, state, ended, inside.then_some(thread));
        self.note_names();
    }

    fn one_instruction(&mut self) -> Result<(), Outcome> {
        self.machine.pause_after(1);
        match self.machine.go_on() {
            Ok(_) => Ok(()),
            Err(_) => Err(self.machine.outcome()),
        }
    }

    fn up_to(&mut self, stops: &[bool]) -> Result<(), Outcome> {
        let first = self.machine.steps();
        self.machine.pause_at(first + LONG);
        loop {
            let paused = self.machine.go(&mut Before(stops));
            let made = self.machine.steps() - first;
            match paused {
                Ok(Paused::Here) if (LONG..TOO_LONG).contains(&made) && self.machine.in_atomic_section() => {
                    self.machine.pause_at(first + made + LONG);
                }
                Ok(_) => return Ok(()),
                Err(_) => return Err(self.machine.outcome()),
            }
        }
    }

    /// Goes to another line, or to the same one in another call or another round.
    fn one_line(&mut self) -> Result<(), Outcome> {
        let thread = self.machine.current();
        let first = self.machine.steps();
        let start = (self.machine.pc(), self.machine.thread(thread).frames.len());
        let from = self.line_of(thread);
        loop {
            self.machine.pause_after(1);
            match self.machine.go_on() {
                Ok(Paused::Here) if !self.machine.thread(thread).stopped => {}
                Ok(_) => return Ok(()),
                Err(_) => return Err(self.machine.outcome()),
            }
            let made = self.machine.steps() - first;
            let now = self.line_of(thread);
            let elsewhere = match (&from, &now) {
                (_, None) => false,
                (None, Some(_)) => true,
                (Some((a, depth)), Some((b, now))) => depth != now || !a.same_line(b),
            };
            let round = (self.machine.pc(), self.machine.thread(thread).frames.len()) == start;
            if elsewhere || round || made >= LONG || !self.machine.is_ready(thread) {
                return Ok(());
            }
        }
    }

    /// The line of the source that a thread is in, and in which of its frames.
    fn line_of(&self, thread: usize) -> Option<(Rc<Location>, usize)> {
        let frames = &self.machine.thread(thread).frames;
        let stack = self.machine.thread(thread).stack_of_calls();
        let mut calls = stack.0.iter().zip((0..frames.len()).rev());
        calls.find_map(|(&pc, frame)| Some((self.location(pc)?, frame)))
    }

    /// Where an op comes from, if it belongs to a line of the user's.
    pub(super) fn location(&self, pc: Pc) -> Option<Rc<Location>> {
        let mut known = self.locations.borrow_mut();
        let look = || self.places.location(pc).filter(|location| location.line != 0).map(Rc::new);
        known.entry(pc).or_insert_with(look).clone()
    }

    /// Makes a move of a trace.
    pub(super) fn play(&mut self, next: &Move) -> Result<(), String> {
        let who = match next.kind {
            MoveKind::Step => Who::Thread(next.thread as usize),
            MoveKind::Interrupt { index } => Who::Interrupt(index as usize),
            MoveKind::Delay | MoveKind::Flush { .. } => {
                return Err("stores wait in store buffers, which there are none of here".to_string());
            }
        };
        self.check(who)?;
        let first = self.machine.steps();
        let ended = self.make_again(next);
        if ended == Some(Outcome::Undecided) {
            return Err("a choice is missing".to_string());
        }
        let steps = self.machine.steps() - first;
        self.made(Move { steps, ..next.clone() }, ended);
        Ok(())
    }

    /// Makes a move that can be made; how the run ends with it, if it does.
    pub(super) fn make_again(&mut self, made: &Move) -> Option<Outcome> {
        self.machine.world().restart(&made.choices);
        if let MoveKind::Interrupt { index } = made.kind {
            self.machine.deliver(index as usize);
            return None;
        }
        self.machine.switch_to(made.thread as usize);
        let end = self.machine.steps() + made.steps;
        while self.machine.steps() < end {
            self.machine.pause_at(end);
            let before = self.machine.steps();
            match self.machine.go_on() {
                Ok(Paused::Ended) => break,
                Ok(Paused::Waiting | Paused::Here) if self.machine.steps() == before => break,
                Ok(_) => {}
                Err(_) => return Some(self.machine.outcome()),
            }
        }
        None
    }
}
