//! The mean of samples, with an interval by Student's distribution.
//!
//! Claim: right in `1 - alpha` of all cases if the samples are normally distributed, and nearly so if there are many. Limits: a rare, large
//! value that no sample has shown is not accounted for.

use super::interval::Interval;
use statrs::distribution::{ContinuousCDF, StudentsT};

/// Number, mean and spread of samples, kept up to date by Welford's method.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Moments {
    /// One more sample.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard error of the mean; none of less than two samples.
    pub fn error(&self) -> Option<f64> {
        let n = self.count as f64;
        (self.count > 1).then(|| (self.squares / (n - 1.0) / n).sqrt())
    }

    /// An interval for the mean that is wrong in `alpha` of all cases; none from less than two samples.
    pub fn interval(&self, alpha: f64) -> Option<Interval> {
        let error = self.error()?;
        let student = StudentsT::new(0.0, 1.0, (self.count - 1) as f64).ok()?;
        let reach = student.inverse_cdf(1.0 - alpha / 2.0) * error;
        Some(Interval { low: self.mean - reach, high: self.mean + reach })
    }
}

impl Extend<f64> for Moments {
    fn extend<T: IntoIterator<Item = f64>>(&mut self, values: T) {
        values.into_iter().for_each(|value| self.add(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eleven_samples_have_the_quantile_of_the_tables() {
        let mut moments = Moments::default();
        moments.extend((0..11).map(f64::from));
        assert_eq!(moments.mean(), 5.0);
        let error = (11.0f64 / 11.0).sqrt();
        assert!((moments.error().expect("two or more") - error).abs() < 1e-12);
        let interval = moments.interval(0.05).expect("two or more");
        assert!((interval.high - 5.0 - 2.228_138_852 * error).abs() < 1e-6, "{interval:?}");
        assert!((interval.low + interval.high - 10.0).abs() < 1e-12);
        assert!(Moments::default().interval(0.05).is_none());
    }

    #[test]
    fn large_offsets_do_not_cancel() {
        let mut moments = Moments::default();
        moments.extend([1e9 + 4.0, 1e9 + 7.0, 1e9 + 13.0, 1e9 + 16.0]);
        assert!((moments.error().expect("two or more") - (30.0f64 / 4.0).sqrt()).abs() < 1e-9);
    }
}
