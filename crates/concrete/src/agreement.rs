//! The short cuts against the long way: whatever a thread does in a hurry, it does as [`sem::step`] says, op by op.
//!
//! Each function of a program that is made here runs from the same state in three ways: through the loop in a hurry, through
//! [`sem::plain`] on the machine, and through `sem::step` alone. The operands are random: numbers of all widths, undefined bits,
//! poison, pointers into and out of objects of all kinds. After each number of steps, so that short cuts over several ops are
//! also left in between, the three must have the same registers, the same memory, and the same outcome.

use crate::bytes::Word;
use crate::cell::{Cell, Prov};
use crate::machine::{Limits, Machine};
use crate::memory::{Maker, Memory};
use crate::narrow::mask;
use crate::run::{Never, Stops};
use crate::state::Thread;
use crate::world::Silence;
use program::Program;
use program::code::{EdgeId, FuncId, Pc};
use sem::context::{BlockKind, Origin, Stop};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Numbers that look random, the same in each run (splitmix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let x = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ x >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }

    /// Numbers of `w` bits, those around the edges more often.
    fn number(&mut self, w: u32) -> u64 {
        let high = 1 << (w - 1);
        let bits = match self.below(8) {
            0 => 0,
            1 => 1,
            2 => u64::MAX,
            3 => high,
            4 => high - 1,
            5 => self.below(70) as u64,
            _ => self.next(),
        };
        bits & mask(w)
    }
}

/// A function to try: the types of its parameters `%a`, `%b`, … and its body, which ends without a `ret`.
type Case = (Vec<&'static str>, String);

const WIDTHS: [&str; 9] = ["i1", "i3", "i8", "i16", "i31", "i32", "i33", "i63", "i64"];

fn arithmetic(cases: &mut Vec<Case>, dice: &mut Dice) {
    let no_wrap = ["", "nsw", "nuw", "nuw nsw"];
    let ops: [(&str, &[&str]); 13] = [
        ("add", &no_wrap),
        ("sub", &no_wrap),
        ("mul", &no_wrap),
        ("shl", &no_wrap),
        ("udiv", &["", "exact"]),
        ("sdiv", &["", "exact"]),
        ("lshr", &["", "exact"]),
        ("ashr", &["", "exact"]),
        ("urem", &[""]),
        ("srem", &[""]),
        ("and", &[""]),
        ("or", &["", "disjoint"]),
        ("xor", &[""]),
    ];
    for ty in WIDTHS {
        for (op, all) in ops {
            for flags in all {
                cases.push((vec![ty, ty], format!("%r = {op} {flags} {ty} %a, %b")));
                // By a constant, alone and after the load of what is computed with, before the store of the result.
                let by = if ty == "i1" { "true" } else { dice.pick(&["0", "1", "2", "3", "-1", "-4"]) };
                cases.push((vec![ty], format!("%r = {op} {flags} {ty} %a, {by}")));
                cases.push((vec![ty], format!("%r = {op} {flags} {ty} {by}, %a")));
                if !matches!(ty, "i8" | "i32" | "i64") {
                    continue;
                }
                let load = format!("%v = load {ty}, ptr %a, align {}", align(ty));
                let store = format!("store {ty} %r, ptr %a, align {}\nbr label %n\nn:", align(ty));
                cases.push((vec!["ptr"], format!("{load}\n%r = {op} {flags} {ty} %v, {by}\n{store}")));
                cases.push((vec!["ptr", ty], format!("{load}\n%r = {op} {flags} {ty} %b, %v\n{store}")));
                cases.push((vec!["ptr", ty], format!("{load}\n%r = {op} {flags} {ty} %v, %b\n{store}")));
            }
        }
    }
    for op in ["fadd", "fsub", "fmul", "fdiv"] {
        for ty in ["float", "double"] {
            for flags in ["", "nnan", "ninf", "nsz", "fast"] {
                cases.push((vec![ty, ty], format!("%r = {op} {flags} {ty} %a, %b")));
            }
        }
    }
}

fn comparisons(cases: &mut Vec<Case>) {
    for predicate in ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"] {
        for ty in WIDTHS.iter().copied().chain(["ptr"]) {
            let branch = "br i1 %r, label %y, label %n\ny:\nbr label %n\nn:";
            cases.push((vec![ty, ty], format!("%r = icmp {predicate} {ty} %a, %b")));
            cases.push((vec![ty, ty], format!("%r = icmp {predicate} {ty} %a, %b\n{branch}")));
            let by = match ty {
                "ptr" => "null",
                "i1" => "true",
                _ => "3",
            };
            cases.push((vec![ty], format!("%r = icmp {predicate} {ty} %a, {by}\n{branch}")));
            cases.push((vec![ty], format!("%r = icmp {predicate} {ty} {by}, %a\n{branch}")));
            let load = format!("%v = load {ty}, ptr %a, align {}", align(ty));
            cases.push((vec!["ptr"], format!("{load}\n%r = icmp {predicate} {ty} %v, {by}\n{branch}")));
            cases.push((vec!["ptr", ty], format!("{load}\n%r = icmp {predicate} {ty} %b, %v\n{branch}")));
        }
    }
    for predicate in ["oeq", "ogt", "one", "ord", "ueq", "ult", "une", "uno", "true"] {
        for ty in ["float", "double"] {
            cases.push((vec![ty, ty], format!("%r = fcmp {predicate} {ty} %a, %b")));
        }
    }
}

