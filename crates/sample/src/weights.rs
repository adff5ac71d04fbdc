//! Who is drawn how often: processes by their weights, among those of the highest priority that can move.
//!
//! Without any, all that can move are drawn alike. What the environment may do is drawn by its own weights beside the processes, whatever their priorities.

use concrete::MOST_THREADS;

/// The weights and priorities of all processes, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    weights: [f64; MOST_THREADS],
    priorities: [i32; MOST_THREADS],
}

impl Default for Weights {
    /// All alike.
    fn default() -> Weights {
        Weights { weights: [1.0; MOST_THREADS], priorities: [0; MOST_THREADS] }
    }
}

/// The weight of what cannot be there.
const NOBODY: f64 = 1.0;

impl Weights {
    /// These weights and priorities of some processes; all others have weight 1 and priority 0. Nothing if there is no such process, or a weight is not
    /// positive.
    pub fn new(weights: &[(usize, f64)], priorities: &[(usize, i32)]) -> Option<Weights> {
        let mut all = Weights::default();
        for &(process, weight) in weights {
            *all.weights.get_mut(process).filter(|_| weight > 0.0 && weight.is_finite())? = weight;
        }
        for &(process, priority) in priorities {
            *all.priorities.get_mut(process)? = priority;
        }
        Some(all)
    }

    /// Whether all are alike.
    pub fn are_even(&self) -> bool {
        *self == Weights::default()
    }

    /// The weight of a process.
    pub fn of(&self, process: usize) -> f64 {
        self.weights.get(process).copied().unwrap_or(NOBODY)
    }

    /// The priority of a process.
    pub fn priority(&self, process: usize) -> i32 {
        self.priorities.get(process).copied().unwrap_or_default()
    }

    /// The highest priority of some processes.
    pub fn highest(&self, processes: impl Iterator<Item = usize>) -> i32 {
        processes.map(|process| self.priority(process)).max().unwrap_or_default()
    }

    /// The weight of a process where this is the highest priority of those that can move: none if it has to wait for others.
    pub fn among(&self, process: usize, highest: i32) -> f64 {
        if self.priority(process) < highest { 0.0 } else { self.of(process) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_highest_priority_counts() {
        let weights =
            Weights::new(&[(1, 2.0), (2, 0.5)], &[(1, 5), (2, 5), (3, -1)]).expect("it makes sense");
        assert!(!weights.are_even() && Weights::default().are_even());
        let among = |ready: &[usize]| -> Vec<f64> {
            let highest = weights.highest(ready.iter().copied());
            ready.iter().map(|&process| weights.among(process, highest)).collect()
        };
        assert_eq!(among(&[0, 1, 2, 3]), [0.0, 2.0, 0.5, 0.0]);
        assert_eq!(among(&[0, 3]), [1.0, 0.0]);
        assert_eq!(among(&[3]), [1.0]);
    }

    #[test]
    fn what_makes_no_sense_is_nothing() {
        for weights in [[(1, 0.0)], [(1, -1.0)], [(1, f64::NAN)], [(MOST_THREADS, 1.0)]] {
            assert_eq!(Weights::new(&weights, &[]), None);
        }
        assert_eq!(Weights::new(&[], &[(MOST_THREADS, 1)]), None);
    }
}
