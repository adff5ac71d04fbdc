//! Values as expressions, each stored once: what one function computes and what the other does are the same id if it is the same operation on the
//! same operands.
//!
//! A leaf belongs to a node of the product (`super`): what a merge of ways gives there, or what an event there gives. It means another value each time that
//! node is reached, so each expression knows which nodes it depends on.

use std::collections::{BTreeMap, BTreeSet};

use bits::Bits;
use ir::opcode::{BinaryOp, CastOp, IntPredicate, OpFlags};
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) type Id = u32;
/// A text that templates, constants and promises are compared by.
pub(super) type Text = u32;

/// What an operation promises. One that promises less refines it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub(super) struct Promises {
    pub(super) flags: u32,
    pub(super) align: u64,
    /// Attributes and metadata, sorted.
    pub(super) words: Vec<Text>,
}

impl Promises {
    pub(super) fn at_most(&self, other: &Promises) -> bool {
        self.flags & !other.flags == 0
            && self.align <= other.align
            && self.words.iter().all(|word| other.words.contains(word))
    }
}

/// What can be computed with, where operands are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Known {
    Binary(BinaryOp),
    Compare(IntPredicate),
    Cast(CastOp, u32),
    Select,
    /// A pointer so many bytes from its operand.
    Offset(i64),
    /// Another address computation, with the number of its strides.
    Address(u32),
    /// A store of so many bytes: of a value, at a pointer, to memory. The number stands for its type.
    Store(u64, Text),
    Other,
}

/// How far an index of an address computation leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stride {
    /// So many bytes for each.
    Each(i64),
    /// So many bytes, whatever its number is.
    Field(i64),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Expr {
    /// A constant, with its number if it is one.
    Constant {
        text: Text,
        number: Option<Bits>,
    },
    Parameter(u32),
    /// Memory as it is when the function is called.
    Memory,
    /// What a register holds after ways have come together at a node.
    Merged {
        node: u32,
        of: u32,
    },
    /// What the event of this number at a node gives; its memory is another part.
    Event {
        node: u32,
        number: u32,
        part: u32,
    },
    Operation {
        what: Text,
        known: Known,
        promises: Promises,
        operands: Box<[Id]>,
    },
}

/// What is known on a way, beside the values themselves.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Facts {
    /// Expressions that were decided about, and what they are.
    pub(super) known: FxHashMap<Id, Id>,
    /// Numbers that an expression is not.
    pub(super) excluded: Vec<(Id, Id)>,
    /// Pointers that the source has accessed memory through: none of them is null.
    pub(super) accessed: BTreeSet<Id>,
    /// Numbers of the source that are poison or not negative.
    pub(super) positive: BTreeSet<Id>,
    /// What is one of a few numbers.
    pub(super) choices: BTreeMap<Id, BTreeSet<Id>>,
}

impl Facts {
    pub(super) fn exclude(&mut self, of: Id, number: Id) {
        if !self.excluded.contains(&(of, number)) {
            self.excluded.push((of, number));
        }
    }
}

#[derive(Default)]
pub(super) struct Values {
    exprs: Vec<Expr>,
    /// The nodes that each expression depends on, sorted.
    nodes: Vec<Box<[u32]>>,
    table: FxHashMap<Expr, Id>,
    texts: FxHashMap<String, Text>,
    text_list: Vec<String>,
    numbers: FxHashMap<(u32, Bits), Id>,
    /// Constants that are `poison`, and those that are `undef`.
    poison: FxHashSet<Id>,
    undef: FxHashSet<Id>,
    /// What a variable holds that was never written.
    unwritten: Option<Id>,
    /// Objects of their own: locals, and variables of the module; and how large and how aligned these are at least.
    pub(super) objects: FxHashMap<Id, (u64, u64)>,
    /// The types of values, as text.
    types: FxHashMap<Id, Text>,
    /// Templates of operations whose result is a function of their operands.
    instructions: FxHashSet<Text>,
    /// Templates of which some operation may give one of several values each time.
    drawn: FxHashSet<Text>,
    /// What a solver has shown values of the target to refine, and the facts that this rests on.
    proved: FxHashMap<Id, Vec<Proof>>,
    /// Constants that are addresses of something, and so are not null.
    never_null: FxHashSet<Id>,
    /// The strides of address computations, where they are known.
    strides: Vec<Option<Vec<Stride>>>,
}

