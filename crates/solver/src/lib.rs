//! Questions about terms, and the solvers that answer them.
//!
//! Every solver is a process that speaks SMT-LIB 2 over pipes: Bitwuzla for questions without quantifiers, Z3 for those
//! with, and any other that the user names. So one client serves all, their answers can be compared, and a solver that
//! crashes, hangs, runs out of memory or talks nonsense costs an [`Answer::Unknown`] with its [`Reason`], and
//! never the run. Starting one costs a few milliseconds; every question costs writing its new terms as text.
//!
//! Values that a solver gives are put into the assertions before they are passed on: a wrong model is found here. A wrong
//! `Unsat` is not; that is what comparing solvers is for.
//!
//! Unix only, as the limits on processes are.
//!
//! ```
//! use solver::{Answer, Kind, Limits, Solver};
//! use std::time::Duration;
//! use term::{Sort, Terms, Value};
//!
//! let mut terms = Terms::new();
//! let x = terms.var("x", Sort::Bits(8));
//! let square = terms.mul(x, x);
//! let wanted = terms.number(8, 49);
//! let is_49 = terms.eq(square, wanted);
//!
//! let limits = Limits { memory_mb: Some(2000), time: Some(Duration::from_secs(60)), plain: false, until: None };
//! let mut solver = Solver::start(&Kind::Bitwuzla, limits)?;
//! solver.assert(&terms, is_49);
//! assert_eq!(solver.check(), Answer::Sat);
//! let model = solver.model(&terms)?;
//! assert_eq!(term::eval(&terms, &model, is_49), Ok(Value::Bool(true)));
//!
//! solver.push();
//! let four = terms.number(8, 4);
//! let is_small = terms.ult(x, four);
//! solver.assert(&terms, is_small);
//! assert_eq!(solver.check(), Answer::Unsat);
//! solver.pop();
//! # Ok::<(), solver::Reason>(())
//! ```

mod confine;
mod leash;
mod locate;
mod process;
mod reason;
mod session;
mod solver;

pub use leash::Leash;
pub use locate::{Inspection, Kind, Version, install_directory};
pub use process::Interrupt;
pub use reason::{Answer, Code, Reason};
pub use session::Limits;
pub use solver::Solver;
