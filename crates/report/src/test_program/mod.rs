//! A violation as a test: a C file that is linked with the program and gives it the inputs that led there, in their order.
//!
//! ```text
//!   heddle_inputs[]     what was asked for: the value, the function that was asked, the line
//!   heddle_next         the next of them; an end with status 3 if the program asks for something else than it did
//!   given.c             every function that a program may ask for an input, or that claims or assumes something; weak, so that the program's own win
//! ```
//!
//! Limits: programs of one thread, and violations that somebody sees natively: assertions, and what the sanitizers of the compiler look for. What
//! cannot show is said at the head of the file.

use std::collections::BTreeSet;
use std::fmt::Write;

use verdict::property::Class;
use verdict::trace::{MoveKind, TraceInput};
use verdict::{Answer, Verdict};

/// The functions that a program may call, without those of libc.
const GIVEN: &str = include_str!("given.c");

/// Functions of libc that the platform makes of inputs, defined only if they were asked.
const LIBC: &[(&str, &str)] = &[
    ("rand", "OURS int rand(void) { return (int)heddle_next(\"rand\") & 0x7fffffff; }"),
    (
        "rand_r",
        "OURS int rand_r(unsigned *seed) { (void)seed; return (int)heddle_next(\"rand_r\") & 0x7fffffff; }",
    ),
    ("random", "OURS long random(void) { return (int)heddle_next(\"random\") & 0x7fffffff; }"),
    ("lrand48", "OURS long lrand48(void) { return (int)heddle_next(\"lrand48\") & 0x7fffffff; }"),
    ("mrand48", "OURS long mrand48(void) { return (int)heddle_next(\"mrand48\"); }"),
    (
        "drand48",
        "OURS double drand48(void) {\n    double high = (unsigned short)heddle_next(\"drand48\");\n    \
         return high * 0x1p-16 + (unsigned)heddle_next(\"drand48\") * 0x1p-48;\n}",
    ),
    ("clock", "OURS long clock(void) { return (long)heddle_next(\"clock\") & __LONG_MAX__; }"),
    ("getpid", "OURS int getpid(void) { return (int)heddle_next(\"getpid\") & 0x7fffffff; }"),
];

/// Whether a function is one that the file defines: its text has it, or what `BOTH` puts the two prefixes before.
fn is_given(function: &str) -> bool {
    let plain = |prefix: &str| {
        function.strip_prefix(prefix).is_some_and(|rest| GIVEN.contains(&format!(", {rest})")))
    };
    LIBC.iter().any(|(name, _)| *name == function)
        || GIVEN.contains(&format!(", {function})"))
        || GIVEN.contains(&format!(" {function}("))
        || plain("__VERIFIER_nondet_")
        || plain("nondet_")
}

