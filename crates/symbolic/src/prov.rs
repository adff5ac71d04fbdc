//! Provenance that depends on conditions: a graph of choices, each stored once.
//!
//! ```text
//!   Choice { condition, yes, no }      yes and no are none, a block, or an older choice
//! ```
//!
//! Because a choice is newer than what it chooses from, a walk by falling numbers meets each choice after all that lead to
//! it, and a walk by rising numbers after all it leads to. Both visit each choice once, however many paths there are.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use arena::Id;
use sem::domain::Domain;
use term::TermId;

use crate::domain::Symbolic;
use crate::value::{BlockId, Bool, Prov};

arena::id! {
    /// A choice between provenances.
    pub struct ChoiceId("choice")
}

/// A choice between two provenances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// What decides.
    pub condition: TermId,
    /// The first, if it holds.
    pub yes: Prov,
    /// The second otherwise.
    pub no: Prov,
}

/// One provenance that is possible.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The block, or none.
    pub block: Option<BlockId>,
    /// When it is this one.
    pub guard: Bool,
    /// Conditions that have these values on every way to it.
    pub facts: Vec<(TermId, bool)>,
}

/// How something is reached: when, and what is known on every way to it.
struct Way {
    guard: Bool,
    facts: Vec<(TermId, bool)>,
}

impl Way {
    /// One more way to the same.
    fn merge<K: Ord>(d: &mut Symbolic, known: Entry<'_, K, Way>, way: Way) {
        match known {
            Entry::Vacant(place) => {
                place.insert(way);
            }
            Entry::Occupied(mut known) => {
                let known = known.get_mut();
                known.guard = d.or_b(known.guard, way.guard);
                known.facts.retain(|fact| way.facts.contains(fact));
            }
        }
    }
}

impl Symbolic {
    /// The choice between two provenances.
    pub(crate) fn choice(&mut self, condition: TermId, yes: Prov, no: Prov) -> Prov {
        if yes == no {
            return yes;
        }
        let choice = Choice { condition, yes, no };
        if let Some(&known) = self.choice_index.get(&choice) {
            return Prov::Choice(known);
        }
        let id = self.choices.push(choice);
        self.choice_index.insert(choice, id);
        Prov::Choice(id)
    }

    /// The choices that a provenance depends on.
    fn reachable(&self, prov: Prov) -> BTreeSet<ChoiceId> {
        let mut found = BTreeSet::new();
        let mut todo = vec![prov];
        while let Some(prov) = todo.pop() {
            if let Prov::Choice(id) = prov
                && found.insert(id)
            {
                let choice = self.choices[id];
                todo.extend([choice.yes, choice.no]);
            }
        }
        found
    }

    /// Everything that a provenance may be, each once, with the condition under which it is.
    pub fn candidates(&mut self, prov: Prov) -> Vec<Candidate> {
        // What is waiting to be looked at: choices by falling numbers, then blocks.
        let mut ways: BTreeMap<ChoiceId, Way> = BTreeMap::new();
        let mut leaves: BTreeMap<Option<BlockId>, Way> = BTreeMap::new();
        let mut arrive = |d: &mut Symbolic, ways: &mut BTreeMap<ChoiceId, Way>, prov: Prov, way: Way| {
            let known = match prov {
                Prov::Choice(id) => ways.entry(id),
                Prov::Block(block) => return Way::merge(d, leaves.entry(Some(block)), way),
                Prov::None => return Way::merge(d, leaves.entry(None), way),
            };
            Way::merge(d, known, way);
        };
        arrive(self, &mut ways, prov, Way { guard: Bool::Const(true), facts: Vec::new() });
        while let Some((id, way)) = ways.pop_last() {
            let Choice { condition, yes, no } = self.choices[id];
            for (next, value) in [(yes, true), (no, false)] {
                let holds = if value { Bool::Term(condition) } else { self.not_b(Bool::Term(condition)) };
                let guard = self.and_b(way.guard, holds);
                let mut facts = way.facts.clone();
                facts.push((condition, value));
                if guard != Bool::Const(false) {
                    arrive(self, &mut ways, next, Way { guard, facts });
                }
            }
        }
        let candidate = |(block, Way { guard, facts })| Candidate { block, guard, facts };
        leaves.into_iter().map(candidate).collect()
    }

    /// What follows from a provenance: `leaf` says it for none or a block, `join` for a choice.
    pub(crate) fn fold_prov<T: Clone>(
        &mut self,
        prov: Prov,
        mut leaf: impl FnMut(&mut Symbolic, Option<BlockId>) -> T,
        mut join: impl FnMut(&mut Symbolic, Bool, T, T) -> T,
    ) -> T {
        let mut known: BTreeMap<ChoiceId, T> = BTreeMap::new();
        let mut of = |d: &mut Symbolic, known: &BTreeMap<ChoiceId, T>, prov: Prov| match prov {
            Prov::None => leaf(d, None),
            Prov::Block(block) => leaf(d, Some(block)),
            Prov::Choice(id) => match known.get(&id) {
                Some(value) => value.clone(),
                // Every choice is known before what is newer.
                None => leaf(d, None),
            },
        };
        for id in self.reachable(prov) {
            let Choice { condition, yes, no } = self.choices[id];
            let (yes, no) = (of(self, &known, yes), of(self, &known, no));
            let value = join(self, Bool::Term(condition), yes, no);
            known.insert(id, value);
        }
        of(self, &known, prov)
    }

    /// Whether two provenances are the same.
    pub(crate) fn same_prov(&mut self, a: Prov, b: Prov) -> Bool {
        if a == b {
            return Bool::Const(true);
        }
        let (a, b) = (self.prov_number(a), self.prov_number(b));
        self.eq(PROV_BITS, &a, &b)
    }

    /// The number that stands for a provenance: zero for none, and one more than a block's.
    pub(crate) fn prov_number(&mut self, prov: Prov) -> crate::value::Bv {
        self.fold_prov(
            prov,
            |d, block| d.bv(PROV_BITS, block.map_or(0, |block| block.index() as u64 + 1)),
            |d, condition, yes, no| d.ite(PROV_BITS, &condition, &yes, &no),
        )
    }
}

/// How many bits hold the number of a provenance.
pub(crate) const PROV_BITS: u32 = 32;
