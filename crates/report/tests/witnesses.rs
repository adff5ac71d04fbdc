//! Witnesses: what is written has all that the format asks for and reads back, and what is wrong with others is said.

use report::{Files, Task, Witness, read_witness, witness};
use saphyr_parser::{Event, Parser};
use verdict::{Invariant, Location, Proof};

const SOURCE: &str = "int main(void) {\n  int x = 0;\n  while (x < 10)\n    x++;\n}\n";

fn invariant(line: u32, column: u32, expression: Option<&str>) -> Invariant {
    let location = Location::new("a.c", line, column, "main");
    Invariant { location, text: "something".to_string(), expression: expression.map(str::to_string) }
}

fn task() -> Task {
    let specification = "CHECK( init(main()), LTL(G ! call(reach_error())) )";
    Task::of([("a.c", SOURCE.as_bytes())], specification, "LP64")
}

fn written(invariants: Vec<Invariant>) -> String {
    let proof = Proof { method: "k-induction".to_string(), invariants, ..Proof::default() };
    witness(&proof, &task(), 1_700_000_000, &mut Files::with("a.c", SOURCE))
}

fn usual() -> String {
    written(vec![
        invariant(3, 10, Some("x <= 10")),
        invariant(3, 10, None),
        invariant(3, 10, Some("c == '\"' || s[0] == '\\n'")),
        invariant(0, 0, Some("1")),
    ])
}

/// The keys of all mappings, each with those that it stands in, and its text if it is one.
fn flat(text: &str) -> Vec<(String, String)> {
    let (mut path, mut found): (Vec<Option<String>>, Vec<(String, String)>) = (Vec::new(), Vec::new());
    let mut lists = Vec::new();
    for event in Parser::new_from_str(text) {
        let (event, _) = event.expect("it is YAML");
        match event {
            Event::MappingStart(..) => {
                path.push(None);
                lists.push(false);
            }
            Event::SequenceStart(..) => {
                path.push(Some("[]".to_string()));
                lists.push(true);
            }
            Event::MappingEnd | Event::SequenceEnd => {
                path.pop();
                lists.pop();
                if let (Some(last), Some(false)) = (path.last_mut(), lists.last()) {
                    *last = None;
                }
            }
            Event::Scalar(text, ..) => {
                let is_list = lists.last() == Some(&true);
                match path.last_mut() {
                    Some(last @ None) => *last = Some(text.into_owned()),
                    Some(_) => {
                        let keys: Vec<&str> = path.iter().flatten().map(String::as_str).collect();
                        found.push((keys.join("."), text.into_owned()));
                        if let (Some(last), false) = (path.last_mut(), is_list) {
                            *last = None;
                        }
                    }
                    None => {}
                }
            }
            _ => {}
        }
    }
    found
}

#[test]
fn all_that_the_format_asks_for_is_there() {
    let all = flat(&usual());
    let value = |key: &str| {
        let found = all.iter().find(|(known, _)| known == key);
        found.unwrap_or_else(|| panic!("{key} is missing in {all:?}")).1.clone()
    };
    let metadata = |key: &str| value(&format!("[].metadata.{key}"));
    assert_eq!(value("[].entry_type"), "invariant_set");
    assert_eq!(metadata("format_version"), "2.0");
    assert_eq!(metadata("creation_time"), "2023-11-14T22:13:20Z");
    assert_eq!(
        (metadata("producer.name"), metadata("task.language")),
        ("Heddle".to_string(), "C".to_string())
    );
    assert!(!metadata("producer.version").is_empty());
    assert_eq!(
        (metadata("task.input_files.[]"), metadata("task.data_model")),
        ("a.c".to_string(), "LP64".to_string())
    );
    assert!(metadata("task.specification").starts_with("CHECK("));
    // What `sha256sum` says.
    assert_eq!(
        metadata("task.input_file_hashes.a.c"),
        "d38f69f670ed64b97bb9ad4062e5b0419f89f1502eb9bcc5dc8b54983cb8b4aa"
    );
    let uuid = metadata("uuid");
    let lengths: Vec<usize> = uuid.split('-').map(str::len).collect();
    assert_eq!(lengths, [8, 4, 4, 4, 12]);
    assert!(uuid.bytes().all(|byte| byte == b'-' || byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)));
    assert_eq!(uuid.as_bytes()[14], b'5');
    assert!(b"89ab".contains(&uuid.as_bytes()[19]));
    let invariant = |key: &str| value(&format!("[].content.[].invariant.{key}"));
    assert_eq!(
        (invariant("type"), invariant("format")),
        ("loop_invariant".to_string(), "c_expression".to_string())
    );
    assert_eq!(
        (invariant("location.file_name"), invariant("location.line")),
        ("a.c".to_string(), "3".to_string())
    );
    // That of the keyword.
    assert_eq!(
        (invariant("location.column"), invariant("location.function")),
        ("3".to_string(), "main".to_string())
    );
    assert_eq!(invariant("value"), "x <= 10");
    // The same content has the same name, another one has not.
    assert_eq!(usual(), usual());
    assert!(!written(vec![]).contains(&uuid) && written(vec![]).ends_with("  content: []\n"));
}

