//! Every case with changes made to it at random, the same ones each time, through everything that reads modules.
//!
//! Nothing may panic, and a module that verifies must survive being printed and read. When a text fails, it is
//! written to a file that the message names; `HEDDLE_MUTATIONS=n` tries n times as many.

mod exercise;
mod mutate;

use exercise::{Outcome, exercise};
use mutate::{Random, mutate};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

/// Changed texts per case.
const ROUNDS: u64 = 1500;

fn collect(directory: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(directory) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|end| end == "ll") {
            found.push(path);
        }
    }
}

/// The texts to start from, with the names of their files.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let mut paths = Vec::new();
    collect(&cases, &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&cases).unwrap_or(&path).display().to_string();
        (name, std::fs::read(&path).unwrap_or_default())
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn changed_cases_make_nothing_panic() {
    let corpus = corpus();
    assert!(corpus.len() > 100, "the cases are not where they should be");
    let rounds = std::env::var("HEDDLE_MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(1) * ROUNDS;
    let mut outcomes = [0usize; 3];
    let mut failures = Vec::new();
    for (case, (name, text)) in corpus.iter().enumerate() {
        for round in 0..rounds {
            let seed = case as u64 * 1_000_000_007 + round;
            let mut random = Random(seed);
            let mut changed = text.clone();
            for _ in 0..1 + random.below(3) {
                let other = &corpus[random.below(corpus.len())].1;
                mutate(&mut changed, other, &mut random);
            }
            match catch_unwind(|| exercise(&changed)) {
                Ok(outcome) => outcomes[outcome as usize] += 1,
                Err(_) => {
                    let path = std::env::temp_dir().join(format!("heddle-mutation-{seed}.ll"));
                    let kept = std::fs::write(&path, &changed);
                    failures.push(format!("{name}, seed {seed}: {} ({kept:?})", path.display()));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} texts failed:\n{}", failures.len(), failures.join("\n"));
    let [refused, wrong, sound] =
        [Outcome::Refused, Outcome::Wrong, Outcome::Sound].map(|o| outcomes[o as usize]);
    let total = refused + wrong + sound;
    println!("{total} texts: {refused} refused, {wrong} wrong, {sound} sound");
    // Changes that nothing survives, or that change nothing, would test nothing.
    assert!(sound > total / 20 && wrong > total / 100 && refused > total / 20);
}
