//! The code of a program as a text that people like to read: `heddle ir --lowered --print`.
//!
//! ```text
//!   for.cond:                                                   ; loop
//!       4 * %0 = load i32 from @n, align 4                      ; sum.c:7
//!       5   %c = icmp slt i32 %i, %0
//!       6   branch %c ? for.body : for.end [%r = %s]
//! ```
//!
//! A line is a place of the code with its op; `*` marks steps that other threads can notice; what stands in brackets are the
//! phis of the block that is entered. Constants are written where they are used; those that are computed are `$1`, by the cell they
//! are left in. The text depends on the program only, and is not meant to be read back.

mod ops;

use crate::calls::CallGraph;
use crate::code::{FuncId, Function, LiteralValue, Operand, Param, Pc, Reg, ShapeId};
use crate::loops::Loops;
use crate::names::Names;
use crate::object::{Init, ObjectKind};
use crate::shape::Kind;
use crate::visible::Visibility;
use crate::{Object, Program};
use arena::Id;
use bits::Bits;
use bits::float::FloatFormat;
use ir::debug::DebugInfo;
use ir::function::BlockId;
use std::fmt::{self, Display, Formatter, Write};

/// The column at which places of the source start, where a line leaves room.
const SOURCE_COLUMN: usize = 64;
/// More bytes of a variable are only counted.
const BYTES_SHOWN: usize = 32;
/// More scalars of a value are only counted.
const LEAVES_SHOWN: usize = 8;

/// The text of a program.
pub struct Text<'p>(pub &'p Program);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let program = self.0;
        let printer = Printer {
            program,
            visibility: Visibility::new(program),
            calls: CallGraph::new(program),
            debug: DebugInfo::new(&program.module),
        };
        let mut out = String::new();
        printer.objects(&mut out)?;
        printer.computed_constants(&mut out)?;
        for id in program.functions.ids() {
            printer.function(id, &mut out)?;
        }
        f.write_str(out.trim_end())?;
        f.write_char('\n')
    }
}

struct Printer<'p> {
    program: &'p Program,
    visibility: Visibility,
    calls: CallGraph,
    debug: DebugInfo<'p>,
}

/// The function that ops are printed of; none for the code of constants.
struct Scope<'p> {
    program: &'p Program,
    function: Option<&'p Function>,
    names: Names,
    /// The registers that take cells, by their first cell.
    cells: Vec<(Reg, usize)>,
    /// The blocks that are reached, by their start.
    starts: Vec<(Pc, BlockId)>,
}

