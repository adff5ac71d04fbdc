//! Instances of the source's choices: values for them, as terms of what the target does.
//!
//! The first is each choice like the corresponding one of the target. Others are for undefined arguments, and those that a counterexample has taught.

use rustc_hash::FxHashMap;
use term::{Assignment, Evaluator, Sort, TermId, Value, VarId};

use crate::check::Encoded;
use crate::world::{ChoiceKind, Side};

/// Each choice of the source like the corresponding one of the target.
pub(crate) fn first_instance(
    encoded: &mut Encoded,
    used: &[VarId],
    all_alike: bool,
) -> FxHashMap<TermId, TermId> {
    let all = encoded.world.choices.clone();
    let terms = encoded.world.d.terms();
    let mut instance: FxHashMap<TermId, TermId> = FxHashMap::default();
    let mut counts: FxHashMap<(u8, Option<VarId>, Sort), usize> = FxHashMap::default();
    // Kinds of choices are counted one by one: those of an argument, those of other undefined values, and so on.
    let arguments: Vec<VarId> =
        encoded.inputs.iter().flat_map(|input| terms.variables_of(input.value.bits.as_term())).collect();
    let key = |terms: &term::Terms, kind: ChoiceKind, term: TermId| -> (u8, Option<VarId>, Sort) {
        let sort = terms.sort(term);
        match kind {
            ChoiceKind::Undef(root) if arguments.contains(&root) => (0, Some(root), sort),
            ChoiceKind::Undef(_) => (1, None, sort),
            ChoiceKind::Other(_) => (2, None, sort),
            ChoiceKind::Freeze => (3, None, sort),
            ChoiceKind::Address => (4, None, sort),
            ChoiceKind::Fails => (5, None, sort),
            ChoiceKind::Any => (6, None, sort),
            ChoiceKind::GivesUp => (7, None, sort),
            ChoiceKind::Sign(_) => (8, None, sort),
            ChoiceKind::Fuses => (9, None, sort),
            ChoiceKind::Nan(_) => (10, None, sort),
        }
    };
    let mut of_target: FxHashMap<(u8, Option<VarId>, Sort), Vec<TermId>> = FxHashMap::default();
    let is_used = |term: TermId, terms: &term::Terms| {
        terms.as_var(term).is_some_and(|variable| used.binary_search(&variable).is_ok())
    };
    for choice in all.iter().filter(|choice| choice.side == Side::Target && is_used(choice.term, terms)) {
        of_target.entry(key(terms, choice.kind, choice.term)).or_default().push(choice.term);
    }
    let of_source: Vec<crate::world::Choice> = all
        .iter()
        .filter(|choice| choice.side == Side::Source && is_used(choice.term, terms))
        .copied()
        .collect();
    for choice in of_source {
        if let ChoiceKind::Other(original) = choice.kind
            && !all_alike
        {
            // Another value than the first, so that what is undefined shows.
            let first = terms.variable(original).term;
            let first = instance.get(&first).copied().unwrap_or(first);
            let other = match terms.sort(first) {
                Sort::Array { .. } => first,
                _ => terms.not(first),
            };
            instance.insert(choice.term, other);
            continue;
        }
        let key = key(terms, choice.kind, choice.term);
        let place = counts.entry(key).or_default();
        let list = of_target.get(&key).map_or(&[][..], Vec::as_slice);
        let term = match (list.get(*place).or(list.last()), choice.kind) {
            (Some(term), _) => *term,
            // What is undefined may have been frozen.
            (None, ChoiceKind::Undef(_)) => {
                let frozen = of_target.get(&(3, None, key.2)).map_or(&[][..], Vec::as_slice);
                let term = frozen.get(*place).or(frozen.last()).copied();
                term.unwrap_or_else(|| constant(terms, &Value::zero(key.2)))
            }
            // What the target does not choose it has most likely left as it is.
            (None, ChoiceKind::Sign(exact)) => terms.substitute(&[exact], &instance)[0],
            (None, _) => constant(terms, &Value::zero(key.2)),
        };
        *place += 1;
        instance.insert(choice.term, term);
    }
    instance
}

