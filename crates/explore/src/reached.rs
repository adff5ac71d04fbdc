//! What engines on terms need of queries: where to look, and the way to a state that they have found, made again on words.
//!
//! Limits: one thread. Costs an evaluation of the proposition for each step.

use crate::query::{Ask, options_for, standing};
use crate::replay::{DoesNotReplay, Replay};
use crate::system::System;
use crate::view::View;
use arena::Id;
use ir::function::LocalId;
use program::Program;
use program::code::{FuncId, Operand, Pc, Reg};
use verdict::places::Places;
use verdict::query::{Proposition, Query, eval};
use verdict::trace::{Move, MoveKind};
use verdict::{Chances, Trace};

/// What a query about reachability looks at.
pub struct Watched<'q> {
    /// The proposition.
    pub proposition: &'q Proposition,
    /// Whether it is to hold, or not to.
    pub wanted: bool,
    /// Before which ops it may have changed, sorted.
    pub stops: Vec<Pc>,
    /// The registers that it reads.
    pub registers: Vec<(FuncId, Vec<Reg>)>,
    /// The functions that nobody defines and that do nothing, by name.
    pub markers: Vec<String>,
}

/// What a query looks at; none if it is not about reachability.
pub fn watched<'q>(program: &Program, what: &Ask<'q>) -> Option<Watched<'q>> {
    let (proposition, wanted) = match &what.query.query {
        Query::Reachable(proposition) => (proposition, true),
        Query::Invariant(proposition) => (proposition, false),
        _ => return None,
    };
    let options = options_for(what, program);
    let (stops, registers, markers) = (options.stops, options.registers, options.markers);
    Some(Watched { proposition, wanted, stops, registers, markers })
}

/// The longest run that is made again.
const LONGEST: u64 = 1 << 28;

/// The way that a program of one thread takes on these inputs, up to the first state in which the proposition of a query is what is looked for; nothing if it does not come
/// to one, an error if the run cannot be made.
pub fn reach_with_inputs(
    program: &Program,
    places: &Places<'_>,
    what: &Ask<'_>,
    inputs: &[u64],
) -> Result<Option<Trace>, String> {
    let Some(Watched { proposition, wanted, .. }) = watched(program, what) else { return Ok(None) };
    let mut options = options_for(what, program);
    options.chances = Chances { max_values: u64::MAX, ..options.chances };
    let chances = options.chances;
    let system = System::new(program, None, what.start.clone(), options);
    let mut replay = Replay::new(&system, places).map_err(|_| "the program does not start".to_string())?;
    let start = replay.machine.steps();
    let mut used = 0;
    while eval(proposition, &View { machine: &replay.machine, races: false }) != wanted {
        let choices = inputs.get(used..).unwrap_or_default().to_vec();
        let one = Move { thread: 0, kind: MoveKind::Step, steps: 1, choices };
        let before = replay.machine.steps();
        let ended = replay.play(&one).map_err(|DoesNotReplay(why)| why)?;
        used += replay.machine.world().used();
        if ended.is_some() || replay.machine.steps() == before || before - start > LONGEST {
            return Ok(None);
        }
    }
    let steps = replay.machine.steps() - start;
    let choices = inputs.get(..used).unwrap_or_default().to_vec();
    let entries: Vec<&str> = what.entries.iter().map(String::as_str).collect();
    let all = Move { thread: 0, kind: MoveKind::Step, steps, choices };
    let mut trace = Trace::new(program, &entries, vec![all]);
    trace.chances = chances;
    replay.show_in(&mut trace);
    if let Some(last) = trace.steps.last_mut() {
        last.notes.extend(standing(&replay.machine, places));
        last.notes.extend(registers(&replay, program));
    }
    Ok(Some(trace))
}

/// The registers of the top frame that hold numbers, with their values, if it is not too large a function.
fn registers(replay: &Replay<'_, '_>, program: &Program) -> Option<String> {
    let frame = replay.machine.thread(0).frames.last()?;
    let function = &program.functions[frame.function];
    let names = program.names(frame.function);
    let mut shown = Vec::new();
    for (place, register) in function.registers.iter().enumerate() {
        let [leaf] = program.code.shape(register.shape).leaves[..] else { continue };
        let cell = replay.machine.peek(0, Operand::reg(register.reg));
        if leaf.width <= 64 && cell.prov() == concrete::Prov::NONE {
            shown.push(format!("%{} = {}", names.local(LocalId::new(place)), cell.bits()));
        }
    }
    let fits = !shown.is_empty() && shown.len() <= MOST_SHOWN;
    fits.then(|| format!("registers of {}: {}", function.name, shown.join(", ")))
}

/// The most registers that are shown.
const MOST_SHOWN: usize = 40;
