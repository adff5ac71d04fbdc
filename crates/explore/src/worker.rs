//! A machine that goes from state to state of a system: reads a stored state, makes moves, stores what comes of them.
//!
//! ```text
//!   leaves of a state:   header | variables | threads | blocks of the heap
//!   base                 the state whose moves are tried, as a tree of ids
//!   next                 the state that a move makes of it
//!   loaded               for each leaf, what the machine holds now
//! ```
//!
//! States are made of parts, and what a thread does is mostly known by the parts it looks at ([`memo`](crate::memo)): then no machine runs. Where
//! it is not, the machine is brought to `next` leaf by leaf, only where it differs, and after it has run only what was touched is written back. So
//! a move that is known costs a few look-ups and a few pairs in the tree; one that is not costs its steps and reading and writing the thread that
//! makes them.
//!
//! Stored states are canonical: dead registers are left out, generations start from zero, and see [`canonical`](crate::canonical).

use crate::facts::{Fact, Known};
use crate::memo::{ByThread, Worth};
use crate::moves::LastStretch;
use crate::por::Partial;
use crate::relaxed::Table;
use crate::script::Script;
use crate::store::{Key, PairsAtHand, StateId, Tree, UNKNOWN, locked};
use crate::system::System;
use crate::tracker::Raced;
use concrete::{Cell, Image, Interrupt, Machine, Maker, Name, Outcome, Slot};
use sem::context::BlockKind;
use std::rc::Rc;

/// Why a state cannot be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreFull;

/// A machine that goes from state to state.
pub struct Worker<'s, 'p> {
    pub(crate) system: &'s System<'p>,
    pub(crate) machine: Machine<'p, Script>,
    /// The slots of variables that can change.
    pub(crate) fixed: Vec<u32>,
    /// The slots of variables that nobody writes, which are no part of states.
    still: Vec<u32>,
    /// The state whose moves are tried.
    pub(crate) base: Stored,
    /// The state that is made of it.
    pub(crate) next: Stored,
    /// What the header of the base says: which part it is, and the handlers that are registered.
    header: u32,
    pub(crate) interrupts: Vec<Interrupt>,
    /// What the machine holds, leaf by leaf.
    pub(crate) loaded: Vec<u32>,
    loaded_counts: Counts,
    pub(crate) image: Image,
    flat: Vec<u64>,
    pub(crate) order: Vec<u32>,
    /// The leaves that the machine has written last, and what has died then.
    pub(crate) dirty: Vec<usize>,
    pub(crate) died: Vec<Name>,
    /// What the parts point into, by their ids; see [`canonical`](crate::canonical).
    pub(crate) aims: Vec<u64>,
    /// Pairs of parts, and of such pairs.
    pub(crate) pairs: PairsAtHand<'s>,
    /// The numbers of leaves by shape, as far as they are known here.
    pub(crate) shapes: Vec<usize>,
    /// What is known about threads in their parts.
    pub(crate) known: ByThread<Known<'p>>,
    pub(crate) worth: Worth,
    /// What is known about each thread in the base.
    pub(crate) facts: Vec<Rc<Fact<'p>>>,
    /// The threads that have run since the machine was brought to a state or written back: one bit each.
    pub(crate) ran: u64,
    /// How many steps the move has made so far.
    pub(crate) made: u64,
    /// Where its last stretch started.
    pub(crate) last: LastStretch,
    /// Whether no handler is registered in `next`.
    pub(crate) undisturbed: bool,
    /// Whether in the base at most one thread has not ended, and nothing can interrupt it.
    pub(crate) alone: bool,
    pub(crate) partial: Partial,
    /// The edges of the code that some thread has taken.
    pub(crate) taken: Vec<bool>,
    /// With a bound on preemptions: who moved last to get to the base, and how many preemptions there were.
    pub(crate) turn: (usize, u32),
    /// The same after the move that was just made.
    pub(crate) next_turn: (usize, u32),
    /// Who knows of which access, if that is part of states.
    pub(crate) table: Table,
    /// The same in the base.
    base_table: Table,
    /// A race that was found in the move that was just made.
    pub(crate) raced: Option<Raced>,
}