/// The same instance where every product and sum that may be rounded once is, if there are some of which the target says nothing.
pub(crate) fn fused(
    encoded: &mut Encoded,
    instance: &FxHashMap<TermId, TermId>,
) -> Option<FxHashMap<TermId, TermId>> {
    let open = { encoded.world.choices.iter() }
        .filter(|choice| choice.side == Side::Source && choice.kind == ChoiceKind::Fuses)
        .map(|choice| choice.term);
    let terms = &mut encoded.world.d.inner.terms;
    let yes = terms.bool(true);
    let mut fused = instance.clone();
    for term in open {
        if instance.get(&term).is_some_and(|chosen| terms.as_bool(*chosen) == Some(false)) {
            fused.insert(term, yes);
        }
    }
    (fused != *instance).then_some(fused)
}

/// Further instances, by which undefined values show where they are compared: the least and the greatest, zero and all ones, and each argument the same
/// at all its uses.
pub(crate) fn seeds(
    encoded: &mut Encoded,
    used: &[VarId],
    first: &FxHashMap<TermId, TermId>,
) -> Vec<FxHashMap<TermId, TermId>> {
    let of = |side: Side| -> Vec<crate::world::Choice> {
        encoded.world.choices.iter().filter(|choice| choice.side == side).copied().collect()
    };
    let mut choices = of(Side::Source);
    choices.retain(|choice| first.contains_key(&choice.term));
    if !choices.iter().any(|choice| matches!(choice.kind, ChoiceKind::Undef(_) | ChoiceKind::Other(_))) {
        return Vec::new();
    }
    let of_target = of(Side::Target);
    let terms = encoded.world.d.terms();
    let mut seeds = vec![first.clone(), first.clone(), first.clone()];
    seeds.push(backwards(terms, &choices, &of_target, used, first));
    for choice in choices {
        let Sort::Bits(width) = terms.sort(choice.term) else { continue };
        let zero = terms.number(width, 0);
        let ones = terms.not(zero);
        let one = terms.number(width, 1);
        let shift = terms.number(width, u64::from(width - 1));
        let smallest = if width == 1 { one } else { terms.shl(one, shift) };
        let greatest = terms.not(smallest);
        match choice.kind {
            ChoiceKind::Undef(root) => {
                seeds[0].insert(choice.term, smallest);
                seeds[1].insert(choice.term, zero);
                let same = of_target.iter().find(|other| {
                    matches!(other.kind, ChoiceKind::Undef(of) if of == root)
                        && terms
                            .as_var(other.term)
                            .is_some_and(|variable| used.binary_search(&variable).is_ok())
                });
                if let Some(same) = same {
                    seeds[2].insert(choice.term, same.term);
                }
            }
            ChoiceKind::Other(_) => {
                seeds[0].insert(choice.term, greatest);
                seeds[1].insert(choice.term, ones);
            }
            _ => {}
        }
    }
    seeds.retain(|seed| seed != first);
    seeds
}

/// The instance in which the uses of each argument correspond to those of the target in the opposite order, as where operands were swapped.
fn backwards(
    terms: &term::Terms,
    choices: &[crate::world::Choice],
    of_target: &[crate::world::Choice],
    used: &[VarId],
    first: &FxHashMap<TermId, TermId>,
) -> FxHashMap<TermId, TermId> {
    let mut instance = first.clone();
    let mut counts: FxHashMap<VarId, usize> = FxHashMap::default();
    for choice in choices.iter().rev() {
        let ChoiceKind::Undef(root) = choice.kind else { continue };
        let partners: Vec<TermId> = of_target
            .iter()
            .filter(|other| matches!(other.kind, ChoiceKind::Undef(of) if of == root))
            .map(|other| other.term)
            .filter(|term| terms.as_var(*term).is_some_and(|variable| used.binary_search(&variable).is_ok()))
            .collect();
        let count = counts.entry(root).or_default();
        if let Some(&partner) = partners.get(*count).or(partners.last()) {
            instance.insert(choice.term, partner);
        }
        *count += 1;
    }
    instance
}