fn casts(cases: &mut Vec<Case>) {
    for (i, from) in WIDTHS.iter().enumerate() {
        for to in &WIDTHS[i + 1..] {
            for flags in ["", "nneg"] {
                cases.push((vec![from], format!("%r = zext {flags} {from} %a to {to}")));
            }
            cases.push((vec![from], format!("%r = sext {from} %a to {to}")));
            for flags in ["", "nuw", "nsw"] {
                cases.push((vec![to], format!("%r = trunc {flags} {to} %a to {from}")));
            }
        }
    }
}

/// The alignment that memory of a type has by itself.
fn align(ty: &str) -> u32 {
    match ty {
        "i1" | "i3" | "i8" => 1,
        "i16" => 2,
        "i31" | "i32" | "float" => 4,
        _ => 8,
    }
}

fn memory(cases: &mut Vec<Case>) {
    for ty in WIDTHS.iter().copied().chain(["float", "double", "ptr"]) {
        for align in [1, align(ty), 16] {
            cases.push((vec!["ptr"], format!("%r = load {ty}, ptr %a, align {align}")));
            cases.push((vec!["ptr", ty], format!("store {ty} %b, ptr %a, align {align}")));
        }
        let align = align(ty);
        let locals = [
            format!("%x = alloca {ty}, align {align}\nstore {ty} %a, ptr %x, align {align}"),
            format!(
                "%y = load {ty}, ptr %x, align {align}\nstore {ty} %y, ptr %x, align {align}\nbr label %n\nn:"
            ),
        ];
        cases.push((vec![ty], locals.join("\n")));
        let two = format!("%v = load {ty}, ptr %a, align {align}\n%w = load {ty}, ptr %b, align {align}");
        cases.push((vec!["ptr", "ptr"], two));
        // What arrays look like: an index from memory, the element's address, the element.
        for flags in ["", "inbounds", "nuw", "nusw"] {
            for index in ["i32", "i64"] {
                let gep = format!("%p = getelementptr {flags} {ty}, ptr %a");
                cases.push((vec!["ptr", index], format!("{gep}, {index} %b")));
            }
            for offset in ["0", "1", "-1", "100"] {
                let gep = format!("%p = getelementptr {flags} {ty}, ptr %a, i64 {offset}");
                cases.push((vec!["ptr"], format!("{gep}\n%r = load {ty}, ptr %p, align {align}")));
                cases.push((vec!["ptr", ty], format!("{gep}\nstore {ty} %b, ptr %p, align {align}")));
                let field = format!("%c = load ptr, ptr %a, align 8\n{}", gep.replace("%a", "%c"));
                cases.push((vec!["ptr"], format!("{field}\n%r = load {ty}, ptr %p, align {align}")));
            }
            for indices in ["i64 1, i64 -4", "i64 -1, i64 5", "i64 0, i64 1"] {
                let gep = format!("%p = getelementptr {flags} [4 x {ty}], ptr %a, {indices}");
                cases.push((vec!["ptr"], format!("{gep}\n%r = load {ty}, ptr %p, align {align}")));
            }
            let wide = format!("%w = sext i32 %i to i64\n%p = getelementptr {flags} {ty}, ptr %a, i64 %w");
            let load =
                format!("%i = load i32, ptr %b, align 4\n{wide}\n%r = load {ty}, ptr %p, align {align}");
            cases.push((vec!["ptr", "ptr"], load));
            let load = format!("%i = add nsw i32 %b, 1\n{wide}\n%r = load {ty}, ptr %p, align {align}");
            cases.push((vec!["ptr", "i32"], load));
            let store = format!("{wide}\nstore {ty} %c, ptr %p, align {align}");
            let index = ["%i = add nsw i32 %b, 1", "%i = load i32, ptr %b, align 4"];
            cases.push((vec!["ptr", "i32", ty], format!("{}\n{store}", index[0])));
            cases.push((vec!["ptr", "ptr", ty], format!("{}\n{store}", index[1])));
        }
    }
}

