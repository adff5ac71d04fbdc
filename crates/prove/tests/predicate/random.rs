//! Predicate abstraction and induction on small random structures, compared with looking at every state.

use std::collections::{BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use crate::builder::Builder;
use bits::Bits;
use prove::candidates::Effort;
use prove::chain::End;
use prove::forward::{self, Forward};
use prove::induction::{Induction, Step};
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

/// Makes edges from one location exclude each other, as those of programs do.
fn exclude(case: &mut Case) {
    let edges = case.b.structure.edges.len();
    for at in 0..edges {
        let mut guard = case.b.structure.edges[at].guard;
        for before in 0..at {
            if case.b.structure.edges[before].from == case.b.structure.edges[at].from {
                let other = case.b.terms.not(case.b.structure.edges[before].guard);
                guard = case.b.terms.and(guard, other);
            }
        }
        case.b.structure.edges[at].guard = guard;
    }
}

/// Guesses, induction and the search from the start say only what looking at every state shows, too.
#[test]
fn induction_says_what_looking_at_every_state_shows() {
    let times = std::env::var("HEDDLE_PROVE_CASES").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let cases = 120 * times;
    let soon = Duration::from_secs(2);
    let (mut proofs, mut violated, mut open) = (0, 0, 0);
    for seed in 0..cases {
        let mut case = Case::new(&mut Dice(seed * 104_729 + 5));
        exclude(&mut case);
        let (bad, met) = case.reached();
        let (stop, questions) = (AtomicBool::new(false), AtomicU64::new(0));
        let mut oracle = crate::builder::oracle(&stop, &questions, solver::Kind::Bitwuzla);
        let Builder { structure, terms } = &mut case.b;
        let mut found = prove::candidates::candidates(structure, terms, Effort::Much);
        if prove::invariants::keep_inductive(structure, terms, &mut oracle, &mut found).is_err() {
            continue;
        }
        let mut forward = Forward::new(structure, soon);
        let mut clear = true;
        while clear && forward.clear() < 4 {
            match forward.step(terms, &mut oracle) {
                Ok(forward::Step::Clear) => {}
                Ok(forward::Step::Over) => {
                    let obstacle = forward.obstacle().is_some();
                    assert!(
                        bad.is_empty() && met.is_empty() != obstacle,
                        "seed {seed}: {bad:?} {met:?} are reached"
                    );
                    clear = false;
                }
                Ok(forward::Step::Reaches(chain)) => {
                    assert!(bad.contains(&chain.check), "seed {seed}: {chain:?} is never reached");
                    let feasible = chain.feasible(&mut oracle, terms, structure);
                    assert!(
                        matches!(feasible, Ok(Some(_)) | Err(_)),
                        "seed {seed}: {chain:?} cannot be taken"
                    );
                    clear = false;
                }
                Err(_) => clear = false,
            }
        }
        if let Some(obstacle) = forward.obstacle() {
            assert!(met.contains(&obstacle), "seed {seed}: obstacle {obstacle} is never reached");
        }
        // Once on its own, and once with what the search from the start has excluded.
        for excluded in [0, if forward.obstacle().is_none() { forward.clear().saturating_sub(1) } else { 0 }]
        {
            let mut induction = Induction::new(structure, &found, excluded);
            loop {
                match induction.step(terms, &mut oracle, soon) {
                    Ok(Step::Proved) => {
                        assert!(
                            bad.is_empty() && met.is_empty(),
                            "seed {seed}: a proof, and {bad:?} {met:?} are reached"
                        );
                        let all: Vec<TermId> =
                            found.iter().map(|found| terms.and_all(found.iter().copied())).collect();
                        let again = prove::recheck_rounds::holds_up(
                            structure,
                            terms,
                            &mut oracle,
                            &all,
                            induction.k(),
                        );
                        assert!(!matches!(again, Ok(false)), "seed {seed}: a proof is none");
                        proofs += 1;
                    }
                    Ok(Step::Reaches(_, End::Check(check))) => {
                        assert!(bad.contains(&check), "seed {seed}: check {check} is never reached");
                        violated += 1;
                    }
                    Ok(Step::Reaches(_, End::Obstacle(obstacle))) => {
                        assert!(met.contains(&obstacle), "seed {seed}: obstacle {obstacle} is never reached");
                    }
                    Ok(Step::Open) if induction.k() < 5 => continue,
                    Ok(Step::Open) | Err(_) => open += 1,
                }
                break;
            }
        }
    }
    println!("{proofs} proofs, {violated} violations, {open} open");
    assert!(proofs * 8 > cases && violated * 8 > cases);
}
