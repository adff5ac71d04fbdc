//! k-induction, backwards: from what must not happen to what leads there in k edges.
//!
//! ```text
//!   F1(l)  =  a check or an obstacle on a way from l
//!   Fk(l)  =  an edge from l to some m, and F(k-1)(m) of what variables are then
//! ```
//!
//! Whatever contradicts what is always true of a location ([`invariants`](crate::invariants)) leads nowhere and is dropped. If something is left at the start, a chain of k edges leads from there to a
//! violation. If nothing is left anywhere, no execution comes to any: each would have to come through k locations before, or start less than k edges before, and neither can be. Edges say that nothing
//! was violated on them, so that this is induction with k steps of hypothesis.
//!
//! Claim: `Proved` only if that is so. Cost: each k adds one copy of each edge, with what is the same in both stored once, and one question for each location.

use std::time::Duration;

use arena::Id;
use rustc_hash::{FxHashMap, FxHashSet};
use solver::Reason;
use term::{Assignment, Sort, TermId, Terms};

use crate::chain::End;
use crate::oracle::Oracle;
use crate::structure::{LocationId, Structure, start};

/// Up to so many edges back, every location is asked about.
const OFTEN: usize = 12;

/// How many bits number the ways from a location.
const WAY_BITS: u32 = 16;

/// What came of looking one edge further back.
pub enum Step {
    /// Nothing leads to a violation.
    Proved,
    /// These edges from the start on lead there.
    Reaches(Vec<usize>, End),
    /// Something is left.
    Open,
}

/// One way that leads to a violation.
#[derive(Clone, Copy)]
enum Way {
    Edge(usize),
    End(End),
}

/// What leads to a violation in so many edges, by location.
#[derive(Default)]
struct Level {
    formulas: FxHashMap<LocationId, TermId>,
    ways: FxHashMap<LocationId, Vec<Way>>,
    choices: FxHashMap<LocationId, TermId>,
}

/// A search backwards.
pub struct Induction<'a> {
    structure: &'a Structure,
    invariants: &'a [Vec<TermId>],
    levels: Vec<Level>,
    /// Chains of fewer edges from the start need not be looked at.
    clear: usize,
    /// Variables of passages that were looked at: each has its name for good.
    settled: FxHashSet<TermId>,
    /// Whether it is not known of all starts whether anything leads from there to a violation.
    unclear: Option<Reason>,
}