/// The test of a violation, which the command `build` builds with the program and runs; or why there is none.
pub fn test_program(answer: &Answer, build: &str) -> Result<String, String> {
    let violated = answer.properties.iter().find(|property| property.verdict == Verdict::False);
    let (Some(property), Some(trace)) = (violated, &answer.trace) else {
        return Err("there is no violation to test".to_string());
    };
    let alone = trace.moves.iter().all(|made| made.thread == 0 && made.kind == MoveKind::Step);
    if !alone || trace.threads.len() > 1 {
        return Err("a test cannot say which thread moves when".to_string());
    }
    let mut head = vec![
        format!(
            "A test that shows a violation of {}, found by Heddle ({}).",
            answer.input.join(" "),
            answer.engine
        ),
        String::new(),
        format!("Violated: [{}] {}", property.class.name(), property.message),
    ];
    head.extend(property.location.iter().map(|location| format!("Where: {location}")));
    head.push(format!("Build and run: {build}"));
    head.extend(limits(property.class).map(|limit| format!("Note: {limit}")));
    if trace.inputs.iter().any(|input| input.fails) {
        head.push("Note: an allocation fails on the way, which this test does not make it do.".to_string());
    }
    let (given, left_out): (Vec<&TraceInput>, Vec<&TraceInput>) =
        trace.inputs.iter().filter(|input| !input.fails).partition(|input| is_given(&input.function));
    if given.iter().any(|input| input.location.is_none()) {
        return Err(
            "it depends on what main is started with or on the environment, which a test does not give"
                .to_string(),
        );
    }
    let left_out: BTreeSet<&str> = left_out.iter().map(|input| input.function.as_str()).collect();
    for function in left_out {
        head.push(format!("Note: what {function} gives is left to the system."));
    }
    let mut text = String::from("/*\n");
    for line in head {
        let line = format!(" * {}", one_line(&line).replace("*/", "* /"));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push_str(" */\n\n/* The inputs, in the order in which the program asks for them. */\n");
    text.push_str("static const struct { unsigned long long value; const char *function, *where; } heddle_inputs[] = {\n");
    for input in &given {
        let place = input.location.as_ref().map_or("?".to_string(), |location| location.to_string());
        let (function, place) = (quoted(&input.function), quoted(&place));
        let _ = writeln!(text, "    {{{:#x}ull, {function}, {place}}}, /* {} */", input.value, number(input));
    }
    text.push_str("    {0, \"\", \"\"},\n};\n\n");
    text.push_str(GIVEN);
    let asked: BTreeSet<&str> = given.iter().map(|input| input.function.as_str()).collect();
    for (_, definition) in LIBC.iter().filter(|(name, _)| asked.contains(name)) {
        text.push('\n');
        text.push_str(definition);
        text.push('\n');
    }
    text.push_str("\n#ifdef __cplusplus\n}\n#endif\n");
    Ok(text)
}

/// Why a violation of a class may not show.
fn limits(class: Class) -> Option<&'static str> {
    match class {
        Class::Uninit => {
            Some("only -fsanitize=memory (without address) may show values that were never written.")
        }
        Class::Bounds => Some("an access that stays inside of a larger object is seen by no sanitizer."),
        Class::Lifetime => Some("no sanitizer sees that an array of variable length is gone."),
        Class::Undefined | Class::Align | Class::Cleanup | Class::Pointer => {
            Some("sanitizers see only some violations of this class.")
        }
        Class::Race | Class::Deadlock => Some("sanitizers of memory do not see this."),
        _ => None,
    }
}

/// What a value is, for people.
pub(crate) fn number(input: &TraceInput) -> String {
    let function = input.function.as_str();
    if input.width == 32 && function.ends_with("float") {
        return format!("{:?}", f32::from_bits(input.value as u32));
    }
    if input.width == 64 && function.ends_with("double") {
        return format!("{:?}", f64::from_bits(input.value));
    }
    let shift = 64 - input.width.clamp(1, 64);
    let signed = ((input.value << shift) as i64) >> shift;
    let unsigned = ["_u", "bool", "size_t", "choose", "pointer", "bytes", "memory"]
        .iter()
        .any(|word| function.contains(word));
    if unsigned { input.value.to_string() } else { signed.to_string() }
}

/// A string of C.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' | b'?' => quoted.extend(['\\', char::from(byte)]),
            b' '..=b'~' => quoted.push(char::from(byte)),
            _ => {
                let _ = write!(quoted, "\\{byte:03o}");
            }
        }
    }
    quoted.push('"');
    quoted
}

/// Without ends of lines.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(function: &str, value: u64, width: u32) -> TraceInput {
        let function = function.to_string();
        TraceInput { function, location: None, value, width, thread: 0, step: 1, fails: false }
    }

    #[test]
    fn functions_are_known_by_their_names() {
        let known = [
            "heddle_any_int",
            "heddle_any_bytes",
            "heddle_choose_weighted",
            "nondet_uint",
            "__VERIFIER_nondet_long",
        ];
        for function in known.into_iter().chain(["__VERIFIER_nondet_u16", "__VERIFIER_nondet_memory", "rand"])
        {
            assert!(is_given(function), "{function}");
        }
        for function in ["isatty", "gettimeofday", "input"] {
            assert!(!is_given(function), "{function}");
        }
    }

    #[test]
    fn values_are_shown_as_their_types_say() {
        assert_eq!(number(&input("__VERIFIER_nondet_int", 0xFFFF_FFFE, 32)), "-2");
        assert_eq!(number(&input("__VERIFIER_nondet_uint", 0xFFFF_FFFE, 32)), "4294967294");
        assert_eq!(number(&input("heddle_any_bool", 1, 1)), "1");
        assert_eq!(number(&input("heddle_any_double", 2.5f64.to_bits(), 64)), "2.5");
        assert_eq!(quoted("a\"b\\\n??="), "\"a\\\"b\\\\\\012\\?\\?=\"");
    }
}
