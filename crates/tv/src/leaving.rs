//! Ends other than returns: calls that never come back, exceptions that leave the function, deoptimisation.
//!
//! An exception is known by the call that threw it, as a number. What a landing pad makes of it, and whether it stops there at all, is a function of that
//! number and of the pad's clauses: an array for each list of clauses. So pads with the same clauses do the same, and nothing is known of others
//! (`landing-pads`). An exception that nothing stops and one that a pad which only cleans up resumes are the same to the caller.
//!
//! Whoever goes on after deoptimisation sees the arguments, the state and all memory. A guard may fail at any time: that is a choice, of either function.

use std::rc::Rc;

use program::code::{EdgeId, General, Leave, Op, Operand, ShapeId};
use program::shape::{Kind, Leaf};
use sem::context::{Control, Step, Stop};
use sem::ub::UbKind;
use symbolic::Bool;
use term::{Sort, TermId};

use crate::domain::{ID_BITS, Prov, Scalar};
use crate::machine::{Machine, Undefined};
use crate::memory::MemId;
use crate::outcome::Approximation;
use crate::world::ChoiceKind;

/// The clauses of a pad that stops everything and tells nothing apart.
const CLEANUP: &str = "cleanup";
/// The exception that an allocation throws which fails.
const BAD_ALLOC: u64 = u32::MAX as u64;

/// How a function ends without returning.
#[derive(Clone, Debug)]
pub(crate) enum How {
    /// A call does not come back, or the program is over.
    Stops,
    /// An exception leaves the function that a call has thrown.
    Throws(TermId),
    /// An exception leaves the function that was resumed.
    Resumes(Vec<(Leaf, Scalar)>),
    /// Somebody else goes on with these values, so many of which are arguments.
    Deoptimises(usize, Vec<(Leaf, Scalar)>),
}

impl How {
    /// What others are given.
    pub(crate) fn values(&self) -> impl Iterator<Item = &Scalar> {
        let values = match self {
            How::Stops | How::Throws(_) => &[][..],
            How::Resumes(values) | How::Deoptimises(_, values) => values,
        };
        values.iter().map(|(_, value)| value)
    }
}

/// An end without a return.
#[derive(Clone)]
pub(crate) struct Ended {
    pub(crate) when: TermId,
    /// What the world has seen.
    pub(crate) token: TermId,
    pub(crate) memory: MemId,
    /// Whether others see memory then, who have not looked at it before: where a call unwinds that does not read it.
    pub(crate) shows_memory: bool,
    pub(crate) how: How,
    /// What others know then, as in a state.
    pub(crate) escaped: Rc<Vec<u64>>,
    pub(crate) matched: Rc<Vec<(u64, u64)>>,
}

