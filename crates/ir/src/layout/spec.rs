//! The `target datalayout` string.
//!
//! Accepted is what some LLVM from 14 to 22 accepts; a specification that starts with a letter none of them
//! uses is ignored, because it cannot matter to programs these versions understand. Everything else that is
//! malformed is an error which quotes it.

use crate::module::Module;
use crate::opcode::words;

/// The rules by which data is laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// Whether the most significant byte comes first.
    pub big_endian: bool,
    /// `S`: the alignment of the stack in bytes, if it is known.
    pub stack_align: Option<u64>,
    /// `P`: where functions live.
    pub program_addrspace: u32,
    /// `A`: where `alloca` makes objects.
    pub alloca_addrspace: u32,
    /// `G`: where compilers put new globals.
    pub globals_addrspace: u32,
    /// `n`: the integer widths the machine computes with.
    pub native_ints: Vec<u32>,
    /// `m`: how names become symbols.
    pub mangling: Option<Mangling>,
    /// `F`: the alignment of function pointers.
    pub function_ptr_align: Option<FunctionPtrAlign>,
    /// `ni`: address spaces whose pointers have no integer value one may rely on.
    pub non_integral: Vec<u32>,
    /// Sorted by address space; the first is address space 0.
    pointers: Vec<(u32, PointerLayout)>,
    ints: Alignments,
    floats: Alignments,
    vectors: Alignments,
    aggregates: (u64, u64),
}

/// The pointers of one address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointerLayout {
    /// The size in bits.
    pub bits: u32,
    /// The ABI alignment in bytes.
    pub abi_align: u64,
    /// The preferred alignment in bytes.
    pub pref_align: u64,
    /// The width in bits of the offsets of address computations.
    pub index_bits: u32,
    /// Whether it is said to have an unstable representation or external state (LLVM 21 and later).
    pub non_integral: bool,
}

/// What function pointers are multiples of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FunctionPtrAlign {
    /// The alignment in bytes; 0 says nothing.
    pub bytes: u64,
    /// Whether the alignment written on the function counts too.
    pub of_function: bool,
}

words! {
    /// How names become symbols of an object file.
    pub enum Mangling {
        Elf = "e", Goff = "l", Mips = "m", MachO = "o", Coff = "w", CoffX86 = "x", Xcoff = "a",
    }
}

/// ABI and preferred alignment in bytes by width in bits, sorted by width.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Alignments(Vec<(u32, (u64, u64))>);

impl Alignments {
    fn set(&mut self, bits: u32, aligns: (u64, u64)) {
        match self.0.binary_search_by_key(&bits, |(width, _)| *width) {
            Ok(i) => self.0[i].1 = aligns,
            Err(i) => self.0.insert(i, (bits, aligns)),
        }
    }

    fn exactly(&self, bits: u32) -> Option<(u64, u64)> {
        self.0.binary_search_by_key(&bits, |(width, _)| *width).ok().map(|i| self.0[i].1)
    }
}

impl Default for DataLayout {
    /// What holds where the string says nothing.
    fn default() -> DataLayout {
        let pointer =
            PointerLayout { bits: 64, abi_align: 8, pref_align: 8, index_bits: 64, non_integral: false };
        DataLayout {
            big_endian: false,
            stack_align: None,
            program_addrspace: 0,
            alloca_addrspace: 0,
            globals_addrspace: 0,
            native_ints: Vec::new(),
            mangling: None,
            function_ptr_align: None,
            non_integral: Vec::new(),
            pointers: vec![(0, pointer)],
            ints: Alignments(vec![(1, (1, 1)), (8, (1, 1)), (16, (2, 2)), (32, (4, 4)), (64, (4, 8))]),
            floats: Alignments(vec![(16, (2, 2)), (32, (4, 4)), (64, (8, 8)), (128, (16, 16))]),
            vectors: Alignments(vec![(64, (8, 8)), (128, (16, 16))]),
            aggregates: (1, 8),
        }
    }
}

impl DataLayout {
    /// The rules a module states.
    pub fn of(module: &Module) -> Result<DataLayout, String> {
        match module.datalayout {
            Some(text) => DataLayout::parse(module.strings.bytes(text)),
            None => Ok(DataLayout::default()),
        }
    }

    /// The rules that the text of a `target datalayout` states.
    pub fn parse(text: &[u8]) -> Result<DataLayout, String> {
        let mut layout = DataLayout::default();
        if text.is_empty() {
            return Ok(layout);
        }
        for spec in text.split(|&b| b == b'-') {
            layout.apply(spec).map_err(|why| {
                format!("bad specification '{}' in the datalayout: {why}", String::from_utf8_lossy(spec))
            })?;
        }
        Ok(layout)
    }