/// A term of the target that a choice of the source may have to be.
pub(crate) struct Hint {
    pub(crate) term: TermId,
    pub(crate) value: Value,
    /// Whether it depends on how the target observes what is undefined.
    pub(crate) observes: bool,
}

/// Terms of the target that a choice of the source may have to be, with their values.
pub(crate) fn hints(
    encoded: &mut Encoded,
    model: &Assignment,
    choices: &[TermId],
    case: &FxHashMap<TermId, TermId>,
) -> Vec<Hint> {
    let mut candidates: Vec<TermId> = Vec::new();
    for value in &encoded.target.values {
        candidates.extend(value.bits.as_term());
    }
    // What is returned, in the widths of the choices.
    let terms = encoded.world.d.terms();
    let mut widths: Vec<u32> = choices.iter().filter_map(|choice| terms.sort(*choice).width()).collect();
    widths.sort_unstable();
    widths.dedup();
    for value in &encoded.target.values {
        let Some(term) = value.bits.as_term() else { continue };
        for &width in &widths {
            match terms.width(term).cmp(&width) {
                std::cmp::Ordering::Less => candidates.push(terms.zero_extend(term, width)),
                std::cmp::Ordering::Greater => candidates.push(terms.extract(term, width - 1, 0)),
                std::cmp::Ordering::Equal => {}
            }
        }
    }
    for choice in encoded.world.choices.iter().filter(|choice| choice.side == Side::Target) {
        candidates.push(choice.term);
    }
    candidates.extend(encoded.inputs.iter().map(|input| input.plain));
    for check in &encoded.memory {
        candidates.push(check.target.value);
    }
    // Where arguments are defined, what the target computes does not depend on what they would be otherwise.
    let mut candidates = encoded.world.d.terms().substitute(&candidates, case);
    let of_source = encoded.world.choices_of_source();
    let terms = &encoded.world.d.inner.terms;
    candidates.retain(|term| {
        let variables = terms.variables_of([*term]);
        !variables.into_iter().any(|variable| of_source.contains(&terms.variable(variable).term))
    });
    let observations: Vec<VarId> = { encoded.world.choices.iter() }
        .filter(|choice| choice.kind.is_observation())
        .filter_map(|choice| terms.as_var(choice.term))
        .collect();
    let mut evaluator = Evaluator::new(terms, model);
    let hint = |term: TermId| {
        let observes = terms.variables_of([term]).iter().any(|variable| observations.contains(variable));
        Some(Hint { term, value: evaluator.value(term).ok()?, observes })
    };
    candidates.into_iter().filter_map(hint).collect()
}

/// The values of all variables of some terms but these.
pub(crate) fn fixed(
    encoded: &mut Encoded,
    roots: &[TermId],
    model: &Assignment,
    free: &[TermId],
) -> FxHashMap<TermId, TermId> {
    let terms = encoded.world.d.terms();
    let mut values = FxHashMap::default();
    for variable in terms.variables_of(roots.iter().copied()) {
        let term = terms.variable(variable).term;
        if free.contains(&term) {
            continue;
        }
        let value = model.get(variable).cloned().unwrap_or_else(|| Value::zero(terms.sort(term)));
        let value = constant(terms, &value);
        values.insert(term, value);
    }
    values
}

/// A value as a term.
pub(crate) fn constant(terms: &mut term::Terms, value: &Value) -> TermId {
    match value {
        Value::Bool(value) => terms.bool(*value),
        Value::Bits(bits) => terms.bits(bits),
        Value::Array(array) => {
            let element = terms.bits(array.default_element());
            let mut term = terms.const_array(array.index_width(), element);
            for (index, element) in array.entries() {
                let (index, element) = (terms.bits(index), terms.bits(element));
                term = terms.store(term, index, element);
            }
            term
        }
    }
}
