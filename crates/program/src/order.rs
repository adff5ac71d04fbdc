//! The blocks of a function in an order in which loops stay together: a weak topological order (Bourdoncle, 1993).
//!
//! ```text
//!   entry  (head  body  (inner head  inner body)  latch)  exit
//! ```
//!
//! A component is what goes round together: its head comes first, then the rest of it, in which smaller components may lie. An edge that
//! does not go forward in this order leads to the head of a component that it starts in. So whoever goes through all of a
//! component, round by round, before what comes after it, has met everything that can lead to a block before the block. Cycles with several
//! entries are components like others.
//!
//! Cost: one search for strongly connected parts for each depth of nesting.

use crate::Program;
use crate::code::{Function, Op, Pc};
use crate::operands::for_each_edge;

/// A component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Component {
    /// The place of its head, which is its first.
    pub head: u32,
    /// The place after its last block.
    pub end: u32,
    /// The smallest component around it.
    pub parent: Option<u32>,
}

/// The blocks of a function in order.
#[derive(Clone, Debug, Default)]
pub struct BlockOrder {
    /// Where blocks start, by rising addresses.
    starts: Vec<Pc>,
    /// The place of each of them in the order, and the smallest component it lies in.
    places: Vec<(u32, Option<u32>)>,
    /// The components, those around others first.
    pub components: Vec<Component>,
    /// Where the blocks start, in order.
    blocks: Vec<Pc>,
    /// Whether each of them, by rising addresses, leads to a return or a loop.
    goes_on: Vec<bool>,
}

/// What is left to be put in order.
enum Todo {
    Block(usize),
    Component(Vec<usize>),
    /// The component that is open ends here.
    End,
}

impl BlockOrder {
    /// The order of the blocks of a function. Those that the entry does not lead to come last.
    pub fn new(program: &Program, function: &Function) -> BlockOrder {
        let mut starts: Vec<Pc> = function.blocks.iter().copied().filter(|&pc| pc != Pc::MAX).collect();
        starts.sort_unstable();
        starts.dedup();
        let successors: Vec<Vec<usize>> = (0..starts.len())
            .map(|block| {
                let end = starts.get(block + 1).copied().unwrap_or(function.end);
                let mut found = Vec::new();
                if let Some(op) = program.code.ops.get((end as usize).wrapping_sub(1)) {
                    for_each_edge(&program.code, op, |edge| {
                        let target = program.code.edges[edge as usize].target;
                        found.extend(starts.binary_search(&target));
                    });
                }
                found
            })
            .collect();
        let returns: Vec<bool> = (0..starts.len())
            .map(|block| {
                let end = starts.get(block + 1).copied().unwrap_or(function.end);
                matches!(program.code.ops.get((end as usize).wrapping_sub(1)), Some(Op::Ret(_)))
            })
            .collect();
        let mut order = BlockOrder::of(starts, &successors);
        order.goes_on = order.leads_on(&returns, &successors);
        order
    }

    /// Which blocks lead to a return or a loop.
    fn leads_on(&self, returns: &[bool], successors: &[Vec<usize>]) -> Vec<bool> {
        let mut goes_on: Vec<bool> = returns
            .iter()
            .zip(&self.places)
            .map(|(returns, (_, component))| *returns || component.is_some())
            .collect();
        let mut by_place: Vec<usize> = (0..goes_on.len()).collect();
        by_place.sort_unstable_by_key(|&block| std::cmp::Reverse(self.places[block].0));
        // Outside of loops all edges go forward.
        for block in by_place {
            goes_on[block] |= successors[block].iter().any(|&next| goes_on[next]);
        }
        goes_on
    }

    /// Whether the block that an op is in leads to a return or a loop, and not just to an end, as the failure of an assertion does.
    pub fn goes_on(&self, pc: Pc) -> bool {
        let block = self.starts.partition_point(|&start| start <= pc);
        block.checked_sub(1).and_then(|block| self.goes_on.get(block)).copied().unwrap_or(true)
    }

    fn of(starts: Vec<Pc>, successors: &[Vec<usize>]) -> BlockOrder {
        let mut order = BlockOrder {
            places: vec![(0, None); starts.len()],
            blocks: Vec::with_capacity(starts.len()),
            starts,
            components: Vec::new(),
            goes_on: Vec::new(),
        };
        let all: Vec<usize> = (0..successors.len()).collect();
        let mut region = vec![0; successors.len()];
        let mut regions = 0;
        let mut todo: Vec<Todo> = Vec::new();
        push_parts(&mut todo, parts(&all, successors, &region, 0));
        let mut open: Vec<u32> = Vec::new();
        while let Some(next) = todo.pop() {
            match next {
                Todo::Block(block) => order.put(block, open.last().copied()),
                Todo::End => {
                    if let Some(component) = open.pop() {
                        order.components[component as usize].end = order.blocks.len() as u32;
                    }
                }
                Todo::Component(blocks) => {
                    let number = order.components.len() as u32;
                    let head = order.blocks.len() as u32;
                    order.components.push(Component { head, end: head, parent: open.last().copied() });
                    open.push(number);
                    order.put(blocks[0], Some(number));
                    todo.push(Todo::End);
                    // Without its head the component falls apart.
                    regions += 1;
                    blocks[1..].iter().for_each(|&block| region[block] = regions);
                    push_parts(&mut todo, parts(&blocks[1..], successors, &region, regions));
                }
            }
        }
        order
    }

    fn put(&mut self, block: usize, component: Option<u32>) {
        self.places[block] = (self.blocks.len() as u32, component);
        self.blocks.push(self.starts[block]);
    }

