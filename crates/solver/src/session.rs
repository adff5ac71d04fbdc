//! A conversation in SMT-LIB 2 with a solver's process: text goes in, one answer comes out, or the reason why not.
//!
//! Commands are not answered one by one. After those whose answer matters the solver is told to echo a word that was never
//! used before, and all it says up to that word is the answer; so no solver's way of laying out answers matters. One
//! error ends the conversation: a solver that goes on after an assertion that it did not understand would answer another
//! question than the one that was asked.

use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use crate::leash::Leash;
use crate::locate::Kind;
use crate::process::{Event, Interrupt, Process};
use crate::reason::{Code, Reason};

/// An answer longer than this many bytes is no answer.
const LONGEST_ANSWER: usize = 256 << 20;
/// So many bytes of what a solver said before it ended are looked at.
const LAST_WORDS: usize = 8 << 10;
/// How long a solver that watches the time itself may be late before it is killed.
const LATE: Duration = Duration::from_secs(5);
/// The same when all must be over.
const LATE_AT_THE_END: Duration = Duration::from_millis(300);

/// What a solver may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Megabytes of memory (of address space) for the solver's process.
    pub memory_mb: Option<u64>,
    /// Time for each check, reading the assertions included. Bitwuzla and Z3 watch it themselves and can be asked on after it
    /// has passed, unless they are seconds late; other solvers are killed.
    pub time: Option<Duration>,
    /// Whether to leave out what Bitwuzla does to sums and products first: it helps with hard arithmetic, but some small questions it never ends with.
    pub plain: bool,
    /// When all must be over: nothing is written any more, and no answer is waited for, whatever the solver does about the time itself.
    pub until: Option<Instant>,
}

/// A conversation.
pub(crate) struct Session {
    process: Process,
    kind: Kind,
    limits: Limits,
    /// How many echoes were asked for.
    echoes: u64,
    /// What was said after the last echo.
    heard: Vec<u8>,
    /// What was remarked beside the last answer.
    remarks: String,
    /// Why nothing can be asked any more.
    over: Option<Reason>,
}

impl Session {
    /// Starts the solver.
    pub(crate) fn start(kind: &Kind, limits: Limits) -> Result<Session, Reason> {
        let program = kind.program()?;
        let mut command = Command::new(&program);
        // Rounded up, so that a solver that has used up its time has used up all of it.
        let milliseconds =
            limits.time.map(|time| time.as_nanos().div_ceil(1_000_000).clamp(1, u32::MAX.into()));
        match kind {
            Kind::Bitwuzla => {
                command.args(milliseconds.map(|limit| format!("--time-limit-per={limit}")));
                if limits.plain {
                    command.arg("--pp-normalize=false");
                }
            }
            Kind::Z3 => {
                command.arg("-in").args(milliseconds.map(|limit| format!("-t:{limit}")));
            }
            Kind::Command(words) => {
                command.args(words.iter().skip(1));
            }
        }
        let process = Process::start(command, limits.memory_mb).map_err(|error| {
            Reason::new(Code::Died, format!("{} cannot be run: {error}", program.display()))
        })?;
        Leash::take(&process.interrupt());
        let kind = kind.clone();
        Ok(Session {
            process,
            kind,
            limits,
            echoes: 0,
            heard: Vec::new(),
            remarks: String::new(),
            over: None,
        })
    }

    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    pub(crate) fn interrupt(&self) -> Interrupt {
        self.process.interrupt()
    }

    /// Tells the solver something that it need not answer.
    pub(crate) fn tell(&self, text: String) {
        if self.over.is_none() {
            self.process.send(text);
        }
    }

    /// Asks the solver something, for which it has the time of a check.
    pub(crate) fn ask(&mut self, text: &str) -> Result<String, Reason> {
        if let Some(reason) = &self.over {
            return Err(reason.clone());
        }
        let extra = match self.kind {
            Kind::Bitwuzla | Kind::Z3 => LATE,
            Kind::Command(_) => Duration::ZERO,
        };
        let deadline = self.limits.time.and_then(|time| Instant::now().checked_add(time.checked_add(extra)?));
        let end = self.limits.until.and_then(|until| until.checked_add(LATE_AT_THE_END));
        let deadline = deadline.into_iter().chain(end).min();
        self.echoes += 1;
        let echo = format!("heddle-echo-{}", self.echoes);
        self.process.send(format!("{text}\n(echo \"{echo}\")\n"));
        let said = self.listen(&echo, deadline).and_then(|said| understood(&said, self.kind.name()));
        let said = said.map_err(|reason| self.give_up(reason))?;
        self.remarks = said.remarks;
        Ok(said.answer)
    }

    /// What the solver remarked beside its last answer, for people to read.
    pub(crate) fn remarks(&self) -> &str {
        &self.remarks
    }

    /// Ends the conversation for this reason, from here on the answer to everything.
    pub(crate) fn give_up(&mut self, reason: Reason) -> Reason {
        self.process.kill();
        self.over.get_or_insert(reason).clone()
    }

    /// Whether the time that a check may take has passed since this moment.
    pub(crate) fn is_time_up(&self, since: Instant) -> bool {
        self.limits.time.is_some_and(|time| since.elapsed() >= time) || self.is_over()
    }

    /// Whether all must be over.
    fn is_over(&self) -> bool {
        self.limits.until.is_some_and(|until| Instant::now() >= until)
    }

    /// When all must be over.
    pub(crate) fn until(&self) -> Option<Instant> {
        self.limits.until
    }

