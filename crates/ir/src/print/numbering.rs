//! The numbers of what has no name, and the predecessors of blocks.
//!
//! LLVM counts afresh in each function: parameters, then each block followed by the results in it. Among
//! globals it counts variables, aliases, ifuncs and functions, in this order. Numbers are never stored:
//! they follow from the order.

use crate::function::{BlockId, Body, LocalId};
use crate::global::{GlobalId, GlobalKind};
use crate::module::Module;
use crate::types::NamedTypeId;
use arena::Id;

/// The entry of what has a name.
const NAMED: u32 = u32::MAX;

/// The numbers of the registers and blocks of one function that have no name.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    locals: Vec<u32>,
    blocks: Vec<u32>,
}

impl Numbering {
    /// The numbers in `body`.
    pub fn of(body: &Body) -> Numbering {
        let mut numbering = Numbering::default();
        numbering.set(body);
        numbering
    }

    /// Becomes the numbers in `body`, in the memory it has.
    pub(super) fn set(&mut self, body: &Body) {
        let Numbering { locals, blocks } = self;
        locals.clear();
        locals.resize(body.locals.len(), NAMED);
        blocks.clear();
        blocks.resize(body.blocks.len(), NAMED);
        let mut next = 0;
        let mut count = |number: &mut u32, named: bool| {
            if !named {
                *number = next;
                next += 1;
            }
        };
        for (number, local) in locals.iter_mut().zip(body.locals.values()) {
            if local.def.is_some() {
                break;
            }
            count(number, local.name.is_some());
        }
        for (id, block) in body.blocks.iter() {
            count(&mut blocks[id.index()], block.name.is_some());
            for (_, inst) in body.block_insts(id) {
                let Some(result) = inst.result else { continue };
                if let (Some(number), Some(local)) = (locals.get_mut(result.index()), body.locals.get(result))
                {
                    count(number, local.name.is_some());
                }
            }
        }
    }

    /// The number of a register, if it has no name.
    #[inline]
    pub fn local(&self, id: LocalId) -> Option<u32> {
        self.locals.get(id.index()).copied().filter(|&number| number != NAMED)
    }

    /// The number of a block, if it has no name.
    #[inline]
    pub fn block(&self, id: BlockId) -> Option<u32> {
        self.blocks.get(id.index()).copied().filter(|&number| number != NAMED)
    }
}

/// The numbers of the globals and types of one module that have no name.
pub(super) struct ModuleNumbering {
    globals: Vec<u32>,
    types: Vec<u32>,
}

impl ModuleNumbering {
    pub fn of(module: &Module) -> ModuleNumbering {
        let mut globals = vec![NAMED; module.globals.len()];
        let mut next = 0;
        for rank in 0..=FUNCTION_RANK {
            for (id, global) in module.globals.iter() {
                if global.name.is_none() && kind_rank(&global.kind) == rank {
                    globals[id.index()] = next;
                    next += 1;
                }
            }
        }
        let mut next = 0;
        let types = module.types.named.values().map(|named| {
            if named.name.is_some() {
                return NAMED;
            }
            next += 1;
            next - 1
        });
        ModuleNumbering { globals, types: types.collect() }
    }

    pub fn global(&self, id: GlobalId) -> Option<u32> {
        self.globals.get(id.index()).copied()
    }

    pub fn named_type(&self, id: NamedTypeId) -> Option<u32> {
        self.types.get(id.index()).copied()
    }
}

const FUNCTION_RANK: u8 = 3;

/// The order in which LLVM counts, and prints, the kinds of globals.
fn kind_rank(kind: &GlobalKind) -> u8 {
    match kind {
        GlobalKind::Variable(_) => 0,
        GlobalKind::Alias { .. } => 1,
        GlobalKind::IFunc { .. } => 2,
        GlobalKind::Function(_) => FUNCTION_RANK,
    }
}

/// The predecessors of every block of one function, in the order in which LLVM lists them: the last in the
/// text first, since its lists of uses grow at the front.
#[derive(Default)]
pub(super) struct Predecessors {
    /// Where the list of each block ends; it starts where the one before ends.
    ends: Vec<u32>,
    blocks: Vec<BlockId>,
}

impl Predecessors {
    /// Becomes the predecessors in `body`, in the memory it has.
    pub fn set(&mut self, body: &Body) {
        let Predecessors { ends, blocks } = self;
        ends.clear();
        ends.resize(body.blocks.len(), 0);
        let mut edges = 0;
        for_each_edge(body, |_, to| {
            if let Some(count) = ends.get_mut(to.index()) {
                *count += 1;
                edges += 1;
            }
        });
        let mut start = 0;
        for end in ends.iter_mut() {
            start += std::mem::replace(end, start);
        }
        let Some(first) = body.blocks.ids().next() else { return };
        blocks.clear();
        blocks.resize(edges, first);
        // Filling moves each start to the end of its list.
        for_each_edge(body, |from, to| {
            if let Some(place) = ends.get_mut(to.index()) {
                blocks[*place as usize] = from;
                *place += 1;
            }
        });
    }

    pub fn of(&self, block: BlockId) -> &[BlockId] {
        let start = block.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.blocks[start as usize..self.ends[block.index()] as usize]
    }
}

/// Calls `visit` with both ends of every edge, from the last block to the first.
fn for_each_edge(body: &Body, mut visit: impl FnMut(BlockId, BlockId)) {
    for from in body.blocks.ids().rev() {
        if let Some(terminator) = body.terminator(from) {
            terminator.op.for_each_successor(|to| visit(from, to));
        }
    }
}