/// What a value of the target refines, where these facts hold.
#[derive(Clone, Debug)]
struct Proof {
    source: Id,
    told: Told,
}

/// What a question is told of the values that it is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Told {
    /// What the source has decided about.
    pub(super) decided: Box<[(Id, Id)]>,
    /// What is not negative.
    pub(super) positive: Box<[Id]>,
}

impl Values {
    pub(super) fn text(&mut self, text: &str) -> Text {
        if let Some(known) = self.texts.get(text) {
            return *known;
        }
        let id = self.texts.len() as Text;
        self.texts.insert(text.to_string(), id);
        self.text_list.push(text.to_string());
        id
    }

    pub(super) fn text_of(&self, text: Text) -> &str {
        &self.text_list[text as usize]
    }

    pub(super) fn len(&self) -> usize {
        self.exprs.len()
    }

    pub(super) fn expr(&self, id: Id) -> &Expr {
        &self.exprs[id as usize]
    }

    pub(super) fn depends_on(&self, id: Id, node: u32) -> bool {
        self.nodes[id as usize].binary_search(&node).is_ok()
    }

    pub(super) fn intern(&mut self, expr: Expr) -> Id {
        if let Some(known) = self.table.get(&expr) {
            return *known;
        }
        let nodes: Box<[u32]> = match &expr {
            Expr::Constant { .. } | Expr::Parameter(_) | Expr::Memory => Box::default(),
            Expr::Merged { node, .. } | Expr::Event { node, .. } => Box::new([*node]),
            Expr::Operation { operands, .. } => {
                let mut all: Vec<u32> = operands
                    .iter()
                    .flat_map(|operand| self.nodes[*operand as usize].iter().copied())
                    .collect();
                all.sort_unstable();
                all.dedup();
                all.into()
            }
        };
        let id = self.exprs.len() as Id;
        if let Expr::Constant { number: Some(number), .. } = &expr {
            self.numbers.insert((number.width(), number.clone()), id);
        }
        self.exprs.push(expr.clone());
        self.nodes.push(nodes);
        self.table.insert(expr, id);
        id
    }

    /// What was never written is the same value whatever its type is.
    pub(super) fn set_type(&mut self, id: Id, ty: Text) {
        if self.unwritten != Some(id) {
            self.types.insert(id, ty);
        }
    }

    pub(super) fn type_of(&self, id: Id) -> Option<Text> {
        self.types.get(&id).copied()
    }

    pub(super) fn note_object(&mut self, id: Id, size: u64, align: u64) {
        self.objects.insert(id, (size, align));
    }

    pub(super) fn note_instruction(&mut self, what: Text) {
        self.instructions.insert(what);
    }

    pub(super) fn note_drawn(&mut self, what: Text) {
        self.drawn.insert(what);
    }

    /// Whether an operation of this kind may be drawn somewhere, so that another one may stand for what was drawn.
    pub(super) fn may_be_drawn(&self, what: Text) -> bool {
        self.drawn.contains(&what)
    }

    pub(super) fn is_instruction(&self, what: Text) -> bool {
        self.instructions.contains(&what)
    }

    pub(super) fn note_proof(&mut self, target: Id, source: Id, told: Told) {
        self.proved.entry(target).or_default().push(Proof { source, told });
    }

    /// What a solver has shown a value of the target to refine where these facts hold.
    fn proved<'a>(&'a self, facts: &'a Facts, target: Id) -> impl Iterator<Item = Id> + 'a {
        let all = self.proved.get(&target).into_iter().flatten();
        let holds = |(id, value): &(Id, Id)| facts.known.get(id) == Some(value);
        let fits = move |proof: &&Proof| {
            proof.told.decided.iter().all(holds)
                && proof.told.positive.iter().all(|id| facts.positive.contains(id))
        };
        all.filter(fits).map(|proof| proof.source)
    }

