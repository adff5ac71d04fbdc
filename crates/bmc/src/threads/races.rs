//! Races: two accesses of the same bytes, one of them writing and one of them not atomic, that different threads are about to make at the same time.
//! Freeing writes to all of a block: that its life ends there races with the question whether it lives, which every access to it asks.
//!
//! That is what it means in every engine. Accesses of the platform's sections and of its primitives are how threads order themselves, and two atomic sections are never made at once. Limits: nothing is said about what weak
//! atomic accesses do not order.

use program::Program;
use program::primitive::Primitive;
use sem::domain::Domain;
use symbolic::Bool;
use symbolic::walk::Walk;

use super::encoding::Executions;

/// Two accesses, by the numbers of their events, and when they race.
pub(crate) type Race = (usize, usize, Bool);

/// The races of a walk.
#[derive(Default)]
pub(crate) struct Races {
    pub(crate) found: Vec<Race>,
    /// An access of a section that may not come to its end, by the number of its event, of which it is not known whether it races.
    pub(crate) unclear: Option<usize>,
}

/// All races of a walk.
pub(crate) fn races(executions: &Executions, program: &Program, walk: &mut Walk<'_>) -> Races {
    let events = walk.machine.events().to_vec();
    let ticks: Vec<_> = events.iter().map(|event| event.tick).collect();
    let in_section: Vec<bool> = ticks.iter().map(|tick| walk.machine.ticks()[*tick].over.is_some()).collect();
    // In sections only what the program does itself counts: those of the platform are how threads order themselves.
    let is_own = |&number: &usize| {
        let event = &events[number];
        let mut accesses = false;
        program.for_each_access(event.pc, |access| accesses |= !access.synchronises);
        let frees = program.calls_at(event.pc, Primitive::Free);
        // The life of a local ends without an access.
        (!in_section[number] || program.is_users(event.pc) || frees)
            && (!event.is_about_life() || !event.writes || frees)
            && accesses
    };
    let own: Vec<usize> = (0..events.len()).filter(is_own).collect();
    let mut races = Races::default();
    for (place, &second) in own.iter().enumerate() {
        if walk.machine.d.is_over() {
            break;
        }
        for &first in &own[..place] {
            let (one, other) = (&events[first], &events[second]);
            let apart = one.block != other.block
                || one.offset + u64::from(one.bytes) <= other.offset
                || other.offset + u64::from(other.bytes) <= one.offset;
            if one.thread == other.thread
                || apart
                || !(one.writes || other.writes)
                || (one.atomic && other.atomic)
                || (in_section[first] && in_section[second])
                || one.locks.iter().any(|lock| other.locks.contains(lock))
            {
                continue;
            }
            let d = &mut walk.machine.d;
            // What a section does before it has to wait, or contradicts an assumption, counts.
            let [mine, theirs] = [first, second].map(|number| {
                let (when, happens) = (events[number].when, executions.events().happens[number]);
                match in_section[number] && when != happens {
                    true if executions.has_own_place(ticks[number], happens) => when,
                    true => {
                        races.unclear = Some(number);
                        happens
                    }
                    false => happens,
                }
            });
            let both = d.and_b(mine, theirs);
            let (a, b) = (ticks[first], ticks[second]);
            if both == Bool::Const(false) || executions.is_ordered(d, a, b, both) {
                continue;
            }
            let meet = executions.meet(d, [a, b], [in_section[first], in_section[second]]);
            races.found.push((first, second, d.and_b(both, meet)));
        }
    }
    races
}
