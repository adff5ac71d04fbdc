//! What is known about a thread in a state: whether it can move, what its next move does, what comes of a stretch of steps.
//!
//! Part of that follows from the thread's own part ([`Known`]): where it is, whether it has ended, what it may still do. The rest depends on
//! what it looks at, and is remembered with that ([`memo`](crate::memo)).

use crate::memo::{Groups, Place};
use crate::moves::Stretch;
use crate::por::{Future, Next};
use crate::races::Coming;
use crate::worker::Worker;
use concrete::{Image, Standing};
use program::code::{Callee, Op, Pc};
use program::primitive::Primitive;
use std::rc::Rc;

/// What is known about a thread in one of its parts.
pub(crate) struct Known<'p> {
    /// The op it executes next.
    pub(crate) pc: Pc,
    /// Whether it has ended.
    pub(crate) ended: bool,
    /// What it may still do; none if nobody asks.
    pub(crate) future: Option<Rc<Future>>,
    facts: Groups<Fact<'p>>,
    coming: Groups<Coming>,
    pub(crate) stretches: Groups<Stretch>,
}

/// What is known about a thread in a state.
pub(crate) struct Fact<'p> {
    /// Whether it can move.
    ready: Ready,
    /// What its next move does.
    pub(crate) next: Next<'p>,
    /// Whether its next op chooses: that starts a move of its own.
    pub(crate) chooses: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ready {
    Yes,
    No,
    /// Once this thread has ended.
    After(usize),
}

