//! Interned byte strings: names, sections, metadata strings.
//!
//! LLVM strings are bytes, not text, so symbols are too. One module has one [`Strings`]; comparing two
//! symbols of it compares their bytes. All bytes lie in one buffer: a symbol costs 4 bytes beside them.

use arena::Id;
use hashbrown::HashTable;
use std::hash::Hasher;

arena::id! {
    /// A byte string of one module.
    pub struct Symbol("sym")
}

/// The byte strings of one module.
#[derive(Clone)]
pub struct Strings {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    table: HashTable<Symbol>,
}

#[inline]
fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

#[inline]
fn slice<'a>(bytes: &'a [u8], ends: &[u32], symbol: Symbol) -> &'a [u8] {
    let i = symbol.index();
    let start = if i == 0 { 0 } else { ends[i - 1] as usize };
    &bytes[start..ends[i] as usize]
}

impl Strings {
    /// An empty set of strings.
    pub fn new() -> Strings {
        Strings { bytes: Vec::new(), ends: Vec::new(), table: HashTable::new() }
    }

    /// The symbol of `text`, made if it is new.
    #[inline]
    pub fn intern(&mut self, text: &[u8]) -> Symbol {
        let Strings { bytes, ends, table } = self;
        let hash_of_text = hash(text);
        if let Some(symbol) = table.find(hash_of_text, |&s| slice(bytes, ends, s) == text) {
            return *symbol;
        }
        bytes.extend_from_slice(text);
        let symbol = Symbol::new(ends.len());
        ends.push(u32::try_from(bytes.len()).expect("more than 4 GiB of names"));
        table.insert_unique(hash_of_text, symbol, |&s| hash(slice(bytes, ends, s)));
        symbol
    }

    /// The symbol of `text`, if something has that name.
    pub fn lookup(&self, text: &[u8]) -> Option<Symbol> {
        self.table.find(hash(text), |&s| slice(&self.bytes, &self.ends, s) == text).copied()
    }

    /// The bytes of `symbol`.
    #[inline]
    pub fn bytes(&self, symbol: Symbol) -> &[u8] {
        slice(&self.bytes, &self.ends, symbol)
    }

    /// The bytes of `symbol` as text for people, odd bytes replaced.
    pub fn text(&self, symbol: Symbol) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.bytes(symbol))
    }

    /// How many strings there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Gives back memory that growing reserved.
    pub fn shrink_to_fit(&mut self) {
        self.bytes.shrink_to_fit();
        self.ends.shrink_to_fit();
    }
}

impl Default for Strings {
    fn default() -> Self {
        Strings::new()
    }
}

impl PartialEq for Strings {
    fn eq(&self, other: &Strings) -> bool {
        self.bytes == other.bytes && self.ends == other.ends
    }
}
impl Eq for Strings {}

impl std::fmt::Debug for Strings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries((0..self.len()).map(|i| self.text(Symbol::new(i)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_have_one_symbol() {
        let mut strings = Strings::new();
        let symbols: Vec<Symbol> = (0..1000).map(|i| strings.intern(format!("s{i}").as_bytes())).collect();
        assert_eq!(strings.len(), 1000);
        for (i, &symbol) in symbols.iter().enumerate() {
            assert_eq!(strings.bytes(symbol), format!("s{i}").as_bytes());
            assert_eq!(strings.intern(format!("s{i}").as_bytes()), symbol);
        }
        assert_eq!(strings.lookup(b"none"), None);
        assert!(strings.intern(b"") == strings.intern(b""));
    }
}
