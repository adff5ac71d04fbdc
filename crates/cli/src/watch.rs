//! Whoever waits for a long search: how far it is, on a terminal, and Ctrl-C.

use crate::Io;
use explore::search::Progress;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Shows how far a search is, if somebody looks, and stops it on Ctrl-C.
pub struct Watch {
    progress: Arc<Progress>,
    over: Arc<AtomicBool>,
    shown: Option<std::thread::JoinHandle<()>>,
}

/// How often the line on the terminal changes.
const OFTEN: Duration = Duration::from_millis(200);

impl Watch {
    /// Watches a search that is about to start.
    pub fn new(io: &Io<'_>) -> Watch {
        let progress = Arc::new(Progress::default());
        let over = Arc::new(AtomicBool::new(false));
        let mut shown = None;
        if io.live {
            let stop = Arc::clone(&progress);
            // The second time, somebody means it.
            let handler = move || {
                if stop.stop.swap(true, Ordering::Relaxed) {
                    std::process::exit(130);
                }
            };
            // If the signal cannot be had, it ends the process as ever.
            let _ = ctrlc::try_set_handler(handler);
        }
        if io.live && io.colour {
            let (progress, over) = (Arc::clone(&progress), Arc::clone(&over));
            shown = Some(std::thread::spawn(move || show(&progress, &over)));
        }
        Watch { progress, over, shown }
    }

    /// What the search tells.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The search is over.
    pub fn end(mut self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(shown) = self.shown.take() {
            let _ = shown.join();
        }
    }
}

fn show(progress: &Progress, over: &AtomicBool) {
    let started = Instant::now();
    let mut written = false;
    while !over.load(Ordering::Relaxed) {
        std::thread::sleep(OFTEN / 4);
        // What is quick needs no words.
        if started.elapsed() < 3 * OFTEN {
            continue;
        }
        let done = progress.done.load(Ordering::Relaxed);
        let rate = done as f64 / started.elapsed().as_secs_f64();
        let (open, depth) = (progress.open.load(Ordering::Relaxed), progress.depth.load(Ordering::Relaxed));
        let bytes = progress.bytes.load(Ordering::Relaxed) >> 20;
        let line = format!("{done} states ({rate:.0}/s), {open} open, depth {depth}, {bytes} MiB");
        let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
        written = true;
        std::thread::sleep(OFTEN);
    }
    if written {
        let _ = write!(std::io::stderr(), "\r\x1b[K");
    }
}
