//! What the machine provides to the steps: the hooks of `sem`.

use crate::bytes::Word;
use crate::cell::{self, Cell, Prov};
use crate::machine::Interpreter;
use crate::memory::Slot;
use crate::narrow::{Narrow, mask};
use crate::outcome::{Outcome, Violation};
use crate::wide::Wide;
use bits::Bits;
use ir::inst::BinaryOp;
use program::ObjectKind;
use program::code::{EdgeId, FuncId, ObjectId, Operand, Reg, SiteId};
use program::primitive::Primitive;
use sem::context::{
    Block, BlockKind, Context, Control, Host, Origin, Place, Step, Stop, Target, Ub, Why, Words,
};
use sem::placement::{is_about_alignment, is_nowhere, is_promised, promised_alignment};
use sem::scalar::{Poison, Scalar};
use sem::ub::{Class, ClassSet, Continuation, UbKind};

/// Of several ways the one that is taken.
#[derive(Clone, Copy, Debug)]
pub struct Taken(pub(crate) Option<EdgeId>);

impl From<Vec<(bool, EdgeId)>> for Taken {
    fn from(ways: Vec<(bool, EdgeId)>) -> Taken {
        Taken(ways.into_iter().find_map(|(taken, edge)| taken.then_some(edge)))
    }
}

impl Context<Narrow> for Interpreter<'_> {
    #[inline(always)]
    fn d(&mut self) -> &mut Narrow {
        &mut self.narrow
    }
    #[inline(always)]
    fn here(&self) -> Origin {
        Origin::at(self.thread.pc)
    }
    #[inline(always)]
    fn require(&mut self, condition: bool, ub: impl FnOnce() -> Ub<Narrow>) -> Step<()> {
        if condition { Ok(()) } else { self.undefined(ub()) }
    }
    #[inline(always)]
    fn drops_poison(&self) -> bool {
        self.checked != ClassSet::ALL && self.poison_is_unchecked()
    }
    #[inline(always)]
    fn is_only_accessed(&self) -> bool {
        self.program.code.accessed_only.contains(self.thread.pc)
    }
    fn choose(&mut self, w: u32, why: Why) -> Step<u64> {
        let chosen = match self.classes(w, why) {
            Some(classes) => self.chosen(|world| world.choose_class(w, why, classes))?,
            None => self.chosen(|world| world.choose(w, why))?,
        };
        Ok(chosen & mask(w))
    }
    fn unsupported(&mut self, what: &str) -> Stop {
        self.end(|machine| Outcome::Unsupported(machine.trouble(what.to_string())))
    }
    #[inline(always)]
    fn compares(&mut self, ordered: bool, a: &Scalar<Narrow>, b: &Scalar<Narrow>) {
        if a.prov != b.prov {
            self.compare_objects(ordered, (a.bits, a.prov), (b.bits, b.prov));
        }
    }
    #[inline(always)]
    fn exposes(&mut self, pointer: &Scalar<Narrow>) {
        self.observed |= pointer.prov != Prov::NONE;
    }
    #[inline(always)]
    fn combines(&mut self, op: BinaryOp, w: u32, a: &Scalar<Narrow>, b: &Scalar<Narrow>) {
        if a.prov != Prov::NONE || b.prov != Prov::NONE {
            self.combine(op, w, (a.bits, a.prov), (b.bits, b.prov));
        }
    }
}

