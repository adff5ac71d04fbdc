//! Values that are only compared with each other: of those the order matters, and for that a few bits are enough.
//!
//! ```text
//!   class   variables, constants and choices between them that are compared or chosen between, signed or unsigned but not both, and nothing else
//!   scale   0 .. 2^k: so many values below, between and above the constants of a class as there are variables, where there are as many
//! ```
//!
//! Claim: a question can be true if and only if the narrowed one can. Each value of the scale [stands for](Scale::value) one of the width that there was: the order stays,
//! and so do the constants. Conversely, however values of the variables lie between the constants, there is room on the scale for them to lie so.
//!
//! Limits: what is computed with is no matter of order, and neither is an index of an array; all that is compared with it is left as it is. Constants have at most 64 bits.
//! Questions with quantifiers are left alone.
//!
//! Cost: two passes over the terms of the question.

use bits::Bits;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::node::{BinaryOp, Node, TermId, VarId};
use crate::pool::Terms;
use crate::sort::Sort;
use crate::value::{Assignment, Value};

/// The variables that stand for others where these are only compared, by how many bits they have.
#[derive(Debug, Default)]
pub struct Narrow(FxHashMap<(VarId, u32), TermId>);

/// A question about fewer bits.
#[derive(Debug)]
pub struct Narrowed {
    /// The question.
    pub question: TermId,
    /// The variables that were narrowed, what stands for them, and on which scale.
    variables: Vec<(VarId, TermId, usize)>,
    scales: Vec<Scale>,
}

/// The values that are told apart in a class.
#[derive(Debug)]
struct Scale {
    width: u32,
    signed: bool,
    /// The constants in their order, as keys.
    constants: Vec<u64>,
    /// For the values below, between and above them: how many there are on the scale, and what the first stands for.
    gaps: Vec<(u64, u64)>,
    bits: u32,
}

impl Narrow {
    /// The same question about fewer bits, if it has values that are only compared.
    pub fn narrow(&mut self, terms: &mut Terms, question: TermId) -> Option<Narrowed> {
        let order = terms.postorder([question]);
        let mut classes = Classes::default();
        for &term in &order {
            classes.look_at(terms, term)?;
        }
        let scales = classes.scales(terms, &order);
        let mut narrowed = Narrowed { question, variables: Vec::new(), scales };
        if narrowed.scales.is_empty() {
            return None;
        }
        let mut made: FxHashMap<TermId, TermId> = FxHashMap::default();
        for &term in &order {
            let new = self.translate(terms, &classes, &mut narrowed, &made, term);
            if new != term {
                made.insert(term, new);
            }
        }
        narrowed.question = made.get(&question).copied().unwrap_or(question);
        Some(narrowed)
    }

    /// What a term is in the narrowed question, where those before it were made already.
    fn translate(
        &mut self,
        terms: &mut Terms,
        classes: &Classes,
        narrowed: &mut Narrowed,
        made: &FxHashMap<TermId, TermId>,
        term: TermId,
    ) -> TermId {
        let node = terms.node(term);
        let new = |term: TermId| made.get(&term).copied().unwrap_or(term);
        // A constant is another one on each scale.
        let on_scale = |terms: &mut Terms, scale: &Scale, term: TermId| match terms.node(term) {
            Node::Small { value, .. } => terms.number(scale.bits, scale.place(scale.key(value))),
            _ => new(term),
        };
        match node {
            Node::Small { .. } => term,
            Node::Var(variable) => {
                let Some(place) = classes.scale_of(term) else { return term };
                let bits = narrowed.scales[place].bits;
                let known = self.0.entry((variable, bits));
                let small = *known.or_insert_with(|| {
                    let name = format!("order of {}", terms.variable(variable).name);
                    terms.var(&name, Sort::Bits(bits))
                });
                narrowed.variables.push((variable, small, place));
                small
            }
            Node::Ite(condition, yes, no) if let Some(place) = classes.scale_of(term) => {
                let scale = &narrowed.scales[place];
                let (yes, no) = (on_scale(terms, scale, yes), on_scale(terms, scale, no));
                terms.ite(new(condition), yes, no)
            }
            Node::Binary(op, left, right) if let Some(place) = classes.compared(op, left, right) => {
                let scale = &narrowed.scales[place];
                let (left, right) = (on_scale(terms, scale, left), on_scale(terms, scale, right));
                match op {
                    BinaryOp::Eq => terms.eq(left, right),
                    BinaryOp::Ult | BinaryOp::Slt => terms.ult(left, right),
                    _ => terms.ule(left, right),
                }
            }
            _ if node.children().all(|operand| !made.contains_key(&operand)) => term,
            _ => terms.make(node.with_children(new)),
        }
    }
}

