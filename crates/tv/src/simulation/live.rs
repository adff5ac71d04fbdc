//! Which registers are still needed at a place of a function.

use arena::Id as _;
use ir::function::{Body, InstId};
use ir::inst::{Op, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

pub(super) struct Live {
    /// What is needed after each block, for its successors.
    after: Vec<FxHashSet<u32>>,
    at: FxHashMap<u32, Rc<[u32]>>,
}

impl Live {
    pub(super) fn of(body: &Body) -> Live {
        let count = body.blocks.len();
        let mut after: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); count];
        let mut before: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); count];
        let mut changed = true;
        while changed {
            changed = false;
            for block in body.blocks.ids().rev() {
                let place = block.index();
                let mut needed: FxHashSet<u32> = FxHashSet::default();
                if let Some(end) = body.terminator(block) {
                    end.op.for_each_successor(|to| {
                        needed.extend(before[to.index()].iter().copied());
                        for (_, inst) in body.block_insts(to) {
                            let Op::Phi { incoming, .. } = &inst.op else { break };
                            for (value, from) in incoming {
                                if let (Value::Local(local), true) = (value, *from == block) {
                                    needed.insert(local.index() as u32);
                                }
                            }
                        }
                    });
                }
                if needed.len() == after[place].len() {
                    continue;
                }
                changed = true;
                after[place] = needed.clone();
                for (_, inst) in body.block_insts(block).rev() {
                    step(&inst.op, inst.result.map(|result| result.index() as u32), &mut needed);
                }
                before[place] = needed;
            }
            // Blocks without successors are looked at once, too.
            if !changed {
                for block in body.blocks.ids() {
                    if !before[block.index()].is_empty() || !after[block.index()].is_empty() {
                        continue;
                    }
                    let mut needed = FxHashSet::default();
                    for (_, inst) in body.block_insts(block).rev() {
                        step(&inst.op, inst.result.map(|result| result.index() as u32), &mut needed);
                    }
                    changed |= !needed.is_empty();
                    before[block.index()] = needed;
                }
            }
        }
        Live { after, at: FxHashMap::default() }
    }

    /// The registers that are needed from an instruction on, in order.
    pub(super) fn from(&mut self, body: &Body, inst: InstId) -> Rc<[u32]> {
        let place = inst.index() as u32;
        if let Some(known) = self.at.get(&place) {
            return Rc::clone(known);
        }
        let block = body.blocks.as_slice().partition_point(|block| block.first.index() <= inst.index()) - 1;
        let mut needed = self.after[block].clone();
        let last = body.blocks.as_slice()[block].first.index() + body.blocks.as_slice()[block].len as usize;
        for at in (inst.index()..last).rev() {
            let inst = &body.insts[InstId::new(at)];
            step(&inst.op, inst.result.map(|result| result.index() as u32), &mut needed);
        }
        let mut all: Vec<u32> = needed.into_iter().collect();
        all.sort_unstable();
        let all: Rc<[u32]> = all.into();
        self.at.insert(place, Rc::clone(&all));
        all
    }
}

fn step(op: &Op, result: Option<u32>, needed: &mut FxHashSet<u32>) {
    if let Some(result) = result {
        needed.remove(&result);
    }
    if matches!(op, Op::Phi { .. }) {
        return;
    }
    op.for_each_value(|value| {
        if let Value::Local(local) = value {
            needed.insert(local.index() as u32);
        }
    });
}
