//! Random programs that load, store, copy and fill at known and at unknown offsets, through pointers to known and to unknown
//! objects, do the same in both machines.

mod common;

use std::fmt::Write;

use bits::Bits;
use common::Random;
use common::run::{self, End, Known};
use sem::ub::UbKind;

/// What functions take: offsets, a length, conditions, and things to store.
const PARAMETERS: &str =
    "i64 %o0, i64 %o1, i64 %o2, i64 %n, i1 %c0, i1 %c1, i64 %x0, i128 %x1, i8 %x2, double %x3";
/// The type of an access, and how its value is made.
const ACCESSES: [(&str, &str); 10] = [
    ("i8", "%x2"),
    ("i16", "trunc i64 %x0 to i16"),
    ("i32", "trunc i64 %x0 to i32"),
    ("i64", "%x0"),
    ("i128", "%x1"),
    ("i65", "trunc i128 %x1 to i65"),
    ("i24", "trunc i128 %x1 to i24"),
    ("i3", "trunc i8 %x2 to i3"),
    ("double", "%x3"),
    ("<3 x i5>", "bitcast i15 %narrow to <3 x i5>"),
];

/// A random program, and what its function returns.
struct Writer<'r> {
    random: &'r mut Random,
    body: String,
    next: u32,
    results: Vec<(&'static str, String)>,
    /// Whether offsets and objects may be unknown, and accesses out of bounds.
    unknown: bool,
    wild: bool,
}

impl Writer<'_> {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%t{}", self.next)
    }

    fn line(&mut self, instruction: String) -> String {
        let name = self.name();
        writeln!(self.body, "  {name} = {instruction}").expect("text");
        name
    }

    /// A pointer into some object.
    fn pointer(&mut self) -> String {
        let objects = ["%m0", "%m1", "@g"];
        let mut base = objects[self.random.below(3) as usize].to_string();
        if self.unknown && self.random.chance(4) {
            let other = objects[self.random.below(3) as usize];
            let condition = self.random.below(2);
            base = self.line(format!("select i1 %c{condition}, ptr {base}, ptr {other}"));
        }
        if self.unknown && self.random.chance(2) {
            let (offset, flags) = (self.random.below(3), self.flags());
            return self.line(format!("getelementptr {flags}i8, ptr {base}, i64 %o{offset}"));
        }
        let most = if self.wild && self.random.chance(8) { 40 } else { 13 };
        let (offset, flags) = (self.random.below(most), self.flags());
        self.line(format!("getelementptr {flags}i8, ptr {base}, i64 {offset}"))
    }

    fn flags(&mut self) -> &'static str {
        ["", "", "", "inbounds ", "inbounds nuw ", "nusw ", "nuw "][self.random.below(7) as usize]
    }

    fn length(&mut self) -> String {
        if self.unknown && self.random.chance(3) {
            "%n".to_string()
        } else {
            self.random.below(17).to_string()
        }
    }

    fn step(&mut self) {
        let (ty, value) = ACCESSES[self.random.below(ACCESSES.len() as u64) as usize];
        match self.random.below(8) {
            0..=2 => {
                let value =
                    if value.starts_with('%') { value.to_string() } else { self.line(value.to_string()) };
                let pointer = self.pointer();
                writeln!(self.body, "  store {ty} {value}, ptr {pointer}, align 1").expect("text");
            }
            3 | 4 => {
                let pointer = self.pointer();
                let value = self.line(format!("load {ty}, ptr {pointer}, align 1"));
                self.results.push((ty, value));
            }
            5 => {
                let (to, from, length) = (self.pointer(), self.pointer(), self.length());
                writeln!(
                    self.body,
                    "  call void @llvm.memmove.p0.p0.i64(ptr {to}, ptr {from}, i64 {length}, i1 0)"
                )
                .expect("text");
            }
            6 => {
                let (to, length) = (self.pointer(), self.length());
                writeln!(self.body, "  call void @llvm.memset.p0.i64(ptr {to}, i8 %x2, i64 {length}, i1 0)")
                    .expect("text");
            }
            _ => {
                // A pointer stored, perhaps overwritten in part, loaded and followed.
                let (slot, target) = (self.pointer(), self.pointer());
                writeln!(self.body, "  store ptr {target}, ptr {slot}, align 1").expect("text");
                if self.random.chance(3) {
                    let copy = self.pointer();
                    writeln!(
                        self.body,
                        "  call void @llvm.memmove.p0.p0.i64(ptr {copy}, ptr {slot}, i64 8, i1 0)"
                    )
                    .expect("text");
                    let loaded = self.line(format!("load ptr, ptr {copy}, align 1"));
                    let value = self.line(format!("load i16, ptr {loaded}, align 1"));
                    self.results.push(("i16", value));
                } else {
                    let loaded = self.line(format!("load ptr, ptr {slot}, align 1"));
                    writeln!(self.body, "  store i8 %x2, ptr {loaded}, align 1").expect("text");
                    let number = self.line(format!("ptrtoint ptr {loaded} to i64"));
                    self.results.push(("i64", number));
                }
            }
        }
    }
}

