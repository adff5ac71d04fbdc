//! A program as a transition structure, after definition 4 of the lecture on software model checking.
//!
//! ```text
//!   location   the head of a loop, in its chain of calls; its variables are what loops change: cells of memory, registers
//!   edge       all ways from one location to the next that pass no other: when they are taken, and what variables are then
//!   check      what a way from a location must not do
//!   obstacle   where a way from a location cannot be followed
//! ```
//!
//! The first location is where the program starts, and has no variables. All terms of an edge, a check or an obstacle are about the variables of the location that it
//! starts from, about what is [rigid](Structure::rigid), and about variables of its own: what is chosen on the way, anew each time it is taken.
//!
//! Of two edges from one location only one is taken, whatever is chosen.
//!
//! Claim: each execution of the program is a chain of edges from the first location on, with values of variables, rigid ones and chosen ones that make the guards true; where
//! it is violated a check says so, and where it does something that is not supported an obstacle does. A chain is an execution up to the facts that are taken for granted
//! ([`symbolic::record::Doubt`]).

use program::code::Pc;
use rustc_hash::{FxHashMap, FxHashSet};
use sem::ub::Class;
use term::{TermId, Terms, VarId};

arena::id! {
    /// A location.
    pub struct LocationId("location")
}

impl std::fmt::Display for LocationId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "l{}", arena::Id::index(*self))
    }
}

/// Where the program starts.
pub fn start() -> LocationId {
    arena::Id::new(0)
}

/// A program.
#[derive(Clone, Debug, Default)]
pub struct Structure {
    /// The locations; the first is where the program starts.
    pub locations: arena::Arena<LocationId, Location>,
    /// The ways between them.
    pub edges: Vec<Edge>,
    /// What must not happen.
    pub checks: Vec<Check>,
    /// Where ways end that cannot be followed.
    pub obstacles: Vec<Obstacle>,
    /// Where the program ends, by location: when.
    pub ends: Vec<(LocationId, TermId)>,
    /// What is taken for granted.
    pub doubts: Vec<Doubt>,
    /// Violations that are not checked, if these are taken not to happen.
    pub absent: Vec<(LocationId, Class, TermId)>,
    /// Variables that have one value in all of an execution: what the program is given before it comes to a loop.
    pub rigid: FxHashSet<VarId>,
    /// Where objects are made of which all but the newest are one: the op and the calls under way. Then there are chains that are no executions.
    pub summarised: Vec<Vec<Pc>>,
}

/// The head of a loop.
#[derive(Clone, Debug, Default)]
pub struct Location {
    /// The op there and the calls under way, the innermost first.
    pub stack: Vec<Pc>,
    /// What may differ from one visit to the next.
    pub variables: Vec<Variable>,
    /// What holds by the way variables are made.
    pub facts: Vec<TermId>,
    /// What expressions of C are worth there: variables, and what does not change.
    pub known: Vec<(Source, TermId)>,
    /// What may be true of objects that are not told apart.
    pub hints: Vec<TermId>,
}

/// A variable of a location.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The variable as a term.
    pub term: TermId,
    /// What it is.
    pub what: What,
    /// The expression of C that it is the value of, if there is one.
    pub source: Option<Source>,
}

/// What a variable of a location is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A number, or the address of a pointer.
    Bits,
    /// Which block a pointer belongs to.
    Block,
    /// Whatever else: undefined bits, poison, whether a block is alive.
    Other,
    /// What an array contains.
    Array,
}

/// An expression of C with the type of its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The expression, such as `x`, `s.a`, `buffer[3]`, `*p`.
    pub text: String,
    /// How many bits its type has.
    pub width: u32,
    /// Whether its type is a signed one.
    pub signed: bool,
    /// Whether it is a pointer.
    pub pointer: bool,
}

