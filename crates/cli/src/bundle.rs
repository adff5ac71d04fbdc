//! `--bundle`: one archive with all that is needed to see a result again, somewhere else.
//!
//! ```text
//!   README.md     what it is, and the commands that repeat it
//!   config.json   the command line, where it was run, and the versions of what took part
//!   result.json   what `--format json` would have said
//!   program.ll    the program as it was read and linked: what clang made of it, without Heddle's own platform
//!   trace.json    what leads to the violation, if there is one; trace-2.json, ... of further queries
//!   sources/      the files that the user has written, headers too
//! ```
//!
//! The commands of the README need nothing but Heddle: they start from `program.ll`, which is the very program that was looked at, so that its trace replays. The same run gives the same
//! archive, but for the times in the result.
//!
//! Limits: names of files are made to lie below `sources`; one that does not lie below the working directory is not found there by a report, which then shows no line of it.

use crate::Exit;
use crate::Io;
use crate::args::command;
use crate::check_command::Record;
use crate::destination::{Destination, command_line};
use crate::settings;
use clap::ArgMatches;
use flate2::{Compression, GzBuilder};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};
use verdict::{Answer, Verdict};

/// What is in an archive, by name.
pub type Contents = BTreeMap<PathBuf, Vec<u8>>;

/// What an archive may be called.
const ENDINGS: [&str; 3] = [".tar.gz", ".tgz", ".tar"];
/// The folder that everything is in.
const TOP: &str = "heddle-bundle";

/// Options that say how sources become `program.ll`, or what else is written; by their ids.
const LEFT_OUT: [&str; 22] = [
    "clang",
    "include",
    "define",
    "optimise",
    "width",
    "cflags",
    "compile_commands",
    "passes",
    "platform",
    "project",
    "target",
    "no_cache",
    "trace_file",
    "emit_test",
    "structure",
    "witness",
    "replay",
    "html",
    "format",
    "csv",
    "bundle",
    "help",
];

/// The name of an archive, as an option.
pub fn name(text: &str) -> Result<PathBuf, String> {
    match ENDINGS.iter().any(|ending| text.ends_with(ending)) {
        true => Ok(PathBuf::from(text)),
        false => {
            Err(format!("an archive is called {}", ENDINGS.map(|ending| format!("*{ending}")).join(", ")))
        }
    }
}

/// Writes the archive of a run.
pub fn write(
    destination: Destination,
    words: &[OsString],
    answers: &[Answer],
    record: &Record,
    io: &mut Io<'_>,
) -> Result<(), Exit> {
    let files = files(words, answers, record, io);
    pack(destination, &files, io)
}

/// Writes an archive of these files.
pub fn pack(destination: Destination, files: &Contents, io: &mut Io<'_>) -> Result<(), Exit> {
    let packed = destination.path().to_string_lossy().ends_with('z');
    let archive = match packed {
        false => tar(files),
        true => tar(files).and_then(|bytes| {
            let mut packer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::default());
            std::io::Write::write_all(&mut packer, &bytes)?;
            packer.finish()
        }),
    };
    match archive {
        Ok(bytes) => destination.write(&bytes, io),
        Err(error) => Err(crate::exit::unwritable("the bundle", &error, io)),
    }
}

/// An archive of these files, the same for the same files.
fn tar(files: &Contents) -> std::io::Result<Vec<u8>> {
    let mut builder = tar::Builder::new(Vec::new());
    for (name, bytes) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        header.set_mtime(0);
        header.set_uid(0);
        header.set_gid(0);
        builder.append_data(&mut header, Path::new(TOP).join(name), bytes.as_slice())?;
    }
    builder.into_inner()
}

/// The files that took part, below `sources`.
pub fn sources(read: &[PathBuf], io: &mut Io<'_>) -> Contents {
    let mut files = Contents::new();
    for file in read {
        match std::fs::read(file) {
            Ok(bytes) => drop(store(&mut files, file, bytes)),
            Err(error) => {
                let _ = writeln!(io.err, "warning: {} is not in the bundle: {error}", file.display());
            }
        }
    }
    files
}

