//! How fast the concrete machine runs programs, as a ratio to LLVM's interpreter and to native code, and what it costs to copy
//! and to hash a state.
//!
//! `cargo bench --package heddle --bench run -- NAME...` runs these programs of `benches/programs`, without any all of them. Each is compiled
//! once by clang at -O0: to IR for `lli -force-interpreter` and for Heddle, which runs it in this process without loading counted,
//! and to a native program that does the same work many times over. The time that an empty program takes is subtracted from those
//! of processes. What counts is time on the processor, since other programs cannot add to that by running too; the three
//! take turns, and the fastest run of each is taken.

mod profile;

use concrete::{Cell, Frame, Limits, Machine, Maker, Memory, Outcome, Silence, State, Thread};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use nix::time::{ClockId, clock_gettime};
use program::Program;
use std::hash::BuildHasher;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

const RUNS: usize = 5;
/// How often the native program does the work.
const NATIVE_ROUNDS: u32 = 40;
const PROGRAMS: [&str; 5] = ["loops", "sort", "hash", "matrix", "list"];

fn main() -> Result<()> {
    println!("{}\n", profile::line());
    let named: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let names = if named.is_empty() { PROGRAMS.map(str::to_string).to_vec() } else { named };
    let work = tempfile::tempdir()?;
    let empty = Built::new("empty", work.path())?;
    println!(
        "{:10}{:>13}{:>10}{:>20}{:>20}",
        "program", "instructions", "ns each", "faster than lli", "slower than native"
    );
    for name in names {
        let built = Built::new(&name, work.path())?;
        let [mut lli, mut native, mut heddle] = [f64::INFINITY; 3];
        let [mut empty_lli, mut empty_native] = [f64::INFINITY; 2];
        let mut steps = 0;
        for _ in 0..RUNS {
            let (time, status) = built.lli()?;
            lli = lli.min(time);
            empty_lli = empty_lli.min(empty.lli()?.0);
            let (time, native_status) = built.native()?;
            native = native.min(time);
            empty_native = empty_native.min(empty.native()?.0);
            let (time, heddle_status, count) = built.heddle()?;
            heddle = heddle.min(time);
            steps = count;
            if [native_status, heddle_status] != [status; 2] {
                return Err(format!("{name} ends with {status}, {native_status}, {heddle_status}").into());
            }
        }
        let lli = lli - empty_lli;
        let native = (native - empty_native) / f64::from(NATIVE_ROUNDS);
        let each = heddle * 1e9 / steps as f64;
        println!("{name:10}{steps:13}{each:10.2}{:20.1}{:20.1}", lli / heddle, heddle / native);
    }
    measure_states()
}

/// Seconds that this thread has been on a processor.
fn here() -> Result<f64> {
    Ok(clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID)?.num_nanoseconds() as f64 / 1e9)
}

/// Seconds that processes started from here have been on a processor, the system's work for them left out.
fn children() -> Result<f64> {
    Ok(getrusage(UsageWho::RUSAGE_CHILDREN)?.user_time().num_microseconds() as f64 / 1e6)
}

/// A program, compiled in every way.
struct Built {
    text: PathBuf,
    native: PathBuf,
    program: Program,
}

impl Built {
    fn new(name: &str, work: &Path) -> Result<Built> {
        let source =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/programs").join(name).with_extension("c");
        let (text, native) = (work.join(name).with_extension("ll"), work.join(name));
        let compile = |rounds: u32, options: &[&str], output: &Path| -> Result<()> {
            let mut clang = Command::new("clang-19");
            // LLVM's interpreter knows no multiplication with addition.
            clang.args(["-O0", "-ffp-contract=off", &format!("-DROUNDS={rounds}")]).args(options);
            let status = clang.arg(&source).arg("-o").arg(output).status()?;
            if status.success() { Ok(()) } else { Err(format!("{clang:?} failed").into()) }
        };
        compile(1, &["-S", "-emit-llvm"], &text)?;
        compile(NATIVE_ROUNDS, &[], &native)?;
        let loaded = frontend::load(
            std::slice::from_ref(&text),
            &frontend::Options::default(),
            &mut std::io::stderr(),
        )
        .map_err(|error| error.to_string())?;
        let linked = program::platform::link(loaded.module)?;
        let program = Program::new(linked, &["main", "__heddle_finish"])?;
        Ok(Built { text, native, program })
    }