impl Context<Wide> for Interpreter<'_> {
    #[inline(always)]
    fn d(&mut self) -> &mut Wide {
        &mut self.wide
    }
    fn here(&self) -> Origin {
        Origin::at(self.thread.pc)
    }
    fn require(&mut self, condition: bool, ub: impl FnOnce() -> Ub<Wide>) -> Step<()> {
        if condition {
            return Ok(());
        }
        let Ub { kind, origin, .. } = ub();
        self.undefined(Ub { kind, origin, poison: None, access: None })
    }
    #[inline(always)]
    fn drops_poison(&self) -> bool {
        Context::<Narrow>::drops_poison(self)
    }
    fn choose(&mut self, w: u32, why: Why) -> Step<Bits> {
        let mut words = Vec::with_capacity(w.div_ceil(64) as usize);
        for _ in 0..w.div_ceil(64) {
            words.push(self.chosen(|world| world.choose(64, why))?);
        }
        Ok(Bits::from_words(w, &words))
    }
    fn unsupported(&mut self, what: &str) -> Stop {
        Context::<Narrow>::unsupported(self, what)
    }
    #[inline(always)]
    fn compares(&mut self, ordered: bool, a: &Scalar<Wide>, b: &Scalar<Wide>) {
        if a.prov != b.prov {
            self.compare_objects(ordered, (a.bits.low_u64(), a.prov), (b.bits.low_u64(), b.prov));
        }
    }
    #[inline(always)]
    fn exposes(&mut self, pointer: &Scalar<Wide>) {
        self.observed |= pointer.prov != Prov::NONE;
    }
    fn combines(&mut self, op: BinaryOp, w: u32, a: &Scalar<Wide>, b: &Scalar<Wide>) {
        if a.prov != Prov::NONE || b.prov != Prov::NONE {
            self.combine(op, w, (a.bits.low_u64(), a.prov), (b.bits.low_u64(), b.prov));
        }
    }
}

impl<'p> Interpreter<'p> {
    /// Undefined behaviour ends the run, unless its class is not checked and it is of no consequence.
    #[cold]
    #[inline(never)]
    fn undefined(&mut self, ub: Ub<Narrow>) -> Step<()> {
        if let (UbKind::CodeAccess, Some((pointer, _))) = (ub.kind, &ub.access)
            && let Some(slot) = self.memory.slot(pointer.prov)
            && let (BlockKind::Missing, crate::memory::Maker::Object(object)) = (slot.kind, slot.maker)
        {
            let what =
                format!("uses the variable {}, which nobody defines", self.program.objects[object].name);
            return Err(self.end(|machine| Outcome::External(machine.trouble(what))));
        }
        if ub.kind.continuation() == Continuation::Ignore && !self.checked.contains(self.class_of(&ub)) {
            return Ok(());
        }
        Err(self.end(|machine| Outcome::Violation(Box::new(machine.describe(&ub)))))
    }

    /// The class that undefined behaviour violates: poison is reported as what made it.
    fn class_of(&self, ub: &Ub<Narrow>) -> Class {
        ub.origin.pc().map_or(ub.kind.class(), |pc| sem::ub::class_of_poison(self.program, pc))
    }

    /// Whether the op that is executed would make poison of a class that is not checked: then it gives the value that it has without its flags.
    #[inline(never)]
    fn poison_is_unchecked(&self) -> bool {
        let class = sem::ub::class_of_poison(self.program, self.thread.pc);
        class.makes_poison() && !self.checked.contains(class)
    }

    fn describe(&self, ub: &Ub<Narrow>) -> Violation {
        let (origin, class) = (ub.origin.pc(), self.class_of(ub));
        let mut notes = Vec::new();
        if let Some((pointer, bytes)) = &ub.access {
            notes.push(self.describe_access(pointer, *bytes));
        }
        let message = match origin {
            Some(pc) => {
                notes.push(ub.kind.message().to_string());
                sem::ub::poison_message(self.program, pc).to_string()
            }
            None => ub.kind.message().to_string(),
        };
        Violation { class, kind: Some(ub.kind), message, notes, stack: self.stack(), origin }
    }

    fn describe_access(&self, pointer: &Scalar<Narrow>, bytes: u64) -> String {
        let what = self::bytes(bytes);
        let Some(slot) = self.memory.slot(pointer.prov).or_else(|| self.memory.late(pointer.prov)) else {
            let address = pointer.bits;
            return format!("{what} at the address {address:#x}");
        };
        let w = self.program.pointer_bits;
        let offset = crate::narrow::signed(w, pointer.bits.wrapping_sub(slot.base) & mask(w));
        format!("{what} at offset {offset} of {}", self.describe_slot(slot))
    }

    /// Whether one object lies before another, whether something dead had the address that something else has now, and what number an address is, is
    /// nothing that a program can rely on, but for numbers where nothing ever lies. For values that do not belong to the same object.
    #[cold]
    #[inline(never)]
    fn compare_objects(&mut self, ordered: bool, a: (u64, Prov), b: (u64, Prov)) {
        let ((number, _), (address, _)) = match (a.1, b.1) {
            (Prov::NONE, _) => (a, b),
            (_, Prov::NONE) => (b, a),
            (one, other) => {
                // The end of one may be the start of another.
                let inside = |address: u64, prov| {
                    let slot = self.memory.slot(prov);
                    slot.is_some_and(|slot| address.wrapping_sub(slot.base) < slot.size.max(1))
                };
                self.observed |= ordered || !inside(a.0, one) || !inside(b.0, other);
                return;
            }
        };
        let w = self.program.pointer_bits;
        self.observed |= !is_nowhere(w, number) || is_nowhere(w, address);
    }