/// What is in the archive, by name.
fn files(words: &[OsString], answers: &[Answer], record: &Record, io: &mut Io<'_>) -> Contents {
    let mut files = sources(&record.read, io);
    let Repeated { subcommand, mut options, query } = repeated(words, &LEFT_OUT, &mut files);
    options.extend(["../program.ll".to_string()].into_iter().chain(query));
    files.insert("program.ll".into(), record.text.clone().unwrap_or_default().into_bytes());
    let results: Vec<String> = answers.iter().map(report::json).collect();
    let result = match &results[..] {
        [one] => one.clone(),
        several => format!("[\n{}]\n", several.join(",\n")),
    };
    files.insert("result.json".into(), result.into_bytes());
    let mut traces = Vec::new();
    for (number, answer) in (1..).zip(answers) {
        if let Some(trace) = &answer.trace {
            let name = if number == 1 { "trace.json".to_string() } else { format!("trace-{number}.json") };
            files.insert(PathBuf::from(&name), trace.to_json().into_bytes());
            traces.push(name);
        }
    }
    let config = answers.first().and_then(|answer| serde_json::to_value(&answer.config).ok());
    files.insert("config.json".into(), configuration(words, &record.tools, config));
    let readme = readme(&line(command_line(words)), &subcommand, &options, answers, &traces, record);
    files.insert("README.md".into(), readme.into_bytes());
    files
}

/// How a result came about: the command line, where it was run, and who took part.
pub fn configuration(words: &[OsString], tools: &[String], config: Option<serde_json::Value>) -> Vec<u8> {
    let config = serde_json::json!({
        "tool": "heddle",
        "version": env!("CARGO_PKG_VERSION"),
        "command": command_line(words),
        "directory": std::env::current_dir().ok().map(|here| here.display().to_string()),
        "tools": tools,
        "config": config,
    });
    (serde_json::to_string_pretty(&config).unwrap_or_default() + "\n").into_bytes()
}

/// Stores a file below `sources`, under its own name as far as that is safe; the name that it has got, as seen from there.
fn store(files: &mut Contents, file: &Path, bytes: Vec<u8>) -> PathBuf {
    let mut name = safe(file);
    while files.get(&Path::new("sources").join(&name)).is_some_and(|other| *other != bytes) {
        name.as_mut_os_string().push("~");
    }
    files.insert(Path::new("sources").join(&name), bytes);
    name
}

/// A name that leads nowhere but down, by the shortest way.
fn safe(file: &Path) -> PathBuf {
    let (mut above, mut below) = (PathBuf::new(), Vec::new());
    for part in file.components() {
        match part {
            Component::Normal(part) => below.push(part),
            Component::ParentDir if below.pop().is_none() => above.push("_up"),
            Component::RootDir => above.push("_root"),
            Component::ParentDir | Component::CurDir | Component::Prefix(_) => {}
        }
    }
    above.extend(below);
    above
}

/// What of a command line asks the same of another file.
#[derive(Default)]
pub struct Repeated {
    /// The name of the command.
    pub subcommand: String,
    /// Its options.
    pub options: Vec<String>,
    /// What stands behind the files.
    query: Option<String>,
}

/// What asks the same again, without some options; the files that options name are stored, too.
pub fn repeated(words: &[OsString], left_out: &[&str], files: &mut Contents) -> Repeated {
    let all = command();
    // The words were understood before.
    let Ok(matches) = all.clone().try_get_matches_from(words) else { return Repeated::default() };
    let Some((name, matches)) = matches.subcommand() else { return Repeated::default() };
    let Some(known) = all.find_subcommand(name) else { return Repeated::default() };
    let mut kept: Vec<String> = Vec::new();
    for option in known.get_arguments() {
        let id = option.get_id().as_str();
        if option.is_positional() || left_out.contains(&id) {
            continue;
        }
        let is_place = settings::names_a_file(option);
        for value in settings::said(option, matches) {
            let stored = value.as_ref().filter(|_| is_place).and_then(|file| {
                let bytes = std::fs::read(file).ok()?;
                Some(store(files, Path::new(file), bytes).into_os_string())
            });
            let word = settings::word(option, stored.or(value).as_deref());
            kept.push(word.to_string_lossy().into_owned());
        }
    }
    Repeated { subcommand: name.to_string(), options: kept, query: query(name, matches) }
}

