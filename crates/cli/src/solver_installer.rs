//! Installs solvers with the script `scripts/solvers/install`, which the program carries together with the pins of its versions.
//!
//! **Claim:** what is run is the script of the clone that this program was built from, so that the versions are those that
//! `solver::locate` looks for. The network is used by the script alone, and nothing here runs it by itself.
//!
//! **Limits:** a POSIX shell is needed. The script says what else is.
//!
//! **Cost:** seconds for Z3, about two minutes for Bitwuzla, and four files in a temporary directory.

use crate::Io;
use std::io::Read;
use std::process::{Command, Stdio};

/// The script, and the files that it expects beside it.
const FILES: [(&str, &str); 4] = [
    ("install", include_str!("../../../scripts/solvers/install")),
    ("Cargo.toml", include_str!("../../../scripts/solvers/Cargo.toml")),
    ("Cargo.lock", include_str!("../../../scripts/solvers/Cargo.lock")),
    ("requirements.txt", include_str!("../../../scripts/solvers/requirements.txt")),
];

/// What the script calls a solver; nothing if it does not install it.
pub fn script_name(solver: &solver::Kind) -> Option<&'static str> {
    match solver {
        solver::Kind::Bitwuzla => Some("bitwuzla"),
        solver::Kind::Z3 => Some("z3"),
        solver::Kind::Command(_) => None,
    }
}

/// Installs solvers. What the script reports goes to `io.err`; the error says what could not be done.
pub fn install(solvers: &[solver::Kind], io: &mut Io<'_>) -> Result<(), String> {
    let directory = tempfile::Builder::new().prefix("heddle-").tempdir();
    let directory = directory.map_err(|error| format!("there is no place for temporary files: {error}"))?;
    for (name, text) in FILES {
        let file = directory.path().join(name);
        std::fs::write(&file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    }
    let mut command = Command::new("sh");
    // Messages of both kinds in one stream, in their order.
    command.args(["-c", "exec sh \"$0\" \"$@\" 2>&1"]).arg(directory.path().join("install"));
    command.args(solvers.iter().filter_map(script_name));
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| format!("no shell can be started: {error}"))?;
    if let Some(mut reports) = child.stdout.take() {
        let mut bytes = [0; 4096];
        while let Ok(count) = reports.read(&mut bytes)
            && count > 0
        {
            // Messages that cannot be shown are no reason to stop.
            let _ = io.err.write_all(&bytes[..count]);
            let _ = io.err.flush();
        }
    }
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) if crate::interrupt::asked() => Err("the installation was interrupted".to_string()),
        Ok(_) => Err("the installation failed".to_string()),
        Err(error) => Err(format!("the installation was lost: {error}")),
    }
}
