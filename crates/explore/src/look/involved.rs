//! The values that a line of the source reads: what people want to know of a line in which something goes wrong.
//!
//! Claim: each name has this value in this state. Limit: only what is loaded from memory that has a name is found: variables, their members and elements, wherever a pointer to them comes from. What an
//! optimiser keeps in registers is not; nor is it said what a line would read that is not executed up to its end.

use super::Look;
use concrete::Link;
use program::code::{Op, Operand, Pc, ScalarKind};

/// More values than this are left out.
const MOST: usize = 8;

impl Look<'_> {
    /// The values that the innermost line of the user's reads in which a thread is.
    pub(crate) fn involved(&self, thread: usize) -> Vec<(String, String)> {
        self.read_in_line(thread).unwrap_or_default()
    }

    fn read_in_line(&self, number: usize) -> Option<Vec<(String, String)>> {
        let thread = self.machine.thread(number);
        let mut pc = thread.pc;
        let mut frame = thread.frames.len().checked_sub(1)?;
        // The frame that is in a line of the user's.
        let line = loop {
            if let Some(line) = self.places.location(pc).filter(|line| line.line != 0) {
                break line;
            }
            if thread.frames[frame].link == Link::First {
                return None;
            }
            pc = thread.frames[frame].resume;
            frame = frame.checked_sub(1)?;
        };
        let function = &self.machine.program().functions[thread.frames[frame].function];
        let mut found: Vec<(String, String)> = Vec::new();
        for at in function.entry..function.end {
            let Some(Op::Load { kind, width, ptr, .. }) = self.machine.program().code.ops.get(at as usize)
            else {
                continue;
            };
            let here = |at: Pc| self.places.location(at).is_some_and(|place| place.same_line(&line));
            if found.len() >= MOST || !here(at) {
                continue;
            }
            if let Some((name, value)) = self.loaded(number, frame, (*kind, *width), *ptr)
                && !found.iter().any(|(known, _)| *known == name)
            {
                found.push((name, value));
            }
        }
        Some(found)
    }

    /// The name and value of what a load reads in a frame.
    fn loaded(
        &self,
        thread: usize,
        frame: usize,
        (kind, width): (ScalarKind, u8),
        ptr: Operand,
    ) -> Option<(String, String)> {
        let pointer = match ptr.is_constant() {
            true => self.machine.peek(thread, ptr),
            false => self.machine.look_at(thread, frame, ptr.cell())?,
        };
        if pointer.prov() == concrete::Prov::NONE || !pointer.is_defined() {
            return None;
        }
        let (slot, offset) = self.machine.place_of(pointer)?;
        let len = u32::from(width).div_ceil(8);
        // What is not there has no value.
        self.machine.memory().look(slot, offset, len)?;
        let (name, ty) =
            crate::naming::named_place(self.machine, self.places.debug(), slot, offset, len.into())?;
        let text = match ty {
            Some(ty) => self.value_text(ty, slot, offset),
            None => self.untyped_text(slot, offset, len, kind),
        };
        // Compilers' own variables are nobody's.
        let own = name.chars().next().is_some_and(|c| c.is_alphabetic() || c == '_');
        (own && !matches!(&*name, "retval")).then_some((name, text))
    }
}
