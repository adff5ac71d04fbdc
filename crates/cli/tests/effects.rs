//! What the interpreter really does in each step is within what the table of effects says: every object it reads, every byte it writes,
//! every object that is made or ends, every thread that starts or ends, every run that ends.
//!
//! Programs and cases are run one op at a time, threads in turns that look random. Objects are recorded as read by the interpreter
//! itself, as it does for searches; what is written shows when memory is compared before and after.

use concrete::{Image, Limits, Machine, Outcome, Paused, World};
use explore::access::{Access, next_touched};
use program::Program;
use program::effects::Deeds;
use sem::context::Why;
use std::path::{Path, PathBuf};

/// The most steps of a program that are looked at.
const MOST_STEPS: u64 = 6000;

/// A world that chooses numbers that look random (splitmix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let x = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ x >> 31
    }
}

impl World for Dice {
    fn choose(&mut self, width: u32, _: Why) -> Option<u64> {
        Some(self.roll() & (u64::MAX >> (64 - width.clamp(1, 64))))
    }
    fn pick(&mut self, n: u64) -> Option<u64> {
        Some(self.roll() % n.max(1))
    }
    fn write(&mut self, _: i32, _: &[u8]) {}
    fn read(&mut self, most: usize) -> Option<Vec<u8>> {
        Some(b"some input\n"[..most.min(11)].to_vec())
    }
}

/// An object at some moment.
#[derive(Clone, Default, PartialEq)]
struct Block {
    live: bool,
    base: u64,
    size: u64,
    image: Image,
    /// How many bytes of its image say what it is: those before what is in it.
    first: u64,
}

impl Block {
    fn of(machine: &Machine<'_, Dice>, slot: u32) -> Block {
        let entry = &machine.memory().slots()[slot as usize];
        let (live, base, size) = (entry.live, entry.base, entry.size);
        let mut image = Image::default();
        if live {
            machine.memory().write_block(slot, &mut image);
        }
        let first = if entry.name.heap_number().is_some() { 16 } else { 0 };
        Block { live, base, size, image, first }
    }

    /// Whether it is another object than it was.
    fn is_another(&self, before: &Block) -> bool {
        (self.live, self.base, self.size) != (before.live, before.base, before.size)
    }

    /// The bytes that differ.
    fn changes(&self, before: &Block) -> Vec<u64> {
        let bytes = |block: &Block| block.image.words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let (mut old, mut new): (Vec<u8>, Vec<u8>) = (bytes(before), bytes(self));
        // What was never written need not be there.
        let length = old.len().max(new.len());
        old.resize(length, 0);
        new.resize(length, 0);
        let differ = (0..).zip(old.iter().zip(&new)).filter(|(_, (old, new))| old != new);
        let mut found: Vec<u64> = differ.map(|(at, _)| at).collect();
        let pointers = |block: &Block| block.image.pointers.clone();
        let (old, new) = (pointers(before), pointers(self));
        found
            .extend(new.iter().filter(|pointer| !old.contains(pointer)).map(|pointer| u64::from(pointer.at)));
        found.into_iter().map(|at| at - self.first).collect()
    }
}

/// Makes a step; whether the run goes on, or something that the step did and that the table does not say.
fn check_step(
    program: &Program,
    machine: &mut Machine<'_, Dice>,
    blocks: &mut Vec<Block>,
    thread: usize,
) -> Result<bool, String> {
    let pc = machine.thread(thread).pc;
    let op = program.code.ops[pc as usize];
    let (deeds, touched) = (program.deeds(pc), next_touched(machine, thread));
    let (threads, is_return) = (machine.thread_count(), matches!(op, program::code::Op::Ret(_)));
    machine.switch_to(thread);
    machine.memory_mut().forget_looks();
    machine.pause_after(1);
    let paused = machine.go_on();
    let complain =
        |what: &str| Err(format!("{op:?} at {pc} {what}, and the table says {deeds:?}, {touched:?}"));
    if paused.is_err() {
        return match machine.outcome() {
            Outcome::Exit(_) | Outcome::Signal(_) if !(deeds.any(Deeds::EXITS) || is_return) => {
                complain("ends the program")
            }
            _ if !deeds.any(Deeds::MAY_END_PATH | Deeds::EXITS) => complain("ends the run"),
            _ => Ok(false),
        };
    }
    if touched.is_none() && !deeds.any(Deeds::VARARGS | Deeds::UNKNOWN) {
        return complain("touches something unknown");
    }
    if machine.thread_count() != threads && !deeds.any(Deeds::STARTS_THREAD) {
        return complain("starts a thread");
    }
    if paused == Ok(Paused::Ended) && !(deeds.any(Deeds::ENDS_THREAD) || is_return) {
        return complain("ends its thread");
    }
    let is_in = |what: &dyn Fn(&Access) -> bool| touched.as_ref().is_none_or(|list| list.iter().any(what));
    blocks.resize(machine.memory().slots().len(), Block::default());
    for slot in 0..blocks.len() as u32 {
        let read = machine.memory().slots()[slot as usize].was_read();
        let written = machine.memory_mut().take_touched(slot);
        let before = &mut blocks[slot as usize];
        let entry = &machine.memory().slots()[slot as usize];
        let another = (entry.live, entry.base, entry.size) != (before.live, before.base, before.size);
        let was_there = before.live && !another;
        // The copies of arguments that are passed by value were made for the running function, and nobody else knows them.
        let is_local = entry.name.local_place().is_some_and(|(of, _)| of == thread);
        let is_argument = deeds.any(Deeds::VARARGS) && is_local;
        if read && was_there && !is_argument && !is_in(&|access| access.slot == slot) {
            return complain(&format!("reads {:?}", entry.name));
        }
        if !(written || another) {
            continue;
        }
        let after = Block::of(machine, slot);
        let lives = Deeds::ALLOCATES
            | Deeds::RELEASES
            | Deeds::ENDS_LOCALS
            | Deeds::STARTS_THREAD
            | Deeds::ENDS_THREAD
            | Deeds::ENVIRONMENT
            | Deeds::CALLS;
        if after.is_another(before) {
            if !deeds.any(lives) && !is_in(&|access| access.slot == slot && access.writes) {
                return complain("makes or ends an object");
            }
        } else {
            for at in after.changes(before) {
                let covers = |access: &Access| {
                    access.slot == slot && access.writes && access.start <= at && at < access.end
                };
                if !is_in(&covers) {
                    return complain(&format!("writes byte {at} of {:?}", entry_name(machine, slot)));
                }
            }
        }
        *before = after;
    }
    Ok(true)
}

