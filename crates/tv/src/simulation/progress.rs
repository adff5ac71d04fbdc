//! Loops that go round for ever: the source must do so where the target does, and a loop of the target that is promised to end, one way or another, must be one
//! of which the source promises it, too.

use arena::Id as _;
use ir::attribute::AttrKind;
use ir::cfg::Cfg;
use ir::dominators::Dominators;
use ir::function::{BlockId, InstId};
use ir::metadata::{Md, MdId, MdKind};
use rustc_hash::FxHashSet;

use super::code::Code;
use super::*;

impl Product {
    /// Whether there is no way on which the source goes round for ever while the target waits. A loop that is promised to end unless the world sees something of it
    /// does not go round for ever then.
    pub(super) fn moves_on(&self) -> bool {
        let standing = |node: u32| -> Vec<u32> {
            let all = self.nodes[node as usize].outgoing.iter().filter(|way| !way.moved);
            all.map(|way| way.next).collect()
        };
        let all = (0..self.nodes.len() as u32).collect();
        let waits = cycles(self.nodes.len(), &all, standing);
        if waits.is_empty() || self.code[SOURCE].promises_progress() {
            return true;
        }
        let promised = self.code[SOURCE].promised_loops(SOURCE).unwrap_or_default();
        waits.iter().all(|cycle| self.is_promised(cycle, &promised, false))
    }

    /// Whether all loops of the target that are promised to end are ones of which the source promises it.
    pub(super) fn promises_progress(&self) -> bool {
        let [source, target] = [SOURCE, TARGET].map(|side| self.code[side].promised_loops(side));
        let (Some(source), Some(target)) = (source, target) else { return false };
        if self.code[SOURCE].promises_progress() {
            return true;
        }
        target.iter().all(|promised| {
            let inside = (0..self.nodes.len() as u32).filter(|node| {
                self.nodes[*node as usize].entry.is_some() && promised.contains(&self.block(TARGET, *node))
            });
            let inside: FxHashSet<u32> = inside.collect();
            let next = |node: u32| -> Vec<u32> {
                self.nodes[node as usize].outgoing.iter().map(|way| way.next).collect()
            };
            let all = cycles(self.nodes.len(), &inside, next);
            all.iter().all(|cycle| self.is_promised(cycle, &source, true))
        })
    }

    /// The block that a function is in at a node.
    fn block(&self, side: usize, node: u32) -> u32 {
        self.code[side].block_of(self.nodes[node as usize].at[side]).index() as u32
    }

    /// Whether the source stays in one of its promised loops as it goes round, with the target or while that waits.
    fn is_promised(&self, cycle: &FxHashSet<u32>, promised: &[FxHashSet<u32>], moving: bool) -> bool {
        let mut blocks: FxHashSet<u32> = cycle.iter().map(|node| self.block(SOURCE, *node)).collect();
        for node in cycle {
            let ways = self.nodes[*node as usize].outgoing.iter();
            let stays = ways.filter(|way| cycle.contains(&way.next) && (moving || !way.moved));
            blocks.extend(stays.flat_map(|way| way.blocks.iter().copied()));
        }
        promised.iter().any(|ours| blocks.is_subset(ours))
    }
}

/// The sets of nodes that lead to each other, and to themselves, among some.
fn cycles(count: usize, among: &FxHashSet<u32>, next: impl Fn(u32) -> Vec<u32>) -> Vec<FxHashSet<u32>> {
    // In the order in which they are left behind, and then backwards from the last.
    let mut order: Vec<u32> = Vec::new();
    let mut seen = vec![false; count];
    let mut before: Vec<Vec<u32>> = vec![Vec::new(); count];
    for &start in among {
        let mut open: Vec<(u32, bool)> = vec![(start, false)];
        while let Some((node, done)) = open.pop() {
            if done {
                order.push(node);
                continue;
            }
            if std::mem::replace(&mut seen[node as usize], true) {
                continue;
            }
            open.push((node, true));
            for to in next(node).into_iter().filter(|to| among.contains(to)) {
                before[to as usize].push(node);
                open.push((to, false));
            }
        }
    }
    let mut found = Vec::new();
    let mut taken = vec![false; count];
    for &last in order.iter().rev() {
        let mut part: FxHashSet<u32> = FxHashSet::default();
        let mut open = vec![last];
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut taken[node as usize], true) {
                part.insert(node);
                open.extend(before[node as usize].iter().copied());
            }
        }
        let is_cycle = part.len() > 1 || part.iter().any(|node| next(*node).contains(node));
        if is_cycle {
            found.push(part);
        }
    }
    found
}

impl Code {
    /// Whether the function as a whole ends, unless the world sees something of it again and again.
    fn promises_progress(&self) -> bool {
        let own = self.module.globals[self.function].as_function().and_then(|function| function.attrs);
        [AttrKind::MustProgress, AttrKind::WillReturn]
            .iter()
            .any(|kind| crate::effects::has(&self.module, own, *kind))
    }

    /// The blocks of each loop that is promised to end: of the source those of which every way back says so, of the target those of which any does; LLVM reads it
    /// nowhere else. None if more is promised of loops.
    fn promised_loops(&self, side: usize) -> Option<Vec<FxHashSet<u32>>> {
        let cfg = Cfg::new(&self.body);
        let dominators = Dominators::new(&cfg);
        let mut found = Vec::new();
        for head in self.body.blocks.ids().filter(|block| cfg.is_reachable(*block)) {
            let back = cfg.predecessors(head).iter().copied();
            let back: Vec<BlockId> = back.filter(|from| dominators.dominates(head, *from)).collect();
            let promised = back.iter().filter(|from| self.promises_end(**from)).count();
            if promised > 0 && (side == TARGET || promised == back.len()) {
                let mut blocks = FxHashSet::from_iter([head.index() as u32]);
                let mut open = back;
                while let Some(block) = open.pop() {
                    if blocks.insert(block.index() as u32) {
                        open.extend(cfg.predecessors(block).iter().copied());
                    }
                }
                found.push(blocks);
            }
        }
        let parallel =
            self.body.blocks.ids().any(|block| self.says_of_loop(block, "llvm.loop.parallel_accesses"));
        (!parallel).then_some(found)
    }

    fn promises_end(&self, block: BlockId) -> bool {
        self.says_of_loop(block, "llvm.loop.mustprogress")
    }

    /// Whether the end of a block says this of a loop.
    fn says_of_loop(&self, block: BlockId, name: &str) -> bool {
        let body = &self.body.blocks[block];
        let last = InstId::new(body.first.index() + (body.len as usize).saturating_sub(1));
        let attached = self.body.attachments_of(last).iter().map(|(_, it)| it);
        let mut about =
            attached.filter(|it| self.module.strings.text(it.kind) == "llvm.loop").map(|it| it.node);
        about.any(|node: MdId| {
            let nodes = &self.module.metadata.nodes;
            let MdKind::Tuple(parts) = &nodes[node].kind else { return false };
            parts.iter().any(|part| match part {
                Md::Node(inner) => match &nodes[*inner].kind {
                    MdKind::Tuple(words) => {
                        matches!(words.first(), Some(Md::Str(word)) if self.module.strings.text(*word) == name)
                    }
                    _ => false,
                },
                _ => false,
            })
        })
    }
}
