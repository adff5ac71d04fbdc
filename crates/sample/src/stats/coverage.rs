//! How often an answer is right, exactly: dynamic programming over the numbers of runs and successes.
//!
//! Claim: [`Boundary::coverage`] is the probability that the interval at which a rule stops contains `p`, if `p` is the probability of
//! success; what rounding and cut-off tails may hide is below 1e-9, and counted as wrong.
//!
//! Cost: for a width of epsilon, the boundary takes about `1 / epsilon^2` intervals, and each `p` the runs until it stops times the
//! spread of successes.

use super::interval::{Interval, clopper_pearson};
use super::stopping::{Rule, Stopping};

/// Where a rule stops.
pub struct Boundary {
    /// For each number of successes or failures, whichever are fewer, the number of runs at which it stops.
    stops: Vec<u64>,
    /// The interval that it reports there, if successes are fewer.
    intervals: Vec<Interval>,
}

impl Boundary {
    /// Where a rule stops.
    pub fn new(rule: Rule, alpha: f64, epsilon: f64) -> Boundary {
        let stopping = Stopping::new(rule, alpha, epsilon);
        let (mut stops, mut intervals) = (Vec::new(), Vec::new());
        let mut runs = 1;
        for fewer in 0u64.. {
            runs = stopping.earliest(fewer, runs);
            stops.push(runs);
            intervals.push(clopper_pearson(fewer, runs, rule.alpha(alpha)));
            if runs <= 2 * fewer {
                break;
            }
        }
        Boundary { stops, intervals }
    }

    /// The most runs that it takes.
    pub fn most_runs(&self) -> u64 {
        self.stops.last().copied().unwrap_or(0)
    }

    /// Every end of an interval that may be reported: between two of them, coverage has no jumps.
    pub fn ends(&self) -> Vec<f64> {
        let one =
            |interval: &Interval| [interval.low, interval.high, 1.0 - interval.low, 1.0 - interval.high];
        let mut ends: Vec<f64> = self.intervals.iter().flat_map(one).collect();
        ends.sort_by(f64::total_cmp);
        ends.dedup();
        ends
    }

    /// The interval that is reported after stopping there.
    fn interval(&self, successes: u64, runs: u64) -> Interval {
        let fewer = successes.min(runs - successes);
        let interval = self.intervals[fewer as usize];
        let own = self.stops[fewer as usize] == runs;
        debug_assert!(own, "{successes} of {runs} is no place to stop");
        if fewer == successes {
            return interval;
        }
        Interval { low: 1.0 - interval.high, high: 1.0 - interval.low }
    }

    /// How likely the reported interval contains `p`, and how many runs it takes on average.
    pub fn coverage(&self, p: f64) -> Coverage {
        /// Less than this is not followed up.
        const TAIL: f64 = 1e-17;
        let mut coverage = Coverage { right: 0.0, runs: 0.0 };
        // The distribution of successes among those that go on, from `first` on.
        let (mut first, mut mass) = (0u64, vec![1.0]);
        // Those with so few successes or failures have stopped.
        let mut stopped = 0u64;
        let mut runs = 0u64;
        while !mass.is_empty() {
            runs += 1;
            // One more run each.
            mass.push(0.0);
            for i in (0..mass.len()).rev() {
                let below = if i > 0 { mass[i - 1] } else { 0.0 };
                mass[i] = mass[i] * (1.0 - p) + below * p;
            }
            while self.stops.get(stopped as usize).is_some_and(|&stop| stop <= runs) {
                stopped += 1;
            }
            let mut stop = |successes: u64, mass: f64| {
                coverage.runs += mass * runs as f64;
                if mass > TAIL && self.interval(successes, runs).contains(p) {
                    coverage.right += mass;
                }
            };
            let mut low = 0;
            while low < mass.len() && (first + (low as u64) < stopped || mass[low] < TAIL) {
                if first + (low as u64) < stopped {
                    stop(first + low as u64, mass[low]);
                }
                low += 1;
            }
            let mut high = mass.len();
            while high > low && (runs < first + high as u64 - 1 + stopped || mass[high - 1] < TAIL) {
                let successes = first + high as u64 - 1;
                if runs - successes < stopped {
                    stop(successes, mass[high - 1]);
                }
                high -= 1;
            }
            mass.truncate(high);
            mass.drain(..low);
            first += low as u64;
        }
        coverage
    }
}

