//! The state of reading one module, and the small steps every part of the grammar uses.

use crate::lexer::{Lexer, Tok};
use crate::locals::FunctionState;
use crate::references::{GlobalSlots, MdSlots, TypeSlots};
use crate::values::PendingBlock;
use crate::words::{WORDS, Words};
use ir::constant::Const;
use ir::global::ComdatId;
use ir::layout::DataLayout;
use ir::{Attr, BlockId, ConstId, ConstKind, GlobalId, Module, Symbol, Type, TypeId};
use rustc_hash::FxHashMap;

/// Types, constants, metadata and the like may be nested this deep. Everything that walks them afterwards
/// may recurse as deep.
pub const MAX_NESTING: u32 = 256;

/// What is wrong, and where.
#[derive(Debug)]
pub struct Error {
    pub pos: usize,
    pub message: String,
}

pub type Result<T> = std::result::Result<T, Box<Error>>;

/// Reads one module.
pub struct Parser<'t> {
    pub lex: Lexer<'t>,
    pub words: &'static Words,
    pub module: Module,
    pub types: TypeSlots,
    pub globals: GlobalSlots,
    pub metadata: MdSlots,
    /// The function being read; its name table is kept from function to function.
    pub function: FunctionState,
    /// The data layout. Of its address spaces only that of functions is assumed where none is written; all can be
    /// named by letter.
    pub layout: DataLayout,
    /// Block addresses whose block is not known yet, by the slot of their function.
    pub pending_blocks: FxHashMap<GlobalId, Vec<PendingBlock>>,
    /// What addresses of globals and `alloca`s are, and what `T*` is read as.
    pub pointers: Pointers,
    /// Whether debug records have been seen.
    pub debug_records: bool,
    /// Whether calls of debug intrinsics have been seen.
    pub debug_calls: bool,
    /// Where each of the module's use-list orders stands.
    pub use_order_positions: Vec<usize>,
    /// Comdats by name; the place where one is used while it is not defined.
    pub comdats: FxHashMap<Symbol, (ComdatId, Option<usize>)>,
    /// The places of named metadata.
    pub named_metadata: FxHashMap<Symbol, usize>,
    /// Attribute groups, in the order in which they were first met: one may be written in several parts.
    pub attr_groups: Vec<(u32, Vec<Attr>)>,
    /// Their places there.
    pub attr_group_places: FxHashMap<u32, usize>,
    /// The blocks with names of finished functions that are named from outside.
    pub named_blocks: FxHashMap<GlobalId, FxHashMap<Symbol, BlockId>>,
    /// Scratch space for lists, so that reading them does not allocate twice.
    pub attr_scratch: Vec<Attr>,
    depth: u32,
}

impl<'t> Parser<'t> {
    pub fn new(name: &str, text: &'t [u8], pointers: Pointers) -> Parser<'t> {
        let module = Module { name: name.to_string(), ..Module::default() };
        Parser {
            lex: Lexer::new(text),
            words: &WORDS,
            module,
            types: TypeSlots::default(),
            globals: GlobalSlots::default(),
            metadata: MdSlots::default(),
            function: FunctionState::default(),
            layout: DataLayout::default(),
            pending_blocks: FxHashMap::default(),
            pointers,
            debug_records: false,
            debug_calls: false,
            use_order_positions: Vec::new(),
            comdats: FxHashMap::default(),
            named_metadata: FxHashMap::default(),
            attr_groups: Vec::new(),
            attr_group_places: FxHashMap::default(),
            named_blocks: FxHashMap::default(),
            attr_scratch: Vec::new(),
            depth: 0,
        }
    }

    /// An error at the current token.
    #[cold]
    pub fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        self.error_at(self.lex.start, message)
    }

    /// An error at a place seen before.
    #[cold]
    pub fn error_at<T>(&self, pos: usize, message: impl Into<String>) -> Result<T> {
        Err(Box::new(Error { pos, message: message.into() }))
    }

    /// An error that says what should stand here instead of the current token.
    #[cold]
    pub fn expected<T>(&self, what: &str) -> Result<T> {
        let found = match self.lex.tok {
            Tok::Eof => "the end of the file".to_string(),
            Tok::Bad if self.lex.bytes().starts_with(b"\"") => "a string that does not end".to_string(),
            _ => {
                let text = String::from_utf8_lossy(self.lex.bytes());
                match text.char_indices().nth(40) {
                    Some((end, _)) => format!("`{}…`", &text[..end]),
                    None => format!("`{text}`"),
                }
            }
        };
        self.error(format!("expected {what}, found {found}"))
    }

    #[inline]
    pub fn tok(&self) -> Tok {
        self.lex.tok
    }

    #[inline]
    pub fn advance(&mut self) {
        self.lex.next();
    }

    /// Passes the token `tok` if it is next.
    #[inline]
    pub fn eat(&mut self, tok: Tok) -> bool {
        let found = self.lex.tok == tok;
        if found {
            self.lex.next();
        }
        found
    }

    #[inline]
    pub fn expect(&mut self, tok: Tok, what: &str) -> Result<()> {
        if self.eat(tok) { Ok(()) } else { self.expected(what) }
    }

    #[inline]
    pub fn comma(&mut self) -> Result<()> {
        self.expect(Tok::Comma, "`,`")
    }

    /// Whether the current token is the word `word`.
    #[inline]
    pub fn is_word(&self, word: &[u8]) -> bool {
        self.lex.tok == Tok::Word && self.lex.bytes() == word
    }

