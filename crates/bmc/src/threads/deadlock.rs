//! Executions in which nobody gets on: every thread that was started has ended or waits for ever, one of them does, and nobody has ended the program.
//!
//! What a thread waits for is looked at when everything else has happened. A thread that was cut at a bound, that contradicts an assumption or does something wrong gets on, so that nothing is said about it.
//!
//! The same question without anybody who waits is when all threads have come to their ends ([`threads_end`]).

use sem::domain::Domain;
use symbolic::threads::Wait;
use symbolic::walk::Walk;
use symbolic::{Bool, Stopped, Symbolic};

use super::encoding::Executions;
use super::events::{Access, Conditions};
use super::orders::{Orders, all_of, same_value};
use crate::question::any;

/// When nobody gets on.
pub(crate) fn deadlock(executions: Option<&Executions>, walk: &mut Walk<'_>) -> Bool {
    let waits = walk.machine.waits().to_vec();
    if waits.is_empty() {
        return Bool::Const(false);
    }
    let d = &mut walk.machine.d;
    let stuck: Vec<(u32, Bool)> =
        waits.iter().map(|wait| (wait.thread, stuck(executions, d, wait))).collect();
    let somebody = any(d, stuck.iter().map(|(_, when)| *when));
    let all = all_settled(executions, walk, &stuck);
    walk.machine.d.and_b(somebody, all)
}

/// When somebody ends the program.
pub(crate) fn program_ends(executions: &Executions, walk: &mut Walk<'_>) -> Bool {
    let ends = walk.ends.iter().filter(|end| !matches!(end.how, Stopped::Ended));
    let ends: Vec<_> = ends.map(|end| (end.at, end.path)).collect();
    let ends: Vec<Bool> =
        ends.into_iter().map(|(at, path)| executions.while_running(walk, &at, path)).collect();
    any(&mut walk.machine.d, ends)
}

/// When nobody ends the program, and every thread has come to its end or waits for ever.
pub(crate) fn threads_end(executions: &Executions, walk: &mut Walk<'_>) -> Bool {
    let ended = all_settled(Some(executions), walk, &[]);
    let stuck = deadlock(Some(executions), walk);
    walk.machine.d.or_b(ended, stuck)
}

/// When every thread that was started has ended, or is one of these at such a time, and nobody has ended the program.
fn all_settled(executions: Option<&Executions>, walk: &mut Walk<'_>, stuck: &[(u32, Bool)]) -> Bool {
    let mut threads: Vec<(u32, Bool)> = vec![(0, Bool::Const(true))];
    let starts: Vec<(u32, Bool, _)> =
        walk.machine.started().iter().map(|start| (start.thread, start.path, start.tick)).collect();
    for (thread, path, tick) in starts {
        let over = executions
            .and_then(|executions| executions.events().ticks.get(&tick))
            .map_or(Bool::Const(true), |tick| tick.over);
        threads.push((thread, walk.machine.d.and_b(path, over)));
    }
    let ended: Vec<(u32, Bool)> = walk
        .ends
        .iter()
        .filter(|end| matches!(end.how, Stopped::Ended))
        .map(|end| (end.at.thread, end.path))
        .collect();
    let gone = walk.ends.iter().filter(|end| matches!(end.how, Stopped::Exit(_) | Stopped::Signal(_)));
    let gone: Vec<Bool> = gone.map(|end| end.path).collect();
    let d = &mut walk.machine.d;
    let of = |d: &mut Symbolic, all: &[(u32, Bool)], thread: u32| {
        any(d, all.iter().filter(|(other, _)| *other == thread).map(|(_, when)| *when))
    };
    let mut holds: Vec<Bool> = executions.map(|executions| executions.is_over(d)).into_iter().collect();
    for (thread, started) in threads {
        let (over, waits) = (of(d, &ended, thread), of(d, stuck, thread));
        let settled = d.or_b(over, waits);
        let absent = d.not_b(started);
        holds.push(d.or_b(absent, settled));
    }
    let ends = any(d, gone);
    holds.push(d.not_b(ends));
    all_of(d, holds)
}

/// When a thread gets to a wait and waits for ever.
fn stuck(executions: Option<&Executions>, d: &mut Symbolic, wait: &Wait) -> Bool {
    let not = d.not_b(wait.condition);
    let has_to_wait = d.not_b(wait.goes_on);
    let mut holds = vec![wait.path, not, has_to_wait];
    if let Some(executions) = executions {
        for (number, piece) in executions.events().pieces.iter().enumerate() {
            // It looks again at all that has led it to wait since the section began.
            let looks = |access: &&Access| {
                !access.writes && access.event < wait.looks_at.end && Some(access.tick) == wait.tick
            };
            for read in piece.iter().filter(looks) {
                holds.push(executions.reads_last(d, number, read));
            }
        }
    }
    all_of(d, holds)
}

/// When a read, of this piece of memory, gives what is there in the end.
pub(super) fn reads_last(orders: &Orders, d: &mut Symbolic, piece: usize, read: &Access) -> Bool {
    let nothing = Conditions::of(d, Bool::Const(true));
    // What the thread does after it has waited does not happen.
    let counts = |write: &&Access| write.writes && (write.thread != read.thread || write.event < read.event);
    let writes: Vec<&Access> = orders.events.pieces[piece].iter().filter(counts).collect();
    let mut ways = Vec::new();
    for write in &writes {
        let mut all = vec![write.happens, same_value(d, &read.value, &write.value)];
        for other in &writes {
            if other.event != write.event {
                let older = orders.before(d, other, write, &nothing);
                let not_there = d.not_b(other.happens);
                all.push(d.or_b(not_there, older));
            }
        }
        ways.push(all_of(d, all));
    }
    if let Some(first) = &read.first {
        let mut all = vec![same_value(d, &read.value, first)];
        for other in &writes {
            all.push(d.not_b(other.happens));
        }
        ways.push(all_of(d, all));
    }
    any(d, ways)
}
