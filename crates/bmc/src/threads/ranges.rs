//! Roughly what reads of shared memory can give: bounds that follow from what is written, which spare a solver the upper bits of counters and sums.
//!
//! ```text
//!   progress   how many of its writes each thread has made
//!   at most    what is in a piece of memory, or on its way there, when threads have got that far at most:
//!              what was there with one write less, or what that write makes of what its thread can have read by then
//! ```
//!
//! Claim: what a read gives lies between its bounds in every execution, under every memory model: whatever was read before a write was written when its thread had made fewer writes, and others not more. Constants that are
//! written need no progress: they may be there from the start.
//!
//! Cost: the product of the numbers of writes that are no constants, for each thread; beyond [`MOST_CELLS`] nothing is said.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use sem::domain::Domain;
use symbolic::spread::Spread;
use symbolic::{Bool, Bv, Prov, Symbolic};
use term::TermId;

use super::events::{Access, Events};

/// Progresses that are looked at.
const MOST_CELLS: usize = 3000;

/// What may be in each piece; none for anything.
type Contents = Vec<Option<Spread>>;

/// What reads give at most, for those that have bounds.
pub(super) fn ranges(d: &mut Symbolic, events: &Events) -> Vec<Bool> {
    let pieces: Vec<(usize, &Vec<Access>)> =
        events.pieces.iter().enumerate().filter(|(_, piece)| is_numbers(d, piece)).collect();
    let reads = pieces.iter().flat_map(|(piece, accesses)| {
        accesses
            .iter()
            .filter(|access| !access.writes)
            .filter_map(|read| Some((read.value.bits.as_term()?, *piece)))
    });
    let variables: FxHashMap<TermId, usize> = reads.collect();
    let mut first: Contents = vec![None; events.pieces.len()];
    // Of each thread, what it writes that is no constant, in order.
    let mut steps: BTreeMap<u32, Vec<(usize, &Access)>> = BTreeMap::new();
    for &(number, piece) in &pieces {
        let there = piece.iter().filter_map(|read| read.first.as_ref());
        let constants = piece.iter().filter(|write| write.writes && write.value.bits.as_u64().is_some());
        let values = there.chain(constants.map(|write| &write.value));
        let known = values.map(|value| d.spread_where(&value.bits, &|_| None));
        first[number] = known.reduce(either).flatten();
        for write in piece.iter().filter(|write| write.writes && write.value.bits.as_u64().is_none()) {
            steps.entry(write.thread).or_default().push((number, write));
        }
    }
    for steps in steps.values_mut() {
        steps.sort_unstable_by_key(|(_, write)| write.event);
    }
    let threads: Vec<u32> = steps.keys().copied().collect();
    let lengths: Vec<usize> = steps.values().map(|steps| steps.len() + 1).collect();
    let cells = lengths.iter().try_fold(1usize, |cells, length| cells.checked_mul(*length));
    let Some(cells) = cells.filter(|cells| *cells <= MOST_CELLS) else { return Vec::new() };
    let mut contents: Vec<Contents> = Vec::with_capacity(cells);
    for cell in 0..cells {
        let mut all = first.clone();
        let (mut rest, mut stride) = (cell, 1);
        for (thread, length) in threads.iter().zip(&lengths) {
            let made = rest % length;
            if made > 0 {
                let before = &contents[cell - stride];
                for (here, there) in all.iter_mut().zip(before) {
                    *here = either(*here, *there);
                }
                let (piece, write) = steps[thread][made - 1];
                let known = |variable: TermId| before[*variables.get(&variable)?];
                all[piece] = either(all[piece], d.spread_where(&write.value.bits, &known));
            }
            (rest, stride) = (rest / length, stride * length);
        }
        contents.push(all);
    }
    let mut holds = Vec::new();
    for &(number, piece) in &pieces {
        for read in piece.iter().filter(|access| !access.writes) {
            // As far as its thread has got, and others at most.
            let (mut cell, mut stride) = (0, 1);
            for (thread, length) in threads.iter().zip(&lengths) {
                let made = match *thread == read.thread {
                    true => steps[thread].partition_point(|(_, write)| write.event < read.event),
                    false => length - 1,
                };
                (cell, stride) = (cell + made * stride, stride * length);
            }
            holds.extend(contents[cell][number].and_then(|spread| bounds(d, &read.value.bits, spread)));
        }
    }
    holds
}

/// Whether a piece has numbers in it and nothing else.
fn is_numbers(d: &Symbolic, piece: &[Access]) -> bool {
    let numbers = |access: &Access| {
        let values = [Some(&access.value), access.first.as_ref()];
        values.into_iter().flatten().all(|value| value.prov == Prov::None && d.width(&value.bits) <= 64)
    };
    piece.iter().all(numbers)
}

/// What is in one of the two, if that is known of both.
fn either(one: Option<Spread>, other: Option<Spread>) -> Option<Spread> {
    Some(one?.or(other?))
}

/// That the upper bits of a number are what they must be; nothing if they may be anything.
fn bounds(d: &mut Symbolic, value: &Bv, spread: Spread) -> Option<Bool> {
    let w = d.width(value);
    value.as_term()?;
    let needed = |number: i128| 128 - number.leading_zeros();
    if spread.low >= 0 {
        let bits = needed(spread.high);
        if bits >= w {
            return None;
        }
        let upper = d.extract(w, bits, w - bits, value);
        let zero = d.bv(w - bits, 0);
        return Some(d.eq(w - bits, &upper, &zero));
    }
    let bits = needed(spread.high.max(-spread.low - 1)) + 1;
    if bits >= w {
        return None;
    }
    let lower = d.extract(w, 0, bits, value);
    let whole = d.sext(bits, w, &lower);
    Some(d.eq(w, value, &whole))
}
