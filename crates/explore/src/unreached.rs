//! Assertions that no execution reaches: a program that holds because it never gets there deserves a word.
//!
//! An assertion is a call of one of the functions behind C's `assert`, guarded by a branch, or of `heddle_assert`. It is reached if control
//! passed the block that decides it. What is known is which edges of the code were taken by some thread in some execution, so a block counts as passed
//! if an edge into it or out of it was taken; a function of one block has none, and counts as reached.
//!
//! Claim, after a search that covered everything: what is listed is reached by no execution. Limit: what runs before `main` is not seen, so
//! that what constructors may call is not listed.

use arena::Id;
use program::Program;
use program::calls::CallGraph;
use program::code::{Callee, EdgeId, FuncId, Function, Op, Pc};
use program::operands::for_each_edge;
use program::primitive::Primitive;

/// What C's `assert` calls when it fails, on various systems.
const FAILS: [&str; 5] =
    ["__assert_fail", "__assert_perror_fail", "__assert", "__assert_func", "__assert_rtn"];

/// The assertions of a program, by the calls that make them, that are not reached if just these edges are `taken`.
pub(crate) fn unreached_asserts(program: &Program, taken: &[bool]) -> Vec<Pc> {
    let was_taken = |edge: &EdgeId| taken.get(*edge as usize).copied().unwrap_or(true);
    let before_main = called_by(program, &program.constructors);
    let mut unreached = Vec::new();
    for (_, function) in program.functions.iter().filter(|(id, _)| !before_main[id.index()]) {
        let blocks = blocks(function);
        let edges = |block: usize| edges_of(program, blocks[block].clone());
        for (place, block) in blocks.iter().enumerate() {
            let Some((pc, guarded)) = block.clone().find_map(|pc| Some((pc, is_assert(program, pc)?))) else {
                continue;
            };
            let into = |from: usize| {
                edges(from)
                    .into_iter()
                    .filter(|&edge| program.code.edges[edge as usize].target == block.start)
            };
            let before: Vec<usize> = (0..blocks.len()).filter(|&from| into(from).next().is_some()).collect();
            let known: Vec<EdgeId> = match guarded {
                // Whether it fails or not, the branch before it was taken.
                true => before.into_iter().flat_map(edges).collect(),
                false => before.into_iter().flat_map(into).chain(edges(place)).collect(),
            };
            let written_here =
                program.inst_at(pc).is_some_and(|(_, inst)| inst.dbg.is_some() || inst.pos.0 != 0);
            if written_here && !known.is_empty() && !known.iter().any(was_taken) {
                unreached.push(pc);
            }
        }
    }
    unreached
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
fn called_by(program: &Program, first: &[FuncId]) -> Vec<bool> {
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
fn blocks(function: &Function) -> Vec<std::ops::Range<Pc>> {
    let mut starts: Vec<Pc> = function.blocks.iter().copied().filter(|&pc| pc != Pc::MAX).collect();
    starts.sort_unstable();
    let ends = starts.iter().copied().skip(1).chain([function.end]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// The edges that leave a block.
fn edges_of(program: &Program, block: std::ops::Range<Pc>) -> Vec<EdgeId> {
    let mut edges = Vec::new();
    if let Some(last) = block.last() {
        for_each_edge(&program.code, &program.code.ops[last as usize], |edge| edges.push(edge));
    }
    edges
}
