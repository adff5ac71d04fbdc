//! What a solver's process may do: use so much memory, write no core file, and not outlive this program.
//!
//! This is the only unsafe code of the crate: limits must be set between `fork` and `exec`, where Rust cannot check what
//! a function may do.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Confines the process that the command will start.
///
/// On Linux it is killed when the *thread* that starts it ends, and it leads a process group of its own, so that what it
/// starts can be killed with it.
pub(crate) fn confine(command: &mut Command, memory_mb: Option<u64>) {
    let memory = memory_mb.map(|megabytes| megabytes.saturating_mul(1 << 20));
    let prepare = move || -> io::Result<()> {
        setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) })?;
        if let Some(memory) = memory {
            // A limit that is already there can only be lowered.
            let limit = Some(getrlimit(Resource::As).maximum.map_or(memory, |there| there.min(memory)));
            setrlimit(Resource::As, Rlimit { current: limit, maximum: limit })?;
        }
        #[cfg(target_os = "linux")]
        rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
        Ok(())
    };
    #[cfg(target_os = "linux")]
    command.process_group(0);
    // SAFETY: between `fork` and `exec` only functions that are safe in a signal handler may be called. The closure makes
    // system calls, through functions that do nothing else: it neither allocates nor locks, and an error is a number.
    #[allow(unsafe_code)]
    unsafe {
        command.pre_exec(prepare);
    }
}