/// What a rule achieves at one probability.
#[derive(Clone, Copy, Debug)]
pub struct Coverage {
    /// How likely the interval contains the probability.
    pub right: f64,
    /// How many runs it takes on average.
    pub runs: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least coverage over every probability up to a half: the least of each piece between two ends is next to one of them. Where
    /// there are many ends, those far above epsilon, which is not where it is least, are looked at now and then.
    fn least(boundary: &Boundary, epsilon: f64, most: usize) -> (f64, f64) {
        let ends: Vec<f64> = boundary.ends().into_iter().filter(|end| *end > 0.0 && *end <= 0.5).collect();
        let every = |end: f64| if end < 3.0 * epsilon { 1 } else { 1 + ends.len() / most };
        let looked_at = ends.iter().enumerate().filter(|(i, end)| i % every(**end) == 0);
        let around = looked_at.flat_map(|(_, end)| [end * (1.0 - 1e-9), end * (1.0 + 1e-9)]);
        let coverage = around.map(|p| (boundary.coverage(p).right, p));
        coverage.min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are ends")
    }

    #[test]
    fn everything_stops_once() {
        let boundary = Boundary::new(Rule::Paper, 0.5, 0.2);
        let all = Boundary {
            stops: boundary.stops.clone(),
            intervals: vec![Interval { low: 0.0, high: 1.0 }; boundary.stops.len()],
        };
        for p in [0.0, 0.1, 0.37, 0.5, 0.99] {
            let Coverage { right, runs } = all.coverage(p);
            assert!((right - 1.0).abs() < 1e-12, "{p}: {right}");
            assert!(runs <= boundary.most_runs() as f64);
        }
        // A coin that always shows one side stops at the first chance.
        assert_eq!(all.coverage(0.0).runs, boundary.stops[0] as f64);
    }

    #[test]
    fn the_calibrated_rule_keeps_its_promise() {
        for (alpha, epsilon) in [
            (0.5, 0.3),
            (0.3, 0.1),
            (0.2, 0.1),
            (0.1, 0.3),
            (0.1, 0.07),
            (0.05, 0.6),
            (0.05, 0.2),
            (0.05, 0.1),
            (0.05, 0.05),
            (0.01, 0.3),
            (0.01, 0.1),
            (0.001, 0.2),
            (0.0001, 0.3),
        ] {
            let (right, p) = least(&Boundary::new(Rule::Calibrated, alpha, epsilon), epsilon, 15);
            assert!(right >= 1.0 - alpha, "alpha {alpha}, epsilon {epsilon}: {right} at {p}");
            // Nor is it much too careful.
            assert!(
                epsilon > 0.3 || right <= 1.0 - 0.6 * alpha,
                "alpha {alpha}, epsilon {epsilon}: {right} at {p}"
            );
        }
    }

    #[test]
    fn the_papers_rule_does_not() {
        let (right, p) = least(&Boundary::new(Rule::Paper, 0.05, 0.05), 0.05, 15);
        assert!(right < 0.94 && right > 0.93, "{right}");
        assert!(p > 0.05 && p < 0.06, "{p}");
    }

    #[test]
    fn the_defaults_keep_the_promise_where_it_is_hardest() {
        let calibrated = Boundary::new(Rule::Calibrated, 0.05, 0.01);
        let paper = Boundary::new(Rule::Paper, 0.05, 0.01);
        let mut worst: (f64, f64) = (1.0, 1.0);
        for i in 0..12 {
            let p = 0.0095 + f64::from(i) * 2e-4;
            worst.0 = worst.0.min(calibrated.coverage(p).right);
            worst.1 = worst.1.min(paper.coverage(p).right);
        }
        assert!(worst.0 >= 0.95 && worst.0 < 0.965, "{worst:?}");
        assert!(worst.1 < 0.94, "{worst:?}");
        // The price: some more runs.
        assert!(calibrated.most_runs() as f64 / (paper.most_runs() as f64) < 1.25);
    }
}