impl Narrowed {
    /// Values for the variables of the question that there was, from those for the narrowed one.
    pub fn widened(&self, terms: &Terms, mut values: Assignment) -> Assignment {
        for &(variable, small, place) in &self.variables {
            let found = terms.as_var(small).and_then(|small| values.get(small));
            let place_on_scale = found.and_then(Value::as_bits).map_or(0, Bits::low_u64);
            let scale = &self.scales[place];
            values.set(variable, Value::Bits(Bits::from_u64(scale.width, scale.value(place_on_scale))));
        }
        values
    }
}

impl Scale {
    /// The scale for a class with so many variables and these constants; none if it would be no shorter.
    fn new(width: u32, signed: bool, variables: u64, constants: &FxHashSet<u64>) -> Option<Scale> {
        let mut scale = Scale { width, signed, constants: Vec::new(), gaps: Vec::new(), bits: 0 };
        scale.constants = constants.iter().map(|&value| scale.key(value)).collect();
        scale.constants.sort_unstable();
        let all = 1u128 << width;
        let lows = std::iter::once(0).chain(scale.constants.iter().map(|&key| u128::from(key) + 1));
        let highs = scale.constants.iter().map(|&key| u128::from(key)).chain([all]);
        let gaps: Vec<(u128, u128)> = lows.zip(highs).collect();
        let mut sizes: Vec<u128> =
            gaps.iter().map(|(low, high)| (high - low).min(variables.into())).collect();
        let needed = sizes.iter().sum::<u128>() + scale.constants.len() as u128;
        scale.bits = needed.next_power_of_two().trailing_zeros().max(1);
        if scale.bits * 2 > width {
            return None;
        }
        // What is left over goes where there is room, so that every number of the scale stands for something.
        let mut left = (1u128 << scale.bits) - needed;
        for (size, (low, high)) in sizes.iter_mut().zip(&gaps).rev() {
            let more = left.min(high - low - *size);
            *size += more;
            left -= more;
        }
        let zero = u128::from(scale.key(0));
        let first = |(low, high): (u128, u128), size: u128| zero.clamp(low, high - size);
        scale.gaps =
            gaps.iter().zip(&sizes).map(|(gap, size)| (*size as u64, first(*gap, *size) as u64)).collect();
        Some(scale)
    }

    /// A number that says where a value is in the order.
    fn key(&self, value: u64) -> u64 {
        if self.signed { value ^ 1 << (self.width - 1) } else { value }
    }

    /// Where a constant is on the scale.
    fn place(&self, key: u64) -> u64 {
        let before = self.constants.partition_point(|constant| *constant < key);
        self.gaps.iter().take(before + 1).map(|(size, _)| size).sum::<u64>() + before as u64
    }

    /// What a number of the scale stands for.
    fn value(&self, mut place: u64) -> u64 {
        for (number, (size, first)) in self.gaps.iter().enumerate() {
            if place < *size {
                return self.key(first + place);
            }
            place -= size;
            match self.constants.get(number) {
                Some(&constant) if place == 0 => return self.key(constant),
                Some(_) => place -= 1,
                None => {}
            }
        }
        self.key(0)
    }
}

/// What belongs together because it is compared.
#[derive(Debug, Default)]
struct Classes {
    /// Each term that was met, by its place in the lists.
    places: FxHashMap<TermId, usize>,
    /// Another one of the same class, or itself.
    parents: Vec<usize>,
    facts: Vec<Facts>,
    /// The scale of each class that has one.
    scales: FxHashMap<usize, usize>,
}

/// What is known of a class.
#[derive(Debug, Default)]
struct Facts {
    constants: FxHashSet<u64>,
    variables: u64,
    signed: bool,
    unsigned: bool,
    /// Something else is done with it than comparing.
    spoiled: bool,
}

