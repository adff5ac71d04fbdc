//! Provenance that depends on conditions: sets of what it may be, each with the condition under which it is that. Each set is stored once.
//!
//! ```text
//!   [(none, g0), (block 3, g1), (block 7, g2)]     sorted; of g0, g1, g2 just one holds
//! ```
//!
//! Claim: wherever a path leads that an execution can take, just one of the conditions holds. Elsewhere, as after an access that the path rules out, anything may.

use std::collections::BTreeMap;
use std::rc::Rc;

use arena::Id;
use sem::domain::Domain;
use term::{BinaryOp, Node, TermId, UnaryOp};

use crate::byte::ite_bool;
use crate::domain::Symbolic;
use crate::value::{BlockId, Bool, Bv, Prov};

arena::id! {
    /// A set of provenances.
    pub struct SetId("set of provenances")
}

/// What a provenance may be, and when it is that: sorted, the one without a block first.
pub(crate) type Members = Rc<[(Option<BlockId>, TermId)]>;

/// One provenance that is possible.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The block, or none.
    pub block: Option<BlockId>,
    /// When it is this one.
    pub guard: Bool,
    /// Conditions that have these values then.
    pub facts: Vec<(TermId, bool)>,
}

/// How many conditions that follow from another are looked for.
const MOST_FACTS: usize = 32;

impl Symbolic {
    pub(crate) fn members(&self, prov: Prov) -> Vec<(Option<BlockId>, Bool)> {
        match prov {
            Prov::None => vec![(None, Bool::Const(true))],
            Prov::Block(block) => vec![(Some(block), Bool::Const(true))],
            Prov::Set(set) => {
                self.sets[set].iter().map(|&(block, guard)| (block, Bool::Term(guard))).collect()
            }
        }
    }

    /// The provenance that is one of these.
    pub(crate) fn set(&mut self, members: impl IntoIterator<Item = (Option<BlockId>, Bool)>) -> Prov {
        let mut left: Vec<(Option<BlockId>, TermId)> = Vec::new();
        let plain = |block: Option<BlockId>| block.map_or(Prov::None, Prov::Block);
        for (block, guard) in members {
            match guard {
                Bool::Const(false) => {}
                Bool::Const(true) => return plain(block),
                Bool::Term(guard) => left.push((block, guard)),
            }
        }
        match left[..] {
            [] => return Prov::None,
            [(block, _)] => return plain(block),
            _ => {}
        }
        let members: Members = left.into();
        if let Some(&known) = self.set_index.get(&members) {
            return Prov::Set(known);
        }
        let id = self.sets.push(Rc::clone(&members));
        self.set_index.insert(members, id);
        Prov::Set(id)
    }

    /// The choice between two provenances.
    pub(crate) fn choice(&mut self, condition: TermId, yes: Prov, no: Prov) -> Prov {
        if yes == no {
            return yes;
        }
        let mut both: BTreeMap<Option<BlockId>, [Bool; 2]> = BTreeMap::new();
        for (place, prov) in [yes, no].into_iter().enumerate() {
            for (block, guard) in self.members(prov) {
                both.entry(block).or_insert([Bool::Const(false); 2])[place] = guard;
            }
        }
        let members: Vec<(Option<BlockId>, Bool)> = both
            .into_iter()
            .map(|(block, [yes, no])| (block, ite_bool(self, Bool::Term(condition), yes, no)))
            .collect();
        self.set(members)
    }

    /// Everything that a provenance may be, each once, with the condition under which it is.
    pub fn candidates(&mut self, prov: Prov) -> Vec<Candidate> {
        let Prov::Set(set) = prov else {
            let block = if let Prov::Block(block) = prov { Some(block) } else { None };
            return vec![Candidate { block, guard: Bool::Const(true), facts: Vec::new() }];
        };
        let members = Rc::clone(&self.sets[set]);
        let candidate = |&(block, guard): &(Option<BlockId>, TermId)| {
            let mut facts = Vec::with_capacity(members.len());
            self.follows(guard, true, &mut facts);
            for &(other, not) in members.iter() {
                if other != block {
                    self.follows(not, false, &mut facts);
                }
            }
            Candidate { block, guard: Bool::Term(guard), facts }
        };
        members.iter().map(candidate).collect()
    }

