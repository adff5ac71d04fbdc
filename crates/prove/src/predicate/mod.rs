//! Predicate abstraction, refined by counterexamples: states are told apart only by which predicates are true in them, and predicates are found where a way through the
//! abstraction is none through the program.
//!
//! ```text
//!   tree         abstract states, from the start along edges; who is covered by whom
//!   post         what is true after an edge: each predicate for itself, or their combinations
//!   refine       is a way to a check an execution? if not, which predicates show it?
//!   prune        which of them are needed for that?
//!   atoms        what a formula talks about
//!   marching     predicates that come with ever new constants
//!   vocabulary   the predicates of locations, and which of them are looked at
//! ```
//!
//! Claims: after a [`Proof`], no execution comes to a check or an obstacle; its invariants can be checked on their own ([`crate::recheck`]). A [`Violation`] has values that
//! make its chain an execution. Limits count nodes, predicates and rounds, never seconds, so the same question has the same answer if no solver runs out of time.
//!
//! Limits: predicates are comparisons that the program makes, carried along its ways, and orders of what they compare. Proofs that need others (sums of variables, what holds
//! for all elements of an array) end without an answer.

mod atoms;
mod marching;
mod post;
mod prune;
mod refine;
mod tree;
mod vocabulary;

use std::time::Duration;

use solver::{Code, Reason};
use term::{Assignment, TermId, Terms};

pub use self::vocabulary::Literal;

use self::marching::Marching;
use self::post::{Context, Posts};
use self::refine::{Way, refine};
use self::tree::{State, Tree, is_subset};
use self::vocabulary::{Precision, Vocabulary};
use crate::chain::{Chain, End, Passage};
use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure, start};

/// How far to go.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// So many times predicates are looked for.
    pub refinements: usize,
    /// So many predicates are looked at in one location.
    pub predicates: usize,
    /// So many abstract states are made.
    pub nodes: usize,
    /// So many combinations of predicates after one edge are told apart.
    pub cubes: usize,
    /// So many predicates that differ in constants only, which the program does not have, are taken in one location.
    pub marching: usize,
    /// How long a question about one step may take. What is not answered then is taken for possible.
    pub most: Option<Duration>,
    /// How long the question may take whether one way is an execution.
    pub way: Option<Duration>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            refinements: 100,
            predicates: 40,
            nodes: 5000,
            cubes: 64,
            marching: 8,
            most: Some(Duration::from_secs(10)),
            way: Some(Duration::from_secs(60)),
        }
    }
}

/// What came of it.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// No check and no obstacle is ever reached.
    Proof(Proof),
    /// A check is reached.
    Violated(Violation),
    /// This obstacle is reached.
    Obstacle(usize),
    /// Nothing was shown.
    Unknown {
        /// Why not.
        reason: String,
        /// The predicates that were found until then.
        predicates: Vec<(LocationId, TermId)>,
    },
}

/// An execution that comes to a check.
#[derive(Clone, Debug)]
pub struct Violation {
    /// Its way.
    pub chain: Chain,
    /// The passages of the way, and so the variables that the values are about.
    pub passages: Vec<Passage>,
    /// Values that make all conditions of the passages true.
    pub model: Assignment,
}

/// A proof.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The predicates of each location.
    pub predicates: Vec<Vec<TermId>>,
    /// The abstract states; the first is the start.
    pub nodes: Vec<Node>,
    /// What always holds in each location: what one of its states says that is not covered. At the start that is nothing, and where no way leads it is false.
    pub invariants: Vec<TermId>,
}

/// An abstract state of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Where.
    pub location: LocationId,
    /// What is known: predicates, as indices of [`Proof::predicates`] of the location, and whether they are true.
    pub literals: Vec<Literal>,
    /// The state before, and the edge from there.
    pub parent: Option<(usize, usize)>,
    /// The state whose ways stand for those of this one, as it says no more.
    pub covered_by: Option<usize>,
}

/// Looks for a proof, with these predicates to begin with.
pub fn prove(
    structure: &Structure,
    terms: &mut Terms,
    oracle: &mut Oracle<'_>,
    seeds: &[(LocationId, TermId)],
    settings: &Settings,
) -> Outcome {
    let vocabulary = Vocabulary::new(structure, terms);
    let marching = Marching::new(structure, terms, settings.marching);
    let mut search = Search {
        cx: Context { structure, terms, oracle, vocabulary },
        posts: Posts::new(settings.most, settings.cubes),
        marching,
        precision: Precision::default(),
        tree: Tree::new(),
        settings,
        refinements: 0,
    };
    for (location, term) in seeds {
        let cx = &mut search.cx;
        if let Some(number) = cx.vocabulary.number(structure, cx.terms, *location, *term) {
            search.precision.add(*location, number, settings.predicates);
        }
    }
    match search.run() {
        Ok(outcome) => outcome,
        Err(reason) => search.unknown(reason.to_string()),
    }
}

struct Search<'a, 'o> {
    cx: Context<'a, 'o>,
    posts: Posts,
    marching: Marching,
    precision: Precision,
    tree: Tree,
    settings: &'a Settings,
    refinements: usize,
}

