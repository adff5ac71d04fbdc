//! A list that many append to and read without a lock.
//!
//! ```text
//!   place (32)   =   chapter (9) | page (9) | line (14)
//! ```
//!
//! Chapters and pages are made when their first line is written and never move, so that a line can be read while others are being
//! written. Whoever finds a number in a line also sees what its writer saw before: lines are written with release and read with acquire.
//!
//! Cost: three dependent loads, the first two of which stay in the cache.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, Ordering};

const LINES: usize = 1 << 14;
const PAGES: usize = 1 << 9;
const CHAPTERS: usize = 1 << 9;

/// What lines are made of.
pub(crate) trait Line: Default + Sync {
    /// The number in it.
    type Number: Copy;
    fn get(&self) -> Self::Number;
    fn set(&self, number: Self::Number);
}

macro_rules! line {
    ($atomic:ty, $number:ty) => {
        impl Line for $atomic {
            type Number = $number;
            #[inline(always)]
            fn get(&self) -> $number {
                self.load(Ordering::Acquire)
            }
            #[inline(always)]
            fn set(&self, number: $number) {
                self.store(number, Ordering::Release);
            }
        }
    };
}

line!(AtomicU16, u16);
line!(AtomicU32, u32);
line!(AtomicU64, u64);

type Page<T> = OnceLock<Box<[T]>>;
type Chapter<T> = OnceLock<Box<[Page<T>]>>;

/// A list of numbers.
#[derive(Debug)]
pub(crate) struct Column<T>(Box<[Chapter<T>]>);

impl<T: Line> Column<T> {
    pub(crate) fn new() -> Column<T> {
        Column((0..CHAPTERS).map(|_| OnceLock::new()).collect())
    }

    fn page(&self, place: u32) -> Option<&Page<T>> {
        self.0.get(place as usize / (LINES * PAGES))?.get()?.get(place as usize / LINES % PAGES)
    }

    /// A line; nothing if its page was never written to.
    #[inline]
    pub(crate) fn get(&self, place: u32) -> Option<T::Number> {
        Some(self.page(place)?.get()?.get(place as usize % LINES)?.get())
    }

    /// Writes a line.
    #[inline]
    pub(crate) fn set(&self, place: u32, number: T::Number) {
        let chapter = self.0[place as usize / (LINES * PAGES)]
            .get_or_init(|| (0..PAGES).map(|_| OnceLock::new()).collect());
        let page = chapter[place as usize / LINES % PAGES]
            .get_or_init(|| (0..LINES).map(|_| T::default()).collect());
        page[place as usize % LINES].set(number);
    }

    /// How much memory so many lines take.
    pub(crate) fn bytes(lines: u64) -> usize {
        (lines as usize).next_multiple_of(LINES) * size_of::<T>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_what_was_written() {
        let column: Column<AtomicU32> = Column::new();
        let far = LINES as u32 * PAGES as u32 * 3 + 5;
        (0..50_000u32).for_each(|i| column.set(i, i * 3));
        column.set(far, 7);
        assert!((0..50_000).all(|i| column.get(i) == Some(i * 3)));
        assert_eq!((column.get(far), column.get(far - LINES as u32)), (Some(7), None));
        assert_eq!(column.get(u32::MAX), None);
        assert_eq!(Column::<AtomicU32>::bytes(1), 4 * LINES);
    }
}