/// The query, if it stands on the command line: behind the files.
fn query(name: &str, matches: &ArgMatches) -> Option<String> {
    let in_a_file =
        matches.try_contains_id("file").is_ok_and(|known| known && matches.get_raw("file").is_some());
    let last = matches.get_raw("files").into_iter().flatten().last();
    last.filter(|_| name == "query" && !in_a_file).map(|query| query.to_string_lossy().into_owned())
}

/// Words as a shell takes them.
pub fn line(words: Vec<String>) -> String {
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_else(|_| words.join(" "))
}

fn readme(
    asked: &str,
    subcommand: &str,
    options: &[String],
    answers: &[Answer],
    traces: &[String],
    record: &Record,
) -> String {
    let said = |answer: &Answer| match (&answer.query, &answer.reason) {
        (Some(query), _) => format!("- `{}`: {}\n", query.text, answer.verdict.name()),
        (None, Some(reason)) => format!("- {}: {reason}\n", answer.verdict.word()),
        (None, None) => format!("- {}\n", answer.verdict.word()),
    };
    let said: String = answers.iter().map(said).collect();
    let with = |more: &[&str]| {
        let words = ["heddle", subcommand]
            .into_iter()
            .chain(more.iter().copied())
            .chain(options.iter().map(String::as_str));
        line(words.map(str::to_string).collect())
    };
    let mut commands = Vec::new();
    if subcommand == "check" && answers.iter().any(|answer| answer.verdict == Verdict::False) {
        commands.extend(traces.iter().map(|trace| {
            format!("{}   # see the violation again", with(&["--replay", &format!("../{trace}")]))
        }));
    }
    commands.push(format!("{}   # ask again", with(&[])));
    page(
        asked,
        &record.tools,
        &said,
        &commands,
        "`program.ll` is the program as it was compiled and linked, `sources` what it was made from, `config.json` how,\n\
         `result.json` what came out. A trace belongs to the version of Heddle that has found it.",
    )
}

/// The text of a README: what was asked, what was said, the commands that show it again, and what there is in the archive.
pub fn page(asked: &str, tools: &[String], said: &str, commands: &[String], about: &str) -> String {
    let tools = if tools.is_empty() { String::new() } else { format!(", with {}", tools.join(", ")) };
    format!(
        "# A result of Heddle {version}\n\n`{asked}` gave{tools}:\n\n{said}\n## See it again\n\n```\ncd sources\n{commands}\n```\n\n{about}\n",
        version = env!("CARGO_PKG_VERSION"),
        commands = commands.join("\n"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_nowhere_but_down() {
        for (name, stored) in [
            ("a/./b.c", "a/b.c"),
            ("../../etc/passwd", "_up/_up/etc/passwd"),
            ("/etc/../x.h", "_root/x.h"),
            ("..", "_up"),
            ("a/../../b/../c.h", "_up/c.h"),
        ] {
            assert_eq!(safe(Path::new(name)), Path::new(stored));
        }
        let mut files = BTreeMap::new();
        let names =
            ["../x.c", "_up/x.c", "../x.c"].map(|name| store(&mut files, Path::new(name), name.into()));
        assert_eq!(names, ["_up/x.c", "_up/x.c~", "_up/x.c"].map(PathBuf::from));
    }

    #[test]
    fn the_same_files_are_the_same_archive() {
        let files: BTreeMap<PathBuf, Vec<u8>> =
            ["b", "a"].map(|name| (PathBuf::from(name), name.into())).into();
        let bytes = tar(&files).expect("it can be written");
        assert_eq!(bytes, tar(&files).expect("it can be written"));
        let mut archive = tar::Archive::new(bytes.as_slice());
        let names: Vec<PathBuf> = archive
            .entries()
            .expect("it can be read")
            .map(|entry| entry.expect("an entry").path().expect("a path").into_owned())
            .collect();
        assert_eq!(names, ["heddle-bundle/a", "heddle-bundle/b"].map(PathBuf::from));
    }

    #[test]
    fn archives_have_the_usual_names() {
        assert!(["x.tar", "x.tar.gz", "x.tgz"].iter().all(|text| name(text).is_ok()));
        assert!(["x.zip", "x", "tar.gz.x"].iter().all(|text| name(text).is_err()));
    }
}
