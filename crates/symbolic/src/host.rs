//! What the machine provides to the steps: the hooks of `sem`.

use ir::inst::BinaryOp;
use program::ObjectKind;
use program::code::{FuncId, ObjectId, Operand, Reg, SiteId};
use program::primitive::Primitive;
use sem::context::{
    Block, BlockKind, Context, Control, Host, Origin, Place, Step, Stop, Target, Ub, Why, Words,
};
use sem::domain::Domain;
use sem::placement::{LAST_PAGE, NULL_PAGE, is_about_alignment, is_nowhere, is_promised, promised_alignment};
use sem::scalar::Poison;
use sem::ub::{Class, ClassSet, UbKind};

use crate::byte::ite_bool;
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar, Stopped};
use crate::memory::UNKNOWN_SIZE_ROOM;
use crate::record::{Assumption, DoubtKind, Failure};
use crate::value::{BlockId, Bool, Bv, Prov};

impl Context<Symbolic> for Machine<'_> {
    fn d(&mut self) -> &mut Symbolic {
        &mut self.d
    }
    fn here(&self) -> Origin {
        Origin::at(self.pc).with_class(sem::ub::class_of_poison(self.program, self.pc))
    }
    fn require(&mut self, condition: Bool, ub: impl FnOnce() -> Ub<Symbolic>) -> Step<()> {
        if condition == Bool::Const(true) {
            return Ok(());
        }
        let ub = ub();
        if let (UbKind::CodeAccess, Some((pointer, _))) = (ub.kind, &ub.access)
            && let Some(name) = self.missing_variable(pointer.prov)
        {
            let what = format!("uses the variable {name}, which nobody defines");
            return Err(self.stop(Stopped::External(what)));
        }
        self.oblige_value(condition, ub.kind, ub.poison, ub.origin)
    }
    fn drops_poison(&self) -> bool {
        self.options.checked != ClassSet::ALL && {
            let class = sem::ub::class_of_poison(self.program, self.pc);
            class.makes_poison() && !self.unchecked.is_checked(class)
        }
    }
    fn is_only_accessed(&self) -> bool {
        self.program.code.accessed_only.contains(self.pc)
    }
    fn choose(&mut self, w: u32, why: Why) -> Step<Bv> {
        Ok(self.fresh(w, why))
    }
    fn choose_where(&mut self, condition: &Bool, w: u32, why: Why) -> Step<Bv> {
        Ok(self.fresh_where(*condition, w, why))
    }
    fn unsupported(&mut self, what: &str) -> Stop {
        self.stop(Stopped::Unsupported(what.to_string()))
    }
    fn compares(&mut self, ordered: bool, a: &Scalar, b: &Scalar) {
        self.compares_many(ordered, a, b);
        // Whether one object lies before another, and whether something dead had the address that something else has now, is nothing that
        // a program can rely on.
        let one = |prov: Prov| matches!(prov, Prov::Block(block) if self.rest(block).is_none());
        if (a.prov == Prov::None && b.prov == Prov::None) || (a.prov == b.prov && one(a.prov)) {
            return;
        }
        let (ours, theirs) = (self.d.candidates(a.prov), self.d.candidates(b.prov));
        for our in &ours {
            for their in &theirs {
                let mut both = self.d.and_b(our.guard, their.guard);
                if both == Bool::Const(false) {
                    continue;
                }
                let (x, y) = match (our.block, their.block) {
                    (Some(x), Some(y)) if x == y && self.rest(x).is_none() => continue,
                    (Some(x), Some(y)) => (x, y),
                    (None, None) => continue,
                    // What number an address is.
                    (Some(block), None) => {
                        let number = self.d.restrict(&b.bits, &their.facts);
                        self.compares_number(block, both, &number);
                        continue;
                    }
                    (None, Some(block)) => {
                        let number = self.d.restrict(&a.bits, &our.facts);
                        self.compares_number(block, both, &number);
                        continue;
                    }
                };
                let here = self.d.restrict(&a.bits, &our.facts);
                let there = self.d.restrict(&b.bits, &their.facts);
                if x == y {
                    let matters = self.doubt_in_rest(x, both, ordered, &here, &there);
                    both = self.d.and_b(both, matters);
                } else if !ordered {
                    let (ours, theirs) = (self.life_at(x, both, &here), self.life_at(y, both, &there));
                    let alive = self.d.and_b(ours, theirs);
                    // The end of one may be the start of another.
                    let (ours, theirs) = (self.is_byte_of(x, both, &here), self.is_byte_of(y, both, &there));
                    let inside = self.d.and_b(ours, theirs);
                    let apart = self.d.and_b(alive, inside);
                    let perhaps = self.d.not_b(apart);
                    both = self.d.and_b(both, perhaps);
                }
                self.doubt(DoubtKind::Addresses, both);
            }
        }
    }
    fn exposes(&mut self, pointer: &Scalar) {
        self.doubt_address(pointer.prov, Bool::Const(true));
        self.expose(pointer.prov);
    }
    fn combines(&mut self, op: BinaryOp, w: u32, a: &Scalar, b: &Scalar) {
        let moves = matches!(op, BinaryOp::Add | BinaryOp::Sub);
        if b.prov == Prov::None && (moves || a.prov == Prov::None) {
            return;
        }
        let (ours, theirs) = (self.d.candidates(a.prov), self.d.candidates(b.prov));
        for our in &ours {
            for their in &theirs {
                let both = self.d.and_b(our.guard, their.guard);
                let (block, number) = match (our.block, their.block) {
                    _ if both == Bool::Const(false) => continue,
                    (None, None) => continue,
                    (Some(x), Some(y)) => {
                        if op != BinaryOp::Sub || x != y || self.rest(x).is_some() {
                            self.memory.expose(x);
                            self.memory.expose(y);
                            self.doubt(DoubtKind::Addresses, both);
                        }
                        continue;
                    }
                    (Some(block), None) => (block, self.d.restrict(&b.bits, &their.facts)),
                    (None, Some(block)) => (block, self.d.restrict(&a.bits, &our.facts)),
                };
                let keeps = match moves {
                    // A number less an address.
                    true => Bool::Const(op == BinaryOp::Add || our.block.is_some()),
                    false if self.is_of_many(block) => Bool::Const(false),
                    false => self.is_about_alignment(op, w, block, &number),
                };
                if keeps != Bool::Const(true) {
                    let other = self.d.not_b(keeps);
                    let when = self.d.and_b(both, other);
                    self.memory.expose(block);
                    self.doubt(DoubtKind::Addresses, when);
                }
            }
        }
    }
}

