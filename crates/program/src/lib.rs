//! The linked, lowered, pre-decoded form of a module that engines run.
//!
//! [`Program::new`] takes a verified module, finds what the entry functions reach, and lowers just that, in this order:
//!
//! 1. `reach`: functions and variables are numbered when something reached names them; the rest costs nothing;
//! 2. `constants`: constant expressions become code that is run once, before the program; initialisers become bytes;
//! 3. `lower`: each instruction becomes one op of [`code`]; address computations become scaled sums, phis copies on edges,
//!    intrinsics ops, and what Heddle does not know an op that says so, which harms only those who reach it.
//!
//! A step of the program is a step of the IR: lowering neither adds nor removes any. Before it, `thread_locals` asks for the
//! addresses of thread-local variables where a compiler did not.
//!
//! Limits: little-endian targets with pointers of 32 or 64 bits.

pub mod accessed;
pub mod accesses;
mod adapt;
pub mod arguments;
pub mod back_edges;
pub mod calls;
pub mod code;
mod constants;
pub mod demanded;
mod discarded;
pub mod effects;
pub mod entries;
pub mod errors;
pub mod fences;
pub mod future;
pub mod havoc;
pub mod inputs;
mod insert;
pub mod intrinsic;
pub mod kept;
pub mod known;
pub mod late;
pub mod liveness;
pub mod loops;
mod lower;
pub mod names;
mod object;
pub mod operands;
pub mod order;
pub mod plain_locals;
pub mod platform;
pub mod points_to;
pub mod primitive;
pub mod print;
pub mod privacy;
pub mod quick;
pub mod residues;
pub mod robustness;
pub mod scopes;
mod selection;
pub mod shape;
pub mod summary;
pub mod sve;
mod thread_locals;
pub mod va_list;
pub mod visible;
pub mod x86;

pub use lower::promises;
pub use object::{Init, InitPart, Object, ObjectKind};

use arena::{Arena, Id};
use code::{Code, FuncId, Function, Literal, LiteralValue, ObjectId, Pc};
use ir::Module;
use ir::layout::Layouts;

/// What engines run.
#[derive(Clone, Debug)]
pub struct Program {
    /// What it was made from: names, types, debug info.
    pub module: Module,
    /// The code of everything reached.
    pub code: Code,
    /// The functions with a body.
    pub functions: Arena<FuncId, Function>,
    /// Everything that has an address before the program starts.
    pub objects: Arena<ObjectId, Object>,
    /// The constants that ops read.
    pub literals: Vec<Literal>,
    /// How many cells they take.
    pub constant_cells: u32,
    /// The code that computes constant expressions: straight-line, run once in a frame of `constant_frame` cells.
    pub constant_code: std::ops::Range<Pc>,
    /// How many cells that frame has.
    pub constant_frame: u32,
    /// Where each op of that code puts its result: the first cell, and how many.
    pub constant_results: Vec<(code::Reg, u32)>,
    /// The width of a pointer: 32 or 64.
    pub pointer_bits: u32,
    /// Whether the most significant byte of a number comes first. Only programs of [`of_function`](Self::of_function) may say so.
    pub big_endian: bool,
    /// How long scalable vectors are taken to be, as a multiple of their least length, where [`of_function`](Self::of_function) meets any.
    pub vscale: Option<u32>,
    /// What runs before the entry function, in order: C++'s static initialisers.
    pub constructors: Vec<FuncId>,
    /// What runs at the end, in order.
    pub destructors: Vec<FuncId>,
}

