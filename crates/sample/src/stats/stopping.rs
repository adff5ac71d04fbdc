//! When there are enough runs: as soon as the interval is as narrow as was asked for.
//!
//! Looking after every run and stopping when the interval is narrow is not what the interval was made for: for a fixed number of runs it is
//! wrong in at most `alpha` of all cases, at that moment it is wrong more often. How often follows exactly from the rule and the
//! probability ([`coverage`](super::coverage)). [`Rule::Paper`] is the rule all the same, by name. [`Rule::Calibrated`] uses a
//! smaller alpha for interval and stopping, so that the answer is wrong in at most `alpha` of all cases.
//!
//! What makes it cheap: with the successes or failures so far, whichever are fewer, there is a first number of runs at which it may stop; nothing is
//! computed before. So the rule costs some dozens of intervals in all, whatever the number of runs.

use super::interval::{Interval, clopper_pearson};

/// Which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rule {
    /// A smaller alpha, so that the interval keeps its promise although it decides when to stop.
    #[default]
    Calibrated,
    /// The papers' rule: stops as soon as the interval is narrow enough.
    Paper,
}

impl Rule {
    /// Its name in queries.
    pub fn name(self) -> &'static str {
        match self {
            Rule::Calibrated => "calibrated",
            Rule::Paper => "paper",
        }
    }

    /// The alpha of the interval, so that the answer is wrong in at most `alpha` of all cases.
    ///
    /// The worst probability is a little above epsilon, where successes come as in a Poisson process; so how often the interval is wrong hardly depends on
    /// epsilon, and is `alpha` times at most `1 + 0.27 log10(1 / alpha)`. The tests of [`coverage`](super::coverage) compute it.
    pub fn alpha(self, alpha: f64) -> f64 {
        match self {
            Rule::Calibrated => alpha / (1.1 + 0.3 * alpha.recip().log10()),
            Rule::Paper => alpha,
        }
    }
}

/// A rule at work.
#[derive(Clone, Debug)]
pub struct Stopping {
    alpha: f64,
    epsilon: f64,
    /// Nothing can happen before so many runs.
    next: u64,
}

impl Stopping {
    /// The rule for an answer that is wrong in at most `alpha` of all cases, and an interval of width `epsilon`.
    pub fn new(rule: Rule, alpha: f64, epsilon: f64) -> Stopping {
        let mut stopping = Stopping { alpha: rule.alpha(alpha), epsilon, next: 0 };
        stopping.next = stopping.earliest(0, 1);
        stopping
    }

    /// Whether these runs are enough. To be asked after every run, or after every [`next`](Self::next).
    pub fn enough(&mut self, successes: u64, runs: u64) -> bool {
        if runs < self.next {
            return false;
        }
        self.next = self.earliest(successes.min(runs - successes), runs);
        self.next <= runs
    }

    /// Before so many runs, the answer to [`enough`](Self::enough) is no.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The interval to report.
    pub fn interval(&self, successes: u64, runs: u64) -> Interval {
        clopper_pearson(successes, runs, self.alpha)
    }

    /// The first number of runs, from `runs` on, at which it may stop, if `fewer` is what successes and failures each are at least.
    pub(super) fn earliest(&self, fewer: u64, runs: u64) -> u64 {
        let narrow = |runs: u64| self.interval(fewer, runs).width() <= self.epsilon;
        let mut no = runs.max(2 * fewer).max(1);
        if narrow(no) {
            return no;
        }
        let mut stride = 1u64;
        let mut yes = no + 1;
        while !narrow(yes) {
            stride *= 2;
            no = yes;
            yes = no.saturating_add(stride);
            if stride > 1 << 50 {
                return u64::MAX;
            }
        }
        while yes - no > 1 {
            let middle = no + (yes - no) / 2;
            if narrow(middle) {
                yes = middle;
            } else {
                no = middle;
            }
        }
        yes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stops_at_the_first_narrow_interval() {
        for (alpha, epsilon, every) in [(0.05, 0.05, 3), (0.05, 0.1, 2), (0.01, 0.2, 100), (0.1, 0.1, 11)] {
            let mut stopping = Stopping::new(Rule::Paper, alpha, epsilon);
            for runs in 1u64.. {
                let successes = runs / every;
                let narrow = clopper_pearson(successes, runs, alpha).width() <= epsilon;
                assert_eq!(stopping.enough(successes, runs), narrow, "{successes} of {runs}");
                if narrow {
                    break;
                }
            }
        }
    }

    #[test]
    fn nothing_is_soon_enough() {
        let mut stopping = Stopping::new(Rule::Paper, 0.05, 0.01);
        assert_eq!(stopping.next(), 368);
        assert!(!stopping.enough(0, 367) && stopping.enough(0, 368) && stopping.enough(368, 368));
        assert!(Stopping::new(Rule::Calibrated, 0.05, 0.01).next() > 368);
    }
}
