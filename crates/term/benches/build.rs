//! How many terms per second a pool builds.
//!
//! Three loads, each with rewriting and without: new terms (every call stores one), known terms (every call finds one),
//! and terms that rules make simpler. The best of several rounds counts.

use std::hint::black_box;
use std::time::Instant;

use term::{Sort, TermId, Terms};

const CALLS: u64 = 1_000_000;
const ROUNDS: usize = 7;

/// Builds terms with about as many calls.
type Load = fn(&mut Terms) -> TermId;

/// Millions of calls per second of the best round.
fn rate(pool: fn() -> Terms, load: Load) -> f64 {
    let rounds = (0..ROUNDS).map(|_| {
        let mut terms = pool();
        let start = Instant::now();
        black_box(load(&mut terms));
        start.elapsed().as_secs_f64()
    });
    CALLS as f64 / rounds.fold(f64::INFINITY, f64::min) / 1e6
}

/// A chain: every term is new.
fn new_terms(terms: &mut Terms) -> TermId {
    let mut current = terms.var("x", Sort::Bits(64));
    let others: Vec<TermId> = (0..16).map(|_| terms.var("y", Sort::Bits(64))).collect();
    for (step, other) in (0..CALLS).zip(others.iter().cycle()) {
        current = match step % 3 {
            0 => terms.add(current, *other),
            1 => terms.xor(current, *other),
            _ => terms.udiv(current, *other),
        };
    }
    current
}

/// The same hundred terms again and again.
fn known_terms(terms: &mut Terms) -> TermId {
    let variables: Vec<TermId> = (0..10).map(|_| terms.var("x", Sort::Bits(64))).collect();
    let mut last = None;
    for _ in 0..CALLS / 100 {
        for left in &variables {
            for right in &variables {
                last = Some(terms.ult(*left, *right));
            }
        }
    }
    last.unwrap_or_else(|| terms.bool(false))
}

/// Sums of constants, which fold, and additions to a variable, which are regrouped.
fn simplified_terms(terms: &mut Terms) -> TermId {
    let mut current = terms.var("x", Sort::Bits(64));
    for step in 0..CALLS / 2 {
        let one = terms.number(64, step | 1);
        current = terms.add(current, one);
    }
    current
}

fn main() {
    let loads: [(&str, Load); 3] =
        [("new", new_terms), ("known", known_terms), ("simplified", simplified_terms)];
    println!("millions of calls per second   with rules   without");
    for (name, load) in loads {
        println!("{name:28} {:12.1} {:9.1}", rate(Terms::new, load), rate(Terms::without_rules, load));
    }
}