    /// Adds, subtracts, or combines bits of two values of which one is an address at least.
    #[cold]
    #[inline(never)]
    fn combine(&mut self, op: BinaryOp, w: u32, a: (u64, Prov), b: (u64, Prov)) {
        let bitwise = !matches!(op, BinaryOp::Add | BinaryOp::Sub);
        self.observed |= match (a.1, b.1) {
            (Prov::NONE, _) if op == BinaryOp::Sub => true,
            (prov, Prov::NONE) | (Prov::NONE, prov) => {
                let number = if a.1 == Prov::NONE { a.0 } else { b.0 };
                let align = self.memory.slot(prov).map_or(1, |slot| promised_alignment(slot.base));
                bitwise && !is_about_alignment(op, w, number, align)
            }
            (one, other) => op != BinaryOp::Sub || one != other,
        };
    }

    /// The name of some bytes of an object, if it has one: the variable, and where in it if they are not all of it.
    pub fn name_of_place(&self, slot: u32, start: u64, len: u64) -> Option<String> {
        let entry = self.memory.slots().get(slot as usize)?;
        let name = match entry.maker {
            crate::memory::Maker::Object(object) => self.program.objects[object].name.clone(),
            crate::memory::Maker::Op(pc) if entry.kind == BlockKind::Stack => {
                crate::names::local_name(self.program, pc)?
            }
            _ => return None,
        };
        Some(match start {
            _ if start == 0 && len == entry.size => name,
            _ => format!("{name}+{start}"),
        })
    }

    /// What an object is, in words.
    pub fn describe_slot(&self, slot: &Slot) -> String {
        let size = slot.size;
        let dead = if slot.live { "" } else { ", which is dead" };
        let named = match slot.maker {
            crate::memory::Maker::Object(object) => {
                let name = &self.program.objects[object].name;
                match slot.kind {
                    BlockKind::Code => return format!("the function {name}"),
                    BlockKind::Constant => format!("the constant {name}"),
                    _ => format!("the variable {name}"),
                }
            }
            crate::memory::Maker::Op(pc) => {
                let what = match slot.kind {
                    BlockKind::Stack => match crate::names::local_name(self.program, pc) {
                        Some(name) => format!("the local variable {name}"),
                        None => "a local variable".to_string(),
                    },
                    BlockKind::VarArgs => "the list of further arguments".to_string(),
                    _ => "a heap object".to_string(),
                };
                let made = crate::names::place(self.program, pc).filter(|_| slot.kind != BlockKind::Stack);
                return match made {
                    Some(place) => format!("{what} of {} made at {place}{dead}", bytes(size)),
                    None => format!("{what} of {}{dead}", bytes(size)),
                };
            }
            crate::memory::Maker::Machine => "the command line".to_string(),
        };
        format!("{named} of {}{dead}", bytes(size))
    }

    #[inline(always)]
    fn word_of(value: Scalar<Narrow>) -> Word {
        let poison = value.poison.flag.then_some(value.poison.origin);
        Word { bits: value.bits, undef: value.undef, prov: value.prov, poison, part: false }
    }
}

/// What lies in memory, as a value.
#[inline(always)]
pub(crate) fn scalar_of(word: Word) -> Scalar<Narrow> {
    let origin = word.poison.unwrap_or(Origin::NONE);
    let poison = Poison { flag: word.poison.is_some(), origin };
    Scalar { bits: word.bits, undef: word.undef, poison, prov: word.prov }
}

fn bytes(count: u64) -> String {
    if count == 1 { "1 byte".to_string() } else { format!("{count} bytes") }
}

/// Reads pieces of at most eight bytes into a value of any width.
fn pieces(width: u32) -> impl Iterator<Item = (u64, u32)> {
    (0..width.div_ceil(64)).map(move |i| (u64::from(i) * 8, (width - i * 64).min(64)))
}