fn control(cases: &mut Vec<Case>) {
    cases.push((vec!["i1"], "br i1 %a, label %y, label %n\ny:\nbr label %n\nn:".into()));
    let phis = "br i1 %a, label %y, label %n\ny:\nbr label %n\nn:\n\
                %x = phi i32 [ %b, %0 ], [ 7, %y ]\n%z = phi i64 [ 3, %0 ], [ %c, %y ]";
    cases.push((vec!["i1", "i32", "i64"], phis.into()));
    let around = "br label %l\nl:\n%x = phi i32 [ %a, %0 ], [ %y, %l ]\n%y = phi i32 [ %b, %0 ], [ %x, %l ]\n\
                  %t = icmp slt i32 %x, %y\nbr i1 %t, label %l, label %n\nn:";
    cases.push((vec!["i32", "i32"], around.into()));
    let cases_of = "switch i32 %a, label %n [ i32 0, label %y\n i32 1, label %n ]\ny:\nbr label %n\nn:";
    cases.push((vec!["i32"], cases_of.into()));
    cases.push((vec!["i1", "i32", "i32"], "%r = select i1 %a, i32 %b, i32 %c".into()));
    for (ty, attributes) in [("i32", "noundef"), ("i32", ""), ("ptr", "noundef nonnull"), ("i64", "noundef")]
    {
        let call = format!("%r = call {ty} @same_{ty}({ty} {attributes} %a)\n%s = icmp eq {ty} %r, %a");
        cases.push((vec![ty], call));
    }
    cases.push((vec!["i32", "i32"], "%r = call i32 @sum(i32 noundef %a, i32 %b)".into()));
    cases.push((vec!["i32"], "%r = call noundef i32 @promising(i32 %a)".into()));
    cases.push((vec!["i32"], "call void @nothing()\n%r = call i32 @deep(i32 %a)".into()));
    cases.push((vec!["i128"], "%r = call i128 @large(i128 %a)".into()));
}

const FUNCTIONS: &str = "
define i32 @same_i32(i32 %x) { ret i32 %x }
define i64 @same_i64(i64 noundef %x) { ret i64 %x }
define ptr @same_ptr(ptr nonnull %x) { ret ptr %x }
define i128 @large(i128 %x) { ret i128 %x }
define noundef i32 @promising(i32 %x) { ret i32 %x }
define void @nothing() { ret void }
define i32 @sum(i32 noundef %a, i32 %b) {
  %x = alloca i32, align 4
  %y = alloca [3 x i32], align 16
  store i32 %a, ptr %x, align 4
  store i32 %b, ptr %y, align 4
  %v = load i32, ptr %x, align 4
  %w = load i32, ptr %y, align 4
  %r = add nsw i32 %v, %w
  ret i32 %r
}
define i32 @deep(i32 %a) {
  %x = alloca ptr, align 8
  store ptr %x, ptr %x, align 8
  %r = call i32 @sum(i32 %a, i32 1)
  %s = call i32 @same_i32(i32 %r)
  ret i32 %s
}
";

/// A thread that is watched, but never paused.
struct Watched;

impl Stops for Watched {
    const LOOKS: bool = true;
    fn before(&self, _: Pc, _: usize) -> bool {
        false
    }
    fn took(&mut self, _: EdgeId) {}
}

/// What a function starts with.
struct Start {
    memory: Memory,
    thread: Thread,
}

type Ways = fn(&mut Machine<Silence>) -> Result<(), Stop>;

fn in_a_hurry(machine: &mut Machine<Silence>) -> Result<(), Stop> {
    machine.go(&mut Never).map(|_| ())
}

