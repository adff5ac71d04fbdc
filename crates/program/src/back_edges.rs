//! The edges that go back: every way round within a function passes one of them.
//!
//! Claim: without the edges listed here, the code of a function has no cycle. Where all loops have one entry, they are exactly
//! the edges from inside of a loop to its header; a cycle with several entries is closed by the edge that a walk from the
//! function's start, first edges first, meets last. Recursion goes round without any of them.
//!
//! Cost: one walk over the blocks and edges of the program.

use crate::Program;
use crate::code::{EdgeId, Function, Pc};
use crate::operands::for_each_edge;

/// Which edges of a program go back.
#[derive(Clone, Debug)]
pub struct BackEdges {
    back: Vec<bool>,
}

/// How far the walk has come with a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walked {
    Not,
    Open,
    Done,
}

impl BackEdges {
    /// The edges of `program` that go back.
    pub fn new(program: &Program) -> BackEdges {
        let mut edges = BackEdges { back: vec![false; program.code.edges.len()] };
        for function in program.functions.values() {
            edges.walk(program, function);
        }
        edges
    }

    /// Whether an edge goes back.
    #[inline]
    pub fn is_back(&self, edge: EdgeId) -> bool {
        self.back.get(edge as usize).copied().unwrap_or(false)
    }

    /// How many edges go back.
    pub fn count(&self) -> usize {
        self.back.iter().filter(|back| **back).count()
    }

    fn walk(&mut self, program: &Program, function: &Function) {
        let code = &program.code;
        let mut starts: Vec<Pc> = function.blocks.iter().copied().filter(|&pc| pc != Pc::MAX).collect();
        starts.sort_unstable();
        // The edges that leave a block: only its last op has any.
        let leaving = |block: usize| {
            let end = starts.get(block + 1).copied().unwrap_or(function.end);
            let mut edges = Vec::new();
            for_each_edge(code, &code.ops[end as usize - 1], |edge| edges.push(edge));
            edges.into_iter()
        };
        if starts.is_empty() {
            return;
        }
        let mut walked = vec![Walked::Not; starts.len()];
        let mut way = vec![(0, leaving(0))];
        walked[0] = Walked::Open;
        while let Some((block, edges)) = way.last_mut() {
            let Some(edge) = edges.next() else {
                walked[*block] = Walked::Done;
                way.pop();
                continue;
            };
            let Ok(target) = starts.binary_search(&code.edges[edge as usize].target) else { continue };
            match walked[target] {
                Walked::Not => {
                    walked[target] = Walked::Open;
                    way.push((target, leaving(target)));
                }
                Walked::Open => self.back[edge as usize] = true,
                Walked::Done => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Op;
    use crate::tests::program;

    /// The edges that go back, as the places they lead from and to.
    fn found(text: &str) -> Vec<(Pc, Pc)> {
        let program = program(text, &["main"]);
        let back = BackEdges::new(&program);
        let mut found = Vec::new();
        for (pc, op) in program.code.ops.iter().enumerate() {
            for_each_edge(&program.code, op, |edge| {
                if back.is_back(edge) {
                    found.push((pc as Pc, program.code.edges[edge as usize].target));
                }
            });
        }
        assert_eq!(back.count(), found.len());
        found
    }

    #[test]
    fn loops_go_back_to_their_headers() {
        let found = found(
            "define void @main(i1 %c) {
             entry: br label %outer
             outer: br label %inner
             inner: br i1 %c, label %inner, label %latch
             latch: br i1 %c, label %outer, label %out
             out: br i1 %c, label %done, label %other
             other: br label %done
             done: ret void
             }",
        );
        assert_eq!(found, [(2, 2), (3, 1)]);
    }

    #[test]
    fn a_cycle_with_two_entries_is_cut_once() {
        let found = found(
            "define void @main(i1 %c) {
             entry: br i1 %c, label %left, label %right
             left: br label %right
             right: switch i32 0, label %done [ i32 1, label %left ]
             done: ret void
             }",
        );
        assert_eq!(found, [(2, 1)]);
    }

    #[test]
    fn invokes_and_computed_jumps_count() {
        let found = found(
            "declare i32 @personality(...)
             define void @main(ptr %p) personality ptr @personality {
             entry: br label %again
             again: invoke void @f() to label %next unwind label %lost
             next: indirectbr ptr %p, [label %again, label %done]
             done: ret void
             lost:
               %l = landingpad i32 cleanup
               ret void
             }
             define void @f() { br label %round round: br label %round }",
        );
        let round = found.iter().filter(|(from, to)| from == to).count();
        assert_eq!((found.len(), round, found[0]), (2, 1, (2, 1)));
    }

    #[test]
    fn without_them_nothing_goes_round() {
        let mut text = String::from("define void @main(i32 %x) {\nb0: br label %b1\n");
        for i in 1..60 {
            let (far, back) = ((i * 37) % 60 + 1, (i * 17) % i + 1);
            text += &format!(
                "b{i}: switch i32 %x, label %b{far} [ i32 1, label %b{back} i32 2, label %b{} ]\n",
                i + 1
            );
        }
        text += "b60: ret void }";
        let program = program(&text, &["main"]);
        let back = BackEdges::new(&program);
        // Taking away what nothing leads to must take away everything.
        let mut left: Vec<Pc> = (0..program.code.end()).collect();
        loop {
            let mut targets = Vec::new();
            for &pc in &left {
                for_each_edge(&program.code, &program.code.ops[pc as usize], |edge| {
                    if !back.is_back(edge) {
                        targets.push(program.code.edges[edge as usize].target);
                    }
                });
            }
            let before = left.len();
            left.retain(|pc| targets.contains(pc));
            if left.len() == before {
                break;
            }
        }
        assert_eq!(left, [] as [Pc; 0]);
        assert!(matches!(program.code.ops[1], Op::Switch(_)) && back.count() > 10);
    }
}
