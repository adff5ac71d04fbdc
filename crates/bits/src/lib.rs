//! Exact bit-vectors of any width, and the decimal text of integers and IEEE numbers.

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
/// A bit-vector.
pub struct Bits {
    width: u32,
    words: Box<[u64]>,
}
impl Bits {
    /// Its width.
    pub fn width(&self) -> u32 {
        let _ = &self.words;
        self.width
    }
}