#[test]
fn what_is_written_reads_back() {
    let read = read_witness(&usual()).expect("it is one");
    assert_eq!(read.task, task());
    assert_eq!(read.check(&task()), Ok(()));
    let values: Vec<&str> = read.invariants.iter().map(|claim| &*claim.value).collect();
    assert_eq!(values, ["x <= 10", "c == '\"' || s[0] == '\\n'"]);
    assert_eq!(read.invariants[0].location, Location::new("a.c", 3, 3, "main"));
    assert!(read.invariants[0].of_loop && read.skipped.is_empty() && read.producer.0 == "Heddle");
    assert_eq!(read_witness(&written(vec![])).map(|read| read.invariants), Ok(vec![]));
}

#[test]
fn other_tools_may_say_more() {
    let text = usual()
        .replace("format_version: \"2.0\"", "format_version: '2.1'\n    colour: {red: [1, 2]}")
        .replace("        function: \"main\"\n", "")
        .replace("        column: 3\n", "")
        .replacen("type: loop_invariant", "type: location_invariant", 1)
        + "  - invariant:\n      type: loop_transition_invariant\n      value: x\n      format: ext_c_expression\n  \
           - contract: 3\n- entry_type: ghost_instrumentation\n  metadata: 1\n";
    let read = read_witness(&text).expect("it is one");
    assert_eq!((read.invariants.len(), read.invariants[0].of_loop), (2, false));
    assert_eq!(read.invariants[1].location, Location::new("a.c", 3, 0, ""));
    assert_eq!(read.skipped.len(), 3);
    assert!(read.skipped[0].starts_with("`loop_transition_invariant` in line "), "{:?}", read.skipped);
}

#[test]
fn what_is_wrong_is_said() {
    let said = |text: &str| {
        read_witness(text).map(|_| ()).map_err(|error| error.to_string()).expect_err("it is bad")
    };
    let changed = |from: &str, to: &str| {
        assert!(usual().contains(from), "{from}");
        said(&usual().replace(from, to))
    };
    assert!(said("- entry_type: [\n").contains("this is no YAML: "), "{}", said("- entry_type: [\n"));
    assert!(said("a: b: c").starts_with("line 1, column "), "{}", said("a: b: c"));
    assert_eq!(said(""), "the file is empty");
    assert_eq!(said("a: b"), "line 1, column 1: a witness is a list of entries");
    assert_eq!(said("- a: b"), "line 1, column 3: `entry_type` is missing here");
    assert!(said("<?xml version=\"1.0\"?>").contains("format 1.0"));
    assert!(said("[]").contains("no entry of type `invariant_set`"));
    assert!(said(&"- ".repeat(100_000)).contains("nested too deeply"));
    assert!(said("- &a b\n- *a").contains("aliases"));
    assert!(said("- a: 1\n  a: 2").contains("`a` is said twice"));
    assert!(changed("invariant_set", "violation_sequence").contains("`segment` is missing here"));
    assert_eq!(
        changed("\"2.0\"", "0.1"),
        "line 3, column 21: this is a witness of format 0.1; 2.0 to 2.2 are understood"
    );
    assert!(changed("    uuid: ", "    name: ").contains("`uuid` is missing here"));
    assert!(changed("        line: 3\n", "").contains("`line` is missing here"));
    assert!(changed("line: 3", "line: three").contains("`line` has to be a positive number"));
    assert!(changed("LP64", "LP65").contains("`LP65` is no data model"));
    assert!(changed("language: C", "language: Java").contains("only programs in C"));
    assert!(changed("\"a.c\": \"", "\"a.c\": \"0").contains("this is no SHA-256"));
    assert!(changed("        \"a.c\": \"", "        \"b.c\": \"").contains("`a.c` is missing here"));
    assert!(changed("      value: \"x <= 10\"\n", "").contains("`value` is missing here"));
}

#[test]
fn a_witness_belongs_to_its_program() {
    let read: Witness = read_witness(&usual()).expect("it is one");
    let with = |files: &[(&str, &str)], model: &str| {
        let task = Task::of(files.iter().map(|(name, text)| (*name, text.as_bytes())), "", model);
        read.check(&task).map_err(|error| error.to_string())
    };
    assert_eq!(with(&[("elsewhere/a.c", SOURCE), ("b.c", "")], "LP64"), Ok(()));
    let other = with(&[("a.c", "int x;")], "LP64").expect_err("it is another");
    assert!(other.starts_with("the witness is about another text of `a.c`"), "{other}");
    assert_eq!(
        with(&[("b.c", SOURCE)], "LP64"),
        Err("the witness is about `a.c`, the program consists of `b.c`".to_string())
    );
    let model = with(&[("a.c", SOURCE)], "ILP32").expect_err("it is another");
    assert_eq!(model, "the witness is about the data model LP64, the program is compiled for ILP32");
    let mut stray = read.clone();
    stray.invariants[0].location.file = "c.c".to_string();
    assert!(stray.check(&task()).is_err_and(|error| error.to_string().contains("a place in `c.c`")));
}
