//! Whole numbers and how often they came, as bins of equal width.

use super::scale::round_up;

/// Bins beside one another.
#[derive(Clone, Debug, PartialEq)]
pub struct Bins {
    /// The first value of the first bin.
    pub first: i128,
    /// How many values lie in a bin.
    pub width: i128,
    /// How many of them came, in each bin.
    pub counts: Vec<u64>,
}

/// The most bins.
const MOST: i128 = 60;

impl Bins {
    /// Bins for rising values, each standing for `unit` values from it on; none if there are none.
    pub fn new(values: &[(i128, u64)], unit: u128) -> Option<Bins> {
        let (&(least, _), &(greatest, _)) = (values.first()?, values.last()?);
        let unit = i128::try_from(unit).unwrap_or(i128::MAX).max(1);
        let wanted = greatest.saturating_sub(least) / unit / MOST + 1;
        let width = unit.saturating_mul(round_up(wanted as f64) as i128);
        let first = least.div_euclid(width).saturating_mul(width);
        let mut counts = Vec::new();
        for (value, count) in values {
            let place = usize::try_from(value.saturating_sub(first) / width).ok()?;
            if place >= counts.len() {
                counts.resize(place + 1, 0);
            }
            counts[place] += count;
        }
        Some(Bins { first, width, counts })
    }

    /// The first and the last value of each bin, and how many came.
    pub fn rows(&self) -> impl Iterator<Item = (i128, i128, u64)> {
        let bound = |place: usize| self.first.saturating_add(self.width.saturating_mul(place as i128));
        (0..)
            .zip(&self.counts)
            .map(move |(place, count)| (bound(place), bound(place + 1).saturating_sub(1), *count))
    }

    /// The first value, and the one after the last.
    pub fn span(&self) -> (f64, f64) {
        let first = self.first as f64;
        (first, first + self.width as f64 * self.counts.len() as f64)
    }

    /// The greatest count.
    pub fn tallest(&self) -> u64 {
        self.counts.iter().copied().max().unwrap_or(0)
    }
}

/// A bin in words: its value, or the first and the last.
pub fn range(first: i128, last: i128) -> String {
    if first == last {
        super::scale::count(first)
    } else {
        format!("{} to {}", super::scale::count(first), super::scale::count(last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_round_and_hold_everything() {
        assert_eq!(Bins::new(&[], 1), None);
        let few = Bins::new(&[(3, 5), (4, 1), (7, 2)], 1).expect("there are some");
        assert_eq!((few.first, few.width, few.counts), (3, 1, vec![5, 1, 0, 0, 2]));
        let many: Vec<(i128, u64)> = (-500..700).map(|value| (value, 2)).collect();
        let bins = Bins::new(&many, 1).expect("there are some");
        assert_eq!((bins.first, bins.width, bins.counts.len()), (-500, 20, 60));
        assert_eq!(bins.counts.iter().sum::<u64>(), 2400);
        assert_eq!(bins.rows().next(), Some((-500, -481, 40)));
    }

    #[test]
    fn extreme_values_are_no_trouble() {
        for values in [[(i128::MIN, 1), (i128::MAX, 1)], [(i64::MIN.into(), 1), (i64::MAX.into(), 1)]] {
            let bins = Bins::new(&values, 1).expect("there are some");
            assert_eq!(bins.counts.iter().sum::<u64>(), 2);
            assert!(bins.counts.len() <= 130, "{}", bins.counts.len());
            assert_eq!(bins.rows().count(), bins.counts.len());
        }
        assert_eq!(Bins::new(&[(0, 1)], u128::MAX).expect("there is one").counts, [1]);
    }
}
