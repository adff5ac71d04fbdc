//! The summary of a module as people like to read it.

use crate::summary::{FunctionSummary, Location, Summary};
use frontend::{Kind, Loaded, Options};
use std::io::{Result, Write};
use std::path::{Component, Path, PathBuf};

/// More functions than this are only counted.
const FUNCTIONS_SHOWN: usize = 20;
/// More undefined functions than this are only counted.
const EXTERNALS_SHOWN: usize = 30;
const LINE_WIDTH: usize = 78;
/// Longer names of functions are cut in their middle: the ends of a C++ name tell most.
const NAME_WIDTH: usize = 60;
/// Longer places are cut at their start.
const PLACE_WIDTH: usize = 40;

/// Writes the summary.
pub fn write(summary: &Summary, loaded: &Loaded, options: &Options, out: &mut dyn Write) -> Result<()> {
    write_inputs(loaded, out)?;
    write_counts(summary, &verdict(loaded, options.verify), &options.passes.to_string(), out)?;
    if !summary.functions.is_empty() {
        writeln!(out)?;
        write_functions(&summary.functions, out)?;
    }
    if !summary.externals.is_empty() {
        writeln!(out)?;
        write_externals(summary, out)?;
    }
    Ok(())
}

/// What was read, and an empty line.
pub fn write_inputs(loaded: &Loaded, out: &mut dyn Write) -> Result<()> {
    for input in loaded.inputs.iter().chain(&loaded.platform) {
        write!(out, "{}: {}", input.name(), input.kind.word())?;
        match (&input.tool, input.kind) {
            (Some(tool), Kind::Bitcode) => writeln!(out, ", read by {tool}")?,
            (Some(tool), _) => writeln!(out, ", compiled by {tool}")?,
            (None, _) => writeln!(out)?,
        }
    }
    writeln!(out)
}

fn verdict(loaded: &Loaded, verified: bool) -> String {
    match (verified, loaded.warnings.len()) {
        (false, _) => "no (--no-verify)".to_string(),
        (true, 0) => "yes, no problems found".to_string(),
        (true, 1) => "yes, 1 warning".to_string(),
        (true, n) => format!("yes, {n} warnings"),
    }
}

fn write_counts(summary: &Summary, verdict: &str, passes: &str, out: &mut dyn Write) -> Result<()> {
    let counts = &summary.counts;
    let mut row = |name: &str, value: String| writeln!(out, "{name:<14}{value}");
    let width = summary.pointer_bits.map_or_else(String::new, |bits| format!(", {bits}-bit pointers"));
    row("target", format!("{}{width}", summary.triple.as_deref().unwrap_or("not given")))?;
    row("verified", verdict.to_string())?;
    row("passes", passes.to_string())?;
    let (defined, external) = (counts.functions_defined, counts.functions_external);
    row("functions", format!("{defined} defined, {external} external, {} intrinsic", counts.intrinsics))?;
    row("blocks", counts.blocks.to_string())?;
    row("instructions", counts.instructions.to_string())?;
    let aliases = match counts.aliases {
        0 => String::new(),
        1 => ", 1 alias".to_string(),
        n => format!(", {n} aliases"),
    };
    row("variables", format!("{}{aliases}", counts.variables))?;
    row("named types", counts.named_types.to_string())?;
    row("metadata", format!("{} nodes", counts.metadata_nodes))
}

/// A name as its source wrote it: C++ names without their parameters.
fn readable(name: &str) -> String {
    let options = cpp_demangle::DemangleOptions::new().no_params().no_return_type();
    // Without its prefix, a name such as `f` would be taken for the type float.
    let mangled = name.starts_with("_Z") || name.starts_with("__Z");
    let symbol = mangled.then(|| cpp_demangle::Symbol::new(name).ok()).flatten();
    let demangled = symbol.and_then(|symbol| symbol.demangle_with_options(&options).ok());
    let name = demangled.as_deref().unwrap_or(name);
    let length = name.chars().count();
    if length <= NAME_WIDTH {
        return name.to_string();
    }
    let start = NAME_WIDTH / 2;
    let end = NAME_WIDTH - start - 1;
    name.chars().take(start).chain(['…']).chain(name.chars().skip(length - end)).collect()
}

