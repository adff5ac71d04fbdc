//! What an op does to the order in which stores reach memory, where stores may reach it later than they are made (TSO, PSO).
//!
//! Read-modify-writes, sequentially consistent stores and fences, and what starts threads or takes and gives back locks wait until all stores have reached memory, as on x86. What only releases keeps the
//! order of stores.

use ir::inst::Ordering;

use crate::code::{Callee, Code, General, Op};
use crate::primitive::Primitive;

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
        let ordering = match self {
            Op::Store { access, .. } => access.ordering,
            Op::General(place) => match code.general.get(*place as usize) {
                Some(General::Store { access, .. }) => access.ordering,
                Some(General::AtomicRmw { .. } | General::CmpXchg { .. }) => Ordering::SeqCst,
                Some(General::Fence(ordering)) => *ordering,
                _ => return Fence::None,
            },
            Op::Call(site) => match code.sites.get(*site as usize).map(|site| site.callee) {
                Some(Callee::Primitive(
                    Primitive::Lock | Primitive::Unlock | Primitive::Spawn | Primitive::SpawnWith,
                )) => Ordering::SeqCst,
                _ => return Fence::None,
            },
            _ => return Fence::None,
        };
        match ordering {
            Ordering::SeqCst => Fence::All,
            Ordering::Release | Ordering::AcqRel => Fence::Stores,
            _ => Fence::None,
        }
    }
}
