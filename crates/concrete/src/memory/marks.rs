//! What is noted about blocks that is no part of what they are: two that differ in it are equal.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a block was written since somebody asked: no part of what it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Touched(pub(super) bool);

impl PartialEq for Touched {
    fn eq(&self, _: &Touched) -> bool {
        true
    }
}

impl Eq for Touched {}

impl Hash for Touched {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// What a pointer to a block must be for the block to be alive and to hold data, zero if it is not or does not: one comparison answers
/// for life, generation and kind. It follows from those, and is no part of what the block is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Guard(pub(super) u64);

impl PartialEq for Guard {
    fn eq(&self, _: &Guard) -> bool {
        true
    }
}

impl Eq for Guard {}

impl Hash for Guard {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// Whether somebody looked at something, since it was last forgotten: no part of what that is. Atomic only so that memories can be
/// shared; it costs what a plain store does.
#[derive(Debug, Default)]
pub(super) struct Noticed(pub(super) AtomicBool);

impl Noticed {
    #[inline(always)]
    pub(super) fn note(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// The same, which the compiler can move and merge.
    #[inline(always)]
    pub(super) fn note_mut(&mut self) {
        *self.0.get_mut() = true;
    }

    pub(super) fn is_noted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Noticed {
    fn clone(&self) -> Noticed {
        Noticed::default()
    }
}

impl PartialEq for Noticed {
    fn eq(&self, _: &Noticed) -> bool {
        true
    }
}

impl Eq for Noticed {}

impl Hash for Noticed {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