    /// The pointers of an address space; those not described are as in address space 0.
    pub fn pointer(&self, addrspace: u32) -> &PointerLayout {
        let found = self.pointers.binary_search_by_key(&addrspace, |(number, _)| *number);
        &self.pointers[found.unwrap_or(0)].1
    }

    /// Whether the pointers of an address space have no integer value one may rely on.
    pub fn is_non_integral(&self, addrspace: u32) -> bool {
        self.non_integral.contains(&addrspace) || self.pointer(addrspace).non_integral
    }

    /// ABI and preferred alignment of `iN`: those of the next wider one described, or of the widest.
    pub(super) fn int_align(&self, bits: u32) -> (u64, u64) {
        let wider = self.ints.0.partition_point(|(width, _)| *width < bits);
        let found = self.ints.0.get(wider).or(self.ints.0.last());
        found.map_or((1, 1), |(_, aligns)| *aligns)
    }

    /// ABI and preferred alignment of a floating-point type: as described, or natural.
    pub(super) fn float_align(&self, bits: u32) -> (u64, u64) {
        self.floats.exactly(bits).unwrap_or_else(|| natural(u64::from(bits) / 8))
    }

    /// ABI and preferred alignment of a vector: as described, or natural.
    pub(super) fn vector_align(&self, bits: u64) -> (u64, u64) {
        let described = u32::try_from(bits).ok().and_then(|bits| self.vectors.exactly(bits));
        described.unwrap_or_else(|| natural(bits.div_ceil(8)))
    }

    /// The least ABI and preferred alignment of a structure.
    pub(super) fn aggregate_align(&self) -> (u64, u64) {
        self.aggregates
    }

    fn apply(&mut self, spec: &[u8]) -> Result<(), String> {
        let Some((&letter, rest)) = spec.split_first() else {
            return Err("it is empty".to_string());
        };
        let mut parts = rest.split(|&b| b == b':');
        let head = parts.next().unwrap_or_default();
        let parts: Vec<&[u8]> = parts.collect();
        if letter == b'n' && head == b"i" {
            if parts.is_empty() {
                return Err("it names no address space".to_string());
            }
            for part in parts {
                match addrspace(part)? {
                    0 => return Err("address space 0 is always integral".to_string()),
                    number => self.non_integral.push(number),
                }
            }
            return Ok(());
        }
        match letter {
            b'e' | b'E' => {
                nothing_after(head, &parts)?;
                self.big_endian = letter == b'E';
            }
            b's' => {} // The stack object alignment of very old LLVMs; it has no meaning any more.
            b'p' => self.apply_pointer(head, &parts)?,
            b'i' | b'f' | b'v' => {
                let bits = width(head)?;
                let (abi, pref) = abi_and_pref(&parts)?;
                if abi == 0 || pref == 0 {
                    return Err("the alignment is zero".to_string());
                }
                match letter {
                    b'i' if bits == 8 && abi != 1 => return Err("i8 must be aligned to 8 bits".to_string()),
                    b'i' => self.ints.set(bits, (abi, pref)),
                    b'f' => self.floats.set(bits, (abi, pref)),
                    _ => self.vectors.set(bits, (abi, pref)),
                }
            }
            b'a' => {
                if !head.is_empty() && number(head)? != 0 {
                    return Err("aggregates have no width".to_string());
                }
                let (abi, pref) = abi_and_pref(&parts)?;
                self.aggregates = (abi.max(1), pref.max(1));
            }
            b'n' => {
                for part in std::iter::once(head).chain(parts) {
                    self.native_ints.push(width(part)?);
                }
            }
            b'S' => {
                nothing_after(b"", &parts)?;
                self.stack_align = Some(align(head, u32::MAX)?).filter(|&bytes| bytes != 0);
            }
            b'F' => {
                nothing_after(b"", &parts)?;
                let of_function = match head.first() {
                    Some(b'i') => false,
                    Some(b'n') => true,
                    _ => return Err("expected 'i' or 'n' after 'F'".to_string()),
                };
                let bytes = align(&head[1..], u32::MAX)?;
                self.function_ptr_align = Some(FunctionPtrAlign { bytes, of_function });
            }
            b'P' | b'A' | b'G' => {
                nothing_after(b"", &parts)?;
                let number = addrspace(head)?;
                match letter {
                    b'P' => self.program_addrspace = number,
                    b'A' => self.alloca_addrspace = number,
                    _ => self.globals_addrspace = number,
                }
            }
            b'm' => match parts[..] {
                [mode] if head.is_empty() => {
                    let mangling = Mangling::from_word(mode).ok_or("there is no such mangling")?;
                    self.mangling = Some(mangling);
                }
                _ => return Err("expected 'm:' and a mangling".to_string()),
            },
            letter if letter.is_ascii_alphabetic() => {}
            _ => return Err("it does not start with a letter".to_string()),
        }
        Ok(())
    }