impl Machine<'_> {
    /// Something depends on where the object lies that a pointer belongs to, where a condition holds. Whatever may also be a number only matters where it
    /// is an address.
    pub(crate) fn doubt_address(&mut self, prov: Prov, condition: Bool) {
        if prov == Prov::None {
            return;
        }
        let candidates = self.d.candidates(prov).into_iter();
        let when = candidates.filter(|candidate| candidate.block.is_some()).map(|candidate| candidate.guard);
        let address = when.fold(Bool::Const(false), |any, guard| self.d.or_b(any, guard));
        let when = self.d.and_b(condition, address);
        self.doubt(DoubtKind::Addresses, when);
    }

    /// Whether an address that belongs to a block is one of its bytes, and not its end or elsewhere. What is empty has its start.
    pub(crate) fn is_byte_of(&mut self, block: BlockId, when: Bool, address: &Bv) -> Bool {
        let w = self.program.pointer_bits;
        let (size, base) = (self.memory.facts(block).size.clone(), self.memory.facts(block).base);
        if let Some(site) = self.rest(block) {
            let offset = self.offset_in_rest(site, when, address);
            let size = size.as_u64().unwrap_or(0).max(1);
            return Bool::Const(offset.is_some_and(|offset| (offset as u64) < size));
        }
        let d = &mut self.d;
        let base = d.bv(w, base);
        let offset = d.sub(w, address, &base);
        match size.as_u64() {
            Some(size) => d.at_most(w, &offset, size.max(1) - 1),
            None => {
                let zero = d.bv(w, 0);
                let (inside, start) = (d.ult(w, &offset, &size), d.eq(w, &offset, &zero));
                d.or_b(inside, start)
            }
        }
    }

    /// An address in a block is compared with a number, which tells where the block lies unless nothing ever lies there.
    fn compares_number(&mut self, block: BlockId, when: Bool, number: &Bv) {
        // What is one of many has said so itself.
        if self.is_of_many(block) {
            return;
        }
        let w = self.d.width(number);
        let nowhere = match number.as_u64() {
            Some(number) => Bool::Const(is_nowhere(w, number)),
            None => {
                let page = self.d.bv(w, NULL_PAGE);
                let near_null = self.d.ult(w, number, &page);
                let (zero, below) = (self.d.bv(w, 0), self.d.bv(w, LAST_PAGE));
                let last = self.d.sub(w, &zero, &below);
                let before = self.d.ult(w, number, &last);
                let at_the_end = self.d.not_b(before);
                self.d.or_b(near_null, at_the_end)
            }
        };
        let somewhere = self.d.not_b(nowhere);
        let when = self.d.and_b(when, somewhere);
        self.doubt(DoubtKind::Addresses, when);
    }

    /// Whether combining an address in a block with a number bit by bit is the same wherever the block lies.
    fn is_about_alignment(&mut self, op: BinaryOp, w: u32, block: BlockId, number: &Bv) -> Bool {
        let align = promised_alignment(self.memory.facts(block).base);
        if let Some(number) = number.as_u64() {
            return Bool::Const(is_about_alignment(op, w, number, align));
        }
        let d = &mut self.d;
        let (low, zero) = (d.bv(w, align - 1), d.bv(w, 0));
        let high = d.not(w, &low);
        let (others, own) = (d.and(w, number, &high), d.or(w, number, &low));
        let few = d.eq(w, &others, &zero);
        let all = d.not(w, &zero);
        let rest = if op == BinaryOp::And { d.eq(w, &own, &all) } else { Bool::Const(false) };
        d.or_b(few, rest)
    }

    /// A number is made of an address in what a pointer may belong to.
    pub(crate) fn expose(&mut self, prov: Prov) {
        self.memory.expose_all(&mut self.d, prov);
    }

    /// A new block and a pointer to it.
    pub(crate) fn new_block(&mut self, size: Bv, align: u64, kind: BlockKind) -> Step<(Scalar, BlockId)> {
        let w = self.program.pointer_bits;
        if size.as_const().is_none() {
            let most = self.d.bv(w, UNKNOWN_SIZE_ROOM);
            let enough = self.d.ult(w, &size, &most);
            let huge = self.d.not_b(enough);
            self.doubt(DoubtKind::Sizes, huge);
            self.narrow_path(enough, Stopped::Assumed)?;
        }
        if self.segment.is_some() {
            let (pointer, block) = self.block_in_segment(size, align, kind)?;
            if is_heap(kind) {
                self.makers.insert(block, (self.pc, self.current_context()));
            }
            return Ok((pointer, block));
        }
        let most = self.most_of(&size);
        let (name, expected) = match self.threads.several {
            true => {
                let (name, expected) = self.name_new_block();
                (Some(name), expected)
            }
            false => (None, None),
        };
        let block = match expected {
            Some(block) => {
                self.memory.make_expected(block, size);
                block
            }
            None => {
                let Ok(block) = self.memory.allocate(size, align, kind) else {
                    return Err(Context::<Symbolic>::unsupported(
                        self,
                        "more memory than there are addresses",
                    ));
                };
                block
            }
        };
        if let Some(name) = name {
            self.note_name(name, block);
        }
        if is_heap(kind) {
            self.makers.insert(block, (self.pc, self.current_context()));
        }
        if let Some(most) = most {
            self.memory.set_most(block, most);
        }
        Ok((self.pointer_to(block), block))
    }

    /// The greatest that an unsigned number may be, if that can be seen.
    fn most_of(&self, size: &Bv) -> Option<u64> {
        if let Some(values) = self.d.values(size) {
            return values.into_iter().max();
        }
        let spread = self.d.spread(size);
        (spread.low >= 0).then(|| u64::try_from(spread.high).ok()).flatten()
    }

    pub(crate) fn pointer_to(&mut self, block: BlockId) -> Scalar {
        let base = self.memory.facts(block).base;
        let pointer = Scalar::number(&mut self.d, self.program.pointer_bits, base);
        Scalar { prov: Prov::Block(block), ..pointer }
    }

    /// The name of a variable that nobody defines, if a pointer may belong to one.
    fn missing_variable(&mut self, prov: Prov) -> Option<&str> {
        let blocks = self.d.candidates(prov).into_iter().filter_map(|candidate| candidate.block);
        let missing =
            blocks.map(|id| self.memory.facts(id)).find(|block| block.kind == BlockKind::Missing)?;
        Some(&self.program.objects[missing.object?].name)
    }

    /// Which of the blocks that a pointer may belong to are alive, if threads have a say in that.
    fn lives(&mut self, prov: Prov) -> Vec<(BlockId, Bool)> {
        if !self.is_late() {
            return Vec::new();
        }
        let candidates = self.d.candidates(prov);
        let blocks: Vec<BlockId> = candidates.into_iter().filter_map(|candidate| candidate.block).collect();
        blocks.into_iter().map(|block| (block, self.life_of(block))).collect()
    }

    /// Ends the life of locals of the running function until `keep` are left.
    fn end_locals_beyond(&mut self, keep: usize) {
        while self.frame().locals.len() > keep
            && let Some(local) = self.frame().locals.pop()
        {
            self.end_life(local);
        }
        let bottom = self.frame().stack;
        let lowest = self.frame().locals.last().copied().map(|local| self.memory.facts(local).base);
        self.memory.now.stack = lowest.map_or(bottom, |base| base.min(bottom));
    }
}

