//! The predicates of locations, and which of them are looked at.
//!
//! A predicate has one number for ever, so that what was found out about it once stays true; a [`Precision`] says which ones are used, and may be thrown away.

use arena::Id;
use rustc_hash::{FxHashMap, FxHashSet};
use term::{Node, Sort, TermId, Terms, UnaryOp, VarId};

use crate::structure::{LocationId, Structure, start};

/// A predicate of a location, and whether it is true.
pub type Literal = (usize, bool);
/// Literals that are all true, ordered by their predicates.
pub(super) type Cube = Vec<Literal>;

/// A predicate that consists of more terms than this is not worth its questions.
const LARGEST: usize = 120;

/// The predicates of all locations.
pub(super) struct Vocabulary {
    places: Vec<Place>,
}

#[derive(Default)]
struct Place {
    predicates: Vec<TermId>,
    numbers: FxHashMap<TermId, usize>,
    own: FxHashSet<VarId>,
}

impl Vocabulary {
    pub(super) fn new(structure: &Structure, terms: &Terms) -> Vocabulary {
        let places = structure.locations.values().map(|location| {
            let own = location.variables.iter().filter_map(|variable| terms.as_var(variable.term)).collect();
            Place { own, ..Place::default() }
        });
        Vocabulary { places: places.collect() }
    }

    /// The predicates of a location, by their numbers.
    pub(super) fn of(&self, location: LocationId) -> &[TermId] {
        self.places.get(location.index()).map(|place| place.predicates.as_slice()).unwrap_or_default()
    }

    /// Whether a variable is one of a location or a rigid one.
    pub(super) fn knows(&self, structure: &Structure, location: LocationId, variable: VarId) -> bool {
        structure.rigid.contains(&variable)
            || self.places.get(location.index()).is_some_and(|place| place.own.contains(&variable))
    }

    /// The number of a predicate, negations taken off; nothing for what is none: constants, what is about other variables, what is too large, and all at the start, where nothing
    /// can change.
    pub(super) fn number(
        &mut self,
        structure: &Structure,
        terms: &Terms,
        location: LocationId,
        mut term: TermId,
    ) -> Option<usize> {
        while let Node::Unary(UnaryOp::Not, of) = terms.node(term) {
            term = of;
        }
        if let Some(number) = self.places.get(location.index())?.numbers.get(&term) {
            return Some(*number);
        }
        let parts = terms.postorder([term]);
        let is_odd = |part: &TermId| matches!(terms.node(*part), Node::Quantified { .. });
        let is_plain = terms.sort(term) == Sort::Bool && terms.as_bool(term).is_none();
        if location == start() || !is_plain || parts.len() > LARGEST || parts.iter().any(is_odd) {
            return None;
        }
        let mut variables = parts.iter().filter_map(|part| terms.as_var(*part));
        if !variables.all(|variable| self.knows(structure, location, variable)) {
            return None;
        }
        let place = self.places.get_mut(location.index())?;
        let number = place.predicates.len();
        place.predicates.push(term);
        place.numbers.insert(term, number);
        Some(number)
    }

    /// A literal as a term.
    pub(super) fn literal(&self, terms: &mut Terms, location: LocationId, literal: Literal) -> TermId {
        match (self.of(location).get(literal.0), literal.1) {
            (Some(term), true) => *term,
            (Some(term), false) => terms.not(*term),
            // What is not known excludes nothing.
            (None, _) => terms.bool(true),
        }
    }

    /// The literals of a cube as terms.
    pub(super) fn literals(&self, terms: &mut Terms, location: LocationId, cube: &Cube) -> Vec<TermId> {
        cube.iter().map(|literal| self.literal(terms, location, *literal)).collect()
    }
}

/// How states after an edge are described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// By one cube: each predicate for itself.
    Cartesian,
    /// By as many cubes as there are combinations.
    Boolean,
}

/// Which predicates are looked at, and how.
#[derive(Clone, Default)]
pub(super) struct Precision {
    active: Vec<Vec<usize>>,
    boolean: FxHashSet<usize>,
}

impl Precision {
    /// The predicates that are looked at in a location, in the order in which they came.
    pub(super) fn of(&self, location: LocationId) -> &[usize] {
        self.active.get(location.index()).map(Vec::as_slice).unwrap_or_default()
    }

    /// Looks at one more, unless it was looked at or there are as many as there may be.
    pub(super) fn add(&mut self, location: LocationId, number: usize, most: usize) {
        if self.active.len() <= location.index() {
            self.active.resize(location.index() + 1, Vec::new());
        }
        if let Some(active) = self.active.get_mut(location.index())
            && active.len() < most
            && !active.contains(&number)
        {
            active.push(number);
        }
    }

    pub(super) fn way(&self, edge: usize) -> Way {
        match self.boolean.contains(&edge) {
            true => Way::Boolean,
            false => Way::Cartesian,
        }
    }

    pub(super) fn set_boolean(&mut self, edges: &[usize]) {
        self.boolean.extend(edges);
    }
}
