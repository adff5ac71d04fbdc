//! Projects and bundles as a user has them: in folders of their own, by the real program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// Runs heddle in a folder; what is kept goes to `cache` beside it.
fn heddle(folder: &Path, words: &[&str]) -> Output {
    let cache = folder.ancestors().find(|above| above.join("top").exists()).unwrap_or(folder).join("cache");
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    command.args(words).current_dir(folder).env("XDG_CACHE_HOME", cache);
    // The solvers are where they ever are.
    let solvers = std::env::var_os("HEDDLE_CACHE").map(PathBuf::from).or_else(|| {
        let caches = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
        Some(caches.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache")))?.join("heddle"))
    });
    if let Some(solvers) = solvers {
        command.env("HEDDLE_CACHE", solvers);
    }
    command.output().expect("heddle runs")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// How it ends, and what it says.
fn check(folder: &Path, words: &[&str]) -> (Option<i32>, String) {
    let output = heddle(folder, words);
    (output.status.code(), said(&output))
}

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("there is a place for it");
    for (name, text) in [("top", "")].iter().chain(files) {
        write(folder.path(), name, text);
    }
    folder
}

fn write(folder: &Path, name: &str, text: &str) {
    let file = folder.join(name);
    std::fs::create_dir_all(file.parent().expect("it lies in the folder")).expect("it can be made");
    std::fs::write(file, text).expect("it can be written");
}

const PROJECT: &str =
    "[[target]]\nname = \"limits\"\nfiles = \"src/main.c\"\ninclude = [\"first\", \"second\"]\n";
const MAIN: &str = "#include <limits.h>\n#include \"limit.h\"\n#include <assert.h>\nint main(void) { assert(LIMIT < 10); return 0; }\n";

#[test]
fn a_target_is_checked_again_only_if_something_has_changed() {
    let folder =
        folder(&[("heddle.toml", PROJECT), ("src/main.c", MAIN), ("second/limit.h", "#define LIMIT 3\n")]);
    let (folder, below) = (folder.path(), folder.path().join("src"));
    std::fs::create_dir(folder.join("first")).expect("it can be made");
    let cached = |words: &[&str]| {
        let (code, text) = check(folder, words);
        (code, text.contains("  cached\n"))
    };
    let (good, bad) = (Some(0), Some(10));
    assert_eq!(cached(&["check"]), (good, false));
    assert_eq!(cached(&["check"]), (good, true));
    assert_eq!(cached(&["check", "--no-cache"]), (good, false));
    // Other options are another question, and so is another folder, where files have other names.
    assert_eq!(cached(&["check", "--property", "assert"]), (good, false));
    assert_eq!(check(&below, &["check"]).0, good);
    assert_eq!(cached(&["check"]), (good, true));
    // A header that is changed, and one that is found before it.
    write(folder, "second/limit.h", "#define LIMIT 30\n");
    assert_eq!(cached(&["check"]), (bad, false));
    let (first, second) = (check(folder, &["check"]).1, check(folder, &["check", "--no-cache"]).1);
    assert!(first.contains("main.c:4:18: violated: [assert] LIMIT < 10"), "{first}");
    // What is kept says the same, but for the times.
    let lines = |text: &str| -> Vec<String> {
        let plain = text.lines().filter(|line| {
            !line.contains("seconds") && !line.starts_with("limits  ") && !line.starts_with("time: ")
        });
        plain.map(str::to_string).collect()
    };
    assert_eq!(lines(&first), lines(&second));
    // So do pages, instructions included.
    let page = |words: &[&str]| {
        let (code, text) = check(folder, &[&["check", "--html", "page.html"], words].concat());
        assert_eq!((code, text.contains("  cached\n")), (bad, words.is_empty()), "{text}");
        std::fs::read_to_string(folder.join("page.html")).expect("it was written")
    };
    let data = |page: &str| {
        let from = page.find("\"code\":[[").expect("there are instructions");
        page[from..].split("</script>").next().map(str::to_string)
    };
    assert_eq!(data(&page(&[])), data(&page(&["--no-cache"])));
    write(folder, "first/limit.h", "#define LIMIT 4\n");
    assert_eq!(cached(&["check"]), (good, false));
    assert_eq!(cached(&["check"]), (good, true));
    // Whoever asks what there is may get another answer any time.
    write(
        folder,
        "src/main.c",
        &format!("#if __has_include(\"more.h\")\n#include \"more.h\"\n#endif\n{MAIN}"),
    );
    assert_eq!(cached(&["check"]), (good, false));
    write(folder, "src/more.h", "#define LIMIT 40\n#define LATE\n");
    write(folder, "first/limit.h", "#ifndef LATE\n#define LIMIT 4\n#endif\n");
    assert_eq!(cached(&["check"]), (bad, false));
}

#[test]
fn what_the_clock_decided_is_not_kept() {
    let endless = "#include <heddle.h>\nint main(void) { unsigned n = 0; while (heddle_any_int()) n = n * 3 + (unsigned)heddle_any_int() % 7; heddle_assert(n != 4123456789u, \"\"); }\n";
    let project = "[[target]]\nname = \"endless\"\nfiles = \"a.c\"\ntimeout = 0.2\n";
    let folder = folder(&[("heddle.toml", project), ("a.c", endless)]);
    for _ in 0..2 {
        let (code, text) = check(folder.path(), &["check"]);
        assert_eq!(code, Some(5), "{text}");
        assert!(!text.contains("cached"), "{text}");
    }
}

#[test]
fn a_project_is_found_from_below_and_can_be_written_as_one_page() {
    let folder = folder(&[
        ("heddle.toml", &PROJECT.replace("include", "platform = \"world\"\ninclude")),
        ("src/main.c", "void beep(void);\nint main(void) { beep(); return 0; }\n"),
        ("world/beep.c", "void beep(void) {}\n"),
    ]);
    let deep = folder.path().join("src/deep/er");
    std::fs::create_dir_all(&deep).expect("it can be made");
    let (code, text) = check(&deep, &["check", "--html", "page.html"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("limits  holds"), "{text}");
    let page = std::fs::read_to_string(deep.join("page.html")).expect("it was written");
    assert!(page.contains("../../../src/main.c"), "{page}");
    // Another file of the platform's folder is part of the program.
    assert!(check(&deep, &["check"]).1.contains("cached"));
    write(folder.path(), "world/more.c", "int more;\n");
    assert!(!check(&deep, &["check"]).1.contains("cached"));
}

/// The archive, unpacked.
fn unpacked(folder: &Path, archive: &str) -> PathBuf {
    let place = folder.join(format!("{archive}.unpacked"));
    let file = std::fs::File::open(folder.join(archive)).expect("it was written");
    let unpacked = match archive.ends_with("gz") {
        true => tar::Archive::new(flate2::read::GzDecoder::new(file)).unpack(&place),
        false => tar::Archive::new(file).unpack(&place),
    };
    unpacked.expect("it is an archive");
    place.join("heddle-bundle")
}

/// The commands of the README of a bundle.
fn commands(bundle: &Path) -> Vec<Vec<String>> {
    let readme = std::fs::read_to_string(bundle.join("README.md")).expect("it is there");
    let lines = readme
        .lines()
        .filter_map(|line| line.strip_prefix("heddle ")?.split("   #").next().map(str::to_string));
    lines.map(|line| shlex::split(&line).expect("it is a command line")).collect()
}

#[test]
fn a_bundle_repeats_what_was_found() {
    let other =
        "int twice(int x);\n#include \"../shared/limit.h\"\nint over(int x) { return twice(x) > LIMIT; }\n";
    let main = "#include <heddle.h>\nint over(int x);\nint twice(int x) { return 2 * x; }\nint main(void) { int x = (int)heddle_choose(100); heddle_assert(!over(x), \"small\"); }\n";
    let folder = folder(&[
        ("work/main.c", main),
        ("work/sub/other.c", other),
        ("work/shared/limit.h", "#define LIMIT 50\n"),
        ("elsewhere/limit.h", "#define LIMIT 60\n"),
    ]);
    let work = folder.path().join("work");
    for (engine, more) in [("explore", "--entry=main"), ("bmc", "--malloc-may-fail")] {
        let words = [
            "check",
            "--engine",
            engine,
            more,
            "--property",
            "assert",
            "-DUNUSED=a b",
            "--bundle",
            "../b.tar.gz",
            "main.c",
            "sub/other.c",
        ];
        let (code, text) = check(&work, &words);
        assert_eq!(code, Some(10), "{text}");
        let bundle = unpacked(folder.path(), "b.tar.gz");
        for file in [
            "config.json",
            "result.json",
            "program.ll",
            "trace.json",
            "sources/main.c",
            "sources/sub/other.c",
            "sources/sub/../shared/limit.h",
        ] {
            assert!(bundle.join(file).exists(), "{file}");
        }
        let commands = commands(&bundle);
        assert_eq!(commands.len(), 2, "{commands:?}");
        for command in commands {
            let words: Vec<&str> = command.iter().map(String::as_str).collect();
            let (code, text) = check(&bundle.join("sources"), &words);
            assert_eq!(code, Some(10), "{command:?}\n{text}");
            assert!(text.contains("main.c:4:") && text.contains("[assert] assertion fails: small"), "{text}");
        }
        std::fs::remove_dir_all(folder.path().join("b.tar.gz.unpacked")).expect("it is there");
    }
    // The same run gives the same archive, but for the result, which has times in it.
    let files = |name: &str| {
        let words = ["check", "--property", "assert", "--bundle", name, "main.c", "../work/sub/other.c"];
        assert_eq!(check(&work, &words).0, Some(10));
        let bundle = unpacked(&work, name);
        ["program.ll", "trace.json", "sources/_up/work/sub/other.c"]
            .map(|file| std::fs::read(bundle.join(file)).expect("it is there"))
    };
    assert_eq!(files("one.tar"), files("two.tar"));
}

#[test]
fn a_bundle_of_queries_asks_them_again() {
    let program = "int x;\nvoid crit(void);\nint main(void) { x = 1; crit(); x = 2; return 0; }\n";
    let folder = folder(&[("a.c", program), ("q/two.q", "E<>([0.crit] && x == 1)\nA[](x < 2)\n")]);
    let (code, text) =
        check(folder.path(), &["query", "-f", "q/two.q", "--marker", "crit", "--bundle", "b.tar", "a.c"]);
    assert_eq!(code, Some(0), "{text}");
    let bundle = unpacked(folder.path(), "b.tar");
    assert!(bundle.join("trace.json").exists() && bundle.join("trace-2.json").exists());
    let commands = commands(&bundle);
    let words: Vec<&str> = commands[0].iter().map(String::as_str).collect();
    let (code, again) = check(&bundle.join("sources"), &words);
    assert_eq!((code, commands.len()), (Some(0), 1), "{again}");
    let firsts = |text: &str| -> Vec<bool> {
        text.lines()
            .filter(|line| line.contains("E<>") || line.contains("A[]"))
            .map(|line| line.contains("not satisfied") || line.contains("violated"))
            .collect()
    };
    assert_eq!(firsts(&text), firsts(&again));
    assert_eq!(firsts(&text).len(), 2, "{text}");
}

#[test]
fn a_bundle_of_functions_compares_them_again() {
    let pair = "define i32 @src(i32 %x) {\n  ret i32 %x\n}\ndefine i32 @tgt(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n";
    let before = "define i32 @f(i32 %x) {\n  %y = add nsw i32 %x, 1\n  ret i32 %y\n}\n";
    let after = "define i32 @f(i32 %x) {\n  %y = add i32 1, %x\n  ret i32 %y\n}\n";
    let source = "#include \"one.h\"\nunsigned g(unsigned x) { unsigned y = x + ONE; return y - ONE; }\n";
    let folder = folder(&[
        ("pair.ll", pair),
        ("before.ll", before),
        ("after.ll", after),
        ("code/g.c", source),
        ("code/one.h", "#define ONE 1u\n"),
    ]);
    for (words, code, stored) in [
        (&["--src-unroll", "2", "pair.ll"][..], 10, &["program.ll", "sources/pair.ll"][..]),
        (&["before.ll", "after.ll"], 0, &["source.ll", "target.ll", "sources/after.ll"]),
        (&["--passes", "instcombine", "before.ll"], 0, &["program.ll", "sources/before.ll"]),
        (&["--cc", "-O1", "--each-pass", "code/g.c"], 0, &["program.ll", "sources/code/one.h"]),
    ] {
        let asked: Vec<&str> = ["refine", "--bundle", "b.tar.gz"].iter().chain(words).copied().collect();
        let (ended, text) = check(folder.path(), &asked);
        assert_eq!(ended, Some(code), "{text}");
        let bundle = unpacked(folder.path(), "b.tar.gz");
        for file in ["README.md", "config.json", "result.json"].iter().chain(stored) {
            assert!(bundle.join(file).exists(), "{words:?}: {file}");
        }
        let commands = commands(&bundle);
        assert_eq!(commands.len(), 1, "{commands:?}");
        for command in commands {
            let words: Vec<&str> = command.iter().map(String::as_str).collect();
            let (ended, again) = check(&bundle.join("sources"), &words);
            assert_eq!(ended, Some(code), "{command:?}\n{again}");
            assert_eq!(again.lines().last(), text.lines().last(), "{again}");
        }
        std::fs::remove_dir_all(folder.path().join("b.tar.gz.unpacked")).expect("it is there");
    }
}

#[test]
fn a_target_of_a_project_can_be_bundled() {
    let folder =
        folder(&[("heddle.toml", PROJECT), ("src/main.c", MAIN), ("second/limit.h", "#define LIMIT 30\n")]);
    assert_eq!(check(folder.path(), &["check", "--bundle", "b.tar"]).0, Some(10));
    let bundle = unpacked(folder.path(), "b.tar");
    assert!(bundle.join("sources/second/limit.h").exists());
    assert!(!bundle.join("sources/_root/usr").exists(), "headers of the system are not the user's");
    let commands = commands(&bundle);
    let words: Vec<&str> = commands[0].iter().map(String::as_str).collect();
    assert_eq!(check(&bundle.join("sources"), &words).0, Some(10), "{words:?}");
}