impl Printer<'_> {
    /// Variables, and functions that are not code.
    fn objects(&self, out: &mut String) -> fmt::Result {
        for object in self.program.objects.values() {
            let Object { name, kind, size, align } = object;
            match kind {
                ObjectKind::Function(_) | ObjectKind::Block { .. } => {}
                ObjectKind::Primitive(_) => writeln!(out, "@{name} is a primitive")?,
                ObjectKind::External(_) => writeln!(out, "@{name} is defined nowhere")?,
                ObjectKind::Variable { constant, thread_local, init, .. } => {
                    let word = if *constant { "constant" } else { "variable" };
                    let thread = if *thread_local { "thread-local " } else { "" };
                    let plural = if *size == 1 { "" } else { "s" };
                    write!(out, "@{name}: {thread}{word} of {size} byte{plural}, align {align}")?;
                    match init {
                        Some(init) => self.contents(init, out)?,
                        None => out.push_str(", defined nowhere"),
                    }
                    out.push('\n');
                }
            }
        }
        if !out.is_empty() {
            out.push('\n');
        }
        Ok(())
    }

    fn contents(&self, init: &Init, out: &mut String) -> fmt::Result {
        let Init { bytes, parts, undef } = init;
        let mut separator = " = ";
        if !bytes.is_empty() {
            out.push_str(separator);
            separator = ", ";
            let printable = bytes.iter().rposition(|&b| b != 0).map_or(0, |last| last + 1);
            let text = &bytes[..printable];
            if !text.is_empty() && text.iter().all(|b| (0x20..0x7f).contains(b) || matches!(b, b'\n' | b'\t'))
            {
                let shown = String::from_utf8_lossy(&text[..text.len().min(2 * BYTES_SHOWN)]);
                write!(out, "{shown:?}")?;
                more(text.len().saturating_sub(2 * BYTES_SHOWN), "bytes", out)?;
            } else {
                for (i, byte) in bytes.iter().take(BYTES_SHOWN).enumerate() {
                    write!(out, "{}{byte:02x}", if i == 0 { "" } else { " " })?;
                }
                more(bytes.len().saturating_sub(BYTES_SHOWN), "bytes", out)?;
            }
        }
        let scope = Scope::outside(self.program);
        for part in parts.iter().take(BYTES_SHOWN) {
            write!(out, "{separator}{} at {}", scope.typed(part.value, part.shape), part.offset)?;
            separator = ", ";
        }
        more(parts.len().saturating_sub(BYTES_SHOWN), "parts", out)?;
        for (offset, length) in undef.iter().take(BYTES_SHOWN) {
            write!(out, "{separator}{length} undefined at {offset}")?;
            separator = ", ";
        }
        if separator == " = " {
            out.push_str(" = 0");
        }
        Ok(())
    }

    /// The code that is run once before the program.
    fn computed_constants(&self, out: &mut String) -> fmt::Result {
        let code = self.program.constant_code.clone();
        if code.is_empty() {
            return Ok(());
        }
        writeln!(out, "constants, computed before the program:")?;
        let scope = Scope::outside(self.program);
        for pc in code {
            writeln!(out, "{pc:>5}   {}", scope.op(pc))?;
        }
        out.push('\n');
        Ok(())
    }

    fn function(&self, id: FuncId, out: &mut String) -> fmt::Result {
        let function = &self.program.functions[id];
        let scope = Scope::of(self.program, id);
        let params: Vec<String> = function
            .params
            .iter()
            .map(|param| format!("{} {}", scope.shape(param.shape), scope.reg(param.reg)))
            .collect();
        let dots = match (function.vararg, params.is_empty()) {
            (true, true) => "...",
            (true, false) => ", ...",
            (false, _) => "",
        };
        let head =
            format!("@{}({}{dots}) -> {}", function.name, params.join(", "), scope.shape(function.ret));
        let cells = if function.cells == 1 { "cell" } else { "cells" };
        let mut notes = vec![format!("{} {cells}", function.cells)];
        if let Some(at) = self.debug.subprogram_of(function.global).filter(|at| at.line != 0) {
            notes.insert(0, format!("{}:{}", at.file, at.line));
        }
        if self.calls.is_recursive(id) {
            notes.push("recursive".to_string());
        }
        if function.atomic {
            notes.push("one step".to_string());
        }
        writeln!(out, "{head:<SOURCE_COLUMN$}; {}", notes.join(", "))?;
        self.blocks(id, function, &scope, out)?;
        out.push('\n');
        Ok(())
    }

    fn blocks(&self, id: FuncId, function: &Function, scope: &Scope<'_>, out: &mut String) -> fmt::Result {
        let loops = self.program.body(id).map(Loops::of).unwrap_or_default();
        let mut last_place = String::new();
        for (place, &(start, block)) in scope.starts.iter().enumerate() {
            let label = format!("{}:", scope.names.block(block));
            let headed = loops.around(block).map(|id| &loops.loops[id]).find(|l| l.header == block);
            match headed {
                Some(found) if found.depth > 1 => {
                    writeln!(out, "{label:<SOURCE_COLUMN$}; loop, {} deep", found.depth)?;
                }
                Some(_) => writeln!(out, "{label:<SOURCE_COLUMN$}; loop")?,
                None if loops.irreducible.iter().any(|&(_, to)| to == block) => {
                    writeln!(out, "{label:<SOURCE_COLUMN$}; in a cycle with several entries")?;
                }
                None => writeln!(out, "{label}")?,
            }
            let end = scope.starts.get(place + 1).map_or(function.end, |&(pc, _)| pc);
            for pc in start..end {
                let mark = if self.visibility.at(pc) { '*' } else { ' ' };
                let line = format!("{pc:>5} {mark} {}", scope.op(pc));
                let place = self.place(pc).unwrap_or_default();
                if place.is_empty() || place == last_place {
                    writeln!(out, "{}", line.trim_end())?;
                } else {
                    writeln!(out, "{line:<SOURCE_COLUMN$}; {place}")?;
                    last_place = place;
                }
            }
        }
        Ok(())
    }

    /// The line of the source that an op comes from.
    fn place(&self, pc: Pc) -> Option<String> {
        let (_, inst) = self.program.inst_at(pc)?;
        let location = self.debug.location_of(inst).filter(|at| at.line != 0)?;
        Some(format!("{}:{}", location.file, location.line))
    }
}

/// Says how much was left out.
fn more(count: usize, what: &str, out: &mut String) -> fmt::Result {
    if count > 0 { write!(out, " … and {count} more {what}") } else { Ok(()) }
}

