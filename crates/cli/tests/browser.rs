//! Pages in a real browser: Debian's chromium, without a window and without a network. Where there is none, these tests fail and say what to type.
//!
//! A page is looked at as it is first: its own policy lets its script run, and nothing complains. Then a copy of it, whose policy is taken out, gets a second script that presses keys and
//! writes down what it sees.

use heddle::{Captured, Exit};
use quick_xml::events::Event;
use serde_json::Value;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use verdict::{Answer, Location, Trace, TraceStep};

/// A browser, an empty folder, and where the page goes in it.
fn scene() -> (&'static str, TempDir, PathBuf) {
    let there =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|done| done.status.success());
    let found = ["chromium", "chromium-browser", "google-chrome"].into_iter().find(there);
    let browser = found.expect("there is no chromium; `scripts/setup test` installs it");
    let folder = tempfile::tempdir().expect("there is room");
    let page = folder.path().join("page.html");
    (browser, folder, page)
}

/// Opens a page; what has become of it, and what the browser says about it.
fn open(browser: &str, page: &Path, width: u32) -> (String, String) {
    let profile = tempfile::tempdir().expect("there is room");
    let done = Command::new("timeout")
        .args([
            "120",
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
        ])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
        .args(["--enable-logging=stderr", "--virtual-time-budget=3000", "--dump-dom"])
        .arg(format!("--window-size={width},900"))
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(page)
        .output()
        .expect("the browser starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let [dom, said] = [done.stdout, done.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    let console = said.lines().filter(|line| line.contains("CONSOLE")).collect::<Vec<&str>>().join("\n");
    (dom, console)
}

/// What every driver can use, and what it ends with.
const BEFORE: &str = r#"<script>//<![CDATA[
const seen = {};
const one = (selector) => document.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const key = (name) => one("input[type=range]").dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
const state = () => ({
  at: Number(one("input[type=range]").value),
  row: one(".row[aria-selected=true] .box").textContent,
  place: one(".row[aria-selected=true] .place")?.textContent,
  switch: one(".row[aria-selected=true]").classList.contains("switch"),
  line: one(".source [aria-current] .at")?.textContent,
  changed: all(".values .changed th").map((cell) => cell.textContent),
});
"#;
const AFTER: &str = r#"
seen.hostile = "hostile" in window;
seen.resources = performance.getEntriesByType("resource").length;
seen.width = [document.documentElement.scrollWidth, innerWidth];
const result = document.createElement("pre");
result.id = "seen";
result.textContent = JSON.stringify(seen).replace(/[&<>]/g, (c) => "\\u00" + c.charCodeAt(0).toString(16));
document.body.append(result);
//]]></script>
"#;

/// Runs a script in a copy of a page that has no policy; what it has seen.
fn drive(browser: &str, page: &Path, width: u32, script: &str) -> Value {
    let text = std::fs::read_to_string(page).expect("the page is there");
    let (start, policy) =
        text.split_once("<meta http-equiv=\"Content-Security-Policy\"").expect("it has a policy");
    let (_, rest) = policy.split_once("/>").expect("it ends");
    let copy = format!("{start}{rest}").replace("</body>", &format!("{BEFORE}{script}{AFTER}</body>"));
    let driven = page.with_extension("driven.html");
    std::fs::write(&driven, copy).expect("there is room");
    let (dom, console) = open(browser, &driven, width);
    assert_eq!(console, "", "nothing complains");
    let (_, seen) = dom.rsplit_once("<pre id=\"seen\">").expect("the driver ended");
    let seen: Value =
        serde_json::from_str(seen.split("</pre>").next().unwrap_or_default()).expect("it is JSON");
    assert_eq!((&seen["hostile"], &seen["resources"]), (&Value::Bool(false), &Value::from(0)));
    let [across, room] = [0, 1].map(|side| seen["width"][side].as_u64());
    assert!(across <= room, "the page is {across:?} wide where there is room for {room:?}");
    seen
}

/// A page as it is: nothing complains, nothing is fetched, and its script has run if it has one.
fn untouched(browser: &str, page: &Path) {
    let text = std::fs::read_to_string(page).expect("the page is there");
    assert!(!text.contains("url(") && !text.contains("@import"), "no file is needed for its looks");
    let mut reader = quick_xml::Reader::from_str(&text);
    loop {
        match reader.read_event().expect("the page is well-formed") {
            Event::Start(tag) | Event::Empty(tag) => {
                for attribute in tag.attributes() {
                    let attribute = attribute.expect("an attribute is well-formed");
                    let name = String::from_utf8_lossy(attribute.key.as_ref()).into_owned();
                    let fetches = ["src", "href", "style", "srcset", "action"].contains(&&*name);
                    assert!(!fetches && !name.starts_with("on"), "{name}");
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    let (dom, console) = open(browser, page, 1280);
    assert_eq!(console, "", "nothing complains");
    assert_eq!(
        dom.contains("class=\"viewer\""),
        dom.contains("aria-selected=\"true\""),
        "the script has run"
    );
}

fn heddle(args: &[&str]) -> Exit {
    let Captured { exit, err, .. } = heddle::run_captured(["heddle"].iter().chain(args).map(OsString::from));
    assert!(err.is_empty(), "{}", String::from_utf8_lossy(&err));
    exit
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is a number"))
}

#[test]
fn a_trace_is_gone_through_with_keys() {
    let (browser, _folder, page) = scene();
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bank_account.c");
    let args = ["check", "--engine", "explore", "--html", &page.display().to_string(), program];
    assert_eq!(heddle(&args), Exit::Violated);
    untouched(browser, &page);
    let seen = drive(
        browser,
        &page,
        1280,
        r#"
        seen.start = state();
        seen.wrong = one(".source .wrong code").textContent;
        key("Home"); seen.home = state();
        key("ArrowRight"); seen.right = state();
        key("ArrowLeft"); seen.left = state();
        key("ArrowDown"); seen.down = state();
        key("PageDown"); seen.page = state();
        key("PageUp"); seen.up = state();
        key("End"); seen.end = state();
        seen.places = []; seen.kinds = {};
        key("Home");
        const rows = Number(one("input[type=range]").max);
        for (let at = 0; at <= rows; at++) {
          seen.places.push(state());
          for (const flow of all(".flow.chosen")) seen.kinds[flow.getAttribute("class").split(" ")[1]] = true;
          key("ArrowRight");
        }
        seen.done = all(".source .done").length;
        seen.jump = one(".told .jump").textContent;
        one(".told .jump").click(); seen.jumped = state();
        one(".row:not([aria-selected=true])").click(); seen.clicked = state();
        seen.rows = {};
        for (const grain of ["source", "ir", "all"]) {
          one(`input[value=${grain}]`).click();
          seen.rows[grain] = Number(one("input[type=range]").max);
          key("Home");
          let locks = false;
          for (let at = -1; at !== state().at; key("ArrowDown")) {
            at = state().at;
            locks ||= all(".flow.lock").length > 0;
          }
          seen.locks = (seen.locks ?? 0) + locks;
        }
        seen.text = [one("details.astext").open, one("details.astext pre").textContent.includes("▶")];
        "#,
    );
    let last = number(&seen["start"]["at"]);
    assert!(
        last > 20 && seen["wrong"].as_str().is_some_and(|line| line.contains("assert(account.balance >= 0)"))
    );
    let at = |name: &str| number(&seen[name]["at"]);
    assert_eq!((at("home"), at("right"), at("left"), at("end")), (0, 1, 0, last));
    // The next switch of threads, the one after that, and back.
    assert!(at("down") < at("page") && at("up") == at("down"), "{seen}");
    assert_eq!((&seen["down"]["switch"], &seen["page"]["switch"]), (&Value::Bool(true), &Value::Bool(true)));
    let places = seen["places"].as_array().expect("there are rows");
    for place in places {
        assert_eq!(place["line"], place["place"], "the source is where the step is: {place}");
    }
    // What a step writes is marked, and only that.
    let balance = |place: &&Value| {
        place["changed"].as_array().is_some_and(|all| all.iter().any(|name| name == "account.balance"))
    };
    let marked: Vec<&Value> = places.iter().filter(balance).collect();
    let says = |place: &&Value| place["row"].as_str().is_some_and(|row| row.contains("account.balance = "));
    assert!(marked.len() >= 3 && marked.iter().all(says), "{marked:?}");
    assert!(places.iter().any(|place| place["changed"].as_array().is_some_and(Vec::is_empty)));
    for kind in ["lock", "value", "start", "end"] {
        assert_eq!(seen["kinds"][kind], Value::Bool(true), "there are arrows of {kind}");
    }
    assert!(
        number(&seen["done"]) > 10
            && seen["jump"].as_str().is_some_and(|jump| jump.contains("account.balance"))
    );
    assert!(at("jumped") < last && seen["clicked"]["row"] != seen["jumped"]["row"]);
    let rows = |grain: &str| number(&seen["rows"][grain]);
    assert!(rows("source") < rows("ir") && rows("ir") < rows("all"), "{}", seen["rows"]);
    assert_eq!((number(&seen["locks"]), &seen["text"]), (3, &serde_json::json!([false, true])));
    // Where there is little room, the panes scroll, not the page.
    drive(browser, &page, 400, "");
}

#[test]
fn hostile_names_do_nothing() {
    let (browser, folder, page) = scene();
    let hostile = "</script><script>window.hostile = 1</script><img src=x onerror=window.hostile=1>";
    let program = folder.path().join(format!("a{hostile}.ll"));
    std::fs::create_dir_all(program.parent().expect("it is in a folder")).expect("there is room");
    let text = format!(
        "; {hostile} <!-- \u{2028} ]]> ' \" &lt;\n\
         @\"{hostile}\" = global i32 0\n\
         @why = constant [{} x i8] c\"{hostile}\\00\"\n\
         declare void @heddle_assert(i32, ptr)\n\
         define void @\"f{hostile}\"() {{\n  store i32 1, ptr @\"{hostile}\"\n  call void @heddle_assert(i32 0, ptr @why)\n  ret void\n}}\n\
         define i32 @main() {{\n  call void @\"f{hostile}\"()\n  ret i32 0\n}}\n",
        hostile.len() + 1
    );
    std::fs::write(&program, text).expect("there is room");
    let args = [
        "check",
        "--engine",
        "explore",
        "--html",
        &page.display().to_string(),
        &program.display().to_string(),
    ];
    assert_eq!(heddle(&args), Exit::Violated);
    untouched(browser, &page);
    let seen = drive(
        browser,
        &page,
        1280,
        r#"for (const grain of ["ir", "all", "source"]) one(`input[value=${grain}]`).click();
        key("End");
        seen.names = all(".values th").map((cell) => cell.textContent);
        seen.pictures = all("img").length;
        seen.told = one(".told").textContent;"#,
    );
    assert_eq!((&seen["names"], &seen["pictures"]), (&serde_json::json!([hostile]), &Value::from(0)));
    assert!(seen["told"].as_str().is_some_and(|told| told.contains("onerror")), "{seen}");
}

#[test]
fn a_page_without_a_trace_needs_no_script() {
    let (browser, folder, page) = scene();
    let program = folder.path().join("coin.ll");
    let text = "@heads = global i32 0\ndeclare i64 @heddle_choose(i64)\ndefine i32 @main() {\n\
                %coin = call i64 @heddle_choose(i64 2)\n%head = trunc i64 %coin to i32\nstore i32 %head, ptr @heads\nret i32 0\n}\n";
    std::fs::write(&program, text).expect("there is room");
    let query = "Pr[<=100;500](<> heads == 1;si32)";
    let args = ["query", "--html", &page.display().to_string(), &program.display().to_string(), query];
    assert_eq!(heddle(&args), Exit::Fine);
    untouched(browser, &page);
    let seen = drive(browser, &page, 400, "seen.charts = all('svg').length;");
    assert!(number(&seen["charts"]) > 0);
}

#[test]
fn a_long_trace_stays_usable() {
    let (browser, _folder, page) = scene();
    let moves = r#"{"format": "heddle-trace", "version": 1, "program": "0", "entries": ["main"], "moves": [], "threads": ["main", "other"]}"#;
    let mut trace = Trace::from_json(moves).expect("it is well-formed");
    let step = |step: u64| TraceStep {
        step,
        thread: u32::from(step.is_multiple_of(1000)),
        location: Some(Location::new("a.c", 1 + step as u32 % 3, 1, "main")),
        values: vec![("i".to_string(), step.to_string())],
        ..TraceStep::default()
    };
    trace.steps = (1..=150_000).map(step).collect();
    let mut answer = Answer::new("explore", vec!["a.c".to_string()]);
    answer.trace = Some(trace);
    let text =
        report::html(&[answer], "heddle check a.c", &mut report::Files::with("a.c", "one\ntwo\nthree\n"));
    assert!(text.len() < 12_000_000, "{}", text.len());
    std::fs::write(&page, text).expect("there is room");
    let seen = drive(
        browser,
        &page,
        1280,
        r#"seen.rows = Number(one("input[type=range]").max) + 1;
        seen.drawn = all(".row").length;
        seen.end = all(".values td").map((cell) => cell.textContent);
        for (let at = 0; at < 20; at++) key("ArrowUp");
        seen.up = state();
        one(".lanes").scrollTop = 0;
        key("Home");
        for (let at = 0; at < 20; at++) key("ArrowDown");
        seen.down = state();
        one("input[type=range]").value = "20000"; one("input[type=range]").dispatchEvent(new Event("input"));
        seen.gap = state();"#,
    );
    assert_eq!(number(&seen["rows"]), 100_001);
    assert!(number(&seen["drawn"]) < 200, "only what can be seen is there: {}", seen["drawn"]);
    assert!(seen["end"][0].as_str().is_some_and(|value| value.ends_with("150000")), "{}", seen["end"]);
    assert!(number(&seen["up"]["at"]) < 100_000 && number(&seen["down"]["at"]) > 9_000, "{seen}");
    assert!(
        seen["gap"]["row"].as_str().is_some_and(|row| row.contains("50000 lines are left out here")),
        "{seen}"
    );
}
