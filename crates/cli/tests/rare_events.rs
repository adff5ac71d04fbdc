//! Importance splitting of events whose probability is solved: the interval contains it, and the standard error is at most 5 percent. One interval in twenty need not
//! contain it; the seed is fixed.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn ask(options: &[&str], query: &str) -> Value {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases/query");
    let output = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .current_dir(cases)
        .args(["query", "--format", "json", "--jobs", "2", "--seed", "1", "rare.c"])
        .args(options)
        .arg(query)
        .output()
        .expect("heddle starts");
    serde_json::from_slice(&output.stdout).expect("it writes JSON")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

#[test]
fn coins_that_all_show_heads() {
    for coins in [30, 40] {
        let option = format!("-DCOINS={coins}");
        let solved = ask(&[&option], "Exact(<> [0.event])");
        let exact = number(&solved["result"]["probability"]);
        assert!((exact / 0.5f64.powi(coins) - 1.0).abs() < 1e-9, "{exact}");
        let scores: Vec<String> = (1..coins).map(|level| level.to_string()).collect();
        let fixed = format!("Levels=[{}]", scores.join(","));
        let ways = if coins == 30 { vec![fixed, "Adaptive".to_string()] } else { vec![fixed] };
        for levels in ways {
            let query = format!("Split[<=10000](<> [0.event]) {{Score=height, {levels}, Runs=1600}}");
            let answer = ask(&[&option], &query);
            let [low, high] = ["low", "high"].map(|end| number(&answer["result"][end]));
            assert!(low <= exact && exact <= high, "{coins} coins: {exact:e} is not in [{low:e}, {high:e}]");
            let error = number(&answer["stats"]["relative_standard_error"]);
            assert!(error <= 0.05, "{coins} coins: {error}");
        }
    }
}