impl Words for Interpreter<'_> {
    type Narrow = Narrow;

    #[inline(always)]
    fn pointer_bits(&self) -> u32 {
        self.program.pointer_bits
    }
    #[inline(always)]
    fn get(&mut self, operand: Operand) -> Scalar<Narrow> {
        self.cell(operand).scalar()
    }
    #[inline(always)]
    fn get_plain(&mut self, operand: Operand) -> Option<u64> {
        let cell = self.cell(operand);
        cell.is_plain().then_some(cell.bits)
    }
    #[inline(always)]
    fn get_defined(&mut self, operand: Operand) -> Option<(u64, Prov)> {
        let cell = self.cell(operand);
        cell.is_defined().then_some((cell.bits, Prov::of_tag(cell.tag)))
    }
    #[inline(always)]
    fn set(&mut self, reg: Reg, value: Scalar<Narrow>) {
        let place = self.base + reg as usize;
        self.thread.cells[place] = Cell::of(value);
    }
    #[inline(always)]
    fn block(&mut self, prov: &Prov) -> Block<Narrow> {
        self.memory.block(*prov)
    }
    #[inline(always)]
    fn relies_on_alignment(&mut self, _prov: &Prov, base: &u64, align_log: u32) -> Step<()> {
        self.observed |= !is_promised(*base, align_log);
        Ok(())
    }
    #[inline(always)]
    fn load(&mut self, place: &Place<Narrow>, width: u32) -> Step<Scalar<Narrow>> {
        let slot = place.prov.slot().unwrap_or(0);
        let mut word = self.memory.read(slot, place.offset, width.div_ceil(8) as usize);
        if !width.is_multiple_of(8) {
            word.bits &= mask(width);
            word.undef &= mask(width);
        }
        self.observed |= word.part;
        if word.undef != 0 {
            if self.demanded.is_some() {
                return self.load_unwritten(place, width, word, false);
            }
            let arbitrary = self.chosen(|world| world.choose(width, Why::Unwritten))?;
            word.bits = word.bits & !word.undef | arbitrary & word.undef;
        }
        Ok(scalar_of(word))
    }
    #[inline(always)]
    fn load_pointer(&mut self, place: &Place<Narrow>) -> Step<Scalar<Narrow>> {
        let width = self.program.pointer_bits;
        if self.demanded.is_some() {
            let word =
                self.memory.read(place.prov.slot().unwrap_or(0), place.offset, width.div_ceil(8) as usize);
            if word.undef != 0 {
                return self.load_unwritten(place, width, word, true);
            }
        }
        let value = self.load(place, width)?;
        Ok(self.adopt(value))
    }
    #[inline(always)]
    fn load_plain(&mut self, place: &Place<Narrow>, width: u32) -> Option<u64> {
        self.memory.read_plain(place.prov.slot()?, place.offset, width)
    }
    #[inline(always)]
    fn store(&mut self, place: &Place<Narrow>, width: u32, value: Scalar<Narrow>) -> Step<()> {
        let slot = place.prov.slot().unwrap_or(0);
        if value.undef != 0
            && let Some(demanded) = &self.demanded
        {
            self.copied_unwritten |= !demanded.is_update(self.thread.pc);
        }
        self.memory.write(slot, place.offset, width.div_ceil(8) as usize, Self::word_of(value));
        Ok(())
    }
    #[inline(always)]
    fn adopt(&mut self, pointer: Scalar<Narrow>) -> Scalar<Narrow> {
        self.memory.adopt(pointer)
    }
    #[inline]
    fn allocate(&mut self, bytes: &u64, align: u64, kind: BlockKind) -> Step<Scalar<Narrow>> {
        let (prov, base) = match kind {
            BlockKind::Stack | BlockKind::VarArgs => self.place_local(*bytes, align, kind)?,
            _ => {
                let maker = crate::memory::Maker::Op(self.user_pc());
                self.place(*bytes, align, kind, maker)?
            }
        };
        Ok(Cell::pointer(base, prov).scalar())
    }
}

impl<'p> Host for Interpreter<'p> {
    type Wide = Wide;
    type Ways = Taken;
    type Program = &'p program::Program;

