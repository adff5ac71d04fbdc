//! Formats for other tools, of programs whose names are made to be misread.

#![cfg(unix)]

use heddle::{Captured, Exit};
use quick_xml::events::Event;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

/// Blanks, what URIs, XML and annotations give a meaning, the end of a line, what terminals obey, and a byte that is no UTF-8.
const NAMES: [&[u8]; 3] = [b"a b%41\"'<x>&,::error::.c", b"a\n::error::b\n.c", b"\x1b[31m\xff##[error].c"];
const PROGRAM: &str = "int main(void) { int *p = 0; return *p; }\n";

fn check(format: &str, file: &OsStr) -> String {
    let words = ["heddle", "check", "--format", format].map(OsString::from).into_iter();
    let Captured { exit, out, err } = heddle::run_captured(words.chain([file.to_os_string()]));
    assert_eq!(exit, Exit::Violated, "{file:?}: {}", String::from_utf8_lossy(&err));
    String::from_utf8(out).expect("results are UTF-8")
}

#[test]
fn hostile_names_break_no_format() {
    let folder = tempfile::tempdir().expect("there is room");
    for name in NAMES {
        let file = folder.path().join(OsStr::from_bytes(name));
        std::fs::write(&file, PROGRAM).expect("there is room");
        let sarif = check("sarif", file.as_os_str());
        let log: serde_json::Value = serde_json::from_str(&sarif).expect("it is JSON");
        let result = &log["runs"][0]["results"][0];
        assert_eq!(result["ruleId"], "null");
        let place = &result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
        let uri = place.as_str().expect("it has a place");
        assert!(uri.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>".contains(&byte)), "{uri}");

        let junit = check("junit", file.as_os_str());
        let mut reader = quick_xml::Reader::from_str(&junit);
        let mut failures = 0;
        loop {
            match reader.read_event().unwrap_or_else(|error| panic!("{error}: {junit}")) {
                Event::Start(tag) if tag.name().as_ref() == b"failure" => failures += 1,
                Event::Eof => break,
                _ => {}
            }
        }
        assert_eq!(failures, 1);

        let github = check("github", file.as_os_str());
        let starts: Vec<&str> = github
            .lines()
            .map(|line| line.split([' ', ':']).find(|part| !part.is_empty()).unwrap_or(""))
            .collect();
        assert_eq!(starts, ["error", "heddle"], "{github}");
        assert!(!github.contains('\u{1b}') && !github.contains("##[error].c: 1"), "{github}");
    }
}
