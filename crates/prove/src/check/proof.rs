//! What becomes of a proof: it is checked again, trimmed and told, with the conditions under which it holds.

use std::collections::BTreeSet;
use std::time::Duration;

use arena::Id;
use sem::ub::Class;
use term::{TermId, Terms};
use verdict::{Answer, Approximation, Entry, Invariant, Reason, ReasonCode, Scope, Verdict};

use super::{NO_END, Proof, Run, unknown};
use crate::induction::{Induction, Step};
use crate::structure::{LocationId, start};
use crate::through::{Through, through};
use crate::{explain, invariants, predicate, recheck, recheck_rounds};

/// So often a proof is tried with fewer invariants.
const TRIES: usize = 40;

impl Run<'_> {
    /// The answer that a proof is, once it was looked at again.
    pub(crate) fn prove(&mut self, terms: &mut Terms, mut proof: Proof) -> Answer {
        if proof.k == Some(1)
            && let Ok(needed) = explain::needed(self.structure, terms, &mut self.oracle, &proof.invariants)
        {
            proof.invariants = needed;
        }
        if proof.k.is_some_and(|k| k > 1) {
            self.for_a_while(|run, terms| run.trim(terms, &mut proof), terms);
        }
        if let Err(reason) = self.look_again(terms, &proof).and_then(|()| self.conditions(terms, &proof)) {
            return unknown(self.answer.clone(), reason);
        }
        let mut answer = self.answer.clone();
        if let Some(sites) = self.sites() {
            let message = format!(
                "{sites} are one, but for the newest: what is in one of them may be in any; there are fewer than 2^48"
            );
            answer.ledger.note(Entry::because(Approximation::HeapSummary, message));
        }
        answer.verdict = Verdict::True;
        answer.coverage = Some(self.covered.coverage.clone());
        answer.warnings.extend(self.covered.unreached.iter().cloned());
        answer.scope = Scope::Complete;
        answer.proof = Some(self.told(terms, &proof));
        answer.settled()
    }

    /// Leaves out what a proof over several rounds does not need, as far as that is found out soon: half of it, a quarter, and so on.
    pub(super) fn trim(&mut self, terms: &mut Terms, proof: &mut Proof) {
        let Some(k) = proof.k else { return };
        let all = |invariants: &[Vec<TermId>]| -> Vec<(usize, TermId)> {
            let numbered = invariants.iter().enumerate();
            numbered.flat_map(|(at, found)| found.iter().map(move |term| (at, *term))).collect()
        };
        let (mut left, mut tries) = (all(&proof.invariants), 0);
        let mut size = left.len().div_ceil(2);
        let mut at = 0;
        while size > 0 && tries < TRIES {
            if at >= left.len() {
                (size, at) = (size / 2, 0);
                continue;
            }
            tries += 1;
            let mut fewer = vec![Vec::new(); proof.invariants.len()];
            for (number, (location, term)) in left.iter().enumerate() {
                if number < at || number >= at + size {
                    fewer[*location].push(*term);
                }
            }
            let kept = invariants::keep_inductive(self.structure, terms, &mut self.oracle, &mut fewer);
            let enough = kept.is_ok() && {
                let mut induction = Induction::new(self.structure, &fewer, 0);
                let mut proved = false;
                while !proved && induction.k() < k {
                    match induction.step(terms, &mut self.oracle, Duration::from_secs(1)) {
                        Ok(Step::Open) => {}
                        Ok(Step::Proved) => proved = true,
                        Ok(Step::Reaches(..)) | Err(_) => break,
                    }
                }
                proved
            };
            match enough {
                true => {
                    left = all(&fewer);
                    proof.invariants = fewer;
                }
                false => at += size,
            }
        }
    }

    /// A proof for people and tools.
    pub(super) fn told(&self, terms: &mut Terms, proof: &Proof) -> verdict::Proof {
        let mut told = verdict::Proof {
            method: match proof.abstraction {
                Some(_) => "predicate abstraction".to_string(),
                None => "k-induction".to_string(),
            },
            k: proof.k.map(|k| k as u32),
            ..verdict::Proof::default()
        };
        for (location, found) in self.structure.locations.ids().zip(&proof.invariants) {
            let Some(place) = self.show.place(location).filter(|_| location != start()) else { continue };
            for &term in found {
                if terms.as_bool(term) == Some(true) {
                    continue;
                }
                let expression = self.show.expression(terms, location, term);
                let text = match &expression {
                    Some(expression) => expression.clone(),
                    None => self.show.text(terms, location, term),
                };
                told.invariants.push(Invariant { location: place.clone(), text, expression });
            }
        }
        if let Some(abstraction) = &proof.abstraction {
            for (location, found) in self.structure.locations.ids().zip(&abstraction.predicates) {
                // Those that some state says something about.
                let nodes = abstraction.nodes.iter().filter(|node| node.location == location);
                let used: BTreeSet<usize> =
                    nodes.flat_map(|node| node.literals.iter().map(|(predicate, _)| *predicate)).collect();
                let used: Vec<TermId> =
                    used.iter().filter_map(|&predicate| found.get(predicate).copied()).collect();
                let Some(place) = self.show.place(location).filter(|_| !used.is_empty()) else { continue };
                let texts = used.iter().map(|term| self.show.text(terms, location, *term)).collect();
                told.predicates.push((place, texts));
            }
            told.graph = Some(self.graph(terms, abstraction));
        }
        told
    }

    /// The abstract states for people.
    pub(super) fn graph(&self, terms: &mut Terms, abstraction: &predicate::Proof) -> verdict::proof::Graph {
        let mut graph = verdict::proof::Graph::default();
        for (number, node) in abstraction.nodes.iter().enumerate() {
            let predicates = &abstraction.predicates[node.location.index()];
            let mut lines = Vec::new();
            for &(predicate, holds) in &node.literals {
                let Some(&term) = predicates.get(predicate) else { continue };
                let term = if holds { term } else { terms.not(term) };
                lines.push(self.show.text(terms, node.location, term));
            }
            graph.nodes.push(verdict::proof::Node {
                title: self.show.title(node.location),
                lines,
                covered_by: node.covered_by,
                reached: true,
            });
            if let Some((parent, edge)) = node.parent {
                let guard = self.structure.edges[edge].guard;
                let from = self.structure.edges[edge].from;
                let label = match terms.as_bool(guard) {
                    Some(true) => String::new(),
                    _ => self.show.text(terms, from, guard),
                };
                graph.edges.push((parent, number, label));
            }
        }
        graph
    }

    /// Proves it again.
    pub(super) fn look_again(&mut self, terms: &mut Terms, proof: &Proof) -> Result<(), Reason> {
        let all: Vec<TermId> =
            proof.invariants.iter().map(|found| terms.and_all(found.iter().copied())).collect();
        let kind = match &self.what.cross_check {
            Some(second) => std::mem::replace(&mut self.oracle.kind, second.clone()),
            None => self.oracle.kind.clone(),
        };
        let held = match proof.k {
            None | Some(1) => recheck::holds_up(self.structure, terms, &mut self.oracle, &all),
            Some(k) => recheck_rounds::holds_up(self.structure, terms, &mut self.oracle, &all, k),
        };
        self.oracle.kind = kind;
        match held {
            Ok(true) => Ok(()),
            Ok(false) => {
                let message = format!("{}: a proof is none", ReasonCode::Internal.sentence());
                Err(Reason::because(ReasonCode::Internal, message))
            }
            Err(reason) => Err(self.unanswered(&reason)),
        }
    }

    /// Notes under which conditions a proof holds.
    pub(super) fn conditions(&mut self, terms: &mut Terms, proof: &Proof) -> Result<(), Reason> {
        for doubt in &self.structure.doubts {
            let entry = match doubt.sizes {
                true => Entry::because(
                    Approximation::InputRange,
                    "objects of unknown size are smaller than 64 GiB".to_string(),
                ),
                false => Entry::new(Approximation::FixedAddresses),
            };
            if self.may_happen(terms, &proof.invariants, doubt.from, doubt.guard)? {
                self.answer.ledger.note(entry);
            }
        }
        let mut absent: Vec<Class> = Vec::new();
        for &(from, class, guard) in &self.structure.absent {
            if !absent.contains(&class) && self.may_happen(terms, &proof.invariants, from, guard)? {
                absent.push(class);
            }
        }
        if !absent.is_empty() {
            absent.sort_unstable();
            let names: Vec<&str> = absent.iter().map(|class| class.name()).collect();
            let message = format!("no violation of {}, which was not asked for", names.join(", "));
            self.answer.ledger.note(Entry::because(Approximation::AssumedAbsent, message));
        }
        let structure = self.structure;
        match through(structure, |from, guard| self.may_happen(terms, &proof.invariants, from, guard))? {
            Through::Nowhere => Err(Reason::new(ReasonCode::NothingChecked)),
            Through::Round if self.leaves_out(terms, &proof.invariants)? => {
                self.answer.warnings.push(NO_END.to_string());
                Ok(())
            }
            Through::End | Through::Round => Ok(()),
        }
    }

    /// Whether some execution may contradict an assumption, where none comes to an end: then it goes nowhere.
    pub(super) fn leaves_out(
        &mut self,
        terms: &mut Terms,
        invariants: &[Vec<TermId>],
    ) -> Result<bool, Reason> {
        for from in self.structure.locations.ids() {
            let ways = self.structure.edges.iter().filter(|edge| edge.from == from);
            let ways: Vec<TermId> = ways.map(|edge| edge.guard).collect();
            let none = terms.or_all(ways);
            let none = terms.not(none);
            if self.may_happen(terms, invariants, from, none)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether something may happen on a way from a location, as far as is known.
    pub(super) fn may_happen(
        &mut self,
        terms: &mut Terms,
        invariants: &[Vec<TermId>],
        from: LocationId,
        guard: TermId,
    ) -> Result<bool, Reason> {
        let known = invariants.get(from.index()).map_or(&[][..], |found| &found[..]);
        let all: Vec<TermId> =
            self.structure.locations[from].facts.iter().chain(known).copied().chain([guard]).collect();
        let question = terms.and_all(all);
        match self.oracle.ask(terms, question, Some(Duration::from_secs(3))) {
            Ok(model) => Ok(model.is_some()),
            Err(reason) if self.oracle.is_over() => Err(self.unanswered(&reason)),
            Err(_) => Ok(true),
        }
    }
}