    fn lli(&self) -> Result<(f64, u8)> {
        timed(Command::new("lli-19").arg("-force-interpreter").arg(&self.text))
    }

    fn native(&self) -> Result<(f64, u8)> {
        timed(&mut Command::new(&self.native))
    }

    fn heddle(&self) -> Result<(f64, u8, u64)> {
        let mut machine = Machine::new(&self.program, Silence::default(), Limits::default());
        let main = self.program.function_named("main").ok_or("there is no main")?;
        let started = here()?;
        let outcome = machine.run(main);
        let time = here()? - started;
        match outcome {
            Outcome::Exit(status) => Ok((time, status, machine.steps())),
            other => Err(format!("{} ends with {other:?}", self.text.display()).into()),
        }
    }
}

/// Seconds and exit status of a process.
fn timed(command: &mut Command) -> Result<(f64, u8)> {
    let started = children()?;
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status()?;
    let time = children()? - started;
    let code = status.code().ok_or_else(|| format!("{command:?}: {status}"))?;
    Ok((time, code as u8))
}

/// A state such as small threaded programs have: three threads of three frames with twenty registers each, and twenty small blocks.
fn small_state() -> Result<State> {
    use arena::Id;
    let mut memory = Memory::new(8);
    let mut slots = Vec::new();
    for i in 0..20 {
        let kind = sem::context::BlockKind::Heap;
        let (prov, base) =
            memory.allocate(4 + i % 2 * 4, 8, kind, Maker::Op(i as u32)).map_err(|_| "no memory")?;
        slots.push((prov, base));
    }
    let threads = (0..3).map(|thread| {
        let frame = |i: u32| Frame {
            function: program::code::FuncId::new(i as usize),
            base: 20 * i,
            resume: 7 * i,
            link: i.checked_sub(1).map_or(concrete::Link::First, concrete::Link::Call),
            locals: 2 * i,
            stack: 0x7000_0000,
        };
        let cell = |i: u64| match slots.get(i as usize) {
            Some(&(prov, base)) => Cell::pointer(base, prov),
            None => Cell::number(i * 77),
        };
        Thread {
            pc: 100 + thread,
            frames: (0..3).map(frame).collect(),
            cells: (0..60).map(cell).collect(),
            slots: (0..6).map(|i| thread * 6 + i).collect(),
            locals: 6,
            stack: 0x6000_0000,
            stack_end: 0x5000_0000,
            ..Thread::default()
        }
    });
    Ok(State { threads: threads.collect(), interrupts: Vec::new(), memory })
}

fn measure_states() -> Result<()> {
    let mut state = small_state()?;
    let hasher = rustc_hash::FxBuildHasher;
    let copies = nanoseconds(|| {
        black_box(black_box(&mut state).snapshot());
    })?;
    let hashes = nanoseconds(|| {
        black_box(hasher.hash_one(black_box(&state)));
    })?;
    println!("a small state: copied in {copies:.0} ns, hashed in {hashes:.0} ns");
    Ok(())
}

/// How long something takes: the fastest of some runs of many.
fn nanoseconds(mut body: impl FnMut()) -> Result<f64> {
    const TIMES: u32 = 20_000;
    let mut best = f64::INFINITY;
    for _ in 0..4 * RUNS {
        let started = here()?;
        (0..TIMES).for_each(|_| body());
        best = best.min(here()? - started);
    }
    Ok(best * 1e9 / f64::from(TIMES))
}
