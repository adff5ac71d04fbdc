//! Steps that the world does not see: what they compute, and what the target may do only if the source does it, too.

use arena::Id as _;
use ir::function::InstId;
use ir::inst::Op;

use super::refinement::free_flags;
use super::way::is_done;
use super::*;

impl Product {
    /// Makes one step that the world does not see.
    pub(super) fn step(&mut self, way: &mut Way, side: usize, at: InstId, kind: Kind) -> Option<()> {
        let mut operands = self.operands(way, side, at)?;
        let step = &self.code[side].steps[at.index()];
        // What is known only here may not be known where the other one does the same.
        let mut promises = self.without_evident(&Facts::default(), step, &operands);
        let Step { what, known, result, place, ty, length, .. } = step;
        let (what, known, result, place) = (*what, *known, *result, *place);
        let (ty, length) = (*ty, *length);
        let first_slot = self.code[side].body.locals.len();
        let given = match kind {
            Kind::Pure => self.computed(way, side, what, known, promises, operands)?,
            Kind::MayFail => {
                let id = self.computed(way, side, what, known, promises, operands)?;
                self.done(way, side, id);
                id
            }
            Kind::Reads => {
                let (place, pointer) = place?;
                let evident = self.code[side].may_read()
                    && length.is_some_and(|length| {
                        self.values.is_inside(operands[pointer], length, promises.align)
                    });
                self.forget_evident_alignment(&mut promises, operands[pointer]);
                let access = vec![operands[pointer], way.lives[side]];
                let aligned = Promises { words: Vec::new(), ..promises.clone() };
                let access = self.values.operation(place, Known::Other, aligned, access);
                if side == SOURCE || !evident {
                    self.done(way, side, access);
                }
                if length.is_some() {
                    self.note_accessed(way, side, operands[pointer]);
                }
                let (memory, written) = match length {
                    Some(length) => self.values.look(way.memory[side], operands[pointer], length, ty),
                    None => (way.memory[side], None),
                };
                operands.push(memory);
                // What is promised of the contents depends on memory as it is now.
                let speaks = !promises.words.is_empty();
                let id = self.values.operation(what, known, promises, operands);
                if speaks {
                    self.done(way, side, id);
                }
                // What the source promises of it besides need not be made use of.
                written.filter(|_| side == SOURCE || !speaks).unwrap_or(id)
            }
            Kind::Writes => {
                // Whether it is defined depends on where it writes, and not on what.
                let (place, accessed) = place?;
                let mut access = match known {
                    Known::Store(..) => {
                        self.forget_evident_alignment(&mut promises, operands[accessed]);
                        vec![operands[accessed]]
                    }
                    _ => operands.clone(),
                };
                access.push(way.lives[side]);
                let access = self.values.operation(place, Known::Other, promises.clone(), access);
                self.done(way, side, access);
                if let Known::Store(1.., _) = known {
                    self.note_accessed(way, side, operands[accessed]);
                }
                operands.push(way.memory[side]);
                way.memory[side] = self.values.operation(what, known, promises, operands);
                way.memory[side]
            }
            Kind::Lives => {
                let mut lives = operands.clone();
                lives.push(way.lives[side]);
                way.lives[side] = self.values.operation(what, known, promises.clone(), lives);
                operands.push(way.memory[side]);
                way.memory[side] = self.values.operation(what, known, promises, operands);
                way.memory[side]
            }
            Kind::Assumes => {
                let condition = operands.get(1).copied().filter(|_| operands.len() == 2);
                if condition.is_none() {
                    // What is said of pointers may depend on what is alive.
                    operands.push(way.lives[side]);
                }
                let id = self.values.operation(what, known, promises, operands);
                match (side, condition) {
                    (SOURCE, Some(condition)) => self.learn(&mut way.facts, condition, true, 6),
                    (_, Some(condition)) if self.values.decide(&way.facts, condition, 6) == Some(true) => {
                        return Some(());
                    }
                    _ => {}
                }
                self.done(way, side, id);
                id
            }
            Kind::Fresh if side == SOURCE => {
                let value = self.leaf(way, 0);
                if let Op::Alloca { addrspace: 0, align, .. } = &self.code[SOURCE].body.insts[at].op {
                    self.values.note_object(value, 0, align.bytes().unwrap_or(1));
                }
                way.made.push(Made { what, promises, operands, value });
                value
            }
            Kind::Fresh => {
                let fits = |made: &Made| {
                    made.what == what
                        && made.promises == promises
                        && made.operands.len() == operands.len()
                        && made
                            .operands
                            .iter()
                            .zip(&operands)
                            .all(|(s, t)| self.values.refines(&way.facts, *t, *s))
                };
                let found = way.made.iter().position(fits)?;
                way.made.remove(found).value
            }
            Kind::Get(slot) => {
                let held = way.registers[side][first_slot + slot as usize];
                let dead = held == self.values.dead();
                if side == TARGET && (dead || !promises.words.is_empty()) {
                    return None;
                }
                match dead {
                    true => self.values.unwritten(),
                    false => held,
                }
            }
            Kind::Set(slot) => {
                let held = &mut way.registers[side][first_slot + slot as usize];
                if side == TARGET && *held == self.values.dead() {
                    return None;
                }
                *held = operands[0];
                NONE
            }
            Kind::Begin(slot) => {
                way.registers[side][first_slot + slot as usize] = self.values.unwritten();
                NONE
            }
            Kind::Forget(slot) => {
                way.registers[side][first_slot + slot as usize] = self.values.dead();
                NONE
            }
            Kind::Event | Kind::Nothing | Kind::Phi | Kind::End => return None,
        };
        if let Some(result) = result {
            self.values.set_type(given, ty);
            way.registers[side][result.index()] = given;
        }
        Some(())
    }