    /// Adds a condition that has a value, and some that have values because of that.
    fn follows(&self, condition: TermId, value: bool, facts: &mut Vec<(TermId, bool)>) {
        let mut todo = vec![(condition, value)];
        let most = facts.len() + MOST_FACTS;
        while let Some((condition, value)) = todo.pop() {
            match self.terms.node(condition) {
                Node::Unary(UnaryOp::Not, inner) => todo.push((inner, !value)),
                node => {
                    if facts.len() >= most {
                        return;
                    }
                    facts.push((condition, value));
                    match (node, value) {
                        (Node::Binary(BinaryOp::And, a, b), true)
                        | (Node::Binary(BinaryOp::Or, a, b), false) => {
                            todo.extend([(a, value), (b, value)]);
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// What follows from a provenance: `leaf` says it for none or a block, `join` for a choice.
    pub(crate) fn fold_prov<T>(
        &mut self,
        prov: Prov,
        mut leaf: impl FnMut(&mut Symbolic, Option<BlockId>) -> T,
        mut join: impl FnMut(&mut Symbolic, Bool, T, T) -> T,
    ) -> T {
        let set = match prov {
            Prov::None => return leaf(self, None),
            Prov::Block(block) => return leaf(self, Some(block)),
            Prov::Set(set) => set,
        };
        let members = Rc::clone(&self.sets[set]);
        let mut all: Option<T> = None;
        // The last needs no condition.
        for &(block, guard) in members.iter().rev() {
            let here = leaf(self, block);
            all = Some(match all {
                None => here,
                Some(others) => join(self, Bool::Term(guard), here, others),
            });
        }
        match all {
            Some(all) => all,
            None => leaf(self, None),
        }
    }

    /// Whether two provenances are the same.
    pub fn same_prov(&mut self, a: Prov, b: Prov) -> Bool {
        if a == b {
            return Bool::Const(true);
        }
        let theirs: BTreeMap<Option<BlockId>, Bool> = self.members(b).into_iter().collect();
        let mut same = Bool::Const(false);
        for (block, ours) in self.members(a) {
            if let Some(&theirs) = theirs.get(&block) {
                let both = self.and_b(ours, theirs);
                same = self.or_b(same, both);
            }
        }
        same
    }

    /// The number that stands for a provenance: zero for none, and one more than a block's.
    pub(crate) fn prov_number(&mut self, prov: Prov) -> Bv {
        self.fold_prov(
            prov,
            |d, block| d.bv(PROV_BITS, block.map_or(0, |block| block.index() as u64 + 1)),
            |d, condition, yes, no| d.ite(PROV_BITS, &condition, &yes, &no),
        )
    }

    /// The address of a pointer that is one of two, with the provenance of both: chosen as the provenance is, so that it is known in each block if it was before.
    pub(crate) fn ite_address(
        &mut self,
        condition: Bool,
        (yes, yes_prov): (&Bv, Prov),
        (no, no_prov): (&Bv, Prov),
        prov: Prov,
    ) -> Bv {
        let w = self.width(yes);
        let Prov::Set(set) = prov else { return self.ite(w, &condition, yes, no) };
        if yes == no {
            return yes.clone();
        }
        let members = Rc::clone(&self.sets[set]);
        let (ours, theirs) = (self.candidates(yes_prov), self.candidates(no_prov));
        let mut all: Option<Bv> = None;
        for &(block, guard) in members.iter().rev() {
            let in_block = |d: &mut Symbolic, candidates: &[Candidate], address: &Bv| {
                let candidate = candidates.iter().find(|candidate| candidate.block == block)?;
                Some(d.restrict(address, &candidate.facts))
            };
            let here = match (in_block(self, &ours, yes), in_block(self, &theirs, no)) {
                (Some(yes), Some(no)) => self.ite(w, &condition, &yes, &no),
                (Some(address), None) | (None, Some(address)) => address,
                (None, None) => self.bv(w, 0),
            };
            all = Some(match all {
                None => here,
                Some(others) => self.ite(w, &Bool::Term(guard), &here, &others),
            });
        }
        all.unwrap_or_else(|| yes.clone())
    }
}

/// How many bits hold the number of a provenance.
pub(crate) const PROV_BITS: u32 = 32;
