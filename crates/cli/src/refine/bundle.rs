//! `heddle refine --bundle`: one archive with all that is needed to see a result again, somewhere else.
//!
//! ```text
//!   README.md     what it is, and the commands that repeat it
//!   config.json   the command line, where it was run, and the versions of what took part
//!   result.json   what `--format json` would have said
//!   program.ll    the file as it was read; source.ll and target.ll of two files
//!   stages/       of a pipeline: what there was before and after a pass that was found to be wrong
//!   sources/      the files that the user has written, headers too
//! ```
//!
//! A pipeline is run again by LLVM's opt, of whatever version there is then; what is in `stages` needs nothing but Heddle.

use super::Done;
use super::jobs::Read;
use crate::bundle::{Contents, configuration, line, pack, page, repeated, sources};
use crate::destination::{Destination, command_line};
use crate::{Exit, Io};
use serde_json::Value;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use tv::Verdict;

/// Options that say how files become those of the archive, or what else is written; by their ids.
const LEFT_OUT: [&str; 7] = ["passes", "cc", "no_cache", "format", "html", "bundle", "help"];
/// So many pairs that are wrong come with what there was before and after.
const MOST: usize = 20;

/// Writes the archive of a run.
pub(crate) fn write(
    destination: Destination,
    words: &[OsString],
    done: &[Done],
    read: &Read,
    result: &Value,
    io: &mut Io<'_>,
) -> Result<(), Exit> {
    let mut files = sources(&read.files, io);
    let names: &[&str] = if read.modules.len() == 1 { &["program.ll"] } else { &["source.ll", "target.ll"] };
    for (name, module) in names.iter().zip(&read.modules) {
        files.insert(PathBuf::from(name), module.clone().into_bytes());
    }
    files.insert("result.json".into(), super::json::text(result).into_bytes());
    let tools: Vec<String> = read.tools.iter().cloned().collect();
    files.insert("config.json".into(), configuration(words, &tools, result.get("config").cloned()));
    let options = repeated(words, &LEFT_OUT, &mut files).options;
    let mut commands = Vec::new();
    if read.pipeline.is_some() {
        commands.extend(stages(done, &options, &mut files));
    }
    let pipeline = read.pipeline.iter().map(|pipeline| format!("--passes={pipeline}"));
    let all = ["heddle".to_string(), "refine".to_string()].into_iter().chain(options).chain(pipeline);
    let all = all.chain(names.iter().map(|name| format!("../{name}")));
    commands.push(format!("{}   # ask again", line(all.collect())));
    let about = "The `.ll` files are the functions as they were compiled or read, `stages` what a pass was given and what it made of that, `sources` what all was made from,\n\
                 `config.json` how, `result.json` what came out.";
    let text = page(&line(command_line(words)), &tools, &said(done), &commands, about);
    files.insert("README.md".into(), text.into_bytes());
    pack(destination, &files, io)
}

/// Stores what there was before and after passes that are wrong; the commands that compare it.
fn stages(done: &[Done], options: &[String], files: &mut Contents) -> Vec<String> {
    let mut modules: Vec<*const ir::Module> = Vec::new();
    let mut commands = Vec::new();
    let wrong = |one: &&Done| matches!(one.outcome.verdict, Verdict::Fails { .. });
    for one in done.iter().filter(wrong).take(MOST) {
        let stored = [&one.job.source, &one.job.target].map(|module| {
            let known = modules.iter().position(|known| *known == Arc::as_ptr(module));
            let number = known.unwrap_or_else(|| {
                modules.push(Arc::as_ptr(module));
                modules.len() - 1
            });
            let name = format!("stages/{}.ll", number + 1);
            files.entry(PathBuf::from(&name)).or_insert_with(|| module.to_string().into_bytes());
            format!("../{name}")
        });
        // One direction of one pair, which opt has to do with no more.
        let kept = options.iter().filter(|option| {
            !["--function=", "--bidirectional", "--each-pass"].iter().any(|word| option.starts_with(word))
        });
        let words = ["heddle".to_string(), "refine".to_string()].into_iter().chain(kept.cloned());
        let words = words.chain([format!("--function={}", one.job.label)]).chain(stored);
        let pass = one.job.pass.as_ref().map_or(String::new(), |pass| format!(" by {pass}"));
        commands.push(format!("{}   # what is wrong{pass}", line(words.collect())));
    }
    commands
}

/// What was found, in a list.
fn said(done: &[Done]) -> String {
    let line = |one: &Done| {
        let pass = one.job.pass.as_ref().map_or(String::new(), |pass| format!(" ({pass})"));
        let word = match &one.outcome.verdict {
            Verdict::Refines => "refines".to_string(),
            Verdict::Fails { clause, .. } => format!("does not refine: {}", clause.word()),
            Verdict::Bounded => "nothing wrong within the bound".to_string(),
            Verdict::Unknown(why) => format!("unknown: {why}"),
        };
        format!("- `@{}`{pass}: {word}\n", one.job.label)
    };
    match done {
        [] => "- there was nothing to compare\n".to_string(),
        done => done.iter().map(line).collect(),
    }
}
