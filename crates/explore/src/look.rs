//! A state of the machine, as people see it: what values are, what threads wait for, and what a line of the source is about.

mod involved;
mod locks;
mod values;

pub(crate) use locks::{Locked, Locks};

use crate::script::Script;
use concrete::Machine;
use program::ObjectKind;
use program::code::ObjectId;
use verdict::places::Places;

/// A state that is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    machine: &'a Machine<'a, Script>,
    places: &'a Places<'a>,
}

impl<'a> Look<'a> {
    /// Looks at the state that a machine is in.
    pub(crate) fn at(machine: &'a Machine<'a, Script>, places: &'a Places<'a>) -> Look<'a> {
        Look { machine, places }
    }

    /// What a variable of the program is called in the source.
    pub(crate) fn name_of_object(&self, object: ObjectId) -> String {
        let object = &self.machine.program().objects[object];
        match object.kind {
            ObjectKind::Variable { global, .. } => {
                let variables = self.places.debug().globals_of(global);
                let named = variables.first().map(|variable| variable.name.to_string());
                named.filter(|name| !name.is_empty()).unwrap_or_else(|| object.name.clone())
            }
            _ => object.name.clone(),
        }
    }
}
