//! Somebody wants the process to end: Ctrl-C (SIGINT), or whoever started it (SIGTERM).
//!
//! Signals belong to the process, so this is the one place of the command that is global. The first signal asks all who [listen] to come to an end, so
//! that what they have found out is still written; whoever starts to listen later is asked at once. The second ends the process.

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};

/// Comes to an end soon when called.
type Stop = Arc<dyn Fn() + Send + Sync>;

static ASKED: AtomicBool = AtomicBool::new(false);
static LISTENERS: Mutex<Vec<Stop>> = Mutex::new(Vec::new());
static ONCE: Once = Once::new();

/// How a process ends that is asked for the second time, or while it waits for the user.
const ENDED: i32 = 130;

/// From now on signals are listened to.
pub fn watch() {
    ONCE.call_once(|| {
        // If the signals cannot be had, they end the process as ever.
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
        std::thread::spawn(move || {
            for _ in signals.forever() {
                // The second time, somebody means it.
                if ASKED.swap(true, Ordering::SeqCst) {
                    std::process::exit(ENDED);
                }
                let listeners = listeners().clone();
                listeners.iter().for_each(|stop| stop());
            }
        });
    });
}

/// Whether somebody has asked.
pub fn asked() -> bool {
    ASKED.load(Ordering::SeqCst)
}

/// Somebody who listens, until it is dropped.
pub struct Listening(Stop);

/// Lets `stop` be called when somebody asks, or at once if somebody has.
pub fn listen(stop: impl Fn() + Send + Sync + 'static) -> Listening {
    let stop: Stop = Arc::new(stop);
    listeners().push(Arc::clone(&stop));
    // After it was added, so that no signal gets lost in between.
    if asked() {
        stop();
    }
    Listening(stop)
}

/// Lets the process end at the first signal: for a question that only the user can answer.
pub fn quit_at_once() -> Listening {
    listen(|| std::process::exit(ENDED))
}

impl Drop for Listening {
    fn drop(&mut self) {
        listeners().retain(|stop| !Arc::ptr_eq(stop, &self.0));
    }
}

fn listeners() -> MutexGuard<'static, Vec<Stop>> {
    LISTENERS.lock().unwrap_or_else(PoisonError::into_inner)
}
