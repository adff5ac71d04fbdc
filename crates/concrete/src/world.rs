//! What lies outside of the program: inputs, outputs, the clock.

use sem::context::Why;

/// What lies outside of the program.
pub trait World {
    /// An arbitrary value of `width` bits, at most 64.
    fn choose(&mut self, width: u32, why: Why) -> u64;
    /// One of `0..n`.
    fn pick(&mut self, n: u64) -> u64;
    /// The program writes to standard output (1), standard error (2) or elsewhere.
    fn write(&mut self, file: i32, bytes: &[u8]);
    /// The program reads at most `most` bytes from standard input.
    fn read(&mut self, most: usize) -> Vec<u8>;
}

/// A world without inputs that remembers what was written: for tests.
#[derive(Clone, Debug, Default)]
pub struct Silence {
    /// What the program wrote to standard output.
    pub written: Vec<u8>,
}

impl World for Silence {
    fn choose(&mut self, _width: u32, _why: Why) -> u64 {
        0
    }
    fn pick(&mut self, _n: u64) -> u64 {
        0
    }
    fn write(&mut self, file: i32, bytes: &[u8]) {
        if file == 1 {
            self.written.extend_from_slice(bytes);
        }
    }
    fn read(&mut self, _most: usize) -> Vec<u8> {
        Vec::new()
    }
}
