//! Platforms of the user: C or C++ files, or folders of them, that are linked with the program.
//!
//! They are ordinary definitions, so they win over those of the platform that comes with Heddle, which are weak. A folder's headers
//! are found by its own files and by the program.
//!
//! Limits: of a folder only the source files directly in it are taken, in the order of their names.

use crate::compile::Width;
use crate::error::FrontendError;
use crate::{Options, kind};
use ir::Module;
use ir::layout::DataLayout;
use std::borrow::Cow;
use std::path::PathBuf;

/// What the user's platforms come to.
pub(crate) struct Platforms {
    /// The source files, those of each folder by name.
    pub(crate) files: Vec<PathBuf>,
    /// The folders, which may have headers.
    folders: Vec<PathBuf>,
}

impl Platforms {
    /// The files that these paths name.
    pub(crate) fn find(paths: &[PathBuf]) -> Result<Platforms, FrontendError> {
        let mut found = Platforms { files: Vec::new(), folders: Vec::new() };
        for path in paths {
            let problem = |message: String| FrontendError::Input { path: path.clone(), message };
            let unreadable =
                |error: std::io::Error| problem(format!("cannot be read as a platform: {error}"));
            if !std::fs::metadata(path).map_err(unreadable)?.is_dir() {
                if !kind::is_source_name(path) {
                    let message = "is no platform: that is a C or C++ file, or a folder of them";
                    return Err(problem(message.to_string()));
                }
                found.files.push(path.clone());
                continue;
            }
            let mut files = Vec::new();
            for entry in std::fs::read_dir(path).map_err(unreadable)? {
                let file = entry.map_err(unreadable)?.path();
                if kind::is_source_name(&file) && !file.is_dir() {
                    files.push(file);
                }
            }
            if files.is_empty() {
                return Err(problem("is no platform: there is no C or C++ file in it".to_string()));
            }
            files.sort();
            found.files.extend(files);
            found.folders.push(path.clone());
        }
        Ok(found)
    }

    /// How the program and the platforms are compiled: with the headers of the folders, after the user's own.
    pub(crate) fn options<'o>(&self, options: &'o Options) -> Cow<'o, Options> {
        if self.folders.is_empty() {
            return Cow::Borrowed(options);
        }
        let include = options.include.iter().chain(&self.folders).cloned().collect();
        Cow::Owned(Options { include, ..options.clone() })
    }
}

/// How platforms are compiled for a program: as it was, with pointers as wide as its own.
pub(crate) fn fitting(options: &Options, program: Option<&Module>) -> Options {
    let bits = program.and_then(|module| DataLayout::of(module).ok()).map(|layout| layout.pointer(0).bits);
    let width = options.width.or(match bits {
        Some(32) => Some(Width::Bits32),
        Some(64) => Some(Width::Bits64),
        _ => None,
    });
    Options { width, ..options.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(files: &[PathBuf]) -> Vec<String> {
        let names = files.iter().filter_map(|file| file.file_name());
        names.map(|name| name.to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_folder_is_its_source_files_by_name() {
        let folder = tempfile::tempdir().expect("there is a place for it");
        for name in ["b.c", "a.cpp", "world.h", "notes.txt"] {
            std::fs::write(folder.path().join(name), "").expect("it can be written");
        }
        let path = folder.path().to_path_buf();
        let found = Platforms::find(&[path.join("b.c"), path.clone()]).expect("both are there");
        assert_eq!(names(&found.files), ["b.c", "a.cpp", "b.c"]);
        let options = Options { include: vec!["mine".into()], ..Options::default() };
        assert_eq!(found.options(&options).include, ["mine".into(), path]);
    }

    #[test]
    fn what_is_no_platform_is_refused() {
        let folder = tempfile::tempdir().expect("there is a place for it");
        let path = folder.path().to_path_buf();
        std::fs::write(path.join("notes.txt"), "").expect("it can be written");
        for (path, why) in [
            (path.join("missing"), "cannot be read as a platform"),
            (path.join("notes.txt"), "is no platform"),
            (path.clone(), "there is no C or C++ file in it"),
        ] {
            let message = Platforms::find(&[path]).err().map(|error| error.to_string()).unwrap_or_default();
            assert!(message.contains(why), "{message}");
        }
    }

    #[test]
    fn pointers_are_as_wide_as_the_programs() {
        let text = "target datalayout = \"e-m:e-p:32:32-i64:32:64\"\n@x = global i32 0\n";
        let module = reader::read("test", text.as_bytes()).expect("it can be read");
        let options = Options::default();
        assert_eq!(fitting(&options, Some(&module)).width, Some(Width::Bits32));
        let asked = Options { width: Some(Width::Bits64), ..Options::default() };
        assert_eq!(fitting(&asked, Some(&module)).width, Some(Width::Bits64));
        assert_eq!(fitting(&options, None).width, None);
    }
}
