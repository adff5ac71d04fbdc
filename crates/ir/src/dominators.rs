//! Which blocks control must have passed to come to a block.
//!
//! The tree is computed with the Semi-NCA algorithm (Georgiadis, "Linear-Time Algorithms for Dominators and
//! Related Problems", 2005), with explicit stacks, and numbered so that [`Dominators::dominates`] compares two
//! intervals. A block that cannot be reached is dominated by every block, and dominates no reachable one.

use crate::cfg::Cfg;
use crate::function::BlockId;
use arena::Id;

/// The dominator tree of one function.
#[derive(Clone, Debug)]
pub struct Dominators {
    /// The immediate dominator of each block; none for the entry and for blocks that cannot be reached.
    parents: Vec<Option<BlockId>>,
    /// For each block the interval of its subtree; empty and at the end if it cannot be reached.
    intervals: Vec<(u32, u32)>,
}

const NONE: u32 = u32::MAX;

impl Dominators {
    /// The dominators of a graph.
    pub fn new(cfg: &Cfg) -> Dominators {
        let search = Search::new(cfg);
        let idoms = immediate_dominators(cfg, &search);
        let intervals = intervals(cfg.len(), &search, &idoms);
        let mut parents = vec![None; cfg.len()];
        for (number, block) in search.blocks.iter().enumerate().skip(1) {
            parents[block.index()] = Some(search.blocks[idoms[number] as usize]);
        }
        Dominators { parents, intervals }
    }

    /// The closest block that control must have passed before `block`; none for the entry and for blocks that
    /// cannot be reached.
    pub fn immediate(&self, block: BlockId) -> Option<BlockId> {
        self.parents[block.index()]
    }

    /// Whether every way from the entry to `b` passes `a`; a block dominates itself.
    #[inline]
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let (b_start, b_end) = self.intervals[b.index()];
        let (a_start, a_end) = self.intervals[a.index()];
        b_start == NONE || (a_start <= b_start && b_end <= a_end)
    }
}

/// A depth-first search of the reachable blocks.
struct Search {
    /// The blocks in the order in which they were found.
    blocks: Vec<BlockId>,
    /// For each block, its number in that order.
    numbers: Vec<u32>,
    /// For each number, the number of the block from which it was found.
    parents: Vec<u32>,
}

impl Search {
    fn new(cfg: &Cfg) -> Search {
        let mut search = Search { blocks: Vec::new(), numbers: vec![NONE; cfg.len()], parents: Vec::new() };
        if cfg.is_empty() {
            return search;
        }
        let mut stack = vec![(BlockId::new(0), 0)];
        while let Some((block, parent)) = stack.pop() {
            if search.numbers[block.index()] != NONE {
                continue;
            }
            let number = search.blocks.len() as u32;
            search.numbers[block.index()] = number;
            search.blocks.push(block);
            search.parents.push(parent);
            for &to in cfg.successors(block).iter().rev() {
                if search.numbers[to.index()] == NONE {
                    stack.push((to, number));
                }
            }
        }
        search
    }
}

/// For each number of the search, the number of its immediate dominator.
fn immediate_dominators(cfg: &Cfg, search: &Search) -> Vec<u32> {
    let n = search.blocks.len();
    let mut semi: Vec<u32> = (0..n as u32).collect();
    let mut label = semi.clone();
    let mut ancestor = search.parents.clone();
    let mut path = Vec::new();
    for w in (1..n as u32).rev() {
        for pred in cfg.predecessors(search.blocks[w as usize]) {
            let v = search.numbers[pred.index()];
            if v == NONE {
                continue;
            }
            let u = evaluate(v, w, &semi, &mut label, &mut ancestor, &mut path);
            semi[w as usize] = semi[w as usize].min(semi[u as usize]);
        }
    }
    let mut idoms = search.parents.clone();
    for w in 1..n {
        let mut candidate = idoms[w];
        while candidate > semi[w] {
            candidate = idoms[candidate as usize];
        }
        idoms[w] = candidate;
    }
    idoms
}

