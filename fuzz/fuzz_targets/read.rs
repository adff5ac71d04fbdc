//! Any bytes through everything that reads modules.

#![no_main]

#[path = "../../crates/reader/tests/exercise/mod.rs"]
mod exercise;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    exercise::exercise(bytes);
});
