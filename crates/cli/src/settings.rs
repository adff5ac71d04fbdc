//! Options as words: those of `heddle check` from a project's file and from the command line, put together, and what a command line says.
//!
//! Everything here asks clap what options there are and what they take, so that a new option is a key of `heddle.toml` at once.

use crate::args::{CheckArgs, Cli, Command, command};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, FromArgMatches};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// An option that is set, as the words that set it; none if it is set to what it is anyway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its id.
    pub id: String,
    /// The words.
    pub words: Vec<OsString>,
}

/// Options about a whole run or its output, by their ids.
pub const COMMAND_LINE_ONLY: [&str; 13] = [
    "project",
    "target",
    "no_cache",
    "format",
    "html",
    "trace_file",
    "emit_test",
    "structure",
    "witness",
    "validate",
    "replay",
    "bundle",
    "help",
];

/// Options about the output of one program: they need exactly one target.
pub const ONE_TARGET: [&str; 7] =
    ["trace_file", "emit_test", "structure", "witness", "validate", "replay", "bundle"];

/// Options about how all targets are run.
const WHOLE_RUN: [&str; 6] = ["project", "target", "no_cache", "format", "html", "jobs"];

/// Options with several values of which the last ones count, not all together.
const REPLACED: [&str; 1] = ["entry"];

/// What clap knows of `heddle check`.
pub fn check_command() -> clap::Command {
    command().find_subcommand("check").cloned().unwrap_or_default()
}

/// What an option is called in a project's file: by its long name, or by its id if it has none.
fn key(option: &Arg) -> Option<String> {
    let named = option.get_long().map(str::to_string);
    named.or_else(|| option.get_short().map(|_| option.get_id().as_str().replace('_', "-")))
}

/// The names that may stand in a project's file.
pub fn keys(check: &clap::Command) -> impl Iterator<Item = String> {
    let allowed = |option: &&Arg| !COMMAND_LINE_ONLY.contains(&option.get_id().as_str());
    check.get_arguments().filter(allowed).filter_map(key)
}

/// The option of this name.
pub fn named<'c>(check: &'c clap::Command, name: &str) -> Option<&'c Arg> {
    check.get_arguments().find(|option| key(option).is_some_and(|key| key == name))
}

/// The word that sets an option.
pub fn word(option: &Arg, value: Option<&OsStr>) -> OsString {
    let (mut word, sign) = match (option.get_long(), option.get_short()) {
        (Some(long), _) => (OsString::from(format!("--{long}")), "="),
        (None, short) => (OsString::from(format!("-{}", short.unwrap_or_default())), ""),
    };
    if let Some(value) = value {
        word.push(sign);
        word.push(value);
    }
    word
}

/// Sets an option: in place of what it was, or besides.
pub fn set(settings: &mut Vec<Setting>, setting: Setting, check: &clap::Command) {
    let option = check.get_arguments().find(|option| option.get_id() == setting.id.as_str());
    let adds = option.is_some_and(|option| matches!(option.get_action(), ArgAction::Append))
        && !REPLACED.contains(&setting.id.as_str());
    match settings.iter_mut().find(|known| known.id == setting.id) {
        Some(known) if adds => known.words.extend(setting.words),
        Some(known) => *known = setting,
        None => settings.push(setting),
    }
}

/// The values that a command line gives an option; nothing for each time that one without values stands there.
pub fn said(option: &Arg, matches: &ArgMatches) -> Vec<Option<OsString>> {
    let id = option.get_id().as_str();
    if matches.value_source(id) != Some(ValueSource::CommandLine) {
        return Vec::new();
    }
    match option.get_action().takes_values() {
        true => matches.get_raw(id).into_iter().flatten().map(|value| Some(value.to_os_string())).collect(),
        false => vec![None],
    }
}

/// Whether the values of an option are files or folders.
pub fn names_a_file(option: &Arg) -> bool {
    option.get_value_parser().type_id() == std::any::TypeId::of::<PathBuf>()
}

/// What the command line sets for every target.
pub fn given(matches: &ArgMatches) -> Vec<Setting> {
    let mut settings = Vec::new();
    for option in check_command().get_arguments() {
        let id = option.get_id().as_str();
        let values = said(option, matches);
        if !values.is_empty() && !option.is_positional() && !WHOLE_RUN.contains(&id) {
            let words = values.iter().map(|value| word(option, value.as_deref())).collect();
            settings.push(Setting { id: id.to_string(), words });
        }
    }
    settings
}

/// What these words ask for; an error is what clap says about them.
pub fn parse(words: &[OsString]) -> Result<Box<CheckArgs>, String> {
    let parsed = command().try_get_matches_from(words).and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(Cli { command: Command::Check(args) }) => Ok(args),
        Ok(_) => Err("this is another command".to_string()),
        Err(error) => Err(message(&error)),
    }
}

/// Whether an option makes sense by itself.
pub fn parse_alone(setting: &Setting) -> Result<(), String> {
    let words: Vec<OsString> = ["heddle".into(), "check".into()]
        .into_iter()
        .chain(setting.words.iter().cloned())
        .chain(["--".into(), "program.c".into()])
        .collect();
    parse(&words).map(drop)
}

/// The message of clap, without what belongs to a command line.
fn message(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let lines = text
        .lines()
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"));
    let words: Vec<&str> = lines.map(str::trim).filter(|line| !line.is_empty()).collect();
    let joined = words.join(" ");
    joined.strip_prefix("error: ").unwrap_or(&joined).to_string()
}
