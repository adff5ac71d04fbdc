//! Which call of the source a call of the target is: one whose inputs its own refine.

use std::rc::Rc;

use sem::context::Step;
use term::TermId;

use crate::calls::{Argument, Call, pointers_of};
use crate::domain::Prov;
use crate::effects::Effects;
use crate::machine::Machine;
use crate::outcome::Approximation;

impl Machine<'_> {
    /// Whether the inputs of a call of the target refine those of one of the source.
    pub(crate) fn inputs_refine(
        &mut self,
        source: &Call,
        arguments: &[Argument],
        effects: &Effects,
    ) -> Step<TermId> {
        // What holds here anyway need not be said.
        let further = source.path.iter().copied().filter(|part| !self.state.path.contains(part));
        let further: Vec<TermId> = further.collect();
        let mut all = self.world.d.terms().and_all(further);
        self.touched.clear();
        if !effects.other.0 && !effects.other.1 {
            // Whoever sees nothing but what its arguments point to cannot tell which objects those are.
            self.state.matched = Rc::default();
        }
        if effects.is_seen() != source.effects.is_seen() && source.effects.is_seen() {
            // The target claims less than the source: another function, as far as anybody knows.
            return Ok(self.world.d.terms().bool(false));
        }
        if !effects.is_pure() || !source.effects.is_pure() {
            let same = self.world.d.terms().eq(source.token, self.state.token);
            all = self.world.d.terms().and(all, same);
        }
        if effects.reads() || source.effects.reads() {
            let same = self.world.d.terms().eq(source.argument_token, self.state.argument_token);
            let others = [effects.other, effects.hidden, source.effects.other, source.effects.hidden];
            let sees_arguments_only = others == [(false, false); 4];
            if !(sees_arguments_only && self.same_calls_before(source, arguments, effects)) {
                if same != self.world.d.terms().bool(true) && sees_arguments_only {
                    // What calls before have done to the memory of their arguments may be other memory.
                    self.world.approximate(Approximation::CallMemory);
                }
                all = self.world.d.terms().and(all, same);
            }
        }
        for (ours, theirs) in source.arguments.iter().zip(arguments) {
            if self.world.d.terms().as_bool(all) == Some(false) {
                return Ok(all);
            }
            if ours.leaf.kind != theirs.leaf.kind || ours.leaf.width != theirs.leaf.width {
                return Ok(self.world.d.terms().bool(false));
            }
            let fits = match (ours.byval, theirs.byval) {
                (None, None) => {
                    let same = self.value_refines(&ours.leaf, &ours.value, &theirs.value);
                    match ours.only_read && theirs.only_read {
                        true => self.same_or_holds_the_same(same, source.memory, ours, theirs),
                        false => same,
                    }
                }
                (Some(a), Some(b)) if a == b && a <= 256 => {
                    self.passed_bytes_refine(source.memory, &ours.value, &theirs.value, a)
                }
                _ => self.world.d.terms().bool(false),
            };
            let differs = self.world.d.terms().as_bool(fits) == Some(false);
            if differs && ours.byval.is_none() && !ours.kept && !theirs.kept {
                self.note_other_object(ours, theirs);
            }
            all = self.world.d.terms().and(all, fits);
        }
        if self.world.d.terms().as_bool(all) == Some(false) || !(effects.reads() || source.effects.reads()) {
            return Ok(all);
        }
        if effects.only_writes() && source.effects.only_writes() {
            let alive = self.arguments_as_alive(source.memory, arguments);
            return Ok(self.world.d.terms().and(all, alive));
        }
        let only: Option<Vec<TermId>> = match effects.other.0 || effects.other.1 {
            true => None,
            false => Some(pointers_of(arguments)),
        };
        let given = pointers_of(arguments);
        self.unseen = self.unknown_to_call(&given);
        self.unseen.retain(|id| source.unknown.contains(id));
        let memory = self.memory_refines(source.memory, self.state.memory, only.as_deref(), false);
        self.unseen.clear();
        match memory {
            Some(same) => Ok(self.world.d.terms().and(all, same)),
            None => {
                self.world.approximate(Approximation::CallMemory);
                Ok(self.world.d.terms().bool(false))
            }
        }
    }

    /// Whether the same calls, and no others, have come before that could have written what arguments lead to, though perhaps to other memory.
    /// One that unwinds leaves everybody to see in which order they are made.
    fn same_calls_before(&mut self, source: &Call, arguments: &[Argument], effects: &Effects) -> bool {
        if effects.unwinds || source.effects.unwinds {
            return false;
        }
        let (ours, theirs) = (pointers_of(&source.arguments), pointers_of(arguments));
        let before = self.world.calls_that_may_change(source.memory, &ours);
        before.is_some() && before == self.world.calls_that_may_change(self.state.memory, &theirs)
    }

    /// A call that does not keep a pointer is given one to a local where it was given another one, or the other way round: it may not be able to tell.
    fn note_other_object(&mut self, ours: &Argument, theirs: &Argument) {
        if let (Prov::Block { id: a, .. }, Prov::Block { id: b, .. }) = (&ours.value.prov, &theirs.value.prov)
        {
            let (a, b) = (self.world.is_local(*a), self.world.is_local(*b));
            if a.is_some() && b.is_some() && a != b {
                self.world.approximate(Approximation::CallObjects);
            }
        }
    }
}