impl Search<'_, '_> {
    fn run(&mut self) -> Result<Outcome, Reason> {
        while let Some(index) = self.tree.next() {
            if self.cx.oracle.is_over() {
                return Ok(self.unknown("the time is up".to_owned()));
            }
            if self.tree.nodes.len() > self.settings.nodes {
                return Ok(
                    self.unknown(format!("there are more than {} abstract states", self.settings.nodes))
                );
            }
            if self.tree.cover(index) {
                continue;
            }
            let Some(node) = self.tree.nodes.get(index).cloned() else { continue };
            if let Some(end) = self.posts.end(&mut self.cx, node.location, &node.cube)? {
                match self.look_at(index, end)? {
                    Some(outcome) => return Ok(outcome),
                    None => continue,
                }
            }
            let edges = self.cx.structure.edges.iter().enumerate();
            let edges: Vec<usize> =
                edges.filter(|(_, edge)| edge.from == node.location).map(|(edge, _)| edge).collect();
            for edge in edges {
                self.follow(index, edge)?;
            }
            if let Some(node) = self.tree.nodes.get_mut(index) {
                node.state = State::Followed;
            }
        }
        Ok(Outcome::Proof(self.proof()))
    }

    /// Adds what is after an edge from a node.
    fn follow(&mut self, index: usize, edge: usize) -> Result<(), Reason> {
        let (Some(node), Some(it)) = (self.tree.nodes.get(index), self.cx.structure.edges.get(edge)) else {
            return Err(Reason::new(Code::Error, "a node is not there: this is a bug in Heddle"));
        };
        let cube = node.cube.clone();
        for cube in self.posts.after(&mut self.cx, &self.precision, edge, &cube)? {
            self.tree.add(&self.precision, (index, edge), it.to, cube);
        }
        Ok(())
    }

    /// Looks at the way to a node and from there to a check or an obstacle: it is an execution, or is excluded from here on, or there is no more to be done.
    fn look_at(&mut self, index: usize, end: End) -> Result<Option<Outcome>, Reason> {
        self.refinements += 1;
        if self.refinements > self.settings.refinements {
            let reason = format!("predicates were looked for {} times", self.settings.refinements);
            return Ok(Some(self.unknown(reason)));
        }
        let path = self.tree.path(index);
        let edges = self.tree.edges(&path);
        let way = refine(
            &mut self.cx,
            &mut self.posts,
            &mut self.marching,
            &self.precision,
            self.settings,
            (&edges, end),
        )?;
        match way {
            Way::Real => self.real(edges, end).map(Some),
            Way::Stuck => Ok(Some(self.unknown("no predicates were found that exclude a way".to_owned()))),
            Way::Excluded(precision) => {
                self.precision = precision;
                let mut stale = path.iter().filter(|node| self.tree.is_stale(&self.precision, **node));
                let parent = stale.next().and_then(|pivot| self.tree.nodes.get(*pivot)?.parent);
                let Some(parent) = parent else {
                    return Ok(Some(self.unknown("predicates change nothing".to_owned())));
                };
                self.tree.remove_after(parent);
                self.follow(parent.0, parent.1)?;
                Ok(None)
            }
        }
    }

    /// The outcome of a way that is an execution.
    fn real(&mut self, edges: Vec<usize>, end: End) -> Result<Outcome, Reason> {
        let check = match end {
            End::Obstacle(index) => return Ok(Outcome::Obstacle(index)),
            End::Check(check) => check,
        };
        let chain = Chain { edges, check };
        let way = self.settings.way;
        let found = chain.model_within(self.cx.oracle, self.cx.terms, self.cx.structure, way)?;
        Ok(match found {
            Some((passages, model)) => Outcome::Violated(Violation { chain, passages, model }),
            None => self.unknown("a solver says two things about one way".to_owned()),
        })
    }

    fn unknown(&self, reason: String) -> Outcome {
        let locations = self.cx.structure.locations.ids();
        let predicates = locations.flat_map(|location| {
            let all = self.cx.vocabulary.of(location);
            let numbers = self.precision.of(location).iter();
            numbers.filter_map(move |number| Some((location, *all.get(*number)?)))
        });
        Outcome::Unknown { reason, predicates: predicates.collect() }
    }

    /// What has been shown once nobody waits.
    fn proof(&mut self) -> Proof {
        let structure = self.cx.structure;
        let predicates = structure.locations.ids().map(|location| self.cx.vocabulary.of(location).to_vec());
        let predicates = predicates.collect();
        let mut invariants = Vec::with_capacity(structure.locations.len());
        for location in structure.locations.ids() {
            let followed = self.tree.nodes.iter().enumerate();
            let followed: Vec<(usize, &tree::Node)> = followed
                .filter(|(_, node)| node.location == location && node.state == State::Followed)
                .collect();
            // A state that another says less than adds nothing; of two that say the same, the first does.
            let adds = |(index, node): &(usize, &tree::Node)| {
                !followed.iter().any(|(other, wider)| {
                    is_subset(&wider.cube, &node.cube)
                        && (wider.cube.len() < node.cube.len() || other < index)
                })
            };
            let mut invariant = self.cx.terms.bool(location == start());
            for (_, node) in followed.iter().filter(|it| adds(it)) {
                let literals = self.cx.vocabulary.literals(self.cx.terms, location, &node.cube);
                let cube = self.cx.terms.and_all(literals);
                invariant = self.cx.terms.or(invariant, cube);
            }
            invariants.push(invariant);
        }
        let kept = self.tree.nodes.iter().enumerate().filter(|(_, node)| node.state != State::Removed);
        let kept: Vec<usize> = kept.map(|(index, _)| index).collect();
        let place = |index: usize| kept.binary_search(&index).ok();
        let nodes = kept.iter().filter_map(|index| self.tree.nodes.get(*index)).map(|node| Node {
            location: node.location,
            literals: node.cube.clone(),
            parent: node.parent.and_then(|(parent, edge)| Some((place(parent)?, edge))),
            covered_by: match node.state {
                State::Covered(by) => place(by),
                State::Waiting | State::Followed | State::Removed => None,
            },
        });
        Proof { predicates, nodes: nodes.collect(), invariants }
    }
}