impl<'p> Scope<'p> {
    fn outside(program: &'p Program) -> Scope<'p> {
        Scope { program, function: None, names: Names::default(), cells: vec![], starts: vec![] }
    }

    fn of(program: &'p Program, id: FuncId) -> Scope<'p> {
        let function = &program.functions[id];
        let taken = |register: &Param| program.code.shape(register.shape).cells > 0;
        let cells = function
            .registers
            .iter()
            .enumerate()
            .filter(|(_, r)| taken(r))
            .map(|(i, r)| (r.reg, i))
            .collect();
        let blocks = function.blocks.iter().enumerate().filter(|(_, pc)| **pc != Pc::MAX);
        let starts = blocks.map(|(block, &pc)| (pc, BlockId::new(block))).collect();
        Scope { program, function: Some(function), names: program.names(id), cells, starts }
    }

    /// The register that a cell belongs to, and how far into it.
    fn register(&self, cell: Reg) -> Option<(usize, u32)> {
        let place = self.cells.partition_point(|&(first, _)| first <= cell).checked_sub(1)?;
        let (first, local) = self.cells[place];
        Some((local, cell - first))
    }

    /// A cell of the frame by the name of its register.
    fn reg(&self, cell: Reg) -> String {
        let Some((local, further)) = self.register(cell) else { return format!("${cell}") };
        let name = self.names.local(ir::function::LocalId::new(local));
        if further == 0 { format!("%{name}") } else { format!("%{name}[{further}]") }
    }

    /// The shape of the register that starts at a cell.
    fn shape_at(&self, cell: Reg) -> Option<ShapeId> {
        let (local, _) = self.register(cell)?;
        self.function?.registers.get(local).map(|register| register.shape)
    }

    /// A scalar operand.
    fn scalar(&self, operand: Operand, kind: Kind) -> String {
        if !operand.is_constant() {
            return self.reg(operand.cell());
        }
        match self.program.literal(operand) {
            Some(LiteralValue::Bits(bits)) => number(bits, kind),
            Some(LiteralValue::Undef) => "undef".to_string(),
            Some(LiteralValue::Poison) => "poison".to_string(),
            Some(LiteralValue::Address(object)) => format!("@{}", self.program.objects[*object].name),
            Some(LiteralValue::Computed(cell)) => format!("${cell}"),
            None => format!("constant {}", operand.cell()),
        }
    }

    /// An operand of any shape.
    fn value(&self, operand: Operand, shape: ShapeId) -> String {
        let leaves = &self.program.code.shape(shape).leaves;
        match &leaves[..] {
            [leaf] => self.scalar(operand, leaf.kind),
            _ if !operand.is_constant() => self.reg(operand.cell()),
            _ => {
                let shown = leaves.iter().take(LEAVES_SHOWN);
                let mut parts: Vec<String> =
                    shown.map(|leaf| self.scalar(operand.plus(leaf.cell), leaf.kind)).collect();
                if leaves.len() > LEAVES_SHOWN {
                    parts.push(format!("… {} more", leaves.len() - LEAVES_SHOWN));
                }
                format!("{{{}}}", parts.join(", "))
            }
        }
    }

    fn typed(&self, operand: Operand, shape: ShapeId) -> String {
        format!("{} {}", self.shape(shape), self.value(operand, shape))
    }

    /// The scalars of a shape: `i32`, `{i32, ptr}`, `4 x float`.
    fn shape(&self, shape: ShapeId) -> String {
        let leaves = &self.program.code.shape(shape).leaves;
        match &leaves[..] {
            [] => "void".to_string(),
            [leaf] => scalar_type(leaf.kind, leaf.width),
            [first, rest @ ..] if rest.iter().all(|l| (l.kind, l.width) == (first.kind, first.width)) => {
                format!("{} x {}", leaves.len(), scalar_type(first.kind, first.width))
            }
            _ => {
                let mut parts: Vec<String> =
                    leaves.iter().take(LEAVES_SHOWN).map(|l| scalar_type(l.kind, l.width)).collect();
                if leaves.len() > LEAVES_SHOWN {
                    parts.push(format!("… {} more", leaves.len() - LEAVES_SHOWN));
                }
                format!("{{{}}}", parts.join(", "))
            }
        }
    }

    /// The name of the block that starts at `pc`.
    fn block_at(&self, pc: Pc) -> &str {
        let place = self.starts.binary_search_by_key(&pc, |&(start, _)| start);
        place.map_or("?", |place| self.names.block(self.starts[place].1))
    }
}

fn scalar_type(kind: Kind, width: u32) -> String {
    match kind {
        Kind::Int => format!("i{width}"),
        Kind::Ptr => "ptr".to_string(),
        Kind::Float(format) => float_type(format).to_string(),
    }
}

fn float_type(format: FloatFormat) -> &'static str {
    match format {
        FloatFormat::Half => "half",
        FloatFormat::BFloat => "bfloat",
        FloatFormat::Single => "float",
        FloatFormat::Double => "double",
        FloatFormat::X87 => "x86_fp80",
        FloatFormat::Quad => "fp128",
        FloatFormat::PpcPair => "ppc_fp128",
    }
}

fn number(bits: &Bits, kind: Kind) -> String {
    match kind {
        Kind::Float(format) => bits::float::to_text(format, bits.to_u128().unwrap_or(0)),
        Kind::Ptr if bits.is_zero() => "null".to_string(),
        Kind::Ptr => bits.to_unsigned_decimal(),
        Kind::Int if bits.width() == 1 => if bits.is_zero() { "false" } else { "true" }.to_string(),
        Kind::Int => bits.to_signed_decimal(),
    }
}
