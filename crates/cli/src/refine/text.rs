//! The result for people: a line for each pair, and all about those that fail.

use crate::refine::Done;
use std::io::{Result, Write};
use tv::{Counterexample, Verdict};

pub(crate) fn write(done: &[Done], problems: &[String], aliases: bool, out: &mut dyn Write) -> Result<()> {
    // What answers rest on is said once.
    let mut notes = Vec::new();
    for one in done {
        let pass = one.job.pass.as_ref().map(|pass| format!(" [{pass}]")).unwrap_or_default();
        let why = match (one.outcome.identical, one.cached) {
            (true, _) => " (the same text)",
            (false, true) => " (known from an earlier run)",
            (false, false) => "",
        };
        writeln!(out, "@{}: {}{pass}{why}", one.job.label, one.outcome.verdict)?;
        match &one.outcome.verdict {
            Verdict::Fails { sentence, counterexample, .. } => {
                writeln!(out, "  {sentence}")?;
                write_counterexample(counterexample, out)?;
            }
            Verdict::Bounded => {
                writeln!(
                    out,
                    "  nothing is wrong as far as it was looked at; left out: {}",
                    one.outcome.cut.join(", ")
                )?;
            }
            Verdict::Refines | Verdict::Unknown(_) => {}
        }
        if matches!(one.outcome.verdict, Verdict::Refines | Verdict::Bounded) {
            for entry in &one.outcome.ledger {
                if !notes.contains(entry) {
                    notes.push(*entry);
                }
            }
        }
    }
    for problem in problems {
        writeln!(out, "{problem}")?;
    }
    for entry in notes {
        writeln!(out, "note ({}): {}", entry.code(), entry.words())?;
    }
    if aliases {
        write_aliases(done, out)?;
    }
    writeln!(out, "{}", summary(done, problems))
}

/// How many objects accesses may touch, as far as that is known without a solver.
fn write_aliases(done: &[Done], out: &mut dyn Write) -> Result<()> {
    let sum =
        |of: fn(&tv::outcome::Aliases) -> u64| done.iter().map(|one| of(&one.outcome.aliases)).sum::<u64>();
    let accesses = sum(|aliases| aliases.accesses);
    if accesses == 0 {
        return writeln!(out, "accesses to memory: none");
    }
    let share = |part: u64| 100.0 * part as f64 / accesses as f64;
    writeln!(
        out,
        "accesses to memory: {accesses}; {:.1} % to locals only or to others only, {:.1} % to one object, {:.1} % to at most three",
        share(sum(|aliases| aliases.one_side)),
        share(sum(|aliases| aliases.one_block)),
        share(sum(|aliases| aliases.at_most_three)),
    )
}

/// How many of each.
pub(crate) fn summary(done: &[Done], problems: &[String]) -> String {
    let count =
        |test: &dyn Fn(&Verdict) -> bool| done.iter().filter(|one| test(&one.outcome.verdict)).count();
    let parts = [
        (count(&|verdict| *verdict == Verdict::Refines), "proved"),
        (count(&|verdict| *verdict == Verdict::Bounded), "bounded"),
        (count(&|verdict| matches!(verdict, Verdict::Fails { .. })), "incorrect"),
        (count(&|verdict| matches!(verdict, Verdict::Unknown(_))), "unknown"),
        (problems.len(), "not compared"),
    ];
    let parts: Vec<String> =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, word)| format!("{count} {word}")).collect();
    let pairs = match done.len() {
        1 => "1 pair".to_string(),
        count => format!("{count} pairs"),
    };
    match parts.is_empty() {
        true => "nothing to compare: no function is changed".to_string(),
        false => format!("{pairs}: {}", parts.join(", ")),
    }
}

pub(crate) fn write_counterexample(example: &Counterexample, out: &mut dyn Write) -> Result<()> {
    if !example.arguments.is_empty() {
        let list: Vec<String> = example
            .arguments
            .iter()
            .map(|argument| format!("%{} = {}", argument.name, argument.value))
            .collect();
        writeln!(out, "  with {}", list.join(", "))?;
    }
    // Side by side, each in the order in which it happened.
    let line = |register: Option<&tv::outcome::RegisterValue>| {
        register.map(|register| format!("%{} = {}", register.name, register.value)).unwrap_or_default()
    };
    let rows = example.source.len().max(example.target.len());
    let left: Vec<String> = (0..rows).map(|row| line(example.source.get(row))).collect();
    let width = left
        .iter()
        .map(|text| text.chars().count())
        .chain([example.source_end.chars().count()])
        .max()
        .unwrap_or(0)
        .clamp(6, 60);
    writeln!(out, "    {:width$}   target", "source")?;
    let mut marked = false;
    for (row, left) in left.iter().enumerate() {
        let target = example.target.get(row);
        let first = !marked && target.is_some_and(|target| Some(&target.name) == example.divergence.as_ref());
        marked |= first;
        let mark = if first { "  <- the first that differs" } else { "" };
        let text = format!("    {left:width$}   {}{mark}", line(target));
        writeln!(out, "{}", text.trim_end())?;
    }
    writeln!(out, "    {:width$}   {}", example.source_end, example.target_end)?;
    for byte in example.memory.iter().take(16) {
        writeln!(
            out,
            "  memory at {} + {}: source {}, target {}",
            byte.block, byte.offset, byte.source, byte.target
        )?;
    }
    if example.memory.len() > 16 {
        writeln!(out, "  memory: and {} bytes more", example.memory.len() - 16)?;
    }
    Ok(())
}
