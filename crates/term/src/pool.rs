//! The pool of terms: every term is stored once, so equal terms have equal ids.
//!
//! A term takes 16 bytes for its node, 12 for its sort and about 6 in the index. Terms are never removed. Building one
//! that exists is a lookup by hash. On one core of a shared server, `benches/build.rs` shows some 90 million lookups per
//! second, 9 million new terms without rules, 5 million with them (each of its operands first being swapped), and 3
//! million that are folded and regrouped: memory is what takes the time, there being no locality in a hash.
//!
//! Every term is rewritten by the rules of [`Rule`] when it is built, unless the pool is one
//! [without rules](Terms::without_rules).

use std::hash::{Hash, Hasher};

use arena::Arena;
use bits::Bits;
use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::node::{BinaryOp, Node, TermId, VarId, VarListId, WideId};
use crate::rewrite::{self, Rule};
use crate::sort::Sort;

/// How deep rules may build terms inside one another. Terms of rules at that depth stay as they are: that bounds the
/// stack, whatever is built.
const RULE_DEPTH: u32 = 48;

/// A variable: what a solver chooses a value for.
#[derive(Clone, Debug)]
pub struct Variable {
    /// A name for people; several variables may have the same.
    pub name: Box<str>,
    /// The sort of its values.
    pub sort: Sort,
    /// The variable as a term.
    pub term: TermId,
}

/// A pool of terms. Ids belong to the pool that made them.
#[derive(Clone, Debug)]
pub struct Terms {
    nodes: Arena<TermId, Node>,
    sorts: Arena<TermId, Sort>,
    index: HashTable<TermId>,
    wide: Arena<WideId, Bits>,
    wide_index: HashTable<WideId>,
    lists: Arena<VarListId, Box<[VarId]>>,
    list_index: HashTable<VarListId>,
    variables: Arena<VarId, Variable>,
    rewriting: bool,
    depth: u32,
    counts: [u64; Rule::ALL.len()],
}

impl Default for Terms {
    fn default() -> Self {
        Terms::new()
    }
}

