//! Assertions that no execution reaches, and assumptions that none passes: a program that holds because it never gets there deserves a word.
//!
//! An assertion is a call of one of the functions behind C's `assert`, guarded by a branch, or of `heddle_assert`. It is reached if control
//! passes what decides it: the branch, or the call itself. Engines know that in their own ways, so that each assertion comes with two:
//!
//! ```text
//!   edges    one of them was taken: for who keeps the edges that executions took. A block that has none counts as passed
//!   ops      one of them is executed: for who looks at each step
//! ```
//!
//! Claim: an assertion that an engine which saw everything finds unreached is reached by no execution. Limit: who keeps edges does not see a function of one block.

use arena::Id;
use program::Program;
use program::calls::CallGraph;
use program::code::{Callee, EdgeId, FuncId, Function, Op, Pc};
use program::operands::for_each_edge;
use program::primitive::Primitive;

use crate::location::Location;
use crate::places::Places;

/// What C's `assert` calls when it fails, on various systems.
const FAILS: [&str; 5] =
    ["__assert_fail", "__assert_perror_fail", "__assert", "__assert_func", "__assert_rtn"];

/// An assertion of a program.
#[derive(Clone, Debug)]
pub struct Assertion {
    /// The call that makes it.
    pub call: Pc,
    /// It is reached if and only if one of these is taken, unless there are none.
    pub edges: Vec<EdgeId>,
    /// It is reached if and only if one of these is executed.
    pub ops: Vec<Pc>,
    /// Whether something that runs before `main` may call the function that it is in.
    pub before_main: bool,
}

impl Assertion {
    /// Whether it is known not to be reached if just these edges are `taken`, and what runs before `main` was not seen.
    pub fn is_unreached(&self, taken: &[bool]) -> bool {
        let was_taken = |edge: &EdgeId| taken.get(*edge as usize).copied().unwrap_or(true);
        !self.before_main && !self.edges.is_empty() && !self.edges.iter().any(was_taken)
    }
}

/// The assertions of a program that have a place in its source.
pub fn assertions(program: &Program) -> Vec<Assertion> {
    let before_main = called_by(program, &program.constructors);
    let mut found = Vec::new();
    for (id, function) in program.functions.iter() {
        let blocks = blocks(function);
        let edges = |block: usize| edges_of(program, blocks[block].clone());
        for (place, block) in blocks.iter().enumerate() {
            for (call, guarded) in block.clone().filter_map(|pc| Some((pc, is_assert(program, pc)?))) {
                let written_here =
                    program.inst_at(call).is_some_and(|(_, inst)| inst.dbg.is_some() || inst.pos.0 != 0);
                if !written_here {
                    continue;
                }
                let into = |from: usize| {
                    let target = |edge: EdgeId| program.code.edges[edge as usize].target;
                    edges(from).into_iter().filter(move |&edge| target(edge) == block.start)
                };
                let before: Vec<usize> =
                    (0..blocks.len()).filter(|&from| into(from).next().is_some()).collect();
                let branches: Vec<Pc> =
                    before.iter().filter_map(|&from| blocks[from].clone().last()).collect();
                let (edges, ops): (Vec<EdgeId>, _) = match guarded {
                    // Whether it fails or not, the branch before it is executed.
                    true if !branches.is_empty() => (before.into_iter().flat_map(edges).collect(), branches),
                    _ => (before.into_iter().flat_map(into).chain(edges(place)).collect(), vec![call]),
                };
                found.push(Assertion { call, edges, ops, before_main: before_main[id.index()] });
            }
        }
    }
    found
}

/// How far a warning goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// All executions were looked at.
    Everything,
    /// Executions were looked at up to a bound.
    UpToTheBound,
}

impl Seen {
    fn warning(self, what: &str, at: Option<&Location>) -> String {
        let place = at.map_or_else(|| "an unknown place".to_string(), ToString::to_string);
        match self {
            Seen::Everything => format!("{what} at {place}"),
            Seen::UpToTheBound => format!("up to the bound, {what} at {place}"),
        }
    }

    /// Says that an assertion is not reached, by the call that makes it.
    pub fn unreached(self, places: &Places<'_>, call: Pc) -> String {
        self.warning("no execution reaches the assertion", places.location(call).as_ref())
    }