/// The block with the least semidominator on the way from `v` up to the blocks not yet handled, which are
/// those numbered `w` and less; the way is shortened for the next time.
fn evaluate(
    v: u32,
    w: u32,
    semi: &[u32],
    label: &mut [u32],
    ancestor: &mut [u32],
    path: &mut Vec<u32>,
) -> u32 {
    if v <= w {
        return v;
    }
    let mut top = v;
    while ancestor[top as usize] > w {
        path.push(top);
        top = ancestor[top as usize];
    }
    while let Some(below) = path.pop() {
        let above = ancestor[below as usize];
        if semi[label[above as usize] as usize] < semi[label[below as usize] as usize] {
            label[below as usize] = label[above as usize];
        }
        ancestor[below as usize] = ancestor[above as usize];
    }
    label[v as usize]
}

/// Numbers the tree so that the interval of a block contains those of the blocks it dominates.
fn intervals(blocks: usize, search: &Search, idoms: &[u32]) -> Vec<(u32, u32)> {
    let n = search.blocks.len();
    // A block is found after its dominators, so sizes add up from the last to the first, and places are
    // given from the first to the last.
    let mut size = vec![1u32; n];
    for w in (1..n).rev() {
        size[idoms[w] as usize] += size[w];
    }
    let mut start = vec![0u32; n];
    let mut next = vec![1u32; n];
    let mut intervals = vec![(NONE, NONE); blocks];
    for w in 0..n {
        if w > 0 {
            let parent = idoms[w] as usize;
            start[w] = start[parent] + next[parent];
            next[parent] += size[w];
        }
        intervals[search.blocks[w].index()] = (start[w], start[w] + size[w]);
    }
    intervals
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[Vec<usize>]) -> Cfg {
        Cfg::from_edges(edges.len(), |block, add| {
            edges[block.index()].iter().for_each(|&to| add(BlockId::new(to)))
        })
    }

    /// By the definition: `a` dominates `b` if `b` cannot be reached without passing `a`.
    fn dominates_slowly(edges: &[Vec<usize>], a: usize, b: usize) -> bool {
        let mut seen = vec![false; edges.len()];
        let mut stack = if a == 0 { vec![] } else { vec![0] };
        while let Some(x) = stack.pop() {
            if !std::mem::replace(&mut seen[x], true) {
                stack.extend(edges[x].iter().copied().filter(|&y| y != a));
            }
        }
        !seen[b]
    }

    #[test]
    fn a_diamond() {
        let cfg = graph(&[vec![1, 2], vec![3], vec![3], vec![]]);
        let dominators = Dominators::new(&cfg);
        let [a, b, c, d] = [0, 1, 2, 3].map(BlockId::new);
        assert_eq!(dominators.immediate(d), Some(a));
        assert_eq!(dominators.immediate(a), None);
        assert!(dominators.dominates(a, d) && dominators.dominates(b, b));
        assert!(!dominators.dominates(b, d) && !dominators.dominates(c, b));
    }

    #[test]
    fn random_graphs_agree_with_the_definition() {
        let mut state = 12345u64;
        let mut random = |n: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as usize % n
        };
        for round in 0..300 {
            let n = 1 + round % 14;
            let edges: Vec<Vec<usize>> =
                (0..n).map(|_| (0..random(4)).map(|_| random(n)).collect()).collect();
            let dominators = Dominators::new(&graph(&edges));
            for a in 0..n {
                for b in 0..n {
                    let fast = dominators.dominates(BlockId::new(a), BlockId::new(b));
                    assert_eq!(fast, dominates_slowly(&edges, a, b), "{a} {b} in {edges:?}");
                }
            }
        }
    }

    #[test]
    fn a_long_chain_does_not_exhaust_the_stack() {
        let n = 200_000;
        let edges: Vec<Vec<usize>> = (0..n).map(|i| if i + 1 < n { vec![i + 1] } else { vec![] }).collect();
        let dominators = Dominators::new(&graph(&edges));
        assert!(dominators.dominates(BlockId::new(1), BlockId::new(n - 1)));
        assert!(!dominators.dominates(BlockId::new(n - 1), BlockId::new(1)));
    }
}
