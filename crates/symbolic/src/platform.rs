//! The primitives that are the machine's own business, and the arguments after the named ones.

use program::code::{Operand, SiteId};
use program::primitive::Primitive;
use sem::context::{BlockKind, Context, Control, Host, Place, Step, Why, Words};
use sem::domain::Domain;
use sem::rules::{self, AccessKind};

use crate::byte;
use crate::domain::Symbolic;
use crate::machine::{Machine, Scalar, Stopped};
use crate::value::{Bool, Prov};

/// The most ways of a choice by weights.
const MOST_WEIGHTS: u64 = 1 << 10;

/// The longest text that a report shows.
const MAX_TEXT: u64 = 4096;

impl Machine<'_> {
    pub(crate) fn argument(&mut self, site: SiteId, place: usize) -> Step<Operand> {
        match self.program.code.sites[site as usize].args.get(place) {
            Some(argument) => Ok(argument.value),
            None => Err(Context::<Symbolic>::unsupported(self, "a primitive called without its arguments")),
        }
    }

    /// Sets the result of a primitive, of however many bits it has.
    pub(crate) fn answer(&mut self, site: SiteId, value: u64) {
        let program = self.program;
        let site = &program.code.sites[site as usize];
        if let Some(leaf) = program.code.shape(site.ret).leaves.first() {
            let value = Scalar::number(&mut self.d, leaf.width, value);
            self.frame().set(site.dst, value);
        }
    }

    pub(crate) fn platform(&mut self, primitive: Primitive, site: SiteId) -> Step<Control<Bool>> {
        use Primitive::*;
        match primitive {
            // What is written is not looked at, and others may move anyway.
            Yield | Cover | Write => {}
            Self_ => self.answer(site, self.threads.current.into()),
            Argc => self.answer(site, 1),
            Argv | Environ => {
                let which = usize::from(primitive == Environ);
                let Some(array) = self.strings[which].clone() else {
                    return Err(Context::<Symbolic>::unsupported(self, "a command line where there is none"));
                };
                let dst = self.program.code.sites[site as usize].dst;
                self.frame().set(dst, array);
            }
            MayFail if !self.options.allocations_may_fail => self.answer(site, 0),
            MayFail => {
                let fails = self.fresh(1, Why::AllocationFails);
                self.answer_with(site, 1, fails);
            }
            Choose => self.choose_below(site)?,
            ChooseWeighted => self.choose_weighted(site)?,
            AnyBytes => self.any_bytes(site)?,
            Violation => {
                let (class, message) = (self.argument(site, 0)?, self.argument(site, 1)?);
                let class = self.text_at(class).unwrap_or_default();
                let message = self.text_at(message).unwrap_or_default();
                return Err(self.violation(sem::primitive::reported_class(&class), &message));
            }
            Unsupported => {
                let what = self.argument(site, 0)?;
                let what = self.text_at(what).unwrap_or_default();
                return Err(Context::<Symbolic>::unsupported(self, &what));
            }
            _ => return self.thread_primitive(primitive, site),
        }
        Ok(Control::Next)
    }

    /// Sets the result of a primitive to `bits` of `w` bits, widened if it has more.
    pub(crate) fn answer_with(&mut self, site: SiteId, w: u32, bits: crate::value::Bv) {
        let program = self.program;
        let site = &program.code.sites[site as usize];
        if let Some(leaf) = program.code.shape(site.ret).leaves.first() {
            let bits = sem::derived::resize(&mut self.d, w, leaf.width, &bits);
            let value = Scalar::plain(&mut self.d, leaf.width, bits);
            self.frame().set(site.dst, value);
        }
    }

    /// Any number below another; any at all are nothing.
    fn choose_below(&mut self, site: SiteId) -> Step<()> {
        let w = self.program.pointer_bits;
        let n = self.argument(site, 0)?;
        let n = self.frame_get(n).bits;
        let value = self.fresh(w, Why::Input(Primitive::Choose));
        let below = self.d.ult(w, &value, &n);
        let zero = self.d.bv(w, 0);
        let (none, is_zero) = (self.d.eq(w, &n, &zero), self.d.eq(w, &value, &zero));
        let nothing = self.d.and_b(none, is_zero);
        let fits = self.d.or_b(below, nothing);
        self.narrow_path(fits, Stopped::Assumed)?;
        self.answer_with(site, w, value);
        Ok(())
    }

    /// Any number whose weight is positive. The weights must be known.
    fn choose_weighted(&mut self, site: SiteId) -> Step<()> {
        let w = self.program.pointer_bits;
        let (weights, n) = (self.argument(site, 0)?, self.argument(site, 1)?);
        let (weights, n) = (self.frame_get(weights), self.frame_get(n).bits);
        let unknown = "a choice by weights that are not known";
        let Some(n) = n.as_u64().filter(|n| *n <= MOST_WEIGHTS) else {
            return Err(Context::<Symbolic>::unsupported(self, unknown));
        };
        let bytes = self.d.bv(w, 8 * n);
        let place = rules::access(self, &weights, &bytes, 0, AccessKind::Read)?;
        let value = self.fresh(w, Why::Input(Primitive::ChooseWeighted));
        let mut fits = Bool::Const(false);
        for i in 0..n {
            let at = rules::further(self, &place, 8 * i);
            let Some(weight) = self.load_scalar(&at, 64).bits.as_u64() else {
                return Err(Context::<Symbolic>::unsupported(self, unknown));
            };
            if f64::from_bits(weight) > 0.0 {
                let i = self.d.bv(w, i);
                let is_i = self.d.eq(w, &value, &i);
                fits = self.d.or_b(fits, is_i);
            }
        }
        if fits == Bool::Const(false) {
            let what = "a choice of which nothing has a positive weight";
            return Err(Context::<Symbolic>::unsupported(self, what));
        }
        self.narrow_path(fits, Stopped::Assumed)?;
        self.answer_with(site, w, value);
        Ok(())
    }

    fn any_bytes(&mut self, site: SiteId) -> Step<()> {
        let (pointer, length) = (self.argument(site, 0)?, self.argument(site, 1)?);
        let (pointer, length) = (self.frame_get(pointer), self.frame_get(length).bits);
        let Some(count) = length.as_u64() else {
            return Err(Context::<Symbolic>::unsupported(self, "an input of unknown length"));
        };
        if count == 0 {
            return Ok(());
        }
        let place = rules::access(self, &pointer, &length, 0, AccessKind::Write)?;
        for i in 0..count {
            let bits = self.fresh(8, Why::Input(Primitive::AnyBytes));
            let value = Scalar::plain(&mut self.d, 8, bits);
            let at = rules::further(self, &place, i);
            self.store(&at, 8, value)?;
        }
        Ok(())
    }

    /// The text that a pointer points to, if it is known.
    pub(crate) fn text_at(&mut self, pointer: Operand) -> Option<String> {
        let pointer = self.frame_get(pointer);
        let Prov::Block(block) = pointer.prov else { return None };
        let found = self.memory.facts(block);
        let start = pointer.bits.as_u64()?.checked_sub(found.base)?;
        let length = found.size.as_u64()?.checked_sub(start)?.min(MAX_TEXT);
        let mut text = Vec::new();
        let start = self.d.bv(self.program.pointer_bits, start);
        let cells = self.memory.read(&mut self.d, block, &start, length).ok()?;
        for byte in crate::memory::split_all(&mut self.d, &cells) {
            match byte.bits.as_u64()? as u8 {
                0 => return Some(String::from_utf8_lossy(&text).into_owned()),
                byte => text.push(byte),
            }
        }
        None
    }

    /// The arguments after the named ones of the running function, one after the other.
    pub(crate) fn lay_out_arguments(&mut self, slot: u64) -> Step<Scalar> {
        let program = self.program;
        let w = program.pointer_bits;
        let arguments = self.frames.last().map_or(Vec::new(), |frame| frame.var_args.clone());
        let mut end = 0u64;
        let mut places = Vec::with_capacity(arguments.len());
        for argument in &arguments {
            let shape = program.code.shape(argument.shape);
            let (bytes, align) = match argument.byval {
                Some(copied) => copied,
                None => {
                    let wide = shape.leaves.iter().any(|leaf| leaf.width > 64);
                    (shape.bytes, if wide && slot == 8 { 16 } else { slot })
                }
            };
            // On the stack of a 64-bit machine nothing is aligned to more than 16 bytes.
            let align = if slot == 8 { align.clamp(8, 16) } else { align.max(slot) };
            let at = end.next_multiple_of(align);
            places.push(at);
            end = at + bytes.max(1).next_multiple_of(slot);
        }
        let size = self.d.bv(w, end);
        let area = self.allocate(&size, 16, BlockKind::VarArgs)?;
        for (argument, at) in arguments.iter().zip(places) {
            let place = |d: &mut Symbolic, at| Place { prov: area.prov, offset: d.bv(w, at) };
            if let (Some((bytes, _)), Some(from)) = (argument.byval, argument.scalars.first()) {
                let offset = self.d.bv(w, 0);
                let from = Place { prov: from.prov, offset };
                let (to, bytes) = (place(&mut self.d, at), self.d.bv(w, bytes));
                self.copy(&to, &from, &bytes)?;
                continue;
            }
            let leaves = &program.code.shape(argument.shape).leaves;
            for (leaf, value) in leaves.iter().zip(&argument.scalars) {
                let cells = byte::words(&mut self.d, leaf.width, value, w / 8);
                let to = place(&mut self.d, at + leaf.bit_offset / 8);
                self.write_cells(Bool::Const(true), &to, &cells);
            }
        }
        Ok(area)
    }
}