impl<'a> Induction<'a> {
    /// One that has not looked at anything. The invariants are those that are true at each location, and chains of fewer edges than `clear` from the start are known to lead to no violation.
    pub fn new(structure: &'a Structure, invariants: &'a [Vec<TermId>], clear: usize) -> Induction<'a> {
        Induction {
            structure,
            invariants,
            levels: Vec::new(),
            clear,
            settled: FxHashSet::default(),
            unclear: None,
        }
    }

    /// How many edges it has looked back.
    pub fn k(&self) -> usize {
        self.levels.len()
    }

    /// Looks one edge further back, with so much time for each question.
    pub fn step(
        &mut self,
        terms: &mut Terms,
        oracle: &mut Oracle<'_>,
        most: Duration,
    ) -> Result<Step, Reason> {
        let mut level = match self.levels.last() {
            None => self.first(terms),
            Some(_) => self.next(terms),
        };
        let mut locations: Vec<LocationId> = level.formulas.keys().copied().collect();
        locations.sort_unstable();
        let mut open = false;
        // Proofs that need many rounds are rare: beyond some, mostly chains from the start are looked for.
        let rare = self.levels.len() > OFTEN && !self.levels.len().is_power_of_two();
        for location in locations {
            if rare && location != start() {
                open = true;
                continue;
            }
            if location == start() && self.levels.len() < self.clear {
                level.formulas.remove(&location);
                continue;
            }
            let Some(&formula) = level.formulas.get(&location) else { continue };
            let facts = self.structure.locations[location].facts.iter();
            let invariants = self.invariants.get(location.index()).map_or(&[][..], |found| &found[..]);
            let known: Vec<TermId> = facts.chain(invariants).copied().chain([formula]).collect();
            let question = terms.and_all(known);
            match oracle.ask(terms, question, Some(most)) {
                Ok(None) => {
                    level.formulas.remove(&location);
                }
                Ok(Some(model)) if location == start() => {
                    self.levels.push(level);
                    let (edges, end) = self.chain(terms, &model)?;
                    return Ok(Step::Reaches(edges, end));
                }
                Ok(Some(_)) => open = true,
                Err(reason) if oracle.is_over() => return Err(reason),
                Err(reason) => {
                    if location == start() {
                        self.unclear.get_or_insert(reason);
                    }
                    open = true;
                }
            }
        }
        self.levels.push(level);
        match (&self.unclear, open) {
            (_, true) => Ok(Step::Open),
            (Some(reason), false) => Err(reason.clone()),
            (None, false) => Ok(Step::Proved),
        }
    }

    /// What is violated on ways from each location.
    fn first(&mut self, terms: &mut Terms) -> Level {
        let structure = self.structure;
        let checks = structure.checks.iter().enumerate();
        let checks = checks.map(|(number, check)| (check.from, check.guard, Way::End(End::Check(number))));
        let obstacles = structure.obstacles.iter().enumerate();
        let obstacles = obstacles
            .map(|(number, obstacle)| (obstacle.from, obstacle.guard, Way::End(End::Obstacle(number))));
        let all: Vec<(LocationId, TermId, Way)> = checks.chain(obstacles).collect();
        self.level(terms, all)
    }

    /// What leads to the last level.
    fn next(&mut self, terms: &mut Terms) -> Level {
        let Some(last) = self.levels.last() else { return Level::default() };
        let mut all = Vec::new();
        for (number, edge) in self.structure.edges.iter().enumerate() {
            if let Some(&formula) = last.formulas.get(&edge.to) {
                let then = self.structure.after(terms, number, formula);
                all.push((edge.from, terms.and(edge.guard, then), Way::Edge(number)));
            }
        }
        self.level(terms, all)
    }

    /// A level with these ways. What was chosen on them gets new names, so that the next level chooses for itself.
    fn level(&mut self, terms: &mut Terms, all: Vec<(LocationId, TermId, Way)>) -> Level {
        let mut level = Level::default();
        let mut parts: FxHashMap<LocationId, Vec<TermId>> = FxHashMap::default();
        for (from, guard, way) in all {
            if terms.as_bool(guard) == Some(false) {
                continue;
            }
            let choice = *level.choices.entry(from).or_insert_with(|| terms.var("way", Sort::Bits(WAY_BITS)));
            self.settled.insert(choice);
            let ways = level.ways.entry(from).or_default();
            let number = terms.number(WAY_BITS, ways.len() as u64);
            ways.push(way);
            let chosen = terms.eq(choice, number);
            parts.entry(from).or_default().push(terms.and(chosen, guard));
        }
        for (from, parts) in parts {
            let formula = terms.or_all(parts);
            let renamed = self.renamed(terms, from, formula);
            level.formulas.insert(from, renamed);
        }
        level
    }

    /// A formula in which what is chosen on ways from a location has new names. Names of levels before are left alone: they stand for one passage each.
    fn renamed(&mut self, terms: &mut Terms, from: LocationId, formula: TermId) -> TermId {
        let mut new: FxHashMap<TermId, TermId> = FxHashMap::default();
        for term in self.structure.chosen(terms, from, &[formula]) {
            if self.settled.contains(&term) {
                continue;
            }
            let Some(variable) = terms.as_var(term) else { continue };
            let (name, sort) = (terms.variable(variable).name.to_string(), terms.variable(variable).sort);
            let renamed = terms.var(&name, sort);
            self.settled.insert(renamed);
            new.insert(term, renamed);
        }
        terms.substitute(&[formula], &new).pop().unwrap_or(formula)
    }

    /// The way that values take from the start.
    fn chain(&self, terms: &Terms, model: &Assignment) -> Result<(Vec<usize>, End), Reason> {
        let mut edges = Vec::new();
        let mut at = start();
        for level in self.levels.iter().rev() {
            let choice = level.choices.get(&at).and_then(|choice| model.get(terms.as_var(*choice)?));
            let number = choice.and_then(|value| value.as_bits()?.to_u64()).unwrap_or(0);
            let way = level.ways.get(&at).and_then(|ways| ways.get(number as usize));
            match way {
                Some(Way::Edge(edge)) => {
                    edges.push(*edge);
                    at = self.structure.edges[*edge].to;
                }
                Some(Way::End(end)) => return Ok((edges, *end)),
                None => break,
            }
        }
        Err(Reason::new(solver::Code::Error, "a way that leads nowhere"))
    }
}
