//! Simulation by hand: one move after the other, as somebody chooses, forwards and backwards.
//!
//! A [`Simulation`] is always in one state of the system. It says who can move there and what everybody else waits for, makes the
//! move that is asked for, and remembers the way, so that it can go back, save it as a [`Trace`] and load one. Whoever is in an atomic
//! section and can go on is the only one who can move, as in a search.
//!
//! Limits: a program reads nothing and nobody sees what it writes; inputs with many values are tried at a few.
//!
//! Costs: a move copies the list of blocks (not their contents) and the threads; going back makes a few moves again.

mod history;
mod run;
mod status;
mod step;
#[cfg(test)]
mod tests;
mod variables;

use crate::look::Look;
use crate::races::race_of;
use crate::replay::{DoesNotReplay, Replay};
use crate::script::Script;
use crate::system::System;
use crate::view::View;
use concrete::{Machine, Outcome, State};
use history::{History, NodeId};
use ir::debug::Variables;
use program::code::{FuncId, Pc};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::SeedableRng;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use verdict::places::Places;
use verdict::query::ast::Formula;
use verdict::query::resolved::Measure;
use verdict::query::{Proposition, Query, Resolved};
use verdict::trace::Move;
use verdict::{Location, Trace};

pub use run::{Ran, Scheduler, Stopped};
pub use status::{Choice, Situation, Standing, ThreadView};
pub use step::{Granularity, NotMade, Question, Who};
pub use variables::{FunctionNames, Names, Scope, Variable};

/// A saved state: what [`Simulation::restore`] takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tag(pub u64);

/// A simulation by hand.
pub struct Simulation<'s, 'p> {
    system: &'s System<'p>,
    places: &'s Places<'s>,
    machine: Machine<'p, Script>,
    entries: Vec<String>,
    history: History,
    tags: HashMap<u64, (NodeId, State)>,
    last_tag: u64,
    random: Pcg64Mcg,
    /// What threads are called: those that have ended, too.
    names: Vec<String>,
    locations: RefCell<HashMap<Pc, Option<Rc<Location>>>>,
    texts: RefCell<HashMap<Pc, Rc<str>>>,
    variables: RefCell<HashMap<FuncId, Rc<Variables<'s>>>>,
}

impl<'s, 'p> Simulation<'s, 'p> {
    /// A simulation in front of the first op of a program that starts at `entries`; an outcome if it does not get there.
    pub fn new(
        system: &'s System<'p>,
        places: &'s Places<'s>,
        entries: &[String],
        seed: u64,
    ) -> Result<Simulation<'s, 'p>, Outcome> {
        let mut machine = system.machine()?;
        let start = machine.state();
        let mut simulation = Simulation {
            system,
            places,
            machine,
            entries: entries.to_vec(),
            history: History::new(start),
            tags: HashMap::new(),
            last_tag: 0,
            random: Pcg64Mcg::seed_from_u64(seed),
            names: Vec::new(),
            locations: RefCell::default(),
            texts: RefCell::default(),
            variables: RefCell::default(),
        };
        simulation.note_names();
        Ok(simulation)
    }

    /// Starts again, with nothing remembered; random moves follow from the seed.
    pub fn reset(&mut self, seed: u64) {
        let Some(start) = self.history.start().cloned() else { return };
        self.machine.restore(&start);
        self.history = History::new(start);
        self.tags.clear();
        self.random = Pcg64Mcg::seed_from_u64(seed);
    }

