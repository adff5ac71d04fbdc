//! Images: the parts of a state as words that can be stored, compared, and put back.
//!
//! ```text
//!   words      what the part consists of, pointers as addresses
//!   pointers   where among the bytes of the words a pointer lies, and the block it points into, by its name
//!   oddities   which bits of a word are undefined, and what is poison
//! ```
//!
//! An image says nothing about slots, generations or how its state came about: blocks have names ([`Name`]), and a pointer to
//! something dead is just that ([`Pointer::DEAD`]). So two states that cannot be told apart by the program have the same images,
//! but for the numbers of heap blocks, which whoever stores images may change.
//!
//! Cost: writing and reading are loops over what is in use: live registers, locals, bytes. Nothing is allocated but what the
//! vectors of an image grow by, and images are used again.

use crate::memory::Name;

/// A part of a state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Image {
    /// What it consists of.
    pub words: Vec<u64>,
    /// The pointers in it, in order.
    pub pointers: Vec<Pointer>,
    /// What is indeterminate in it.
    pub odd: Vec<Odd>,
}

/// A pointer in an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pointer {
    /// Where, in bytes from the first word.
    pub at: u32,
    /// The raw name of the block it points into, or [`Pointer::DEAD`].
    pub to: u32,
}

impl Pointer {
    /// What a pointer to something dead points into.
    pub const DEAD: u32 = u32::MAX;

    /// The block, unless that is dead.
    pub fn name(self) -> Option<Name> {
        (self.to != Pointer::DEAD).then_some(Name::from_raw(self.to))
    }
}

/// Something indeterminate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odd {
    /// Where, in bytes from the first word.
    pub at: u32,
    /// Who made it poison, as [`Origin::to_raw`](sem::context::Origin::to_raw) and one more; zero if it is not poison.
    pub poison: u32,
    /// The undefined bits of the word.
    pub undef: u64,
}

impl Image {
    /// Nothing.
    pub fn clear(&mut self) {
        self.words.clear();
        self.pointers.clear();
        self.odd.clear();
    }

    /// Where the next word comes to lie, in bytes.
    #[inline]
    pub(crate) fn here(&self) -> u32 {
        self.words.len() as u32 * 8
    }

    /// So many bytes that nobody has written.
    pub(crate) fn write_unwritten(&mut self, bytes: u64) {
        for start in (0..bytes).step_by(8) {
            let undef = u64::MAX >> (64 - 8 * (bytes - start).min(8));
            self.odd.push(Odd { at: self.here(), poison: 0, undef });
            self.words.push(0);
        }
    }

    /// All of it in one list: how it is stored.
    pub fn flatten(&self, into: &mut Vec<u64>) {
        into.clear();
        into.push(self.words.len() as u64 | (self.pointers.len() as u64) << 32);
        into.extend_from_slice(&self.words);
        into.extend(self.pointers.iter().map(|pointer| u64::from(pointer.at) << 32 | u64::from(pointer.to)));
        for odd in &self.odd {
            into.push(u64::from(odd.at) << 32 | u64::from(odd.poison));
            into.push(odd.undef);
        }
    }

    /// Reads what [`flatten`](Self::flatten) wrote.
    pub fn unflatten(&mut self, flat: &[u64]) {
        self.clear();
        let Some((&head, rest)) = flat.split_first() else { return };
        let (words, rest) = rest.split_at((head as u32 as usize).min(rest.len()));
        let (pointers, odd) = rest.split_at(((head >> 32) as usize).min(rest.len()));
        self.words.extend_from_slice(words);
        self.pointers
            .extend(pointers.iter().map(|&word| Pointer { at: (word >> 32) as u32, to: word as u32 }));
        let odd = odd.as_chunks::<2>().0.iter();
        self.odd.extend(odd.map(|&[at, undef]| Odd { at: (at >> 32) as u32, poison: at as u32, undef }));
    }

    /// The pointers of something flattened.
    pub fn pointers_of(flat: &[u64]) -> impl Iterator<Item = Pointer> {
        let (words, pointers) =
            flat.first().map_or((0, 0), |&head| (head as u32 as usize, (head >> 32) as usize));
        let pointers = flat.get(1 + words..1 + words + pointers).unwrap_or_default();
        pointers.iter().map(|&word| Pointer { at: (word >> 32) as u32, to: word as u32 })
    }

    /// The word of `size` bytes at a place in bytes.
    pub fn address_at(&self, at: u32, size: u32) -> u64 {
        let (word, shift) = (at as usize / 8, at % 8 * 8);
        let low = self.words.get(word).map_or(0, |word| word >> shift);
        let high =
            if shift == 0 { 0 } else { self.words.get(word + 1).map_or(0, |word| word << (64 - shift)) };
        let value = low | high;
        if size >= 8 { value } else { value & ((1 << (8 * size)) - 1) }
    }

    /// Writes a word of `size` bytes at a place in bytes.
    pub fn set_address(&mut self, at: u32, size: u32, value: u64) {
        for i in 0..size.min(8) {
            let (word, shift) = ((at + i) as usize / 8, (at + i) % 8 * 8);
            if let Some(word) = self.words.get_mut(word) {
                *word = *word & !(0xFF << shift) | (value >> (8 * i) & 0xFF) << shift;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_flattened_can_be_read_again() {
        let image = Image {
            words: vec![1, 2, 3],
            pointers: vec![Pointer { at: 8, to: 77 }, Pointer { at: 16, to: Pointer::DEAD }],
            odd: vec![Odd { at: 0, poison: 0, undef: 0xFF }, Odd { at: 5, poison: 9, undef: 0 }],
        };
        let (mut flat, mut again) = (Vec::new(), Image::default());
        image.flatten(&mut flat);
        again.unflatten(&flat);
        assert_eq!(again, image);
        assert!(Image::pointers_of(&flat).eq(image.pointers.iter().copied()));
        again.unflatten(&[]);
        assert_eq!(again, Image::default());
    }

    #[test]
    fn addresses_may_lie_across_words() {
        let mut image = Image { words: vec![0, 0, 0], ..Image::default() };
        image.set_address(5, 8, 0x1122_3344_5566_7788);
        assert_eq!(image.address_at(5, 8), 0x1122_3344_5566_7788);
        image.set_address(14, 4, 0xAABB_CCDD);
        assert_eq!(image.address_at(14, 4), 0xAABB_CCDD);
        assert_eq!(image.address_at(5, 8), 0x1122_3344_5566_7788);
        assert_eq!(image.words[0], 0x6677_8800_0000_0000);
    }
}