impl Classes {
    /// Notes what a term does with its operands; none if nothing can be said about the question.
    fn look_at(&mut self, terms: &Terms, term: TermId) -> Option<()> {
        let node = terms.node(term);
        let is_bits = |term: TermId| matches!(terms.sort(term), Sort::Bits(_));
        match node {
            Node::Quantified { .. } => return None,
            Node::Var(_) if is_bits(term) => {
                let class = self.class_of(term);
                self.facts[class].variables += 1;
            }
            Node::Ite(_, yes, no) if is_bits(term) => {
                self.join(terms, term, yes);
                self.join(terms, term, no);
            }
            Node::Binary(op, left, right) if is_comparison(op) && is_bits(left) => {
                self.join(terms, left, right);
                self.join(terms, right, left);
                for class in [left, right].map(|term| self.class_of(term)) {
                    self.facts[class].signed |= matches!(op, BinaryOp::Slt | BinaryOp::Sle);
                    self.facts[class].unsigned |= matches!(op, BinaryOp::Ult | BinaryOp::Ule);
                }
            }
            _ => {
                let computed = is_bits(term) && !node.is_constant() && !matches!(node, Node::Var(_));
                for used in
                    node.children().filter(|operand| is_bits(*operand)).chain(computed.then_some(term))
                {
                    let class = self.class_of(used);
                    self.facts[class].spoiled = true;
                }
            }
        }
        Some(())
    }

    fn class_of(&mut self, term: TermId) -> usize {
        let next = self.parents.len();
        let mut place = *self.places.entry(term).or_insert(next);
        if place == next {
            self.parents.push(next);
            self.facts.push(Facts::default());
        }
        while self.parents[place] != place {
            self.parents[place] = self.parents[self.parents[place]];
            place = self.parents[place];
        }
        place
    }

    /// Puts `other` into the class of `term`. A constant is in no class: each has its own.
    fn join(&mut self, terms: &Terms, term: TermId, other: TermId) {
        if terms.node(term).is_constant() {
            return;
        }
        let ours = self.class_of(term);
        match terms.node(other) {
            Node::Small { value, .. } => _ = self.facts[ours].constants.insert(value),
            Node::Wide(_) => self.facts[ours].spoiled = true,
            _ => {
                let theirs = self.class_of(other);
                if theirs != ours {
                    self.parents[theirs] = ours;
                    let theirs = std::mem::take(&mut self.facts[theirs]);
                    let ours = &mut self.facts[ours];
                    ours.constants.extend(theirs.constants);
                    ours.variables += theirs.variables;
                    ours.signed |= theirs.signed;
                    ours.unsigned |= theirs.unsigned;
                    ours.spoiled |= theirs.spoiled;
                }
            }
        }
    }

    /// The scales of the classes of which only the order matters.
    fn scales(&mut self, terms: &Terms, order: &[TermId]) -> Vec<Scale> {
        let mut scales = Vec::new();
        for term in order.iter().filter(|term| matches!(terms.node(**term), Node::Var(_))) {
            let Sort::Bits(width @ 2..=64) = terms.sort(*term) else { continue };
            let class = self.class_of(*term);
            let facts = &self.facts[class];
            if self.scales.contains_key(&class) || facts.spoiled || facts.signed && facts.unsigned {
                continue;
            }
            if let Some(scale) = Scale::new(width, facts.signed, facts.variables, &facts.constants) {
                self.scales.insert(class, scales.len());
                scales.push(scale);
            }
        }
        // From here on, each term knows its class.
        for place in 0..self.parents.len() {
            while self.parents[place] != self.parents[self.parents[place]] {
                self.parents[place] = self.parents[self.parents[place]];
            }
        }
        scales
    }

    /// The scale that the class of a term has.
    fn scale_of(&self, term: TermId) -> Option<usize> {
        let place = *self.places.get(&term)?;
        self.scales.get(&self.parents[place]).copied()
    }

    /// The scale on which two terms are compared.
    fn compared(&self, op: BinaryOp, left: TermId, right: TermId) -> Option<usize> {
        if !is_comparison(op) {
            return None;
        }
        self.scale_of(left).or_else(|| self.scale_of(right))
    }
}