fn plainly(machine: &mut Machine<Silence>) -> Result<(), Stop> {
    machine.go(&mut Watched).map(|_| ())
}

/// By `sem::step` alone.
fn the_long_way(machine: &mut Machine<Silence>) -> Result<(), Stop> {
    while machine.steps < machine.pause {
        let pc = machine.thread.pc;
        let op = &machine.program.code.ops[pc as usize];
        machine.steps += 1;
        let control = sem::step::step(&mut **machine, op)?;
        if machine.proceed(pc, control, &mut Never)?.is_some() {
            break;
        }
    }
    Ok(())
}

/// Random contents, of which some are no plain numbers.
fn word(dice: &mut Dice, provs: &[(Prov, u64)], pointer: usize) -> (Word, usize) {
    let len = [1, 2, 4, 8, 8][dice.below(5)];
    let mut word = Word::number(dice.next() & mask(8 * len));
    match dice.below(8) {
        0 => word.undef = dice.next() & mask(8 * len),
        1 => word.poison = Some(Origin::at(0)),
        2 | 3 => {
            let (prov, base) = provs[dice.below(provs.len())];
            return (Word { bits: base & mask(8 * pointer as u32), prov, ..word }, pointer);
        }
        _ => {}
    }
    (word, len as usize)
}

/// Objects of all kinds, alive and dead, with whatever contents.
fn objects(memory: &mut Memory, dice: &mut Dice, pointer: usize) -> Vec<(Prov, u64)> {
    let mut provs = Vec::new();
    for kind in [BlockKind::Heap, BlockKind::Stack, BlockKind::Global, BlockKind::Constant, BlockKind::Code] {
        for size in [1, 4, 8, 40] {
            provs.extend(memory.allocate(size, 8, kind, Maker::Machine));
        }
    }
    for &(prov, _) in &provs {
        let (Some(slot), Some(size)) = (prov.slot(), memory.slot(prov).map(|slot| slot.size as usize)) else {
            continue;
        };
        for _ in 0..dice.below(6) {
            let (word, len) = word(dice, &provs, pointer);
            if len <= size {
                // Pointers lie at any place.
                let at = if dice.one_in(2) { dice.below(size - len + 1) } else { 0 };
                memory.write(slot, at as u64, len, word);
            }
        }
    }
    for &(prov, _) in provs.iter().skip(1).step_by(7) {
        if let Some(slot) = prov.slot() {
            match dice.below(3) {
                0 => memory.set_live(slot, false),
                1 => memory.free(slot),
                _ => {}
            }
        }
    }
    if dice.one_in(3) {
        memory.share();
    }
    provs
}

/// A random value of `w` bits.
fn value(dice: &mut Dice, w: u32, is_pointer: bool, provs: &[(Prov, u64)]) -> Cell {
    let (prov, base) = provs[dice.below(provs.len())];
    let near = base.wrapping_add([0, 0, 0, 4, 8, 32, 1, 40, u64::MAX][dice.below(9)]) & mask(w);
    let mut cell = match dice.below(if is_pointer { 32 } else { 10 }) {
        0 => Cell { undef: dice.number(w), ..Cell::number(dice.number(w)) },
        1 => Cell::poison(Origin::at(0)),
        2 | 3 if !is_pointer => Cell::pointer(near, prov),
        2 => Cell::number(near),
        3 => Cell::number(dice.number(w)),
        _ if is_pointer => Cell::pointer(near, prov),
        _ => Cell::number(dice.number(w)),
    };
    cell.undef &= mask(w);
    cell
}

fn bits_of(ty: &str, pointer: u32) -> u32 {
    match ty {
        "ptr" => pointer,
        "float" => 32,
        "double" => 64,
        _ => ty[1..].parse().expect("it is an integer"),
    }
}

