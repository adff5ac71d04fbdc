//! The `heddle` command.

use std::io::{BufWriter, IsTerminal};

fn main() -> std::process::ExitCode {
    let stderr = std::io::stderr();
    let mut io = heddle::Io {
        colour: stderr.is_terminal(),
        out: &mut BufWriter::new(std::io::stdout().lock()),
        err: &mut stderr.lock(),
        input: &mut std::io::stdin(),
    };
    heddle::run(std::env::args_os(), &mut io).into()
}
