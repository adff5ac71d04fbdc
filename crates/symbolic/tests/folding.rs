//! What LLVM folds is what the machine computes, for every instruction and intrinsic that the other tests know. Both domains share
//! one semantics, so this is the judge of that.
//!
//! LLVM may fold poison and NaNs into whatever it likes, so only other results are compared. The judge is LLVM 19's `opt`;
//! without it nothing is compared.

mod common;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bits::float_arith::{self, FloatClass};
use common::Random;
use common::cases::{self, Module, Signature};
use common::run::{self, End, Known};
use program::shape::Kind;

/// LLVM's optimiser, if it is there.
fn optimiser() -> Option<PathBuf> {
    which::which("opt-19").ok()
}

/// A text after LLVM has computed what it can.
fn folded(optimiser: &Path, text: &str) -> String {
    let mut child = Command::new(optimiser)
        .args(["-S", "-passes=always-inline,instsimplify", "-o", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("opt starts");
    let mut input = child.stdin.take().expect("its input");
    let text = text.to_string();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("opt ends");
    writer.join().expect("a writer").expect("opt reads");
    assert!(output.status.success(), "opt refuses what it is given");
    String::from_utf8(output.stdout).expect("text")
}

/// The type of a vector's elements, or the type itself.
fn element(ty: &str) -> &str {
    ty.split(" x ").nth(1).map_or(ty, |rest| rest.trim_end_matches('>'))
}

/// An argument as LLVM writes it: a type and a constant of it.
fn argument(ty: &str, scalars: &[(Known, Kind)]) -> String {
    let part = |(known, kind): &(Known, Kind)| {
        let (number, w) = (known.bits.to_unsigned_decimal(), known.bits.width());
        match kind {
            Kind::Float(_) => format!("{} bitcast (i{w} {number} to {})", element(ty), element(ty)),
            _ => format!("i{w} {number}"),
        }
    };
    let parts: Vec<String> = scalars.iter().map(part).collect();
    match ty.chars().next() {
        Some('<') => format!("{ty} <{}>", parts.join(", ")),
        Some('{') => format!("{ty} {{ {} }}", parts.join(", ")),
        _ => parts.join(", "),
    }
}

fn is_nan(kind: Kind, known: &Known) -> bool {
    let Kind::Float(format) = kind else { return false };
    let class = float_arith::classify(format, known.bits.to_u128().unwrap_or(0));
    matches!(class, Ok(FloatClass::QuietNan | FloatClass::SignalingNan))
}

fn is_finite(kind: Kind, known: &Known) -> bool {
    let Kind::Float(format) = kind else { return true };
    let bits = known.bits.to_u128().unwrap_or(0);
    !is_nan(kind, known)
        && float_arith::classify(format, bits)
            .is_ok_and(|class| !matches!(class, FloatClass::PositiveInfinity | FloatClass::NegativeInfinity))
}

/// Compares a module's functions with what LLVM makes of them; how many results were compared.
fn compare(module: &Module, seed: u64, rounds: usize) -> Option<usize> {
    let optimiser = optimiser()?;
    let program = run::program(&module.text, &module.names());
    let mut random = Random::new(seed);
    let mut text = module.text.replace(") {\n", ") alwaysinline {\n");
    let mut expected = Vec::new();
    for Signature { name, ret, params } in &module.functions {
        let function = program.function_named(name).expect("the function");
        for round in 0..rounds {
            let mut arguments = Vec::new();
            let mut operands = Vec::new();
            for (ty, param) in params.iter().zip(&program.functions[function].params) {
                let leaves = program.code.shape(param.shape).leaves.iter();
                let scalars: Vec<(Known, Kind)> = leaves
                    .map(|leaf| (cases::operand(&mut random, leaf.kind, leaf.width).defined(), leaf.kind))
                    .collect();
                arguments.push(argument(ty, &scalars));
                operands.extend(scalars.into_iter().map(|(known, _)| known));
            }
            let End::Returned(results) = run::concrete(&program, function, &operands) else { continue };
            let (test, arguments) = (format!("{name}.{round}"), arguments.join(", "));
            text += &format!(
                "define {ret} @{test}() {{\n  %r = call {ret} @{name}({arguments})\n  ret {ret} %r\n}}\n"
            );
            expected.push((test, arguments, results));
        }
    }
    let tests: Vec<&str> = expected.iter().map(|(test, ..)| test.as_str()).collect();
    let folded = run::program(&folded(&optimiser, &text), &tests);
    let mut compared = 0;
    for (test, arguments, results) in &expected {
        let function = folded.function_named(test).expect("the function");
        let code = &folded.functions[function];
        // What is not just a constant was not folded.
        if code.end - code.entry != 1 {
            continue;
        }
        let End::Returned(theirs) = run::concrete(&folded, function, &[]) else {
            panic!("{test} does not return")
        };
        let leaves = &folded.code.shape(code.ret).leaves;
        // The exponent of what is infinite or no number may be anything.
        let open = module.body(test).contains("llvm.frexp") && !is_finite(leaves[0].kind, &results[0]);
        let count = if open { 1 } else { leaves.len() };
        for ((ours, theirs), leaf) in results.iter().zip(&theirs).zip(leaves).take(count) {
            if !(ours.poison || is_nan(leaf.kind, ours) && is_nan(leaf.kind, theirs)) {
                // What is undefined may become anything.
                let same = ours.bits.xor(&theirs.bits).and(&ours.undef.not()).is_zero();
                let defined = theirs.undef.and(&ours.undef.not()).is_zero() && !theirs.poison;
                assert!(
                    same && defined,
                    "{test} of {arguments}: {}\nours {ours:?}, LLVM's {theirs:?}",
                    module.body(test)
                );
                compared += 1;
            }
        }
    }
    Some(compared)
}

macro_rules! tests {
    ($($name:ident $seed:literal $rounds:literal $least:literal;)*) => {
        $(#[test]
        fn $name() {
            if let Some(compared) = compare(&cases::$name(), $seed, $rounds) {
                assert!(compared >= $least, "only {compared} results were folded");
            }
        })*
    };
}

tests! {
    integer_arithmetic 41 6 600;
    conversions_of_integers 42 6 100;
    conversions_of_numbers 43 4 300;
    arithmetic_of_numbers 44 4 300;
    comparisons_of_numbers 45 3 300;
    choices_and_freezing 46 6 50;
    intrinsics_of_integers 47 8 600;
    intrinsics_of_numbers 48 3 500;
    vectors 49 8 300;
}