/// `file:line`, the file without detours through `..`.
fn shown(location: Option<&Location>) -> String {
    let Some(Location { file, line }) = location else { return "-".to_string() };
    let mut straight = PathBuf::new();
    for part in Path::new(file).components() {
        match part {
            Component::ParentDir
                if matches!(straight.components().next_back(), Some(Component::Normal(_))) =>
            {
                straight.pop();
            }
            other => straight.push(other),
        }
    }
    let place = format!("{}:{line}", straight.display());
    let surplus = place.chars().count().saturating_sub(PLACE_WIDTH);
    if surplus == 0 { place } else { ['…'].into_iter().chain(place.chars().skip(surplus + 1)).collect() }
}

fn write_functions(functions: &[FunctionSummary], out: &mut dyn Write) -> Result<()> {
    let (first, rest) = functions.split_at(functions.len().min(FUNCTIONS_SHOWN));
    let rows: Vec<(String, String, &FunctionSummary)> =
        first.iter().map(|f| (readable(&f.name), shown(f.location.as_ref()), f)).collect();
    let names = rows.iter().map(|r| r.0.chars().count()).chain(["FUNCTION".len()]).max().unwrap_or(0);
    let places = rows.iter().map(|r| r.1.chars().count()).chain(["SOURCE".len()]).max().unwrap_or(0);
    writeln!(out, "{:names$}  {:places$}  BLOCKS  INSTRUCTIONS", "FUNCTION", "SOURCE")?;
    for (name, place, function) in rows {
        let FunctionSummary { blocks, instructions, .. } = function;
        writeln!(out, "{name:names$}  {place:places$}  {blocks:>6}  {instructions:>12}")?;
    }
    if !rest.is_empty() {
        writeln!(out, "… and {} more", rest.len())?;
    }
    Ok(())
}

fn write_externals(summary: &Summary, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "called but not defined:")?;
    let (first, rest) = summary.externals.split_at(summary.externals.len().min(EXTERNALS_SHOWN));
    let mut words: Vec<String> = first
        .iter()
        .map(|e| match e.calls {
            1 => readable(&e.name),
            calls => format!("{} ({calls} calls)", readable(&e.name)),
        })
        .collect();
    if !rest.is_empty() {
        words.push(format!("… and {} more", rest.len()));
    }
    let mut line = String::new();
    for (i, word) in words.iter().enumerate() {
        let comma = if i + 1 < words.len() { "," } else { "" };
        if !line.is_empty() && line.chars().count() + word.chars().count() + 2 > LINE_WIDTH {
            writeln!(out, " {line}")?;
            line.clear();
        }
        line.push_str(&format!(" {word}{comma}"));
    }
    writeln!(out, " {line}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_cpp_are_made_readable_and_long_ones_cut() {
        assert_eq!((readable("main"), readable("f")), ("main".into(), "f".into()));
        assert_eq!(readable("_ZN5Shape4areaEi"), "Shape::area");
        assert_eq!(readable(&"x".repeat(100)).chars().count(), NAME_WIDTH);
    }

    #[test]
    fn places_take_no_detours_and_long_ones_keep_their_end() {
        let place = |file: &str| shown(Some(&Location { file: file.to_string(), line: 7 }));
        assert_eq!(place("a/b/../c.c"), "a/c.c:7");
        assert_eq!(place("../c.c"), "../c.c:7");
        let long = place(&format!("/{}/end.h", "deep/".repeat(20)));
        assert!(long.chars().count() == PLACE_WIDTH && long.starts_with('…') && long.ends_with("end.h:7"));
    }
}
