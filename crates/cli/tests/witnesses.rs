//! Witnesses that Heddle writes about programs of the cases follow the schema of the format, and are confirmed; a schema that accepts everything would be none.

use saphyr_parser::{Event, Parser, ScalarStyle};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// The top of the repository.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn schema() -> jsonschema::Validator {
    let file = top().join("tests/schemas/witness-2.0.json");
    let text = std::fs::read_to_string(file).expect("the schema can be read");
    jsonschema::validator_for(&serde_json::from_str(&text).expect("it is JSON")).expect("it is a schema")
}

/// Something that is not complete: a list, or a mapping with the key whose value comes next.
enum Open {
    List(Vec<Value>),
    Mapping(Map<String, Value>, Option<String>),
}

/// YAML as JSON: what has no quotes and looks like a number is one.
fn json(text: &str) -> Value {
    let mut open: Vec<Open> = Vec::new();
    for event in Parser::new_from_str(text) {
        let (event, _) = event.expect("it is YAML");
        let value = match event {
            Event::SequenceStart(..) => {
                open.push(Open::List(Vec::new()));
                continue;
            }
            Event::MappingStart(..) => {
                open.push(Open::Mapping(Map::new(), None));
                continue;
            }
            Event::SequenceEnd | Event::MappingEnd => match open.pop() {
                Some(Open::List(items)) => Value::from(items),
                Some(Open::Mapping(entries, _)) => Value::from(entries),
                None => unreachable!("something ends that has not begun"),
            },
            Event::Scalar(text, style, ..) => match text.parse::<u64>() {
                Ok(number) if style == ScalarStyle::Plain => number.into(),
                _ => text.as_ref().into(),
            },
            _ => continue,
        };
        match open.last_mut() {
            None => return value,
            Some(Open::List(items)) => items.push(value),
            Some(Open::Mapping(entries, key)) => match key.take() {
                Some(key) => drop(entries.insert(key, value)),
                None => *key = value.as_str().map(str::to_string),
            },
        }
    }
    Value::Null
}

/// Runs `heddle check` with these words and these files of the cases; its exit code.
fn check(words: &[&str], file: &str) -> u8 {
    let file = top().join("tests/cases").join(file).display().to_string();
    let words = ["heddle", "check"].iter().chain(words).map(|word| word.to_string()).chain([file]);
    heddle::run_captured(words.map(std::ffi::OsString::from)).exit.code()
}

#[test]
fn what_is_written_follows_the_schema_and_is_confirmed() {
    let schema = schema();
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("witness.yml").display().to_string();
    for (words, program, expected) in [
        (&["--property", "reach", "-DBUG"][..], "svcomp/unreach_call.c", 10),
        (&["--property", "reach"], "svcomp/unreach_call.c", 0),
        (&["--property", "reach", "--engine", "bmc"], "svcomp/inputs/guess.c", 10),
        (&["--property", "reach"], "svcomp/threads.c", 10),
        (&["--property", "race"], "svcomp/no_data_race.c", 10),
        (&["--property", "leak", "-DLOST"], "svcomp/valid_memtrack.c", 10),
        (&["--property", "overflow,shift", "-m32"], "svcomp/data_model.c", 10),
        (&["--property", "reach"], "svcomp/inputs/preprocessed.i", 10),
        (&["--property", "reach"], "svcomp/branchings.c", 10),
        (&["--property", "reach", "-O2"], "svcomp/branchings.c", 10),
        (&["--property", "reach", "--passes", "simplifycfg"], "svcomp/branchings.c", 10),
        (&["--engine", "prove"], "prove/command/witness.c", 0),
        (&[], "svcomp/valid_free.c", 10),
    ] {
        let writing: Vec<&str> = words.iter().copied().chain(["--witness", &file]).collect();
        assert_eq!(check(&writing, program), expected, "{words:?} {program}");
        let text = std::fs::read_to_string(&file).expect("a witness is written");
        let written = json(&text);
        let errors: Vec<String> = schema.iter_errors(&written).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{words:?} {program}: {errors:?}\n{text}");
        let asked = words.iter().position(|word| *word == "--engine");
        let options = words
            .iter()
            .enumerate()
            .filter(|(at, _)| asked.is_none_or(|asked| *at != asked && *at != asked + 1));
        let validating: Vec<&str> = options.map(|(_, word)| *word).chain(["--validate", &file]).collect();
        assert_eq!(check(&validating, program), expected, "{words:?} {program} is not confirmed:\n{text}");
        std::fs::remove_file(&file).expect("it was there");
    }
}

