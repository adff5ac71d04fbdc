//! Terms as SMT-LIB 2 text.
//!
//! A [`Printer`] writes assertions for one session with a solver and remembers what it has declared and defined, so that
//! a session may go on, with `push` and `pop`. Terms that are used more than once get a `define-fun`: the text is linear
//! in the number of distinct terms, and so is the time. Expressions are nested at most [`MOST_NESTED`] deep outside
//! of quantifiers.
//!
//! **Floating point.** Operations are those of SMT-LIB's FloatingPoint. A computed number has no bits there; where they
//! are needed, a variable is declared for them, with the side condition that they are a pattern of that number, and the
//! preferred one if it is a NaN. So a satisfying assignment of the text is one of the term, and the other way round. A
//! number that goes straight into another operation is never converted.
//!
//! **Constant arrays** (`((as const ...) ...)`) are none of SMT-LIB's logics, and some solvers do not know them. [`Printer::standard`] declares a
//! variable for each instead; whoever uses it must say what is read of them, as [`Printer::constant_array_reads`] does.
//!
//! **Not printable:** C's `fmod`, for which SMT-LIB has no name. It is refused before anything is written.

mod floats;
mod items;
mod names;
mod reads;
mod write;

use std::fmt;
use std::time::Instant;

use bits::float_arith::Unsupported;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::format::Shape;
use crate::node::{Node, TermId, VarId};
use crate::pool::Terms;
use crate::sort::Sort;
use items::{Item, Order, Scopes};
pub use names::symbol;
pub(crate) use names::variable_of;
pub use reads::compares_arrays;
use write::{Writer, name};

/// How deep expressions are nested before a part of them gets a name.
pub const MOST_NESTED: u32 = 40;

/// Why a term cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// It has C's `fmod`, which SMT-LIB does not have.
    Remainder,
    /// It has arithmetic of a format that has none.
    Unsupported(Unsupported),
    /// A variable that a quantifier binds is used outside of it: whoever built the term made a mistake.
    BoundOutside(VarId),
    /// The time is up. The printer must not be used any more.
    Late,
}

impl fmt::Display for PrintError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrintError::Remainder => out.write_str(
                "the remainder of floating-point numbers (frem, fmod) cannot be given to a solver",
            ),
            PrintError::Unsupported(error) => error.fmt(out),
            PrintError::Late => out.write_str("there was no time left to write the question"),
            PrintError::BoundOutside(variable) => {
                write!(out, "{variable:?} is bound by a quantifier and used outside of it")
            }
        }
    }
}

impl std::error::Error for PrintError {}

/// The whole text of a question: whether all these assertions can be true at once.
pub fn script(terms: &Terms, assertions: &[TermId]) -> Result<String, PrintError> {
    let mut text = String::from("(set-logic ALL)\n");
    let mut printer = Printer::new();
    for assertion in assertions {
        printer.assert(terms, *assertion, &mut text)?;
    }
    text.push_str("(check-sat)\n");
    Ok(text)
}

/// How an item was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// As part of another one. If it comes again, it gets a name.
    Inline,
    /// By a definition or declaration.
    Named,
}

/// Something to be forgotten when its scope ends.
#[derive(Clone, Copy, Debug)]
enum Change {
    Declared(VarId),
    /// The state that an item had before.
    Item(Item, Option<State>),
}

/// Writes terms to one session with a solver. All of them must be of one pool.
#[derive(Clone, Debug, Default)]
pub struct Printer {
    states: FxHashMap<Item, State>,
    declared: FxHashSet<VarId>,
    /// Terms that can be written and depend on no bound variable.
    checked: FxHashSet<TermId>,
    changes: Vec<Change>,
    /// How many changes there were at each `push`.
    scopes: Vec<usize>,
    /// Whether a constant array is a variable that nothing is said about here.
    declares_constant_arrays: bool,
    /// When writing has to end.
    until: Option<Instant>,
    /// Whether a float was written whose format not every solver has.
    has_rare_floats: bool,
}

/// So many items are written before somebody looks at the time.
const LOOK_AFTER: usize = 1 << 12;

impl Printer {
    /// A printer for a new session.
    pub fn new() -> Printer {
        Printer::default()
    }

    /// A printer that writes nothing after a moment.
    pub fn until(until: Option<Instant>) -> Printer {
        Printer { until, ..Printer::default() }
    }

    /// Whether the time is up.
    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// A printer that declares constant arrays, and leaves it to [`Printer::constant_array_reads`] to say what they contain.
    pub fn standard() -> Printer {
        Printer { declares_constant_arrays: true, ..Printer::default() }
    }

    /// Writes `(push 1)`.
    pub fn push(&mut self, out: &mut String) {
        self.scopes.push(self.changes.len());
        out.push_str("(push 1)\n");
    }

    /// Writes `(pop 1)` and forgets what was defined since the last `push`; nothing if there was none.
    pub fn pop(&mut self, out: &mut String) {
        let Some(length) = self.scopes.pop() else { return };
        for change in self.changes.drain(length..).rev() {
            match change {
                Change::Declared(variable) => {
                    self.declared.remove(&variable);
                }
                Change::Item(item, Some(state)) => {
                    self.states.insert(item, state);
                }
                Change::Item(item, None) => {
                    self.states.remove(&item);
                }
            }
        }
        out.push_str("(pop 1)\n");
    }