fn text(random: &mut Random, unknown: bool, wild: bool) -> String {
    let steps = 4 + random.below(10);
    let mut writer = Writer { random, body: String::new(), next: 0, results: Vec::new(), unknown, wild };
    for _ in 0..steps {
        writer.step();
    }
    let pointer = writer.pointer();
    let last = writer.line(format!("load i64, ptr {pointer}, align 1"));
    writer.results.push(("i64", last));
    let types: Vec<&str> = writer.results.iter().map(|(ty, _)| *ty).collect();
    let ret = format!("{{ {} }}", types.join(", "));
    let mut whole = "poison".to_string();
    for (i, (ty, value)) in std::mem::take(&mut writer.results).into_iter().enumerate() {
        whole = writer.line(format!("insertvalue {ret} {whole}, {ty} {value}, {i}"));
    }
    format!(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
         @g = global [32 x i8] c\"abcdefghijklmnopqrstuvwxyz\\00\\00\\00\\00\\00\\00\"\n\
         declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n\
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
         define {ret} @f({PARAMETERS}) {{\n  %m0 = alloca [32 x i8]\n  %m1 = alloca [32 x i8]\n  \
         %narrow = trunc i64 %x0 to i15\n{}  ret {ret} {whole}\n}}\n",
        writer.body
    )
}

fn operands(random: &mut Random, wild: bool) -> Vec<Known> {
    let mut operands = Vec::new();
    for _ in 0..4 {
        let offset = if wild && random.chance(8) { random.below(40) } else { random.below(14) };
        operands.push(Known::number(64, offset));
    }
    for _ in 0..2 {
        operands.push(Known::number(1, random.below(2)));
    }
    for w in [64, 128, 8, 64] {
        let bits = Bits::from_words(w, &[random.next(), random.next()]);
        operands.push(Known::random(random, bits));
    }
    operands
}

/// Compares programs, and says how many runs ended well, and how many in undefined behaviour.
fn compare(seed: u64, programs: usize, rounds: usize, unknown: bool, wild: bool) -> (usize, usize) {
    compare_sized(seed, (programs, rounds), (unknown, wild), 32)
}

/// The same with locals of so many bytes.
fn compare_sized(
    seed: u64,
    (programs, rounds): (usize, usize),
    (unknown, wild): (bool, bool),
    size: u32,
) -> (usize, usize) {
    let mut random = Random::new(seed);
    let (mut well, mut badly) = (0, 0);
    for _ in 0..programs {
        let text = text(&mut random, unknown, wild);
        let text = text.replace("alloca [32 x i8]", &format!("alloca [{size} x i8]"));
        let program = run::program(&text, &["f"]);
        let function = program.function_named("f").expect("the function");
        let variables = run::on_variables(&program, function);
        assert!(variables.is_supported(), "{text}");
        for _ in 0..rounds {
            let operands = operands(&mut random, wild);
            let expected = run::concrete(&program, function, &operands);
            match expected {
                End::Returned(_) => well += 1,
                _ => badly += 1,
            }
            assert_eq!(variables.on(&operands), expected, "on variables {operands:?}:\n{text}");
            let constants = run::on_constants(&program, function, &operands);
            assert_eq!(constants, expected, "on constants {operands:?}:\n{text}");
        }
    }
    (well, badly)
}

#[test]
fn known_offsets() {
    let (well, _) = compare(31, 80, 6, false, false);
    assert!(well > 300, "only {well} runs ended well");
}

