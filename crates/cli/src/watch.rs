//! Whoever waits for a long search: how far it is, on a terminal, and Ctrl-C.

use crate::{Io, interrupt};
use explore::search::Progress;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Shows how far a search is, if somebody looks, and stops it on Ctrl-C.
pub struct Watch {
    progress: Arc<Progress>,
    shown: Shown,
}

impl Watch {
    /// Watches a search that is about to start.
    pub fn new(io: &Io<'_>) -> Watch {
        let progress = Arc::new(Progress::default());
        let (stop, told) = (Arc::clone(&progress), Arc::clone(&progress));
        let shown = Shown::new(
            io,
            move || stop.stop.store(true, Ordering::Relaxed),
            move |seconds| line(&told, seconds),
        );
        Watch { progress, shown }
    }

    /// What the search tells.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The search is over.
    pub fn end(self) {
        self.shown.end();
    }
}

fn line(progress: &Progress, seconds: f64) -> String {
    let done = progress.done.load(Ordering::Relaxed);
    let rate = done as f64 / seconds;
    let (open, depth) = (progress.open.load(Ordering::Relaxed), progress.depth.load(Ordering::Relaxed));
    let bytes = progress.bytes.load(Ordering::Relaxed) >> 20;
    format!("{done} states ({rate:.0}/s), {open} open, depth {depth}, {bytes} MiB")
}

/// The same for random runs.
pub struct RunWatch {
    progress: Arc<sample::Progress>,
    shown: Shown,
}

impl RunWatch {
    /// Watches runs that are about to be made.
    pub fn new(io: &Io<'_>) -> RunWatch {
        let progress = Arc::new(sample::Progress::default());
        let (stop, told) = (Arc::clone(&progress), Arc::clone(&progress));
        let shown = Shown::new(
            io,
            move || stop.stop.store(true, Ordering::Relaxed),
            move |seconds| told.line(seconds),
        );
        RunWatch { progress, shown }
    }

    /// What whoever makes them tells.
    pub fn progress(&self) -> &sample::Progress {
        &self.progress
    }

    /// They are made.
    pub fn end(self) {
        self.shown.end();
    }
}

/// The same for a walk along all paths.
pub struct BmcWatch {
    progress: Arc<bmc::Progress>,
    leash: solver::Leash,
    shown: Shown,
}

impl BmcWatch {
    /// Watches a check that is about to start.
    pub fn new(io: &Io<'_>) -> BmcWatch {
        let (progress, leash) = (Arc::new(bmc::Progress::default()), solver::Leash::default());
        let (stop, held, told) = (Arc::clone(&progress), leash.clone(), Arc::clone(&progress));
        let line = move |_| {
            let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
            let (steps, terms) = (count(&told.steps), count(&told.terms));
            let (questions, bound) = (count(&told.questions), count(&told.bound));
            format!("{steps} steps, {terms} terms, {questions} questions, loops up to {bound}")
        };
        let stop = move || {
            stop.stop.store(true, Ordering::Relaxed);
            held.cut();
        };
        let shown = Shown::new(io, stop, line);
        BmcWatch { progress, leash, shown }
    }

    /// Lets the engine work; its solvers end with it when somebody wants it to stop, whatever they are thinking about.
    pub fn hold<T>(&self, act: impl FnOnce() -> T) -> T {
        self.leash.hold(act)
    }

    /// What the engine tells.
    pub fn progress(&self) -> &bmc::Progress {
        &self.progress
    }

    /// It is over.
    pub fn end(self) {
        self.shown.end();
    }
}

/// The same for a search for proofs.
pub struct ProveWatch {
    progress: Arc<prove::Progress>,
    leash: solver::Leash,
    shown: Shown,
}

impl ProveWatch {
    /// Watches a search that is about to start.
    pub fn new(io: &Io<'_>) -> ProveWatch {
        let (progress, leash) = (Arc::new(prove::Progress::default()), solver::Leash::default());
        let (stop, held, told) = (Arc::clone(&progress), leash.clone(), Arc::clone(&progress));
        let line = move |_| {
            let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
            let (steps, terms) = (count(&told.steps), count(&told.terms));
            let (questions, k) = (count(&told.questions), count(&told.k));
            format!("{steps} steps, {terms} terms, {questions} questions, k = {k}")
        };
        let stop = move || {
            stop.stop.store(true, Ordering::Relaxed);
            held.cut();
        };
        let shown = Shown::new(io, stop, line);
        ProveWatch { progress, leash, shown }
    }

    /// Lets the engine work; its solvers end with it when somebody wants it to stop, whatever they are thinking about.
    pub fn hold<T>(&self, act: impl FnOnce() -> T) -> T {
        self.leash.hold(act)
    }

    /// What the engine tells.
    pub fn progress(&self) -> &prove::Progress {
        &self.progress
    }

    /// It is over.
    pub fn end(self) {
        self.shown.end();
    }
}

/// A line on the terminal that changes.
pub struct Shown {
    over: Arc<AtomicBool>,
    thread: Option<std::thread::JoinHandle<()>>,
    _listening: Option<interrupt::Listening>,
}

/// How often the line on the terminal changes.
const OFTEN: Duration = Duration::from_millis(200);

impl Shown {
    /// `stop` asks for an end; `line` says how far it is after so many seconds.
    pub fn new(
        io: &Io<'_>,
        stop: impl Fn() + Send + Sync + 'static,
        line: impl Fn(f64) -> String + Send + 'static,
    ) -> Shown {
        let over = Arc::new(AtomicBool::new(false));
        let mut thread = None;
        if io.live {
            interrupt::watch();
        }
        if io.live && io.colour {
            let over = Arc::clone(&over);
            thread = Some(std::thread::spawn(move || show(&line, &over)));
        }
        Shown { over, thread, _listening: io.live.then(|| interrupt::listen(stop)) }
    }

    /// It is over.
    pub fn end(mut self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn show(line: &dyn Fn(f64) -> String, over: &AtomicBool) {
    let started = Instant::now();
    let mut written = false;
    while !over.load(Ordering::Relaxed) {
        std::thread::sleep(OFTEN / 4);
        // What is quick needs no words.
        if started.elapsed() < 3 * OFTEN {
            continue;
        }
        let _ = write!(std::io::stderr(), "\r\x1b[K{}", line(started.elapsed().as_secs_f64()));
        written = true;
        std::thread::sleep(OFTEN);
    }
    if written {
        let _ = write!(std::io::stderr(), "\r\x1b[K");
    }
}

/// A line on a terminal that says how far something is; nothing where nobody looks.
pub struct Spinner {
    live: bool,
    shown: bool,
}

impl Spinner {
    /// Shows something only on a terminal.
    pub fn new(live: bool) -> Spinner {
        use std::io::IsTerminal;
        Spinner { live: live && std::io::stderr().is_terminal(), shown: false }
    }

    /// Shows how far it is.
    pub fn show(&mut self, line: &str, io: &mut Io<'_>) {
        if self.live {
            self.shown = true;
            let _ = write!(io.err, "\r\x1b[K{line}");
            let _ = io.err.flush();
        }
    }

    /// Takes the line away.
    pub fn clear(&mut self, io: &mut Io<'_>) {
        if self.shown {
            let _ = write!(io.err, "\r\x1b[K");
        }
    }
}