    /// All that is said before the echo.
    fn listen(&mut self, echo: &str, deadline: Option<Instant>) -> Result<String, Reason> {
        // Where the line begins that is not yet complete, and up to where no end of it was found.
        let (mut start, mut searched) = (0, 0);
        let quoted = format!("\"{echo}\"");
        let repeated = format!("(echo {quoted})");
        loop {
            while let Some(length) = memchr::memchr(b'\n', self.heard.get(searched..).unwrap_or_default()) {
                let end = searched + length;
                let line = self.heard.get(start..end).unwrap_or_default().trim_ascii();
                if line == echo.as_bytes() || line == quoted.as_bytes() {
                    let rest = self.heard.split_off(end + 1);
                    let mut said = std::mem::replace(&mut self.heard, rest);
                    said.truncate(start);
                    return Ok(String::from_utf8_lossy(&said).into_owned());
                }
                if line == repeated.as_bytes() {
                    let words = format!("{} repeats what it is told: it is no solver", self.kind.name());
                    return Err(Reason::new(Code::Error, words));
                }
                (start, searched) = (end + 1, end + 1);
            }
            searched = self.heard.len();
            match self.process.next(deadline) {
                Event::Output(chunk) if self.heard.len() + chunk.len() <= LONGEST_ANSWER => {
                    self.heard.extend(chunk)
                }
                Event::Output(_) => {
                    return Err(Reason::new(
                        Code::Error,
                        format!("{} does not stop talking", self.kind.name()),
                    ));
                }
                Event::End => return Err(self.why_it_ended()),
                Event::Interrupted => {
                    return Err(Reason::new(Code::Killed, format!("{} was stopped", self.kind.name())));
                }
                Event::Deadline => return Err(self.timeout()),
            }
        }
    }

    /// The reason that the time is up.
    pub(crate) fn timeout(&self) -> Reason {
        let seconds = (self.limits.time.unwrap_or_default().as_secs_f64() * 10.0).round() / 10.0;
        let name = self.kind.name();
        let words = match seconds > 0.0 {
            true => format!("{name} found no answer within {seconds} s"),
            false => format!("there was no time left for {name}"),
        };
        Reason::new(Code::Timeout, words)
    }

    /// The reason that there is no process any more.
    fn why_it_ended(&mut self) -> Reason {
        let ending = self.process.end();
        let name = self.kind.name();
        let last_words = self.heard.get(self.heard.len().saturating_sub(LAST_WORDS)..).unwrap_or_default();
        let words = [String::from_utf8_lossy(last_words).into_owned(), ending.complaints];
        if words.iter().any(|words| is_about_memory(words)) {
            let limit = self.limits.memory_mb.map(|megabytes| format!(" of {megabytes} MB"));
            return Reason::new(
                Code::Memory,
                format!("{name} ran out of memory{}", limit.unwrap_or_default()),
            );
        }
        let message = words.iter().map(|words| words.trim()).find(|words| !words.is_empty());
        if ending.status.is_some_and(|status| signal(status).is_none())
            && let Some(message) = message
            && let Some(start) = message.find("error")
        {
            return complaint(name, message.get(start..).unwrap_or(message));
        }
        let said = message.map(|message| format!(", saying: {}", shortened(message))).unwrap_or_default();
        match ending.status {
            Some(status) => match signal(status) {
                Some(number @ (2 | 9 | 15)) => {
                    Reason::new(Code::Killed, format!("{name} was killed (signal {number})"))
                }
                _ => Reason::new(Code::Died, format!("{name} ended ({status}){said}")),
            },
            None => Reason::new(Code::Died, format!("{name} closed its output{said}")),
        }
    }
}

fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

/// What was said up to an echo.
struct Said {
    answer: String,
    remarks: String,
}

/// Tells the answer from warnings, and from words that only say that all is well; unless it is an error.
fn understood(said: &str, name: &str) -> Result<Said, Reason> {
    let (mut answer, mut remarks) = (String::new(), String::new());
    for line in said.lines() {
        match line.trim() {
            "success" => continue,
            error if error.starts_with("(error") => {
                return Err(match is_about_memory(error) {
                    true => Reason::new(Code::Memory, format!("{name} ran out of memory")),
                    false => complaint(name, error),
                });
            }
            "unsupported" => {
                return Err(Reason::new(Code::Unsupported, format!("{name} does not support a command")));
            }
            remark if remark.starts_with(';') || remark.starts_with("[bzla] ") => &mut remarks,
            _ => &mut answer,
        }
        .extend([line, "\n"]);
    }
    Ok(Said { answer, remarks })
}

/// The reason of a solver that refused something.
fn complaint(name: &str, message: &str) -> Reason {
    let lower = message.to_ascii_lowercase();
    let code = match ["unsupported", "not supported", "not support"].iter().any(|words| lower.contains(words))
    {
        true => Code::Unsupported,
        false => Code::Error,
    };
    Reason::new(code, format!("{name} says: {}", shortened(message)))
}

fn is_about_memory(words: &str) -> bool {
    let lower = words.to_ascii_lowercase();
    ["bad_alloc", "out of memory", "out-of-memory", "memory exhausted"]
        .iter()
        .any(|hint| lower.contains(hint))
}

/// The first line, of a length that fits a report.
pub(crate) fn shortened(message: &str) -> String {
    let line = message.trim().lines().next().unwrap_or_default();
    let mut short: String = line.chars().take(200).collect();
    if short.len() < message.trim().len() {
        short.push('…');
    }
    short
}