/// A state, as a tree of its parts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stored {
    pub(crate) tree: Tree,
    pub(crate) counts: Counts,
}

/// How many leaves of each kind there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) threads: usize,
    pub(crate) heap: usize,
}

/// What a header says.
struct Header {
    counts: Counts,
    turn: (usize, u32),
    interrupts: Vec<Interrupt>,
    table: Table,
}

impl Header {
    fn read(words: &[u64]) -> Header {
        let word = |place: usize| words.get(place).copied().unwrap_or(0);
        let rest = words.get(3..).unwrap_or_default();
        let (interrupts, rest) = rest.split_at((3 * word(2) as usize).min(rest.len()));
        let interrupts = interrupts.as_chunks::<3>().0.iter();
        let interrupts = interrupts.map(|&[who, argument, weight]| Interrupt {
            thread: who as u32,
            handler: arena::Id::new((who >> 32) as usize),
            argument: Cell::number(argument),
            weight: f64::from_bits(weight),
        });
        let mut table = Table::default();
        table.read(rest);
        Header {
            counts: Counts { threads: word(0) as u32 as usize, heap: (word(0) >> 32) as usize },
            turn: (word(1) as u32 as usize, (word(1) >> 32) as u32),
            interrupts: interrupts.collect(),
            table,
        }
    }
}

impl<'s, 'p> Worker<'s, 'p> {
    /// A worker in front of the first op; an outcome if the program does not get there.
    pub fn new(system: &'s System<'p>) -> Result<Worker<'s, 'p>, Outcome> {
        let mut machine = system.machine()?;
        let slots = machine.memory().slots().iter().enumerate();
        let changes = |kind| matches!(kind, BlockKind::Global | BlockKind::Machine);
        let slots = slots.filter(|(_, slot)| slot.name.fixed_number().is_some() && changes(slot.kind));
        let (fixed, still): (Vec<_>, Vec<_>) = slots.partition(|(_, slot)| match slot.maker {
            Maker::Object(object) => system.may_change(object),
            Maker::Op(_) | Maker::Machine => true,
        });
        let places = |slots: Vec<(usize, &Slot)>| slots.into_iter().map(|(place, _)| place as u32).collect();
        let (fixed, still): (Vec<u32>, Vec<u32>) = (places(fixed), places(still));
        // They were written before the program started.
        for &slot in &still {
            machine.memory_mut().take_touched(slot);
        }
        Ok(Worker {
            system,
            partial: Partial::new(system, &machine, &fixed),
            fixed,
            still,
            machine,
            base: Stored::default(),
            next: Stored::default(),
            header: UNKNOWN,
            interrupts: Vec::new(),
            loaded: Vec::new(),
            loaded_counts: Counts::default(),
            image: Image::default(),
            flat: Vec::new(),
            order: Vec::new(),
            dirty: Vec::new(),
            died: Vec::new(),
            aims: Vec::new(),
            pairs: PairsAtHand::new(&system.pairs),
            shapes: Vec::new(),
            known: ByThread::default(),
            worth: Worth::new(system.options.remember),
            facts: Vec::new(),
            ran: 0,
            made: 0,
            last: LastStretch::default(),
            undisturbed: true,
            alone: false,
            taken: vec![false; system.program.code.edges.len()],
            turn: (0, 0),
            next_turn: (0, 0),
            table: Table::default(),
            base_table: Table::default(),
            raced: None,
        })
    }

