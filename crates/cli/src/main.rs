//! The `heddle` command.

use std::io::{BufWriter, IsTerminal};

fn main() -> std::process::ExitCode {
    let stderr = std::io::stderr();
    let mut io = heddle::Io {
        colour: stderr.is_terminal(),
        live: true,
        out: &mut BufWriter::new(std::io::stdout().lock()),
        err: &mut std::io::stderr(),
        input: &mut std::io::stdin(),
    };
    heddle::run(std::env::args_os(), &mut io).into()
}
