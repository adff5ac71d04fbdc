//! Runs every function of every `.ll` file below some directories in both machines, on small numbers as arguments.
//!
//! Meant for LLVM's test suite: nothing may panic, and where both machines come to the end of a function without touching
//! pointers, they must agree on the result: bits, undefined bits and poison. What is not supported is counted by its reason.

use bits::Bits;
use clap::Parser;
use concrete::{Cell, Limits, Machine, Outcome, Silence};
use program::Program;
use program::code::{FuncId, Function};
use program::shape::Kind;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// Runs functions of many .ll files.
#[derive(Parser)]
struct Options {
    /// Directories with .ll files.
    #[arg(required = true)]
    dirs: Vec<PathBuf>,
    /// How many steps a function may make.
    #[arg(long, default_value_t = 2000)]
    steps: u64,
}

#[derive(Default)]
struct Counts {
    functions: usize,
    ended: usize,
    agreed: usize,
    outcomes: BTreeMap<String, usize>,
    unsupported: BTreeMap<String, usize>,
    wrong: Vec<String>,
}

fn main() -> std::io::Result<()> {
    let options = Options::parse();
    let mut counts = Counts::default();
    for dir in &options.dirs {
        visit(dir, &options, &mut counts)?;
    }
    println!(
        "{} functions, {} came to their end, {} agreed in both machines",
        counts.functions, counts.ended, counts.agreed
    );
    for (outcome, count) in &counts.outcomes {
        println!("{count:>8} {outcome}");
    }
    let mut reasons: Vec<_> = counts.unsupported.iter().collect();
    reasons.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    println!("not supported, most often first:");
    for (reason, count) in reasons.iter().take(40) {
        println!("{count:>8} {reason}");
    }
    for wrong in &counts.wrong {
        println!("WRONG {wrong}");
    }
    println!(
        "{} passed, {} failed",
        counts.functions - counts.wrong.len().min(counts.functions),
        counts.wrong.len()
    );
    std::process::exit(i32::from(!counts.wrong.is_empty()))
}

fn visit(dir: &Path, options: &Options, counts: &mut Counts) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(dir)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            visit(&path, options, counts)?;
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            let text = std::fs::read(&path)?;
            let name = path.display().to_string();
            if catch_unwind(AssertUnwindSafe(|| file(&name, &text, options, counts))).is_err() {
                counts.wrong.push(format!("{name}: panic"));
            }
        }
    }
    Ok(())
}