    /// The machine.
    pub fn machine(&self) -> &Machine<'p, Script> {
        &self.machine
    }

    /// Where the code comes from.
    pub fn places(&self) -> &'s Places<'s> {
        self.places
    }

    fn look(&self) -> Look<'_> {
        Look::at(&self.machine, self.places)
    }

    /// How many moves lead here.
    pub fn depth(&self) -> usize {
        self.history.depth()
    }

    /// How many moves [`forward`](Self::forward) can make.
    pub fn ahead(&self) -> usize {
        self.history.ahead()
    }

    /// How the run has ended, if it has.
    pub fn ended(&self) -> Option<&Outcome> {
        self.history.node().ended.as_deref()
    }

    /// Whether a proposition holds here.
    pub fn holds(&mut self, proposition: &Proposition) -> bool {
        verdict::query::eval(proposition, &self.view())
    }

    /// The state as queries see it.
    fn view(&mut self) -> View<'_, 'p> {
        let movers = self.enabled_movers().into_iter();
        let threads =
            movers.filter_map(|who| if let Who::Thread(thread) = who { Some(thread) } else { None });
        let races = race_of(&mut self.machine, &self.system.sections_end, threads).is_some();
        View { machine: &self.machine, races }
    }

    /// Undoes a move; whether there was one.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.history.before() else { return false };
        self.go_to(before);
        true
    }

    /// Makes the move again that was undone last; whether there was one.
    pub fn forward(&mut self) -> bool {
        let Some(after) = self.history.after() else { return false };
        self.go_to(after);
        true
    }

    /// Undoes all moves.
    pub fn rewind(&mut self) {
        self.go_to(0);
    }

    fn go_to(&mut self, node: NodeId) {
        let (state, moves) = self.history.way(node);
        // The start keeps its state for ever.
        let Some(state) = state else { return };
        self.machine.restore(state);
        for made in &moves {
            self.make_again(made);
        }
        self.history.go(node);
        self.note_names();
    }

    /// Keeps this state.
    pub fn save(&mut self) -> Tag {
        self.last_tag += 1;
        let state = self.machine.state();
        self.tags.insert(self.last_tag, (self.history.here, state));
        Tag(self.last_tag)
    }

    /// Goes to a state that was kept; whether there is such a one.
    pub fn restore(&mut self, tag: Tag) -> bool {
        let Some((node, state)) = self.tags.get(&tag.0) else { return false };
        self.machine.restore(state);
        let node = *node;
        self.history.go(node);
        self.history.lead_to(node);
        self.note_names();
        true
    }

    /// Forgets a state that was kept; whether there was such a one.
    pub fn release(&mut self, tag: Tag) -> bool {
        self.tags.remove(&tag.0).is_some()
    }

    /// The way here, to be replayed.
    pub fn trace(&self) -> Result<Trace, DoesNotReplay> {
        let moves = self.history.moves();
        let lost = |why: &str| DoesNotReplay(why.to_string());
        let mut replay =
            Replay::new(self.system, self.places).map_err(|_| lost("the program does not start"))?;
        for (i, next) in moves.iter().enumerate() {
            let ended = replay.play(next)?;
            if ended.is_some() && i + 1 < moves.len() {
                return Err(lost("the run ends too early"));
            }
        }
        let mut trace = Trace::new(self.system.program, &self.entry_names(), moves);
        trace.chances = self.system.options.chances;
        replay.show_in(&mut trace);
        trace.threads = self.names.clone();
        Ok(trace)
    }

    /// Makes the moves of a trace from the start on, and goes back to the start, so that they can be made again one by one. If it
    /// cannot be done, everything is as it was.
    pub fn load_trace(&mut self, trace: &Trace) -> Result<(), String> {
        trace.check_program(self.system.program, &self.entry_names()).map_err(|error| error.to_string())?;
        if trace.chances != self.system.options.chances {
            return Err("the trace leaves other things to chance than this simulation".to_string());
        }
        let before = self.history.here;
        self.go_to(0);
        for (number, next) in trace.moves.iter().enumerate() {
            if let Err(why) = self.play(next) {
                self.history.lead_to(before);
                self.go_to(before);
                return Err(format!("the trace does not replay: move {}: {why}", number + 1));
            }
        }
        self.go_to(0);
        Ok(())
    }

    fn entry_names(&self) -> Vec<&str> {
        self.entries.iter().map(String::as_str).collect()
    }

    /// The moves that lead here.
    pub fn moves(&self) -> Vec<Move> {
        self.history.moves()
    }

    /// Ties a formula to the program; the message says what is wrong with it, and where.
    pub fn resolve(&self, text: &str) -> Result<Resolved, Box<source::Diagnostic>> {
        let written = verdict::query::parse_formula(FORMULA, text)?;
        verdict::query::resolve(&written, self.system.program)
    }

    /// Ties a formula or a number to the program.
    pub fn ask(&self, text: &str) -> Result<Asked, Box<source::Diagnostic>> {
        // What is true or false might be taken for the number one or zero. A number is what can be compared with another one.
        if verdict::query::parse_formula(FORMULA, text).is_err()
            && let Ok(written) = verdict::query::parse_formula(FORMULA, &format!("{text} == 0"))
            && matches!(&written.query, Query::Reachable(Formula::Compare { .. }))
        {
            let resolved = verdict::query::resolve(&written, self.system.program)?;
            if let Some(Proposition::Compare { ty, left, .. }) = resolved.proposition() {
                return Ok(Asked::Number(Measure { ty: *ty, term: left.clone() }));
            }
        }
        self.resolve(text).map(|resolved| Asked::Truth(Box::new(resolved)))
    }

    /// The answer here.
    pub fn answer(&mut self, asked: &Asked) -> Value {
        match asked {
            Asked::Truth(resolved) => {
                Value::Truth(resolved.proposition().is_some_and(|proposition| self.holds(proposition)))
            }
            Asked::Number(measure) => Value::Number(verdict::query::measure(measure, &self.view())),
        }
    }
}

/// What messages call the text of a formula.
const FORMULA: &str = "formula";

/// Something that can be asked about a state.
#[derive(Clone, Debug)]
pub enum Asked {
    /// Whether it holds.
    Truth(Box<Resolved>),
    /// How much it is.
    Number(Measure),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Whether it holds.
    Truth(bool),
    /// How much it is.
    Number(i128),
}