impl Machine<'_> {
    /// The function ends here, where the condition holds.
    pub(crate) fn ends(&mut self, condition: TermId, how: How, shows_memory: bool) {
        let path = self.path();
        let when = self.world.d.terms().and(path, condition);
        if self.world.d.terms().as_bool(when) == Some(false) {
            return;
        }
        if self.world.never_unwinds && matches!(how, How::Throws(_) | How::Resumes(_)) {
            self.undefined.push(Undefined { when, kind: UbKind::Unreachable, pc: self.pc });
            return;
        }
        let (token, memory) = (self.state.token, self.state.memory);
        let (escaped, matched) = (Rc::clone(&self.state.escaped), Rc::clone(&self.state.matched));
        self.ended.push(Ended { when, token, memory, shows_memory, how, escaped, matched });
    }

    /// The function ends here without returning.
    pub(crate) fn end_here(&mut self) {
        let always = self.world.d.terms().bool(true);
        self.ends(always, How::Stops, false);
    }

    /// Scalars of values that others get to see.
    fn settled(&mut self, values: &[(Operand, ShapeId)]) -> Vec<(Leaf, Scalar)> {
        let program = self.program;
        let mut found = Vec::new();
        for &(value, shape) in values {
            for leaf in &program.code.shape(shape).leaves {
                found.push((*leaf, self.get_handed_over(value.plus(leaf.cell))));
            }
        }
        found
    }

    /// The function gives up where the condition holds; a guard may at any time.
    pub(crate) fn give_up(
        &mut self,
        condition: Bool,
        is_guard: bool,
        arguments: &[(Operand, ShapeId)],
        state: &[(Operand, ShapeId)],
    ) -> Step<()> {
        let mut leaves = self.world.d.truth(condition);
        if is_guard {
            let chosen = self.world.choose(Sort::Bool, "gives-up", ChoiceKind::GivesUp);
            leaves = self.world.d.terms().or(leaves, chosen);
        }
        let mut values = self.settled(arguments);
        let count = values.len();
        values.extend(self.settled(state));
        // Whoever goes on would see what is in them.
        let reaches = values.iter().any(|(_, value)| match value.prov {
            Prov::Block { id, .. } => !self.world.locals_in(id).is_empty(),
            Prov::None => {
                let number = self.world.d.term(&value.bits);
                !self.world.locals_named_in(number, self.world.side).is_empty()
            }
        });
        if reaches || !self.state.escaped.is_empty() {
            return Err(self.fail("unsupported: deoptimisation where others know locals"));
        }
        self.ends(leaves, How::Deoptimises(count, values), true);
        let goes_on = self.world.d.terms().not(leaves);
        if self.narrow(goes_on) { Ok(()) } else { Err(Stop) }
    }

    /// An exception that is resumed.
    pub(crate) fn throw_on(&mut self, value: Operand, shape: ShapeId) -> Stop {
        let values = self.settled(&[(value, shape)]);
        let always = self.world.d.terms().bool(true);
        self.ends(always, How::Resumes(values), true);
        Stop
    }

    /// Where an `invoke` of `operator new` goes on, which throws if there is no memory.
    pub(crate) fn invoked_new(&mut self, then: EdgeId, edge: EdgeId) -> Step<Control<Bool>> {
        self.allocates = true;
        if !self.allocations_fail {
            return Ok(Control::Jump(then));
        }
        let Some((clauses, cleanup)) = self.pad_at(edge) else {
            return Err(self.fail("unsupported: structured exception handling"));
        };
        let fails = self.world.choose(Sort::Bool, "fails", ChoiceKind::Fails);
        let terms = self.world.d.terms();
        let (fits, exception) = (terms.not(fails), terms.number(32, BAD_ALLOC));
        self.state.exception = exception;
        self.invoked((fits, then), (fails, edge), &clauses, cleanup)
    }

    /// The clauses of the landing pad that an edge leads to, and whether everything stops there.
    pub(crate) fn pad_at(&self, edge: EdgeId) -> Option<(String, bool)> {
        let code = &self.program.code;
        let target = code.edges[edge as usize].target;
        let Some(Op::General(place)) = code.ops.get(target as usize) else { return None };
        let General::Leave(leave) = &code.general[*place as usize] else { return None };
        let Leave::LandingPad { clauses, cleanup, .. } = &**leave else { return None };
        Some((clauses.to_string(), *cleanup))
    }

    /// Whether an exception stops at a pad with these clauses.
    pub(crate) fn is_caught(&mut self, clauses: &str, cleanup: bool, exception: TermId) -> TermId {
        if cleanup {
            return self.world.d.terms().bool(true);
        }
        let bit = self.of_exception(clauses, "stops", 1, exception);
        let terms = self.world.d.terms();
        let one = terms.number(1, 1);
        terms.eq(bit, one)
    }

    /// What a landing pad gives.
    pub(crate) fn take_exception(&mut self, dst: u32, shape: ShapeId, clauses: &str) -> Step<()> {
        let personality = clauses.split(' ').next().unwrap_or_default();
        if self.world.personality.get_or_insert_with(|| personality.to_string()) != personality {
            return Err(self.fail("unsupported: exceptions with different personalities"));
        }
        if !has_no_clauses(clauses) {
            let side = self.world.side;
            if !self.world.pads.contains(&(side, clauses.to_string())) {
                self.world.pads.push((side, clauses.to_string()));
            }
        }
        let program = self.program;
        let exception = self.state.exception;
        for (place, leaf) in program.code.shape(shape).leaves.iter().enumerate() {
            let value = self.pad_value(clauses, place, leaf, exception);
            self.put(dst + leaf.cell, value);
        }
        Ok(())
    }

    fn pad_value(&mut self, clauses: &str, place: usize, leaf: &Leaf, exception: TermId) -> Scalar {
        let clauses = if has_no_clauses(clauses) { CLEANUP } else { clauses };
        let w = leaf.width;
        if leaf.kind != Kind::Ptr {
            let bits = self.of_exception(clauses, &format!("value.{place}"), w, exception);
            return self.plain(w, bits);
        }
        let offset = self.of_exception(clauses, &format!("offset.{place}"), w, exception);
        let block = self.of_exception(clauses, &format!("block.{place}"), ID_BITS, exception);
        let escaped = Rc::clone(&self.state.escaped);
        let known = self.numbered(&escaped);
        let id = self.world.named_local(block, &known);
        let base = self.world.base(id);
        let bits = self.world.d.terms().add(base, offset);
        let bits = self.world.d.inner.value_of(bits);
        Scalar::pointer(&mut self.world.d, w, bits, Prov::Block { id, base })
    }

    /// What somebody makes of an exception: a function of which one it is.
    fn of_exception(&mut self, who: &str, what: &str, width: u32, exception: TermId) -> TermId {
        let name = format!("exception.{what}.{width} {who}");
        let array = match self.world.of_exceptions.get(&name) {
            Some(array) => *array,
            None => {
                let sort = Sort::Array { index: 32, element: width };
                let place = self.world.of_exceptions.len();
                let array = self.world.d.terms().var(&format!("exception.{what}.{place}"), sort);
                self.world.of_exceptions.insert(name, array);
                array
            }
        };
        self.world.d.terms().select(array, exception)
    }

    /// What others know at some end that shows memory, they know at the end.
    pub(crate) fn know_what_ends_show(&mut self, ended: &[Ended]) {
        for ended in ended.iter().filter(|ended| ended.shows_memory) {
            for local in ended.escaped.iter() {
                if !self.state.escaped.contains(local) {
                    Rc::make_mut(&mut self.state.escaped).push(*local);
                }
            }
            for pair in ended.matched.iter() {
                if self.state.matched.iter().all(|(target, _)| *target != pair.0) {
                    Rc::make_mut(&mut self.state.matched).push(*pair);
                }
            }
        }
    }

    /// Where both functions end without returning, but not in the same way.
    pub(crate) fn end_differently(&mut self, source: &[Ended], target: &[Ended]) -> TermId {
        let mut any = self.world.d.terms().bool(false);
        if !source.iter().chain(target).any(|ended| !matches!(ended.how, How::Stops)) {
            return any;
        }
        let of = |machine: &Machine<'_>, side| -> Vec<String> {
            let mut pads: Vec<String> =
                machine.world.pads.iter().filter(|(of, _)| *of == side).map(|(_, pad)| pad.clone()).collect();
            pads.sort();
            pads
        };
        let (before, after) = (of(self, crate::world::Side::Source), of(self, crate::world::Side::Target));
        if before != after {
            self.world.approximate(Approximation::LandingPads);
        }
        for s in source {
            for t in target {
                let both = self.world.d.terms().and(s.when, t.when);
                if self.world.d.terms().as_bool(both) == Some(false) {
                    continue;
                }
                let same = self.ends_alike(&s.how, &t.how, !before.is_empty());
                let terms = self.world.d.terms();
                let not = terms.not(same);
                let differs = terms.and(both, not);
                any = terms.or(any, differs);
            }
        }
        any
    }

    fn ends_alike(&mut self, source: &How, target: &How, has_clauses: bool) -> TermId {
        let values_of = |machine: &mut Machine<'_>, thrown: TermId, values: &[(Leaf, Scalar)]| {
            let leaves = values.iter().map(|(leaf, _)| *leaf).enumerate();
            let leaves: Vec<(usize, Leaf)> = leaves.collect();
            leaves
                .into_iter()
                .map(|(place, leaf)| (leaf, machine.pad_value(CLEANUP, place, &leaf, thrown)))
                .collect::<Vec<_>>()
        };
        match (source, target) {
            (How::Stops, How::Stops) => self.world.d.terms().bool(true),
            (How::Throws(a), How::Throws(b)) => self.world.d.terms().eq(*a, *b),
            (How::Resumes(a), How::Resumes(b)) => self.values_refine(a, b),
            (How::Throws(thrown), How::Resumes(b)) => {
                self.note_clauses(has_clauses);
                let a = values_of(self, *thrown, b);
                self.values_refine(&a, b)
            }
            (How::Resumes(a), How::Throws(thrown)) => {
                self.note_clauses(has_clauses);
                let b = values_of(self, *thrown, a);
                self.values_refine(a, &b)
            }
            (How::Deoptimises(n, a), How::Deoptimises(m, b)) if n == m => self.values_refine(a, b),
            _ => self.world.d.terms().bool(false),
        }
    }

    /// What was resumed may have come from a pad with clauses.
    fn note_clauses(&mut self, has_clauses: bool) {
        if has_clauses {
            self.world.approximate(Approximation::LandingPads);
        }
    }

    fn values_refine(&mut self, source: &[(Leaf, Scalar)], target: &[(Leaf, Scalar)]) -> TermId {
        let alike = source.len() == target.len()
            && source.iter().zip(target).all(|((a, _), (b, _))| a.kind == b.kind && a.width == b.width);
        let mut all = self.world.d.terms().bool(alike);
        if !alike {
            return all;
        }
        for ((leaf, a), (_, b)) in source.iter().zip(target) {
            let fine = self.value_refines(leaf, a, b);
            all = self.world.d.terms().and(all, fine);
        }
        all
    }
}

/// Whether a pad only cleans up: after the personality and the size there is nothing else.
fn has_no_clauses(clauses: &str) -> bool {
    clauses == CLEANUP
        || (clauses.ends_with(" cleanup") && !clauses.contains(" catch ") && !clauses.contains(" filter "))
}
