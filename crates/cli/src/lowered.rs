//! `heddle ir --lowered`: the program as engines run it, without the platform.

use crate::text;
use frontend::{Loaded, Options};
use program::summary::Summary;
use program::{Program, ProgramError};
use serde::Serialize;
use std::io::{Result, Write};

/// More names than this are only counted.
const NAMES_SHOWN: usize = 12;

/// A program and what is in it.
pub struct Lowered {
    program: Program,
    summary: Summary,
    /// Where it starts, unless every function counts.
    entry: Option<&'static str>,
}

/// What is in a program, as JSON.
#[derive(Serialize)]
pub struct LoweredReport {
    entry: Option<&'static str>,
    functions_reached: usize,
    functions_defined: usize,
    ops: usize,
    visible_ops: usize,
    constants: usize,
    constants_computed: usize,
    variables: usize,
    variable_bytes: u64,
    shapes: usize,
    loops: usize,
    loop_depth: u32,
    irreducible_edges: usize,
    recursion: Vec<Vec<String>>,
    externals: Vec<String>,
    unsupported: Vec<Unsupported>,
}

#[derive(Serialize)]
struct Unsupported {
    what: String,
    times: usize,
}

impl Lowered {
    /// What main reaches, or everything that is defined if there is no main.
    pub fn new(loaded: &Loaded) -> std::result::Result<Lowered, ProgramError> {
        let module = &loaded.module;
        let mut names: Vec<String> = Vec::new();
        for global in module.globals.values() {
            if let Some(name) = global.name
                && global.as_function().is_some_and(|function| function.body.is_some())
            {
                names.push(module.strings.text(name).into_owned());
            }
        }
        let entry = names.iter().any(|name| name == "main").then_some("main");
        let entries = match entry {
            Some(main) => vec![main],
            None => names.iter().map(String::as_str).collect(),
        };
        let program = Program::new(module.clone(), &entries)?;
        let summary = Summary::of(&program);
        Ok(Lowered { program, summary, entry })
    }

    /// Writes the summary, or the code.
    pub fn write(&self, loaded: &Loaded, options: &Options, print: bool, out: &mut dyn Write) -> Result<()> {
        if print {
            return write!(out, "{}", program::print::Text(&self.program));
        }
        text::write_inputs(loaded, out)?;
        let mut row = |name: &str, value: String| writeln!(out, "{name:<14}{value}");
        let s = &self.summary;
        row("passes", options.passes.to_string())?;
        row("entry", self.entry.unwrap_or("none: every function counts").to_string())?;
        row("functions", format!("{} reached of {} defined", s.functions_reached, s.functions_defined))?;
        row("ops", format!("{}, {} visible to other threads", s.ops, s.visible_ops))?;
        row("constants", format!("{}, {} computed at the start", s.constants, s.constants_computed))?;
        row("variables", format!("{}, {} bytes", s.variables, s.variable_bytes))?;
        row("shapes", s.shapes.to_string())?;
        let nested = if s.loop_depth > 1 { format!(", nested {} deep", s.loop_depth) } else { String::new() };
        let odd = match s.irreducible_edges {
            0 => String::new(),
            n => format!(", and {n} with several entries"),
        };
        row("loops", format!("{}{nested}{odd}", s.loops))?;
        let recursion: Vec<String> = s.recursion.iter().map(|together| together.join(" with ")).collect();
        row("recursion", several(&recursion))?;
        row("external", several(&s.externals))?;
        let unsupported: Vec<String> = s
            .unsupported
            .iter()
            .map(|(what, times)| if *times == 1 { what.clone() } else { format!("{what} ({times} times)") })
            .collect();
        row("unsupported", several(&unsupported))
    }

    /// What is in it, for JSON.
    pub fn report(&self) -> LoweredReport {
        let Summary {
            functions_reached,
            functions_defined,
            ops,
            visible_ops,
            constants,
            constants_computed,
            variables,
            variable_bytes,
            shapes,
            loops,
            loop_depth,
            irreducible_edges,
            recursion,
            externals,
            unsupported,
        } = self.summary.clone();
        let unsupported = unsupported.into_iter().map(|(what, times)| Unsupported { what, times }).collect();
        LoweredReport {
            entry: self.entry,
            functions_reached,
            functions_defined,
            ops,
            visible_ops,
            constants,
            constants_computed,
            variables,
            variable_bytes,
            shapes,
            loops,
            loop_depth,
            irreducible_edges,
            recursion,
            externals,
            unsupported,
        }
    }
}

/// A few words, or that there are none.
fn several(words: &[String]) -> String {
    let shown: Vec<&str> = words.iter().take(NAMES_SHOWN).map(String::as_str).collect();
    match words.len() {
        0 => "none".to_string(),
        n if n > NAMES_SHOWN => format!("{} … and {} more", shown.join(", "), n - NAMES_SHOWN),
        _ => shown.join(", "),
    }
}
