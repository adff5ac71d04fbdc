//! Puts instructions into a body, and makes everything that names an instruction right again.

use arena::{Arena, Id};
use ir::function::{Body, InstId};
use ir::inst::Inst;

/// Puts what `wanted` says in front of each instruction.
pub(crate) fn before(body: &mut Body, wanted: impl Fn(InstId, &Inst) -> Vec<Inst>) {
    let old = std::mem::replace(&mut body.insts, Arena::new());
    let mut moved = Vec::with_capacity(old.len());
    let mut put = Vec::with_capacity(old.len());
    for (id, inst) in old.iter() {
        let first = body.insts.next_id();
        for added in wanted(id, inst) {
            body.insts.push(added);
        }
        put.push(first);
        moved.push(body.insts.push(inst.clone()));
    }
    for block in body.blocks.values_mut() {
        // What was put in front of the first one belongs to the block.
        let range = block.first.index()..block.first.index() + block.len as usize;
        if let (Some(&first), Some(last)) = (put.get(range.start), moved.get(range.end.saturating_sub(1))) {
            block.first = first;
            block.len = (last.index() + 1).saturating_sub(first.index()) as u32;
        }
    }
    let new = |id: &mut InstId| {
        if let Some(&to) = moved.get(id.index()) {
            *id = to;
        }
    };
    body.attachments.iter_mut().for_each(|(id, _)| new(id));
    body.records.iter_mut().for_each(|(id, _)| new(id));
    for (id, inst) in body.insts.iter() {
        if let Some(result) = inst.result {
            body.locals[result].def = Some(id);
        }
    }
}