/// Whether a block is alive, as was found out before.
fn life_in(lives: &[(BlockId, Bool)], memory: &crate::memory::Memory, block: BlockId) -> Bool {
    lives.iter().find(|(id, _)| *id == block).map_or_else(|| memory.live(block), |(_, live)| *live)
}

/// One of two descriptions of blocks.
fn ite_block(d: &mut Symbolic, c: Bool, yes: Block<Symbolic>, no: Block<Symbolic>) -> Block<Symbolic> {
    let w = d.width(&yes.base);
    Block {
        exists: ite_bool(d, c, yes.exists, no.exists),
        live: ite_bool(d, c, yes.live, no.live),
        base: d.ite(w, &c, &yes.base, &no.base),
        size: d.ite(w, &c, &yes.size, &no.size),
        writable: ite_bool(d, c, yes.writable, no.writable),
        data: ite_bool(d, c, yes.data, no.data),
    }
}

pub(crate) fn is_heap(kind: BlockKind) -> bool {
    matches!(kind, BlockKind::Heap | BlockKind::New | BlockKind::NewArray)
}

impl Words for Machine<'_> {
    type Narrow = Symbolic;

    fn pointer_bits(&self) -> u32 {
        self.program.pointer_bits
    }
    fn get(&mut self, operand: Operand) -> Scalar {
        self.frame_get(operand)
    }
    fn set(&mut self, reg: Reg, value: Scalar) {
        self.frame().set(reg, value);
    }
    fn block(&mut self, prov: &Prov) -> Block<Symbolic> {
        let w = self.program.pointer_bits;
        let lives = self.lives(*prov);
        let memory = &self.memory;
        self.d.fold_prov(
            *prov,
            |d, block| match block {
                Some(block) => {
                    let (live, block) = (life_in(&lives, memory, block), memory.facts(block));
                    Block {
                        exists: Bool::Const(true),
                        live,
                        base: d.bv(w, block.base),
                        size: block.size.clone(),
                        writable: Bool::Const(block.kind != BlockKind::Constant),
                        data: Bool::Const(!matches!(block.kind, BlockKind::Code | BlockKind::Missing)),
                    }
                }
                None => Block {
                    exists: Bool::Const(false),
                    live: Bool::Const(false),
                    base: d.bv(w, 0),
                    size: d.bv(w, 0),
                    writable: Bool::Const(false),
                    data: Bool::Const(false),
                },
            },
            ite_block,
        )
    }
    fn alive_at(&mut self, prov: &Prov, address: &Bv, live: Bool) -> Bool {
        if self.many.is_none() {
            return live;
        }
        let mut all = live;
        for candidate in self.d.candidates(*prov) {
            if let Some(site) = candidate.block.and_then(|block| self.rest(block)) {
                let here = self.d.restrict(address, &candidate.facts);
                let alive = self.life_in_rest(site, candidate.guard, &here);
                let elsewhere = self.d.not_b(candidate.guard);
                let fine = self.d.or_b(elsewhere, alive);
                all = self.d.and_b(all, fine);
            }
        }
        all
    }
    fn within(&mut self, prov: &Prov, address: &Bv, _base_and_size: (&Bv, &Bv), bytes: &Bv) -> (Bv, Bool) {
        self.within_blocks(*prov, address, bytes)
    }
    fn aligned(&mut self, prov: &Prov, address: &Bv, align_log: u32) -> Bool {
        self.is_aligned(*prov, address, align_log)
    }
    fn relies_on_alignment(&mut self, prov: &Prov, _base: &Bv, align_log: u32) -> Step<()> {
        if !self.unchecked.is_checked(Class::Align) {
            return Ok(());
        }
        for candidate in self.d.candidates(*prov) {
            // What is one of many has said so itself.
            if let Some(block) = candidate.block
                && !is_promised(self.memory.facts(block).base, align_log)
                && !self.is_of_many(block)
            {
                self.doubt(DoubtKind::Addresses, candidate.guard);
            }
        }
        Ok(())
    }
    fn aligned_offset(&mut self, prov: &Prov, offset: Bv, align_log: u32) -> Bv {
        match self.unchecked.is_checked(Class::Align) {
            true => self.aligned_offset_in(*prov, offset, align_log),
            false => offset,
        }
    }
    fn load(&mut self, place: &Place<Symbolic>, width: u32) -> Step<Scalar> {
        Ok(self.load_scalar(place, width))
    }
    fn load_pointer(&mut self, place: &Place<Symbolic>) -> Step<Scalar> {
        Ok(self.load_address(place))
    }
    fn store(&mut self, place: &Place<Symbolic>, width: u32, value: Scalar) -> Step<()> {
        self.store_scalar(place, width, &value);
        Ok(())
    }
    fn adopt(&mut self, pointer: Scalar) -> Scalar {
        self.adopted(pointer)
    }
    fn allocate(&mut self, bytes: &Bv, align: u64, kind: BlockKind) -> Step<Scalar> {
        let (pointer, block) = self.new_block(bytes.clone(), align, kind)?;
        if matches!(kind, BlockKind::Stack | BlockKind::VarArgs) {
            self.frame().locals.push(block);
        }
        Ok(pointer)
    }
}

