//! What lies outside of the program: inputs, outputs, the clock.

use program::residues::Classes;
use sem::context::Why;

/// What lies outside of the program.
pub trait World {
    /// An arbitrary value of `width` bits, at most 64; none if somebody has to decide first.
    fn choose(&mut self, width: u32, why: Why) -> Option<u64>;
    /// A value of `width` bits, of which those of `mask` are arbitrary because nothing was written there, or because they are indeterminate; the others do not matter. A
    /// pointer is null or points to no object. None if somebody has to decide first.
    fn choose_unwritten(&mut self, width: u32, _mask: u64, _is_pointer: bool, why: Why) -> Option<u64> {
        self.choose(width, why)
    }
    /// The same where only the class of the value makes a difference.
    fn choose_class(&mut self, width: u32, why: Why, _classes: Classes) -> Option<u64> {
        self.choose(width, why)
    }
    /// One of `0..n`; none if somebody has to decide first.
    fn pick(&mut self, n: u64) -> Option<u64>;
    /// One of `0..n` with these weights, of which one at least is positive; none if somebody has to decide first.
    fn pick_weighted(&mut self, weights: &[f64]) -> Option<u64> {
        // 53 random bits are a fraction of the total.
        let total: f64 = weights.iter().sum();
        let mut left = self.pick(1 << 53)? as f64 / (1u64 << 53) as f64 * total;
        for (i, &weight) in weights.iter().enumerate() {
            if left < weight {
                return Some(i as u64);
            }
            left -= weight;
        }
        weights.iter().rposition(|&weight| weight > 0.0).map(|last| last as u64)
    }
    /// The program writes to standard output (1), standard error (2) or elsewhere.
    fn write(&mut self, file: i32, bytes: &[u8]);
    /// The program reads at most `most` bytes from standard input; none if there is no such thing.
    fn read(&mut self, most: usize) -> Option<Vec<u8>>;
}

/// A world without inputs that remembers what was written: for tests.
#[derive(Clone, Debug, Default)]
pub struct Silence {
    /// What the program wrote to standard output.
    pub written: Vec<u8>,
}

impl World for Silence {
    fn choose(&mut self, _width: u32, _why: Why) -> Option<u64> {
        Some(0)
    }
    fn pick(&mut self, _n: u64) -> Option<u64> {
        Some(0)
    }
    fn write(&mut self, file: i32, bytes: &[u8]) {
        if file == 1 {
            self.written.extend_from_slice(bytes);
        }
    }
    fn read(&mut self, _most: usize) -> Option<Vec<u8>> {
        Some(Vec::new())
    }
}
