//! Blocks of segments: which block is made where.

use rustc_hash::{FxHashMap, FxHashSet};
use sem::context::{BlockKind, Context, Step};
use sem::domain::Domain;
use term::TermId;

use crate::domain::Symbolic;
use crate::machine::{Machine, Stopped};
use crate::record::ContextId;
use crate::value::{BlockId, Bv};
use program::code::Pc;

/// So many blocks that are made at one place are told apart.
pub const MOST_INSTANCES: u32 = 4;

/// The segment that is walked, and the blocks of all of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Segment {
    number: u32,
    /// How often blocks were made at a place.
    made: FxHashMap<(Option<ContextId>, Pc), u32>,
    /// What may have been alive when it started, and what was made since: neither can be made again.
    taken: FxHashSet<BlockId>,
    /// The blocks of all segments, by where, after how many others there, and in place of how many that were taken.
    blocks: FxHashMap<(Option<ContextId>, Pc, u32, u32), BlockId>,
    makers: FxHashMap<BlockId, Pc>,
    /// The variables that sizes of blocks are.
    pub(crate) sizes: FxHashMap<BlockId, TermId>,
}

impl Segment {
    /// Its number.
    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    /// Where a block is made.
    pub(crate) fn made_at(&self, block: BlockId) -> Option<Pc> {
        self.makers.get(&block).copied()
    }

    /// Another segment starts, where these may be alive.
    pub(crate) fn begin(&mut self, number: u32, alive: Vec<BlockId>) {
        self.number = number;
        self.made.clear();
        self.taken = alive.into_iter().collect();
    }
}

impl Machine<'_> {
    /// A new block in a segment.
    pub(crate) fn block_in_segment(&mut self, size: Bv, align: u64, kind: BlockKind) -> Step<BlockId> {
        let (context, pc) = (self.current_context(), self.pc);
        let Some(segment) = &mut self.segment else {
            return Err(Context::<Symbolic>::unsupported(self, "a segment that has not begun"));
        };
        let count = segment.made.entry((context, pc)).or_default();
        let occurrence = *count;
        *count += 1;
        // The first segment is gone through once: what sizes depend on there does not change.
        let plain = size.as_const().is_some() || segment.number == 0;
        for instance in 0..MOST_INSTANCES {
            let key = (context, pc, occurrence, instance);
            let known = self.segment.as_ref().and_then(|segment| segment.blocks.get(&key).copied());
            let block = match known {
                Some(block) => {
                    let variable =
                        self.segment.as_ref().and_then(|segment| segment.sizes.get(&block).copied());
                    let taken = self.segment.as_ref().is_some_and(|segment| segment.taken.contains(&block));
                    let facts = self.memory.facts(block);
                    let fits = if plain { facts.size == size } else { variable.is_some() };
                    if taken || facts.kind != kind || !fits || !self.memory.make_again(block, align) {
                        continue;
                    }
                    block
                }
                None => {
                    let Ok(block) = self.memory.allocate(size.clone(), align, kind) else {
                        let what = "more memory than there are addresses";
                        return Err(Context::<Symbolic>::unsupported(self, what));
                    };
                    if let Some(segment) = &mut self.segment {
                        segment.blocks.insert(key, block);
                        segment.makers.insert(block, pc);
                    }
                    if !plain {
                        let width = self.d.width(&size);
                        let variable = self.d.variable("size", width);
                        if let (Some(segment), Some(term)) = (&mut self.segment, variable.as_term()) {
                            segment.sizes.insert(block, term);
                        }
                        self.memory.set_size(block, variable);
                    }
                    block
                }
            };
            if let Some(segment) = &mut self.segment {
                segment.taken.insert(block);
            }
            if !plain {
                let own = self.memory.facts(block).size.clone();
                let width = self.d.width(&own);
                let same = self.d.eq(width, &own, &size);
                self.narrow_path(same, Stopped::Assumed)?;
            }
            return Ok(block);
        }
        Err(Context::<Symbolic>::unsupported(
            self,
            "more objects that are made at one place of a loop and kept than are told apart",
        ))
    }
}
