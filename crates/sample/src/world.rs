//! The world of a run that is drawn: inputs are uniform over their type, choices over their ways or as their weights say.
//!
//! Limits: a program reads nothing and nobody sees what it writes. The time, and whatever is indeterminate, is zero, as in a search through all states.

use crate::stream::Stream;
use concrete::World;
use sem::context::Why;
use verdict::Chances;

/// A world that draws.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// Where the numbers come from.
    pub stream: Stream,
    /// What is left to chance: allocations that fail and waits that end, every second one.
    pub chances: Chances,
    /// Whether something was drawn since somebody looked.
    pub asked: bool,
    /// Whether something indeterminate, or the time, was taken to be zero.
    pub assumed: bool,
}

impl Drawn {
    /// A world in front of its first draw.
    pub fn new(chances: Chances) -> Drawn {
        Drawn { stream: Stream::new(0, 0), chances, asked: false, assumed: false }
    }
}

impl World for Drawn {
    fn choose(&mut self, width: u32, why: Why) -> Option<u64> {
        match why {
            Why::Input(_) => {
                self.asked = true;
                let word = self.stream.word();
                Some(if width >= 64 { word } else { word & ((1 << width) - 1) })
            }
            Why::AllocationFails if self.chances.malloc_may_fail => {
                self.asked = true;
                Some(u64::from(self.stream.below(2)))
            }
            Why::SpuriousWakeup if self.chances.spurious_wakeups => {
                self.asked = true;
                Some(u64::from(self.stream.below(2)))
            }
            Why::AllocationFails | Why::SpuriousWakeup | Why::Unwritten | Why::Undef => Some(0),
            Why::Time | Why::Freeze => {
                self.assumed = true;
                Some(0)
            }
        }
    }

    fn pick(&mut self, n: u64) -> Option<u64> {
        self.asked = true;
        Some(match u32::try_from(n) {
            Ok(n) => self.stream.below(n).into(),
            Err(_) => self.stream.below_long(n),
        })
    }

    fn pick_weighted(&mut self, weights: &[f64]) -> Option<u64> {
        self.asked = true;
        Some(self.stream.weighted(weights) as u64)
    }

    fn write(&mut self, _file: i32, _bytes: &[u8]) {}

    fn read(&mut self, _most: usize) -> Option<Vec<u8>> {
        None
    }
}
