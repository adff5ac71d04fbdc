//! Walks from place to place: paths end at the heads of some loops, and are taken up again there from a state that stands for all that can come there.
//!
//! ```text
//!   cutpoint   the head of a loop and the calls under way
//!   arrival    a path that has come to one, with its state
//!   template   a state at a cutpoint in which whatever differs from one arrival to another is a variable
//!   segment    what is walked from one template, or from the start, to the next cutpoints
//! ```
//!
//! Which loops are cut somebody else says ([`Walk::cut_at`]). Blocks that are made at the same place in several segments are the same block, unless it is still alive, so that states of different
//! segments can be compared; a size that is not known is a variable of its own then, which is a variable of each template where the block may be alive.
//!
//! Claim: if every arrival [fits](Template::absorb) the template of its cutpoint, each execution is a chain of segments in which the variables of templates have the values that
//! [`Template::updates`] says, up to values that nobody reads any more. What the program was given in the first segment, which is gone through once, needs no variables: it stays what it is.
//!
//! Limits: one thread; at most [`MOST_INSTANCES`] blocks that are made at one place may be alive at once; the stack must not be deeper each time a loop goes round.

mod segment;
mod template;

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use sem::domain::Domain;
use term::{Sort, TermId, VarId};

use crate::record::ContextId;
use crate::spins::Begun;
use crate::value::{BlockId, Bool, Prov};
use crate::walk::{State, Walk};
use program::code::Pc;
use std::rc::Rc;

pub(crate) use segment::Segment;
pub use segment::{Gap, MOST_INSTANCES, TOO_MANY};
pub use template::{Slot, SlotPlace, Template};

/// Where paths end and are taken up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cutpoint {
    /// The calls that are under way.
    pub context: Option<ContextId>,
    /// Where the head of the loop starts.
    pub head: Pc,
}

/// A path that has come to a cutpoint.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// Where.
    pub at: Cutpoint,
    /// When.
    pub path: Bool,
    pub(crate) state: State,
}

/// Where paths are cut, and those that were.
#[derive(Debug)]
pub(crate) struct Cutting {
    points: FxHashSet<Cutpoint>,
    pub(crate) arrivals: Vec<Arrival>,
    /// Tells two states apart that are laid on each other.
    pub(crate) choice: TermId,
    /// What terms are where the choice is false, and where it is true: those that were asked for, and their parts.
    pub(crate) projections: [FxHashMap<TermId, TermId>; 2],
    /// Stands for all that is dead.
    dead: BlockId,
    /// What has one value in all of an execution.
    pub(crate) rigid: FxHashSet<VarId>,
}

impl Cutting {
    /// What stands for all that is dead.
    pub(crate) fn dead(&self) -> BlockId {
        self.dead
    }
}

