//! All solvers that somebody starts, to be ended at once from another thread.
//!
//! Who looks for an answer in several ways at a time wants all others to stop when one has it, whatever their solvers are thinking about. An engine need not know that it is held: whatever a thread
//! starts while it [holds](Leash::hold) a leash is on it.

use std::cell::RefCell;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::process::Interrupt;

/// Solvers that can be ended at once.
#[derive(Clone, Default)]
pub struct Leash(Arc<Mutex<Held>>);

#[derive(Default)]
struct Held {
    cut: bool,
    solvers: Vec<Interrupt>,
}

thread_local! {
    static HELD: RefCell<Option<Leash>> = const { RefCell::new(None) };
}

impl Leash {
    /// Does something; all solvers that this thread starts meanwhile are on the leash.
    pub fn hold<T>(&self, act: impl FnOnce() -> T) -> T {
        let before = HELD.replace(Some(self.clone()));
        let done = act();
        HELD.set(before);
        done
    }

    /// Ends all solvers on it, and whoever comes later.
    pub fn cut(&self) {
        let mut held = self.held();
        held.cut = true;
        held.solvers.drain(..).for_each(|solver| solver.kill());
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a solver that was just started.
    pub(crate) fn take(solver: &Interrupt) {
        HELD.with_borrow(|leash| {
            let Some(leash) = leash else { return };
            let mut held = leash.held();
            if held.cut {
                solver.kill();
                return;
            }
            held.solvers.retain(|solver| !solver.is_over());
            held.solvers.push(solver.clone());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, Kind, Limits, Solver};

    #[test]
    fn whoever_is_on_it_ends() {
        let kind = Kind::Command(["sh", "-c", "cat > /dev/null"].map(str::to_string).to_vec());
        let leash = Leash::default();
        let other = leash.clone();
        let asking = std::thread::spawn(move || {
            other.hold(|| {
                let mut solver = Solver::start(&kind, Limits::default()).ok()?;
                Some(solver.check())
            })
        });
        // It may not have started yet; then it is ended when it does.
        leash.cut();
        let answer = asking.join().ok().flatten();
        let ended = |answer: &Answer| matches!(answer, Answer::Unknown(_));
        assert!(answer.as_ref().is_some_and(ended), "{answer:?}");
    }
}