/// Gives scalable vectors twice their least length, or what the function's `vscale_range` has nearest to that. What that is, if the function uses any.
fn fix_scalable_vectors(module: &mut Module, name: &str) -> Option<u32> {
    use ir::attribute::{Attr, AttrKind};
    let names = module.globals.values().filter_map(|global| global.name);
    let asks = names
        .map(|name| module.strings.bytes(name))
        .any(|name| name.starts_with(b"llvm.vscale.") || name.starts_with(b"llvm.aarch64.sve.cnt"));
    if !asks && !module.types.has_scalable_vectors() {
        return None;
    }
    let is_own = |global: &ir::global::Global| {
        global.name.is_some_and(|symbol| module.strings.bytes(symbol) == name.as_bytes())
    };
    let attrs = module.globals.values().find(|global| is_own(global))?.as_function()?.attrs;
    let range = module.attrs_of(attrs).find_map(|attr| match attr {
        Attr::Pair(AttrKind::VScaleRange, least, most) => Some((*least, most.unwrap_or(*least))),
        _ => None,
    });
    let (least, most) = range.unwrap_or((1, 0));
    let vscale = 2.max(least).min(if most == 0 { u32::MAX } else { most });
    // Only what the function says itself counts; of the rest of the module there is nothing left but names.
    let text = ir::print::module(module);
    let mut own =
        text.lines().skip_while(|line| !line.starts_with("define ")).take_while(|line| *line != "}");
    let words = ["<vscale x", "@llvm.vscale.", "@llvm.aarch64.sve.cnt"];
    let mentioned = own.any(|line| words.iter().any(|word| line.contains(word)));
    module.types.fix_scalable_vectors(vscale);
    mentioned.then_some(vscale)
}

/// Why a module cannot become a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError(pub String);

impl std::fmt::Display for ProgramError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ProgramError {}

/// What C asks that does not show in what clang makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SourceRules {
    /// Subscripts of C and C++ may not leave their arrays: see `lower::subscripts`.
    pub subscripts: bool,
    /// Structures of C whose values are discarded are read: see `discarded`.
    pub discarded_reads: bool,
}

impl SourceRules {
    /// All of them.
    pub const ALL: SourceRules = SourceRules { subscripts: true, discarded_reads: true };
}

const POINTERS: &str = "with pointers of 32 or 64 bits are supported";

impl Program {
    /// The program that starts at the functions named `entries`, those that exist.
    pub fn new(module: Module, entries: &[&str]) -> Result<Program, ProgramError> {
        Program::to_run(module, entries, lower::Mode::default())
    }

    /// The same, held to rules of its source. For what clang has written without optimisation: passes may make subscripts of what is none.
    pub fn of_source(module: Module, entries: &[&str], rules: SourceRules) -> Result<Program, ProgramError> {
        let mode = lower::Mode { checks_subscripts: rules.subscripts, ..lower::Mode::default() };
        let mut module = module;
        if rules.discarded_reads {
            discarded::read_structures(&mut module);
        }
        Program::to_run(module, entries, mode)
    }

    fn to_run(module: Module, entries: &[&str], mode: lower::Mode) -> Result<Program, ProgramError> {
        let mut module = module;
        thread_locals::ask_for_addresses(&mut module);
        let program = Program::of_module(module, entries, mode)?;
        if program.big_endian {
            return Err(ProgramError(format!("only little-endian targets {POINTERS}")));
        }
        Ok(program)
    }

    /// One function by itself: all others are declarations, so that what is called is known by its name and its attributes only.
    /// So are intrinsics that Heddle does not know. Scalable vectors get one length. Variables and vectors of big-endian targets are laid out as on little-endian ones, which is for whoever uses this to know.
    pub fn of_function(module: &Module, name: &str) -> Result<Program, ProgramError> {
        let mut module = module.clone();
        for global in module.globals.values_mut() {
            let named = global.name.is_some_and(|symbol| module.strings.bytes(symbol) == name.as_bytes());
            if let ir::global::GlobalKind::Function(function) = &mut global.kind
                && !named
            {
                function.body = None;
            }
        }
        let vscale = fix_scalable_vectors(&mut module, name);
        let mode = lower::Mode { opaque_intrinsics: true, ..lower::Mode::default() };
        Ok(Program { vscale, ..Program::of_module(module, &[name], mode)? })
    }

    fn of_module(module: Module, entries: &[&str], mode: lower::Mode) -> Result<Program, ProgramError> {
        let parts = {
            let layouts = Layouts::of(&module).map_err(ProgramError)?;
            if !matches!(layouts.data().pointer(0).bits, 32 | 64) {
                return Err(ProgramError(format!("only targets {POINTERS}")));
            }
            let big_endian = layouts.data().big_endian;
            Program { big_endian, ..lower::program(&module, &layouts, entries, mode).finish() }
        };
        Ok(Program { module, ..parts })
    }

    /// The function of this name, if it is reached and has a body.
    pub fn function_named(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().find(|(_, f)| f.name == name).map(|(id, _)| id)
    }

