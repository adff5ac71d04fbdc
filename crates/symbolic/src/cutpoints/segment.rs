//! Blocks of segments: which block is made where.

use rustc_hash::{FxHashMap, FxHashSet};
use sem::context::{BlockKind, Context, Step};
use sem::domain::Domain;
use term::TermId;

use crate::domain::Symbolic;
use crate::host::is_heap;
use crate::machine::{Machine, Scalar, Stopped};
use crate::many::{ALIGN, may_be_many};
use crate::record::ContextId;
use crate::value::{BlockId, Bool, Bv};
use program::code::Pc;

/// So many blocks that are made at one place are told apart.
pub const MOST_INSTANCES: u32 = 4;

/// Where a segment cannot be followed, as more objects would be alive than are told apart.
#[derive(Clone, Copy, Debug)]
pub struct Gap {
    /// When.
    pub path: Bool,
    /// Where.
    pub pc: Pc,
    /// The calls that are under way.
    pub context: Option<ContextId>,
    /// What is not supported there.
    pub what: &'static str,
}

/// What is not supported then.
pub const TOO_MANY: &str = "more objects that are made at one place of a loop and kept than are told apart";

/// The segment that is walked, and the blocks of all of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Segment {
    number: u32,
    /// How often blocks were made at a place.
    made: FxHashMap<(Option<ContextId>, Pc), u32>,
    /// What may have been alive when it started, and what was made since: neither can be made again as if it were new.
    taken: FxHashSet<BlockId>,
    /// When each of the former was alive.
    lives: FxHashMap<BlockId, Bool>,
    /// When more objects would be alive than are told apart.
    pub(crate) gaps: Vec<Gap>,
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

    /// When a block was alive as the segment started, if it has not been made again since.
    pub(crate) fn was_alive(&self, block: BlockId) -> Option<Bool> {
        self.lives.get(&block).copied()
    }

    /// Another segment starts, where these may be alive.
    pub(crate) fn begin(&mut self, number: u32, alive: Vec<(BlockId, Bool)>) {
        self.number = number;
        self.made.clear();
        self.gaps.clear();
        self.taken = alive.iter().map(|(block, _)| *block).collect();
        self.lives = alive.into_iter().collect();
    }
}

impl Machine<'_> {
    /// A new block in a segment, with a pointer to it.
    pub(crate) fn block_in_segment(
        &mut self,
        size: Bv,
        align: u64,
        kind: BlockKind,
    ) -> Step<(Scalar, BlockId)> {
        let (context, pc) = (self.current_context(), self.pc);
        let Some(segment) = &mut self.segment else {
            return Err(Context::<Symbolic>::unsupported(self, "a segment that has not begun"));
        };
        let count = segment.made.entry((context, pc)).or_default();
        let occurrence = *count;
        *count += 1;
        let (first, key) = (segment.number == 0, (context, pc, occurrence));
        if let Some(site) = self.many.as_ref().and_then(|many| many.site_at(key)) {
            return self.one_of_many(site, &size, align, kind);
        }
        let Some(segment) = &self.segment else {
            return Err(Context::<Symbolic>::unsupported(self, "a segment that has not begun"));
        };
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
                    // In arrays it is not known which pointers belong to what is dead.
                    let known = self.memory.now.is_in_arrays(block);
                    if taken || known || facts.kind != kind || !fits || !self.memory.make_again(block, align)
                    {
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
            if let Some(many) = self.many.as_mut().filter(|_| !first) {
                many.recurs(block);
            }
            if !plain {
                let own = self.memory.facts(block).size.clone();
                let width = self.d.width(&own);
                let same = self.d.eq(width, &own, &size);
                self.narrow_path(same, Stopped::Assumed)?;
            }
            return Ok((self.pointer_to(block), block));
        }
        if let Some(many) = self.many.as_mut().filter(|_| may_be_many(kind, &size))
            && let Some(&block) =
                self.segment.as_ref().and_then(|segment| segment.blocks.get(&(context, pc, occurrence, 0)))
        {
            many.wanted.insert(key, block);
        }
        if plain && is_heap(kind) {
            return self.one_that_is_dead((context, pc, occurrence), &size, kind);
        }
        Err(Context::<Symbolic>::unsupported(self, TOO_MANY))
    }

    /// A new object of a site whose objects are not told apart, but for the newest.
    fn one_of_many(
        &mut self,
        site: usize,
        size: &Bv,
        align: u64,
        kind: BlockKind,
    ) -> Step<(Scalar, BlockId)> {
        let newest = self.make_room(site)?;
        let facts = self.memory.facts(newest);
        // Of addresses it is known that they are multiples of what all objects of the heap have, and of no more.
        let alike = facts.size == *size && facts.kind == kind && align <= ALIGN;
        if !alike || !self.memory.make_again(newest, align) {
            return Err(Context::<Symbolic>::unsupported(self, TOO_MANY));
        }
        if let Some(segment) = &mut self.segment {
            segment.taken.insert(newest);
            segment.lives.remove(&newest);
        }
        Ok((self.pointer_to(newest), newest))
    }

    /// One of the blocks that were made at a place before: the first that is dead. Where none is, the segment cannot be followed.
    ///
    /// Nobody knows it any more: pointers in a template belong to a block only where it is alive, and nothing has died since the segment started if whether it is alive is still what it was.
    fn one_that_is_dead(
        &mut self,
        (context, pc, occurrence): (Option<ContextId>, Pc, u32),
        size: &Bv,
        kind: BlockKind,
    ) -> Step<(Scalar, BlockId)> {
        let mut left = Bool::Const(true);
        let mut found: Vec<(BlockId, Bool)> = Vec::new();
        for instance in 0..MOST_INSTANCES {
            let Some(segment) = &self.segment else { break };
            let Some(&block) = segment.blocks.get(&(context, pc, occurrence, instance)) else { continue };
            let facts = self.memory.facts(block);
            let live = self.memory.live(block);
            let unchanged = segment.lives.get(&block) == Some(&live);
            let known = self.memory.now.is_in_arrays(block);
            if known || facts.kind != kind || facts.size != *size || !unchanged || live == Bool::Const(true) {
                continue;
            }
            let dead = self.d.not_b(live);
            let chosen = self.d.and_b(left, dead);
            left = self.d.and_b(left, live);
            found.push((block, chosen));
        }
        let Some(&(first, _)) = found.first() else {
            return Err(Context::<Symbolic>::unsupported(self, TOO_MANY));
        };
        let path = self.d.and_b(self.path(), left);
        if let Some(segment) = &mut self.segment {
            segment.gaps.push(Gap { path, pc, context, what: TOO_MANY });
        }
        let some = self.d.not_b(left);
        self.narrow_path(some, Stopped::Assumed)?;
        let mut pointer = self.pointer_to(first);
        for &(block, chosen) in found.iter().rev() {
            let this = self.pointer_to(block);
            pointer = crate::byte::ite_scalar(&mut self.d, chosen, this, pointer);
            self.memory.set_live(&mut self.d, chosen, block, true);
            self.makers.insert(block, (pc, context));
            if let Some(segment) = &mut self.segment {
                segment.lives.remove(&block);
            }
            if let Some(many) = &mut self.many {
                many.recurs(block);
            }
        }
        Ok((pointer, first))
    }
}