    /// The number of these strides.
    pub(super) fn strides(&mut self, strides: Option<Vec<Stride>>) -> u32 {
        let known = self.strides.iter().position(|other| *other == strides);
        let place = known.unwrap_or_else(|| {
            self.strides.push(strides);
            self.strides.len() - 1
        });
        place as u32
    }

    pub(super) fn strides_of(&self, number: u32) -> Option<&[Stride]> {
        self.strides.get(number as usize)?.as_deref()
    }

    pub(super) fn note_never_null(&mut self, id: Id) {
        self.never_null.insert(id);
    }

    /// Whether a pointer of the target is certainly not null: the source has gone through it, or has looked.
    pub(super) fn is_not_null(&self, facts: &Facts, id: Id) -> bool {
        if self.never_null.contains(&id) || facts.accessed.contains(&id) || self.is_local_address(id) {
            return true;
        }
        facts.known.iter().any(|(fact, known)| {
            let Expr::Operation { what, operands, .. } = self.expr(*fact) else { return false };
            let &[a, b] = &operands[..] else { return false };
            let is_null = |id: Id| match self.expr(id) {
                Expr::Constant { text, .. } => self.text_of(*text) == "ptr null",
                _ => false,
            };
            let truth = self.number_of(*known).map(|number| !number.is_zero());
            let says = |word: &str| self.text_of(*what).contains(word);
            let differs =
                says("icmp eq ptr ") && truth == Some(false) || says("icmp ne ptr ") && truth == Some(true);
            differs && (a == id && is_null(b) || b == id && is_null(a))
        })
    }

    /// Whether a constant stands for itself in a text: `undef` or `poison`.
    pub(super) fn is_arbitrary(&self, id: Id) -> bool {
        self.undef.contains(&id) || self.poison.contains(&id)
    }

    pub(super) fn number_of(&self, id: Id) -> Option<&Bits> {
        match self.expr(id) {
            Expr::Constant { number, .. } => number.as_ref(),
            _ => None,
        }
    }

    /// An integer constant, as the printer writes it with its type.
    pub(super) fn number(&mut self, number: Bits) -> Id {
        if let Some(known) = self.numbers.get(&(number.width(), number.clone())) {
            return *known;
        }
        let text = match number.width() {
            1 => format!("i1 {}", if number.is_zero() { "false" } else { "true" }),
            width => format!("i{width} {}", number.to_signed_decimal()),
        };
        let text = self.text(&text);
        let ty = self.text(&format!("i{}", number.width()));
        let id = self.intern(Expr::Constant { text, number: Some(number) });
        self.set_type(id, ty);
        id
    }

    /// A constant that is no number, by its text.
    pub(super) fn constant(&mut self, text: &str) -> Id {
        let shared = self.text(text);
        let id = self.intern(Expr::Constant { text: shared, number: None });
        if text.ends_with(" poison") {
            self.poison.insert(id);
        } else if text.ends_with(" undef") {
            self.undef.insert(id);
        }
        id
    }

    /// What a variable holds before anything was written to it.
    pub(super) fn unwritten(&mut self) -> Id {
        let id = self.constant("unwritten");
        self.unwritten = Some(id);
        id
    }

    /// What a variable is whose life has not begun, or has ended.
    pub(super) fn dead(&mut self) -> Id {
        self.constant("dead")
    }

    pub(super) fn truth(&mut self, truth: bool) -> Id {
        self.number(Bits::from_u64(1, truth.into()))
    }