/// The branchings of a witness: line, column and way.
fn branchings(witness: &Value) -> Vec<(u64, u64, String)> {
    let points = witness[0]["content"].as_array().expect("it is a list").iter().map(|segment| {
        let point = &segment["segment"][0]["waypoint"];
        let place = ["line", "column"].map(|key| point["location"][key].as_u64().unwrap_or(0));
        (
            point["type"].as_str() == Some("branching"),
            place,
            point["constraint"]["value"].as_str().unwrap_or("").to_string(),
        )
    });
    points.filter(|(is, ..)| *is).map(|(_, [line, column], way)| (line, column, way)).collect()
}

#[test]
fn conditions_are_told_as_they_were_decided() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("witness.yml").display().to_string();
    let written = |words: &[&str]| {
        let words: Vec<&str> = words.iter().copied().chain(["--witness", &file]).collect();
        assert_eq!(check(&words, "svcomp/branchings.c"), 10);
        branchings(&json(&std::fs::read_to_string(&file).expect("a witness is written")))
    };
    let said = |all: &[(u64, u64, &str)]| -> Vec<(u64, u64, String)> {
        all.iter().map(|&(line, column, way)| (line, column, way.to_string())).collect()
    };
    let ways = [
        (14, 5, "false"),
        (22, 5, "true"),
        (27, 5, "true"),
        (27, 5, "true"),
        (27, 5, "false"),
        (29, 5, "false"),
        (31, 5, "false"),
        (36, 5, "36"),
        (46, 5, "default"),
        (52, 5, "true"),
    ];
    assert_eq!(written(&["--property", "reach"]), said(&ways));
    // What a compiler has made of conditions is not what the source says.
    assert_eq!(written(&["--property", "reach", "-O2"]), []);
}

#[test]
fn the_schema_refuses_what_the_format_does_not_allow() {
    let schema = schema();
    let file = top().join("tests/cases/svcomp/inputs/complete.yml");
    let good = std::fs::read_to_string(file).expect("it can be read");
    assert!(schema.is_valid(&json(&good)));
    for (old, new) in [
        ("entry_type: violation_sequence", "entry_type: violation"),
        ("format_version: \"2.0\"", "format_version: 2"),
        ("    uuid: 5f0a", "    uuid: x"),
        ("creation_time: 2024-05-06T", "creation_time: 2024-05-06 "),
        ("data_model: LP64", "data_model: 64bit"),
        ("language: C", "language: Rust"),
        ("type: target", "type: end"),
        ("type: target\n        action: follow", "type: target\n        action: avoid"),
        ("line: 14", "line: \"14\""),
        ("column: 9", "column: 0"),
        ("type: target", "type: function_return"),
        ("type: function_return", "type: target"),
        ("type: function_return", "type: function_enter"),
        ("\\result ==", "result ="),
        ("format: acsl_expression", "format: c_expression"),
        ("file_name: guess.c\n          line: 14", "line: 14"),
        ("type: function_return", "name: me\n        type: function_return"),
    ] {
        let bad = good.replacen(old, new, 1);
        assert_ne!(bad, good, "{old} is not there");
        assert!(!schema.is_valid(&json(&bad)), "{old} to {new} is accepted");
    }
    for broken in ["[]", "- 3", "entry_type: invariant_set"] {
        assert!(!schema.is_valid(&json(broken)), "{broken} is accepted");
    }
}

/// The module for BenchExec is Python; its tests stand beside it.
#[test]
fn benchexec_is_told_the_truth() {
    let test = top().join("contrib/benchexec/test_heddle.py");
    let output = std::process::Command::new("python3").arg(test).output().expect("python3 starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
