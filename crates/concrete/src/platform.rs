//! The primitives that are the machine's own business, and the arguments after the named ones.

use crate::bytes::{Bytes, Word};
use crate::cell::{Cell, Prov};
use crate::machine::Interpreter;
use crate::narrow::Narrow;
use program::code::{Operand, Pc, SiteId};
use program::primitive::Primitive;
use sem::context::{BlockKind, Context, Control, Host, Step, Why, Words};
use sem::rules::{self, AccessKind};
use sem::scalar::Scalar;

/// The longest text that a report shows.
const MAX_TEXT: u64 = 4096;

impl Interpreter<'_> {
    pub(crate) fn argument(&mut self, site: SiteId, place: usize) -> Step<Operand> {
        match self.program.code.sites[site as usize].args.get(place) {
            Some(argument) => Ok(argument.value),
            None => Err(Context::<Narrow>::unsupported(self, "a primitive called without its arguments")),
        }
    }

    pub(crate) fn answer(&mut self, site: SiteId, value: Cell) {
        let place = self.base + self.program.code.sites[site as usize].dst as usize;
        self.thread.cells[place] = value;
    }

    /// A function that does nothing: its result is zero.
    pub(crate) fn pass_marker(&mut self, site: SiteId) -> Control<bool, crate::host::Taken> {
        let call = &self.program.code.sites[site as usize];
        let (first, cells) = (call.dst as usize, self.program.code.shape(call.ret).cells as usize);
        let first = self.base + first;
        self.thread.cells[first..first + cells].fill(Cell::default());
        call.then.map_or(Control::Next, Control::Jump)
    }

    pub(crate) fn platform(
        &mut self,
        primitive: Primitive,
        site: SiteId,
    ) -> Step<Control<bool, crate::host::Taken>> {
        use Primitive::*;
        match primitive {
            Cover => {}
            MayFail => {
                let fails = self.chosen(|world| world.choose(1, Why::AllocationFails))? & 1;
                self.answer(site, Cell::number(fails));
            }
            MayWake => {
                let wakes = self.chosen(|world| world.choose(1, Why::SpuriousWakeup))? & 1;
                self.answer(site, Cell::number(wakes));
            }
            Choose => {
                let n = self.argument(site, 0)?;
                let n = self.cell(n).bits;
                let value = if n == 0 { 0 } else { self.chosen(|world| world.pick(n))? };
                self.answer(site, Cell::number(value));
            }
            ChooseWeighted => self.choose_weighted(site)?,
            AnyBytes => {
                let (place, len) = self.region(site, 0, 1, AccessKind::Write)?;
                let mut data = Vec::new();
                for _ in 0..len {
                    data.push(self.chosen(|world| world.choose(8, Why::Input(AnyBytes)))? as u8);
                }
                if let Some(slot) = place.0.slot() {
                    self.memory.put(slot, place.1, &Bytes { data, ..Bytes::default() });
                }
            }
            Write => {
                let file = self.argument(site, 0)?;
                let file = self.cell(file).bits as i32;
                let (place, len) = self.region(site, 1, 2, AccessKind::Read)?;
                if let Some(slot) = place.0.slot() {
                    let part = self.memory.part(slot, place.1, len);
                    self.world.write(file, &part.data);
                }
            }
            Read => {
                let (place, len) = self.region(site, 1, 2, AccessKind::Write)?;
                let Some(data) = self.world.read(len as usize) else {
                    return Err(Context::<Narrow>::unsupported(self, "reading from standard input"));
                };
                let count = data.len() as u64;
                if let Some(slot) = place.0.slot() {
                    self.memory.put(slot, place.1, &Bytes { data, ..Bytes::default() });
                }
                self.answer(site, Cell::number(count));
            }
            Violation => {
                let (class, message) = (self.argument(site, 0)?, self.argument(site, 1)?);
                let class = self.text_at(class).unwrap_or_default();
                let message = self.text_at(message).unwrap_or_default();
                return Err(self.violation(sem::primitive::reported_class(&class), &message));
            }
            Unsupported => {
                let what = self.argument(site, 0)?;
                let what = self.text_at(what).unwrap_or_default();
                return Err(Context::<Narrow>::unsupported(self, &what));
            }
            Argc => self.answer(site, Cell::number(self.arguments.len() as u64)),
            Argv => {
                let array = self.outside_strings(0)?;
                self.answer(site, array);
            }
            Environ => {
                let array = self.outside_strings(1)?;
                self.answer(site, array);
            }
            _ => return self.threads(primitive, site),
        }
        Ok(Control::Next)
    }

    /// The legal bytes that a pointer and a length among the arguments describe.
    fn region(
        &mut self,
        site: SiteId,
        pointer: usize,
        length: usize,
        kind: AccessKind,
    ) -> Step<((Prov, u64), u64)> {
        let (pointer, length) = (self.argument(site, pointer)?, self.argument(site, length)?);
        let len = self.cell(length).bits;
        if len == 0 {
            return Ok(((Prov::NONE, 0), 0));
        }
        let pointer = self.cell(pointer).scalar();
        let place = rules::access(self, &pointer, &len, 0, kind)?;
        Ok(((place.prov, place.offset), len))
    }

    fn choose_weighted(&mut self, site: SiteId) -> Step<()> {
        let (weights, n) = (self.argument(site, 0)?, self.argument(site, 1)?);
        let (weights, n) = (self.cell(weights).scalar(), self.cell(n).bits);
        let bytes = n.saturating_mul(8);
        let place = rules::access(self, &weights, &bytes, 0, AccessKind::Read)?;
        let slot = place.prov.slot().unwrap_or(0);
        let weight =
            |machine: &Self, i: u64| f64::from_bits(machine.memory.read(slot, place.offset + i * 8, 8).bits);
        let weights: Vec<f64> = (0..n).map(|i| weight(self, i).max(0.0)).collect();
        if !weights.iter().any(|&weight| weight > 0.0) {
            return Err(Context::<Narrow>::unsupported(
                self,
                "a choice of which nothing has a positive weight",
            ));
        }
        let chosen = self.chosen(|world| world.pick_weighted(&weights))?;
        self.answer(site, Cell::number(chosen));
        Ok(())
    }

    /// The text that a pointer points to, if it is one.
    pub(crate) fn text_at(&self, pointer: Operand) -> Option<String> {
        let pointer = self.cell(pointer);
        let slot = self.memory.slot(pointer.prov())?;
        let start = pointer.bits().checked_sub(slot.base)?;
        let len = slot.size.checked_sub(start)?.min(MAX_TEXT);
        let data = self.memory.part(pointer.prov().slot()?, start, len).data;
        let end = data.iter().position(|&byte| byte == 0)?;
        Some(String::from_utf8_lossy(&data[..end]).into_owned())
    }

    /// The op of the user's program that is being executed: the innermost call that has a source line.
    pub(crate) fn user_pc(&self) -> Pc {
        let stack = self.stack();
        let has_line = |pc: &&Pc| self.program.inst_at(**pc).is_some_and(|(_, inst)| inst.dbg.is_some());
        stack.0.iter().find(has_line).copied().unwrap_or(self.thread.pc)
    }

    /// The arguments after the named ones of the running function, one after the other.
    pub(crate) fn lay_out_arguments(&mut self, slot: u64) -> Step<Scalar<Narrow>> {
        let program = self.program;
        let Some(&frame) = self.thread.frames.last() else {
            return Err(Context::<Narrow>::unsupported(self, "va_start outside of a function"));
        };
        let Some(site) = frame.link.site() else {
            return Err(Context::<Narrow>::unsupported(self, "va_start in the first function"));
        };
        let function = &program.functions[frame.function];
        let args = &program.code.sites[site as usize].args;
        let extra = &args[function.params.len().min(args.len())..];
        // Where each argument lies.
        let mut end = 0u64;
        let mut places = Vec::with_capacity(extra.len());
        for arg in extra {
            let shape = program.code.shape(arg.shape);
            let (bytes, align) = match arg.byval {
                Some((size, align)) => (size, align),
                None => {
                    let wide = shape.leaves.iter().any(|leaf| leaf.width > 64);
                    (shape.bytes, if wide && slot == 8 { 16 } else { slot })
                }
            };
            let at = end.next_multiple_of(align.max(slot).min(if slot == 8 { 16 } else { align.max(slot) }));
            places.push(at);
            end = at + bytes.max(1).next_multiple_of(slot);
        }
        let area = self.allocate(&end, 16, BlockKind::VarArgs)?;
        let Some(area_slot) = area.prov.slot() else { return Ok(area) };
        let mut cell = (frame.base + function.cells) as usize;
        for (arg, at) in extra.iter().zip(places) {
            if let Some((size, _)) = arg.byval {
                let pointer = self.thread.cells[cell];
                cell += 1;
                if let Some(slot) = self.memory.slot(pointer.prov())
                    && let Some(from) = pointer.prov().slot()
                {
                    let size = size.min(slot.size);
                    let part = self.memory.part(from, 0, size);
                    self.memory.put(area_slot, at, &part);
                }
                continue;
            }
            let shape = program.code.shape(arg.shape);
            for leaf in &shape.leaves {
                let cells = program::shape::cells_for(leaf.width) as usize;
                for (i, piece) in self.thread.cells[cell..cell + cells].iter().enumerate() {
                    let bits = (leaf.width - i as u32 * 64).min(64);
                    let value = piece.scalar();
                    let poison = value.poison.flag.then_some(value.poison.origin);
                    let word =
                        Word { bits: value.bits, undef: value.undef, prov: value.prov, poison, part: false };
                    let place = at + leaf.bit_offset / 8 + i as u64 * 8;
                    self.memory.write(area_slot, place, bits.div_ceil(8) as usize, word);
                }
                cell += cells;
            }
        }
        Ok(area)
    }
}