fn hash_of(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

impl Terms {
    /// An empty pool that rewrites what is built.
    pub fn new() -> Terms {
        Terms {
            nodes: Arena::new(),
            sorts: Arena::new(),
            index: HashTable::new(),
            wide: Arena::new(),
            wide_index: HashTable::new(),
            lists: Arena::new(),
            list_index: HashTable::new(),
            variables: Arena::new(),
            rewriting: true,
            depth: 0,
            counts: [0; Rule::ALL.len()],
        }
    }

    /// An empty pool that stores what is built as it is, to compare with one that rewrites.
    pub fn without_rules() -> Terms {
        Terms { rewriting: false, ..Terms::new() }
    }

    /// How many terms there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The operation and the operands of a term.
    #[inline]
    pub fn node(&self, term: TermId) -> Node {
        self.nodes[term]
    }

    /// The sort of a term.
    #[inline]
    pub fn sort(&self, term: TermId) -> Sort {
        self.sorts[term]
    }

    /// The width of a term that is a bit-vector; 0 for others.
    #[inline]
    pub fn width(&self, term: TermId) -> u32 {
        self.sort(term).width().unwrap_or(0)
    }

    /// A variable.
    pub fn variable(&self, variable: VarId) -> &Variable {
        &self.variables[variable]
    }

    /// All variables, in the order of their creation.
    pub fn variables(&self) -> impl DoubleEndedIterator<Item = (VarId, &Variable)> + ExactSizeIterator {
        self.variables.iter()
    }

    /// A constant of more than 64 bits.
    pub fn wide(&self, wide: WideId) -> &Bits {
        &self.wide[wide]
    }

    /// The variables of a quantifier.
    pub fn variable_list(&self, list: VarListId) -> &[VarId] {
        &self.lists[list]
    }

    /// The value of a term that is a constant bit-vector.
    #[inline]
    pub fn as_bits(&self, term: TermId) -> Option<Bits> {
        match self.node(term) {
            Node::Small { width, value } => Some(Bits::from_u64(width, value)),
            Node::Wide(wide) => Some(self.wide(wide).clone()),
            _ => None,
        }
    }

    /// The value of a term that is a constant truth value.
    #[inline]
    pub fn as_bool(&self, term: TermId) -> Option<bool> {
        match self.node(term) {
            Node::Bool(value) => Some(value),
            _ => None,
        }
    }

    /// The variable that a term is.
    pub fn as_var(&self, term: TermId) -> Option<VarId> {
        match self.node(term) {
            Node::Var(variable) => Some(variable),
            _ => None,
        }
    }

    /// How often each rule has been applied.
    pub fn rule_counts(&self) -> impl Iterator<Item = (Rule, u64)> {
        Rule::ALL.iter().copied().zip(self.counts)
    }

    /// A new variable. Each call gives another one, even if the name is the same.
    pub fn var(&mut self, name: &str, sort: Sort) -> TermId {
        debug_assert!(!matches!(sort, Sort::Bits(0)), "a variable of no bits");
        let term = self.nodes.next_id();
        let variable = self.variables.push(Variable { name: name.into(), sort, term });
        self.intern(Node::Var(variable), hash_of(&Node::Var(variable)))
    }

    /// A truth value.
    pub fn bool(&mut self, value: bool) -> TermId {
        self.make(Node::Bool(value))
    }

    /// A constant.
    pub fn bits(&mut self, value: &Bits) -> TermId {
        if value.width() <= 64 {
            return self.number(value.width(), value.low_u64());
        }
        let (hash, list) = (hash_of(value), &self.wide);
        let known = self.wide_index.find(hash, |id| list[*id] == *value).copied();
        let id = known.unwrap_or_else(|| {
            let id = self.wide.push(value.clone());
            let list = &self.wide;
            self.wide_index.insert_unique(hash, id, |id| hash_of(&list[*id]));
            id
        });
        self.make(Node::Wide(id))
    }

    /// The constant `value` modulo 2^width.
    pub fn number(&mut self, width: u32, value: u64) -> TermId {
        debug_assert!(width > 0, "a constant of no bits");
        match width {
            0..=64 => {
                let value = Bits::from_u64(width, value).low_u64();
                self.make(Node::Small { width, value })
            }
            _ => self.bits(&Bits::from_u64(width, value)),
        }
    }

    /// The id of a list of variables.
    pub(crate) fn list(&mut self, variables: &[VarId]) -> VarListId {
        let (hash, lists) = (hash_of(variables), &self.lists);
        let known = self.list_index.find(hash, |id| *lists[*id] == *variables).copied();
        known.unwrap_or_else(|| {
            let id = self.lists.push(variables.into());
            let lists = &self.lists;
            self.list_index.insert_unique(hash, id, |id| hash_of(&*lists[*id]));
            id
        })
    }

    /// The term of a node: the one there is, what a rule makes of it, or a new one.
    #[inline]
    pub(crate) fn make(&mut self, node: Node) -> TermId {
        let hash = hash_of(&node);
        let nodes = &self.nodes;
        // What is stored was not rewritten when it was new.
        if let Some(known) = self.index.find(hash, |id| nodes[*id] == node) {
            return *known;
        }
        if self.rewriting && self.depth < RULE_DEPTH {
            self.depth += 1;
            let rewritten = rewrite::rewrite(self, node);
            self.depth -= 1;
            if let Some((rule, result)) = rewritten {
                debug_assert_eq!(self.sort_of(node), self.sort(result), "{rule:?} changed the sort");
                if let Some(count) = self.counts.get_mut(rule as usize) {
                    *count += 1;
                }
                return result;
            }
        }
        self.intern(node, hash)
    }

    /// Stores a node that is not there.
    fn intern(&mut self, node: Node, hash: u64) -> TermId {
        let sort = self.sort_of(node);
        let term = self.nodes.push(node);
        self.sorts.push(sort);
        let nodes = &self.nodes;
        self.index.insert_unique(hash, term, |id| hash_of(&nodes[*id]));
        term
    }

    /// The sort that a node has, given its operands'.
    fn sort_of(&self, node: Node) -> Sort {
        match node {
            Node::Small { width, .. }
            | Node::Extract { width, .. }
            | Node::ZeroExtend { width, .. }
            | Node::SignExtend { width, .. }
            | Node::FloatToInteger { width, .. } => Sort::Bits(width),
            Node::Wide(wide) => Sort::Bits(self.wide(wide).width()),
            Node::Var(variable) => self.variable(variable).sort,
            Node::Unary(_, of) | Node::Ite(_, of, _) | Node::Store(of, ..) => self.sort(of),
            Node::Binary(op, left, right) => self.binary_sort(op, left, right),
            Node::ConstArray { index, element } => Sort::Array { index, element: self.width(element) },
            Node::Bool(_) | Node::Quantified { .. } | Node::FloatCompare { .. } => Sort::Bool,
            Node::FloatUnary { format, .. }
            | Node::FloatBinary { format, .. }
            | Node::FloatFma { format, .. }
            | Node::FloatConvert { to: format, .. }
            | Node::FloatFromInteger { format, .. } => Sort::Bits(format.width()),
        }
    }

    fn binary_sort(&self, op: BinaryOp, left: TermId, right: TermId) -> Sort {
        use BinaryOp::*;
        match op {
            And | Or | Xor | Add | Sub | Mul | Udiv | Urem | Sdiv | Srem | Shl | Lshr | Ashr => {
                self.sort(left)
            }
            Concat => Sort::Bits(self.width(left).saturating_add(self.width(right))),
            Eq | Ult | Ule | Slt | Sle => Sort::Bool,
            Select => match self.sort(left) {
                Sort::Array { element, .. } => Sort::Bits(element),
                other => other,
            },
        }
    }
}