    #[inline(always)]
    fn program(&self) -> &'p program::Program {
        self.program
    }
    #[inline(always)]
    fn running(&self) -> Option<FuncId> {
        self.thread.frames.last().map(|frame| frame.function)
    }
    fn get_wide(&mut self, operand: Operand, width: u32) -> Scalar<Wide> {
        cell::wide(self.cells(operand, program::shape::cells_for(width) as usize), width)
    }
    fn set_wide(&mut self, reg: Reg, width: u32, value: Scalar<Wide>) {
        let place = self.base + reg as usize;
        let cells = program::shape::cells_for(width) as usize;
        cell::put_wide(&mut self.thread.cells[place..place + cells], &value);
    }
    fn copy_cells(&mut self, dst: Reg, src: Operand, cells: u32) {
        self.move_cells(dst, src, cells as usize);
    }
    fn to_wide(&mut self, width: u32, value: Scalar<Narrow>) -> Scalar<Wide> {
        Scalar {
            bits: Bits::from_u64(width, value.bits),
            undef: Bits::from_u64(width, value.undef),
            poison: Poison { flag: value.poison.flag, origin: value.poison.origin },
            prov: value.prov,
        }
    }
    fn to_narrow(&mut self, _width: u32, value: Scalar<Wide>) -> Scalar<Narrow> {
        Scalar {
            bits: value.bits.low_u64(),
            undef: value.undef.low_u64(),
            poison: Poison { flag: value.poison.flag, origin: value.poison.origin },
            prov: value.prov,
        }
    }

    fn load_wide(&mut self, place: &Place<Narrow>, width: u32) -> Step<Scalar<Wide>> {
        if width <= 64 {
            let value = self.load(place, width)?;
            return Ok(self.to_wide(width, value));
        }
        let mut cells = Vec::with_capacity(program::shape::cells_for(width) as usize);
        for (offset, bits) in pieces(width) {
            let at = Place { prov: place.prov, offset: place.offset + offset };
            cells.push(Cell::of(self.load(&at, bits)?));
        }
        // A number of many words belongs to no object.
        let mut value = cell::wide(&cells, width);
        value.prov = Prov::NONE;
        Ok(value)
    }
    fn store_wide(&mut self, place: &Place<Narrow>, width: u32, value: Scalar<Wide>) -> Step<()> {
        let mut cells = vec![Cell::default(); program::shape::cells_for(width) as usize];
        cell::put_wide(&mut cells, &value);
        for ((offset, bits), cell) in pieces(width).zip(cells) {
            let at = Place { prov: place.prov, offset: place.offset + offset };
            self.store(&at, bits, cell.scalar())?;
        }
        Ok(())
    }
    fn copy_bytes(&mut self, to: &Place<Narrow>, from: &Place<Narrow>, bytes: &u64) -> Step<()> {
        let (Some(from_slot), Some(to_slot)) = (from.prov.slot(), to.prov.slot()) else { return Ok(()) };
        let part = self.memory.part(from_slot, from.offset, *bytes);
        self.copied_unwritten |= self.demanded.is_some() && part.undef.iter().any(|&mask| mask != 0);
        self.memory.put(to_slot, to.offset, &part);
        Ok(())
    }
    fn fill_bytes(&mut self, to: &Place<Narrow>, byte: Scalar<Narrow>, bytes: &u64) -> Step<()> {
        if let Some(slot) = to.prov.slot() {
            self.memory.fill(slot, to.offset, *bytes, Self::word_of(byte));
        }
        Ok(())
    }

    fn release(&mut self, pointer: &Scalar<Narrow>, kind: BlockKind) -> Step<()> {
        let dead = pointer.prov != Prov::NONE && self.memory.slot(pointer.prov).is_none_or(|slot| !slot.live);
        Context::<Narrow>::require(self, !dead, || Ub::access(UbKind::DoubleFree, pointer, &0))?;
        let found = self.memory.slot(pointer.prov).map(|slot| (slot.base, slot.kind));
        let heap = matches!(found, Some((_, BlockKind::Heap | BlockKind::New | BlockKind::NewArray)));
        let at_start = heap && found.is_some_and(|(base, _)| base == pointer.bits);
        Context::<Narrow>::require(self, at_start, || Ub::access(UbKind::InvalidFree, pointer, &0))?;
        let same = found.is_some_and(|(_, found)| found == kind);
        Context::<Narrow>::require(self, same, || Ub::access(UbKind::WrongFree, pointer, &0))?;
        if let Some(slot) = pointer.prov.slot() {
            self.memory.free(slot);
        }
        Ok(())
    }
    fn set_live(&mut self, pointer: &Scalar<Narrow>, live: bool) -> Step<()> {
        let found = self.memory.slot(pointer.prov);
        if let (Some(slot), Some(BlockKind::Stack)) = (pointer.prov.slot(), found.map(|slot| slot.kind)) {
            self.memory.set_live(slot, live);
        }
        Ok(())
    }
    fn thread_local(&mut self, pointer: Scalar<Narrow>) -> Step<Scalar<Narrow>> {
        Ok(self.own_copy(pointer))
    }
    fn address_of(&mut self, object: ObjectId) -> Scalar<Narrow> {
        self.address(object).scalar()
    }
    fn call_target(&mut self, pointer: &Scalar<Narrow>) -> Step<Target> {
        let slot = self.memory.slot(pointer.prov).map(|slot| (slot.base, slot.maker, slot.kind));
        let target = match slot {
            Some((base, crate::memory::Maker::Object(object), BlockKind::Code)) if base == pointer.bits => {
                match self.program.objects[object].kind {
                    ObjectKind::Function(function) => Some(Target::Function(function)),
                    ObjectKind::Primitive(primitive) => Some(Target::Primitive(primitive)),
                    ObjectKind::External(external) => Some(Target::External(external)),
                    _ => None,
                }
            }
            _ => None,
        };
        Context::<Narrow>::require(self, target.is_some(), || Ub::access(UbKind::NotAFunction, pointer, &0))?;
        target.ok_or(Stop)
    }
    fn stack_mark(&mut self) -> Scalar<Narrow> {
        Cell::number(self.thread.locals.into()).scalar()
    }
    fn stack_reset(&mut self, mark: Scalar<Narrow>) -> Step<()> {
        let least = self.thread.frames.last().map_or(0, |frame| frame.locals);
        let keep = u32::try_from(mark.bits).unwrap_or(u32::MAX).max(least);
        self.free_locals(keep);
        let last = self.thread.locals.checked_sub(1).map(|last| self.thread.slots[last as usize]);
        let lowest = last.map(|slot| self.memory.slots()[slot as usize].base);
        let bottom = self.thread.frames.last().map_or(self.thread.stack, |frame| frame.stack);
        self.thread.stack = lowest.map_or(bottom, |base| base.min(bottom));
        Ok(())
    }
    fn var_args(&mut self, slot: u64) -> Step<Scalar<Narrow>> {
        self.lay_out_arguments(slot)
    }

    fn known_value(&mut self, value: &Scalar<Narrow>, _width: u32) -> Option<u64> {
        Some(value.bits)
    }
    fn assume(&mut self, condition: bool) -> Step<()> {
        if condition {
            return Ok(());
        }
        let what = "an assumption does not hold for these inputs".to_string();
        Err(self.end(|machine| Outcome::Ignored(machine.trouble(what))))
    }
    fn assert(&mut self, condition: bool, why: Operand) -> Step<()> {
        if condition {
            return Ok(());
        }
        let text = self.text_at(why).unwrap_or_default();
        Err(self.violation(Class::Assert, &format!("assertion fails: {text}")))
    }
    fn primitive(&mut self, primitive: Primitive, site: SiteId) -> Step<Control<bool, Taken>> {
        self.platform(primitive, site)
    }
    fn external(&mut self, external: u32, site: SiteId) -> Step<Control<bool, Taken>> {
        if self.markers.contains(&external) {
            return Ok(self.pass_marker(site));
        }
        let name = &self.program.code.externals[external as usize];
        let what = format!("calls the function {name}, which nobody defines");
        Err(self.end(|machine| Outcome::External(machine.trouble(what))))
    }
    fn checks(&self, class: Class) -> bool {
        self.checked.contains(class)
    }
    fn violation_unless(&mut self, condition: bool, class: Class, message: &str) -> Step<()> {
        if condition { Ok(()) } else { Err(self.violation(class, message)) }
    }
    fn violation(&mut self, class: Class, message: &str) -> Stop {
        let message = message.to_string();
        self.end(|machine| {
            let stack = machine.stack();
            Outcome::Violation(Box::new(Violation {
                class,
                kind: None,
                message,
                notes: vec![],
                stack,
                origin: None,
            }))
        })
    }
}
