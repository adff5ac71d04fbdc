//! What can be said from samples: intervals, when to stop, tests of hypotheses, means.

pub mod coverage;
pub mod interval;
pub mod mean;
pub mod sequential;
pub mod stopping;

pub use interval::{Interval, clopper_pearson};
pub use mean::Moments;
pub use sequential::{Decision, Sprt};
pub use stopping::{Rule, Stopping};