impl Walk<'_> {
    /// From now on, ends paths at these places, and makes segments of the walk. The machine has been started, and nothing was walked yet.
    pub fn cut_at(&mut self, points: impl IntoIterator<Item = Cutpoint>) -> Result<(), crate::Stopped> {
        let choice = self.machine.d.terms.var("second", Sort::Bool);
        let projections =
            [false, true].map(|value| FxHashMap::from_iter([(choice, self.machine.d.terms.bool(value))]));
        let nothing = self.machine.d.bv(self.machine.program.pointer_bits, 1);
        let Ok(dead) = self.machine.memory.allocate(nothing, 1, sem::context::BlockKind::Heap) else {
            return Err(crate::Stopped::Unsupported("memory without room".to_string()));
        };
        self.machine.memory.forget(dead);
        let variables = self.machine.d.terms.variables().map(|(variable, _)| variable);
        let before: FxHashSet<VarId> = match self.machine.chosen().is_empty() {
            true => FxHashSet::default(),
            false => {
                let chosen = self.machine.chosen().iter().filter_map(|chosen| chosen.value.as_term());
                let chosen: FxHashSet<TermId> = chosen.collect();
                variables
                    .filter(|variable| chosen.contains(&self.machine.d.terms.variable(*variable).term))
                    .collect()
            }
        };
        let points = points.into_iter().collect();
        self.cutting =
            Some(Cutting { points, arrivals: Vec::new(), choice, projections, dead, rigid: before });
        self.machine.segment = Some(Box::default());
        Ok(())
    }

    /// More places where paths end.
    pub fn cut_also_at(&mut self, points: impl IntoIterator<Item = Cutpoint>) {
        if let Some(cutting) = &mut self.cutting {
            cutting.points.extend(points);
        }
    }

    /// The start of the program as a template, which has no variables. Nothing was walked yet.
    pub fn start_template(&self) -> Template {
        Template::of(Cutpoint { context: None, head: self.machine.pc }, self.state())
    }

    /// Where a local is made.
    pub fn made_at(&self, block: BlockId) -> Option<Pc> {
        self.machine.segment.as_ref()?.made_at(block)
    }

    /// The cutpoint that the machine is at.
    pub(crate) fn cutpoint(&self) -> Option<Cutpoint> {
        let cutting = self.cutting.as_ref()?;
        let at = Cutpoint { context: self.machine.current_context(), head: self.machine.pc };
        cutting.points.contains(&at).then_some(at)
    }

    /// Whether the running path has come to a cutpoint; it is noted there.
    pub(crate) fn has_arrived(&mut self) -> bool {
        let Some(at) = self.cutpoint() else { return false };
        let state = self.state();
        let path = state.path.whole();
        let state = self.at_rest(state);
        if let Some(cutting) = &mut self.cutting {
            cutting.arrivals.push(Arrival { at, path, state });
        }
        true
    }

    /// Takes the arrivals of the segment that was walked.
    pub fn take_arrivals(&mut self) -> Vec<Arrival> {
        self.cutting.as_mut().map(|cutting| std::mem::take(&mut cutting.arrivals)).unwrap_or_default()
    }

    /// Whether a variable has one value in all of an execution.
    pub fn is_rigid(&self, variable: VarId) -> bool {
        self.cutting.as_ref().is_some_and(|cutting| cutting.rigid.contains(&variable))
    }

    /// The variables that have one value in all of an execution.
    pub fn rigid(&self) -> FxHashSet<VarId> {
        self.cutting.as_ref().map(|cutting| cutting.rigid.clone()).unwrap_or_default()
    }

    /// Says that what was chosen up to now was chosen before any cutpoint.
    pub fn end_first_segment(&mut self) {
        let terms = &self.machine.d.terms;
        let chosen = self.machine.chosen().iter().filter_map(|chosen| terms.as_var(chosen.value.as_term()?));
        let chosen: Vec<VarId> = chosen.collect();
        if let Some(cutting) = &mut self.cutting {
            cutting.rigid.extend(chosen);
        }
    }

    /// How many blocks there are whose addresses somebody knows as numbers: what segments before this grew have not seen all pointers to.
    pub fn exposed(&self) -> usize {
        self.machine.memory.exposed()
    }

    /// Takes up all paths at a cutpoint, as the segment of this number; the first is the start of the program.
    pub fn resume(&mut self, number: u32, template: &Template) {
        let Some(state) = template.state.clone() else { return };
        let alive: Vec<(BlockId, Bool)> = state.memory.alive().collect();
        self.take_up(state);
        self.machine.occurrences.clear();
        if let Some(segment) = &mut self.machine.segment {
            segment.begin(number, alive);
        }
        if let Some(many) = &mut self.machine.many {
            many.begin();
        }
    }

    /// Forgets what segments before have left behind.
    pub fn forget_segment(&mut self) {
        self.machine.obligations.clear();
        self.machine.chosen.clear();
        self.machine.assumptions.clear();
        self.machine.unchecked.arbitrary.clear();
        let lasting = self.machine.doubts_at_start;
        self.machine.doubts.truncate(lasting);
        self.machine.threads.waits.clear();
        self.take_arrivals();
        self.cuts.clear();
        self.ends.clear();
        self.spins.clear();
    }

    /// A state without what only the way to it is about, and without what nobody reads.
    fn at_rest(&mut self, mut state: State) -> State {
        state.path = crate::path::Path::default();
        let mut unread: Vec<BlockId> = Vec::new();
        let calls: Vec<Option<Pc>> =
            (1..=state.frames.len()).map(|next| Some(state.frames.get(next)?.call?.1)).collect();
        for (frame, call) in state.frames.iter_mut().zip(calls) {
            let frame = Rc::make_mut(frame);
            frame.path = 0;
            for round in &mut frame.rounds {
                (round.number, round.charged) = (0, 0);
                (round.undecided, round.counted) = (true, false);
                round.begun = Begun::Unknown;
            }
            let Some(function) = frame.function else { continue };
            let gone = match call {
                Some(call) => self.liveness.dead_locals_after_call(function, call),
                None => self.liveness.dead_locals(function, state.pc),
            };
            if let Some(segment) = &self.machine.segment {
                unread.extend(
                    frame
                        .locals
                        .iter()
                        .copied()
                        .filter(|local| segment.made_at(*local).is_some_and(|pc| gone.contains(&pc))),
                );
            }
        }
        for block in unread {
            state.memory.clear(block);
        }
        if self.machine.many.is_some() {
            let mut belongs = Prov::None;
            template::for_each_leaf(self, &mut state, |walk, (_, part), leaf| match leaf {
                crate::memory::Leaf::Prov(prov) => belongs = *prov,
                crate::memory::Leaf::Bits(bits) if part == crate::memory::LeafPart::Bits => {
                    walk.machine.check_kept(belongs, bits);
                }
                _ => {}
            });
        }
        let before = state.clone();
        template::for_each_leaf(self, &mut state, |walk, _, leaf| {
            if let crate::memory::Leaf::Prov(prov) = leaf {
                *prov = walk.with_one_dead(&before, *prov);
            }
        });
        state
    }

    /// Where the segment that was walked cannot be followed, as more objects would be alive than are told apart.
    pub fn gaps(&self) -> Vec<Gap> {
        self.machine.segment.as_ref().map(|segment| segment.gaps.clone()).unwrap_or_default()
    }

    /// A provenance in which everything that is dead is one block: a pointer belongs to a block only where that is alive.
    fn with_one_dead(&mut self, state: &State, prov: Prov) -> Prov {
        let Some(dead) = self.cutting.as_ref().map(|cutting| cutting.dead) else { return prov };
        let d = &mut self.machine.d;
        let members = d.members(prov);
        let life = |block: Option<BlockId>| match block {
            Some(block) if block != dead => state.memory.live(block),
            _ => Bool::Const(true),
        };
        if members.iter().all(|(block, _)| life(*block) == Bool::Const(true)) {
            return prov;
        }
        let mut all: BTreeMap<Option<BlockId>, Bool> = BTreeMap::new();
        for (block, guard) in members {
            let live = life(block);
            let gone = d.not_b(live);
            for (block, when) in [(block, live), (Some(dead), gone)] {
                let here = d.and_b(guard, when);
                let known = all.get(&block).copied().unwrap_or(Bool::Const(false));
                all.insert(block, d.or_b(known, here));
            }
        }
        d.set(all)
    }
}
