//! A process that text is sent to and that answers, which can be killed at any time from any thread.
//!
//! Three threads keep the pipes moving, so that neither side ever waits for the other to read: one writes, one collects
//! the answers, one the complaints. None of them is waited for without a limit, whatever the process does, and none
//! outlives the process. The process is killed and reaped when the [`Process`] is dropped.
//!
//! Starting costs a `fork` and three threads, about a millisecond.

use std::convert::Infallible;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, WaitId, WaitIdOptions};

use crate::confine::confine;

/// How much of its last complaints is kept.
const COMPLAINTS: usize = 8 << 10;
/// How long a process that has closed its output may take to end, and to complain, before it is killed.
const PATIENCE: Duration = Duration::from_millis(500);

/// Something that happened.
pub(crate) enum Event {
    /// The process wrote this.
    Output(Vec<u8>),
    /// The process will write nothing more.
    End,
    /// [`Interrupt::kill`] was called.
    Interrupted,
    /// The deadline has passed.
    Deadline,
}

/// How a process ended.
pub(crate) struct Ending {
    /// Its status; none if it would have gone on without its output, and was killed.
    pub(crate) status: Option<ExitStatus>,
    /// The last that it wrote to its standard error.
    pub(crate) complaints: String,
}

/// A running process.
pub(crate) struct Process {
    input: Sender<String>,
    events: Receiver<Event>,
    complaints: Receiver<Vec<u8>>,
    shared: Arc<Shared>,
    /// Keeps the thread that started the process, and with it the process, from ending before this is dropped.
    _alive: Sender<Infallible>,
}

/// What the threads that may kill the process share.
struct Shared {
    child: Mutex<Reapable>,
    interrupted: AtomicBool,
    /// Wakes the thread that waits for an answer.
    events: SyncSender<Event>,
}

/// A child whose number must not be used any more once it has been waited for.
struct Reapable {
    child: Child,
    reaped: bool,
}

/// Ends a solver from another thread. It may outlive the solver.
#[derive(Clone)]
pub struct Interrupt {
    shared: Arc<Shared>,
}

impl Interrupt {
    /// Kills the solver: what it is asked now, and from now on, is unknown.
    pub fn kill(&self) {
        self.shared.interrupted.store(true, Ordering::SeqCst);
        self.shared.child().kill();
        // If there is no room, the other thread is busy with events, and looks at the flag after each.
        let _ = self.shared.events.try_send(Event::Interrupted);
    }
}

impl Interrupt {
    /// Whether the solver has ended, and somebody knows.
    pub(crate) fn is_over(&self) -> bool {
        self.shared.child().reaped
    }
}

impl Shared {
    fn child(&self) -> MutexGuard<'_, Reapable> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reapable {
    fn pid(&self) -> Option<Pid> {
        Pid::from_raw(i32::try_from(self.child.id()).ok()?)
    }

    /// Kills the process and, on Linux, all that it has started. Failing means that it has ended already.
    fn kill(&mut self) {
        if self.reaped {
            return;
        }
        #[cfg(target_os = "linux")]
        if let Some(pid) = self.pid() {
            let _ = rustix::process::kill_process_group(pid, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
    }

    /// Whether it has ended, without forgetting its number.
    fn has_ended(&self) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
        self.pid().is_none_or(|pid| !matches!(rustix::process::waitid(WaitId::Pid(pid), options), Ok(None)))
    }

    fn reap(&mut self) -> Option<ExitStatus> {
        self.reaped = true;
        self.child.wait().ok()
    }
}

impl Process {
    /// Starts a process that may use so much memory.
    pub(crate) fn start(mut command: Command, memory_mb: Option<u64>) -> io::Result<Process> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        confine(&mut command, memory_mb);
        let (sender, events) = mpsc::sync_channel(16);
        let (started, child) = mpsc::sync_channel(1);
        let outputs = sender.clone();
        let (alive, end) = mpsc::channel();
        // The process dies with the thread that starts it, so that one lives as long as it is of use.
        thread::Builder::new().name("solver-output".to_owned()).spawn(move || match command.spawn() {
            Err(error) => drop(started.send(Err(error))),
            Ok(mut child) => {
                let output = child.stdout.take();
                if started.send(Ok(child)).is_ok() {
                    pass_on(output, &outputs);
                    let _ = end.recv();
                }
            }
        })?;
        let mut child: Child = child.recv().map_err(io::Error::other)??;
        let (input, texts) = mpsc::channel::<String>();
        let (complaints_sender, complaints) = mpsc::sync_channel(1);
        let (stdin, stderr) = (child.stdin.take(), child.stderr.take());
        let child = Mutex::new(Reapable { child, reaped: false });
        let shared = Arc::new(Shared { child, interrupted: AtomicBool::new(false), events: sender });
        // From here on dropping it cleans up.
        let process = Process { input, events, complaints, shared, _alive: alive };
        thread::Builder::new().name("solver-input".to_owned()).spawn(move || {
            let Some(mut stdin) = stdin else { return };
            for text in texts {
                // That nobody reads is seen by the one who waits for the answer.
                if stdin.write_all(text.as_bytes()).is_err() {
                    return;
                }
            }
        })?;
        thread::Builder::new().name("solver-complaints".to_owned()).spawn(move || {
            let _ = complaints_sender.send(last_of(stderr));
        })?;
        Ok(process)
    }

