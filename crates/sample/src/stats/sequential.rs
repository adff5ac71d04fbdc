//! Is a probability at least a threshold? Wald's sequential test (1945) with an indifference region.
//!
//! Claim: if the probability is at least `threshold + delta`, the answer is no in at most `alpha` of all cases; if it is at most
//! `threshold - delta`, it is yes in at most `beta`. In between either answer may come. The test ends with probability one, and takes the
//! fewest runs on average of all tests that promise as much at the two borders.

/// What a test has found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The probability is at least the threshold.
    Accept,
    /// It is below.
    Reject,
}

/// A test at work.
#[derive(Clone, Debug)]
pub struct Sprt {
    /// What a success and a failure add to the logarithm of how much likelier the lower probability is.
    success: f64,
    failure: f64,
    accept: f64,
    reject: f64,
    ratio: f64,
}

impl Sprt {
    /// The test; none unless `0 < threshold - delta`, `threshold + delta < 1`, and alpha and beta are errors below a half.
    pub fn new(threshold: f64, delta: f64, alpha: f64, beta: f64) -> Option<Sprt> {
        let (upper, lower) = (threshold + delta, threshold - delta);
        let small = |error: f64| error > 0.0 && error < 0.5;
        if !(delta > 0.0 && lower > 0.0 && upper < 1.0 && small(alpha) && small(beta)) {
            return None;
        }
        Some(Sprt {
            success: (lower / upper).ln(),
            failure: ((1.0 - lower) / (1.0 - upper)).ln(),
            accept: (beta / (1.0 - alpha)).ln(),
            reject: ((1.0 - beta) / alpha).ln(),
            ratio: 0.0,
        })
    }

    /// One more run; the answer, once there is one.
    pub fn add(&mut self, success: bool) -> Option<Decision> {
        self.ratio += if success { self.success } else { self.failure };
        self.decision()
    }

    /// The logarithm of how much likelier the lower probability is, after the runs so far.
    pub fn ratio(&self) -> f64 {
        self.ratio
    }

    /// Where it accepts, and where it rejects.
    pub fn bounds(&self) -> (f64, f64) {
        (self.accept, self.reject)
    }

    /// The answer, once there is one.
    pub fn decision(&self) -> Option<Decision> {
        if self.ratio <= self.accept {
            Some(Decision::Accept)
        } else if self.ratio >= self.reject {
            Some(Decision::Reject)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How likely the test accepts, and how many runs it takes on average: exactly, but for what is cut off after many runs.
    fn accepts(test: &Sprt, p: f64) -> (f64, f64) {
        let mut open = vec![(0.0, 1.0)];
        let (mut accepted, mut length) = (0.0, 0.0);
        for runs in 1..20_000u32 {
            // By the number of successes, which decides together with the number of runs.
            let mut next: Vec<(f64, f64)> = Vec::with_capacity(open.len() + 1);
            for (i, &(ratio, mass)) in open.iter().enumerate() {
                let fail = mass * (1.0 - p);
                match next.last_mut().filter(|_| i > 0) {
                    Some(last) => last.1 += fail,
                    None => next.push((ratio + test.failure, fail)),
                }
                next.push((ratio + test.success, mass * p));
            }
            open.clear();
            for (ratio, mass) in next {
                match (Sprt { ratio, ..test.clone() }).decision() {
                    None if mass > 1e-15 => open.push((ratio, mass)),
                    None => {}
                    Some(decision) => {
                        length += mass * f64::from(runs);
                        if decision == Decision::Accept {
                            accepted += mass;
                        }
                    }
                }
            }
        }
        (accepted, length)
    }

    #[test]
    fn it_errs_as_rarely_as_it_says() {
        for (threshold, delta, alpha, beta) in
            [(0.5, 0.05, 0.05, 0.05), (0.1, 0.02, 0.05, 0.01), (0.9, 0.03, 0.01, 0.05), (0.3, 0.1, 0.1, 0.1)]
        {
            let test = Sprt::new(threshold, delta, alpha, beta).expect("in range");
            let (right, runs) = accepts(&test, threshold + delta);
            assert!(right >= 1.0 - alpha, "{threshold}: {right}");
            let (wrong, _) = accepts(&test, threshold - delta);
            assert!(wrong <= beta, "{threshold}: {wrong}");
            // Wald's own estimate of the number of runs, which forgets that the last run goes too far.
            let (p, drift) = (threshold + delta, |p: f64| p * test.success + (1.0 - p) * test.failure);
            let wald = ((1.0 - alpha) * test.accept + alpha * test.reject) / drift(p);
            assert!(runs > wald * 0.95 && runs < wald * 1.25, "{threshold}: {runs} against {wald}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_no_test() {
        assert!(Sprt::new(0.5, 0.0, 0.05, 0.05).is_none());
        assert!(Sprt::new(0.005, 0.01, 0.05, 0.05).is_none());
        assert!(Sprt::new(0.995, 0.01, 0.05, 0.05).is_none());
        assert!(Sprt::new(0.5, 0.01, 1.0, 0.05).is_none());
        assert!(Sprt::new(0.5, f64::NAN, 0.05, 0.05).is_none());
    }
}
