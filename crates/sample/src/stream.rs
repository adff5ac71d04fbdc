//! Random numbers: one stream for each run, which follows from the seed and the number of the run alone.
//!
//! So the answer does not depend on who made which run, nor on how many cores there are. The generator is PCG (XSL-RR on 128 bits).
//!
//! Cost: two or three nanoseconds for 64 bits; [`Stream::below`] takes 16 of them, one bit where that is enough.

use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::RngCore;

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Stream {
    generator: Pcg64Mcg,
    /// Bits that were drawn and not used, and how many.
    bits: u64,
    left: u32,
}

/// A bijection that leaves no trace of its argument (the finaliser of SplitMix64).
fn scrambled(number: u64) -> u64 {
    let mut x = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}

impl Stream {
    /// The stream of run number `run` under this seed.
    pub fn new(seed: u64, run: u64) -> Stream {
        let high = scrambled(seed ^ scrambled(run));
        let low = scrambled(high.wrapping_add(run));
        Stream { generator: Pcg64Mcg::new(u128::from(high) << 64 | u128::from(low)), bits: 0, left: 0 }
    }

    /// 64 random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// A number in `[0, 1)`, a multiple of 2^-53.
    #[inline]
    pub fn fraction(&mut self) -> f64 {
        (self.word() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// The next `count` bits, at most 16.
    #[inline(always)]
    fn bits(&mut self, count: u32) -> u32 {
        if self.left < count {
            self.bits = self.word();
            self.left = 64;
        }
        let bits = self.bits as u32 & ((1 << count) - 1);
        self.bits >>= count;
        self.left -= count;
        bits
    }

    /// One of `0..n`, all alike; 0 if `n` is 0.
    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        match n {
            0 | 1 => 0,
            2 => self.bits(1),
            4 => self.bits(2),
            3..=256 => loop {
                // Lemire's multiplication: what would make some numbers likelier than others is drawn again.
                let product = self.bits(16) * n;
                let low = product & 0xFFFF;
                // The remainder, which is less than n, takes a division.
                if low >= n || low >= 0x1_0000 % n {
                    return product >> 16;
                }
            },
            _ => self.below_long(n.into()) as u32,
        }
    }

    /// One of `0..n`, all alike; 0 if `n` is 0.
    pub fn below_long(&mut self, n: u64) -> u64 {
        if n < 2 {
            return 0;
        }
        loop {
            let product = u128::from(self.word()) * u128::from(n);
            if product as u64 >= n.wrapping_neg() % n {
                return (product >> 64) as u64;
            }
        }
    }

    /// One of `0..n` with these weights, of which one at least is positive.
    pub fn weighted(&mut self, weights: &[f64]) -> usize {
        let total: f64 = weights.iter().sum();
        let mut left = self.fraction() * total;
        for (i, &weight) in weights.iter().enumerate() {
            if left < weight {
                return i;
            }
            left -= weight;
        }
        weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_depends_on_seed_and_run() {
        let first = |seed, run| Stream::new(seed, run).word();
        assert_eq!(first(1, 2), first(1, 2));
        let mut words: Vec<u64> = (0..40).flat_map(|seed| (0..40).map(move |run| first(seed, run))).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), 1600);
    }

    #[test]
    fn all_numbers_are_drawn_alike() {
        for n in [2u32, 3, 4, 5, 7, 64, 255, 1000] {
            let mut counts = vec![0u32; n as usize];
            let mut stream = Stream::new(7, u64::from(n));
            let draws = 2000 * n;
            for _ in 0..draws {
                counts[stream.below(n) as usize] += 1;
            }
            let square = |&count: &u32| (f64::from(count) - 2000.0).powi(2) / 2000.0;
            let chi: f64 = counts.iter().map(square).sum();
            let freedom = f64::from(n - 1);
            // Five standard deviations of the chi-square distribution.
            assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0, "{n}: {chi}");
        }
    }

    #[test]
    fn weights_count() {
        let mut stream = Stream::new(3, 0);
        let mut counts = [0u32; 3];
        for _ in 0..40_000 {
            counts[stream.weighted(&[1.0, 0.0, 3.0])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((f64::from(counts[0]) / 40_000.0 - 0.25).abs() < 0.012, "{counts:?}");
    }
}
