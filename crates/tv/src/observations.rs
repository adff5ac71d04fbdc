//! Whether the target is undefined where the source is frozen: each of its values is one that the source may give, but no choice of the source allows all of them.
//!
//! ```text
//!   a source that refines it:  exists frozen choices.  for all observations of the target.  exists an observation of the source.  they agree
//! ```
//!
//! Claim: what [`Questions::ask`] proves keeps to this order: frozen choices never depend on what the target observes ([`Hint`](crate::instances::Hint)).
//! What is found here breaks it: two observations of the target, for the same inputs, such that no frozen choices allow both.
//!
//! Limits: two observations, of which the first is given. A set of three that no choice allows, while each two of them are allowed, is not found, and not proved either.
//!
//! Cost: at most [`MAX_ATTEMPTS`] times two questions with all inputs fixed.

use rustc_hash::FxHashMap;
use term::{Assignment, TermId, Value};

use crate::check::Encoded;
use crate::instances::{constant, fixed};
use crate::query::Questions;
use crate::world::Side;

/// So many second observations are tried.
const MAX_ATTEMPTS: u32 = 4;

impl Questions {
    /// Whether there is another observation of what the target leaves undefined, such that the source allows either, but not both.
    pub(crate) fn observes_too_much(
        &mut self,
        encoded: &mut Encoded,
        model: &Assignment,
    ) -> Option<Assignment> {
        let terms = encoded.world.d.terms();
        let unrefined = self.unrefined(terms);
        let fine = terms.not(unrefined);
        let fine = terms.and(fine, self.proper);
        let used = terms.variables_of([fine]);
        let is_used = |terms: &term::Terms, term: TermId| {
            terms.as_var(term).is_some_and(|it| used.binary_search(&it).is_ok())
        };
        let observed: Vec<TermId> = { encoded.world.choices.iter() }
            .filter(|choice| choice.side == Side::Target && choice.kind.is_observation())
            .map(|choice| choice.term)
            .filter(|term| is_used(&encoded.world.d.inner.terms, *term))
            .collect();
        let frozen = self.choices.iter().any(|choice| !self.late.contains(choice));
        if observed.is_empty() || !frozen {
            return None;
        }
        // The second execution is the same but for what is observed, on both sides.
        let again: FxHashMap<TermId, TermId> = { observed.iter().chain(&self.choices) }
            .filter(|term| !self.choices.contains(term) || self.late.contains(term))
            .map(|&term| {
                let terms = encoded.world.d.terms();
                let sort = terms.sort(term);
                (term, terms.var("observed-again", sort))
            })
            .collect();
        let mut free = self.choices.clone();
        free.extend(&observed);
        let inputs = fixed(encoded, &[fine], model, &free);
        let first = fixed(encoded, &[fine], model, &self.choices);
        let terms = encoded.world.d.terms();
        let here = terms.substitute(&[fine], &first)[0];
        let there = terms.substitute(&[fine], &inputs)[0];
        let there = terms.substitute(&[there], &again)[0];
        let mut chosen = self.solve(encoded, here).ok()??;
        for _ in 0..MAX_ATTEMPTS {
            // A second observation that the choices so far do not allow: the source observes what it observes in the first instance.
            let mut instance: FxHashMap<TermId, TermId> = FxHashMap::default();
            for &choice in &self.choices {
                let terms = encoded.world.d.terms();
                match again.get(&choice) {
                    Some(&second) => {
                        let term = self.first.get(&choice).copied().unwrap_or(choice);
                        let term = terms.substitute(&[term], &inputs)[0];
                        let term = terms.substitute(&[term], &again)[0];
                        instance.insert(second, term);
                    }
                    None => {
                        let value = chosen.get(terms.as_var(choice)?).cloned();
                        let value = value.unwrap_or_else(|| Value::zero(terms.sort(choice)));
                        instance.insert(choice, constant(terms, &value));
                    }
                }
            }
            let terms = encoded.world.d.terms();
            let allowed = terms.substitute(&[there], &instance)[0];
            let not = terms.not(allowed);
            let second = self.solve(encoded, not).ok()??;
            let terms = encoded.world.d.terms();
            let mut values: FxHashMap<TermId, TermId> = FxHashMap::default();
            for term in &observed {
                let copy = *again.get(term)?;
                let value = second.get(terms.as_var(copy)?).cloned();
                let value = value.unwrap_or_else(|| Value::zero(terms.sort(copy)));
                values.insert(copy, constant(terms, &value));
            }
            let there = terms.substitute(&[there], &values)[0];
            // Each by itself must be allowed: otherwise it is for another clause to say.
            self.solve(encoded, there).ok()??;
            let both = encoded.world.d.terms().and(here, there);
            match self.solve(encoded, both).ok()? {
                None => {
                    let mut model = model.clone();
                    let terms = &encoded.world.d.inner.terms;
                    for variable in self.choices.iter().filter_map(|choice| terms.as_var(*choice)) {
                        if let Some(value) = chosen.get(variable) {
                            model.set(variable, value.clone());
                        }
                    }
                    return Some(model);
                }
                Some(other) => chosen = other,
            }
        }
        None
    }
}
