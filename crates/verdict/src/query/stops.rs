//! Where threads have to stop so that a query sees all there is to see.
//!
//! Claim: a thread that stops before every op of [`Visible::stops`], and before every op that others can notice
//! ([`Visibility`](program::visible::Visibility)), never steps over a state in which a proposition of the query differs from the last
//! one seen: everything between two stops changes nothing that the query sees. What threads do to each other's view (variables,
//! memory behind pointers) consists of ops that others can notice, and is for reductions to respect.
//!
//! Costs one pass over the code.

use super::ast::Simple;
use super::resolved::{Called, Visible};
use ir::inst::BinaryOp;
use program::Program;
use program::code::{Callee, FuncId, General, Op, Pc, Reg};
use program::operands::{for_each_edge, for_each_write};
use program::primitive::Primitive;

impl Visible {
    /// The cells of each function that must keep their values because the query looks at them.
    pub fn cells(&self) -> Vec<(FuncId, Vec<Reg>)> {
        let mut cells: Vec<(FuncId, Vec<Reg>)> = Vec::new();
        for &(function, cell) in self.registers.iter().chain(&self.slots) {
            match cells.iter_mut().find(|(known, _)| *known == function) {
                Some((_, known)) if known.contains(&cell) => {}
                Some((_, known)) => known.push(cell),
                None => cells.push((function, vec![cell])),
            }
        }
        cells
    }

    /// The places before which a thread has to stop, sorted.
    pub fn stops(&self, program: &Program) -> Vec<Pc> {
        let cells = self.cells();
        let returns = self.returns_that_show(program, &cells);
        let mut stops = self.places.clone();
        for (id, function) in program.functions.iter() {
            let own = cells.iter().find(|(function, _)| *function == id).map(|(_, cells)| &cells[..]);
            let has_slots = self.slots.iter().any(|(function, _)| *function == id);
            let returns = returns.all || returns.of.contains(&id);
            for (pc, op) in
                (function.entry..).zip(&program.code.ops[function.entry as usize..function.end as usize])
            {
                let frame = matches!(op, Op::Ret(_)) && (returns || own.is_some());
                if frame
                    || self.error_shows(program, op)
                    || self.call_shows(program, op, &cells, own.is_some())
                    || own.is_some_and(|cells| writes(program, op, cells))
                    || has_slots && op.is_visible(&program.code)
                {
                    stops.push(pc);
                }
            }
        }
        stops.sort_unstable();
        stops.dedup();
        stops
    }

    /// Whether the query sees that this op is next because it may go wrong.
    fn error_shows(&self, program: &Program, op: &Op) -> bool {
        let divides = || match op {
            Op::UDiv(_) | Op::SDiv(_) | Op::URem(_) | Op::SRem(_) => true,
            Op::General(place) => matches!(
                program.code.general.get(*place as usize),
                Some(General::Binary {
                    op: BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem,
                    ..
                })
            ),
            _ => false,
        };
        // What an atomic section accesses counts where it is entered.
        let enters = || match op {
            Op::Call(site) => match program.code.sites.get(*site as usize).map(|site| site.callee) {
                Some(Callee::Function(function)) => program.functions[function].atomic,
                _ => false,
            },
            _ => false,
        };
        self.simple.iter().any(|simple| match simple {
            Simple::DivZero => divides(),
            Simple::OverFlows => op.is_visible(&program.code),
            Simple::DataRace => op.is_visible(&program.code) || enters(),
            Simple::Deadlock => false,
        })
    }

    /// Whether the query sees a call: of a function that it names, or one that puts another frame on top of one it reads.
    fn call_shows(&self, program: &Program, op: &Op, cells: &[(FuncId, Vec<Reg>)], own: bool) -> bool {
        let Op::Call(site) = op else { return false };
        let Some(site) = program.code.sites.get(*site as usize) else { return true };
        match site.callee {
            Callee::Pointer(_) => own || !cells.is_empty() || !self.calls.is_empty(),
            Callee::Function(callee) => {
                own || cells.iter().any(|(function, _)| *function == callee)
                    || self.calls.contains(&Called::Function(callee))
            }
            Callee::Primitive(primitive) => self.calls.contains(&Called::Primitive(primitive)),
            Callee::External(place) => self.calls.contains(&Called::External(place)),
        }
    }