    /// Passes the word `word` if it is next.
    #[inline]
    pub fn eat_word(&mut self, word: &[u8]) -> bool {
        let found = self.is_word(word);
        if found {
            self.lex.next();
        }
        found
    }

    pub fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word.as_bytes()) { Ok(()) } else { self.expected(&format!("`{word}`")) }
    }

    /// Passes a word that `from_word` knows.
    pub fn eat_one_of<T>(&mut self, from_word: impl Fn(&[u8]) -> Option<T>) -> Option<T> {
        if self.lex.tok != Tok::Word {
            return None;
        }
        let found = from_word(self.lex.bytes());
        if found.is_some() {
            self.lex.next();
        }
        found
    }

    /// A number that is not negative, decimal or `u0x...`.
    pub fn expect_u64(&mut self, what: &str) -> Result<u64> {
        if self.lex.tok == Tok::HexInt {
            let digits = self.lex.bytes().strip_prefix(b"u0x").and_then(|d| std::str::from_utf8(d).ok());
            let Some(value) = digits.and_then(|d| u64::from_str_radix(d, 16).ok()) else {
                return self.expected(what);
            };
            self.advance();
            return Ok(value);
        }
        if self.lex.tok != Tok::Int || self.lex.big {
            return self.expected(what);
        }
        let value = self.lex.num;
        self.advance();
        Ok(value)
    }

    pub fn expect_u32(&mut self, what: &str) -> Result<u32> {
        let pos = self.lex.start;
        let value = self.expect_u64(what)?;
        u32::try_from(value).or_else(|_| self.error_at(pos, format!("{what} must fit in 32 bits")))
    }

    /// The number in the current token, such as `%12` or `!12`, if it fits in 32 bits.
    pub fn token_number(&self) -> Result<u32> {
        match u32::try_from(self.lex.num) {
            Ok(number) if !self.lex.big && number != u32::MAX => Ok(number),
            _ => self.error("this number is too large"),
        }
    }

    /// `"..."`, its escapes undone.
    pub fn expect_string(&mut self, what: &str) -> Result<Symbol> {
        if self.lex.tok != Tok::String {
            return self.expected(what);
        }
        let symbol = self.module.strings.intern(&self.lex.name());
        self.advance();
        Ok(symbol)
    }

    /// Goes one level deeper, or refuses to.
    #[inline]
    pub fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_NESTING {
            return self.error(format!("this is nested deeper than {MAX_NESTING} levels"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// The constant of this type and kind.
    #[inline]
    pub fn constant(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        self.module.constants.add(Const { ty, kind })
    }

    #[inline]
    pub fn ty(&self, id: TypeId) -> &Type {
        &self.module.types[id]
    }

    /// A type as the user wrote it, for messages.
    pub fn type_text(&self, id: TypeId) -> String {
        ir::print::type_text(&self.module, id)
    }

    /// Text for messages.
    pub fn text(&self, symbol: Symbol) -> String {
        self.module.strings.text(symbol).into_owned()
    }

    /// `a, b, c` until `end`, which is passed too; the opening token has been passed. May be empty.
    pub fn list_until(
        &mut self,
        end: Tok,
        what: &str,
        mut item: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        if self.eat(end) {
            return Ok(());
        }
        loop {
            item(self)?;
            if self.eat(end) {
                return Ok(());
            }
            self.expect(Tok::Comma, what)?;
        }
    }

    /// `( a, b, c )`.
    pub fn paren_list(&mut self, item: impl FnMut(&mut Self) -> Result<()>) -> Result<()> {
        self.expect(Tok::LeftParen, "`(`")?;
        self.list_until(Tok::RightParen, "`,` or `)`", item)
    }
}

/// Whether pointers say what they point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointers {
    /// `ptr` only, or `T*` read as `ptr` as LLVM 17 and later do.
    Opaque,
    /// `T*` only: LLVM 14 to 16.
    Typed,
}

impl Pointers {
    /// What a text seems to use: typed pointers, if a `*` but no `ptr` stands outside of strings and comments.
    pub fn of(text: &[u8]) -> Pointers {
        let mut typed = false;
        let mut from = 0;
        while let Some(star) = memchr::memchr(b'*', &text[from..]) {
            let star = from + star;
            let start = memchr::memrchr(b'\n', &text[from..star]).map_or(from, |n| from + n + 1);
            let end = memchr::memchr(b'\n', &text[star..]).map_or(text.len(), |n| star + n);
            if code(&text[start..end]).any(|b| b == b'*') {
                typed = true;
                break;
            }
            from = end;
        }
        if typed && !text.split(|&b| b == b'\n').any(has_ptr_word) {
            Pointers::Typed
        } else {
            Pointers::Opaque
        }
    }
}

/// The bytes of a line up to a comment, those of strings replaced by quotes.
fn code(line: &[u8]) -> impl Iterator<Item = u8> + '_ {
    let mut quoted = false;
    line.iter().map_while(move |&b| {
        quoted ^= b == b'"';
        match b {
            b';' if !quoted => None,
            _ if quoted => Some(b'"'),
            _ => Some(b),
        }
    })
}

/// Whether `ptr` stands in a line as a word of its own.
fn has_ptr_word(line: &[u8]) -> bool {
    if memchr::memmem::find(line, b"ptr").is_none() {
        return false;
    }
    let code: Vec<u8> = code(line).collect();
    let is_name = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || b"_.$-%@!:\\".contains(b));
    memchr::memmem::find_iter(&code, b"ptr").any(|at| {
        let before = at.checked_sub(1).and_then(|i| code.get(i));
        !is_name(before) && !is_name(code.get(at + 3))
    })
}
