//! Plausible changes to modules that are in the corpus: tokens, lines and numbers instead of bytes.

#![no_main]

#[path = "../../crates/reader/tests/exercise/mod.rs"]
mod exercise;
#[path = "../../crates/reader/tests/mutate/mod.rs"]
mod mutate;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use mutate::{Random, mutate};

fuzz_target!(|bytes: &[u8]| {
    exercise::exercise(bytes);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut random = Random(u64::from(seed));
    // The fuzzer's own changes find what no token is made of.
    if random.below(8) == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let mut text = data[..size].to_vec();
    let other = text.clone();
    for _ in 0..1 + random.below(3) {
        mutate(&mut text, &other, &mut random);
    }
    let size = text.len().min(max_size);
    data[..size].copy_from_slice(&text[..size]);
    size
});
