//! Which cells of a frame still matter: those that may be read before they are written again.
//!
//! Claim: overwriting any other cell of a frame changes nothing that the program does from there on. [`Liveness::live`] is about
//! the frame that is about to execute an op, [`Liveness::live_after_call`] about one that waits for a call to return; what the call
//! will write then is not part of it. Which cells an op touches is [`operands`](crate::operands)' business.
//!
//! The contents of plain locals ([`plain_locals`](crate::plain_locals)) are followed like cells: [`Liveness::dead_locals`] are those whose contents do
//! not matter.
//!
//! Limit: arguments after the named ones lie in the frame behind its [`cells`](crate::code::Function::cells). They are not covered:
//! `va_start` may read them whenever it is executed, so they must always be kept.
//!
//! Cost: nothing until a function is asked about. Then its code is cut into segments of at most [`SEGMENT`] ops, and each cell is
//! followed from where it is read to where it is written, so that the work is the sum of the lives in segments, not cells times
//! segments. The set of a place is made when it is asked for, from the end of its segment, and kept: asking again is two lookups.

use crate::Program;
use crate::code::{EdgeId, FuncId, Function, Op, Operand, Pc, Reg};
use crate::operands::{copies_of, for_each_edge, for_each_read, for_each_write, goes_on};
use crate::plain_locals::{Effect, PlainLocals};
use arena::Id;
use std::ops::Range;
use std::sync::OnceLock;

/// How many ops are followed together.
const SEGMENT: usize = 64;

/// The live cells of every place of a program.
#[derive(Debug)]
pub struct Liveness<'p> {
    program: &'p Program,
    functions: Vec<OnceLock<FunctionLiveness>>,
}

