//! What is written for a term: its value, and, if it was computed as a floating-point number, that number.
//!
//! A term that a floating-point operation computes is two things for a solver: the number, which further operations take
//! as it is, and its bits, which exist only if something asks for them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::PrintError;
use crate::format::Shape;
use crate::node::{FloatBinaryOp, Node, TermId, VarId};
use crate::pool::Terms;
use bits::float::FloatFormat;

/// Something to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Item {
    /// The value of the term.
    Plain(TermId),
    /// The floating-point number that the term computes.
    Float(TermId),
}

impl Item {
    pub(super) fn term(self) -> TermId {
        match self {
            Item::Plain(term) | Item::Float(term) => term,
        }
    }

    /// Whether it is written in a word, and never gets a name.
    pub(super) fn is_leaf(self, terms: &Terms) -> bool {
        let node = terms.node(self.term());
        node.is_constant() || matches!(node, Node::Var(_))
    }

    /// Whether these are the bits of a computed floating-point number, for which SMT-LIB has no term: they are
    /// declared, and described by a side condition.
    pub(super) fn is_float_bits(self, terms: &Terms) -> bool {
        matches!(self, Item::Plain(term) if terms.node(term).float_result().is_some())
    }

    /// What must be written for it.
    pub(super) fn operands(self, terms: &Terms) -> Vec<Item> {
        let node = terms.node(self.term());
        if self.is_float_bits(terms) {
            return vec![Item::Float(self.term())];
        }
        match node.float_operands() {
            Some(format) => node.children().map(|operand| float_operand(terms, format, operand)).collect(),
            None => node.children().map(Item::Plain).collect(),
        }
    }
}

/// An operand that is read as a floating-point number: the number itself if it was computed in this format.
pub(super) fn float_operand(terms: &Terms, format: FloatFormat, operand: TermId) -> Item {
    match terms.node(operand).float_result() {
        Some(computed) if computed == format => Item::Float(operand),
        _ => Item::Plain(operand),
    }
}

/// Items in the order in which they can be written, and how often each is used.
#[derive(Default)]
pub(super) struct Order {
    pub(super) items: Vec<Item>,
    pub(super) uses: FxHashMap<Item, u32>,
}

impl Order {
    /// All items that are needed for one, where `enters` says whether to look at an item's operands; those for which
    /// `skips` are left out.
    pub(super) fn of(
        terms: &Terms,
        root: Item,
        skips: impl Fn(Item) -> bool,
        enters: impl Fn(Item) -> bool,
    ) -> Order {
        let mut order = Order::default();
        let mut stack = vec![(root, false)];
        while let Some((item, operands_done)) = stack.pop() {
            if operands_done {
                order.items.push(item);
                continue;
            }
            if skips(item) {
                continue;
            }
            let uses = order.uses.entry(item).or_insert(0);
            *uses += 1;
            if *uses == 1 {
                stack.push((item, true));
                if enters(item) {
                    stack.extend(item.operands(terms).into_iter().rev().map(|operand| (operand, false)));
                }
            }
        }
        order
    }
}

/// The terms that have variables of quantifiers around them, so that they cannot be defined outside.
#[derive(Default)]
pub(super) struct Scopes {
    open: FxHashSet<TermId>,
    /// Whether one of the terms that were not checked before has floats of a format that not every solver has.
    pub(super) has_rare_floats: bool,
}

impl Scopes {
    /// Checks that a term can be written at all, and finds what in it depends on bound variables. Terms that were
    /// checked before and depend on none are not looked at again.
    pub(super) fn check(
        terms: &Terms,
        root: TermId,
        checked: &mut FxHashSet<TermId>,
    ) -> Result<Scopes, PrintError> {
        let mut scopes = Scopes::default();
        let order = terms.postorder_unless([root], |term| checked.contains(&term));
        let bound: FxHashSet<VarId> = order.iter().flat_map(|term| terms.bound_by(*term)).copied().collect();
        for term in &order {
            let node = terms.node(*term);
            scopes.has_rare_floats |= check_node(node)?;
            let is_open = match node {
                _ if bound.is_empty() => false,
                Node::Var(variable) => bound.contains(&variable),
                Node::Quantified { .. } => {
                    terms.free_variables_of(*term).iter().any(|variable| bound.contains(variable))
                }
                _ => node.children().any(|operand| scopes.open.contains(&operand)),
            };
            if is_open {
                scopes.open.insert(*term);
            }
        }
        if scopes.open.contains(&root) {
            let variables = terms.variables_of([root]);
            let outside = variables.into_iter().find(|variable| bound.contains(variable));
            return outside.map_or(Ok(scopes), |variable| Err(PrintError::BoundOutside(variable)));
        }
        checked.extend(order.into_iter().filter(|term| !scopes.open.contains(term)));
        Ok(scopes)
    }

    pub(super) fn is_open(&self, item: Item) -> bool {
        self.open.contains(&item.term())
    }
}

/// Checks that SMT-LIB has a name for the operation; whether it is about floats of a format that not every solver has.
fn check_node(node: Node) -> Result<bool, PrintError> {
    if let Node::FloatBinary { op: FloatBinaryOp::Rem, .. } = node {
        return Err(PrintError::Remainder);
    }
    let mut is_rare = false;
    for format in node.float_operands().into_iter().chain(node.float_result()) {
        Shape::of(format).map_err(PrintError::Unsupported)?;
        is_rare |= match format {
            FloatFormat::X87 | FloatFormat::BFloat => true,
            FloatFormat::Half
            | FloatFormat::Single
            | FloatFormat::Double
            | FloatFormat::Quad
            | FloatFormat::PpcPair => false,
        };
    }
    Ok(is_rare)
}
