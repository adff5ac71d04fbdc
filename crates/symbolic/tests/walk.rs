//! The walk against the machine of words: on any operands one path leads to the end, and to the same one.

mod common;

use common::Random;
use common::run::{self, End, Known};
use program::Program;
use std::fmt::Write;
use symbolic::walk::{Bounds, CutAt};

/// Compares on many operands; how many were within the bounds.
fn compare(program: &Program, name: &str, bounds: Bounds, operands: &[Vec<u64>]) -> usize {
    let function = program.function_named(name).unwrap_or_else(|| panic!("no function {name}"));
    let walked = run::walk(program, function, bounds);
    let widths: Vec<u32> = run::parameters(program, function).concat();
    let known = |values: &Vec<u64>| -> Vec<Known> {
        widths.iter().zip(values).map(|(&w, &value)| Known::number(w, value)).collect()
    };
    operands
        .iter()
        .filter(|values| {
            let operands = known(values);
            let found = walked.on(&operands);
            if let Some(end) = &found {
                assert_eq!(*end, run::concrete(program, function, &operands), "{name} on {values:?}");
            }
            found.is_some()
        })
        .count()
}

fn pairs(random: &mut Random, count: usize) -> Vec<Vec<u64>> {
    let mut word = || match random.below(3) {
        0 => random.below(8),
        1 => random.next() & 0xFFFF_FFFF,
        _ => 0xFFFF_FFFF - random.below(4),
    };
    (0..count).map(|_| vec![word(), word()]).collect()
}

#[test]
fn paths_are_merged_where_they_come_together() {
    let program = run::program(
        "@g = global i32 5\n\
         define i32 @f(i32 %a, i32 %b) {\n\
         entry:\n  %c = icmp slt i32 %a, %b\n  br i1 %c, label %yes, label %no\n\
         yes:\n  store i32 %a, ptr @g\n  br label %join\n\
         no:\n  %d = icmp eq i32 %a, 7\n  br i1 %d, label %seven, label %join\n\
         seven:\n  store i32 70, ptr @g\n  br label %join\n\
         join:\n  %p = phi i32 [ 1, %yes ], [ 2, %no ], [ 3, %seven ]\n  %v = load i32, ptr @g\n\
           %r = mul i32 %v, %p\n  ret i32 %r\n}\n",
        &["f"],
    );
    let function = program.function_named("f").expect("f");
    let walked = run::walk(&program, function, Bounds::all(0));
    assert_eq!((walked.walk.merges, walked.walk.ends.len()), (2, 1));
    assert_eq!(walked.walk.ends[0].path, symbolic::Bool::Const(true), "nothing is left of the conditions");
    let operands = pairs(&mut Random::new(1), 200);
    assert_eq!(compare(&program, "f", Bounds::all(0), &operands), 200);
}