    /// What is promised without what anybody can see: that a pointer is not null.
    pub(super) fn without_evident(&self, facts: &Facts, step: &Step, operands: &[Id]) -> Promises {
        let mut promises = step.promises.clone();
        // Nothing that the source calls unwinds if the source does not: that would be undefined.
        if self.code[SOURCE].never_unwinds {
            promises.words.retain(|word| self.values.text_of(*word) != "0 nounwind");
        }
        if !step.calls_plainly {
            return promises;
        }
        promises.words.retain(|word| {
            let argument =
                self.values.text_of(*word).strip_suffix(" nonnull").and_then(|place| place.parse().ok());
            // The first operand is what is called; attributes of the call and of its result come first.
            let argument = argument.filter(|place: &usize| *place >= 2);
            let operand = argument.and_then(|place| operands.get(place - 1));
            !operand.is_some_and(|operand| self.values.is_not_null(facts, *operand))
        });
        promises
    }

    /// Leaves out an alignment that anybody can see.
    fn forget_evident_alignment(&self, promises: &mut Promises, pointer: Id) {
        if promises.align <= self.values.evident_alignment(pointer) {
            promises.align = 1;
        }
    }

    /// Notes that the source has gone through a pointer to at least one byte, and so through those that it was computed from within the same object. In other
    /// address spaces there may be something at null.
    fn note_accessed(&mut self, way: &mut Way, side: usize, pointer: Id) {
        let is_plain = self.values.type_of(pointer).is_some_and(|ty| self.values.text_of(ty) == "ptr");
        if side == SOURCE && is_plain && !self.code[SOURCE].null_is_valid {
            way.facts.accessed.extend(self.values.same_object(pointer));
        }
    }

    /// What an operation gives. None if it may give one of several values, and the target does it twice: the two need not be the same.
    pub(super) fn computed(
        &mut self,
        way: &mut Way,
        side: usize,
        what: Text,
        known: Known,
        promises: Promises,
        operands: Vec<Id>,
    ) -> Option<Id> {
        let is_free = promises.flags & free_flags() != 0;
        let id = self.values.operation(what, known, promises, operands);
        if side == TARGET && (is_free || self.values.may_be_drawn(what)) {
            // What is exact is the same each time, but not the same as what was drawn.
            let clashes =
                |other: &Id| (is_free || *other != id) && self.values.alike(&way.facts, *other, id, 8);
            if way.drawn.iter().any(clashes) {
                return None;
            }
            way.drawn.insert(id);
        }
        Some(id)
    }

    /// Notes something that may be undefined.
    pub(super) fn done(&mut self, way: &mut Way, side: usize, id: Id) {
        if side == SOURCE {
            way.done.insert(id);
        } else if !is_done(&self.values, &way.facts, &way.done, id) {
            way.owed.push(id);
        }
    }
}
