//! `--html` and its kin: pages are written where they can be, hold what the answer holds, and nothing is done where they cannot.

use heddle::{Captured, Exit};
use quick_xml::events::Event;
use std::ffi::OsString;
use std::path::Path;

/// Runs a command; its end, what it wrote, and its messages.
fn run(args: &[&str]) -> (Exit, String, String) {
    let Captured { exit, out, err } = heddle::run_captured(["heddle"].iter().chain(args).map(OsString::from));
    (exit, String::from_utf8_lossy(&out).into_owned(), String::from_utf8_lossy(&err).into_owned())
}

const PROGRAM: &str = r#"
@heads = global i32 0
declare i64 @heddle_choose(i64)
define i32 @main() {
entry:
  br label %again
again:
  %n = phi i32 [ 0, %entry ], [ %more, %won ]
  %coin = call i64 @heddle_choose(i64 2)
  %head = icmp eq i64 %coin, 0
  br i1 %head, label %won, label %over
won:
  %more = add i32 %n, 1
  store i32 %more, ptr @heads
  %enough = icmp eq i32 %more, 3
  br i1 %enough, label %over, label %again
over:
  ret i32 0
}
"#;

/// The elements of a page that is well-formed.
fn elements(page: &str) -> Vec<String> {
    let mut reader = quick_xml::Reader::from_str(page);
    let mut names = Vec::new();
    loop {
        match reader.read_event().expect("the page is well-formed") {
            Event::Start(tag) | Event::Empty(tag) => {
                names.push(String::from_utf8_lossy(tag.name().as_ref()).into_owned());
            }
            Event::Eof => return names,
            _ => {}
        }
    }
}

fn in_folder(test: impl FnOnce(&Path, &str)) {
    let folder = tempfile::tempdir().expect("there is room");
    let program = folder.path().join("coins.ll");
    std::fs::write(&program, PROGRAM).expect("there is room");
    test(folder.path(), &program.display().to_string());
}

#[test]
fn every_kind_of_query_has_a_page() {
    let queries = [
        ("Pr[<=100;500](<> heads == 2;si32)", 2, "satisfying"),
        ("Pr[<=100](<> heads == 2;si32) >= 0.5", 1, "Rejected"),
        ("Estimate[<=100,200]{max heads;si32}", 1, "on average"),
        ("Split[<=100](<> heads == 3;si32) {Score=heads;si32, Levels=[1,2], Runs=100}", 2, "level 2"),
        ("Exact[<=100](<> heads == 2;si32)", 0, "Exactly 0.25"),
        ("EnumStates", 0, "states"),
        ("EnumStatesSMC <=50 20", 0, "DataRace"),
        ("E<>(heads == 2;si32)", 0, "Satisfied"),
        ("A[](heads == 0;si32)", 0, "Not satisfied"),
    ];
    in_folder(|folder, program| {
        let file = folder.join("page.html");
        for (query, charts, words) in queries {
            let (exit, out, err) =
                run(&["query", "--seed", "3", "--html", &file.display().to_string(), program, query]);
            assert_eq!(exit, Exit::Fine, "{query}: {out}{err}");
            let page = std::fs::read_to_string(&file).expect("the page is there");
            assert!(page.contains(words), "{words} in {page}");
            let names = elements(&page);
            assert_eq!(names.iter().filter(|name| *name == "svg").count(), charts, "{query}");
            assert!(page.contains("--seed 3"), "the command is there");
        }
    });
}

#[test]
fn the_page_is_the_same_on_any_number_of_cores() {
    in_folder(|folder, program| {
        let pages = ["1", "3"].map(|jobs| {
            let file = folder.join("page.html");
            let query = "Pr[<=100;5000](<> heads == 2;si32)";
            let (exit, _, err) =
                run(&["query", "--jobs", jobs, "--html", &file.display().to_string(), program, query]);
            assert_eq!(exit, Exit::Fine, "{err}");
            let page = std::fs::read_to_string(&file).expect("the page is there");
            // What follows says how it was done, and how long it took.
            page.split("To repeat it").next().map(str::to_string)
        });
        assert_eq!(pages[0], pages[1]);
    });
}

#[test]
fn several_queries_and_checks_have_pages() {
    in_folder(|folder, program| {
        let (file, list) = (folder.join("page.html"), folder.join("list.q"));
        std::fs::write(&list, "E<>(heads == 1;si32)\nE<>(heads == 3;si32)\n").expect("there is room");
        let (file_name, list) = (file.display().to_string(), list.display().to_string());
        assert_eq!(run(&["query", "--html", &file_name, "-f", &list, program]).0, Exit::Fine);
        let page = std::fs::read_to_string(&file).expect("the page is there");
        assert_eq!(elements(&page).iter().filter(|name| *name == "article").count(), 2);
        assert_eq!(run(&["check", "--html", &file_name, program]).0, Exit::Fine);
        let page = std::fs::read_to_string(&file).expect("the page is there");
        assert!(page.contains("Holds: no violation in any execution"), "{page}");
        assert!(elements(&page).contains(&"main".to_string()));
    });
}

#[test]
fn functions_that_differ_stand_side_by_side() {
    let folder = tempfile::tempdir().expect("there is room");
    let (program, file) = (folder.path().join("pair.ll"), folder.path().join("page.html"));
    let text = "define i8 @src(i8 noundef %\"<x>\") {\n  %r = sub i8 0, %\"<x>\"\n  ret i8 %r\n}\n\
                define i8 @tgt(i8 noundef %\"<x>\") {\n  %r = xor i8 %\"<x>\", -1\n  ret i8 %r\n}\n";
    std::fs::write(&program, text).expect("there is room");
    let [program, name] = [&program, &file].map(|path| path.display().to_string());
    assert_eq!(run(&["refine", "--no-cache", "--html", &name, &program]).0, Exit::Violated);
    let page = std::fs::read_to_string(&file).expect("the page is there");
    let names = elements(&page);
    assert!(!names.contains(&"script".to_string()) && page.contains("Content-Security-Policy"));
    assert_eq!(page.matches("class=\"side\"").count(), 2);
    assert!(page.contains("class=\"earliest\"><td>  %r = xor i8 %&quot;&lt;x&gt;&quot;, -1</td>"), "{page}");
}

#[test]
fn nothing_is_done_where_nothing_can_be_written() {
    in_folder(|folder, program| {
        let nowhere = folder.join("no/such/folder/page.html").display().to_string();
        for command in [
            &["query", "--html", &nowhere, program, "EnumStates"][..],
            &["check", "--html", &nowhere, program],
            &["query", "--csv", &nowhere, program, "Pr[<=9;9](<> DivZero)"],
            &["check", "--trace-file", &nowhere, program],
        ] {
            let (exit, out, err) = run(command);
            assert_eq!((exit, out.as_str()), (Exit::BadInput, ""));
            assert!(err.contains("cannot write the ") && err.contains("no/such/folder"), "{err}");
        }
        // A query that makes no sense leaves nothing behind, and a page that was there as it was.
        let file = folder.join("page.html");
        let name = file.display().to_string();
        assert_eq!(run(&["query", "--html", &name, program, "Pr[<=10"]).0, Exit::BadInput);
        assert!(!file.exists());
        std::fs::write(&file, "old").expect("there is room");
        assert_eq!(run(&["query", "--html", &name, program, "Pr[<=10"]).0, Exit::BadInput);
        assert_eq!(std::fs::read_to_string(&file).ok().as_deref(), Some("old"));
    });
}