fn is_comparison(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Eq | Ult | Ule | Slt | Sle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::eval;
    use proptest::prelude::*;

    /// How to build a truth value from three numbers of some width.
    #[derive(Clone, Debug)]
    enum Recipe {
        Compare(u8, Box<Operand>, Box<Operand>),
        Not(Box<Recipe>),
        Both(bool, Box<Recipe>, Box<Recipe>),
    }

    #[derive(Clone, Debug)]
    enum Operand {
        Variable(usize),
        Constant(u64),
        Choice(Box<Recipe>, Box<Operand>, Box<Operand>),
        Sum(Box<Operand>, Box<Operand>),
    }

    fn recipe(sums: bool) -> impl Strategy<Value = Recipe> {
        let leaf = prop_oneof![4 => (0..3usize).prop_map(Operand::Variable), 1 => any::<u64>().prop_map(Operand::Constant)];
        let compare = move |operand: BoxedStrategy<Operand>| {
            (0..3u8, operand.clone(), operand)
                .prop_map(|(op, a, b)| Recipe::Compare(op, Box::new(a), Box::new(b)))
        };
        compare(leaf.clone().boxed()).prop_recursive(4, 24, 3, move |inner| {
            let choice = (inner.clone(), leaf.clone(), leaf.clone())
                .prop_map(|(c, a, b)| Operand::Choice(Box::new(c), Box::new(a), Box::new(b)));
            let sum = (leaf.clone(), leaf.clone()).prop_map(|(a, b)| Operand::Sum(Box::new(a), Box::new(b)));
            let operand = match sums {
                true => prop_oneof![6 => leaf.clone(), 3 => choice, 1 => sum].boxed(),
                false => prop_oneof![leaf.clone(), choice].boxed(),
            };
            prop_oneof![
                compare(operand),
                inner.clone().prop_map(|a| Recipe::Not(Box::new(a))),
                (any::<bool>(), inner.clone(), inner).prop_map(|(and, a, b)| Recipe::Both(
                    and,
                    Box::new(a),
                    Box::new(b)
                )),
            ]
        })
    }

    struct Kitchen {
        terms: Terms,
        variables: Vec<TermId>,
        width: u32,
        signed: bool,
    }

    impl Kitchen {
        fn new(width: u32, signed: bool) -> Kitchen {
            let mut terms = Terms::new();
            let variables = (0..3).map(|_| terms.var("x", Sort::Bits(width))).collect();
            Kitchen { terms, variables, width, signed }
        }

        fn truth(&mut self, recipe: &Recipe) -> TermId {
            match recipe {
                Recipe::Compare(op, a, b) => {
                    let (a, b) = (self.operand(a), self.operand(b));
                    match (op, self.signed) {
                        (0, _) => self.terms.eq(a, b),
                        (1, true) => self.terms.slt(a, b),
                        (1, false) => self.terms.ult(a, b),
                        (_, true) => self.terms.sle(a, b),
                        (_, false) => self.terms.ule(a, b),
                    }
                }
                Recipe::Not(a) => {
                    let a = self.truth(a);
                    self.terms.not(a)
                }
                Recipe::Both(and, a, b) => {
                    let (a, b) = (self.truth(a), self.truth(b));
                    if *and { self.terms.and(a, b) } else { self.terms.or(a, b) }
                }
            }
        }

        fn operand(&mut self, operand: &Operand) -> TermId {
            match operand {
                Operand::Variable(number) => self.variables[*number],
                Operand::Constant(value) => self.terms.number(self.width, *value),
                Operand::Choice(condition, a, b) => {
                    let condition = self.truth(condition);
                    let (a, b) = (self.operand(a), self.operand(b));
                    self.terms.ite(condition, a, b)
                }
                Operand::Sum(a, b) => {
                    let (a, b) = (self.operand(a), self.operand(b));
                    self.terms.add(a, b)
                }
            }
        }

        /// Values that make a term true, by trying all.
        fn model(&self, term: TermId) -> Option<Assignment> {
            let variables = self.terms.variables_of([term]);
            let mut values = vec![0u64; variables.len()];
            loop {
                let mut assignment = Assignment::new();
                for (variable, value) in variables.iter().zip(&values) {
                    let width = self.terms.width(self.terms.variable(*variable).term);
                    assignment.set(*variable, Value::Bits(Bits::from_u64(width, *value)));
                }
                if eval(&self.terms, &assignment, term) == Ok(Value::Bool(true)) {
                    return Some(assignment);
                }
                let mut place = 0;
                loop {
                    let variable = *variables.get(place)?;
                    let width = self.terms.width(self.terms.variable(variable).term);
                    values[place] += 1;
                    if values[place] < 1 << width {
                        break;
                    }
                    values[place] = 0;
                    place += 1;
                }
            }
        }
    }

    fn agrees(recipe: &Recipe, width: u32, signed: bool) -> Result<(), TestCaseError> {
        let mut kitchen = Kitchen::new(width, signed);
        let question = kitchen.truth(recipe);
        let Some(narrowed) = Narrow::default().narrow(&mut kitchen.terms, question) else { return Ok(()) };
        let (wide, small) = (kitchen.model(question), kitchen.model(narrowed.question));
        prop_assert_eq!(wide.is_some(), small.is_some());
        if let Some(small) = small {
            let widened = narrowed.widened(&kitchen.terms, small);
            prop_assert_eq!(eval(&kitchen.terms, &widened, question), Ok(Value::Bool(true)));
        }
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

        #[test]
        fn narrowed_questions_have_the_same_answer(recipe in recipe(false), width in 4..7u32, signed: bool) {
            agrees(&recipe, width, signed)?;
        }

        #[test]
        fn what_is_computed_with_is_left_alone(recipe in recipe(true), width in 4..7u32, signed: bool) {
            agrees(&recipe, width, signed)?;
        }
    }

    #[test]
    fn three_numbers_in_order_need_two_bits() {
        let mut kitchen = Kitchen::new(32, true);
        let [a, b, c] = [0, 1, 2].map(|number| kitchen.variables[number]);
        let (first, second) = (kitchen.terms.slt(a, b), kitchen.terms.slt(b, c));
        let question = kitchen.terms.and(first, second);
        let narrowed = Narrow::default().narrow(&mut kitchen.terms, question).expect("it can be narrowed");
        let small = kitchen.model(narrowed.question).expect("there are three numbers in order");
        assert!(narrowed.variables.iter().all(|(_, small, _)| kitchen.terms.width(*small) == 2));
        let values = narrowed.widened(&kitchen.terms, small);
        assert_eq!(eval(&kitchen.terms, &values, question), Ok(Value::Bool(true)));
    }

    #[test]
    fn neither_sums_nor_both_orders_are_narrowed() {
        let mut kitchen = Kitchen::new(32, true);
        let [a, b, c] = [0, 1, 2].map(|number| kitchen.variables[number]);
        let terms = &mut kitchen.terms;
        let sum = terms.add(a, b);
        let question = terms.slt(sum, c);
        assert!(Narrow::default().narrow(terms, question).is_none());
        let (signed, unsigned) = (terms.slt(a, b), terms.ult(b, a));
        let question = terms.and(signed, unsigned);
        assert!(Narrow::default().narrow(terms, question).is_none());
    }

    #[test]
    fn constants_at_the_ends_leave_no_room_beyond() {
        let mut kitchen = Kitchen::new(32, false);
        let a = kitchen.variables[0];
        let last = kitchen.terms.number(32, u64::MAX);
        let question = kitchen.terms.ult(last, a);
        if let Some(narrowed) = Narrow::default().narrow(&mut kitchen.terms, question) {
            assert!(kitchen.model(narrowed.question).is_none());
        }
        let before = kitchen.terms.number(32, u64::from(u32::MAX) - 2);
        let b = kitchen.variables[1];
        let terms = &mut kitchen.terms;
        let (low, middle, high) = (terms.ult(before, a), terms.ult(a, b), terms.ult(b, last));
        let both = terms.and(low, middle);
        let question = terms.and(both, high);
        let narrowed = Narrow::default().narrow(terms, question).expect("it can be narrowed");
        assert!(kitchen.model(narrowed.question).is_none(), "there is but one number between");
    }
}
