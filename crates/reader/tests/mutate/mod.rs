//! Changes to the text of a module that keep most of it plausible. Shared with the targets in `fuzz/`.

/// Numbers, the same for the same seed everywhere: splitmix64.
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number less than `n`, or 0 if there is none.
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.next() % n as u64) as usize }
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// Numbers at which something may overflow.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "-1",
    "7",
    "31",
    "32",
    "63",
    "64",
    "255",
    "256",
    "65535",
    "65536",
    "8388608",
    "16777216",
    "2147483647",
    "2147483648",
    "4294967294",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
];

/// What a token may be replaced by.
const WORDS: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "i128",
    "i3",
    "ptr",
    "void",
    "float",
    "double",
    "half",
    "fp128",
    "x86_fp80",
    "label",
    "metadata",
    "token",
    "opaque",
    "<2 x i32>",
    "<vscale x 4 x i8>",
    "[3 x i8]",
    "{ i8, i32 }",
    "<{ i8 }>",
    "i8*",
    "ptr addrspace(1)",
    "target(\"spirv.Image\")",
    "%T",
    "zeroinitializer",
    "undef",
    "poison",
    "null",
    "none",
    "true",
    "false",
    "c\"a\\00\"",
    "0x7FF0000000000000",
    "1.5",
    "@f",
    "@g",
    "%0",
    "%1",
    "%x",
    "%entry",
    "!0",
    "!1",
    "!{}",
    "!DIExpression()",
    "!dbg",
    "!range",
    "!tbaa",
    "#0",
    "add",
    "sub",
    "udiv",
    "shl",
    "fadd",
    "fneg",
    "icmp",
    "fcmp",
    "eq",
    "olt",
    "phi",
    "select",
    "freeze",
    "load",
    "store",
    "alloca",
    "getelementptr",
    "inbounds",
    "cmpxchg",
    "atomicrmw",
    "fence",
    "atomic",
    "seq_cst",
    "acquire",
    "monotonic",
    "volatile",
    "call",
    "invoke",
    "tail",
    "musttail",
    "br",
    "switch",
    "indirectbr",
    "callbr",
    "ret",
    "resume",
    "unreachable",
    "landingpad",
    "catchpad",
    "cleanuppad",
    "catchswitch",
    "within",
    "cleanup",
    "trunc",
    "zext",
    "sext",
    "bitcast",
    "inttoptr",
    "ptrtoint",
    "addrspacecast",
    "extractvalue",
    "insertvalue",
    "extractelement",
    "insertelement",
    "shufflevector",
    "va_arg",
    "nsw",
    "nuw",
    "exact",
    "fast",
    "nnan",
    "disjoint",
    "align 4",
    "dereferenceable(8)",
    "byval(i8)",
    "sret(i8)",
    "noalias",
    "nonnull",
    "nounwind",
    "memory(none)",
    "inalloca(i8)",
    "swifterror",
    "global",
    "constant",
    "alias",
    "ifunc",
    "external",
    "internal",
    "private",
    "weak",
    "common",
    "appending",
    "available_externally",
    "dso_local",
    "thread_local",
    "comdat",
    "section \"s\"",
    "unnamed_addr",
    "define",
    "declare",
    "type",
    "distinct",
    "personality",
    "gc \"g\"",
    "prefix",
    "x",
    "to",
    "unwind",
    "...",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    ",",
    "=",
    "*",
    ":",
    "asm",
    "blockaddress(@f, %x)",
    "dso_local_equivalent",
    "splat (i8 1)",
    "vscale",
    "syncscope(\"a\")",
    "addrspace(1)",
    "\"\"",
    "\n",
    "; ",
];

/// The tokens of a text, roughly: words with their sigils, numbers, strings, single signs; as ranges.
fn tokens(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b"_.$-%@!#\\".contains(&b);
    let mut tokens = Vec::new();
    let mut i = 0;
    while i < text.len() {
        let start = i;
        let first = text[i];
        i += 1;
        match first {
            _ if first.is_ascii_whitespace() => continue,
            b'"' => {
                while i < text.len() && text[i] != b'"' {
                    i += 1;
                }
                i = (i + 1).min(text.len());
            }
            _ if is_word(first) => {
                while i < text.len() && is_word(text[i]) {
                    i += 1;
                }
            }
            _ => {}
        }
        tokens.push(start..i);
    }
    tokens
}

/// The lines of a text with their ends, as ranges.
fn lines(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let mut start = 0;
    text.split_inclusive(|&b| b == b'\n')
        .map(|line| {
            start += line.len();
            start - line.len()..start
        })
        .collect()
}

/// Makes one change to `text`; `other` is where foreign parts come from.
pub fn mutate(text: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let tokens = tokens(text);
    if tokens.is_empty() {
        text.extend_from_slice(other);
        return;
    }
    let at = tokens[random.below(tokens.len())].clone();
    match random.below(14) {
        0 => {
            let place = random.below(text.len());
            text[place] ^= 1 << random.below(8);
        }
        1 => drop(text.drain(at)),
        2 => {
            let again = [b" ", &text[at.clone()]].concat();
            text.splice(at.end..at.end, again);
        }
        3 | 4 => {
            let with = tokens[random.below(tokens.len())].clone();
            let with = text[with].to_vec();
            text.splice(at, with);
        }
        5 | 6 => {
            let digits = |t: &&std::ops::Range<usize>| text[t.start..t.end].iter().any(u8::is_ascii_digit);
            let numbers: Vec<_> = tokens.iter().filter(digits).cloned().collect();
            if let Some(number) = numbers.get(random.below(numbers.len())) {
                // Sigils and the letter of an integer type stay.
                let keep = text[number.clone()].iter().position(u8::is_ascii_digit).unwrap_or(0);
                let digits = number.start + keep..number.end;
                text.splice(digits, random.pick(NUMBERS).bytes());
            }
        }
        7 | 8 => drop(text.splice(at, random.pick(WORDS).bytes())),
        9 => {
            let word = format!(" {} ", random.pick(WORDS));
            text.splice(at.start..at.start, word.bytes());
        }
        10 => {
            let lines = lines(text);
            let line = lines[random.below(lines.len())].clone();
            let to = lines[random.below(lines.len())].start;
            let moved = text[line.clone()].to_vec();
            if random.below(2) == 0 {
                text.splice(to..to, moved);
            } else {
                text.drain(line.clone());
                let to = if to > line.start { to - moved.len() } else { to };
                text.splice(to..to, moved);
            }
        }
        11 => drop(text.drain(lines(text)[random.below(lines(text).len())].clone())),
        12 => {
            let theirs = lines(other);
            if !theirs.is_empty() {
                let from = random.below(theirs.len());
                let to = (from + 1 + random.below(6)).min(theirs.len());
                let ours = lines(text);
                let place = ours[random.below(ours.len())].start;
                text.splice(place..place, other[theirs[from].start..theirs[to - 1].end].to_vec());
            }
        }
        _ if random.below(4) == 0 => text.truncate(at.end),
        _ => text[at].iter_mut().for_each(|b| *b = b.to_ascii_uppercase()),
    }
}