#[test]
fn loops_that_input_decides_about_are_cut_and_others_are_not() {
    let program = run::program(
        "define i32 @known(i32 %a) {\n\
         entry:\n  br label %loop\n\
         loop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %s = phi i32 [ 0, %entry ], [ %t, %loop ]\n\
           %t = add i32 %s, %a\n  %j = add i32 %i, 1\n  %go = icmp ult i32 %j, 50\n\
           br i1 %go, label %loop, label %end\n\
         end:\n  ret i32 %t\n}\n\
         define i32 @unknown(i32 %n) {\n\
         entry:\n  br label %loop\n\
         loop:\n  %i = phi i32 [ 0, %entry ], [ %j, %body ]\n  %go = icmp ult i32 %i, %n\n\
           br i1 %go, label %body, label %end\n\
         body:\n  %j = add i32 %i, 1\n  br label %loop\n\
         end:\n  ret i32 %i\n}\n\
         define i32 @depth(i32 %n) {\n\
           %z = icmp eq i32 %n, 0\n  br i1 %z, label %out, label %more\n\
         more:\n  %m = sub i32 %n, 1\n  %r = call i32 @depth(i32 %m)\n  %s = add i32 %r, 1\n  ret i32 %s\n\
         out:\n  ret i32 0\n}\n\
         define i32 @nested(i32 %n) {\n\
         entry:\n  br label %outer\n\
         outer:\n  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]\n  %s = phi i32 [ 0, %entry ], [ %s1, %latch ]\n\
           br label %inner\n\
         inner:\n  %k = phi i32 [ 0, %outer ], [ %k1, %inner ]\n  %s0 = phi i32 [ %s, %outer ], [ %s1, %inner ]\n\
           %s1 = add i32 %s0, %k\n  %k1 = add i32 %k, 1\n  %in = icmp ult i32 %k1, %n\n\
           br i1 %in, label %inner, label %latch\n\
         latch:\n  %i1 = add i32 %i, 1\n  %out = icmp ult i32 %i1, 3\n  br i1 %out, label %outer, label %end\n\
         end:\n  ret i32 %s1\n}\n",
        &["known", "unknown", "depth", "nested"],
    );
    let small: Vec<Vec<u64>> = (0..10).map(|n| vec![n]).collect();
    assert_eq!(compare(&program, "known", Bounds::all(0), &small), 10);
    // With a bound of 3, up to three rounds are seen.
    assert_eq!(compare(&program, "unknown", Bounds::all(3), &small), 4);
    assert_eq!(compare(&program, "depth", Bounds::all(3), &small), 4);
    assert_eq!(compare(&program, "nested", Bounds::all(3), &small), 5);
    let function = program.function_named("unknown").expect("unknown");
    let walked = run::walk(&program, function, Bounds::all(3));
    let head = program.functions[function].blocks[1];
    assert_eq!(walked.walk.cuts.iter().map(|cut| cut.at).collect::<Vec<_>>(), [CutAt::Loop(head)]);
    let mut bounds = Bounds::all(3);
    bounds.loops.insert(head, 6);
    assert_eq!(compare(&program, "unknown", bounds, &small), 7);
    let function = program.function_named("depth").expect("depth");
    let walked = run::walk(&program, function, Bounds::all(3));
    assert_eq!(walked.walk.cuts[0].at, CutAt::Recursion(function));
}

#[test]
fn blocks_live_and_die_on_their_own_paths() {
    let program = run::program(
        "define i32 @escapes(i32 %a, i32 %b) {\n\
         entry:\n  %slot = alloca ptr\n  %x = alloca i32\n  store i32 1, ptr %x\n  store ptr %x, ptr %slot\n\
           %c = icmp ugt i32 %a, %b\n  br i1 %c, label %yes, label %no\n\
         yes:\n  %y = alloca i32\n  store i32 %a, ptr %y\n  store ptr %y, ptr %slot\n  br label %join\n\
         no:\n  %d = icmp eq i32 %a, %b\n  br i1 %d, label %null, label %join\n\
         null:\n  store ptr null, ptr %slot\n  br label %join\n\
         join:\n  %p = load ptr, ptr %slot\n  %r = load i32, ptr %p\n  ret i32 %r\n}\n\
         @fs = global [2 x ptr] [ptr @one, ptr @two]\n\
         define i32 @one(i32 %x) {\n  ret i32 1\n}\n\
         define i32 @two(i32 %x) {\n  %r = add i32 %x, 2\n  ret i32 %r\n}\n\
         define i32 @pointers(i32 %a, i32 %b) {\n\
           %i = and i32 %a, 1\n  %p = getelementptr [2 x ptr], ptr @fs, i32 0, i32 %i\n  %f = load ptr, ptr %p\n\
           %r = call i32 %f(i32 %b)\n  %s = mul i32 %r, 3\n  ret i32 %s\n}\n",
        &["escapes", "pointers"],
    );
    let mut random = Random::new(2);
    let mut operands = pairs(&mut random, 100);
    operands.extend((0..20).map(|n| vec![n, n]));
    assert_eq!(compare(&program, "escapes", Bounds::all(0), &operands), 120);
    assert_eq!(compare(&program, "pointers", Bounds::all(0), &operands), 120);
}