/// All ways from one location to another that pass none.
#[derive(Clone, Debug)]
pub struct Edge {
    /// From where.
    pub from: LocationId,
    /// To where.
    pub to: LocationId,
    /// When.
    pub guard: TermId,
    /// What the variables of `to` are then, in their order.
    pub updates: Vec<TermId>,
    /// What the program asks for on the way, in its order: a value, and when it is asked for.
    pub inputs: Vec<(TermId, TermId)>,
    /// That everything indeterminate is zero, as the machine of words has it.
    pub usual: TermId,
}

/// Something that must not happen.
#[derive(Clone, Debug)]
pub struct Check {
    /// On ways from here.
    pub from: LocationId,
    /// When it happens.
    pub guard: TermId,
    /// What it is a violation of.
    pub class: Class,
    /// Where it happens: the op and the calls under way, the innermost first.
    pub stack: Vec<Pc>,
    /// What the program asks for on the way.
    pub inputs: Vec<(TermId, TermId)>,
    /// That everything indeterminate is zero, as the machine of words has it.
    pub usual: TermId,
}

/// Something that cannot be followed.
#[derive(Clone, Debug)]
pub struct Obstacle {
    /// On ways from here.
    pub from: LocationId,
    /// When.
    pub guard: TermId,
    /// Why.
    pub reason: verdict::Reason,
    /// Whether it is that more objects would be made at one place than are told apart.
    pub many: bool,
    /// Whether it is a load that is not legal, which could be followed with an arbitrary value.
    pub loads: bool,
}

/// Something that is taken for granted, on ways from a location.
#[derive(Clone, Copy, Debug)]
pub struct Doubt {
    /// From where.
    pub from: LocationId,
    /// When it matters.
    pub guard: TermId,
    /// Whether it is about how large objects are, and not about where they lie.
    pub sizes: bool,
}

impl Structure {
    /// The variables of these terms that belong to one passage from a location: what is chosen on the way.
    pub fn chosen(&self, terms: &Terms, from: LocationId, of: &[TermId]) -> Vec<TermId> {
        let own: FxHashSet<TermId> =
            self.locations[from].variables.iter().map(|variable| variable.term).collect();
        let all = terms.variables_of(of.iter().copied());
        let chosen = all.into_iter().filter(|variable| !self.rigid.contains(variable));
        chosen.map(|variable| terms.variable(variable).term).filter(|term| !own.contains(term)).collect()
    }

    /// Terms on ways from a location, said of one passage: the variables of the location have these values, and what is chosen gets variables of its own.
    pub fn passage(
        &self,
        terms: &mut Terms,
        from: LocationId,
        values: &[TermId],
        of: &[TermId],
    ) -> Vec<TermId> {
        let mut new: FxHashMap<TermId, TermId> = FxHashMap::default();
        for term in self.chosen(terms, from, of) {
            let (name, sort) = match terms.as_var(term) {
                Some(variable) => (terms.variable(variable).name.to_string(), terms.variable(variable).sort),
                None => continue,
            };
            new.insert(term, terms.var(&name, sort));
        }
        let variables = self.locations[from].variables.iter();
        new.extend(variables.zip(values).map(|(variable, value)| (variable.term, *value)));
        terms.substitute(of, &new)
    }
}

impl Structure {
    /// What is true of the end of an edge, said of its start: variables have the values that the edge gives them.
    pub fn after(&self, terms: &mut Terms, edge: usize, what: TermId) -> TermId {
        let way = &self.edges[edge];
        let variables = self.locations[way.to].variables.iter().map(|variable| variable.term);
        let new: FxHashMap<TermId, TermId> = variables.zip(way.updates.iter().copied()).collect();
        terms.substitute(&[what], &new).pop().unwrap_or(what)
    }
}

impl Structure {
    /// The same where everything indeterminate is zero, as the machine of words has it.
    pub fn usual(&self, terms: &mut Terms) -> Structure {
        let mut usual = self.clone();
        for edge in &mut usual.edges {
            edge.guard = terms.and(edge.guard, edge.usual);
        }
        for check in &mut usual.checks {
            check.guard = terms.and(check.guard, check.usual);
        }
        usual
    }
}