    /// An operation, computed if all its operands are numbers and it cannot be poison.
    pub(super) fn operation(
        &mut self,
        what: Text,
        known: Known,
        promises: Promises,
        mut operands: Vec<Id>,
    ) -> Id {
        if let (Known::Store(size, _), &[_, pointer, memory]) = (known, &operands[..]) {
            operands[2] = self.without_overwritten(memory, pointer, size);
        }
        let numbers: Option<Vec<&Bits>> = operands.iter().map(|id| self.number_of(*id)).collect();
        if let Some(numbers) = numbers
            && let Some(number) = fold(known, &numbers)
            && keeps_flags(known, promises.flags, &numbers)
        {
            return self.number(number);
        }
        if let Known::Address(strides) = known
            && let Some(distance) = self.fixed_distance(strides, &operands[1..])
        {
            let what = self.text(&format!("offset {distance}"));
            self.note_instruction(what);
            return self.operation(what, Known::Offset(distance), promises, vec![operands[0]]);
        }
        if let (Known::Offset(0), 0) = (known, promises.flags) {
            return operands[0];
        }
        match (known, &operands[..]) {
            (Known::Select, &[condition, yes, no]) if promises.flags == 0 => {
                match self.number_of(condition).map(Bits::is_zero) {
                    Some(false) => return yes,
                    Some(true) => return no,
                    None => {}
                }
            }
            _ => {}
        }
        self.intern(Expr::Operation { what, known, promises, operands: operands.into() })
    }

    /// What a truth value of the target is where the facts hold, if they say so. Facts are about values that are neither poison nor undefined.
    pub(super) fn decide(&self, facts: &Facts, id: Id, depth: u32) -> Option<bool> {
        if let Some(number) = self.number_of(id) {
            return Some(!number.is_zero());
        }
        if let Some(known) = self.known(facts, id) {
            return self.number_of(known).map(|number| !number.is_zero());
        }
        if depth == 0 {
            return None;
        }
        if let Some(truth) = self.decided_by_choices(facts, id) {
            return Some(truth);
        }
        if let Some(truth) = self.proved(facts, id).find_map(|other| self.decided(facts, other)) {
            return Some(truth);
        }
        let Expr::Operation { known, operands, promises, .. } = self.expr(id) else { return None };
        match (known, &operands[..]) {
            (Known::Select, &[condition, yes, no]) => match self.decide(facts, condition, depth - 1)? {
                true => self.decide(facts, yes, depth - 1),
                false => self.decide(facts, no, depth - 1),
            },
            (Known::Binary(BinaryOp::Xor), &[a, b]) => {
                Some(self.decide(facts, a, depth - 1)? != self.decide(facts, b, depth - 1)?)
            }
            (Known::Binary(BinaryOp::And), &[a, b]) => {
                Some(self.decide(facts, a, depth - 1)? & self.decide(facts, b, depth - 1)?)
            }
            (Known::Binary(BinaryOp::Or), &[a, b]) if promises.flags == 0 => {
                Some(self.decide(facts, a, depth - 1)? | self.decide(facts, b, depth - 1)?)
            }
            (Known::Compare(predicate), &[a, b]) if promises.flags == 0 => {
                let (a, b) = (self.known(facts, a).unwrap_or(a), self.known(facts, b).unwrap_or(b));
                if let (Some(x), Some(y)) = (self.number_of(a), self.number_of(b)) {
                    return fold(*known, &[x, y]).map(|truth| !truth.is_zero());
                }
                let differs = self.is_excluded(facts, a, b);
                match predicate {
                    IntPredicate::Eq if differs => Some(false),
                    IntPredicate::Ne if differs => Some(true),
                    _ => self.opposite(facts, *predicate, a, b),
                }
            }
            _ => None,
        }
    }

    /// What a truth value is, if it depends on one value which is one of a few numbers, and is the same for each.
    fn decided_by_choices(&self, facts: &Facts, id: Id) -> Option<bool> {
        let [leaf] = facts.choices.keys().filter(|leaf| self.reaches(id, **leaf, 6)).collect::<Vec<_>>()[..]
        else {
            return None;
        };
        let mut truths = facts.choices[leaf].iter().map(|number| {
            let number = self.number_of(*number)?;
            self.computed(id, *leaf, number, 6).map(|truth| !truth.is_zero())
        });
        let first = truths.next()??;
        truths.all(|truth| truth == Some(first)).then_some(first)
    }