    /// The function whose code `pc` is in; none for the code of constants.
    pub fn function_at(&self, pc: Pc) -> Option<FuncId> {
        // Functions are lowered one after the other, in the order of their ids.
        let place = self.functions.as_slice().partition_point(|f| f.end <= pc);
        self.functions.get(FuncId::new(place)).filter(|f| f.entry <= pc).map(|_| FuncId::new(place))
    }

    /// What an operand is that is a constant.
    pub fn literal(&self, operand: code::Operand) -> Option<&LiteralValue> {
        let place = self.literals.partition_point(|literal| literal.cell < operand.cell());
        let literal = self.literals.get(place).filter(|literal| literal.cell == operand.cell());
        operand.is_constant().then_some(&literal?.value)
    }

    /// The instruction of the IR that `pc` executes.
    pub fn inst_at(&self, pc: Pc) -> Option<(&Function, &ir::inst::Inst)> {
        let function = &self.functions[self.function_at(pc)?];
        let id = (*self.code.insts.get(pc as usize)?)?;
        let body = self.module.globals[function.global].as_function()?.body.as_ref()?;
        Some((function, body.insts.get(id)?))
    }

    /// Whether some code calls a primitive.
    pub fn calls_primitive(&self, which: primitive::Primitive) -> bool {
        self.code.sites.iter().any(|site| site.callee == code::Callee::Primitive(which))
    }

    /// Whether an op calls a primitive.
    pub fn calls_at(&self, pc: Pc, which: primitive::Primitive) -> bool {
        match self.code.ops.get(pc as usize) {
            Some(&code::Op::Call(site)) => {
                self.code.sites[site as usize].callee == code::Callee::Primitive(which)
            }
            _ => false,
        }
    }

    /// Whether an op is of the user's own code: that of the platform has no positions.
    pub fn is_users(&self, pc: Pc) -> bool {
        self.inst_at(pc).is_some_and(|(_, inst)| inst.dbg.is_some() || inst.pos.0 != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The program that a text starts at `entries`.
    pub(crate) fn program(text: &str, entries: &[&str]) -> Program {
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        Program::new(module, entries).expect("it has a layout")
    }

    /// The program that a text starts at `main`, linked with a platform of its own.
    pub(crate) fn program_on(platform: &str, text: &str) -> Program {
        let read =
            |text: &str| reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let (module, mut platform) = (read(text), read(platform));
        platform.forget_positions();
        let linked = ir::link::link(vec![module, platform]).unwrap_or_else(|error| panic!("{error}"));
        Program::new(linked, &["main"]).expect("it has a layout")
    }

    #[test]
    fn the_function_of_each_place_is_found() {
        let program = program(
            "define void @main() { call void @b() call void @a() ret void }
             define void @a() { call void @c() ret void }
             define void @b() { ret void }
             define void @c() { call void @b() ret void }
             define ptr @not_reached() { ret ptr @not_reached }",
            &["main"],
        );
        assert_eq!(program.functions.len(), 4);
        for pc in 0..program.code.end() {
            let id = program.function_at(pc).expect("every place is in a function");
            let function = &program.functions[id];
            assert!((function.entry..function.end).contains(&pc));
        }
        assert_eq!(program.function_at(program.code.end()), None);
    }

    #[test]
    fn the_competitions_atomic_functions_are_one_step() {
        let program = program(
            "define void @__VERIFIER_atomic_swap() { ret void }
             define void @__VERIFIER_atomic_begin() { ret void }
             define void @__VERIFIER_atomic_end() { ret void }
             define void @my__VERIFIER_atomic_swap() { ret void }",
            &[
                "__VERIFIER_atomic_swap",
                "__VERIFIER_atomic_begin",
                "__VERIFIER_atomic_end",
                "my__VERIFIER_atomic_swap",
            ],
        );
        assert_eq!(program.functions.len(), 4);
        let atomic = program.functions.values().filter(|f| f.atomic).map(|f| f.name.as_str());
        assert_eq!(atomic.collect::<Vec<_>>(), ["__VERIFIER_atomic_swap"]);
    }

    #[test]
    fn the_code_of_constants_belongs_to_no_function() {
        let program = program(
            "@g = global i32 0
             define i64 @main() { ret i64 ptrtoint (ptr @g to i64) }",
            &["main"],
        );
        assert!(!program.constant_code.is_empty());
        assert_eq!(program.function_at(program.constant_code.start), None);
        assert_eq!(program.function_at(0), program.function_named("main"));
    }
}