/// Runs from the same state in each way, to each number of steps, and compares.
fn compare(machine: &mut Machine<Silence>, start: &Start, what: &str) {
    const MOST: u64 = 12;
    for steps in 1..=MOST {
        let mut ends = Vec::new();
        for way in [the_long_way as Ways, plainly, in_a_hurry] {
            machine.memory = start.memory.clone();
            machine.thread = start.thread.clone();
            (machine.base, machine.steps, machine.pause) = (0, 0, steps);
            (machine.ended, machine.observed) = (None, false);
            let stopped = way(machine).is_err();
            ends.push((
                (stopped, machine.ended.clone(), machine.steps),
                machine.thread.clone(),
                machine.memory.clone(),
            ));
        }
        for (way, end) in ["plainly", "in a hurry"].iter().zip(&ends[1..]) {
            assert_eq!(
                end.0, ends[0].0,
                "{way}, {steps} steps: how it ends\n{what}\n{:?}",
                start.thread.cells
            );
            assert_eq!(end.1, ends[0].1, "{way}, {steps} steps: registers\n{what}\n{:?}", start.thread.cells);
            assert!(end.2 == ends[0].2, "{way}, {steps} steps: memory\n{what}\n{:?}", start.thread.cells);
        }
        if ends[0].0.2 < steps {
            return;
        }
    }
}

fn try_all(layout: &str, pointer: u32, seed: u64, times: usize, seen: &mut BTreeSet<String>) {
    let mut dice = Dice(seed);
    let mut cases = Vec::new();
    arithmetic(&mut cases, &mut dice);
    comparisons(&mut cases);
    casts(&mut cases);
    memory(&mut cases);
    control(&mut cases);
    // Every function is an object: states of small programs are copied sooner.
    for cases in cases.chunks(40) {
        let program = program(layout, cases);
        let name = |quick: &program::quick::Quick| {
            format!("{quick:?}").split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string()
        };
        seen.extend(program.code.quick.iter().map(name));
        let mut machine = Machine::new(&program, Silence::default(), Limits::default());
        let fresh = machine.memory.clone();
        for (i, (params, body)) in cases.iter().enumerate() {
            let function: FuncId = program.function_named(&format!("f{i}")).expect("it is there");
            for _ in 0..times {
                machine.memory = fresh.clone();
                let provs = objects(&mut machine.memory, &mut dice, pointer as usize / 8);
                let mut arguments = Vec::new();
                for ty in params {
                    let w = bits_of(ty, pointer);
                    for left in (1..=w).rev().step_by(64) {
                        arguments.push(value(&mut dice, left.min(64), *ty == "ptr", &provs));
                    }
                }
                machine.thread = Thread::new(0, &machine.memory);
                machine.begin(function, &arguments);
                let start = Start { memory: machine.memory.clone(), thread: machine.thread.clone() };
                compare(&mut machine, &start, body);
            }
        }
    }
}

fn program(layout: &str, cases: &[Case]) -> Program {
    let mut text = format!("target datalayout = \"{layout}\"\n{FUNCTIONS}");
    let mut names = Vec::new();
    for (i, (params, body)) in cases.iter().enumerate() {
        let params: Vec<String> =
            params.iter().zip('a'..).map(|(ty, name)| format!("{ty} %{name}")).collect();
        let _ = writeln!(text, "define void @f{i}({}) {{\n{body}\nret void\n}}", params.join(", "));
        names.push(format!("f{i}"));
    }
    let module = reader::read("test.ll", text.as_bytes()).expect("it can be read");
    let entries: Vec<&str> = names.iter().map(String::as_str).collect();
    Program::new(module, &entries).expect("it is a program")
}

/// The names of the table.
macro_rules! table {
    (
        []
        [$($int2:ident $by:ident: $op:ident $meaning:ident $width:literal $flags:ident,)*]
        [$($compare:ident $branch:ident $branch_by:ident: $predicate:ident $compared:literal,)*]
        [$($load:ident $store:ident $store_jump:ident: $kind:ident $size:literal $align:literal,)*]
        $([$($several:ident: $($facts:ident)+ $several_width:literal $several_align:literal $($more:ident)*,)*])*
    ) => {
        [
            $(stringify!($int2), stringify!($by),)*
            $(stringify!($compare), stringify!($branch), stringify!($branch_by),)*
            $(stringify!($load), stringify!($store), stringify!($store_jump),)*
            $($(stringify!($several),)*)*
        ]
    };
}

#[test]
fn short_cuts_lead_where_the_long_way_does() {
    let mut seen = BTreeSet::new();
    try_all("e-p:64:64-i64:64", 64, 1, 12, &mut seen);
    try_all("e-p:32:32-i64:64", 32, 2, 3, &mut seen);
    for name in program::quick_ops!(table!()) {
        assert!(seen.contains(name), "nothing here is {name}");
    }
}