    /// The machine: in the base after [`restore`](Self::restore), at the end of a run that has just come to one.
    pub fn machine(&self) -> &Machine<'p, Script> {
        &self.machine
    }

    /// How many threads there are in the base.
    pub(crate) fn threads_of_base(&self) -> usize {
        self.base.counts.threads
    }

    /// Makes a thread the one that runs.
    pub(crate) fn switch_to(&mut self, thread: usize) {
        self.machine.switch_to(thread);
        self.ran |= 1 << thread;
    }

    /// The leaf of the first thread.
    pub(crate) fn first_thread(&self) -> usize {
        1 + self.fixed.len()
    }

    /// The leaf of the first block of the heap.
    pub(crate) fn first_block(&self, counts: Counts) -> usize {
        self.first_thread() + counts.threads
    }

    /// Stores the state in which the machine starts.
    pub fn store_first(&mut self) -> Result<StateId, StoreFull> {
        self.write_leaves(true);
        let key = self.key_of_next()?;
        // The numbers of the blocks may not be those of the machine.
        self.loaded.iter_mut().for_each(|id| *id = UNKNOWN);
        Ok(self.system.states.insert(key, StateId::NONE, 0).0)
    }

    /// The id of what is in `image`.
    pub(crate) fn intern(&mut self) -> u32 {
        self.image.flatten(&mut self.flat);
        self.system.parts.id(&self.flat)
    }

    pub(crate) fn write_header(&mut self, counts: Counts) -> u32 {
        self.image.clear();
        self.image.words.push(counts.threads as u64 | (counts.heap as u64) << 32);
        self.image.words.push(self.next_turn.0 as u64 | u64::from(self.next_turn.1) << 32);
        self.image.words.push(self.machine.interrupts().len() as u64);
        for interrupt in self.machine.interrupts() {
            self.image
                .words
                .push(u64::from(interrupt.thread) | (arena::Id::index(interrupt.handler) as u64) << 32);
            self.image.words.push(interrupt.argument.bits());
            self.image.words.push(interrupt.weight.to_bits());
        }
        self.table.write(&mut self.image.words);
        self.intern()
    }

    fn read_header(&self, id: u32) -> Option<Header> {
        let part = self.system.parts.get(id)?;
        let mut image = Image::default();
        image.unflatten(&part.flat);
        Some(Header::read(&image.words))
    }

    /// Makes a stored state the one whose moves are tried. The machine stays where it is.
    pub fn load(&mut self, key: Key) {
        let (left, right, shape) = key.parts();
        let leaves = self.leaves_of_shape(shape);
        self.base.tree.resize(leaves);
        self.base.tree.read(left, right, &self.system.pairs);
        let header = self.base.tree.leaf(0);
        if header != self.header
            && let Some(read) = self.read_header(header)
        {
            self.header = header;
            (self.base.counts, self.turn) = (read.counts, read.turn);
            (self.interrupts, self.base_table) = (read.interrupts, read.table);
        }
        self.next_turn = self.turn;
        self.start_over();
        let running = (0..self.base.counts.threads).filter(|&thread| !self.known(thread).ended).count();
        self.alone = running < 2 && self.undisturbed;
    }

    /// A move starts: `next` is the base.
    pub(crate) fn start_over(&mut self) {
        self.next.tree.copy_from(&self.base.tree);
        self.next.counts = self.base.counts;
        if self.system.orders.is_some() {
            self.table.clone_from(&self.base_table);
        }
        (self.made, self.raced) = (0, None);
        self.undisturbed = self.interrupts.is_empty();
    }

    /// Puts the machine into the base, whatever it has done since.
    pub fn restore(&mut self) {
        self.start_over();
        self.bring();
    }

    /// Puts the machine into `next`.
    pub(crate) fn bring(&mut self) {
        self.machine.revive();
        self.settle_machine();
        let counts = self.next.counts;
        if self.loaded_counts != counts || self.loaded.len() != self.next.tree.len() {
            self.machine.set_thread_count(counts.threads);
            for number in counts.heap..self.machine.memory().heap_numbers() as usize {
                self.machine.memory_mut().free_number(number as u32);
            }
            self.loaded.clear();
            self.loaded.resize(self.next.tree.len(), UNKNOWN);
            self.loaded_counts = counts;
        }
        let header = self.next.tree.leaf(0);
        if self.loaded[0] != header {
            let interrupts = match header == self.header {
                true => self.interrupts.clone(),
                false => self.read_header(header).map_or(Vec::new(), |header| header.interrupts),
            };
            self.machine.set_interrupts(interrupts);
            self.loaded[0] = header;
        }
        let (first_thread, first_block) = (self.first_thread(), self.first_block(counts));
        let mut image = std::mem::take(&mut self.image);
        for leaf in 1..self.next.tree.len() {
            let id = self.next.tree.leaf(leaf);
            if self.loaded[leaf] == id {
                continue;
            }
            self.loaded[leaf] = id;
            let Some(part) = self.system.parts.get(id) else {
                self.machine.memory_mut().free_number((leaf - first_block) as u32);
                continue;
            };
            image.unflatten(&part.flat);
            if leaf < first_thread {
                self.machine.read_fixed(self.fixed[leaf - 1], &image);
            } else if leaf < first_block {
                self.machine.read_thread(leaf - first_thread, &self.system.lives, &image);
            } else {
                self.machine.read_heap((leaf - first_block) as u32, &image);
            }
        }
        self.image = image;
    }

    fn is_live(&self, number: u32) -> bool {
        let memory = self.machine.memory();
        memory.heap_slot_of(number).is_some_and(|slot| memory.slots()[slot as usize].live)
    }

    /// The machine was brought to `next` and has run since: makes `next` what it holds now.
    pub(crate) fn write_back(&mut self) {
        self.write_leaves(false);
    }

    fn write_leaves(&mut self, anew: bool) {
        let threads = self.machine.thread_count();
        let heap = (0..self.machine.memory().heap_numbers()).rev().find(|&number| self.is_live(number));
        let counts = Counts { threads, heap: heap.map_or(0, |last| last as usize + 1) };
        let (first_thread, first_block) = (self.first_thread(), self.first_block(counts));
        let mut touched_threads = self.machine.take_touched_threads() | std::mem::take(&mut self.ran);
        if anew || counts != self.next.counts {
            touched_threads |= u64::MAX.checked_shl(self.next.counts.threads as u32).unwrap_or(0);
            self.reshape(counts, anew);
        }
        self.dirty.clear();
        let as_in_base = !anew
            && counts == self.base.counts
            && self.interrupts == self.machine.interrupts()
            && self.turn == self.next_turn
            && self.table == self.base_table;
        let header = if as_in_base { self.base.tree.leaf(0) } else { self.write_header(counts) };
        if self.next.tree.leaf(0) != header {
            self.next.tree.set_leaf(0, header);
            self.dirty.push(0);
        }
        self.undisturbed = self.machine.interrupts().is_empty();
        for i in 0..self.fixed.len() {
            let slot = self.fixed[i];
            if self.machine.memory_mut().take_touched(slot) || anew {
                self.machine.memory().write_block(slot, &mut self.image);
                self.write_leaf(1 + i);
            }
        }
        for &slot in &self.still {
            assert!(
                !self.machine.memory_mut().take_touched(slot),
                "a variable changes that nobody was to write"
            );
        }
        for thread in 0..threads {
            if self.take_touched_locals(thread) || anew || touched_threads >> thread & 1 != 0 {
                self.machine.write_thread(thread, &self.system.lives, &mut self.image);
                self.write_leaf(first_thread + thread);
            }
        }
        for number in 0..counts.heap {
            let slot = self.machine.memory_mut().heap_slot(number as u32);
            if !(self.machine.memory_mut().take_touched(slot) || anew) {
                continue;
            }
            if self.is_live(number as u32) {
                self.machine.memory().write_block(slot, &mut self.image);
                self.write_leaf(first_block + number);
            } else {
                self.next.tree.set_leaf(first_block + number, 0);
                self.dirty.push(first_block + number);
            }
        }
        self.died.clear();
        let memory = self.machine.memory();
        self.died.extend(memory.deaths().iter().map(|&slot| memory.slots()[slot as usize].name));
        self.note_loaded(anew, counts);
        self.bury();
        self.machine.memory_mut().forget_deaths();
    }

    /// Makes a leaf of `next` what is in `image`.
    fn write_leaf(&mut self, leaf: usize) {
        let id = self.intern();
        self.next.tree.set_leaf(leaf, id);
        self.dirty.push(leaf);
    }

    fn take_touched_locals(&mut self, thread: usize) -> bool {
        let mut touched = false;
        for place in 0..self.machine.thread(thread).locals as usize {
            let slot = self.machine.thread(thread).slots[place];
            touched |= self.machine.memory_mut().take_touched(slot);
        }
        touched
    }

    /// Makes room in `next` for other numbers of leaves; what is not touched is as it was, in another place perhaps.
    fn reshape(&mut self, counts: Counts, anew: bool) {
        let (first_thread, first_block) = (self.first_thread(), self.first_block(counts));
        let old = std::mem::take(&mut self.next);
        self.next.counts = counts;
        self.next.tree.resize(first_block + counts.heap);
        if anew {
            return;
        }
        let old_first_block = self.first_block(old.counts);
        for leaf in 0..first_thread + counts.threads.min(old.counts.threads) {
            self.next.tree.set_leaf(leaf, old.tree.leaf(leaf));
        }
        for number in 0..counts.heap {
            let id = if number < old.counts.heap { old.tree.leaf(old_first_block + number) } else { 0 };
            self.next.tree.set_leaf(first_block + number, id);
        }
    }

    /// What the machine holds now differs from what it was brought to where it was touched.
    fn note_loaded(&mut self, anew: bool, counts: Counts) {
        if anew || counts != self.loaded_counts {
            self.loaded.clear();
            self.loaded.resize(self.next.tree.len(), UNKNOWN);
            self.loaded_counts = counts;
        }
        for &leaf in &self.dirty {
            // With new generations, what was written has to be read again before it fits the slots.
            self.loaded[leaf] = if self.died.is_empty() { self.next.tree.leaf(leaf) } else { UNKNOWN };
        }
    }

    /// Notes what a run that was not written back has touched.
    fn settle_machine(&mut self) {
        let counts = self.loaded_counts;
        if self.loaded.is_empty() {
            self.machine.memory_mut().forget_deaths();
            self.machine.take_touched_threads();
            self.ran = 0;
            return;
        }
        let (first_thread, first_block) = (self.first_thread(), self.first_block(counts));
        let mut touched_threads = self.machine.take_touched_threads() | std::mem::take(&mut self.ran);
        if self.machine.thread_count() != counts.threads {
            touched_threads = u64::MAX;
            self.loaded_counts.threads = usize::MAX;
        }
        if self.machine.interrupts() != self.interrupts {
            self.loaded[0] = UNKNOWN;
        }
        for i in 0..self.fixed.len() {
            if self.machine.memory_mut().take_touched(self.fixed[i]) {
                self.loaded[1 + i] = UNKNOWN;
            }
        }
        for thread in 0..counts.threads.min(self.machine.thread_count()) {
            if self.take_touched_locals(thread) || touched_threads >> thread & 1 != 0 {
                self.loaded[first_thread + thread] = UNKNOWN;
            }
        }
        for number in 0..self.machine.memory().heap_numbers() {
            let slot = self.machine.memory_mut().heap_slot(number);
            if self.machine.memory_mut().take_touched(slot) {
                match self.loaded.get_mut(first_block + number as usize) {
                    Some(loaded) => *loaded = UNKNOWN,
                    None => self.loaded_counts.heap = usize::MAX,
                }
            }
        }
        if !self.machine.memory().deaths().is_empty() {
            self.machine.memory_mut().forget_deaths();
        }
    }

    fn leaves_of_shape(&mut self, shape: u8) -> usize {
        if self.shapes.len() <= usize::from(shape) {
            self.shapes.clone_from(&locked(&self.system.shapes));
        }
        self.shapes.get(usize::from(shape)).copied().unwrap_or(0)
    }

    /// The shape of trees with as many leaves.
    pub(crate) fn shape(&mut self, leaves: usize) -> Result<u8, StoreFull> {
        let known = |shapes: &[usize]| shapes.iter().position(|&known| known == leaves);
        if let Some(shape) = known(&self.shapes) {
            return Ok(shape as u8);
        }
        let mut shapes = locked(&self.system.shapes);
        let shape = match known(&shapes) {
            Some(shape) => shape,
            None if shapes.len() > usize::from(u8::MAX) => return Err(StoreFull),
            None => {
                shapes.push(leaves);
                shapes.len() - 1
            }
        };
        self.shapes.clone_from(&shapes);
        Ok(shape as u8)
    }
}
