//! Predicate abstraction on small random structures, compared with looking at every state.

use std::collections::{BTreeSet, VecDeque};
use std::time::Duration;

use crate::builder::Builder;
use bits::Bits;
use prove::predicate::{Outcome, Settings};
use prove::structure::{LocationId, start};
use term::{Assignment, Sort, TermId, Value};

/// Numbers that look random, the same ones each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

struct Case {
    b: Builder,
    width: u32,
    rigid: TermId,
    chosen: TermId,
    coin: TermId,
    locations: Vec<(LocationId, Vec<TermId>)>,
}

impl Case {
    fn number(&mut self, dice: &mut Dice, leaves: &[TermId], depth: u32) -> TermId {
        if depth == 0 || dice.roll(3) == 0 {
            return match dice.roll(4) {
                0 => self.b.number(self.width, dice.roll(1 << self.width)),
                _ => leaves[dice.roll(leaves.len() as u64) as usize],
            };
        }
        let kind = dice.roll(7);
        if kind == 6 {
            let condition = self.truth(dice, leaves, depth - 1);
            let (yes, no) = (self.number(dice, leaves, depth - 1), self.number(dice, leaves, depth - 1));
            return self.b.terms.ite(condition, yes, no);
        }
        let (left, right) = (self.number(dice, leaves, depth - 1), self.number(dice, leaves, depth - 1));
        let terms = &mut self.b.terms;
        match kind {
            0 | 1 => terms.add(left, right),
            2 => terms.sub(left, right),
            3 => terms.and(left, right),
            4 => terms.xor(left, right),
            _ => terms.mul(left, right),
        }
    }

    fn truth(&mut self, dice: &mut Dice, leaves: &[TermId], depth: u32) -> TermId {
        if depth > 0 && dice.roll(3) == 0 {
            let (left, right) = (self.truth(dice, leaves, depth - 1), self.truth(dice, leaves, depth - 1));
            return match dice.roll(2) {
                0 => self.b.terms.and(left, right),
                _ => self.b.terms.or(left, right),
            };
        }
        if dice.roll(10) == 0 {
            return self.coin;
        }
        let (left, right) = (self.number(dice, leaves, depth), self.number(dice, leaves, depth));
        let terms = &mut self.b.terms;
        match dice.roll(5) {
            0 | 1 => terms.eq(left, right),
            2 => terms.ult(left, right),
            3 => terms.slt(left, right),
            _ => terms.distinct(left, right),
        }
    }

    fn new(dice: &mut Dice) -> Case {
        let mut b = Builder::new();
        let width = 2 + dice.roll(2) as u32;
        let rigid = b.rigid("rigid", width);
        let chosen = b.terms.var("chosen", Sort::Bits(width));
        let coin = b.terms.var("coin", Sort::Bool);
        let mut locations = vec![(start(), Vec::new())];
        let (first, variables) = b.location([("x", width), ("y", width)]);
        locations.push((first, variables.to_vec()));
        if dice.roll(2) == 0 {
            let (second, variables) = b.location([("z", width)]);
            locations.push((second, variables.to_vec()));
        }
        let mut case = Case { b, width, rigid, chosen, coin, locations };
        let count = case.locations.len();
        let mut pairs = vec![(0, 1)];
        for from in 1..count {
            pairs.extend((1..count).filter(|_| dice.roll(4) > 0).map(|to| (from, to)));
        }
        for (from, to) in pairs {
            let (from, variables) = case.locations[from].clone();
            let leaves: Vec<TermId> = variables.into_iter().chain([case.rigid, case.chosen]).collect();
            let guard = match dice.roll(3) {
                0 => case.b.yes(),
                _ => case.truth(dice, &leaves, 2),
            };
            let (to, targets) = case.locations[to].clone();
            let updates: Vec<TermId> = targets.iter().map(|_| case.number(dice, &leaves, 2)).collect();
            case.b.edge(from, to, guard, &updates);
        }
        for _ in 0..1 + dice.roll(2) {
            let (from, guard) = case.end(dice);
            case.b.check(from, guard);
        }
        if dice.roll(4) == 0 {
            let (from, guard) = case.end(dice);
            case.b.obstacle(from, guard);
        }
        case
    }