    fn reaches(&self, id: Id, leaf: Id, depth: u32) -> bool {
        id == leaf
            || match self.expr(id) {
                Expr::Operation { operands, .. } if depth > 0 && operands.len() <= 3 => {
                    operands.iter().any(|operand| self.reaches(*operand, leaf, depth - 1))
                }
                _ => false,
            }
    }

    /// What a value is where a leaf is this number, if it is computed from nothing else and keeps its promises.
    fn computed(&self, id: Id, leaf: Id, number: &Bits, depth: u32) -> Option<Bits> {
        if id == leaf {
            return Some(number.clone());
        }
        if let Some(number) = self.number_of(id) {
            return Some(number.clone());
        }
        let Expr::Operation { known, promises, operands, .. } = self.expr(id) else { return None };
        if depth == 0 {
            return None;
        }
        let numbers: Option<Vec<Bits>> =
            operands.iter().map(|operand| self.computed(*operand, leaf, number, depth - 1)).collect();
        let numbers = numbers?;
        let numbers: Vec<&Bits> = numbers.iter().collect();
        fold(*known, &numbers).filter(|_| keeps_flags(*known, promises.flags, &numbers))
    }

    /// What the source has decided about one of its values, or about what that is the contrary of. What a solver has shown holds only where the source has
    /// computed its value: that it follows from other facts what it would be is not enough.
    fn decided(&self, facts: &Facts, source: Id) -> Option<bool> {
        let truth = |id: Id| {
            facts.known.get(&id).and_then(|known| self.number_of(*known)).map(|number| !number.is_zero())
        };
        truth(source).or_else(|| match self.expr(source) {
            Expr::Operation { known: Known::Binary(BinaryOp::Xor), operands, .. } => {
                let turns = !self.number_of(operands[1])?.is_zero();
                Some(truth(operands[0])? != turns)
            }
            _ => None,
        })
    }

    /// Whether a value of the target is known not to be this number.
    pub(super) fn is_excluded(&self, facts: &Facts, id: Id, number: Id) -> bool {
        facts.excluded.iter().any(|&(of, not)| not == number && self.refines(facts, id, of))
    }

    /// The number that a value of the target is known to be.
    pub(super) fn settled(&self, facts: &Facts, id: Id) -> Option<Id> {
        match self.number_of(id) {
            Some(_) => Some(id),
            None => self.known(facts, id),
        }
    }

    /// A comparison of which the contrary was decided about.
    fn opposite(&self, facts: &Facts, predicate: IntPredicate, a: Id, b: Id) -> Option<bool> {
        let inverse = inverse(predicate);
        facts.known.iter().find_map(|(fact, truth)| match self.expr(*fact) {
            Expr::Operation { known: Known::Compare(other), operands, promises, .. }
                if promises.flags == 0 && operands.len() == 2 =>
            {
                let same = operands[0] == a && operands[1] == b;
                let turned = operands[0] == b && operands[1] == a;
                let truth = !self.number_of(*truth)?.is_zero();
                match () {
                    () if same && *other == inverse => Some(!truth),
                    () if turned && *other == swapped(predicate) => Some(truth),
                    () if turned && *other == swapped(inverse) => Some(!truth),
                    () => None,
                }
            }
            _ => None,
        })
    }

    /// What a value of the target is where the facts hold, if they say so.
    fn known(&self, facts: &Facts, id: Id) -> Option<Id> {
        if let Some(known) = facts.known.get(&id) {
            return Some(*known);
        }
        let number = |other: Id| match self.number_of(other) {
            Some(_) => Some(other),
            None => facts.known.get(&other).copied(),
        };
        if let Some(known) = self.proved(facts, id).find_map(number) {
            return Some(known);
        }
        let Expr::Operation { what, .. } = self.expr(id) else { return None };
        facts.known.iter().find_map(|(fact, known)| match self.expr(*fact) {
            Expr::Operation { what: other, .. } if other == what && self.refines(facts, id, *fact) => {
                Some(*known)
            }
            _ => None,
        })
    }

