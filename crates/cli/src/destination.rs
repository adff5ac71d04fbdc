//! Files that are written besides the result: pages, traces, samples.
//!
//! Each is opened before any work is done, so that a place where nothing can be written is found out then; what stands in it
//! stays until there is something better.

use crate::exit::unwritable;
use crate::{Exit, Io};
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use verdict::Answer;

/// A file that something will be written to.
pub struct Destination {
    /// What, in messages.
    what: &'static str,
    path: PathBuf,
    file: File,
    /// Whether there was nothing before, and is nothing yet.
    empty: bool,
}

impl Destination {
    /// Opens the file, if one is asked for; how the process ends if nothing can be written there.
    pub fn open(
        what: &'static str,
        path: Option<&Path>,
        io: &mut Io<'_>,
    ) -> Result<Option<Destination>, Exit> {
        let Some(path) = path else { return Ok(None) };
        let empty = !path.exists();
        match OpenOptions::new().write(true).create(true).truncate(false).open(path) {
            Ok(file) => Ok(Some(Destination { what, path: path.to_path_buf(), file, empty })),
            Err(error) => Err(unwritable(&format!("{what} to {}", path.display()), &error, io)),
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes something in place of what was there.
    pub fn write(mut self, what: impl AsRef<[u8]>, io: &mut Io<'_>) -> Result<(), Exit> {
        let written = self.replace(what.as_ref());
        self.empty &= written.is_err();
        written.map_err(|error| unwritable(&format!("{} to {}", self.what, self.path.display()), &error, io))
    }

    /// Writes a page with the answers to a command.
    pub fn write_page(self, answers: &[Answer], command: &[OsString], io: &mut Io<'_>) -> Result<(), Exit> {
        let command = command_line(command);
        let command = shlex::try_join(command.iter().map(String::as_str)).unwrap_or(command.join(" "));
        self.write(report::html(answers, &command, &mut report::Files::default()), io)
    }

    fn replace(&mut self, text: &[u8]) -> std::io::Result<()> {
        // Terminals and pipes have no length.
        if self.file.metadata()?.is_file() {
            self.file.set_len(0)?;
        }
        self.file.write_all(text)
    }
}

/// The words of the command line, the first being the name of the command whatever it was started as.
pub fn command_line(command: &[OsString]) -> Vec<String> {
    let words = command.iter().map(|word| word.to_string_lossy().into_owned());
    ["heddle".to_string()].into_iter().chain(words.skip(1)).collect()
}

impl Drop for Destination {
    fn drop(&mut self) {
        if self.empty {
            // Nothing came of it; an empty file is of no use to anybody, and neither is a message about it.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}
