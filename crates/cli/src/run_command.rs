//! `heddle run`: execute a program on the concrete machine, with every undefined behaviour detected.

use crate::args::{PlainFormat, RunArgs};
use crate::exit::unwritable;
use crate::ir_command::{complain, mistake, warn};
use crate::run_report::{self, Finding};
use crate::{Exit, Io};
use concrete::{Limits, Machine, Outcome, World};
use program::{Program, SourceRules};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{RngCore, SeedableRng};
use sem::context::Why;
use std::ffi::OsStr;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// What the platform needs besides `main`.
const ENTRIES: &[&str] = &["main", "__heddle_finish"];

pub fn run(args: &RunArgs, io: &mut Io<'_>) -> Exit {
    let started = Instant::now();
    let options = match args.input.options(true, io.colour) {
        Ok(options) => frontend::Options { traps: frontend::Traps::ALL, ..options },
        Err(message) => return mistake(&message, io),
    };
    let loaded = match frontend::load(&args.input.files, &options, io.err) {
        Ok(loaded) => loaded,
        Err(error) => return complain(&error, io),
    };
    warn(&loaded.warnings, io);
    let texts = run_report::texts(&loaded.inputs);
    let program = match program::platform::link_with(loaded.module, &args.drawn.inputs).and_then(|module| {
        let rules = if args.input.is_plain_source() { SourceRules::ALL } else { SourceRules::default() };
        Program::of_source(module, ENTRIES, rules)
    }) {
        Ok(program) => program,
        Err(error) => return mistake(&error.to_string(), io),
    };
    let Some(main) = program.function_named("main") else {
        return mistake("the program has no function main", io);
    };
    let limits = Limits {
        steps: args.max_steps.unwrap_or(u64::MAX),
        memory: args.memory.saturating_mul(1 << 20),
        ..Limits::default()
    };
    let captured = args.format == PlainFormat::Json;
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let world = if captured {
        Outside::new(args, &mut out, &mut err, io.input)
    } else {
        Outside::new(args, io.out, io.err, io.input)
    };
    let mut machine = Machine::new(&program, world, limits);
    machine.set_arguments(program_arguments(args), environment());
    let outcome = machine.run(main);
    let (steps, failed) = (machine.steps(), machine.world().failed.take());
    drop(machine);
    if let Some(error) = failed {
        return unwritable("what the program writes", &error, io);
    }
    let finding = Finding::new(&program, &outcome, &texts);
    if captured {
        let report =
            run_report::Report { args, outcome: &outcome, finding: &finding, steps, started, out, err };
        if let Err(error) = run_report::write_json(&report, io.out) {
            return unwritable("the result", &error, io);
        }
    } else if let Some(finding) = &finding {
        // What the program has written comes first.
        let flushed = io.out.flush();
        let _ = write!(io.err, "{finding}");
        if let Err(error) = flushed {
            return unwritable("what the program writes", &error, io);
        }
    }
    match outcome {
        Outcome::Exit(status) => Exit::Program(status),
        Outcome::Signal(number) => Exit::Program(128 + number),
        Outcome::Violation(_) => Exit::Violated,
        _ => Exit::Unknown,
    }
}

/// The program's name and its arguments.
fn program_arguments(args: &RunArgs) -> Vec<Vec<u8>> {
    let name = args.input.files.first().map_or(OsStr::new("program"), |file| file.as_os_str());
    let words = std::iter::once(name).chain(args.arguments.iter().map(|word| word.as_os_str()));
    words.map(|word| word.as_bytes().to_vec()).collect()
}

fn environment() -> Vec<Vec<u8>> {
    std::env::vars_os().map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat()).collect()
}

/// The world outside: the user's terminal, and inputs drawn with a seed.
struct Outside<'a> {
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
    input: &'a mut dyn Read,
    random: Pcg64Mcg,
    may_fail: bool,
    may_wake: bool,
    failed: Option<std::io::Error>,
}

impl<'a> Outside<'a> {
    fn new(
        args: &RunArgs,
        out: &'a mut dyn Write,
        err: &'a mut dyn Write,
        input: &'a mut dyn Read,
    ) -> Outside<'a> {
        let random = Pcg64Mcg::seed_from_u64(args.seed);
        let (may_fail, may_wake) = (args.malloc_may_fail, args.spurious_wakeups);
        Outside { out, err, input, random, may_fail, may_wake, failed: None }
    }

    /// One of `0..n`, each as likely as the others.
    fn below(&mut self, n: u64) -> u64 {
        // The bias is below 2^-64 times n.
        ((u128::from(self.random.next_u64()) * u128::from(n)) >> 64) as u64
    }

    /// Numbers of every magnitude, small ones as often as great ones.
    fn integer(&mut self, width: u32) -> u64 {
        let magnitude = self.random.next_u32() % (width + 1);
        let value = if magnitude == 0 { 0 } else { self.random.next_u64() >> (64 - magnitude) };
        if self.random.next_u32() & 1 == 0 { value } else { value.wrapping_neg() }
    }
}

impl World for Outside<'_> {
    fn choose(&mut self, width: u32, why: Why) -> Option<u64> {
        use program::primitive::Primitive::{AnyDouble, AnyFloat};
        Some(match why {
            Why::Input(AnyFloat | AnyDouble) if self.below(8) != 0 => {
                let whole = self.integer(24) as i64;
                let number = whole as f64 / f64::from(1 << (self.random.next_u32() % 8));
                if width == 32 { (number as f32).to_bits().into() } else { number.to_bits() }
            }
            Why::Input(_) => self.integer(width),
            Why::SpuriousWakeup => u64::from(self.may_wake && self.below(4) == 0),
            Why::AllocationFails => u64::from(self.may_fail && self.below(4) == 0),
            Why::Time => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs()),
            // Any value will do: nothing a program may do depends on it.
            Why::Unwritten | Why::Freeze | Why::Undef => 0,
        })
    }

    fn pick(&mut self, n: u64) -> Option<u64> {
        Some(self.below(n))
    }

    fn write(&mut self, file: i32, bytes: &[u8]) {
        let written = match file {
            1 => self.out.write_all(bytes),
            2 => self.err.write_all(bytes),
            _ => Ok(()),
        };
        if let Err(error) = written {
            self.failed.get_or_insert(error);
        }
    }

    fn read(&mut self, most: usize) -> Option<Vec<u8>> {
        // What is asked for must be on the screen first.
        let _ = self.out.flush();
        let mut bytes = vec![0; most.min(1 << 16)];
        let count = self.input.read(&mut bytes).unwrap_or(0);
        bytes.truncate(count);
        Some(bytes)
    }
}
