//! Solvers for tests.

use solver::{Kind, Limits, Solver};

/// A solver without limits.
pub fn start(kind: &Kind) -> Solver {
    Solver::start(kind, Limits::default()).unwrap_or_else(|reason| panic!("{reason}"))
}