impl<'p> Liveness<'p> {
    /// The live cells of `program`.
    pub fn new(program: &'p Program) -> Liveness<'p> {
        Liveness { program, functions: program.functions.ids().map(|_| OnceLock::new()).collect() }
    }

    /// The cells that may be read before they are written from just before the op at `pc`, sorted; none outside of functions.
    pub fn live(&self, pc: Pc) -> &[Reg] {
        self.program.function_at(pc).map_or(&[], |function| self.live_in(function, pc))
    }

    /// The cells that may be read before they are written from just after the call at `pc` has returned, sorted, without those
    /// that its return writes; none where there is no call.
    pub fn live_after_call(&self, pc: Pc) -> &[Reg] {
        self.program.function_at(pc).map_or(&[], |function| self.live_after_call_in(function, pc))
    }

    /// [`Liveness::live`] of a place that is known to be in `function`.
    pub fn live_in(&self, function: FuncId, pc: Pc) -> &[Reg] {
        self.before(function, pc).map_or(&[], |place| &place.cells)
    }

    /// [`Liveness::live_after_call`] of a place that is known to be in `function`.
    pub fn live_after_call_in(&self, function: FuncId, pc: Pc) -> &[Reg] {
        self.after_call(function, pc).map_or(&[], |place| &place.cells)
    }

    /// The allocas of the plain locals whose contents do not matter just before the op at `pc` of `function`, sorted.
    pub fn dead_locals(&self, function: FuncId, pc: Pc) -> &[Pc] {
        self.before(function, pc).map_or(&[], |place| &place.dead)
    }

    /// The same just after the call at `pc` has returned.
    pub fn dead_locals_after_call(&self, function: FuncId, pc: Pc) -> &[Pc] {
        self.after_call(function, pc).map_or(&[], |place| &place.dead)
    }

    fn before(&self, function: FuncId, pc: Pc) -> Option<&Place> {
        let known = self.of(function);
        let at = pc.wrapping_sub(self.program.functions[function].entry) as usize;
        let live =
            || known.place(&self.program.functions[function], known.before(self.program, function, at));
        Some(known.before.get(at)?.get_or_init(live))
    }

    fn after_call(&self, function: FuncId, pc: Pc) -> Option<&Place> {
        let known = self.of(function);
        let at = pc.wrapping_sub(self.program.functions[function].entry) as usize;
        let live =
            || known.place(&self.program.functions[function], known.waiting(self.program, function, at));
        Some(known.after.get(at)?.get_or_init(live))
    }

    fn of(&self, function: FuncId) -> &FunctionLiveness {
        self.functions[function.index()]
            .get_or_init(|| FunctionLiveness::new(self.program, &self.program.functions[function]))
    }
}

/// The live cells of one function; places are relative to its entry.
#[derive(Debug)]
struct FunctionLiveness {
    /// The segment of each place.
    segment_of: Vec<u32>,
    /// Where each segment ends, and what is live there.
    segments: Vec<(usize, Box<[Reg]>)>,
    before: Vec<OnceLock<Place>>,
    after: Vec<OnceLock<Place>>,
    /// Plain locals are cells too, after those of the function.
    locals: PlainLocals,
}

/// What matters at a place.
#[derive(Debug)]
struct Place {
    cells: Box<[Reg]>,
    /// The plain locals that do not.
    dead: Box<[Pc]>,
}

/// A segment of code, or an edge that copies: what liveness passes from node to node.
#[derive(Default)]
struct Node {
    predecessors: Vec<u32>,
    /// What it writes, sorted.
    writes: Vec<Reg>,
    /// What it reads before it writes it.
    reads: Vec<Reg>,
    live_out: Vec<Reg>,
}

impl FunctionLiveness {
    fn new(program: &Program, function: &Function) -> FunctionLiveness {
        let code = &program.code;
        let ops = &code.ops[function.entry as usize..function.end as usize];
        let starts = segments(function, ops.len());
        let mut segment_of = vec![0; ops.len()];
        let mut nodes: Vec<Node> = Vec::with_capacity(starts.len());
        // The last segment that writes each cell.
        let locals = PlainLocals::new(code, function);
        let cells = function.cells + locals.allocas.len() as u32;
        let mut written = vec![usize::MAX; cells as usize];
        for (id, range) in starts.iter().enumerate() {
            segment_of[range.clone()].fill(id as u32);
            let mut node = Node::default();
            for op in &ops[range.clone()] {
                reads_of(program, function, &locals, op, |cell| {
                    if written.get(cell as usize) != Some(&id) {
                        node.reads.push(cell);
                    }
                });
                writes_of(program, function, &locals, op, |cell| {
                    node.writes.push(cell);
                    if let Some(last) = written.get_mut(cell as usize) {
                        *last = id;
                    }
                });
            }
            nodes.push(node);
        }
        for (id, range) in starts.iter().enumerate() {
            let Some(last) = ops[range.clone()].last() else { continue };
            if goes_on(code, last)
                && let Some(&next) = segment_of.get(range.end)
            {
                nodes[next as usize].predecessors.push(id as u32);
            }
            for_each_edge(code, last, |edge| {
                let target = code.edges[edge as usize].target.wrapping_sub(function.entry) as usize;
                let Some(&target) = segment_of.get(target) else { return };
                let node = Node { predecessors: vec![id as u32], ..edge_node(program, edge) };
                let between = nodes.len() as u32;
                nodes.push(node);
                nodes[target as usize].predecessors.push(between);
            });
        }
        follow_cells(&mut nodes, cells);
        let ends = starts.iter().map(|range| range.end);
        let segments = ends.zip(nodes).map(|(end, node)| (end, node.live_out.into())).collect();
        let unknown = || ops.iter().map(|_| OnceLock::new()).collect();
        FunctionLiveness { segment_of, segments, before: unknown(), after: unknown(), locals }
    }

    /// What matters where these cells are live.
    fn place(&self, function: &Function, mut live: Vec<Reg>) -> Place {
        let live_locals = live.split_off(live.partition_point(|&cell| cell < function.cells));
        let is_dead = |place: u32| live_locals.binary_search(&(function.cells + place)).is_err();
        let allocas = (0..).zip(&self.locals.allocas);
        let dead = allocas.filter(|(place, _)| is_dead(*place)).map(|(_, &pc)| pc).collect();
        Place { cells: live.into(), dead }
    }

    /// What is live before the op at `at`, from the end of its segment.
    fn before(&self, program: &Program, function: FuncId, at: usize) -> Vec<Reg> {
        let function = &program.functions[function];
        let (end, live_out) = &self.segments[self.segment_of[at] as usize];
        let mut live = live_out.to_vec();
        let first = function.entry as usize;
        for op in program.code.ops[first + at..first + end].iter().rev() {
            writes_of(program, function, &self.locals, op, |cell| remove(&mut live, cell));
            reads_of(program, function, &self.locals, op, |cell| insert(&mut live, cell));
        }
        live
    }