    /// `p[flags][n][(name)]:size:abi[:pref[:index]]`.
    fn apply_pointer(&mut self, head: &[u8], parts: &[&[u8]]) -> Result<(), String> {
        let flags = head.iter().take_while(|b| b.is_ascii_alphabetic()).count();
        let digits = head[flags..].iter().take_while(|b| b.is_ascii_digit()).count();
        let (flags, rest) = head.split_at(flags);
        let (number, name) = rest.split_at(digits);
        let well_named = name.is_empty() || (name.starts_with(b"(") && name.ends_with(b")"));
        if !well_named {
            return Err("expected the number of an address space".to_string());
        }
        let number = if number.is_empty() { 0 } else { addrspace(number)? };
        let (Some(size), Some(abi)) = (parts.first(), parts.get(1)) else {
            return Err("expected a size and an alignment".to_string());
        };
        if parts.len() > 4 {
            return Err("there are too many numbers".to_string());
        }
        let bits = width(size)?;
        let abi_align = align(abi, MAX_ALIGN)?;
        let pref_align = parts.get(2).map_or(Ok(abi_align), |pref| align(pref, MAX_ALIGN))?;
        let index_bits = parts.get(3).map_or(Ok(bits), |index| width(index))?;
        if abi_align == 0 || pref_align == 0 {
            return Err("the alignment is zero".to_string());
        }
        if pref_align < abi_align {
            return Err("the preferred alignment is less than the ABI alignment".to_string());
        }
        if index_bits > bits {
            return Err("the index is wider than the pointer".to_string());
        }
        let non_integral = flags.iter().any(|flag| matches!(flag, b'u' | b'e'));
        let pointer = PointerLayout { bits, abi_align, pref_align, index_bits, non_integral };
        match self.pointers.binary_search_by_key(&number, |(number, _)| *number) {
            Ok(i) => self.pointers[i].1 = pointer,
            Err(i) => self.pointers.insert(i, (number, pointer)),
        }
        Ok(())
    }
}

/// The largest alignment of a type, in bytes.
const MAX_ALIGN: u32 = 1 << 15;

/// The smallest power of two that is not less than the size.
fn natural(bytes: u64) -> (u64, u64) {
    let align = bytes.checked_next_power_of_two().unwrap_or(1 << 63);
    (align, align)
}

fn nothing_after(head: &[u8], parts: &[&[u8]]) -> Result<(), String> {
    if head.is_empty() && parts.is_empty() { Ok(()) } else { Err("something follows it".to_string()) }
}

fn number(text: &[u8]) -> Result<u32, String> {
    // `parse` alone would accept a sign.
    let digits = !text.is_empty() && text.iter().all(u8::is_ascii_digit);
    let text = if digits { std::str::from_utf8(text).ok() } else { None };
    text.and_then(|text| text.parse().ok()).ok_or_else(|| "expected a number of at most 32 bits".to_string())
}

fn addrspace(text: &[u8]) -> Result<u32, String> {
    let number = number(text)?;
    if number < 1 << 24 { Ok(number) } else { Err("an address space has at most 24 bits".to_string()) }
}

fn width(text: &[u8]) -> Result<u32, String> {
    match number(text)? {
        0 => Err("a width is zero".to_string()),
        bits if bits < 1 << 24 => Ok(bits),
        _ => Err("a width is 2^24 or more".to_string()),
    }
}

/// An alignment given in bits, in bytes.
fn align(text: &[u8], max: u32) -> Result<u64, String> {
    let bits = number(text)?;
    let bytes = bits / 8;
    if bits != 0 && (!bits.is_multiple_of(8) || !bytes.is_power_of_two()) {
        return Err("an alignment must be a power of two times 8".to_string());
    }
    if bytes > max { Err("an alignment is too large".to_string()) } else { Ok(u64::from(bytes)) }
}

/// `abi[:pref]`. LLVM until 19 ignores what follows, and layouts with such a rest are in use.
fn abi_and_pref(parts: &[&[u8]]) -> Result<(u64, u64), String> {
    let (abi, pref) = match parts {
        [abi] => (align(abi, MAX_ALIGN)?, align(abi, MAX_ALIGN)?),
        [abi, pref, ..] => (align(abi, MAX_ALIGN)?, align(pref, MAX_ALIGN)?),
        _ => return Err("expected one or two alignments".to_string()),
    };
    if pref < abi {
        return Err("the preferred alignment is less than the ABI alignment".to_string());
    }
    Ok((abi, pref))
}
