//! How an answer from runs came about: what reports draw beside the figures.
//!
//! Claim: it depends on the runs alone, like the answer, never on how many cores made them; and it is small, however many runs there were.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How an answer from runs came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Course {
    /// `Pr`: the estimate after more and more runs.
    Estimates(Vec<EstimateAt>),
    /// `Pr … >= θ`: the walk of the logarithm of how much likelier the lower probability is, by the number of runs.
    Walk {
        /// After so many runs, so much.
        points: Vec<(u64, f64)>,
        /// At or below this the hypothesis is accepted.
        accept: f64,
        /// At or above this it is rejected.
        reject: f64,
    },
    /// `Estimate`: the values.
    Values(Tally),
    /// `Split`: what each replication estimated.
    Replications(Vec<f64>),
}

/// An estimate after some of the runs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct EstimateAt {
    /// How many runs.
    pub runs: u64,
    /// The estimate.
    pub estimate: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Says after which runs to note something: all of the first ones, then fewer and fewer; some hundred points for a million runs.
///
/// Cost: a comparison for each run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checkpoints {
    next: u64,
}

impl Checkpoints {
    /// Each is further than the last by this part of it.
    const SPACING: u64 = 64;

    /// Whether to note what is known after so many runs.
    #[inline]
    pub fn due(&mut self, runs: u64) -> bool {
        let due = runs >= self.next;
        if due {
            self.next = runs + 1 + runs / Checkpoints::SPACING;
        }
        due
    }
}

/// How often values were met. Values that lie close together are counted as one where there are too many.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    counts: BTreeMap<i128, u64>,
    /// A count is of so many values, from a multiple of that on: two to this.
    shift: u32,
    span: Option<(i128, i128)>,
}

impl Tally {
    /// More different counts than this are never kept.
    const MOST: usize = 4096;

    /// One more value.
    pub fn add(&mut self, value: i128) {
        let (least, greatest) = self.span.unwrap_or((value, value));
        self.span = Some((least.min(value), greatest.max(value)));
        *self.counts.entry(value >> self.shift).or_default() += 1;
        while self.counts.len() > Tally::MOST {
            self.shift += 1;
            let finer = std::mem::take(&mut self.counts);
            for (key, count) in finer {
                *self.counts.entry(key >> 1).or_default() += count;
            }
        }
    }

    /// The least and the greatest value; none if there is no value.
    pub fn span(&self) -> Option<(i128, i128)> {
        self.span
    }

    /// How many values one count is of.
    pub fn width(&self) -> u128 {
        1 << self.shift
    }

    /// The first value of each count, rising, and the count.
    pub fn counts(&self) -> impl Iterator<Item = (i128, u64)> {
        self.counts.iter().map(|(key, count)| (key << self.shift, *count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checkpoints_become_fewer() {
        let mut checkpoints = Checkpoints::default();
        let due: Vec<u64> = (1..=1_000_000).filter(|runs| checkpoints.due(*runs)).collect();
        assert_eq!(due[..5], [1, 2, 3, 4, 5]);
        assert!((200..1000).contains(&due.len()), "{}", due.len());
        assert!(due.windows(2).all(|two| two[1] - two[0] <= two[0] / 64 + 1));
    }

    #[test]
    fn a_tally_stays_small_and_loses_nothing() {
        let mut tally = Tally::default();
        for value in -10_000..10_000 {
            tally.add(value * 1000);
        }
        assert_eq!(tally.span(), Some((-10_000_000, 9_999_000)));
        assert!(tally.counts().count() <= Tally::MOST);
        assert_eq!(tally.counts().map(|(_, count)| count).sum::<u64>(), 20_000);
        let width = tally.width() as i128;
        assert!(tally.counts().all(|(first, _)| first % width == 0), "{width}");
        let mut few = Tally::default();
        [3, -1, 3, i128::MIN, i128::MAX].iter().for_each(|value| few.add(*value));
        assert_eq!(few.width(), 1);
        let counts: Vec<(i128, u64)> = few.counts().collect();
        assert_eq!(counts, [(i128::MIN, 1), (-1, 1), (3, 2), (i128::MAX, 1)]);
    }
}
