//! What is left on the heap as the program ends: all that was not given back, and what nobody can reach any more.
//!
//! ```text
//!   roots    variables, locals of functions that have not returned, registers that are still read, the command line
//!   edges    from a block to each block that a pointer in it belongs to, under the condition that it does
//!   reached  alive, and from a root or from a block that is reached; the least fix point of that, round by round
//! ```
//!
//! Whatever a pointer points to within a block, it keeps all of it. What is dead keeps nothing, and leads nowhere.
//!
//! Claim: a block is lost just where its condition holds, except where pieces of pointers were copied: there it is unclear, and listed as that. Limit: a
//! graph that is too large is unclear as a whole. Cost: a round costs as many conditions as there are edges, and there are as many as the longest way from a root has blocks, or where
//! conditions go round in a circle as there are blocks.

use rustc_hash::FxHashMap;
use sem::context::BlockKind;
use sem::domain::Domain;

use crate::domain::Symbolic;
use crate::host::is_heap;
use crate::machine::Stopped;
use crate::memory::{Pointers, Targets, note};
use crate::value::{BlockId, Bool, Prov};
use crate::walk::{Ending, Walk};

/// A block that is left when the program ends.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// The block.
    pub block: BlockId,
    /// When it is.
    pub when: Bool,
}

/// What nobody can reach any more when the program ends.
#[derive(Clone, Debug, Default)]
pub struct Lost {
    /// These.
    pub certain: Vec<Left>,
    /// Of these it is not known.
    pub unclear: Vec<Left>,
}

/// More conditions than these are not made for one end of a program.
const MOST_CONDITIONS: usize = 1 << 18;

/// Who points to blocks of the heap, which are numbered.
#[derive(Clone, Default)]
struct Graph {
    /// When each is alive.
    live: Vec<Bool>,
    /// When each is pointed to by a root.
    roots: Vec<Bool>,
    /// From, to, and when.
    edges: Vec<(usize, usize, Bool)>,
}

impl Graph {
    /// Adds what a block points to, or a root if there is none.
    fn add(
        &mut self,
        d: &mut Symbolic,
        numbers: &FxHashMap<BlockId, usize>,
        from: Option<usize>,
        to: &Targets,
    ) {
        for (target, &when) in to {
            let Some(&number) = numbers.get(target) else { continue };
            match from {
                Some(from) if from == number => {}
                Some(from) => self.edges.push((from, number, when)),
                None => self.roots[number] = d.or_b(self.roots[number], when),
            }
        }
    }

    /// When each block is reached; nothing if there is too much to be said.
    fn reached(&self, d: &mut Symbolic) -> Option<Vec<Bool>> {
        let mut reached: Vec<Bool> =
            self.live.iter().zip(&self.roots).map(|(&live, &root)| d.and_b(live, root)).collect();
        let mut conditions = 0;
        for _ in 0..self.live.len() {
            let mut next = self.roots.clone();
            for &(from, to, when) in &self.edges {
                let here = d.and_b(reached[from], when);
                next[to] = d.or_b(next[to], here);
            }
            for (next, &live) in next.iter_mut().zip(&self.live) {
                *next = d.and_b(*next, live);
            }
            if next == reached {
                break;
            }
            conditions += self.edges.len();
            if conditions > MOST_CONDITIONS {
                return None;
            }
            reached = next;
        }
        Some(reached)
    }
}

