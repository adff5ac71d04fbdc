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
    pub(super) poison: FxHashSet<Id>,
    undef: FxHashSet<Id>,
    /// What a variable holds that was never written.
    pub(super) unwritten: Option<Id>,
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
    pub(super) never_null: FxHashSet<Id>,
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
    pub(super) fn proved<'a>(&'a self, facts: &'a Facts, target: Id) -> impl Iterator<Item = Id> + 'a {
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
}

/// Whether what is computed from numbers breaks none of its promises.
pub(super) fn keeps_flags(known: Known, flags: u32, numbers: &[&Bits]) -> bool {
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
pub(super) fn fold(known: Known, numbers: &[&Bits]) -> Option<Bits> {
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
