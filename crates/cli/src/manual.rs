//! `heddle completions` and `heddle man`: what clap knows of the command line, for shells and for readers.

use crate::args::command;
use crate::exit::unwritable;
use crate::ir_command::mistake;
use crate::{Exit, Io};
use clap::Args;
use clap_complete::Shell;

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  heddle completions bash > ~/.local/share/bash-completion/completions/heddle
  heddle completions zsh > \"${fpath[1]}/_heddle\"
  heddle completions fish > ~/.config/fish/completions/heddle.fish";

/// The options of `heddle completions`.
#[derive(Args, Debug)]
#[command(after_help = COMPLETIONS_EXAMPLES)]
pub struct CompletionsArgs {
    /// For which shell
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

const MAN_EXAMPLES: &str = "\
Examples:
  heddle man | man -l -                             all commands
  heddle man check > /usr/local/share/man/man1/heddle-check.1";

/// The options of `heddle man`.
#[derive(Args, Debug)]
#[command(after_help = MAN_EXAMPLES)]
pub struct ManArgs {
    /// The page of this command [default: that of heddle itself]
    #[arg(value_name = "COMMAND")]
    pub command: Option<String>,
}

/// Writes completions.
pub fn completions(args: &CompletionsArgs, io: &mut Io<'_>) -> Exit {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command(), "heddle", &mut text);
    write(&text, io)
}

/// Writes a page of the manual.
pub fn man(args: &ManArgs, io: &mut Io<'_>) -> Exit {
    let mut all = command();
    all.build();
    let page = match &args.command {
        None => all,
        Some(name) => match all.find_subcommand(name) {
            Some(one) => one.clone(),
            None => {
                let known = all.get_subcommands().map(clap::Command::get_name);
                let hint = verdict::suggest::ending(name, known);
                return mistake(&format!("there is no command `{name}`{hint}"), io);
            }
        },
    };
    match rendered(page) {
        Ok(text) => write(&text, io),
        Err(error) => unwritable("the result", &error, io),
    }
}

/// The page of a command.
fn rendered(page: clap::Command) -> std::io::Result<Vec<u8>> {
    let more = page.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (has_commands, mut text) = (page.has_subcommands(), Vec::new());
    let source = concat!("heddle ", env!("CARGO_PKG_VERSION"));
    let page = clap_mangen::Man::new(page).source(source).manual("Heddle");
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if has_commands {
        page.render_subcommands_section(&mut text)?;
    }
    text.extend(notes(&more).into_bytes());
    Ok(text)
}

/// What stands below the options in the help: lines that are indented stay lines.
fn notes(more: &str) -> String {
    let mut text = ".SH NOTES\n".to_string();
    let mut lines = false;
    for line in more.lines() {
        let indented = line.starts_with(' ');
        if indented != lines {
            text.push_str(if indented { ".nf\n" } else { ".fi\n" });
            lines = indented;
        }
        if line.is_empty() {
            text.push_str(".PP\n");
            continue;
        }
        // A line must not be taken for a request, nor a character for an escape.
        let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
        let line = line.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq");
        text.push_str(&format!("{guard}{line}\n"));
    }
    if lines {
        text.push_str(".fi\n");
    }
    text
}

fn write(text: &[u8], io: &mut Io<'_>) -> Exit {
    match io.out.write_all(text) {
        Ok(()) => Exit::Fine,
        Err(error) => unwritable("the result", &error, io),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_examples_stay_lines_and_nothing_is_a_request() {
        let text = notes("Examples:\n  heddle 'x' --y   \\z\n\n.not a request\nAnd more.");
        let expected = ".SH NOTES\nExamples:\n.nf\n  heddle \\(aqx\\(aq \\-\\-y   \\ez\n.fi\n.PP\n\\&.not a request\nAnd more.\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn every_command_has_a_page_and_completions() {
        let mut all = command();
        all.build();
        for one in all.get_subcommands() {
            let page =
                String::from_utf8(rendered(one.clone()).expect("it can be written")).expect("it is text");
            assert!(page.contains(".TH heddle\\-") || page.contains(".TH heddle-"), "{page}");
        }
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::Elvish, Shell::PowerShell] {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut command(), "heddle", &mut text);
            assert!(String::from_utf8_lossy(&text).contains("compile-commands"), "{shell}");
        }
    }
}