    /// The functions whose return may bring a frame to the top that the query reads.
    fn returns_that_show(&self, program: &Program, cells: &[(FuncId, Vec<Reg>)]) -> Returns {
        let mut found = Returns { all: false, of: Vec::new() };
        if cells.is_empty() {
            return found;
        }
        // The environment may call a handler anywhere.
        let interrupts = |callee: Callee| callee == Callee::Primitive(Primitive::Interrupt);
        found.all = program.code.sites.iter().any(|site| interrupts(site.callee));
        for (id, _) in cells {
            let function = &program.functions[*id];
            for op in &program.code.ops[function.entry as usize..function.end as usize] {
                let Op::Call(site) = op else { continue };
                match program.code.sites.get(*site as usize).map(|site| site.callee) {
                    Some(Callee::Function(callee)) => found.of.push(callee),
                    Some(Callee::Primitive(_) | Callee::External(_)) => {}
                    Some(Callee::Pointer(_)) | None => found.all = true,
                }
            }
        }
        // A function that calls another as its last act gives its place to it.
        found.all |= program.code.sites.iter().any(|site| site.musttail);
        found
    }
}

struct Returns {
    all: bool,
    of: Vec<FuncId>,
}

/// Whether an op, or an edge that it takes, writes one of these cells.
fn writes(program: &Program, op: &Op, cells: &[Reg]) -> bool {
    let mut found = false;
    for_each_write(&program.code, op, |first, count| {
        found |= cells.iter().any(|cell| (first..first + count).contains(cell));
    });
    for_each_edge(&program.code, op, |edge| {
        let Some(edge) = program.code.edges.get(edge as usize) else { return };
        let copies = program.code.copies.iter().skip(edge.first_copy as usize).take(edge.copies as usize);
        for copy in copies {
            found |= cells.iter().any(|cell| (copy.dst..copy.dst + copy.cells).contains(cell));
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use crate::query::{parse, resolve};
    use program::Program;

    const TEXT: &str = "
        declare void @crit()
        define i32 @main(i32 %n) {
          %a = alloca i32
          %x = add i32 %n, 1
          store i32 %x, ptr %a
          br label %loop
        loop:
          %i = phi i32 [ 0, %0 ], [ %next, %loop ]
          %next = add i32 %i, %x
          %q = udiv i32 %next, %n
          %stop = icmp eq i32 %q, 9
          br i1 %stop, label %out, label %loop
        out:
          call void @crit()
          %y = call i32 @helper(i32 %x)
          ret i32 %y
        }
        define i32 @helper(i32 %p) {
          %z = add i32 %p, 2
          ret i32 %z
        }";

    /// The ops that a query makes threads stop at, by the place in the text.
    fn stops(formula: &str) -> Vec<u32> {
        let module = reader::read("test", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["main"]).expect("it has a layout");
        let text = format!("E<>({formula})");
        let written = parse("<query>", &text).unwrap_or_else(|error| panic!("{error}"));
        let resolved = resolve(&written, &program).unwrap_or_else(|error| panic!("{error}"));
        resolved.visible.stops(&program)
    }

    #[test]
    fn threads_stop_where_the_query_looks() {
        // 0 alloca, 1 add, 2 store, 3 br, 4 add, 5 udiv, 6 icmp, 7 br, 8 crit, 9 helper, 10 ret; 11 add, 12 ret.
        assert_eq!(stops("[0.crit]"), [8]);
        assert_eq!(stops("[0.helper]"), [9]);
        assert_eq!(stops("at(0, main:loop)"), [4]);
        assert_eq!(stops("DivZero"), [5]);
        assert_eq!(stops("OverFlows"), [2, 8]);
        assert_eq!(stops("Deadlock"), [] as [u32; 0]);
        // A register changes where it is written, and goes and comes with its frame.
        assert_eq!(stops("@0.main.%q == 1"), [5, 9, 10, 12]);
        // A phi is written on the edges to its block.
        assert_eq!(stops("@0.main.%i == 1"), [3, 7, 9, 10, 12]);
        assert_eq!(stops("@0.helper.%z == 1"), [9, 11, 12]);
    }
}