impl Walk<'_> {
    /// What on the heap was not given back when the program ends.
    pub fn left_behind(&mut self) -> Vec<Left> {
        let mut left = Vec::new();
        for end in self.ends.iter().filter(|end| matches!(end.how, Stopped::Exit(_))) {
            for (block, _) in self.machine.memory.blocks().filter(|(_, facts)| is_heap(facts.kind)) {
                let when = self.machine.d.and_b(end.path, end.memory.live(block));
                if when != Bool::Const(false) {
                    left.push(Left { block, when });
                }
            }
        }
        left
    }

    /// What on the heap nobody can reach any more when the program ends.
    pub fn lost(&mut self) -> Lost {
        let mut lost = Lost::default();
        let ends = std::mem::take(&mut self.ends);
        for end in ends.iter().filter(|end| matches!(end.how, Stopped::Exit(_))) {
            self.lost_at(end, &mut lost);
        }
        self.ends = ends;
        lost
    }

    fn lost_at(&mut self, end: &Ending, lost: &mut Lost) {
        let alive = |block: BlockId| end.memory.live(block) != Bool::Const(false);
        let blocks = self.machine.memory.blocks().filter(|(block, _)| alive(*block));
        let (heap, others): (Vec<BlockId>, Vec<BlockId>) = {
            let (heap, others): (Vec<_>, Vec<_>) = blocks.partition(|(_, facts)| is_heap(facts.kind));
            let ids = |blocks: Vec<(BlockId, _)>| blocks.into_iter().map(|(id, _)| id).collect();
            (ids(heap), ids(others))
        };
        if heap.is_empty() {
            return;
        }
        let numbers: FxHashMap<BlockId, usize> =
            heap.iter().enumerate().map(|(number, &block)| (block, number)).collect();
        let live: Vec<Bool> = heap.iter().map(|&block| end.memory.live(block)).collect();
        let mut whole = Graph { roots: vec![Bool::Const(false); heap.len()], live, edges: Vec::new() };
        // The same, and what pieces may be.
        let mut pieces: Vec<(Option<usize>, Targets)> = Vec::new();
        for block in others {
            let found = self.pointers_in(end, block);
            let live = end.memory.live(block);
            for (to, whole_ones) in [(found.whole, true), (found.pieces, false)] {
                let d = &mut self.machine.d;
                let to: Targets = to.into_iter().map(|(to, when)| (to, d.and_b(live, when))).collect();
                match whole_ones {
                    true => whole.add(d, &numbers, None, &to),
                    false => pieces.push((None, to)),
                }
            }
        }
        let mut held = Targets::new();
        for &prov in &end.held {
            note(&mut self.machine.d, &mut held, prov);
        }
        whole.add(&mut self.machine.d, &numbers, None, &held);
        for (number, &block) in heap.iter().enumerate() {
            let found = self.pointers_in(end, block);
            whole.add(&mut self.machine.d, &numbers, Some(number), &found.whole);
            pieces.push((Some(number), found.pieces));
        }
        pieces.retain(|(_, to)| to.keys().any(|block| numbers.contains_key(block)));
        let d = &mut self.machine.d;
        let certainly = whole.reached(d);
        let possibly = match pieces.is_empty() {
            true => certainly.clone(),
            false => {
                let mut all = whole.clone();
                for (from, to) in &pieces {
                    all.add(d, &numbers, *from, to);
                }
                all.reached(d)
            }
        };
        for (number, &block) in heap.iter().enumerate() {
            let left = d.and_b(end.path, whole.live[number]);
            let (Some(certainly), Some(possibly)) = (&certainly, &possibly) else {
                lost.unclear.push(Left { block, when: left });
                continue;
            };
            let not_possibly = d.not_b(possibly[number]);
            let when = d.and_b(left, not_possibly);
            if when != Bool::Const(false) {
                lost.certain.push(Left { block, when });
            }
            if certainly[number] != possibly[number] {
                let not_certainly = d.not_b(certainly[number]);
                let between = d.and_b(not_certainly, possibly[number]);
                lost.unclear.push(Left { block, when: d.and_b(left, between) });
            }
        }
    }

    fn pointers_in(&mut self, end: &Ending, block: BlockId) -> Pointers {
        let facts = self.machine.memory.facts(block);
        if matches!(facts.kind, BlockKind::Constant | BlockKind::Code | BlockKind::Missing) {
            return Pointers::default();
        }
        let exact = !self.machine.memory.copied_pieces;
        end.memory.pointers(&mut self.machine.d, self.machine.program.pointer_bits, block, exact)
    }

    /// What the registers belong to that are still read after a step that ends the program, and further arguments.
    pub(crate) fn held(&self) -> Vec<Prov> {
        let frames = &self.machine.frames;
        let mut held = Vec::new();
        for (number, frame) in frames.iter().enumerate() {
            let call = frames.get(number + 1).and_then(|next| next.call).map(|(_, pc)| pc);
            let live = match (frame.function, call) {
                (Some(function), Some(call)) => self.liveness.live_after_call_in(function, call),
                (Some(function), None) => self.liveness.live_in(function, self.machine.pc),
                (None, _) => &[],
            };
            held.extend(live.iter().filter_map(|&cell| frame.cells.get(cell)).map(|value| value.prov));
            held.extend(frame.var_args.iter().flat_map(|argument| &argument.scalars).map(|value| value.prov));
            held.extend(frame.status.iter().map(|status| status.prov));
        }
        held.retain(|prov| *prov != Prov::None);
        held
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use term::{Assignment, Evaluator, Value};

    /// For every way to choose whether edges are there, what is reached is what a search over the edges that are there finds.
    #[test]
    fn the_fix_point_is_what_a_search_finds() {
        // Two circles, joined by one edge, and a tail.
        let pairs = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 3), (4, 5)];
        let mut d = Symbolic::new();
        let conditions: Vec<Bool> = (0..pairs.len() + 1)
            .map(|number| {
                let bit = d.variable_at(&format!("c{number}"), Vec::new(), 1);
                sem::derived::nonzero(&mut d, 1, &bit)
            })
            .collect();
        let mut graph = Graph {
            live: vec![Bool::Const(true); 6],
            roots: vec![Bool::Const(false); 6],
            edges: pairs.iter().zip(&conditions[1..]).map(|(&(a, b), &when)| (a, b, when)).collect(),
        };
        graph.roots[1] = conditions[0];
        // One that is dead lets nothing through.
        for dead in [None, Some(3)] {
            if let Some(dead) = dead {
                graph.live[dead] = Bool::Const(false);
            }
            let reached = graph.reached(&mut d).expect("it is small");
            for chosen in 0..1u32 << conditions.len() {
                let there = |number: usize| chosen >> number & 1 != 0;
                let mut expected = [false; 6];
                let mut todo = if there(0) { vec![1] } else { Vec::new() };
                while let Some(block) = todo.pop() {
                    if Some(block) != dead && !std::mem::replace(&mut expected[block], true) {
                        let next =
                            pairs.iter().enumerate().filter(|(n, (from, _))| *from == block && there(n + 1));
                        todo.extend(next.map(|(_, (_, to))| *to));
                    }
                }
                let mut values = Assignment::new();
                for (number, condition) in conditions.iter().enumerate() {
                    let Bool::Term(condition) = condition else { panic!("it is a variable") };
                    for variable in
                        d.terms.postorder([*condition]).into_iter().filter_map(|t| d.terms.as_var(t))
                    {
                        values.set(variable, Value::Bits(bits::Bits::from_u64(1, there(number).into())));
                    }
                }
                let mut evaluator = Evaluator::new(&d.terms, &values);
                let found: Vec<bool> = (reached.iter())
                    .map(|reached| match reached {
                        Bool::Const(value) => *value,
                        Bool::Term(term) => evaluator.value(*term) == Ok(Value::Bool(true)),
                    })
                    .collect();
                assert_eq!(found, expected, "{chosen:b}");
            }
        }
    }
}
