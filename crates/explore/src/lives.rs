//! Which registers of a frame a stored state keeps: those that are still read, and those that a query names.

use arena::Id;
use concrete::Live;
use program::Program;
use program::code::{FuncId, Pc, Reg};
use program::liveness::Liveness;

/// The registers to keep.
pub struct Lives<'p> {
    liveness: Liveness<'p>,
    /// For each function in which a query names registers: where its code starts, and what is kept before each op.
    named: Vec<Option<Named>>,
    /// Whether locals are kept that nobody reads any more.
    all_locals: bool,
}

/// Where the code of a function starts, and what is kept before each of its ops.
type Named = (Pc, Vec<Box<[Reg]>>);

impl<'p> Lives<'p> {
    /// What is still read in `program`, and these registers of these functions wherever they run.
    pub fn new(program: &'p Program, named: &[(FuncId, Vec<Reg>)]) -> Lives<'p> {
        let liveness = Liveness::new(program);
        let mut lists: Vec<Option<Named>> = vec![None; program.functions.len()];
        for (function, registers) in named {
            let code = &program.functions[*function];
            let before = |pc: Pc| {
                let mut kept: Vec<Reg> = liveness.live_in(*function, pc).to_vec();
                kept.extend(registers);
                kept.sort_unstable();
                kept.dedup();
                kept.into_boxed_slice()
            };
            lists[function.index()] = Some((code.entry, (code.entry..code.end).map(before).collect()));
        }
        Lives { liveness, named: lists, all_locals: false }
    }

    /// Keeps what locals contain that nobody reads any more, too, if somebody looks at them.
    pub fn keeping_locals(self, all_locals: bool) -> Lives<'p> {
        Lives { all_locals, ..self }
    }
}

impl Live for Lives<'_> {
    #[inline]
    fn before(&self, function: FuncId, pc: Pc) -> &[Reg] {
        match &self.named[function.index()] {
            None => self.liveness.live_in(function, pc),
            Some((entry, lists)) => lists.get((pc - entry) as usize).map_or(&[], |list| list),
        }
    }
    fn after_call(&self, function: FuncId, pc: Pc) -> &[Reg] {
        match &self.named[function.index()] {
            None => self.liveness.live_after_call_in(function, pc),
            // More than is needed: the caller may be the top frame again.
            Some((entry, lists)) => lists.get((pc - entry) as usize).map_or(&[], |list| list),
        }
    }
    fn interrupted(&self, function: FuncId, pc: Pc) -> &[Reg] {
        self.before(function, pc)
    }
    fn dead_locals(&self, function: FuncId, pc: Pc) -> &[Pc] {
        // A query that names registers of a function may look at its variables.
        match &self.named[function.index()] {
            None if !self.all_locals => self.liveness.dead_locals(function, pc),
            _ => &[],
        }
    }
    fn dead_locals_after_call(&self, function: FuncId, pc: Pc) -> &[Pc] {
        match &self.named[function.index()] {
            None if !self.all_locals => self.liveness.dead_locals_after_call(function, pc),
            _ => &[],
        }
    }
}