    /// Writes the assertion that a term is true, after what it needs. Nothing is written if it cannot be.
    pub fn assert(&mut self, terms: &Terms, term: TermId, out: &mut String) -> Result<(), PrintError> {
        debug_assert_eq!(terms.sort(term), Sort::Bool, "only truth values can be asserted");
        let expression = self.expression(terms, term, out)?;
        out.push_str("(assert ");
        out.push_str(&expression);
        out.push_str(")\n");
        Ok(())
    }

    /// Writes what a term needs, and gives the expression that then stands for it in this scope. Nothing is written if
    /// the term cannot be.
    pub fn expression(
        &mut self,
        terms: &Terms,
        term: TermId,
        out: &mut String,
    ) -> Result<String, PrintError> {
        let scopes = Scopes::check(terms, term, &mut self.checked)?;
        self.has_rare_floats |= scopes.has_rare_floats;
        self.define(terms, &scopes, Item::Plain(term), out)?;
        let mut expression = String::new();
        let is_named = |item| self.states.get(&item) == Some(&State::Named);
        Writer::new(terms, &scopes, &is_named, &mut expression).reference(Item::Plain(term));
        Ok(expression)
    }

    /// Whether something was written that is about floats of other formats than 16, 32, 64 and 128 bits of IEEE: those of x87, `bfloat`.
    pub fn has_rare_floats(&self) -> bool {
        self.has_rare_floats
    }

    /// The variables that are declared in this scope, in the order of their creation: those whose values a solver can
    /// be asked for.
    pub fn declared(&self) -> Vec<VarId> {
        let mut variables: Vec<VarId> = self.declared.iter().copied().collect();
        variables.sort_unstable();
        variables
    }

    fn set(&mut self, item: Item, state: State) {
        let before = self.states.insert(item, state);
        if before != Some(state) && !self.scopes.is_empty() {
            self.changes.push(Change::Item(item, before));
        }
    }

    /// Declares and defines what an item needs.
    fn define(
        &mut self,
        terms: &Terms,
        scopes: &Scopes,
        root: Item,
        out: &mut String,
    ) -> Result<(), PrintError> {
        if self.is_late() {
            return Err(PrintError::Late);
        }
        let is_named = |item: Item| self.states.get(&item) == Some(&State::Named);
        let order = Order::of(terms, root, is_named, |_| true);
        let mut depths: FxHashMap<Item, u32> = FxHashMap::default();
        for (number, item) in order.items.into_iter().enumerate() {
            if number % LOOK_AFTER == 0 && self.is_late() {
                return Err(PrintError::Late);
            }
            if let Node::Var(variable) = terms.node(item.term()) {
                if !scopes.is_open(item) {
                    self.declare(terms, variable, out);
                }
                continue;
            }
            if item.is_leaf(terms) || scopes.is_open(item) {
                continue;
            }
            if item.is_float_bits(terms) {
                self.declare_bits(terms, item, out);
                continue;
            }
            if self.declares_constant_arrays && matches!(terms.node(item.term()), Node::ConstArray { .. }) {
                let sort = names::sort(terms.sort(item.term()));
                out.push_str(&format!("(declare-fun {} () {sort})\n", name(item)));
                self.set(item, State::Named);
                continue;
            }
            let operands = item.operands(terms);
            let deepest = operands.iter().filter_map(|operand| depths.get(operand)).max();
            let depth = deepest.map_or(1, |depth| depth + 1);
            let is_shared =
                order.uses.get(&item).is_some_and(|uses| *uses > 1) || self.states.contains_key(&item);
            if is_shared || depth >= MOST_NESTED || matches!(item, Item::Float(_)) {
                self.write_definition(terms, scopes, item, out);
            } else {
                depths.insert(item, depth);
                self.set(item, State::Inline);
            }
        }
        Ok(())
    }

    fn declare(&mut self, terms: &Terms, variable: VarId, out: &mut String) {
        if self.declared.insert(variable) {
            if !self.scopes.is_empty() {
                self.changes.push(Change::Declared(variable));
            }
            let sort = names::sort(terms.variable(variable).sort);
            out.push_str(&format!("(declare-fun {} () {sort})\n", symbol(terms, variable)));
        }
    }

    /// Declares the bits of a computed floating-point number.
    fn declare_bits(&mut self, terms: &Terms, item: Item, out: &mut String) {
        let Some(Ok(shape)) = terms.node(item.term()).float_result().map(Shape::of) else { return };
        let (bits, sort) = (name(item), names::sort(terms.sort(item.term())));
        let side = floats::side_condition(shape, &bits, &name(Item::Float(item.term())));
        out.push_str(&format!("(declare-fun {bits} () {sort})\n(assert {side})\n"));
        self.set(item, State::Named);
    }

    fn write_definition(&mut self, terms: &Terms, scopes: &Scopes, item: Item, out: &mut String) {
        let sort = match (item, terms.node(item.term()).float_result().map(Shape::of)) {
            (Item::Float(_), Some(Ok(shape))) => floats::sort(shape),
            _ => names::sort(terms.sort(item.term())),
        };
        out.push_str(&format!("(define-fun {} () {sort} ", name(item)));
        let is_named = |item| self.states.get(&item) == Some(&State::Named);
        Writer::new(terms, scopes, &is_named, out).expand(item);
        out.push_str(")\n");
        self.set(item, State::Named);
    }
}
