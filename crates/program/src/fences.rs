//! What an op does to the order in which stores reach memory, where stores may reach it later than they are made (TSO, PSO).
//!
//! Read-modify-writes, sequentially consistent stores and fences, and what starts threads or takes and gives back locks wait until all stores have reached memory, as on x86. What only releases keeps the
//! order of stores.

use crate::code::{Code, General, Op, SyncScope};
use crate::effects::{Deeds, deeds, for_each_access};
use ir::inst::Ordering;

/// Which stores of a thread have reached memory before something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fence {
    /// None need have.
    None,
    /// Those before it reach memory before it does, and before those after it do.
    Stores,
    /// All have.
    All,
}

impl Op {
    /// Whether it is a store, and nothing else; `code` is what it belongs to.
    pub fn is_store(&self, code: &Code) -> bool {
        match self {
            Op::Store { .. } => true,
            Op::General(place) => matches!(code.general.get(*place as usize), Some(General::Store { .. })),
            _ => false,
        }
    }

    /// What it does to stores that may be under way; `code` is what it belongs to.
    pub fn fence(&self, code: &Code) -> Fence {
        let deeds = deeds(code, self);
        if deeds.any(Deeds::LOCKS | Deeds::STARTS_THREAD) {
            return Fence::All;
        }
        let mut fence = match self {
            Op::General(place) => match code.general[*place as usize] {
                General::Fence { ordering, scope: SyncScope::System } => ordered(ordering),
                _ => Fence::None,
            },
            _ => Fence::None,
        };
        for_each_access(code, self, |access| {
            if access.is_atomic() && access.writes && !access.synchronises {
                // What reads and writes at once is done in memory, whatever its order.
                fence = fence.max(if access.reads { Fence::All } else { ordered(access.ordering) });
            }
        });
        fence
    }
}

/// What a store or a fence of this order does.
fn ordered(ordering: Ordering) -> Fence {
    match ordering {
        Ordering::SeqCst => Fence::All,
        Ordering::Release | Ordering::AcqRel => Fence::Stores,
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic | Ordering::Acquire => Fence::None,
    }
}
