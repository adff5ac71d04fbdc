//! Pointers that nobody else has: `noalias` parameters, and what `noalias` calls return.
//!
//! What such a pointer leads to is accessed through it and what is made from it only, as long as the function does not give it away. So calls do not
//! change it, nor see it, unless they are given the pointer, and other pointers that are used for an access lead elsewhere. That is taken to be so also where
//! nothing is written, or nothing is accessed through the pointer itself, which `noalias` does not say: the ledger has it.

use std::rc::Rc;

use term::TermId;

use crate::machine::Machine;
use crate::outcome::Approximation;
use crate::world::World;

impl World {
    /// The ids that an id may be, as they were made.
    fn leaves(&self, id: TermId) -> Vec<TermId> {
        let (mut found, mut stack) = (Vec::new(), vec![id]);
        while let Some(id) = stack.pop() {
            match self.d.inner.terms.node(id) {
                term::Node::Ite(_, yes, no) => stack.extend([yes, no]),
                _ if !found.contains(&id) => found.push(id),
                _ => {}
            }
        }
        found
    }
}

impl Machine<'_> {
    /// Nobody else has a pointer to this block, which is a new one or that of a parameter.
    pub(crate) fn keep_alone(&mut self, id: TermId) {
        self.world.approximate(Approximation::NoAliasBlocks);
        if !self.state.alone.contains(&id) {
            Rc::make_mut(&mut self.state.alone).push(id);
        }
    }

    /// Others get a pointer that may lead to this block.
    pub(crate) fn share(&mut self, id: TermId) {
        if self.state.alone.is_empty() {
            return;
        }
        let given = self.world.leaves(id);
        if self.state.alone.iter().any(|alone| given.contains(alone)) {
            Rc::make_mut(&mut self.state.alone).retain(|alone| !given.contains(alone));
        }
    }

    /// The blocks that a call does not know which is given these pointers.
    pub(crate) fn unknown_to_call(&self, given: &[TermId]) -> Vec<TermId> {
        let given: Vec<TermId> = given.iter().flat_map(|id| self.world.leaves(*id)).collect();
        self.state.alone.iter().copied().filter(|alone| !given.contains(alone)).collect()
    }

    /// A block is accessed: through what is not made from it, no other that is alone.
    pub(crate) fn note_apart(&mut self, id: TermId) {
        if self.world.apart.is_empty() && self.state.alone.is_empty() || self.world.is_local(id) == Some(true)
        {
            return;
        }
        let ways = self.world.leaves(id);
        // A parameter is never made from another one, whoever else has it.
        let is_named =
            |world: &World, way: &TermId| world.known_id(*way).is_some() || world.parameters.contains(way);
        let named = ways.iter().all(|way| is_named(&self.world, way));
        let always = if named { self.world.apart.clone() } else { Vec::new() };
        let others: Vec<TermId> = always.into_iter().chain(self.state.alone.iter().copied()).collect();
        let (path, null) = (self.path(), self.world.id(0));
        for other in others {
            if ways.contains(&other) {
                continue;
            }
            let terms = self.world.d.terms();
            let (different, none) = (terms.distinct(id, other), terms.eq(id, null));
            let apart = terms.or(different, none);
            let fact = terms.implies(path, apart);
            if terms.as_bool(fact).is_none() && !self.world.facts.contains(&fact) {
                self.world.facts.push(fact);
            }
        }
    }
}
