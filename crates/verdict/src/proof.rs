//! Why something never happens: what a proof looks like to people and tools.
//!
//! Plain data, without terms: an engine fills it in, a report writes it, a witness is made from it. Nothing here says that a proof is one: the verdict does, and
//! what it rests on stands in the ledger.

use crate::location::Location;
use serde::{Deserialize, Serialize};

/// A proof.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// How it was found: `k-induction`, `predicate abstraction`, ...
    pub method: String,
    /// How many steps in a row are looked at, if it is by induction.
    pub k: Option<u32>,
    /// What always holds at a place.
    pub invariants: Vec<Invariant>,
    /// What was asked about the states at a place.
    pub predicates: Vec<(Location, Vec<String>)>,
    /// The abstract states, and how they follow each other.
    pub graph: Option<Graph>,
}

/// Something that holds whenever a place is passed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invariant {
    /// The place: mostly the head of a loop.
    pub location: Location,
    /// What holds, for people.
    pub text: String,
    /// The same as an expression of C, if it can be said in C.
    pub expression: Option<String>,
}

/// An abstract reachability graph.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graph {
    /// Its abstract states.
    pub nodes: Vec<Node>,
    /// What follows what, by their numbers in `nodes`, and the label of the way.
    pub edges: Vec<(usize, usize, String)>,
}

/// An abstract state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Where it is: `file:line` of the head of a loop, or `start`.
    pub title: String,
    /// What holds there: one literal each.
    pub lines: Vec<String>,
    /// The node that stands for at least the same states, if there is one: nothing follows here that does not follow there.
    pub covered_by: Option<usize>,
    /// Whether there are such states at all.
    pub reached: bool,
}

impl Invariant {
    /// What holds, in C if it can be said in C.
    pub fn shown(&self) -> &str {
        self.expression.as_deref().unwrap_or(&self.text)
    }
}

impl Proof {
    /// What it is by, in words: `k-induction with k = 2`.
    pub fn headline(&self) -> String {
        match self.k {
            Some(k) => format!("{} with k = {k}", self.method),
            None => self.method.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_has_a_name_and_shows_what_it_found() {
        let proof = Proof { method: "k-induction".to_string(), k: Some(2), ..Proof::default() };
        assert_eq!(proof.headline(), "k-induction with k = 2");
        assert_eq!(Proof { k: None, ..proof }.headline(), "k-induction");
        let mut invariant = Invariant { text: "i at most n".to_string(), ..Invariant::default() };
        assert_eq!(invariant.shown(), "i at most n");
        invariant.expression = Some("i <= n".to_string());
        assert_eq!(invariant.shown(), "i <= n");
    }
}
