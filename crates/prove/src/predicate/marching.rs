//! Predicates that march: of one shape, each with another constant, as loops are followed round by round (x = 0, x = 1, x = 2, ...).
//!
//! A constant that the program has itself is no sign of that. Once several others have come in one shape, the term that is compared is compared in other ways, with what the program
//! compares it with; and after a few more, no predicate of that shape is taken any more: others must do, or there is no proof.

use rustc_hash::{FxHashMap, FxHashSet};
use term::{BinaryOp, Node, TermId, Terms};

use super::vocabulary::{Precision, Vocabulary};
use crate::structure::{LocationId, Structure};

/// A term is compared in other ways after so many predicates of one shape.
const SOME: usize = 2;
/// So many things that a term is compared with are looked at.
const MOST_COMPARED: usize = 6;

/// What is known about constants and shapes.
pub(super) struct Marching {
    constants: FxHashSet<TermId>,
    marches: FxHashMap<(LocationId, String), Vec<TermId>>,
    most: usize,
}

impl Marching {
    /// At most `most` predicates of one shape are taken.
    pub(super) fn new(structure: &Structure, terms: &Terms, most: usize) -> Marching {
        let edges = structure.edges.iter().flat_map(|edge| edge.updates.iter().copied().chain([edge.guard]));
        let checks = structure.checks.iter().map(|check| check.guard);
        let obstacles = structure.obstacles.iter().map(|obstacle| obstacle.guard);
        let parts = terms.postorder(edges.chain(checks).chain(obstacles));
        let constants = parts.into_iter().filter(|part| terms.node(*part).is_constant()).collect();
        Marching { constants, marches: FxHashMap::default(), most }
    }

    /// Whether a predicate may be taken, and what should be taken with it.
    pub(super) fn admit(
        &mut self,
        terms: &mut Terms,
        vocabulary: &Vocabulary,
        precision: &Precision,
        location: LocationId,
        predicate: TermId,
    ) -> Option<Vec<TermId>> {
        let parts = terms.postorder([predicate]);
        let is_foreign = |part: &TermId| terms.node(*part).is_constant() && !self.constants.contains(part);
        if !parts.iter().any(is_foreign) {
            return Some(Vec::new());
        }
        let march = self.marches.entry((location, shape(terms, &parts))).or_default();
        if march.contains(&predicate) {
            return Some(Vec::new());
        }
        if march.len() >= self.most {
            return None;
        }
        march.push(predicate);
        match march.len() == SOME {
            true => Some(self.compared_otherwise(terms, vocabulary, precision, location, predicate)),
            false => Some(Vec::new()),
        }
    }

    /// Orders between a term that is compared with ever new constants, or with ever new ones added, and what else it is compared with here; and between two of those.
    fn compared_otherwise(
        &self,
        terms: &mut Terms,
        vocabulary: &Vocabulary,
        precision: &Precision,
        location: LocationId,
        predicate: TermId,
    ) -> Vec<TermId> {
        let Some((_, left, right)) = comparison(terms, predicate) else { return Vec::new() };
        let compared = match terms.node(left).is_constant() {
            true => base(terms, right),
            false => base(terms, left),
        };
        let mut others: Vec<TermId> = Vec::new();
        let (mut signed, mut unsigned) = (false, false);
        for number in precision.of(location) {
            let Some(known) = vocabulary.of(location).get(*number) else { continue };
            let Some((op, left, right)) = comparison(terms, *known) else { continue };
            let other = match (base(terms, left) == compared, base(terms, right) == compared) {
                (true, false) => right,
                (false, true) => left,
                _ => continue,
            };
            signed |= matches!(op, BinaryOp::Slt | BinaryOp::Sle);
            unsigned |= matches!(op, BinaryOp::Ult | BinaryOp::Ule);
            let is_foreign = terms.node(other).is_constant() && !self.constants.contains(&other);
            if !is_foreign && !others.contains(&other) && others.len() < MOST_COMPARED {
                others.push(other);
            }
        }
        let mut pairs: Vec<(TermId, TermId)> = others.iter().map(|other| (compared, *other)).collect();
        for (index, one) in others.iter().enumerate() {
            pairs.extend(others.iter().skip(index + 1).map(|other| (*one, *other)));
        }
        let mut orders = Vec::new();
        for (one, other) in pairs {
            // Who is only told apart by equality may be of either kind.
            if signed || !unsigned {
                orders.extend([terms.sle(one, other), terms.sle(other, one)]);
            }
            if unsigned || !signed {
                orders.extend([terms.ule(one, other), terms.ule(other, one)]);
            }
        }
        orders
    }
}

/// The sides of a comparison of numbers.
fn comparison(terms: &Terms, predicate: TermId) -> Option<(BinaryOp, TermId, TermId)> {
    match terms.node(predicate) {
        Node::Binary(
            op @ (BinaryOp::Eq | BinaryOp::Ult | BinaryOp::Ule | BinaryOp::Slt | BinaryOp::Sle),
            left,
            right,
        ) if terms.width(left) > 0 => Some((op, left, right)),
        _ => None,
    }
}

/// A term without the constant that is added to it.
fn base(terms: &Terms, term: TermId) -> TermId {
    match terms.node(term) {
        Node::Binary(BinaryOp::Add | BinaryOp::Sub, left, right) if terms.node(right).is_constant() => left,
        Node::Binary(BinaryOp::Add, left, right) if terms.node(left).is_constant() => right,
        _ => term,
    }
}

/// What a term looks like if all constants look the same.
fn shape(terms: &Terms, parts: &[TermId]) -> String {
    let places: FxHashMap<TermId, usize> =
        parts.iter().enumerate().map(|(index, part)| (*part, index)).collect();
    // Constants are written where they are used, as they may be shared in one predicate and not in the next.
    let mut text = String::new();
    let mut numbers: FxHashMap<usize, usize> = FxHashMap::default();
    for (index, part) in parts.iter().enumerate() {
        let node = terms.node(*part);
        if node.is_constant() {
            continue;
        }
        numbers.insert(index, numbers.len());
        let place = |child: TermId| places.get(&child).and_then(|index| numbers.get(index)).copied();
        let children: Vec<Option<usize>> = node.children().map(place).collect();
        let bare = node.with_children(|_| *part);
        let kind = match node {
            Node::Var(variable) => format!("{variable:?}"),
            _ => format!("{:?}", std::mem::discriminant(&bare)),
        };
        let op = match node {
            Node::Unary(op, _) => format!("{op:?}"),
            Node::Binary(op, ..) => format!("{op:?}"),
            Node::Extract { low, width, .. } => format!("{low}+{width}"),
            _ => String::new(),
        };
        text.push_str(&format!("{kind}{op}{children:?};"));
    }
    text
}