/// A random program: a function of two numbers with branches, loops that end after a few rounds, an array, and calls of another such function.
struct Writer<'r> {
    random: &'r mut Random,
    text: String,
    names: usize,
    calls: Option<&'static str>,
    /// Blocks to leave loops to.
    leave: Vec<String>,
}

impl Writer<'_> {
    fn name(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    fn line(&mut self, text: &str) -> usize {
        let name = self.name();
        let _ = writeln!(self.text, "  %v{name} = {text}");
        name
    }

    fn variable(&mut self) -> &'static str {
        ["x", "y", "z"][self.random.below(3) as usize]
    }

    /// Some number: its name.
    fn value(&mut self) -> String {
        match self.random.below(5) {
            0 => self.random.below(5).to_string(),
            1 => {
                let at = self.element();
                format!("%v{}", self.line(&format!("load i32, ptr %v{at}")))
            }
            2 if self.calls.is_some() && self.random.chance(3) => {
                let (callee, x) = (self.calls.unwrap_or_default(), self.variable());
                let x = self.line(&format!("load i32, ptr %{x}"));
                format!("%v{}", self.line(&format!("call i32 @{callee}(i32 %v{x}, i32 {})", self.names % 7)))
            }
            _ => {
                let x = self.variable();
                format!("%v{}", self.line(&format!("load i32, ptr %{x}")))
            }
        }
    }

    /// The address of an element that input chooses, or that is known.
    fn element(&mut self) -> usize {
        let index = match self.random.below(2) {
            0 => self.random.below(4).to_string(),
            _ => {
                let x = self.variable();
                let x = self.line(&format!("load i32, ptr %{x}"));
                format!("%v{}", self.line(&format!("and i32 %v{x}, 3")))
            }
        };
        self.line(&format!("getelementptr [4 x i32], ptr %a, i32 0, i32 {index}"))
    }

    fn condition(&mut self) -> usize {
        let (a, b) = (self.value(), self.value());
        let how = ["eq", "ult", "slt", "ne"][self.random.below(4) as usize];
        self.line(&format!("icmp {how} i32 {a}, {b}"))
    }

    fn statements(&mut self, depth: u32) {
        for _ in 0..1 + self.random.below(4) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        match self.random.below(if depth == 0 { 3 } else { 6 }) {
            0 | 1 => {
                let (a, b, x) = (self.value(), self.value(), self.variable());
                let op = ["add", "sub", "mul", "xor", "add nsw"][self.random.below(5) as usize];
                let sum = self.line(&format!("{op} i32 {a}, {b}"));
                let sum = match op {
                    "add nsw" => self.line(&format!("freeze i32 %v{sum}")),
                    _ => sum,
                };
                let _ = writeln!(self.text, "  store i32 %v{sum}, ptr %{x}");
            }
            2 => {
                let value = self.value();
                let at = self.element();
                let _ = writeln!(self.text, "  store i32 {value}, ptr %v{at}");
            }
            3 | 4 => {
                let condition = self.condition();
                let n = self.name();
                let _ = writeln!(self.text, "  br i1 %v{condition}, label %yes{n}, label %no{n}\nyes{n}:");
                self.statements(depth - 1);
                if !self.leave.is_empty() && self.random.chance(3) {
                    let out = self.leave[self.random.below(self.leave.len() as u64) as usize].clone();
                    let _ = writeln!(self.text, "  br label %{out}\nno{n}:");
                } else {
                    let _ = writeln!(self.text, "  br label %join{n}\nno{n}:");
                }
                self.statements(depth - 1);
                let _ = writeln!(self.text, "  br label %join{n}\njoin{n}:");
            }
            _ => {
                // As often as input says, or three times.
                let n = self.name();
                let limit = match self.random.below(2) {
                    0 => "3".to_string(),
                    _ => {
                        let value = self.value();
                        format!("%v{}", self.line(&format!("and i32 {value}, 3")))
                    }
                };
                let _ = writeln!(
                    self.text,
                    "  store i32 0, ptr %i{depth}\n  br label %head{n}\nhead{n}:\n  \
                     %c{n} = load i32, ptr %i{depth}\n  %go{n} = icmp ult i32 %c{n}, {limit}\n  \
                     br i1 %go{n}, label %body{n}, label %end{n}\nbody{n}:\n  \
                     %n{n} = add i32 %c{n}, 1\n  store i32 %n{n}, ptr %i{depth}"
                );
                self.leave.push(format!("end{n}"));
                self.statements(depth - 1);
                self.leave.pop();
                let _ = writeln!(self.text, "  br label %head{n}\nend{n}:");
            }
        }
    }

    fn function(&mut self, name: &str, depth: u32) {
        let _ = writeln!(
            self.text,
            "define i32 @{name}(i32 %p, i32 %q) {{\n  %x = alloca i32\n  %y = alloca i32\n  %z = alloca i32\n  \
             %i1 = alloca i32\n  %i2 = alloca i32\n  %i3 = alloca i32\n  %a = alloca [4 x i32]\n  \
             store i32 %p, ptr %x\n  store i32 %q, ptr %y\n  store i32 1, ptr %z\n  \
             store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr %a"
        );
        self.statements(depth);
        let x = self.variable();
        let result = self.line(&format!("load i32, ptr %{x}"));
        let _ = writeln!(self.text, "  ret i32 %v{result}\n}}");
    }
}

