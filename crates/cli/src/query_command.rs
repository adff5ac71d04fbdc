//! `heddle query`: what can be reached, what always holds, how many states there are.

use crate::args::{Format, QueryArgs};
use crate::check_command::{
    Loaded, check_markers, configure, limits, load, order, search_options, write_answer,
};
use crate::ir_command::mistake;
use crate::watch::Watch;
use crate::{Exit, Io};
use explore::Ask;
use std::path::Path;
use std::time::Instant;
use verdict::query::{Query, Written, parse, parse_file, resolve};
use verdict::{Answer, QueryAnswer};

pub fn run(mut args: QueryArgs, io: &mut Io<'_>) -> Exit {
    let queries = match &args.file {
        Some(file) => read(file),
        None => match (args.input.files.pop(), args.input.files.is_empty()) {
            (Some(query), false) => parse("query", &query.to_string_lossy())
                .map(|query| vec![query])
                .map_err(|error| error.to_string()),
            _ => Err("error: QUERY is missing: write it after the files, or name a file of queries with -f"
                .to_string()),
        },
    };
    let queries = match queries {
        Ok(queries) => queries,
        Err(message) => {
            // When nobody can see messages, the exit code still tells.
            let _ = writeln!(io.err, "{message}");
            return Exit::BadInput;
        }
    };
    let loaded = match load(&args.input, frontend::Traps::default(), &args.search.entry, io) {
        Ok(loaded) => loaded,
        Err(exit) => return exit,
    };
    if let Err(message) = check_markers(&args.search.marker, &loaded) {
        return mistake(&message, io);
    }
    let mut worst = Exit::Fine;
    for query in &queries {
        match answer(&args, &loaded, query, io) {
            Exit::Fine => {}
            Exit::Unknown if worst == Exit::Fine => worst = Exit::Unknown,
            Exit::Unknown => {}
            exit => return exit,
        }
    }
    worst
}

/// The queries of a file.
fn read(file: &Path) -> Result<Vec<Written>, String> {
    let name = file.display().to_string();
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("error: {name} cannot be read: {error}"))?;
    parse_file(&name, &text).map_err(|error| error.to_string())
}

fn answer(args: &QueryArgs, loaded: &Loaded, written: &Written, io: &mut Io<'_>) -> Exit {
    let started = Instant::now();
    let program = &loaded.program;
    let query = match resolve(written, program) {
        Ok(query) => query,
        Err(error) => {
            let _ = writeln!(io.err, "{error}");
            return Exit::BadInput;
        }
    };
    let mut answer = Answer::new("explore", args.input.names());
    configure(&mut answer, &args.input, &args.search);
    for warning in &query.warnings {
        let _ = writeln!(io.err, "{warning}");
        if args.format == Format::Json {
            answer.warnings.push(warning.to_string());
        }
    }
    answer.query =
        Some(QueryAnswer { text: written.text.clone(), quantifier: query.query.quantifier(), result: None });
    let mut options = search_options(&args.search);
    if args.search.reduction.is_none() && matches!(query.query, Query::EnumStates) {
        options.reduction = explore::Reduction::None;
    }
    let ask = Ask {
        query: &query,
        start: loaded.start.clone(),
        entries: loaded.entries.clone(),
        options,
        order: order(&args.search),
        limits: limits(&args.search, started),
    };
    let watch = Watch::new(io);
    let answered = explore::ask(program, &loaded.places(), ask, watch.progress(), answer);
    watch.end();
    match answered {
        Ok(mut answer) => {
            answer.stats.insert(0, ("seconds".to_string(), started.elapsed().as_secs_f64().into()));
            write_answer(&answer, args.format, io)
        }
        Err(message) => mistake(&message, io),
    }
}