    /// Whether a value of the target refines one of the source where the facts hold.
    pub(super) fn refines(&self, facts: &Facts, target: Id, source: Id) -> bool {
        let mut budget = 400;
        self.refines_within(facts, target, source, &mut budget)
    }

    pub(super) fn refines_within(&self, facts: &Facts, target: Id, source: Id, budget: &mut u32) -> bool {
        if target == source {
            return true;
        }
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        if self.poison.contains(&source) || self.unwritten == Some(source) && self.is_arbitrary(target) {
            return true;
        }
        if self.proved(facts, target).any(|known| known == source) {
            return true;
        }
        // What the source has decided about is that number.
        if let Some(known) = facts.known.get(&source)
            && *known == target
        {
            return true;
        }
        if self.is_drawn(source) {
            return self.is_same_draw(target, source, budget);
        }
        if let Expr::Operation { known: Known::Select, operands, promises, .. } = self.expr(target)
            && promises.flags == 0
            && let &[condition, yes, no] = &operands[..]
            && let Some(truth) = self.decide(facts, condition, 4)
        {
            return self.refines_within(facts, if truth { yes } else { no }, source, budget);
        }
        if let Expr::Operation { known: Known::Select, operands, .. } = self.expr(source)
            && let &[condition, yes, no] = &operands[..]
            && let Some(known) = facts.known.get(&condition)
            && let Some(number) = self.number_of(*known)
        {
            return self.refines_within(facts, target, if number.is_zero() { no } else { yes }, budget);
        }
        if self.is_same_place(facts, target, source, budget) {
            return true;
        }
        match (self.expr(target), self.expr(source)) {
            (
                Expr::Operation { what: a, promises: p, operands: x, known },
                Expr::Operation { what: b, promises: q, operands: y, .. },
            ) => {
                if a != b || !p.at_most(q) || x.len() != y.len() {
                    return false;
                }
                // Only where one of them is plainly the other's: who tries both ways everywhere never ends.
                let swaps = self
                    .commutes(*known, x)
                    .filter(|&(a, b)| (x[a] != y[a] && x[b] != y[b]) && (x[a] == y[b] || x[b] == y[a]));
                let mut places = 0..x.len();
                places.all(|place| {
                    let other = swapped_place(swaps, place);
                    self.refines_within(facts, x[place], y[other], budget)
                })
            }
            _ => false,
        }
    }

    /// Whether an operation may give one of several values each time: with `nsz`, a zero of either sign.
    pub(super) fn is_drawn(&self, id: Id) -> bool {
        match self.expr(id) {
            Expr::Operation { promises, .. } => promises.flags & free_flags() != 0,
            _ => false,
        }
    }

    /// Whether a value of the target is what the source has drawn, with fewer promises at most. Others could each be one that the source may draw, and still
    /// differ from each other where the source has drawn once; [`Values::alike`] finds all that are the same draw.
    fn is_same_draw(&self, target: Id, source: Id, budget: &mut u32) -> bool {
        if target == source {
            return true;
        }
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let (
            Expr::Operation { what: a, promises: p, operands: x, known },
            Expr::Operation { what: b, promises: q, operands: y, .. },
        ) = (self.expr(target), self.expr(source))
        else {
            return false;
        };
        let mut all = |swaps: Option<(usize, usize)>| {
            let mut places = 0..x.len();
            places.all(|place| self.is_same_draw(x[place], y[swapped_place(swaps, place)], budget))
        };
        a == b
            && p.at_most(q)
            && x.len() == y.len()
            && (all(None) || self.commutes(*known, x).is_some_and(|swaps| all(Some(swaps))))
    }

    /// Whether a number is poison or not negative: a constant, or the sum without overflow of such ones.
    pub(super) fn is_positive(&self, facts: &Facts, id: Id) -> bool {
        if facts.positive.contains(&id) || self.number_of(id).is_some_and(|number| !number.is_negative()) {
            return true;
        }
        match self.expr(id) {
            Expr::Operation { known: Known::Binary(BinaryOp::Add), promises, operands, .. } => {
                let place = OpFlags::WORDS.iter().position(|(flag, _)| *flag == OpFlags::NSW);
                place.is_some_and(|place| promises.flags >> place & 1 == 1)
                    && operands.iter().all(|operand| self.is_positive(facts, *operand))
            }
            _ => false,
        }
    }