    /// What a frame keeps while the call at `at` runs.
    fn waiting(&self, program: &Program, id: FuncId, at: usize) -> Vec<Reg> {
        let function = &program.functions[id];
        let op = &program.code.ops[function.entry as usize + at];
        if !matches!(op, Op::Call(_)) {
            return Vec::new();
        }
        let (end, live_out) = &self.segments[self.segment_of[at] as usize];
        let mut live = if at + 1 == *end { live_out.to_vec() } else { self.before(program, id, at + 1) };
        writes_of(program, function, &self.locals, op, |cell| remove(&mut live, cell));
        live
    }
}

/// The ranges of places that are entered at their start only and left at their end only.
fn segments(function: &Function, len: usize) -> Vec<Range<usize>> {
    let mut starts: Vec<usize> =
        function.blocks.iter().filter(|&&pc| pc != Pc::MAX).map(|&pc| pc as usize).collect();
    starts.sort_unstable();
    let entry = function.entry as usize;
    let ends = starts.iter().skip(1).map(|&start| start - entry).chain([len]);
    let blocks = starts.iter().map(|&start| start - entry).zip(ends);
    let pieces =
        |(start, end): (usize, usize)| (start..end).step_by(SEGMENT).map(move |at| at..end.min(at + SEGMENT));
    blocks.flat_map(pieces).collect()
}

fn edge_node(program: &Program, edge: EdgeId) -> Node {
    let mut node = Node::default();
    for copy in copies_of(&program.code, edge) {
        each_cell(copy.src, copy.cells, |cell| node.reads.push(cell));
        node.writes.extend(copy.dst..copy.dst + copy.cells);
    }
    node
}

/// Follows each cell back from the nodes that read it to those that write it.
fn follow_cells(nodes: &mut [Node], cells: u32) {
    let mut readers: Vec<Vec<u32>> = vec![Vec::new(); cells as usize];
    for (id, node) in nodes.iter_mut().enumerate() {
        node.writes.sort_unstable();
        for cell in node.reads.drain(..) {
            if let Some(readers) = readers.get_mut(cell as usize)
                && readers.last() != Some(&(id as u32))
            {
                readers.push(id as u32);
            }
        }
    }
    for (cell, readers) in readers.into_iter().enumerate() {
        let cell = cell as Reg;
        // Cells come in order, so the last one tells whether this one is there already.
        let mut todo = readers;
        while let Some(id) = todo.pop() {
            for place in 0..nodes[id as usize].predecessors.len() {
                let from = nodes[id as usize].predecessors[place];
                let node = &mut nodes[from as usize];
                if node.live_out.last() == Some(&cell) {
                    continue;
                }
                node.live_out.push(cell);
                if node.writes.binary_search(&cell).is_err() {
                    todo.push(from);
                }
            }
        }
    }
}

fn reads_of(
    program: &Program,
    function: &Function,
    locals: &PlainLocals,
    op: &Op,
    mut visit: impl FnMut(Reg),
) {
    for_each_read(&program.code, op, function.ret, |operand, cells| each_cell(operand, cells, &mut visit));
    if let Some((place, Effect::Reads)) = locals.touched(&program.code, op) {
        visit(function.cells + place);
    }
}

fn writes_of(
    program: &Program,
    function: &Function,
    locals: &PlainLocals,
    op: &Op,
    mut visit: impl FnMut(Reg),
) {
    for_each_write(&program.code, op, |first, cells| (first..first + cells).for_each(&mut visit));
    if let Some((place, Effect::Overwrites)) = locals.touched(&program.code, op) {
        visit(function.cells + place);
    }
}

fn each_cell(operand: Operand, cells: u32, visit: impl FnMut(Reg)) {
    if !operand.is_constant() {
        (operand.cell()..operand.cell() + cells).for_each(visit);
    }
}

fn insert(set: &mut Vec<Reg>, cell: Reg) {
    if let Err(place) = set.binary_search(&cell) {
        set.insert(place, cell);
    }
}

fn remove(set: &mut Vec<Reg>, cell: Reg) {
    if let Ok(place) = set.binary_search(&cell) {
        set.remove(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::program;

    /// The names of the registers whose cells are live before each op of `main`.
    fn names(program: &Program, live: &[Reg]) -> String {
        let function = &program.functions[FuncId::new(0)];
        let body = program.module.globals[function.global].as_function().and_then(|f| f.body.as_ref());
        let body = body.expect("it has a body");
        let name = |&cell: &Reg| {
            let of =
                |p: &crate::code::Param| (p.reg..p.reg + program.code.shape(p.shape).cells).contains(&cell);
            let (place, _) =
                function.registers.iter().enumerate().find(|(_, p)| of(p)).expect("it has a register");
            let name = body.locals[ir::function::LocalId::new(place)].name.expect("it has a name");
            program.module.strings.text(name).into_owned()
        };
        live.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_is_read_later_is_live() {
        let program = program(
            "define i32 @main(i32 %a, i32 %b) {
               %x = add i32 %a, 1
               %y = mul i32 %x, %x
               %z = sub i32 %y, %b
               ret i32 %z
             }",
            &["main"],
        );
        let liveness = Liveness::new(&program);
        let live: Vec<String> = (0..4).map(|pc| names(&program, liveness.live(pc))).collect();
        assert_eq!(live, ["a b", "b x", "b y", "z"]);
        assert_eq!(liveness.live(4), []);
        assert_eq!(liveness.live_after_call(0), [], "there is no call");
    }

    #[test]
    fn phis_read_on_their_edges() {
        let program = program(
            "define i32 @main(i32 %n, i32 %unused) {
             entry:
               br label %head
             head:
               %i = phi i32 [ 0, %entry ], [ %next, %body ]
               %old = phi i32 [ 7, %entry ], [ %i, %body ]
               %more = icmp slt i32 %i, %n
               br i1 %more, label %body, label %done
             body:
               %next = add i32 %i, 1
               br label %head
             done:
               ret i32 %old
             }",
            &["main"],
        );
        let liveness = Liveness::new(&program);
        let live: Vec<String> = (0..6).map(|pc| names(&program, liveness.live(pc))).collect();
        assert_eq!(live, ["n", "n i old", "n i old more", "n i", "n i next", "old"]);
    }

    #[test]
    fn a_waiting_frame_keeps_what_it_reads_afterwards() {
        let program = program(
            "define i32 @main(i32 %a, i32 %b, i32 %c) {
               %r = call i32 @f(i32 %a, i32 %b)
               %s = add i32 %r, %b
               call void @g(i32 %c)
               ret i32 %s
             }
             define i32 @f(i32 %x, i32 %y) { ret i32 %x }
             define void @g(i32 %x) { ret void }",
            &["main"],
        );
        let liveness = Liveness::new(&program);
        assert_eq!(names(&program, liveness.live(0)), "a b c");
        assert_eq!(
            names(&program, liveness.live_after_call(0)),
            "b c",
            "the result is written by the return"
        );
        assert_eq!(names(&program, liveness.live(1)), "b c r");
        assert_eq!(names(&program, liveness.live_after_call(2)), "s");
    }

    #[test]
    fn an_invoke_takes_its_copies_along() {
        let program = program(
            "declare i32 @personality(...)
             define i32 @main(i32 %a, i32 %b) personality ptr @personality {
             entry:
               %r = invoke i32 @f() to label %done unwind label %lost
             done:
               %p = phi i32 [ %a, %entry ]
               %q = phi i32 [ %r, %entry ]
               %s = add i32 %p, %q
               ret i32 %s
             lost:
               %l = landingpad i32 cleanup
               ret i32 %b
             }
             define i32 @f() { ret i32 1 }",
            &["main"],
        );
        let liveness = Liveness::new(&program);
        assert_eq!(names(&program, liveness.live(0)), "a");
        assert_eq!(names(&program, liveness.live_after_call(0)), "a", "the copies read %a and the result");
        assert_eq!(names(&program, liveness.live(1)), "p q");
    }

    #[test]
    fn values_of_several_cells_are_live_cell_by_cell() {
        let program = program(
            "define i64 @main({ i64, i128 } %a, <2 x i32> %v, i32 %i) {
               %first = extractvalue { i64, i128 } %a, 0
               %x = extractelement <2 x i32> %v, i32 %i
               %w = zext i32 %x to i64
               switch i64 %w, label %done [ i64 1, label %other ]
             done:
               ret i64 %first
             other:
               %b = insertvalue { i64, i128 } %a, i64 3, 0
               %big = extractvalue { i64, i128 } %b, 1
               %t = trunc i128 %big to i64
               ret i64 %t
             }",
            &["main"],
        );
        let liveness = Liveness::new(&program);
        assert_eq!(names(&program, liveness.live(0)), "a a a v v i");
        assert_eq!(names(&program, liveness.live(2)), "a a first x", "the first cell of %a is replaced");
        assert_eq!(liveness.live(5), [1, 2]);
    }