impl<'p> Worker<'_, 'p> {
    /// Where what is known about a thread in `next` is kept.
    #[inline]
    pub(crate) fn place_of_known(&mut self, thread: usize) -> usize {
        let part = self.next.tree.leaf(self.first_thread() + thread);
        let (system, partial) = (self.system, &self.partial);
        self.known.place(thread, part, || {
            let mut image = Image::default();
            if let Some(part) = system.parts.get(part) {
                image.unflatten(&part.flat);
            }
            let standing = Standing::of(&image);
            let future = system.futures.filter(|_| !standing.ended);
            Known {
                pc: standing.pc,
                ended: standing.ended,
                future: future
                    .map(|futures| Rc::new(Future::new(system.program, futures, partial, thread, standing))),
                facts: Groups::default(),
                coming: Groups::default(),
                stretches: Groups::default(),
            }
        })
    }

    /// What is known about a thread in `next`.
    #[inline]
    pub(crate) fn known(&mut self, thread: usize) -> &Known<'p> {
        let place = self.place_of_known(thread);
        self.known.get(place)
    }

    /// Does something with the machine in `next`, and notes which places that depended on; none if it may have been anything. The thread
    /// whose own part is known anyway is left out.
    pub(crate) fn noting<T>(
        &mut self,
        thread: usize,
        what: impl FnOnce(&mut Self) -> T,
    ) -> (T, Option<Vec<Place>>) {
        self.bring();
        self.machine.memory_mut().forget_looks();
        self.machine.take_reached_out();
        let asked = self.machine.world().asked();
        let done = what(self);
        let anything = self.machine.take_reached_out()
            || self.machine.memory().all_looked()
            || self.machine.world().asked() != asked;
        (done, (!anything).then(|| self.places_looked_at(thread)))
    }

    /// As [`noting`](Self::noting), and what has been chosen in the move so far stays so.
    fn looking_ahead<T>(
        &mut self,
        thread: usize,
        what: impl FnOnce(&mut Self) -> T,
    ) -> (T, Option<Vec<Place>>) {
        let script = self.machine.world().set_aside();
        let looked = self.noting(thread, what);
        self.machine.world().put_back(script);
        looked
    }

    fn places_looked_at(&self, own: usize) -> Vec<Place> {
        let memory = self.machine.memory();
        let looked = |slot: u32| memory.slots()[slot as usize].was_looked_at();
        let fixed =
            (1..).zip(&self.fixed).filter(|(_, slot)| looked(**slot)).map(|(leaf, _)| Place::leaf(leaf));
        let threads = (0..self.machine.thread_count()).filter(|&thread| {
            let here = self.machine.thread(thread);
            thread != own && here.slots.iter().any(|&slot| looked(slot))
        });
        let first_thread = self.first_thread();
        let threads = threads.map(|thread| Place::leaf(first_thread + thread));
        let heap =
            (0..memory.heap_numbers()).filter(|&number| memory.heap_slot_of(number).is_some_and(looked));
        fixed.chain(threads).chain(heap.map(|number| Place::heap(number as usize))).collect()
    }

    /// What is known about a thread in `next`, and what it depends on.
    pub(crate) fn fact(&mut self, thread: usize) -> Rc<Fact<'p>> {
        let (known, first_block) = (self.place_of_known(thread), self.first_block(self.next.counts));
        let tree = &self.next.tree;
        if let Some(fact) =
            self.known.get(known).facts.recall(|place| Self::part_at(tree, first_block, place))
        {
            self.worth.recalled();
            return Rc::clone(fact);
        }
        let (fact, places) = self.looking_ahead(thread, |worker| Fact {
            ready: worker.ready(thread),
            next: worker.next_of(thread),
            chooses: worker.chooses_next(thread),
        });
        let fact = Rc::new(fact);
        if let Some(places) = places.filter(|_| self.worth.remembers()) {
            let tree = &self.next.tree;
            let part = |place| Self::part_at(tree, first_block, place);
            self.known.get_mut(known).facts.remember(&places, part, Rc::clone(&fact));
        }
        fact
    }

    /// What a thread does to memory in its next step from the base, or in the atomic section that it is about to enter.
    pub(crate) fn coming(&mut self, thread: usize) -> Rc<Coming> {
        let (known, first_block) = (self.place_of_known(thread), self.first_block(self.next.counts));
        let tree = &self.next.tree;
        if let Some(coming) =
            self.known.get(known).coming.recall(|place| Self::part_at(tree, first_block, place))
        {
            return Rc::clone(coming);
        }
        let (coming, places) = self.looking_ahead(thread, |worker| Rc::new(worker.look_at_coming(thread)));
        if let Some(places) = places.filter(|_| self.worth.remembers()) {
            let tree = &self.next.tree;
            let part = |place| Self::part_at(tree, first_block, place);
            self.known.get_mut(known).coming.remember(&places, part, Rc::clone(&coming));
        }
        coming
    }

    /// Whether a thread can move in the state that the machine is in.
    fn ready(&self, thread: usize) -> Ready {
        match self.awaited(thread) {
            Some(other) => Ready::After(other),
            None if self.machine.is_ready(thread) => Ready::Yes,
            None => Ready::No,
        }
    }

    /// Whether a thread of which this is known can move in `next`.
    #[inline]
    pub(crate) fn is_ready(&mut self, fact: &Fact<'_>) -> bool {
        match fact.ready {
            Ready::Yes => true,
            Ready::No => false,
            // Waiting for a thread that does not exist is an error, which shows in the move.
            Ready::After(other) => other >= self.next.counts.threads || self.known(other).ended,
        }
    }

    /// The thread that a thread waits for, if it waits for one.
    pub(crate) fn waits_for(&mut self, fact: &Fact<'_>) -> Option<usize> {
        match fact.ready {
            Ready::After(other) if !self.is_ready(fact) => Some(other),
            _ => None,
        }
    }

    /// The thread whose end a thread is about to wait for, if it is not stopped.
    fn awaited(&self, thread: usize) -> Option<usize> {
        let (program, here) = (self.system.program, self.machine.thread(thread));
        if here.ended || here.stopped || here.frames.is_empty() {
            return None;
        }
        let Some(&Op::Call(site)) = program.code.ops.get(here.pc as usize) else { return None };
        let site = &program.code.sites[site as usize];
        if site.callee != Callee::Primitive(Primitive::Join) {
            return None;
        }
        Some(self.machine.peek(thread, site.args.first()?.value).bits() as u32 as usize)
    }

    /// Whether the next op of a thread chooses.
    fn chooses_next(&self, thread: usize) -> bool {
        let code = &self.system.program.code;
        match code.ops.get(self.machine.thread(thread).pc as usize) {
            Some(&Op::Call(site)) => match code.sites[site as usize].callee {
                Callee::Primitive(primitive) => primitive.chooses() || primitive == Primitive::MayFail,
                _ => false,
            },
            _ => false,
        }
    }
}