    /// A whole number of this type in a wider one.
    pub(super) fn widened(&mut self, op: CastOp, id: Id, to: Text) -> Option<Id> {
        let from = self.text_of(self.type_of(id)?).to_string();
        let to_text = self.text_of(to).to_string();
        let width: u32 = to_text.strip_prefix('i')?.parse().ok()?;
        let word = if op == CastOp::SExt { "sext" } else { "zext" };
        let what = self.text(&format!("%\"$\" = {word} {from} %\"$\" to {to_text}"));
        self.note_instruction(what);
        let value = self.operation(what, Known::Cast(op, width), Promises::default(), vec![id]);
        self.set_type(value, to);
        Some(value)
    }

    /// How many bits a value has, if it is a number.
    pub(super) fn width_of(&self, id: Id) -> Option<u32> {
        self.text_of(self.type_of(id)?).strip_prefix('i')?.parse().ok()
    }

    /// Two operands of an operation that may change places.
    pub(super) fn commutes(&self, known: Known, operands: &[Id]) -> Option<(usize, usize)> {
        match known {
            Known::Binary(op) => {
                use BinaryOp::*;
                matches!(op, Add | Mul | And | Or | Xor | FAdd | FMul).then_some((0, 1))
            }
            Known::Compare(IntPredicate::Eq | IntPredicate::Ne) => Some((0, 1)),
            _ => {
                // The first operand of a call is what is called.
                let Expr::Constant { text, .. } = self.expr(*operands.first()?) else { return None };
                let name = self.text_of(*text).strip_prefix("ptr @llvm.")?;
                let first = name.split('.').next()?;
                let both = ["fma", "fmuladd", "smax", "smin", "umax", "umin"].contains(&first);
                (both && operands.len() > 2).then_some((1, 2))
            }
        }
    }
}

/// The flags of operations that may give one of several values each time.
pub(super) fn free_flags() -> u32 {
    let place = OpFlags::WORDS.iter().position(|(flag, _)| *flag == OpFlags::NSZ);
    place.map_or(0, |place| 1 << place)
}

/// The place of an operand of the other operation, two of whose operands may have changed places.
pub(super) fn swapped_place(swaps: Option<(usize, usize)>, place: usize) -> usize {
    match swaps {
        Some((a, b)) if place == a => b,
        Some((a, b)) if place == b => a,
        _ => place,
    }
}

impl Values {
    /// Whether two values may both refine one: they differ in promises at most, or in what the facts say.
    pub(super) fn alike(&self, facts: &Facts, a: Id, b: Id, depth: u32) -> bool {
        if a == b || depth == 0 || self.poison.contains(&a) || self.poison.contains(&b) {
            return true;
        }
        if let (
            Expr::Operation { what: f, operands: x, known, .. },
            Expr::Operation { what: g, operands: y, .. },
        ) = (self.expr(a), self.expr(b))
            && f == g
            && x.len() == y.len()
        {
            let all = |swaps: Option<(usize, usize)>| {
                let mut places = 0..x.len();
                places.all(|place| self.alike(facts, x[place], y[swapped_place(swaps, place)], depth - 1))
            };
            if all(None) || self.commutes(*known, x).is_some_and(|swaps| all(Some(swaps))) {
                return true;
            }
        }
        let settled = |id| facts.known.get(&id).copied().filter(|known| *known != id);
        let chosen = |id| match self.expr(id) {
            Expr::Operation { known: Known::Select, operands, .. } => Some((operands[1], operands[2])),
            _ => None,
        };
        for (a, b) in [(a, b), (b, a)] {
            if let Some(known) = settled(a) {
                return self.alike(facts, known, b, depth - 1);
            }
            if let Some((yes, no)) = chosen(a) {
                return self.alike(facts, yes, b, depth - 1) || self.alike(facts, no, b, depth - 1);
            }
        }
        false
    }
}