#[test]
fn random_programs_end_as_in_the_machine_of_words() {
    let mut random = Random::new(7);
    let (mut within, mut merges) = (0, 0);
    for number in 0..200 {
        let mut writer =
            Writer { random: &mut random, text: String::new(), names: 0, calls: None, leave: Vec::new() };
        writer.function("helper", 2);
        writer.calls = Some("helper");
        writer.function("f", if number % 3 == 0 { 2 } else { 3 });
        let text = writer.text;
        let program = run::program(&text, &["f"]);
        let operands = pairs(&mut random, 12);
        let found = std::panic::catch_unwind(|| compare(&program, "f", Bounds::all(4), &operands));
        within += found.unwrap_or_else(|_| panic!("program {number}:\n{text}"));
        let function = program.function_named("f").expect("f");
        merges += run::walk(&program, function, Bounds::all(4)).walk.merges;
    }
    assert_eq!(within, 200 * 12, "all loops end within the bounds");
    assert!(merges > 1000, "{merges}");
}

#[test]
fn what_must_hold_on_one_path_says_nothing_about_others() {
    let program = run::program(
        "define i32 @f(i32 %a, i32 %b) {\n\
           %c = icmp ult i32 %a, 10\n  br i1 %c, label %yes, label %no\n\
         yes:\n  %d = sub i32 %a, 3\n  %q = udiv i32 100, %d\n  br label %join\n\
         no:\n  %e = udiv i32 %a, %b\n  br label %join\n\
         join:\n  %r = phi i32 [ %q, %yes ], [ %e, %no ]\n  %s = udiv i32 1000, %r\n  ret i32 %s\n}\n",
        &["f"],
    );
    let mut operands = pairs(&mut Random::new(3), 60);
    operands.extend([vec![3, 1], vec![20, 0], vec![5, 0], vec![11, 12]]);
    assert_eq!(compare(&program, "f", Bounds::all(0), &operands), 64);
    let concrete = |a, b| {
        let function = program.function_named("f").expect("f");
        run::concrete(&program, function, &[Known::number(32, a), Known::number(32, b)])
    };
    assert!(matches!(concrete(3, 1), End::Undefined(_)) && matches!(concrete(20, 0), End::Undefined(_)));
}