impl<'p> Host for Machine<'p> {
    type Wide = Symbolic;
    type Ways = Vec<(Bool, program::code::EdgeId)>;
    type Program = &'p program::Program;

    fn program(&self) -> &'p program::Program {
        self.program
    }
    fn running(&self) -> Option<FuncId> {
        self.frames.last().and_then(|frame| frame.function)
    }
    fn get_wide(&mut self, operand: Operand, _width: u32) -> Scalar {
        self.frame_get(operand)
    }
    fn set_wide(&mut self, reg: Reg, _width: u32, value: Scalar) {
        self.frame().set(reg, value);
    }
    fn copy_cells(&mut self, dst: Reg, src: Operand, cells: u32) {
        let values: Vec<Scalar> = (0..cells).map(|cell| self.frame_get(src.plus(cell))).collect();
        for (cell, value) in (dst..).zip(values) {
            self.frame().set(cell, value);
        }
    }
    fn to_wide(&mut self, _width: u32, value: Scalar) -> Scalar {
        value
    }
    fn to_narrow(&mut self, _width: u32, value: Scalar) -> Scalar {
        value
    }

    fn load_wide(&mut self, place: &Place<Symbolic>, width: u32) -> Step<Scalar> {
        Ok(self.load_scalar(place, width))
    }
    fn store_wide(&mut self, place: &Place<Symbolic>, width: u32, value: Scalar) -> Step<()> {
        self.store_scalar(place, width, &value);
        Ok(())
    }
    fn copy_bytes(&mut self, to: &Place<Symbolic>, from: &Place<Symbolic>, bytes: &Bv) -> Step<()> {
        self.copy(to, from, bytes)
    }
    fn fill_bytes(&mut self, to: &Place<Symbolic>, byte: Scalar, bytes: &Bv) -> Step<()> {
        self.fill(to, &byte, bytes)
    }

    fn release(&mut self, pointer: &Scalar, kind: BlockKind) -> Step<()> {
        let w = self.program.pointer_bits;
        let lives = self.lives(pointer.prov);
        let many = self.freed_from_many(pointer);
        let memory = &self.memory;
        let join = |d: &mut Symbolic, c, yes: [Bool; 3], no: [Bool; 3]| {
            let [a, b, e] = yes;
            let [x, y, z] = no;
            [ite_bool(d, c, a, x), ite_bool(d, c, b, y), ite_bool(d, c, e, z)]
        };
        let [alive, at_start, same] = self.d.fold_prov(
            pointer.prov,
            |d, block| match block {
                Some(block) => {
                    let same = Bool::Const(memory.facts(block).kind == kind);
                    if let Some((_, [live, starts])) = many.iter().find(|(rest, _)| *rest == block) {
                        return [*live, *starts, same];
                    }
                    let (live, block) = (life_in(&lives, memory, block), memory.facts(block));
                    let base = d.bv(w, block.base);
                    let starts = d.eq(w, &pointer.bits, &base);
                    let starts = d.and_b(starts, Bool::Const(is_heap(block.kind)));
                    [live, starts, same]
                }
                None => [Bool::Const(true), Bool::Const(false), Bool::Const(false)],
            },
            join,
        );
        let zero = self.d.bv(w, 0);
        for (holds, kind) in
            [(alive, UbKind::DoubleFree), (at_start, UbKind::InvalidFree), (same, UbKind::WrongFree)]
        {
            Context::<Symbolic>::require(self, holds, || Ub::access(kind, pointer, &zero))?;
        }
        for candidate in self.d.candidates(pointer.prov) {
            let address = self.d.restrict(&pointer.bits, &candidate.facts);
            if let Some(block) = candidate.block
                && !self.free_one_of_many(block, candidate.guard, &address)
                && !self.set_life(candidate.guard, block, false)
            {
                self.memory.set_live(&mut self.d, candidate.guard, block, false);
            }
        }
        Ok(())
    }
    fn set_live(&mut self, pointer: &Scalar, live: bool) -> Step<()> {
        for candidate in self.d.candidates(pointer.prov) {
            if let Some(block) = candidate.block
                && self.memory.facts(block).kind == BlockKind::Stack
                && !self.set_life(candidate.guard, block, live)
            {
                self.memory.set_live(&mut self.d, candidate.guard, block, live);
            }
        }
        Ok(())
    }
    fn thread_local(&mut self, pointer: Scalar) -> Step<Scalar> {
        Ok(self.own_copy(pointer))
    }
    fn address_of(&mut self, object: ObjectId) -> Scalar {
        match self.objects.get(object).copied() {
            Some(block) => self.pointer_to(block),
            None => Scalar::number(&mut self.d, self.program.pointer_bits, 0),
        }
    }
    fn call_target(&mut self, pointer: &Scalar) -> Step<Target> {
        let w = self.program.pointer_bits;
        let mut found = Vec::new();
        for candidate in self.d.candidates(pointer.prov) {
            let Some(id) = candidate.block else { continue };
            let block = self.memory.facts(id);
            let target = match block.object.map(|object| &self.program.objects[object].kind) {
                Some(ObjectKind::Function(function)) => Target::Function(*function),
                Some(ObjectKind::Primitive(primitive)) => Target::Primitive(*primitive),
                Some(ObjectKind::External(external)) => Target::External(*external),
                _ => continue,
            };
            let base = self.d.bv(w, block.base);
            let at_start = self.d.eq(w, &pointer.bits, &base);
            let leads = self.d.and_b(candidate.guard, at_start);
            if leads != Bool::Const(false) {
                found.push((leads, id, target));
            }
        }
        let mut any = Bool::Const(false);
        for (leads, ..) in &found {
            any = self.d.or_b(any, *leads);
        }
        let zero = self.d.bv(w, 0);
        Context::<Symbolic>::require(self, any, || Ub::access(UbKind::NotAFunction, pointer, &zero))?;
        match found[..] {
            [(.., target)] => Ok(target),
            _ => {
                let callees = found.into_iter().map(|(leads, block, _)| (leads, block)).collect();
                Err(self.stop(Stopped::Callees(callees)))
            }
        }
    }
    fn stack_mark(&mut self) -> Scalar {
        let count = self.frame().locals.len() as u64;
        Scalar::number(&mut self.d, self.program.pointer_bits, count)
    }
    fn stack_reset(&mut self, mark: Scalar) -> Step<()> {
        let Some(mark) = mark.bits.as_u64() else {
            return Err(Context::<Symbolic>::unsupported(self, "a stack restored to an unknown place"));
        };
        self.end_locals_beyond(mark as usize);
        Ok(())
    }
    fn var_args(&mut self, slot: u64) -> Step<Scalar> {
        self.lay_out_arguments(slot)
    }

    fn known_value(&mut self, value: &Scalar, _width: u32) -> Option<u64> {
        value.bits.as_u64()
    }
    fn assume(&mut self, condition: Bool) -> Step<()> {
        let (path, pc, context) = (self.path.whole(), self.current_pc(), self.current_context());
        self.assumptions.push(Assumption { path, condition, pc, context });
        self.narrow_path(condition, Stopped::Assumed)
    }
    fn assert(&mut self, condition: Bool, why: Operand) -> Step<()> {
        if condition == Bool::Const(true) {
            return Ok(());
        }
        let text = self.text_at(why).unwrap_or_default();
        let failure = Failure::Property(Class::Assert, format!("assertion fails: {text}"));
        self.oblige(condition, failure)
    }
    fn primitive(&mut self, primitive: Primitive, site: SiteId) -> Step<Control<Bool>> {
        self.platform(primitive, site)
    }
    fn external(&mut self, external: u32, site: SiteId) -> Step<Control<Bool>> {
        let program = self.program;
        let ret = program.code.sites.get(site as usize).map(|site| program.code.shape(site.ret).cells);
        if self.markers.contains(&external) && ret == Some(0) {
            return Ok(Control::Next);
        }
        let name = self.program.code.externals.get(external as usize).map_or("?", String::as_str);
        let what = format!("calls the function {name}, which nobody defines");
        Err(self.stop(Stopped::External(what)))
    }
    fn checks(&self, class: Class) -> bool {
        self.unchecked.is_checked(class)
    }
    fn violation_unless(&mut self, condition: Bool, class: Class, message: &str) -> Step<()> {
        self.oblige(condition, Failure::Property(class, message.to_string()))
    }
    fn violation(&mut self, class: Class, message: &str) -> Stop {
        let failure = Failure::Property(class, message.to_string());
        match self.oblige(Bool::Const(false), failure) {
            Err(stop) => stop,
            Ok(()) => Stop,
        }
    }
}

/// Poison that certainly is, made by nobody known.
pub(crate) fn poison(d: &mut Symbolic, w: u32) -> Scalar {
    let value = Scalar::number(d, w, 0);
    Scalar { poison: Poison { flag: Bool::Const(true), origin: Origin::NONE }, ..value }
}