    /// Sends text, without waiting until it is read.
    pub(crate) fn send(&self, text: String) {
        // If the writing thread has ended, the process has too, and waiting for its answer will tell.
        let _ = self.input.send(text);
    }

    /// What happens next.
    pub(crate) fn next(&self, deadline: Option<Instant>) -> Event {
        let event = match deadline {
            None => self.events.recv().unwrap_or(Event::End),
            Some(deadline) => {
                let left = deadline.saturating_duration_since(Instant::now());
                self.events.recv_timeout(left).unwrap_or_else(|why| match why {
                    RecvTimeoutError::Timeout => Event::Deadline,
                    RecvTimeoutError::Disconnected => Event::End,
                })
            }
        };
        match self.shared.interrupted.load(Ordering::SeqCst) {
            true => Event::Interrupted,
            false => event,
        }
    }

    /// Makes an end of the process, if it has not come to one by itself, and tells which it was.
    pub(crate) fn end(&self) -> Ending {
        let until = Instant::now() + PATIENCE;
        let mut child = self.shared.child();
        while !child.has_ended() && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
        let ended_itself = child.has_ended();
        child.kill();
        let status = child.reap().filter(|_| ended_itself);
        drop(child);
        let complaints = self.complaints.recv_timeout(PATIENCE).unwrap_or_default();
        Ending { status, complaints: String::from_utf8_lossy(&complaints).trim().to_owned() }
    }

    /// Ends the process at once.
    pub(crate) fn kill(&self) {
        self.shared.child().kill();
    }

    /// What another thread needs to end the process.
    pub(crate) fn interrupt(&self) -> Interrupt {
        Interrupt { shared: Arc::clone(&self.shared) }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let mut child = self.shared.child();
        child.kill();
        if !child.reaped {
            child.reap();
        }
    }
}

/// Turns what can be read into events, until nothing can, or nobody wants them.
fn pass_on(output: Option<impl Read>, events: &SyncSender<Event>) {
    if let Some(mut output) = output {
        let mut buffer = vec![0; 64 << 10];
        loop {
            match output.read(&mut buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Ok(0) | Err(_) => break,
                Ok(length) => {
                    let chunk = buffer.get(..length).unwrap_or_default().to_vec();
                    if events.send(Event::Output(chunk)).is_err() {
                        return;
                    }
                }
            }
        }
    }
    let _ = events.send(Event::End);
}

/// Reads to the end, and keeps the last of it.
fn last_of(stderr: Option<impl Read>) -> Vec<u8> {
    let mut kept = Vec::new();
    let Some(mut stderr) = stderr else { return kept };
    let mut buffer = vec![0; COMPLAINTS];
    loop {
        match stderr.read(&mut buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Ok(0) | Err(_) => return kept,
            Ok(length) => {
                kept.extend_from_slice(buffer.get(..length).unwrap_or_default());
                kept.drain(..kept.len().saturating_sub(COMPLAINTS));
            }
        }
    }
}