    /// The place of the block that an op is in, and the smallest component around it.
    pub fn place_of(&self, pc: Pc) -> (u32, Option<u32>) {
        let block = self.starts.partition_point(|&start| start <= pc);
        block.checked_sub(1).and_then(|block| self.places.get(block)).copied().unwrap_or((0, None))
    }

    /// Where the block at a place starts.
    pub fn block_at(&self, place: u32) -> Option<Pc> {
        self.blocks.get(place as usize).copied()
    }

    /// Whether a component contains the block at a place.
    pub fn contains(&self, component: u32, place: u32) -> bool {
        let Component { head, end, .. } = self.components[component as usize];
        (head..end).contains(&place)
    }
}

/// The first of the parts comes off the list first.
fn push_parts(todo: &mut Vec<Todo>, parts: Vec<(Vec<usize>, bool)>) {
    // They come in reverse order, which is just right.
    for (blocks, round) in parts {
        todo.push(match (round, &blocks[..]) {
            (false, &[block]) => Todo::Block(block),
            _ => Todo::Component(blocks),
        });
    }
}

/// The strongly connected parts of the blocks of a region, each before those that lead to it; whether each goes round. The first block of
/// a part is the one that was met first.
fn parts(
    blocks: &[usize],
    successors: &[Vec<usize>],
    region: &[usize],
    number: usize,
) -> Vec<(Vec<usize>, bool)> {
    // Tarjan's algorithm with its own stack.
    const NEW: u32 = u32::MAX;
    let mut met = vec![NEW; successors.len()];
    let mut lowest = vec![NEW; successors.len()];
    let mut waits = vec![false; successors.len()];
    let (mut waiting, mut found, mut count) = (Vec::new(), Vec::new(), 0);
    for &root in blocks {
        if met[root] != NEW {
            continue;
        }
        let mut way: Vec<(usize, usize)> = Vec::new();
        let mut enter = Some(root);
        loop {
            if let Some(block) = enter.take() {
                (met[block], lowest[block]) = (count, count);
                count += 1;
                waits[block] = true;
                waiting.push(block);
                way.push((block, 0));
            }
            let Some((block, next)) = way.last_mut() else { break };
            let block = *block;
            if let Some(&target) = successors[block].get(*next) {
                *next += 1;
                if region[target] != number {
                    continue;
                }
                if met[target] == NEW {
                    enter = Some(target);
                } else if waits[target] {
                    lowest[block] = lowest[block].min(met[target]);
                }
                continue;
            }
            way.pop();
            if let Some(&(from, _)) = way.last() {
                lowest[from] = lowest[from].min(lowest[block]);
            }
            if lowest[block] == met[block] {
                let mut part = Vec::new();
                while let Some(member) = waiting.pop() {
                    waits[member] = false;
                    part.push(member);
                    if member == block {
                        break;
                    }
                }
                part.reverse();
                let round = part.len() > 1 || successors[block].contains(&block);
                found.push((part, round));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(successors: &[&[usize]]) -> BlockOrder {
        let successors: Vec<Vec<usize>> = successors.iter().map(|list| list.to_vec()).collect();
        BlockOrder::of((0..successors.len() as Pc).map(|block| 10 * block).collect(), &successors)
    }

    /// The order with brackets around components.
    fn text(order: &BlockOrder) -> String {
        let mut text = String::new();
        for place in 0..order.blocks.len() as u32 {
            order.components.iter().filter(|c| c.head == place).for_each(|_| text.push('('));
            text += &format!("{} ", order.blocks[place as usize] / 10);
            order.components.iter().filter(|c| c.end == place + 1).for_each(|_| text.push(')'));
        }
        text
    }

    /// What is claimed, for every edge.
    fn check(order: &BlockOrder, successors: &[&[usize]]) {
        for (from, targets) in successors.iter().enumerate() {
            for &target in *targets {
                let ((from, inside), (to, _)) =
                    (order.place_of(10 * from as Pc), order.place_of(10 * target as Pc));
                if to > from {
                    continue;
                }
                let mut around = inside;
                while let Some(component) = around
                    && order.components[component as usize].head != to
                {
                    around = order.components[component as usize].parent;
                }
                assert!(around.is_some(), "{from} to {to} in {}", text(order));
            }
        }
    }

    #[test]
    fn loops_stay_together() {
        let graph: &[&[usize]] = &[&[1], &[2, 6], &[3], &[4, 5], &[3], &[1], &[]];
        let found = order(graph);
        assert_eq!(text(&found), "0 (1 2 (3 4 )5 )6 ");
        check(&found, graph);
        assert_eq!(found.place_of(35), (3, Some(1)));
        assert!(found.contains(0, 4) && !found.contains(1, 5) && !found.contains(0, 6));
        assert_eq!((found.block_at(6), found.block_at(7)), (Some(60), None));
    }

    #[test]
    fn loops_of_one_block_and_cycles_with_two_entries_are_components() {
        let graph: &[&[usize]] = &[&[0, 1, 2], &[2, 3], &[1], &[3]];
        let found = order(graph);
        check(&found, graph);
        assert_eq!(text(&found), "(0 )(1 2 )(3 )");
    }

    #[test]
    fn edges_back_lead_to_heads_in_any_graph() {
        let mut random = 1u64;
        let mut next = |n: usize| {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (random >> 33) as usize % n
        };
        for _ in 0..500 {
            let count = 1 + next(12);
            let graph: Vec<Vec<usize>> =
                (0..count).map(|_| (0..next(4)).map(|_| next(count)).collect()).collect();
            let graph: Vec<&[usize]> = graph.iter().map(Vec::as_slice).collect();
            let found = order(&graph);
            check(&found, &graph);
            let mut blocks = found.blocks.clone();
            blocks.sort_unstable();
            blocks.dedup();
            assert_eq!(blocks.len(), count);
        }
    }
}
