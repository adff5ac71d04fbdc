//! What is printed means the same to a compiler: many expressions in one program, with traps where something is undefined.

use super::random::{Built, Step, assignment, build, tried};
use prove::express::{DataModel, print};
use std::fmt::Write;
use std::process::Command;
use term::{TermId, eval};

const SHAPES: [(u32, bool); 4] = [(32, true), (32, false), (8, true), (64, true)];
const EXPRESSIONS: usize = 150;
const ROUNDS: u64 = 25;

fn type_name(shape: (u32, bool)) -> &'static str {
    match shape {
        (8, true) => "signed char",
        (32, true) => "int",
        (32, false) => "unsigned int",
        _ => "long long",
    }
}

/// Expressions of random terms, each with its term.
fn expressions() -> Vec<(Built, TermId, String)> {
    let mut found = Vec::new();
    for seed in 1u64.. {
        let numbers = tried(seed.wrapping_mul(0x2545_f491_4f6c_dd1d), 50);
        let steps: Vec<Step> = numbers
            .chunks(5)
            .map(|part| (part[0].rotate_left(11) as u8, [1, 2, 3].map(|at| part[at] as usize % 101), part[4]))
            .collect();
        let built = build(&SHAPES, &steps);
        let last = built.truths.last().copied().expect("there is one");
        let text = print(&built.terms, &built.names, DataModel::Lp64, last);
        // Constants are of no interest.
        if let Some(text) = text.filter(|text| text.contains('v')) {
            found.push((built, last, text));
        }
        if found.len() == EXPRESSIONS {
            break;
        }
    }
    found
}

#[test]
fn compilers_agree() {
    let expressions = expressions();
    let mut program = String::from("#include <stdio.h>\n");
    let parameters: Vec<String> =
        SHAPES.iter().enumerate().map(|(number, shape)| format!("{} v{number}", type_name(*shape))).collect();
    for (number, (_, _, text)) in expressions.iter().enumerate() {
        let _ = writeln!(program, "static int f{number}({}) {{ return {text}; }}", parameters.join(", "));
    }
    program += "int main(void) {\n";
    let mut expected = String::new();
    for (number, (built, truth, _)) in expressions.iter().enumerate() {
        for round in 0..ROUNDS {
            let values = tried(round.wrapping_mul(77).wrapping_add(number as u64), SHAPES.len());
            let arguments: Vec<String> = values.iter().map(|value| format!("{value}ull")).collect();
            let _ =
                writeln!(program, "  printf(\"%d %d\\n\", {number}, f{number}({}));", arguments.join(", "));
            let value = eval(&built.terms, &assignment(built, &values), *truth).expect("it has a value");
            let _ = writeln!(expected, "{number} {}", u8::from(value.as_bool() == Some(true)));
        }
    }
    program += "}\n";
    let directory = tempfile::tempdir().expect("there is room");
    let (file, binary) = (directory.path().join("a.c"), directory.path().join("a.out"));
    std::fs::write(&file, program).expect("it is written");
    let traps = ["-fsanitize=undefined", "-fsanitize-trap=all", "-w", "-O0", "-std=c11"];
    let compiled = Command::new("clang-19").args(traps).arg(&file).arg("-o").arg(&binary).output();
    let compiled = compiled.expect("clang-19 is needed");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = Command::new(&binary).output().expect("it runs");
    let shown = String::from_utf8_lossy(&run.stdout);
    for (line, (got, wanted)) in shown.lines().zip(expected.lines()).enumerate() {
        let (_, _, text) = &expressions[line / ROUNDS as usize];
        assert_eq!(got, wanted, "round {} of {text}", line as u64 % ROUNDS);
    }
    assert!(
        run.status.success() && shown.lines().count() == expected.lines().count(),
        "it was stopped by a trap"
    );
}
