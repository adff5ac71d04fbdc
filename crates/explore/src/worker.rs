//! A machine that goes from state to state of a system: reads a stored state, makes a move, stores what comes of it.
//!
//! ```text
//!   leaves of a state:   header | variables | threads | blocks of the heap
//!   base                 the state whose moves are tried, as a tree of ids
//!   loaded               for each leaf, what the machine holds now
//! ```
//!
//! The machine is put right leaf by leaf, only where it differs from the state that is wanted; after a move only what was touched is
//! written again. So the cost of a move is that of its steps, of the thread that made them, and of a few pairs in the tree.
//!
//! Stored states are canonical: dead registers are left out, pointers to dead objects are all alike, generations start from zero, and
//! blocks of the heap are numbered in the order in which they are found from the threads and variables.

use crate::por::Partial;
use crate::relaxed::Table;
use crate::script::Script;
use crate::store::{Key, StateId, Tree, UNKNOWN, locked};
use crate::system::System;
use crate::tracker::Raced;
use concrete::{Cell, Image, Interrupt, Machine, Outcome, Pointer};
use sem::context::BlockKind;

/// Why a state cannot be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreFull;

/// A machine that goes from state to state.
pub struct Worker<'s, 'p> {
    pub(crate) system: &'s System<'p>,
    pub(crate) machine: Machine<'p, Script>,
    /// The slots of variables that can change.
    fixed: Vec<u32>,
    base: Tree,
    next: Tree,
    /// What the machine holds, leaf by leaf, under the numbers of threads and heap blocks of `base`.
    loaded: Vec<u32>,
    counts: Counts,
    loaded_counts: Counts,
    interrupts: Vec<Interrupt>,
    image: Image,
    flat: Vec<u64>,
    order: Vec<u32>,
    pub(crate) started_at: u64,
    pub(crate) partial: Partial,
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
    /// Whether the machine is between the base and the end of a move.
    pub(crate) midway: bool,
}

/// Who has moved since the base was loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// There is no base.
    All,
    /// This thread.
    One(usize),
    /// Several threads at once.
    Several,
}

/// How many leaves of each kind there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    threads: usize,
    heap: usize,
}

impl<'s, 'p> Worker<'s, 'p> {
    /// A worker in front of the first op; an outcome if the program does not get there.
    pub fn new(system: &'s System<'p>) -> Result<Worker<'s, 'p>, Outcome> {
        let machine = system.machine()?;
        let slots = machine.memory().slots().iter().enumerate();
        let changes = |kind| matches!(kind, BlockKind::Global | BlockKind::Machine);
        let fixed = slots.filter(|(_, slot)| slot.name.fixed_number().is_some() && changes(slot.kind));
        Ok(Worker {
            system,
            fixed: fixed.map(|(place, _)| place as u32).collect(),
            machine,
            base: Tree::default(),
            next: Tree::default(),
            loaded: Vec::new(),
            counts: Counts::default(),
            loaded_counts: Counts::default(),
            interrupts: Vec::new(),
            image: Image::default(),
            flat: Vec::new(),
            order: Vec::new(),
            started_at: 0,
            partial: Partial::new(system.futures),
            turn: (0, 0),
            next_turn: (0, 0),
            table: Table::default(),
            base_table: Table::default(),
            raced: None,
            midway: false,
        })
    }