fn entry_name(machine: &Machine<'_, Dice>, slot: u32) -> concrete::Name {
    machine.memory().slots()[slot as usize].name
}

/// How many steps of a program were looked at.
fn check_program(program: &Program) -> Result<u64, String> {
    let Some(main) = program.function_named("main") else { return Ok(0) };
    let mut machine = Machine::new(program, Dice(1), Limits { frames: 1000, ..Limits::default() });
    machine.set_arguments(vec![b"program".to_vec()], Vec::new());
    if machine.start(main).is_err() {
        return Ok(0);
    }
    let mut blocks: Vec<Block> =
        (0..machine.memory().slots().len() as u32).map(|slot| Block::of(&machine, slot)).collect();
    for slot in 0..blocks.len() as u32 {
        machine.memory_mut().take_touched(slot);
    }
    let mut dice = Dice(2);
    let mut steps = 0;
    while steps < MOST_STEPS {
        let ready: Vec<usize> = (0..machine.thread_count()).filter(|&t| machine.is_ready(t)).collect();
        // In an atomic section nobody else moves.
        let inside = ready.iter().copied().find(|&thread| machine.thread(thread).atomic > 0);
        let Some(thread) = inside.or_else(|| ready.get(dice.roll() as usize % ready.len().max(1)).copied())
        else {
            break;
        };
        steps += 1;
        if !check_step(program, &mut machine, &mut blocks, thread)? {
            break;
        }
    }
    Ok(steps)
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(folder);
    let pattern = format!("{}/**/*.{extension}", root.display());
    let found = glob::glob(&pattern).expect("it is a pattern").filter_map(Result::ok);
    found.filter(|path| !path.components().any(|part| part.as_os_str() == "inputs")).collect()
}

#[test]
fn steps_do_what_the_table_says() {
    let programs = files("programs", "c").into_iter().step_by(3);
    let classic = files("cases/threads/classic", "c").into_iter().step_by(2);
    let threads = ["ends", "accesses"].map(|kind| files(&format!("cases/threads/{kind}"), "c"));
    let threads = classic.chain(threads.into_iter().flatten());
    let texts = ["cases/ub/ir", "cases/run", "cases/lowered", "cases/threads"].map(|kind| files(kind, "ll"));
    let all = programs.chain(threads).chain(texts.into_iter().flatten());
    let (mut steps, mut looked_at, mut wrong) = (0, 0, Vec::new());
    for path in all {
        let options = frontend::Options { traps: frontend::Traps::ALL, ..frontend::Options::default() };
        // Some cases are about what cannot be compiled, or only with definitions.
        let Ok(loaded) = frontend::load(std::slice::from_ref(&path), &options, &mut Vec::new()) else {
            continue;
        };
        let Ok(module) = program::platform::link_with(loaded.module, &[]) else { continue };
        let Ok(program) = Program::new(module, &["main", "__heddle_finish"]) else { continue };
        match check_program(&program) {
            Ok(count) => (steps, looked_at) = (steps + count, looked_at + u64::from(count > 0)),
            Err(what) => wrong.push(format!("{}: {what}", path.display())),
        }
    }
    assert!(wrong.is_empty(), "{} programs:\n{}", wrong.len(), wrong.join("\n"));
    assert!(looked_at > 100 && steps > 50_000, "only {steps} steps of {looked_at} programs");
}