fn file(name: &str, text: &[u8], options: &Options, counts: &mut Counts) {
    let Ok(module) = reader::read(name, text) else { return };
    if !ir::verify::module(&module).is_empty() {
        return;
    }
    let bodies = module.globals.iter().filter(|(_, g)| g.as_function().is_some_and(|f| f.body.is_some()));
    let names: Vec<String> =
        bodies.map(|(id, _)| module.global_name(id).trim_start_matches('@').to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let Ok(program) = Program::new(module, &names) else {
        *counts.outcomes.entry("no program: another kind of target".to_string()).or_default() += 1;
        return;
    };
    for (id, function) in program.functions.iter() {
        counts.functions += 1;
        let run = catch_unwind(AssertUnwindSafe(|| both(&program, id, options, counts)));
        if run.is_err() {
            counts.wrong.push(format!("{name}: {}: panic", function.name));
        }
    }
}

/// Arguments that are neither all alike nor large: 1, 2, 3, ...; numbers as 1.0, 2.0, ...
fn arguments(program: &Program, function: &Function) -> Vec<Vec<Bits>> {
    let mut next = 0;
    let mut scalar = |kind: Kind, width: u32| {
        next += 1;
        match kind {
            Kind::Int => Bits::from_u64(width, next),
            Kind::Ptr => Bits::zero(width),
            Kind::Float(format) => {
                let mode = bits::float_arith::RoundingMode::NearestEven;
                let number = bits::float_convert::from_unsigned(format, &Bits::from_u64(64, next), mode);
                Bits::from_u128(width, number.unwrap_or(0))
            }
        }
    };
    let params = function.params.iter();
    params
        .map(|param| {
            program.code.shape(param.shape).leaves.iter().map(|leaf| scalar(leaf.kind, leaf.width)).collect()
        })
        .collect()
}

fn both(program: &Program, id: FuncId, options: &Options, counts: &mut Counts) {
    let function = &program.functions[id];
    let arguments = arguments(program, function);
    let limits = Limits { steps: options.steps, memory: 1 << 26, frames: 200 };
    let mut machine = Machine::new(program, Silence::default(), limits);
    let mut cells = Vec::new();
    for (param, scalars) in function.params.iter().zip(&arguments) {
        debug_assert_eq!(param.reg as usize, cells.len());
        cells.extend(scalars.iter().flat_map(|bits| bits.words().iter().map(|&word| Cell::number(word))));
    }
    let concrete = machine.call(id, &cells);
    match &concrete {
        Ok(_) => counts.ended += 1,
        Err(Outcome::Unsupported(trouble)) => {
            *counts.unsupported.entry(trouble.what.clone()).or_default() += 1
        }
        Err(_) => {}
    }
    let what = match &concrete {
        Ok(_) => "returned".to_string(),
        Err(Outcome::Exit(_) | Outcome::Signal(_)) => "ended the program".to_string(),
        Err(Outcome::Violation(violation)) => format!("violated {}", violation.class.name()),
        Err(Outcome::Unsupported(_)) => "not supported".to_string(),
        Err(Outcome::External(_)) => "an undefined function or variable".to_string(),
        Err(Outcome::Limit(_)) => "a limit".to_string(),
        Err(Outcome::Ignored(_) | Outcome::Undecided) => "an assumption".to_string(),
    };
    *counts.outcomes.entry(what).or_default() += 1;
    let symbolic = on_terms(program, id, &arguments, options.steps);
    let (Ok(cells), Some(scalars)) = (concrete, symbolic) else { return };
    let leaves = &program.code.shape(function.ret).leaves;
    for (leaf, scalar) in leaves.iter().zip(&scalars) {
        if leaf.kind == Kind::Ptr || scalar.prov != symbolic::Prov::None {
            continue;
        }
        let words = program::shape::cells_for(leaf.width) as usize;
        let cells = &cells[leaf.cell as usize..leaf.cell as usize + words];
        let gather = |part: fn(&Cell) -> u64| {
            Bits::from_words(leaf.width, &cells.iter().map(part).collect::<Vec<_>>())
        };
        let (bits, undef) = (gather(|cell| cell.bits()), gather(|cell| cell.scalar().undef));
        let poison = cells.iter().any(|cell| cell.poison_origin().is_some());
        let (Some(their_bits), Some(their_undef), Some(their_poison)) =
            (scalar.bits.as_const(), scalar.undef.as_const(), scalar.poison.flag.as_const())
        else {
            continue;
        };
        let defined = undef.not();
        let same = poison == their_poison
            && (poison || (undef == *their_undef && bits.and(&defined) == their_bits.and(&defined)));
        if !same {
            let name = &function.name;
            counts.wrong.push(format!(
                "{name}: words say {bits:?} undef {undef:?} poison {poison}, terms {scalar:?}"
            ));
        }
    }
    counts.agreed += 1;
}

fn on_terms(
    program: &Program,
    id: FuncId,
    arguments: &[Vec<Bits>],
    steps: u64,
) -> Option<Vec<symbolic::Scalar>> {
    let mut machine = symbolic::Machine::new(program, symbolic::Options::default()).ok()?;
    let scalars: Vec<Vec<symbolic::Scalar>> = arguments
        .iter()
        .map(|scalars| {
            let plain = |bits: &Bits| {
                let value = symbolic::Bv::Const(bits.clone());
                sem::scalar::Scalar::plain(&mut machine.d, bits.width(), value)
            };
            scalars.iter().map(plain).collect()
        })
        .collect();
    machine.start(id, &scalars).ok()?;
    match machine.run(steps) {
        symbolic::Stopped::Returned(scalars) => Some(scalars),
        _ => None,
    }
}