    /// The machine.
    pub fn machine(&self) -> &Machine<'p, Script> {
        &self.machine
    }

    /// The leaf of a thread in the base.
    pub(crate) fn leaf_of_thread(&self, thread: usize) -> u32 {
        self.base.leaf(self.first_thread() + thread)
    }

    /// How many threads there are in the base.
    pub(crate) fn threads_of_base(&self) -> usize {
        self.counts.threads
    }

    fn first_thread(&self) -> usize {
        1 + self.fixed.len()
    }

    fn first_block(&self, counts: Counts) -> usize {
        self.first_thread() + counts.threads
    }

    /// Stores the state in which the machine starts.
    pub fn store_first(&mut self) -> Result<StateId, StoreFull> {
        let key = self.key_of_machine(Moved::All)?;
        Ok(self.system.states.insert(key, StateId::NONE, 0).0)
    }

    /// The id of what is in `image`.
    fn intern(&mut self) -> u32 {
        self.image.flatten(&mut self.flat);
        self.system.parts.id(&self.flat)
    }

    fn write_header(&mut self, counts: Counts) -> u32 {
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

    /// What the machine holds, as a state, after `moved` made a move from the base.
    pub fn key_of_machine(&mut self, moved: Moved) -> Result<Key, StoreFull> {
        let anew = moved == Moved::All;
        let threads = self.machine.thread_count();
        let heap = (0..self.machine.memory().heap_numbers()).rev().find(|&number| self.is_live(number));
        let counts = Counts { threads, heap: heap.map_or(0, |last| last as usize + 1) };
        let (first_thread, first_block) = (self.first_thread(), self.first_block(counts));
        let leaves = first_block + counts.heap;
        let same_shape = !anew && counts == self.counts;
        let mut touched_threads = self.machine.take_touched_threads();
        if same_shape {
            self.next.copy_from(&self.base);
        } else {
            let old = (!anew).then_some((&self.base, self.counts));
            self.next = Tree::default();
            self.next.resize(leaves);
            if let Some((base, old_counts)) = old {
                // What is not touched is as it was, in another place perhaps.
                (1..first_thread).for_each(|place| self.next.set_leaf(place, base.leaf(place)));
                for thread in 0..threads {
                    match thread < old_counts.threads {
                        true => self.next.set_leaf(first_thread + thread, base.leaf(first_thread + thread)),
                        false => touched_threads |= 1 << thread,
                    }
                }
                let old_first = self.first_block(old_counts);
                for number in 0..counts.heap {
                    let id = if number < old_counts.heap { base.leaf(old_first + number) } else { 0 };
                    self.next.set_leaf(first_block + number, id);
                }
            }
        }
        let mut dirty: Vec<usize> = Vec::new();
        if !same_shape
            || self.interrupts != self.machine.interrupts()
            || self.turn != self.next_turn
            || self.table != self.base_table
        {
            let id = self.write_header(counts);
            self.next.set_leaf(0, id);
            dirty.push(0);
        }
        for i in 0..self.fixed.len() {
            let slot = self.fixed[i];
            if self.machine.memory_mut().take_touched(slot) || anew {
                self.machine.memory().write_block(slot, &mut self.image);
                let id = self.intern();
                self.next.set_leaf(1 + i, id);
                dirty.push(1 + i);
            }
        }
        for thread in 0..threads {
            let mut touched = match moved {
                Moved::All | Moved::Several => true,
                Moved::One(one) => one == thread || touched_threads >> thread & 1 != 0,
            };
            for place in 0..self.machine.thread(thread).locals as usize {
                let slot = self.machine.thread(thread).slots[place];
                touched |= self.machine.memory_mut().take_touched(slot);
            }
            if touched {
                self.machine.write_thread(thread, &self.system.lives, &mut self.image);
                let id = self.intern();
                self.next.set_leaf(first_thread + thread, id);
                dirty.push(first_thread + thread);
            }
        }
        for number in 0..counts.heap {
            let slot = self.machine.memory_mut().heap_slot(number as u32);
            if self.machine.memory_mut().take_touched(slot) || anew {
                let id = if self.is_live(number as u32) {
                    self.machine.memory().write_block(slot, &mut self.image);
                    self.intern()
                } else {
                    0
                };
                self.next.set_leaf(first_block + number, id);
                dirty.push(first_block + number);
            }
        }
        self.note_loaded(anew, counts, &dirty);
        self.bury_pointers(&dirty);
        if self.system.options.symmetry && counts.heap > 0 {
            self.renumber(counts);
        }
        let leaves = self.trim(counts);
        let (left, right) = self.next.seal(&self.system.pairs);
        let shape = self.shape(leaves)?;
        let key = Key::new(left, right, shape).ok_or(StoreFull)?;
        if anew {
            self.loaded.iter_mut().for_each(|id| *id = UNKNOWN);
        }
        Ok(key)
    }

    /// What the machine holds now differs from the base where it was touched.
    fn note_loaded(&mut self, anew: bool, counts: Counts, dirty: &[usize]) {
        if anew || counts != self.loaded_counts {
            self.loaded.clear();
            self.loaded.resize(self.next.len(), UNKNOWN);
            self.loaded_counts = counts;
        }
        let deaths = !self.machine.memory().deaths().is_empty();
        for &leaf in dirty {
            // With new generations, what was written has to be read again before it fits the slots.
            self.loaded[leaf] = if deaths { UNKNOWN } else { self.next.leaf(leaf) };
        }
    }

    fn is_live(&self, number: u32) -> bool {
        let memory = self.machine.memory();
        memory.heap_slot_of(number).is_some_and(|slot| memory.slots()[slot as usize].live)
    }

    /// Pointers to what has just died, in what was not touched, are pointers to something dead now.
    fn bury_pointers(&mut self, dirty: &[usize]) {
        if self.machine.memory().deaths().is_empty() {
            return;
        }
        for leaf in 0..self.next.len() {
            if dirty.contains(&leaf) {
                continue;
            }
            let Some(part) = self.system.parts.get(self.next.leaf(leaf)) else { continue };
            let dead = |pointer: &Pointer| {
                pointer
                    .name()
                    .is_some_and(|name| self.machine.slot_named(name).is_none_or(|slot| slot.has_changed()))
            };
            if !part.pointers().any(|pointer| dead(&pointer)) {
                continue;
            }
            let mut image = std::mem::take(&mut self.image);
            image.unflatten(&part.flat);
            for pointer in &mut image.pointers {
                if dead(pointer) {
                    pointer.to = Pointer::DEAD;
                }
            }
            self.image = image;
            let id = self.intern();
            self.next.set_leaf(leaf, id);
            self.loaded[leaf] = UNKNOWN;
        }
        self.machine.memory_mut().forget_deaths();
    }

    /// Numbers the blocks of the heap in the order in which they are found.
    fn renumber(&mut self, counts: Counts) {
        let first_block = self.first_block(counts);
        let (apart, start, _) = self.machine.memory().heap_grid();
        let pointer_size = self.system.program.pointer_bits / 8;
        let mut new_number = vec![u32::MAX; counts.heap];
        let mut order = std::mem::take(&mut self.order);
        order.clear();
        // A pointer to something dead keeps the number of its address, which may be in use again.
        let number_of = |pointer: Pointer, address: u64| match pointer.name() {
            Some(name) => name.heap_number(),
            None => address.checked_sub(start).map(|offset| (offset / apart) as u32),
        };
        let mut visit = |worker: &Self, leaf: usize, order: &mut Vec<u32>| {
            let Some(part) = worker.system.parts.get(worker.next.leaf(leaf)).filter(|part| part.points)
            else {
                return;
            };
            let mut image = Image::default();
            let dead = part.pointers().any(|pointer| pointer.name().is_none());
            if dead {
                image.unflatten(&part.flat);
            }
            for pointer in part.pointers() {
                let address = if dead { image.address_at(pointer.at, pointer_size) } else { 0 };
                let Some(number) =
                    number_of(pointer, address).filter(|&number| (number as usize) < counts.heap)
                else {
                    continue;
                };
                if new_number[number as usize] == u32::MAX {
                    new_number[number as usize] = order.len() as u32;
                    order.push(number);
                }
            }
        };
        for leaf in 1..first_block {
            visit(self, leaf, &mut order);
        }
        let mut done = 0;
        while done < order.len() {
            let leaf = first_block + order[done] as usize;
            visit(self, leaf, &mut order);
            done += 1;
        }
        // What nobody points to any more comes last, as it is.
        for (number, new) in (0..).zip(&mut new_number) {
            if *new == u32::MAX {
                *new = order.len() as u32;
                order.push(number);
            }
        }
        if order.iter().enumerate().all(|(new, &old)| new == old as usize) {
            self.order = order;
            return;
        }
        let old_leaves: Vec<u32> =
            (0..counts.heap).map(|number| self.next.leaf(first_block + number)).collect();
        for (new, &old) in order.iter().enumerate() {
            self.next.set_leaf(first_block + new, old_leaves[old as usize]);
            self.loaded[first_block + new] = UNKNOWN;
        }
        for leaf in 1..self.next.len() {
            let Some(part) = self.system.parts.get(self.next.leaf(leaf)).filter(|part| part.points) else {
                continue;
            };
            let mut image = std::mem::take(&mut self.image);
            image.unflatten(&part.flat);
            let mut changed = false;
            for i in 0..image.pointers.len() {
                let pointer = image.pointers[i];
                let address = image.address_at(pointer.at, pointer_size);
                let Some(old) = number_of(pointer, address).filter(|&old| (old as usize) < counts.heap)
                else {
                    continue;
                };
                let new = new_number[old as usize];
                if new != old {
                    let moved =
                        address.wrapping_add((u64::from(new)).wrapping_sub(old.into()).wrapping_mul(apart));
                    image.set_address(pointer.at, pointer_size, moved);
                    if pointer.name().is_some() {
                        image.pointers[i].to = concrete::Name::heap(new).to_raw();
                    }
                    changed = true;
                }
            }
            self.image = image;
            if changed {
                let id = self.intern();
                self.next.set_leaf(leaf, id);
                self.loaded[leaf] = UNKNOWN;
            }
        }
        self.order = order;
    }

    /// Leaves out the numbers of the heap at the end that are not in use; how many leaves there are then.
    fn trim(&mut self, counts: Counts) -> usize {
        let first_block = self.first_block(counts);
        let used = (0..counts.heap).rev().find(|&number| self.next.leaf(first_block + number) != 0);
        let heap = used.map_or(0, |last| last + 1);
        if heap == counts.heap {
            return self.next.len();
        }
        let header = self.write_header(Counts { heap, ..counts });
        let mut next = Tree::default();
        next.resize(first_block + heap);
        next.set_leaf(0, header);
        (1..next.len()).for_each(|leaf| next.set_leaf(leaf, self.next.leaf(leaf)));
        self.next = next;
        // The machine still has the old numbers: everything is read again.
        self.loaded.iter_mut().for_each(|id| *id = UNKNOWN);
        self.next.len()
    }

    fn shape(&self, leaves: usize) -> Result<u8, StoreFull> {
        let mut shapes = locked(&self.system.shapes);
        if let Some(known) = shapes.iter().position(|&known| known == leaves) {
            return Ok(known as u8);
        }
        if shapes.len() > usize::from(u8::MAX) {
            return Err(StoreFull);
        }
        shapes.push(leaves);
        Ok(shapes.len() as u8 - 1)
    }

    /// Makes a stored state the one whose moves are tried, and puts the machine into it.
    pub fn load(&mut self, key: Key) {
        let (left, right, shape) = key.parts();
        let leaves = locked(&self.system.shapes).get(usize::from(shape)).copied().unwrap_or(0);
        self.base.resize(leaves);
        self.base.read(left, right, &self.system.pairs);
        if let Some(header) = self.system.parts.get(self.base.leaf(0)) {
            self.image.unflatten(&header.flat);
            let word = self.image.words.first().copied().unwrap_or(0);
            self.counts = Counts { threads: word as u32 as usize, heap: (word >> 32) as usize };
            let turn = self.image.words.get(1).copied().unwrap_or(0);
            self.turn = (turn as u32 as usize, (turn >> 32) as u32);
            let count = self.image.words.get(2).copied().unwrap_or(0) as usize;
            let rest = self.image.words.get(3..).unwrap_or_default();
            let (interrupts, table) = rest.split_at((3 * count).min(rest.len()));
            self.base_table.read(table);
            let interrupts = interrupts.as_chunks::<3>().0.iter();
            let interrupts = interrupts.map(|&[who, argument, weight]| Interrupt {
                thread: who as u32,
                handler: arena::Id::new((who >> 32) as usize),
                argument: Cell::number(argument),
                weight: f64::from_bits(weight),
            });
            self.interrupts.clear();
            self.interrupts.extend(interrupts);
        }
        self.restore();
    }

    /// Puts the machine into the base, whatever it has done since.
    pub fn restore(&mut self) {
        self.table.clone_from(&self.base_table);
        self.machine.revive();
        self.settle_machine();
        let counts = self.counts;
        if self.loaded_counts != counts || self.loaded.len() != self.base.len() {
            self.machine.set_thread_count(counts.threads);
            for number in counts.heap..self.machine.memory().heap_numbers() as usize {
                self.machine.memory_mut().free_number(number as u32);
            }
            self.loaded.clear();
            self.loaded.resize(self.base.len(), UNKNOWN);
            self.loaded_counts = counts;
        }
        if self.loaded[0] != self.base.leaf(0) {
            self.machine.set_interrupts(self.interrupts.clone());
            self.loaded[0] = self.base.leaf(0);
        }
        let (first_thread, first_block) = (self.first_thread(), self.first_block(counts));
        for leaf in 1..self.base.len() {
            let id = self.base.leaf(leaf);
            if self.loaded[leaf] == id {
                continue;
            }
            self.loaded[leaf] = id;
            let mut image = std::mem::take(&mut self.image);
            match self.system.parts.get(id) {
                Some(part) => {
                    image.unflatten(&part.flat);
                    if leaf < first_thread {
                        self.machine.read_fixed(self.fixed[leaf - 1], &image);
                    } else if leaf < first_block {
                        self.machine.read_thread(leaf - first_thread, &self.system.lives, &image);
                    } else {
                        self.machine.read_heap((leaf - first_block) as u32, &image);
                    }
                }
                None => self.machine.memory_mut().free_number((leaf - first_block) as u32),
            }
            self.image = image;
        }
    }

    /// Notes what a move that came to nothing has touched, as if it were to be stored.
    fn settle_machine(&mut self) {
        let counts = self.loaded_counts;
        if self.loaded.is_empty() {
            self.machine.memory_mut().forget_deaths();
            self.machine.take_touched_threads();
            return;
        }
        let (first_thread, first_block) = (self.first_thread(), self.first_block(counts));
        let mut touched_threads = self.machine.take_touched_threads() | 1 << self.machine.current();
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
            let mut touched = touched_threads >> thread & 1 != 0;
            for place in 0..self.machine.thread(thread).locals as usize {
                let slot = self.machine.thread(thread).slots[place];
                touched |= self.machine.memory_mut().take_touched(slot);
            }
            if touched {
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
}
