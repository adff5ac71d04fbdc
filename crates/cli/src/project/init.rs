//! `heddle init`: an example that can be checked at once, and the `heddle.toml` of a project.

use crate::ir_command::mistake;
use crate::{Exit, Io};
use clap::Args;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  heddle init            here
  heddle init checks     in a folder, which is made
  heddle check           what the example looks like to Heddle

Exit codes: 0 fine, 2 bad usage, or a file is there already; nothing is overwritten.";

/// The options of `heddle init`.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct InitArgs {
    /// Where to; made if it is not there
    #[arg(value_name = "DIR", default_value = ".")]
    pub directory: PathBuf,
}

/// What is written, by name.
const FILES: [(&str, &str); 2] =
    [("middle.c", include_str!("example/middle.c")), (super::NAME, include_str!("example/heddle.toml"))];

/// Writes the example.
pub fn init(args: &InitArgs, io: &mut Io<'_>) -> Exit {
    match write(&args.directory) {
        Ok(()) => {
            let places: Vec<String> = FILES.iter().map(|(name, _)| place(&args.directory, name)).collect();
            let next = match args.directory == Path::new(".") {
                true => "heddle check".to_string(),
                false => format!("heddle check --project {}", args.directory.display()),
            };
            let text =
                format!("written: {}\n`{next}` shows what is wrong with the example\n", places.join(", "));
            match io.out.write_all(text.as_bytes()) {
                Ok(()) => Exit::Fine,
                Err(error) => crate::exit::unwritable("the result", &error, io),
            }
        }
        Err(message) => mistake(&message, io),
    }
}

/// A file as people would write it.
fn place(directory: &Path, name: &str) -> String {
    if directory == Path::new(".") { name.to_string() } else { directory.join(name).display().to_string() }
}

/// Writes all files or none, and never over one.
fn write(directory: &Path) -> Result<(), String> {
    if let Some((name, _)) = FILES.iter().find(|(name, _)| directory.join(name).exists()) {
        return Err(format!("{} is there already, and nothing is overwritten", place(directory, name)));
    }
    std::fs::create_dir_all(directory)
        .map_err(|error| format!("{} cannot be made: {error}", directory.display()))?;
    for (name, text) in FILES {
        let written = OpenOptions::new().write(true).create_new(true).open(directory.join(name));
        let written = written.and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| format!("{} cannot be written: {error}", place(directory, name)))?;
    }
    Ok(())
}
