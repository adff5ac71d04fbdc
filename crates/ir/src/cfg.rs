//! The control-flow graph of one function: successors, predecessors, reverse post-order.
//!
//! Everything lies in flat lists indexed by block, so building it costs a handful of allocations whatever the
//! size of the function. Edges are kept as often as the terminator names them: a `switch` with two cases to
//! one block has two edges. A block without a terminator has no successors, so that the graph of a broken
//! body can be built too.

use crate::function::{BlockId, Body};
use arena::Id;

/// Who goes where in one function.
#[derive(Clone, Debug)]
pub struct Cfg {
    successors: Edges,
    predecessors: Edges,
    order: Vec<BlockId>,
    place: Vec<u32>,
}

/// For each block a list of blocks, all in one vector.
#[derive(Clone, Debug)]
struct Edges {
    starts: Vec<u32>,
    targets: Vec<BlockId>,
}

impl Edges {
    #[inline]
    fn of(&self, block: BlockId) -> &[BlockId] {
        let i = block.index();
        &self.targets[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    /// The same edges the other way round; sources come in the order of the blocks.
    fn reversed(&self) -> Edges {
        let blocks = self.starts.len() - 1;
        let mut starts = vec![0u32; blocks + 1];
        for target in &self.targets {
            starts[target.index() + 1] += 1;
        }
        for i in 0..blocks {
            starts[i + 1] += starts[i];
        }
        let mut next = starts.clone();
        let mut targets = self.targets.clone();
        for source in (0..blocks).map(BlockId::new) {
            for target in self.of(source) {
                let slot = &mut next[target.index()];
                targets[*slot as usize] = source;
                *slot += 1;
            }
        }
        Edges { starts, targets }
    }
}

/// The place of a block that cannot be reached.
const UNREACHABLE: u32 = u32::MAX;

impl Cfg {
    /// The graph of `body`.
    pub fn new(body: &Body) -> Cfg {
        Cfg::from_edges(body.blocks.len(), |block, add| {
            if let Some(last) = body.terminator(block) {
                last.op.for_each_successor(add);
            }
        })
    }

    /// The graph of `blocks` blocks whose edges `successors` lists; the first block is the entry.
    pub fn from_edges(blocks: usize, successors: impl Fn(BlockId, &mut dyn FnMut(BlockId))) -> Cfg {
        let mut starts = Vec::with_capacity(blocks + 1);
        let mut targets = Vec::with_capacity(blocks * 2);
        for block in (0..blocks).map(BlockId::new) {
            starts.push(targets.len() as u32);
            successors(block, &mut |to| targets.push(to));
        }
        starts.push(targets.len() as u32);
        let successors = Edges { starts, targets };
        let predecessors = successors.reversed();
        let order = reverse_post_order(blocks, &successors);
        let mut place = vec![UNREACHABLE; blocks];
        for (i, block) in order.iter().enumerate() {
            place[block.index()] = i as u32;
        }
        Cfg { successors, predecessors, order, place }
    }

    /// How many blocks there are.
    pub fn len(&self) -> usize {
        self.place.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.place.is_empty()
    }

    /// The blocks that control may go to from `block`, in textual order, with repetitions.
    #[inline]
    pub fn successors(&self, block: BlockId) -> &[BlockId] {
        self.successors.of(block)
    }

    /// The blocks that control may come from, in the order of the text, once per edge.
    #[inline]
    pub fn predecessors(&self, block: BlockId) -> &[BlockId] {
        self.predecessors.of(block)
    }

    /// The only block with edges to `block`, if there is just one.
    pub fn unique_predecessor(&self, block: BlockId) -> Option<BlockId> {
        let (first, rest) = self.predecessors(block).split_first()?;
        rest.iter().all(|p| p == first).then_some(*first)
    }

    /// The reachable blocks so that, loops apart, each comes before those it leads to.
    pub fn reverse_post_order(&self) -> &[BlockId] {
        &self.order
    }

    /// Where a block stands in the reverse post-order; none if it cannot be reached.
    #[inline]
    pub fn order_of(&self, block: BlockId) -> Option<usize> {
        let place = self.place[block.index()];
        (place != UNREACHABLE).then_some(place as usize)
    }

    /// Whether control can come from the entry to `block`.
    #[inline]
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.place[block.index()] != UNREACHABLE
    }
}

/// Depth first with an explicit stack: a body may have a million blocks in a row.
fn reverse_post_order(blocks: usize, successors: &Edges) -> Vec<BlockId> {
    let mut order = Vec::with_capacity(blocks);
    if blocks == 0 {
        return order;
    }
    let mut seen = vec![false; blocks];
    seen[0] = true;
    let entry = BlockId::new(0);
    let mut stack: Vec<(BlockId, u32)> = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        match successors.of(*block).get(*next as usize) {
            Some(&to) => {
                *next += 1;
                if !std::mem::replace(&mut seen[to.index()], true) {
                    stack.push((to, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(edges: &[&[usize]]) -> Cfg {
        Cfg::from_edges(edges.len(), |block, add| {
            edges[block.index()].iter().for_each(|&to| add(BlockId::new(to)))
        })
    }

    fn ids(blocks: &[BlockId]) -> Vec<usize> {
        blocks.iter().map(|b| b.index()).collect()
    }

    #[test]
    fn edges_are_kept_with_repetitions() {
        let cfg = graph(&[&[1, 2, 2], &[2], &[]]);
        assert_eq!(ids(cfg.successors(BlockId::new(0))), [1, 2, 2]);
        assert_eq!(ids(cfg.predecessors(BlockId::new(2))), [0, 0, 1]);
        assert_eq!(cfg.unique_predecessor(BlockId::new(1)), Some(BlockId::new(0)));
        assert_eq!(cfg.unique_predecessor(BlockId::new(2)), None);
    }

    #[test]
    fn order_puts_blocks_before_those_they_lead_to() {
        // 0 -> 1 -> 3 -> 1, 0 -> 2 -> 3 -> 4, and 5, which nobody reaches.
        let cfg = graph(&[&[1, 2], &[3], &[3], &[1, 4], &[], &[4]]);
        let place = |i| cfg.order_of(BlockId::new(i));
        assert!(place(0) < place(1) && place(2) < place(3) && place(3) < place(4));
        assert_eq!(place(5), None);
        assert!(!cfg.is_reachable(BlockId::new(5)));
        assert_eq!(cfg.reverse_post_order().len(), 5);
    }

    #[test]
    fn a_long_chain_does_not_exhaust_the_stack() {
        let n = 200_000;
        let cfg = Cfg::from_edges(n, |b, add| {
            if b.index() + 1 < n {
                add(BlockId::new(b.index() + 1))
            }
        });
        assert_eq!(ids(&cfg.reverse_post_order()[n - 2..]), [n - 2, n - 1]);
    }

    #[test]
    fn no_blocks_no_graph() {
        assert!(graph(&[]).is_empty());
    }
}
