//! The natural loops of a function: which blocks go round together.
//!
//! A natural loop has one header, which dominates all of it, and at least one edge back to the header from inside. Loops with one
//! header are one loop. A cycle that can be entered in several places is no natural loop: the edges that close it are listed as
//! irreducible, and whoever bounds or cuts loops must treat them as such.
//!
//! Cost: each block is visited about once per edge, whatever the nesting, since finished inner loops are stepped over.

use arena::{Arena, Id};
use ir::cfg::Cfg;
use ir::dominators::Dominators;
use ir::function::{BlockId, Body};

arena::id! {
    /// A loop of one function.
    pub struct LoopId("loop")
}

/// A natural loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// Where it is entered.
    pub header: BlockId,
    /// The blocks with an edge back to the header, in reverse post-order.
    pub latches: Vec<BlockId>,
    /// The smallest loop around it.
    pub parent: Option<LoopId>,
    /// How many loops it lies in, itself included.
    pub depth: u32,
}

/// The loops of one function.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    /// The loops, inner ones before those around them.
    pub loops: Arena<LoopId, Loop>,
    /// Edges that go back but not to a header: they close cycles with several entries.
    pub irreducible: Vec<(BlockId, BlockId)>,
    innermost: Vec<Option<LoopId>>,
}

impl Loops {
    /// The loops of `body`.
    pub fn of(body: &Body) -> Loops {
        let cfg = Cfg::new(body);
        Loops::new(&cfg, &Dominators::new(&cfg))
    }

    /// The loops of a graph.
    pub fn new(cfg: &Cfg, dominators: &Dominators) -> Loops {
        let mut found = Loops { innermost: vec![None; cfg.len()], ..Loops::default() };
        // An inner header comes after the headers around it, so that inner loops are finished first.
        for (place, &header) in cfg.reverse_post_order().iter().enumerate().rev() {
            let mut latches = Vec::new();
            for &from in cfg.predecessors(header) {
                if cfg.order_of(from).is_none_or(|from| from < place) || latches.contains(&from) {
                    continue;
                }
                if dominators.dominates(header, from) {
                    latches.push(from);
                } else {
                    found.irreducible.push((from, header));
                }
            }
            if !latches.is_empty() {
                latches.sort_by_key(|&block| cfg.order_of(block));
                found.add(cfg, header, latches);
            }
        }
        found.irreducible.sort();
        found.irreducible.dedup();
        // A loop comes before those around it, so the other way round parents know their depth.
        for id in found.loops.ids().rev() {
            found.loops[id].depth = found.loops[id].parent.map_or(1, |parent| found.loops[parent].depth + 1);
        }
        found
    }

    /// Walks back from the latches to the header.
    fn add(&mut self, cfg: &Cfg, header: BlockId, latches: Vec<BlockId>) {
        let mut todo = latches.clone();
        let id = self.loops.push(Loop { header, latches, parent: None, depth: 0 });
        while let Some(block) = todo.pop() {
            let from = match self.outermost(block) {
                Some(known) if known == id => continue,
                // A whole inner loop is stepped over: on to what enters it.
                Some(inner) => {
                    self.loops[inner].parent = Some(id);
                    self.loops[inner].header
                }
                None => {
                    self.innermost[block.index()] = Some(id);
                    block
                }
            };
            if from != header {
                todo.extend(cfg.predecessors(from).iter().filter(|&&block| cfg.is_reachable(block)));
            }
        }
        self.innermost[header.index()].get_or_insert(id);
    }

    /// The largest finished loop around a block.
    fn outermost(&self, block: BlockId) -> Option<LoopId> {
        let mut at = self.innermost[block.index()]?;
        while let Some(parent) = self.loops[at].parent {
            at = parent;
        }
        Some(at)
    }

    /// The smallest loop that a block lies in.
    pub fn innermost(&self, block: BlockId) -> Option<LoopId> {
        self.innermost.get(block.index()).copied().flatten()
    }

    /// The loops that a block lies in, the smallest first.
    pub fn around(&self, block: BlockId) -> impl Iterator<Item = LoopId> {
        std::iter::successors(self.innermost(block), |&id| self.loops[id].parent)
    }

    /// Whether a block belongs to a loop.
    pub fn contains(&self, id: LoopId, block: BlockId) -> bool {
        self.around(block).any(|around| around == id)
    }

