//! Undefined behaviour that is not checked, and that no execution is followed beyond: where it is reachable, nothing holds.
//!
//! Claim: if [`Run::settle_assumption`] returns without a reason, each execution up to the bounds ends, traps, violates what is checked, or is followed to its end. With `assume_no_ub` the ledger lists the
//! classes that are taken not to be violated.
//!
//! Cost: one question for all obligations of classes that are not checked whenever the bounds have grown, a few if that is too hard.

use std::collections::BTreeMap;

use symbolic::Bool;
use symbolic::walk::Walk;
use verdict::property::Class;
use verdict::{Approximation, Entry, Reason, ReasonCode};

use super::Run;
use crate::question::{Asker, Model, Said, any, groups};

/// What is known of undefined behaviour that is not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Assumed {
    /// None is reachable up to the bounds.
    Holds,
    /// This is reachable, whatever the bounds.
    Violated(Box<Reason>),
    /// It was not found out.
    Open,
}

/// Whether executions can be followed further than they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// From a load on that is not legal.
    Further,
    /// No.
    NoFurther,
}

impl<'p> Run<'_, 'p> {
    /// The obligations that must be met: of those that are not checked only loads, if others are assumed not to be violated.
    fn unchecked(&mut self, walk: &mut Walk<'p>) -> Vec<(usize, Bool)> {
        let (program, only_loads) = (self.program, self.what.assume_no_ub);
        let mut all = self.not_followed(walk);
        all.retain(|(number, _)| !only_loads || walk.machine.obligations()[*number].is_about_load(program));
        all
    }

    /// The obligations of classes that are not checked, and when they are not met: executions are not followed then.
    fn not_followed(&mut self, walk: &mut Walk<'p>) -> Vec<(usize, Bool)> {
        let mut found = Vec::new();
        for number in 0..walk.machine.obligations().len() {
            let obligation = &walk.machine.obligations()[number];
            let (at, failure) = (obligation.at, &obligation.failure);
            if self.asked(failure).is_none() {
                let broken = walk.broken(number);
                let broken = self.while_running(walk, &at, broken);
                if broken != Bool::Const(false) {
                    found.push((number, broken));
                }
            }
        }
        found
    }

    /// Finds out whether undefined behaviour that is not checked is reachable, if that does not take long.
    pub(super) fn look_for_assumption(&mut self, walk: &mut Walk<'p>) -> Result<Look, Reason> {
        if matches!(self.assumption, Assumed::Violated(_)) || !self.violated.is_empty() {
            return Ok(Look::NoFurther);
        }
        // With larger bounds, it is another question.
        self.assumption = Assumed::Open;
        let unchecked = self.unchecked(walk);
        let some = any(&mut walk.machine.d, unchecked.iter().map(|(_, broken)| *broken));
        let said = self.put(walk, some, Asker::ask_quickly)?;
        Ok(self.note_assumption(walk, &unchecked, said))
    }

    /// Says that undefined behaviour that is not checked is reachable, or may be. What is assumed instead is listed.
    pub(super) fn settle_assumption(&mut self, walk: &mut Walk<'p>) -> Result<Look, Reason> {
        if !self.violated.is_empty() {
            return Ok(Look::NoFurther);
        }
        if self.assumption == Assumed::Open {
            let unchecked = self.unchecked(walk);
            let broken: Vec<Bool> = unchecked.iter().map(|(_, broken)| *broken).collect();
            for group in groups(&walk.machine.d.terms, &broken) {
                let part = &unchecked[group];
                let some = any(&mut walk.machine.d, part.iter().map(|(_, broken)| *broken));
                let said = self.put(walk, some, Asker::ask)?;
                if let (Said::Unknown(_), false) = (&said, self.what.assume_no_ub) {
                    return Err(self.reason_about(walk, ReasonCode::AssumptionOpen, part[0].0));
                }
                if self.note_assumption(walk, part, said) == Look::Further {
                    return Ok(Look::Further);
                }
                if self.assumption != Assumed::Holds {
                    break;
                }
            }
        }
        if self.what.assume_no_ub {
            self.note_absent(walk)?;
        }
        match &self.assumption {
            Assumed::Violated(reason) => Err((**reason).clone()),
            Assumed::Holds | Assumed::Open => Ok(Look::NoFurther),
        }
    }

    fn note_assumption(&mut self, walk: &mut Walk<'p>, unchecked: &[(usize, Bool)], said: Said) -> Look {
        self.assumption = match said {
            Said::Cannot => Assumed::Holds,
            Said::Unknown(_) => Assumed::Open,
            Said::Can(model) => {
                let met = {
                    let mut model = Model::new(walk, &model);
                    unchecked.iter().find(|(_, broken)| model.is_true(*broken)).map(|(number, _)| *number)
                };
                let met_obligation = met.map(|met| &walk.machine.obligations()[met]);
                if !self.arbitrary_loads && met_obligation.is_some_and(|met| met.is_about_load(self.program))
                {
                    self.arbitrary_loads = true;
                    self.checked = None;
                    self.assumption = Assumed::Open;
                    return Look::Further;
                }
                let reason = match met {
                    Some(met) => self.reason_about(walk, ReasonCode::AssumptionViolated, met),
                    None => Reason::new(ReasonCode::AssumptionViolated),
                };
                Assumed::Violated(Box::new(reason))
            }
        };
        Look::NoFurther
    }

    fn reason_about(&self, walk: &Walk<'p>, code: ReasonCode, number: usize) -> Reason {
        let obligation = &walk.machine.obligations()[number];
        let stack = match obligation.pc {
            Some(pc) => walk.machine.stack_of(pc, obligation.context),
            None => Vec::new(),
        };
        let classes: Vec<&str> = obligation.failure.classes().into_iter().map(Class::name).collect();
        let what = obligation.failure.message(self.program);
        let message = format!("{}: {what} ({})", code.sentence(), classes.join(", "));
        Reason::because(code, message).at(self.places.innermost(&stack))
    }

    /// Says which violations that are not checked are taken not to happen.
    fn note_absent(&mut self, walk: &mut Walk<'p>) -> Result<(), Reason> {
        let mut classes: BTreeMap<Class, Vec<Bool>> = BTreeMap::new();
        for (number, broken) in self.not_followed(walk) {
            let of = walk.machine.obligations()[number].failure.classes();
            of.into_iter().for_each(|class| classes.entry(class).or_default().push(broken));
        }
        let mut absent = Vec::new();
        for (class, broken) in classes {
            let some = any(&mut walk.machine.d, broken);
            // What takes long to find out may as well be assumed.
            if !matches!(self.put(walk, some, Asker::ask_quickly)?, Said::Cannot) {
                absent.push(class.name());
            }
        }
        if !absent.is_empty() {
            let message = format!("no violation of {}, which was not asked for", absent.join(", "));
            self.answer.ledger.note(Entry::because(Approximation::AssumedAbsent, message));
        }
        Ok(())
    }
}