    #[test]
    fn what_is_in_a_local_matters_until_it_was_read_last() {
        let program = program(
            "define i32 @main(i1 %c) {
             entry:
               %x = alloca i32
               %y = alloca i32
               store i32 1, ptr %x
               br i1 %c, label %a, label %b
             a:
               store i32 2, ptr %x
               br label %b
             b:
               %v = load i32, ptr %x
               store i8 0, ptr %y
               call void @f()
               %w = load i32, ptr %y
               ret i32 %w
             }
             define void @f() { ret void }",
            &["main"],
        );
        let liveness = Liveness::new(&program);
        let main = FuncId::new(0);
        let dead: Vec<&[Pc]> = (0..11).map(|pc| liveness.dead_locals(main, pc)).collect();
        let (both, x, none): (&[Pc], &[Pc], &[Pc]) = (&[0, 1], &[0], &[]);
        // What is written in part is read as a whole later.
        assert_eq!(dead, [both, both, x, none, x, none, none, x, x, x, both]);
        assert_eq!(liveness.dead_locals_after_call(main, 8), x);
    }

    #[test]
    fn long_blocks_are_cut_without_loss() {
        let mut text = String::from("define i32 @main(i32 %a, i32 %last) {\n %x0 = add i32 %a, 1\n");
        for i in 1..500 {
            text += &format!(" %x{i} = add i32 %x{}, 1\n", i - 1);
        }
        text += " %r = add i32 %x499, %last\n ret i32 %r }";
        let program = program(&text, &["main"]);
        let liveness = Liveness::new(&program);
        assert_eq!(names(&program, liveness.live(0)), "a last");
        for pc in 1..500 {
            assert_eq!(names(&program, liveness.live(pc)), format!("last x{}", pc - 1));
        }
        assert_eq!(names(&program, liveness.live(501)), "r");
    }

    /// The textbook's equations, round and round until nothing changes.
    fn by_equations(program: &Program, function: &Function) -> Vec<Vec<Reg>> {
        let code = &program.code;
        let mut live =
            vec![std::collections::BTreeSet::<Reg>::new(); (function.end - function.entry) as usize];
        let mut changed = true;
        while changed {
            changed = false;
            for pc in (function.entry..function.end).rev() {
                let op = &code.ops[pc as usize];
                let at = |pc: Pc| (pc - function.entry) as usize;
                let mut set = match goes_on(code, op) {
                    true => live.get(at(pc) + 1).cloned().unwrap_or_default(),
                    false => Default::default(),
                };
                for_each_edge(code, op, |edge| {
                    let mut over = live[at(code.edges[edge as usize].target)].clone();
                    let node = edge_node(program, edge);
                    node.writes.iter().for_each(|cell| _ = over.remove(cell));
                    over.extend(node.reads);
                    set.extend(over);
                });
                writes_of(program, function, &PlainLocals::default(), op, |cell| _ = set.remove(&cell));
                reads_of(program, function, &PlainLocals::default(), op, |cell| _ = set.insert(cell));
                changed |= live[at(pc)] != set;
                live[at(pc)] = set;
            }
        }
        live.into_iter().map(|set| set.into_iter().collect()).collect()
    }

    #[test]
    fn the_whole_platform_agrees_with_the_equations() {
        let module = reader::read(
            "test",
            b"define i32 @main() { ret i32 0 }
             declare i32 @printf(ptr, ...)
             declare ptr @realloc(ptr, i64)
             declare double @strtod(ptr, ptr)
             declare double @pow(double, double)
             declare void @qsort(ptr, i64, i64, ptr)",
        );
        let module = crate::platform::link(module.expect("it can be read")).expect("it links");
        let entries = ["main", "printf", "realloc", "strtod", "pow", "qsort"];
        let program = Program::new(module, &entries).expect("it has a layout");
        assert!(program.functions.len() > 20);
        let liveness = Liveness::new(&program);
        for (id, function) in program.functions.iter() {
            for (at, expected) in by_equations(&program, function).into_iter().enumerate() {
                assert_eq!(
                    liveness.live_in(id, function.entry + at as Pc),
                    expected,
                    "{} {at}",
                    function.name
                );
            }
            assert_eq!(liveness.live(function.entry), liveness.live_in(id, function.entry));
        }
    }
}