    /// A condition that is not often true, in a location.
    fn end(&mut self, dice: &mut Dice) -> (LocationId, TermId) {
        let (from, variables) =
            self.locations[1 + dice.roll(self.locations.len() as u64 - 1) as usize].clone();
        let leaves: Vec<TermId> = variables.into_iter().chain([self.rigid]).collect();
        let mut guard = self.truth(dice, &leaves, 1);
        for _ in 0..dice.roll(3) {
            let more = self.truth(dice, &leaves, 1);
            guard = self.b.terms.and(guard, more);
        }
        (from, guard)
    }

    /// Which checks and which obstacles are reached, by looking at every state.
    fn reached(&self) -> (BTreeSet<usize>, BTreeSet<usize>) {
        let (mut checks, mut obstacles) = (BTreeSet::new(), BTreeSet::new());
        for rigid in 0..1 << self.width {
            let mut seen: BTreeSet<(usize, Vec<u64>)> = BTreeSet::from([(0, Vec::new())]);
            let mut queue: VecDeque<(usize, Vec<u64>)> = seen.iter().cloned().collect();
            while let Some((at, values)) = queue.pop_front() {
                let (location, variables) = &self.locations[at];
                for choice in 0..2 << self.width {
                    let mut assignment = Assignment::new();
                    let mut set = |term: TermId, value: u64| {
                        let bits = Value::Bits(Bits::from_u64(self.width, value));
                        assignment.set(self.b.terms.as_var(term).unwrap(), bits);
                    };
                    set(self.rigid, rigid);
                    set(self.chosen, choice >> 1);
                    variables.iter().zip(&values).for_each(|(variable, value)| set(*variable, *value));
                    assignment.set(self.b.terms.as_var(self.coin).unwrap(), Value::Bool(choice & 1 == 1));
                    let value = |term| term::eval(&self.b.terms, &assignment, term).unwrap();
                    let is_true = |term| value(term) == Value::Bool(true);
                    let structure = &self.b.structure;
                    let here = structure.checks.iter().enumerate();
                    let here = here.filter(|(_, it)| it.from == *location && is_true(it.guard));
                    checks.extend(here.map(|(index, _)| index));
                    let here = structure.obstacles.iter().enumerate();
                    let here = here.filter(|(_, it)| it.from == *location && is_true(it.guard));
                    obstacles.extend(here.map(|(index, _)| index));
                    for edge in structure.edges.iter().filter(|edge| edge.from == *location) {
                        if is_true(edge.guard) {
                            let next =
                                edge.updates.iter().map(|term| value(*term).as_bits().unwrap().low_u64());
                            let to = self.locations.iter().position(|(id, _)| *id == edge.to).unwrap();
                            let state = (to, next.collect());
                            if seen.insert(state.clone()) {
                                queue.push_back(state);
                            }
                        }
                    }
                }
            }
        }
        (checks, obstacles)
    }
}

/// What is said is true, and something is said most of the time. `HEDDLE_PROVE_CASES=20` looks at twenty times as many.
#[test]
fn answers_are_those_of_looking_at_every_state() {
    let times = std::env::var("HEDDLE_PROVE_CASES").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let cases = 240 * times;
    let (mut proofs, mut violated, mut obstacles, mut unknown) = (0, 0, 0, 0);
    // Some of these make Bitwuzla go round for ever, so there must be a limit.
    let soon = Some(Duration::from_secs(2));
    let settings = Settings {
        refinements: 25,
        nodes: 200,
        predicates: 16,
        most: soon,
        way: soon,
        ..Settings::default()
    };
    for seed in 0..cases {
        let mut case = Case::new(&mut Dice(seed * 7919 + 17));
        let (bad, met) = case.reached();
        match case.b.ask_with(&[], &settings) {
            Outcome::Proof(_) => {
                assert!(
                    bad.is_empty() && met.is_empty(),
                    "seed {seed}: a proof, and {bad:?} {met:?} are reached"
                );
                proofs += 1;
            }
            Outcome::Violated(violation) => {
                assert!(bad.contains(&violation.chain.check), "seed {seed}: {violation:?} is never reached");
                violated += 1;
            }
            Outcome::Obstacle(index) => {
                assert!(met.contains(&index), "seed {seed}: obstacle {index} is never reached");
                obstacles += 1;
            }
            Outcome::Unknown { reason, .. } => {
                println!("seed {seed}: {reason}");
                unknown += 1;
            }
        }
    }
    println!("{proofs} proofs, {violated} violations, {obstacles} obstacles, {unknown} unknown");
    assert!(unknown * 10 < cases, "{unknown} of {cases} are unknown");
    assert!(proofs * 6 > cases && violated * 6 > cases && obstacles > 0);
}