/// Whether what is computed from numbers breaks none of its promises.
fn keeps_flags(known: Known, flags: u32, numbers: &[&Bits]) -> bool {
    let is_set = |flag: OpFlags| {
        let place = OpFlags::WORDS.iter().position(|(known, _)| *known == flag);
        place.is_some_and(|place| flags >> place & 1 == 1)
    };
    let (nuw, nsw, nneg) = (is_set(OpFlags::NUW), is_set(OpFlags::NSW), is_set(OpFlags::NNEG));
    let rest = OpFlags::WORDS
        .iter()
        .any(|(flag, _)| ![OpFlags::NUW, OpFlags::NSW, OpFlags::NNEG].contains(flag) && is_set(*flag));
    if flags == 0 {
        return true;
    }
    match (known, numbers) {
        _ if rest => false,
        (Known::Binary(BinaryOp::Add), [a, b]) => {
            !(nuw && a.add_overflows_unsigned(b) || nsw && a.add_overflows_signed(b))
        }
        (Known::Binary(BinaryOp::Sub), [a, b]) => {
            !(nuw && a.sub_overflows_unsigned(b) || nsw && a.sub_overflows_signed(b))
        }
        (Known::Binary(BinaryOp::Mul), [a, b]) => {
            !(nuw && a.mul_overflows_unsigned(b) || nsw && a.mul_overflows_signed(b))
        }
        (Known::Cast(CastOp::ZExt, _), [a]) => !(nneg && a.is_negative()),
        (Known::Cast(CastOp::Trunc, width), [a]) => {
            let short = a.truncate(width);
            (!nuw || short.zero_extend(a.width()) == **a) && (!nsw || short.sign_extend(a.width()) == **a)
        }
        _ => false,
    }
}

/// What an operation gives on numbers.
fn fold(known: Known, numbers: &[&Bits]) -> Option<Bits> {
    match (known, numbers) {
        (Known::Compare(predicate), [a, b]) => {
            use IntPredicate::*;
            let truth = match predicate {
                Eq => a == b,
                Ne => a != b,
                Ugt => b.ult(a),
                Uge => b.ule(a),
                Ult => a.ult(b),
                Ule => a.ule(b),
                Sgt => b.slt(a),
                Sge => b.sle(a),
                Slt => a.slt(b),
                Sle => a.sle(b),
            };
            Some(Bits::from_u64(1, truth.into()))
        }
        (Known::Binary(op), [a, b]) => match op {
            BinaryOp::Add => Some(a.add(b)),
            BinaryOp::Sub => Some(a.sub(b)),
            BinaryOp::Mul => Some(a.mul(b)),
            BinaryOp::And => Some(a.and(b)),
            BinaryOp::Or => Some(a.or(b)),
            BinaryOp::Xor => Some(a.xor(b)),
            _ => None,
        },
        (Known::Cast(op, width), [a]) => match op {
            CastOp::Trunc => Some(a.truncate(width)),
            CastOp::ZExt => Some(a.zero_extend(width)),
            CastOp::SExt => Some(a.sign_extend(width)),
            _ => None,
        },
        _ => None,
    }
}

fn inverse(predicate: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match predicate {
        Eq => Ne,
        Ne => Eq,
        Ugt => Ule,
        Uge => Ult,
        Ult => Uge,
        Ule => Ugt,
        Sgt => Sle,
        Sge => Slt,
        Slt => Sge,
        Sle => Sgt,
    }
}

fn swapped(predicate: IntPredicate) -> IntPredicate {
    use IntPredicate::*;
    match predicate {
        Eq => Eq,
        Ne => Ne,
        Ugt => Ult,
        Uge => Ule,
        Ult => Ugt,
        Ule => Uge,
        Sgt => Slt,
        Sge => Sle,
        Slt => Sgt,
        Sle => Sge,
    }
}