#[test]
fn unknown_offsets_and_objects() {
    let (well, _) = compare(32, 80, 8, true, false);
    assert!(well > 250, "only {well} runs ended well");
}

/// Too large for all offsets to be told apart: arrays of the solver.
#[test]
fn unknown_offsets_into_large_objects() {
    let (well, _) = compare_sized(34, (60, 6), (true, false), 300);
    assert!(well > 150, "only {well} runs ended well");
}

#[test]
fn accesses_out_of_bounds() {
    let (well, badly) = compare(33, 60, 8, true, true);
    assert!(well > 50 && badly > 100, "{well} runs ended well, {badly} badly");
}

#[test]
fn address_computations() {
    let mut text = "@g = global [64 x i8] zeroinitializer\n".to_string();
    let mut names = Vec::new();
    for flags in ["", "inbounds", "nusw", "nuw", "nusw nuw", "inbounds nuw"] {
        for (source, indices) in [
            ("i8", "i64 %a"),
            ("i32", "i32 %b"),
            ("{ i16, [3 x i24] }", "i64 %a, i32 1, i64 2"),
            ("[5 x i16]", "i64 %a, i32 %b"),
            ("[5 x i16]", "i65 %c, i8 3"),
            ("[4 x i8]", "i64 1, i64 -4"),
            ("[4 x i8]", "i64 -1, i64 3"),
            ("[4 x i8]", "i64 2, i64 1"),
            ("[4 x i8]", "i64 -1, i64 -2"),
            ("{ i16, [3 x i24] }", "i64 %a, i32 1, i64 -2"),
            ("[4 x [5 x i8]]", "i64 1, i32 %b, i64 -3"),
            ("[4 x i8]", "i64 4611686018427387904, i64 1"),
            ("[4 x i8]", "i128 18446744073709551617, i64 1"),
        ] {
            let name = format!("f{}", names.len());
            text += &format!(
                "define i64 @{name}(i64 %o, i64 %a, i32 %b, i65 %c) {{\n  %p = getelementptr i8, ptr @g, i64 %o\n  \
                 %q = getelementptr {flags} {source}, ptr %p, {indices}\n  %r = ptrtoint ptr %q to i64\n  \
                 ret i64 %r\n}}\n"
            );
            names.push(name);
        }
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let program = run::program(&text, &names);
    let mut random = Random::new(34);
    for name in names {
        run::compare(&program, name, 120, || {
            let mut small = |w: u32| match random.below(4) {
                0 => random.bits(w),
                _ => Bits::from_u64(w, random.below(12)).sub(&Bits::from_u64(w, 3)),
            };
            let bits = [small(64), small(64), small(32), small(65)];
            bits.into_iter().map(|bits| Known::random(&mut random, bits)).collect()
        });
    }
}

#[test]
fn nothing_is_copied_through_any_pointer() {
    let text = "@g = global [8 x i8] zeroinitializer\n\
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
        define i8 @fill(i64 %n) {\n  call void @llvm.memset.p0.i64(ptr null, i8 1, i64 %n, i1 0)\n  ret i8 1\n}\n\
        define i8 @copy(i64 %n) {\n  call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr null, i64 %n, i1 0)\n  ret i8 1\n}\n\
        define i8 @take(ptr dereferenceable_or_null(9) %p) {\n  ret i8 1\n}\n\
        define i8 @promise(i1 %c) {\n  %p = select i1 %c, ptr @g, ptr null\n\
          %r = call i8 @take(ptr dereferenceable_or_null(9) %p)\n  ret i8 %r\n}\n";
    let program = run::program(text, &["fill", "copy", "promise"]);
    for (name, w, kind) in [
        ("fill", 64, UbKind::NullAccess),
        ("copy", 64, UbKind::NullAccess),
        ("promise", 1, UbKind::OutOfBounds),
    ] {
        let function = program.function_named(name).expect("the function");
        let variables = run::on_variables(&program, function);
        let fine = End::Returned(vec![Known::number(8, 1)]);
        for (value, expected) in [(0, fine), (1, End::Undefined(kind))] {
            let operands = [Known::number(w, value)];
            assert_eq!(run::concrete(&program, function, &operands), expected, "{name} of {value}");
            assert_eq!(run::on_constants(&program, function, &operands), expected, "{name} of {value}");
            assert_eq!(variables.on(&operands), expected, "{name} of {value}");
        }
    }
}
