//! The pairs as findings, for editors and build servers: each is a check, and one that does not refine is at the head of its target.

use crate::refine::{Done, RefineArgs, text};
use ir::Module;
use ir::debug::DebugInfo;
use report::{Finding, Findings, Status, rules};
use std::path::{Path, PathBuf};
use tv::Verdict;
use verdict::Location;

/// What there is to say about all pairs.
pub(crate) fn findings(
    done: &[Done],
    problems: &[String],
    args: &RefineArgs,
    seconds: f64,
) -> Findings<'static> {
    let mut checks: Vec<Finding<'static>> = done.iter().map(|one| finding(one, args)).collect();
    for problem in problems {
        checks.push(Finding::new("not compared", None, Status::Undecided("input".to_string()), problem));
    }
    let input = args.files.iter().map(|file| file.display().to_string()).collect();
    Findings { input, checks, warnings: Vec::new(), seconds }
}

fn finding(one: &Done, args: &RefineArgs) -> Finding<'static> {
    let (rule, status, message) = match &one.outcome.verdict {
        Verdict::Refines => (rules::REFINES, Status::Passed, String::new()),
        Verdict::Fails { clause, sentence, .. } => {
            let rule = rules::REFINEMENT.iter().find(|rule| rule.id == clause.word());
            (rule.copied().unwrap_or(rules::REFINES), Status::Failed, sentence.clone())
        }
        Verdict::Bounded => {
            let message =
                format!("nothing is wrong up to the bound; left out: {}", one.outcome.cut.join(", "));
            let status = match args.bounded_ok {
                true => Status::Skipped,
                false => Status::Undecided("bounded".to_string()),
            };
            (rules::REFINES, status, message)
        }
        Verdict::Unknown(why) => {
            let code = why.split(':').next().unwrap_or_default();
            (rules::REFINES, Status::Undecided(code.to_string()), why.clone())
        }
    };
    let pass = one.job.pass.as_ref().map_or(String::new(), |pass| format!(" [{pass}]"));
    let message = match message.is_empty() {
        true => message,
        false => format!("@{}{pass}: {message}", one.job.label),
    };
    let mut finding = Finding::new(&format!("@{}{pass}", one.job.label), Some(rule), status, &message);
    let [source, target] = places(one, args);
    if let Some(source) = source.clone().filter(|_| target.is_some()) {
        finding.related.push((source, "the source".to_string()));
    }
    finding.location = target.or(source);
    if let Verdict::Fails { counterexample, .. } = &one.outcome.verdict {
        let mut example = Vec::new();
        // A vector takes everything that is written to it.
        let _ = text::write_counterexample(counterexample, &mut example);
        finding.text = String::from_utf8_lossy(&example).into_owned();
        let first = finding.text.lines().next().filter(|line| line.trim_start().starts_with("with "));
        finding.notes = first.map(|line| line.trim().to_string()).into_iter().collect();
    }
    finding
}

/// Where the source and the target of a pair are; what a pass has made is nowhere.
fn places(one: &Done, args: &RefineArgs) -> [Option<Location>; 2] {
    let job = &one.job;
    let made = args.passes.is_some() || args.cc.is_some();
    let file = |place: usize| args.files.get(place).or(args.files.first());
    let source = file(0).and_then(|file| place(&job.source, &job.source_name, file));
    let target = file(1).filter(|_| !made).and_then(|file| place(&job.target, &job.target_name, file));
    [source, target]
}

/// Where a function is: as its debug info says, or in the text that it was read from.
fn place(module: &Module, name: &str, file: &PathBuf) -> Option<Location> {
    let global = module.global_named(name.as_bytes())?;
    if let Some(found) = DebugInfo::new(module).subprogram_of(global) {
        let path = Path::new(&*found.directory).join(&*found.file);
        let here = Path::new(&*found.file).exists() || !path.exists();
        let file = if here { found.file.to_string() } else { path.display().to_string() };
        return Some(Location::new(&file, found.line, 1, &found.name));
    }
    let shown = file.display().to_string();
    if file.extension().is_none_or(|ending| ending != "ll") {
        return Some(Location::new(&shown, 0, 0, name));
    }
    let text = std::fs::read(file).ok()?;
    let at = source::line_column(&text, module.globals[global].pos);
    Some(Location::new(&shown, at.line, at.column, name))
}
