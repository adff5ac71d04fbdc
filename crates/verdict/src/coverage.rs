//! What of the code a run has seen, and the lines of the source that it has not.
//!
//! Engines know in their own ways what executions reach: who goes from edge to edge keeps those that were taken ([`Coverage::of_edges`]), who looks at each step keeps the steps.
//! Either may take for reached what is not: functions whose address is taken, and what is called before `main`, always count.
//!
//! Claim: no execution that was looked at reaches a line that is named. Limit: functions that no call leads to are not part of a program, and are not named; nor are lines of which a part is reached.

use crate::location::Location;
use crate::places::Places;
use crate::unreached::{Seen, blocks, called_by, edges_of};
use arena::Id;
use program::Program;
use program::calls::CallGraph;
use program::code::{Callee, FuncId, Op, Pc};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a run has seen of the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// For each op whether an execution may have reached it: what is false was reached by none.
    pub reached: Vec<bool>,
    /// How far that goes.
    pub seen: Seen,
}

/// Lines of a file that no execution reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreachedLines {
    /// The file.
    pub file: String,
    /// The lines, from the first to the last of each piece.
    pub lines: Vec<(u32, u32)>,
}

impl Coverage {
    /// All that can be reached if just these edges are taken in a program that starts at these functions.
    pub fn of_edges(program: &Program, taken: &[bool], starts: &[FuncId]) -> Coverage {
        let graph = CallGraph::new(program);
        let early = called_by(program, &program.constructors);
        let mut reached = vec![false; program.code.ops.len()];
        let mut entered = vec![false; program.functions.len()];
        let mut todo: Vec<FuncId> = starts.to_vec();
        let others = |id: &FuncId| graph.is_address_taken(*id) || early[id.index()];
        todo.extend(program.functions.ids().filter(others));
        while let Some(id) = todo.pop() {
            if std::mem::replace(&mut entered[id.index()], true) {
                continue;
            }
            let function = &program.functions[id];
            let blocks = blocks(function);
            // For each block whether something leads there, and whether that was taken.
            let mut into: BTreeMap<Pc, bool> = BTreeMap::new();
            for edge in blocks.iter().flat_map(|block| edges_of(program, block.clone())) {
                let target = program.code.edges[edge as usize].target;
                let was_taken = taken.get(edge as usize).copied().unwrap_or(true);
                *into.entry(target).or_insert(false) |= was_taken;
            }
            for block in blocks {
                let first = block.start == function.entry;
                if !first && !early[id.index()] && into.get(&block.start) == Some(&false) {
                    continue;
                }
                for pc in block {
                    reached[pc as usize] = true;
                    if let Op::Call(site) = program.code.ops[pc as usize]
                        && let Callee::Function(callee) = program.code.sites[site as usize].callee
                    {
                        todo.push(callee);
                    }
                }
            }
        }
        Coverage { reached, seen: Seen::Everything }
    }

    /// All that can be reached if just these ops are executed, but for what runs before `main`.
    pub fn of_ops(program: &Program, mut reached: Vec<bool>, seen: Seen) -> Coverage {
        let early = called_by(program, &program.constructors);
        for (_, function) in program.functions.iter().filter(|(id, _)| early[id.index()]) {
            reached[function.entry as usize..function.end as usize].fill(true);
        }
        Coverage { reached, seen }
    }

    /// Whether an execution may have reached an op.
    pub fn is_reached(&self, pc: Pc) -> bool {
        self.reached.get(pc as usize).copied().unwrap_or(true)
    }

    /// The lines of which no part is reached, in the files that are `users`.
    pub fn unreached_lines(
        &self,
        program: &Program,
        places: &Places<'_>,
        users: impl Fn(&Location) -> bool,
    ) -> Vec<UnreachedLines> {
        let mut files: BTreeMap<String, BTreeMap<u32, bool>> = BTreeMap::new();
        for function in program.functions.values() {
            for pc in function.entry..function.end {
                let Some(location) = places.location(pc).filter(|place| place.line != 0 && users(place))
                else {
                    continue;
                };
                let line = files.entry(location.file).or_default().entry(location.line).or_insert(false);
                *line |= self.is_reached(pc);
            }
        }
        let pieces = files.into_iter().map(|(file, lines)| UnreachedLines { file, lines: pieces(&lines) });
        pieces.filter(|file| !file.lines.is_empty()).collect()
    }
}

/// Lines that are not reached, joined where nothing that is reached lies between them.
fn pieces(lines: &BTreeMap<u32, bool>) -> Vec<(u32, u32)> {
    let mut pieces: Vec<(u32, u32)> = Vec::new();
    let mut joins = false;
    for (&line, &reached) in lines {
        match pieces.last_mut().filter(|_| joins) {
            Some((_, last)) if !reached => *last = line,
            _ if !reached => pieces.push((line, line)),
            _ => {}
        }
        joins = !reached;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b\n\
        a:\n  call void @g()\n  ret void\n\
        b:\n  call void @h()\n  ret void\n}\n\
        define void @g() {\n  ret void\n}\n\
        define void @h() {\n  ret void\n}\n";

    #[test]
    fn what_only_leads_on_from_there_is_not_reached_either() {
        let module = reader::read("a.ll", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["f"]).expect("it has a layout");
        let places = Places::new(&program, Some(("a.ll", TEXT.as_bytes())));
        let start = program.function_named("f").expect("it is there");
        let lines = |taken: &[bool]| {
            let coverage = Coverage::of_edges(&program, taken, &[start]);
            coverage.unreached_lines(&program, &places, |_| true)
        };
        let all = vec![true; program.code.edges.len()];
        assert_eq!(lines(&all), []);
        let b = (0..)
            .zip(&program.code.edges)
            .find(|(_, edge)| places.location(edge.target).is_some_and(|place| place.line == 7));
        let mut taken = all;
        taken[b.expect("there is an edge").0] = false;
        let file = "a.ll".to_string();
        assert_eq!(lines(&taken), [UnreachedLines { file, lines: vec![(7, 8), (14, 14)] }]);
    }

    #[test]
    fn pieces_are_joined_where_nothing_is_between() {
        let lines = [(1, false), (2, false), (4, true), (5, false), (9, false), (12, true)].into();
        assert_eq!(pieces(&lines), [(1, 2), (5, 9)]);
    }
}
