//! What an execution passes that witnesses speak of: branches, cases and calls, in code with a source.
//!
//! A branch of the code is one of the source only together with its text, which nobody here knows: where both ways lead is all that is said.

use concrete::Interpreter;
use program::Program;
use program::code::{FuncId, Op, Pc};
use rustc_hash::{FxHashMap, FxHashSet};
use verdict::Location;
use verdict::places::Places;
use verdict::trace::{Passage, Passed};

/// So many ops are looked at for one that has a place.
const FAR: usize = 64;

/// What was passed, and which places the functions have in which that was.
#[derive(Default)]
pub(crate) struct Passages {
    pub(crate) passed: Vec<Passed>,
    /// The places of all ops of these functions.
    pub(crate) located: Vec<Location>,
    known: FxHashSet<FuncId>,
    /// Whether some were left out, so that none are told.
    incomplete: bool,
    /// The first places behind ops.
    firsts: FxHashMap<Pc, Option<Location>>,
}

impl Passages {
    /// Some are left out: a witness that names only a part of the branches describes another execution.
    pub(crate) fn give_up(&mut self) {
        *self = Passages { incomplete: true, ..Passages::default() };
    }

    /// Notes what the next step of the current thread passes, which is this one.
    pub(crate) fn note(&mut self, machine: &Interpreter<'_>, places: &Places<'_>, step: u64) {
        if self.incomplete {
            return;
        }
        let (program, pc, thread) = (machine.program(), machine.pc(), machine.current());
        let Some(op) = program.code.ops.get(pc as usize) else { return };
        if !matches!(op, Op::Branch { .. } | Op::Switch(_) | Op::Call(_)) {
            return;
        }
        let Some(location) = places.location(pc).filter(|location| location.line != 0) else { return };
        let what = match *op {
            Op::Branch { cond, yes, no } if yes != no => {
                let taken = machine.peek(thread, cond).bits() & 1 != 0;
                let (to, instead) = if taken { (yes, no) } else { (no, yes) };
                let [to, instead] = [to, instead].map(|edge| {
                    let target = program.code.edges.get(edge as usize)?.target;
                    self.first(program, places, target)
                });
                let Some(to) = to else { return };
                Passage::Branch { to, instead }
            }
            Op::Switch(number) => {
                let Some(switch) = program.code.switches.get(number as usize) else { return };
                if switch.width > 64 {
                    return;
                }
                let value = machine.peek(thread, switch.value).bits() & (u64::MAX >> (64 - switch.width));
                let case = switch.cases.iter().any(|(case, _)| *case == value).then_some(value);
                Passage::Switch { case, width: switch.width }
            }
            Op::Call(_) => Passage::Call,
            _ => return,
        };
        if !matches!(what, Passage::Call) {
            self.note_function(program, places, pc);
        }
        self.passed.push(Passed { step, thread: thread as u32, location, what });
    }

    /// The first place of the source that is come to from an op on, if there is one before the ways part.
    fn first(&mut self, program: &Program, places: &Places<'_>, from: Pc) -> Option<Location> {
        if let Some(known) = self.firsts.get(&from) {
            return known.clone();
        }
        let mut pc = from;
        let mut found = None;
        for _ in 0..FAR {
            found = places.location(pc).filter(|location| location.line != 0);
            if found.is_some() {
                break;
            }
            pc = match program.code.ops.get(pc as usize) {
                Some(Op::Jump(edge)) => match program.code.edges.get(*edge as usize) {
                    Some(edge) => edge.target,
                    None => break,
                },
                None | Some(Op::Branch { .. } | Op::Switch(_) | Op::Ret(_) | Op::Unreachable) => break,
                Some(_) => pc + 1,
            };
        }
        self.firsts.insert(from, found.clone());
        found
    }

    /// Notes which places a function has.
    fn note_function(&mut self, program: &Program, places: &Places<'_>, pc: Pc) {
        let Some(function) = program.function_at(pc).filter(|function| self.known.insert(*function)) else {
            return;
        };
        let function = &program.functions[function];
        let all = (function.entry..function.end).filter_map(|pc| places.location(pc));
        self.located.extend(all.filter(|location| location.line != 0));
    }
}