    /// Says that an assumption lets nothing pass.
    pub fn contradiction(self, at: &Location) -> String {
        self.warning("no execution passes the assumption", Some(at))
    }
}

/// Whether a call is an assertion, and then whether it is one that failed already.
fn is_assert(program: &Program, pc: Pc) -> Option<bool> {
    let Op::Call(site) = program.code.ops[pc as usize] else { return None };
    match program.code.sites[site as usize].callee {
        Callee::Function(callee) => FAILS.contains(&program.functions[callee].name.as_str()).then_some(true),
        Callee::Primitive(Primitive::Assert) => Some(false),
        _ => None,
    }
}

/// The functions that these may call, directly or not, themselves included.
pub(crate) fn called_by(program: &Program, first: &[FuncId]) -> Vec<bool> {
    let mut called = vec![false; program.functions.len()];
    if first.is_empty() {
        return called;
    }
    let graph = CallGraph::new(program);
    let mut todo = first.to_vec();
    while let Some(function) = todo.pop() {
        if !std::mem::replace(&mut called[function.index()], true) {
            todo.extend(graph.callees(function));
        }
    }
    called
}

/// The blocks of a function that has code.
pub(crate) fn blocks(function: &Function) -> Vec<std::ops::Range<Pc>> {
    let mut starts: Vec<Pc> = function.blocks.iter().copied().filter(|&pc| pc != Pc::MAX).collect();
    starts.sort_unstable();
    let ends = starts.iter().copied().skip(1).chain([function.end]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// The edges that leave a block.
pub(crate) fn edges_of(program: &Program, block: std::ops::Range<Pc>) -> Vec<EdgeId> {
    let mut edges = Vec::new();
    if let Some(last) = block.last() {
        for_each_edge(&program.code, &program.code.ops[last as usize], |edge| edges.push(edge));
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "declare void @heddle_assert(i32, ptr)\n\
        define void @__assert_fail() {\n  ret void\n}\n\
        define void @f(i1 %c) {\n  br i1 %c, label %bad, label %good\n\
        bad:\n  call void @__assert_fail()\n  unreachable\n\
        good:\n  call void @heddle_assert(i32 1, ptr null)\n  call void @heddle_assert(i32 2, ptr null)\n  ret void\n}\n\
        define void @g() {\n  call void @heddle_assert(i32 3, ptr null)\n  ret void\n}\n";

    #[test]
    fn assertions_are_reached_by_what_decides_them() {
        let module = reader::read("a.ll", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["f", "g"]).expect("it has a layout");
        let found = assertions(&program);
        let entry = |name: &str| program.functions[program.function_named(name).expect("it is there")].entry;
        let [fails, first, second, alone] = &found[..] else { panic!("{found:?}") };
        // The branch decides the first, whichever way it goes; the calls are the others.
        assert_eq!(fails.ops, [entry("f")]);
        assert_eq!(fails.edges.len(), 2);
        assert_eq!((&first.ops[..], &second.ops[..]), (&[first.call][..], &[second.call][..]));
        assert_eq!(first.edges, second.edges);
        assert_eq!(first.edges.len(), 1);
        assert_eq!((alone.call, alone.edges.len()), (entry("g"), 0));
        let unreached = |taken: &[bool]| found.iter().map(|one| one.is_unreached(taken)).collect::<Vec<_>>();
        let mut taken = vec![false; program.code.edges.len()];
        assert_eq!(unreached(&taken), [true, true, true, false]);
        let to_bad = fails.edges.iter().find(|edge| !first.edges.contains(edge)).expect("two ways");
        taken[*to_bad as usize] = true;
        assert_eq!(unreached(&taken), [false, true, true, false]);
    }

    #[test]
    fn what_is_bounded_says_so() {
        let module = reader::read("a.ll", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["f", "g"]).expect("it has a layout");
        let places = Places::new(&program, Some(("a.ll", TEXT.as_bytes())));
        let call = assertions(&program)[3].call;
        assert_eq!(
            Seen::Everything.unreached(&places, call),
            "no execution reaches the assertion at a.ll:16:3"
        );
        assert_eq!(
            Seen::UpToTheBound.unreached(&places, call),
            "up to the bound, no execution reaches the assertion at a.ll:16:3"
        );
        let at = Location::new("a.ll", 5, 2, "f");
        assert_eq!(Seen::Everything.contradiction(&at), "no execution passes the assumption at a.ll:5:2");
    }
}
