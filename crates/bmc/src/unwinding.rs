//! Bounds: how they grow, what is cut at them, and why a walk ends otherwise.

use std::sync::atomic::Ordering;
use std::time::Instant;

use program::Program;
use program::code::Pc;
use symbolic::Stopped;
use symbolic::walk::{Bounds, CutAt};
use verdict::places::Places;
use verdict::status::{Bound, BoundKind};
use verdict::{Location, Reason, ReasonCode};

use crate::check::Progress;

/// A bound that grows by itself is not greater than this.
const GREATEST: u32 = 1 << 20;

/// Raises the bounds of what was cut by half, up to the greatest one; whether that can be done. The rounds of a loop over a list cost more the more of them there are, so that going
/// far beyond what is needed costs more than another walk, whose terms are mostly those of the one before.
pub(crate) fn grow(bounds: &mut Bounds, cuts: &[CutAt], greatest: Option<u32>, progress: &Progress) -> bool {
    let (usual, greatest) = (bounds.usual, greatest.unwrap_or(GREATEST).min(GREATEST));
    let mut grown = false;
    for cut in cuts {
        let bound = match *cut {
            CutAt::Loop(head) => bounds.loops.entry(head).or_insert(usual),
            CutAt::Recursion(function) => bounds.recursions.entry(function).or_insert(usual),
        };
        if *bound < greatest {
            *bound = (*bound + (*bound / 2).max(1)).min(greatest);
            grown = true;
        }
        progress.bound.fetch_max((*bound).into(), Ordering::Relaxed);
    }
    grown
}

/// Whether a bound is more than twice what it was when everything was looked at, if that was done at all.
pub(crate) fn doubled(bounds: &Bounds, before: Option<&Bounds>) -> bool {
    let Some(before) = before else { return true };
    let loops = bounds.loops.iter().map(|(head, bound)| (bound, before.loops.get(head)));
    let recursions =
        bounds.recursions.iter().map(|(function, bound)| (bound, before.recursions.get(function)));
    { loops }
        .chain(recursions)
        .any(|(now, then)| now.saturating_sub(1) / 2 >= then.copied().unwrap_or(before.usual))
}

/// Where something is cut, for people.
pub(crate) fn place_of(program: &Program, places: &Places<'_>, cut: CutAt) -> Option<Location> {
    match cut {
        CutAt::Loop(head) => (head..head + 8).find_map(|pc| places.location(pc)),
        CutAt::Recursion(function) => {
            let code = &program.functions[function];
            (code.entry..code.end).find_map(|pc| places.location(pc))
        }
    }
}

/// What was cut, and at which bounds.
pub(crate) fn cut_bounds(
    program: &Program,
    places: &Places<'_>,
    bounds: &Bounds,
    cuts: &[CutAt],
) -> Vec<Bound> {
    let limit = |cut: &CutAt| match cut {
        CutAt::Loop(head) => bounds.loops.get(head).copied().unwrap_or(bounds.usual),
        CutAt::Recursion(function) => bounds.recursions.get(function).copied().unwrap_or(bounds.usual),
    };
    let bound = |cut: &CutAt| Bound {
        kind: BoundKind::Unwind,
        limit: limit(cut).into(),
        cut: place_of(program, places, *cut).into_iter().collect(),
    };
    cuts.iter().map(bound).collect()
}

/// Why a walk that should end at this time is not followed further; `stack` is where it is, the innermost call first.
pub(crate) fn reason_of(
    places: &Places<'_>,
    progress: &Progress,
    until: Option<Instant>,
    stopped: &Stopped,
    stack: &[Pc],
) -> Reason {
    let at = places.innermost(stack);
    match stopped {
        Stopped::Unsupported(what) => {
            Reason::because(ReasonCode::Unsupported, format!("not supported: {what}")).at(at)
        }
        Stopped::External(what) => {
            Reason::because(ReasonCode::ExternalFunction, format!("the program {what}")).at(at)
        }
        Stopped::Limit if progress.stop.load(Ordering::Relaxed) => Reason::new(ReasonCode::Interrupted),
        Stopped::Limit if until.is_some_and(|until| Instant::now() >= until) => {
            Reason::new(ReasonCode::Timeout)
        }
        Stopped::Limit => Reason::new(ReasonCode::StepLimit).at(at),
        _ => Reason::new(ReasonCode::Internal),
    }
}

/// Why a question of a check that should end at this time has no answer.
pub(crate) fn unanswered(
    reason: &solver::Reason,
    solver: &solver::Kind,
    progress: &Progress,
    until: Option<Instant>,
) -> Reason {
    // An interrupt ends the solver, and so does the end of the time, in whatever way the solver puts it.
    if progress.stop.load(Ordering::Relaxed) {
        return Reason::new(ReasonCode::Interrupted);
    }
    if until.is_some_and(|until| Instant::now() >= until) {
        return Reason::new(ReasonCode::Timeout);
    }
    let code = match reason.code {
        solver::Code::Timeout => ReasonCode::Timeout,
        solver::Code::Memory => ReasonCode::MemoryLimit,
        _ => ReasonCode::Solver,
    };
    match reason.detail.contains(solver.name()) {
        true => Reason::because(code, reason.detail.clone()),
        false => Reason::because(code, format!("{}: {}", solver.name(), reason.detail)),
    }
}
