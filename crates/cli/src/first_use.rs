//! What happens when a command needs a solver that is not installed: on a terminal it is offered to install it.
//!
//! **Claim:** this is the only place that decides whether to ask. Nothing is asked, and the network is not used, unless
//! standard input and standard error are terminals ([`Io::interactive`]) and the user says yes. After a no, or an
//! installation that failed, no command of this process asks again.
//!
//! **Limits:** Bitwuzla and Z3 only; a solver that was named as a command is the user's. A solver that is there but does
//! not work is not replaced: `heddle doctor` reports it.

use crate::{Io, interrupt, solver_installer};
use solver::Kind;
use std::io::ErrorKind;
use std::path::Path;

/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: usize = 1024;

/// Whether the solver that an option names is there, if need be because the user lets it be installed. The error is about
/// the option.
pub fn require(option: &str, solver: &Kind, io: &mut Io<'_>) -> Result<(), String> {
    match solver.program() {
        Ok(_) => Ok(()),
        Err(_) if offer(solver, io) => Ok(()),
        Err(reason) => Err(format!("{option}: {}", reason.detail)),
    }
}

/// Asks whether a solver that is missing is to be installed, and installs it; whether it is there now.
pub fn offer(solver: &Kind, io: &mut Io<'_>) -> bool {
    let Some(directory) = solver::install_directory() else { return false };
    let install = |io: &mut Io<'_>| solver_installer::install(std::slice::from_ref(solver), io);
    offer_into(&directory, solver, io, install) && solver.program().is_ok()
}

fn offer_into(
    directory: &Path,
    solver: &Kind,
    io: &mut Io<'_>,
    install: impl FnOnce(&mut Io<'_>) -> Result<(), String>,
) -> bool {
    let (verb, time) = match solver {
        Kind::Bitwuzla => ("Compile", "about two minutes"),
        Kind::Z3 => ("Fetch", "some seconds"),
        Kind::Command(_) => return false,
    };
    if !io.interactive || interrupt::asked() {
        return false;
    }
    let (name, place) = (solver.name(), directory.display());
    let _ = write!(io.err, "{name} is not installed. {verb} it now into {place} (once, {time})? [Y/n] ");
    let _ = io.err.flush();
    let installed = confirmed(io)
        && install(io)
            .map_err(|message| writeln!(io.err, "error: {message}; going on without {name}"))
            .is_ok();
    io.interactive = installed;
    installed
}

/// Whether the next line of the input says yes; an empty line does, the end of the input does not.
fn confirmed(io: &mut Io<'_>) -> bool {
    let _quits = io.live.then(interrupt::quit_at_once);
    let (mut line, mut byte) = (Vec::new(), [0]);
    // Byte by byte: what follows the line belongs to others.
    while line.len() < LONGEST_ANSWER {
        match io.input.read(&mut byte) {
            Ok(0) => return false,
            Ok(_) if byte == *b"\n" => {
                let word = String::from_utf8_lossy(&line).trim().to_lowercase();
                return matches!(word.as_str(), "" | "y" | "yes");
            }
            Ok(_) => line.extend(byte),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => return false,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said, whether a solver is there then, whether it was installed, and whether questions may follow.
    fn dialogue(solver: &Kind, interactive: bool, answer: &str, works: bool) -> (String, bool, bool, bool) {
        let (mut err, mut input, mut installed) = (Vec::new(), answer.as_bytes(), false);
        let mut io = Io {
            out: &mut std::io::sink(),
            err: &mut err,
            input: &mut input,
            colour: false,
            live: false,
            interactive,
        };
        let there = offer_into(Path::new("/cache/bin"), solver, &mut io, |_| {
            installed = true;
            if works { Ok(()) } else { Err("the installation failed".to_string()) }
        });
        let asks_again = io.interactive;
        (String::from_utf8_lossy(&err).into_owned(), there, installed, asks_again)
    }

    const BITWUZLA: &str =
        "Bitwuzla is not installed. Compile it now into /cache/bin (once, about two minutes)? [Y/n] ";
    const Z3: &str = "Z3 is not installed. Fetch it now into /cache/bin (once, some seconds)? [Y/n] ";

    #[test]
    fn yes_installs() {
        for answer in ["\n", "y\n", "Y\n", " yes \n", "YES\r\n"] {
            let expected = (BITWUZLA.to_string(), true, true, true);
            assert_eq!(dialogue(&Kind::Bitwuzla, true, answer, true), expected, "{answer:?}");
        }
        assert_eq!(dialogue(&Kind::Z3, true, "\n", true), (Z3.to_string(), true, true, true));
    }

    #[test]
    fn everything_else_does_not_and_is_asked_once() {
        let endless = "y".repeat(5000);
        for answer in ["n\n", "No\n", "later\n", "", "y", endless.as_str()] {
            let expected = (BITWUZLA.to_string(), false, false, false);
            assert_eq!(dialogue(&Kind::Bitwuzla, true, answer, true), expected, "{answer:?}");
        }
    }

    #[test]
    fn a_failure_is_reported_and_not_repeated() {
        let (said, there, installed, asks_again) = dialogue(&Kind::Bitwuzla, true, "\n", false);
        assert_eq!(said, format!("{BITWUZLA}error: the installation failed; going on without Bitwuzla\n"));
        assert_eq!((there, installed, asks_again), (false, true, false));
    }

    #[test]
    fn without_a_terminal_nothing_is_asked_and_nothing_installed() {
        let silent = (String::new(), false, false, false);
        assert_eq!(dialogue(&Kind::Bitwuzla, false, "y\n", true), silent);
        let own = Kind::Command(vec!["cvc5".to_string()]);
        let (said, there, installed, _) = dialogue(&own, true, "y\n", true);
        assert_eq!((said.as_str(), there, installed), ("", false, false));
    }
}