    /// The blocks of a loop in textual order, those of inner loops included.
    pub fn blocks(&self, id: LoopId) -> impl Iterator<Item = BlockId> {
        (0..self.innermost.len()).map(BlockId::new).filter(move |&block| self.contains(id, block))
    }

    /// The loop whose next round an edge starts.
    pub fn back_edge(&self, from: BlockId, to: BlockId) -> Option<LoopId> {
        let headed = self.around(to).find(|&id| self.loops[id].header == to)?;
        self.loops[headed].latches.contains(&from).then_some(headed)
    }

    /// Whether there is no way to go round anything.
    pub fn is_acyclic(&self) -> bool {
        self.loops.is_empty() && self.irreducible.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loops(edges: &[&[usize]]) -> Loops {
        let cfg = Cfg::from_edges(edges.len(), |block, add| {
            edges[block.index()].iter().for_each(|&to| add(BlockId::new(to)))
        });
        Loops::new(&cfg, &Dominators::new(&cfg))
    }

    /// Each loop as header, blocks, depth.
    fn shown(loops: &Loops) -> Vec<(usize, Vec<usize>, u32)> {
        let blocks = |id| loops.blocks(id).map(Id::index).collect();
        let mut all: Vec<_> =
            loops.loops.iter().map(|(id, l)| (l.header.index(), blocks(id), l.depth)).collect();
        all.sort();
        all
    }

    #[test]
    fn straight_code_has_none() {
        assert!(loops(&[&[1, 2], &[3], &[3], &[]]).is_acyclic());
    }

    #[test]
    fn nested_loops_know_each_other() {
        // 1 is around 2, which is around 3, which goes to itself.
        let found = loops(&[&[1], &[2, 6], &[3, 5], &[3, 4], &[2], &[1], &[]]);
        assert_eq!(shown(&found), [(1, vec![1, 2, 3, 4, 5], 1), (2, vec![2, 3, 4], 2), (3, vec![3], 3)]);
        let [b1, b3, b5] = [1, 3, 5].map(BlockId::new);
        assert_eq!(found.around(b3).count(), 3);
        assert_eq!(found.back_edge(b5, b1), found.innermost(b5));
        assert!(found.back_edge(b5, b1).is_some() && found.back_edge(b1, b5).is_none());
        assert!(found.irreducible.is_empty() && !found.is_acyclic());
    }

    #[test]
    fn two_ways_back_are_one_loop() {
        let found = loops(&[&[1], &[2, 3], &[1], &[1, 4], &[]]);
        assert_eq!(shown(&found), [(1, vec![1, 2, 3], 1)]);
        assert_eq!(found.loops.values().next().map(|l| l.latches.len()), Some(2));
    }

    #[test]
    fn two_inner_loops_have_one_parent() {
        let found = loops(&[&[1], &[2, 5], &[2, 3], &[3, 4], &[1], &[]]);
        assert_eq!(shown(&found), [(1, vec![1, 2, 3, 4], 1), (2, vec![2], 2), (3, vec![3], 2)]);
    }

    #[test]
    fn a_cycle_with_two_entries_is_irreducible() {
        let found = loops(&[&[1, 2], &[2], &[1, 3], &[]]);
        assert!(found.loops.is_empty());
        assert_eq!(found.irreducible.len(), 1);
        assert!(!found.is_acyclic());
    }

    #[test]
    fn what_nobody_reaches_is_in_no_loop() {
        let found = loops(&[&[1], &[1, 2], &[], &[1, 3]]);
        assert_eq!(shown(&found), [(1, vec![1], 1)]);
    }

    #[test]
    fn deep_nests_are_walked_without_recursion() {
        // 0 -> 1 -> ... -> n, and n back to every one of them.
        let n = 2000;
        let back: Vec<usize> = (1..=n).collect();
        let edges: Vec<Vec<usize>> = (0..n).map(|i| vec![i + 1]).chain([back]).collect();
        let edges: Vec<&[usize]> = edges.iter().map(Vec::as_slice).collect();
        let found = loops(&edges);
        assert_eq!(found.loops.len(), n);
        assert_eq!(found.loops.values().map(|l| l.depth).max(), Some(n as u32));
    }
}
