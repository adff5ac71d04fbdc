//! `--emit-test`: a violation as a C file to link with the program.

use crate::args::InputArgs;
use crate::destination::Destination;
use crate::{Exit, Io};
use std::path::Path;
use verdict::{Answer, Verdict};

/// Writes the test of what was found, if anything was; says so if there can be none.
pub fn write(
    destination: Destination,
    file: &Path,
    input: &InputArgs,
    answer: &Answer,
    io: &mut Io<'_>,
) -> Result<(), Exit> {
    if answer.verdict != Verdict::False {
        return Ok(());
    }
    match report::test_program(answer, &build(input, file)) {
        Ok(text) => destination.write(&text, io),
        Err(why) => {
            // When nobody can see messages, that is no reason to stop.
            let _ = writeln!(io.err, "warning: no test is written: {why}");
            Ok(())
        }
    }
}

/// How the test is built with the program, and run.
fn build(input: &InputArgs, file: &Path) -> String {
    let has_ending = |endings: &[&str]| {
        let ending = |path: &Path| path.extension().map(|ending| ending.to_string_lossy().into_owned());
        input.files.iter().filter_map(|path| ending(path)).any(|ending| endings.contains(&ending.as_str()))
    };
    let compiler = match () {
        () if has_ending(&["ll", "bc"]) => "clang",
        () if has_ending(&["cc", "cpp", "cxx", "c++", "C", "ii"]) => "c++",
        () => "cc",
    };
    let mut words: Vec<String> = Vec::new();
    words.extend(input.width().map(|width| format!("-m{width}")));
    words.extend(input.include.iter().map(|path| format!("-I{}", path.display())));
    words.extend(input.define.iter().map(|name| format!("-D{}", name.to_string_lossy())));
    words.extend(input.cflags.iter().flat_map(|flags| shlex::split(flags).unwrap_or_default()));
    words.extend(input.names());
    words.push(file.display().to_string());
    let words = words.iter().map(String::as_str);
    let command = shlex::try_join(words.clone()).unwrap_or_else(|_| words.collect::<Vec<_>>().join(" "));
    format!("{compiler} -g -fsanitize=address,undefined -fno-sanitize-recover=undefined {command} && ./a.out")
}
