//! `heddle ir`: read, verify, and summarise or print.

use crate::args::{IrArgs, PlainFormat};
use crate::exit::unwritable;
use crate::lowered::Lowered;
use crate::summary::Summary;
use crate::{Exit, Io, json, text};
use frontend::{Fault, FrontendError, Loaded, Options, PROBLEMS_SHOWN, Problem};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Instant;

pub fn run(args: &IrArgs, io: &mut Io<'_>) -> Exit {
    let started = Instant::now();
    if args.print && args.format == PlainFormat::Json {
        return mistake("--print writes LLVM text; it cannot be used with --format json", io);
    }
    let options = match args.input.options(!args.no_verify, io.colour) {
        Ok(options) => options,
        Err(message) => return mistake(&message, io),
    };
    let loaded = frontend::load(&args.input.files, &options, io.err);
    let exit = match &loaded {
        Ok(loaded) => {
            warn(&loaded.warnings, io);
            Exit::Fine
        }
        Err(error) => complain(error, io),
    };
    if args.format == PlainFormat::Human && loaded.is_err() {
        return exit;
    }
    let lowered = match &loaded {
        Ok(loaded) if args.lowered => match Lowered::new(loaded) {
            Ok(lowered) => Some(lowered),
            Err(error) => return mistake(&error.to_string(), io),
        },
        _ => None,
    };
    let write = |out: &mut dyn Write| match (args.format, &loaded) {
        (PlainFormat::Json, _) => {
            let lowered = lowered.as_ref();
            json::write(&json::Run { args, options: &options, loaded: &loaded, lowered, started }, out)
        }
        (PlainFormat::Human, Ok(loaded)) => match &lowered {
            Some(lowered) => lowered.write(loaded, &options, args.print, out),
            None => write_human(args, loaded, &options, out),
        },
        (PlainFormat::Human, Err(_)) => Ok(()),
    };
    match &args.output {
        None => write(io.out).map_or_else(|error| unwritable("the result", &error, io), |()| exit),
        Some(path) => {
            let written = File::create(path).and_then(|file| {
                let mut file = BufWriter::new(file);
                write(&mut file)?;
                file.flush()
            });
            let what = path.display().to_string();
            written.map_or_else(|error| unwritable(&what, &error, io), |()| exit)
        }
    }
}

fn write_human(
    args: &IrArgs,
    loaded: &Loaded,
    options: &Options,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    if args.print {
        write!(out, "{}", loaded.module)
    } else if args.check {
        let names: Vec<_> = loaded.inputs.iter().map(frontend::Input::name).collect();
        writeln!(out, "{}: no problems found", names.join(", "))
    } else {
        text::write(&Summary::of(&loaded.module), loaded, options, out)
    }
}

pub(crate) fn warn(warnings: &[Problem], io: &mut Io<'_>) {
    // When nobody can see messages, that is no reason to stop.
    for warning in warnings.iter().take(PROBLEMS_SHOWN) {
        let _ = writeln!(io.err, "{}", warning.warning());
    }
    if warnings.len() > PROBLEMS_SHOWN {
        let _ = writeln!(io.err, "… and {} more warnings", warnings.len() - PROBLEMS_SHOWN);
    }
}

pub(crate) fn mistake(message: &str, io: &mut Io<'_>) -> Exit {
    // When nobody can see messages, the exit code still tells.
    let _ = writeln!(io.err, "error: {message}");
    Exit::BadInput
}

/// Says what went wrong, and whose fault it is where that is not plain.
pub(crate) fn complain(error: &FrontendError, io: &mut Io<'_>) -> Exit {
    let _ = writeln!(io.err, "{error}");
    match error.fault() {
        Fault::Input | Fault::Machine => Exit::BadInput,
        Fault::Heddle => {
            let _ = writeln!(
                io.err,
                "error: this is a bug in Heddle, not in your program\n\
                 help: please report it with the command line and the input"
            );
            Exit::Internal
        }
    }
}
