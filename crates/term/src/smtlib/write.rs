//! Writing one expression, without recursion: what is still to be written is a stack of tasks.

use rustc_hash::FxHashSet;

use super::items::{Item, Order, Scopes, float_operand};
use super::{floats, names};
use crate::format::Shape;
use crate::node::{Node, Quantifier, TermId};
use crate::pool::Terms;
use bits::float::FloatFormat;

/// Something still to be written.
enum Task {
    Text(&'static str),
    Owned(String),
    /// An item, by its name if it has one.
    Use(Item),
    /// An item, by what it consists of.
    Expand(Item),
    /// From here on the item has a name.
    Enter(Item),
    /// From here on it has none.
    Leave(Item),
}

/// Writes expressions of items that have a name or consist of such.
pub(super) struct Writer<'a> {
    pub(super) terms: &'a Terms,
    pub(super) scopes: &'a Scopes,
    /// Whether an item was defined before.
    pub(super) is_named: &'a dyn Fn(Item) -> bool,
    pub(super) out: &'a mut String,
    local: FxHashSet<Item>,
    tasks: Vec<Task>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        terms: &'a Terms,
        scopes: &'a Scopes,
        is_named: &'a dyn Fn(Item) -> bool,
        out: &'a mut String,
    ) -> Self {
        Writer { terms, scopes, is_named, out, local: FxHashSet::default(), tasks: Vec::new() }
    }

    /// Writes what an item consists of.
    pub(super) fn expand(&mut self, item: Item) {
        self.run(Task::Expand(item));
    }

    /// Writes an item, by its name if it has one.
    pub(super) fn reference(&mut self, item: Item) {
        self.run(Task::Use(item));
    }

    fn run(&mut self, task: Task) {
        self.tasks.push(task);
        while let Some(task) = self.tasks.pop() {
            match task {
                Task::Text(text) => self.out.push_str(text),
                Task::Owned(text) => self.out.push_str(&text),
                Task::Use(item) => self.write_use(item),
                Task::Expand(item) => {
                    let tasks = self.expansion(item);
                    self.tasks.extend(tasks.into_iter().rev());
                }
                Task::Enter(item) => {
                    self.local.insert(item);
                }
                Task::Leave(item) => {
                    self.local.remove(&item);
                }
            }
        }
    }

    fn has_name(&self, item: Item) -> bool {
        self.local.contains(&item) || (self.is_named)(item)
    }

    fn write_use(&mut self, item: Item) {
        match self.terms.node(item.term()) {
            Node::Bool(value) => self.out.push_str(if value { "true" } else { "false" }),
            Node::Var(variable) => self.out.push_str(&names::symbol(self.terms, variable)),
            _ => match self.terms.as_bits(item.term()) {
                Some(bits) => self.out.push_str(&names::constant(&bits)),
                None if self.has_name(item) => self.out.push_str(&name(item)),
                None => self.tasks.push(Task::Expand(item)),
            },
        }
    }

    /// What an item consists of, in the order of writing.
    fn expansion(&self, item: Item) -> Vec<Task> {
        let term = item.term();
        let node = self.terms.node(term);
        let plain = |operand: TermId| vec![Task::Use(Item::Plain(operand))];
        let float = |format, operand| self.as_float(format, operand);
        let mode_of = |mode| vec![Task::Text(names::rounding(mode))];
        match node {
            Node::Bool(_) | Node::Small { .. } | Node::Wide(_) | Node::Var(_) => vec![Task::Use(item)],
            Node::Unary(op, of) => {
                application(names::unary(op, self.terms.sort(of)).to_owned(), vec![plain(of)])
            }
            Node::Binary(op, left, right) => {
                let name = names::binary(op, self.terms.sort(left)).to_owned();
                application(name, vec![plain(left), plain(right)])
            }
            Node::Extract { low, width, of } => {
                application(format!("(_ extract {} {low})", low + (width - 1)), vec![plain(of)])
            }
            Node::ZeroExtend { width, of } => {
                let more = width.saturating_sub(self.terms.width(of));
                application(format!("(_ zero_extend {more})"), vec![plain(of)])
            }
            Node::SignExtend { width, of } => {
                let more = width.saturating_sub(self.terms.width(of));
                application(format!("(_ sign_extend {more})"), vec![plain(of)])
            }
            Node::Ite(condition, yes, no) => {
                application("ite".to_owned(), vec![plain(condition), plain(yes), plain(no)])
            }
            Node::ConstArray { element, .. } => {
                let sort = names::sort(self.terms.sort(term));
                application(format!("(as const {sort})"), vec![plain(element)])
            }
            Node::Store(array, index, element) => {
                application("store".to_owned(), vec![plain(array), plain(index), plain(element)])
            }
            Node::Quantified { quantifier, body, .. } => self.quantified(term, quantifier, body),
            Node::FloatUnary { op, format, mode, of } => {
                application(floats::unary(op).to_owned(), vec![mode_of(mode), float(format, of)])
            }
            Node::FloatBinary { op, format, mode, left, right } => application(
                floats::binary(op).to_owned(),
                vec![mode_of(mode), float(format, left), float(format, right)],
            ),
            Node::FloatFma { format, mode, left, right, addend } => application(
                "fp.fma".to_owned(),
                vec![mode_of(mode), float(format, left), float(format, right), float(format, addend)],
            ),
            Node::FloatCompare { op, format, left, right } => {
                application(floats::compare(op).to_owned(), vec![float(format, left), float(format, right)])
            }
            Node::FloatConvert { from, to, mode, of } => {
                with_shape(to, |to| application(floats::to_float(to), vec![mode_of(mode), float(from, of)]))
            }
            Node::FloatFromInteger { format, mode, signed, of } => with_shape(format, |shape| {
                let unsigned = if signed { "" } else { "_unsigned" };
                let name = format!("(_ to_fp{unsigned} {} {})", shape.exponent, shape.precision);
                application(name, vec![mode_of(mode), plain(of)])
            }),
            Node::FloatToInteger { format, mode, signed, width, of } => with_shape(format, |shape| {
                let mut tasks = vec![Task::Text("(let (($x ")];
                let operands = vec![mode_of(mode), float(format, of)];
                tasks.extend(application("fp.roundToIntegral".to_owned(), operands));
                tasks.push(Task::Owned(format!(")) {})", floats::to_integer(shape, signed, width))));
                tasks
            }),
        }
    }

    /// An operand as a floating-point number: what was computed, or its bits read as one.
    fn as_float(&self, format: FloatFormat, operand: TermId) -> Vec<Task> {
        let item = float_operand(self.terms, format, operand);
        match item {
            Item::Float(_) => vec![Task::Use(item)],
            Item::Plain(_) => with_shape(format, |shape| {
                let (before, after) = floats::around_bits(shape);
                vec![Task::Owned(before), Task::Use(item), Task::Owned(after)]
            }),
        }
    }

    /// A quantifier. What in its body depends on its variables and is used more than once gets a name by `let`; bits of
    /// floating-point numbers are variables of their own, which the side condition leaves one value each.
    fn quantified(&self, term: TermId, quantifier: Quantifier, body: TermId) -> Vec<Task> {
        let root = Item::Plain(body);
        let skips =
            |item: Item| !self.scopes.is_open(item) || self.has_name(item) || item.is_leaf(self.terms);
        let is_quantifier = |item: Item| matches!(self.terms.node(item.term()), Node::Quantified { .. });
        let order = Order::of(self.terms, root, skips, |item| !is_quantifier(item));
        let (word, connective) = match quantifier {
            Quantifier::Forall => ("forall", "=>"),
            Quantifier::Exists => ("exists", "and"),
        };
        let mut header = format!("({word} (");
        for variable in self.terms.bound_by(term) {
            let sort = names::sort(self.terms.variable(*variable).sort);
            header.push_str(&format!("({} {sort})", names::symbol(self.terms, *variable)));
        }
        let mut tasks = vec![Task::Owned(header), Task::Text(") ")];
        let mut closing = String::from(")");
        let mut entered = Vec::new();
        for item in order.items {
            let is_shared = order.uses.get(&item).is_some_and(|uses| *uses > 1);
            let is_described =
                order.uses.contains_key(&Item::Plain(item.term())) && matches!(item, Item::Float(_));
            if item.is_float_bits(self.terms) {
                let Some(Ok(shape)) = self.terms.node(item.term()).float_result().map(Shape::of) else {
                    continue;
                };
                let (bits, sort) = (name(item), names::sort(self.terms.sort(item.term())));
                let side = floats::side_condition(shape, &bits, &name(Item::Float(item.term())));
                tasks.push(Task::Owned(format!("({word} (({bits} {sort})) ({connective} {side} ")));
                closing.push_str("))");
            } else if is_shared || is_described {
                tasks.push(Task::Owned(format!("(let (({} ", name(item))));
                tasks.push(Task::Expand(item));
                tasks.push(Task::Text(")) "));
                closing.push(')');
            } else {
                continue;
            }
            tasks.push(Task::Enter(item));
            entered.push(item);
        }
        tasks.push(Task::Use(root));
        tasks.push(Task::Owned(closing));
        tasks.extend(entered.into_iter().map(Task::Leave));
        tasks
    }
}

/// What an item is called when it has a name.
pub(super) fn name(item: Item) -> String {
    match item {
        Item::Plain(term) => names::defined(term),
        Item::Float(term) => names::defined_float(term),
    }
}

/// `(operation operand ...)`
fn application(operation: String, operands: Vec<Vec<Task>>) -> Vec<Task> {
    let mut tasks = vec![Task::Text("("), Task::Owned(operation)];
    for operand in operands {
        tasks.push(Task::Text(" "));
        tasks.extend(operand);
    }
    tasks.push(Task::Text(")"));
    tasks
}

/// What depends on the parameters of a format. No term has a format without any.
fn with_shape(format: FloatFormat, tasks: impl FnOnce(Shape) -> Vec<Task>) -> Vec<Task> {
    Shape::of(format).map(tasks).unwrap_or_default()
}
