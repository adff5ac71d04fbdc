//! What variables of a location are called in C.
//!
//! Limits: variables of the function that the location is in, and those of the program; registers and what is on the heap have no name.

use ir::debug::{Operand, Place, TypeLayout, Variables};
use ir::global::GlobalId;
use ir::metadata::MdId;
use program::code::Pc;
use program::{ObjectKind, Program};
use rustc_hash::FxHashMap;
use symbolic::BlockId;
use symbolic::cutpoints::SlotPlace;
use symbolic::walk::Walk;
use verdict::places::Places;

use crate::structure::Source;

/// Knows what memory is called.
pub struct Names<'a> {
    program: &'a Program,
    places: &'a Places<'a>,
    variables: FxHashMap<GlobalId, Variables<'a>>,
}

impl<'a> Names<'a> {
    /// Of a program.
    pub fn new(program: &'a Program, places: &'a Places<'a>) -> Names<'a> {
        Names { program, places, variables: FxHashMap::default() }
    }

    /// The expression for a place at a location, where these calls are under way.
    pub fn of(&mut self, walk: &Walk<'_>, place: SlotPlace, stack: &[Pc]) -> Option<Source> {
        let SlotPlace::Memory(block, offset, bytes) = place else { return None };
        let (name, ty) = self.variable(walk, block, stack)?;
        let (path, ty) =
            self.places.debug().path_to(ty, offset.checked_mul(8)?, u64::from(bytes).checked_mul(8)?)?;
        let width = 8 * bytes;
        let (signed, pointer) = match self.places.debug().type_layout(ty) {
            TypeLayout::Number { bits, signed } if bits == u64::from(width) => (signed, false),
            TypeLayout::Pointer { bits, .. } if bits == u64::from(width) => (false, true),
            _ => return None,
        };
        Some(Source { text: format!("{name}{path}"), width, signed, pointer })
    }

    /// The variable of the source that a block is, with its type.
    pub fn variable(&mut self, walk: &Walk<'_>, block: BlockId, stack: &[Pc]) -> Option<(String, MdId)> {
        let debug = self.places.debug();
        if let Some(object) = walk.machine.memory.facts(block).object {
            let ObjectKind::Variable { global, .. } = self.program.objects[object].kind else { return None };
            let variable = debug.globals_of(global).into_iter().next()?;
            let ty = debug.type_of_variable(variable.node)?;
            return (!variable.name.is_empty()).then(|| (variable.name.to_string(), ty));
        }
        // Variables of callers are out of sight, and those of the same name hide others.
        let made = walk.made_at(block)?;
        let (function, inst) = self.program.inst_at(made)?;
        let (here, _) = self.program.inst_at(*stack.first()?)?;
        if function.global != here.global {
            return None;
        }
        let global = function.global;
        let variables = self.variables.entry(global).or_insert_with(|| debug.variables_of(global));
        let local = inst.result?;
        let (variable, _) = variables.of(local).find(|(_, binding)| {
            matches!(binding.place, Place::Memory(Operand::Local(at)) if at == local)
                && binding.expression == Default::default()
        })?;
        let same = variables.variables.iter().filter(|other| other.name == variable.name).count();
        let ty = debug.type_of_variable(variable.node)?;
        (same == 1 && !variable.name.is_empty()).then(|| (variable.name.to_string(), ty))
    }
}
