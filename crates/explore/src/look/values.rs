//! Values of variables and registers as people read them.
//!
//! What nobody has written is `?`. Pointers say what they point to. Long arrays and deep structures are cut.

use super::Look;
use concrete::{Cell, Maker};
use ir::debug::{Member, TypeLayout};
use ir::metadata::MdId;
use program::code::{Param, ScalarKind};
use program::shape::Kind;

/// The most elements of an array that are shown.
const ELEMENTS: u64 = 16;
/// How deep structures and arrays are shown.
const DEPTH: usize = 4;
/// The longest text of a value.
const LENGTH: usize = 400;
/// The most characters of a string that are shown.
const CHARACTERS: u64 = 60;

/// What was never written, or is no longer there.
const UNKNOWN: &str = "?";

/// Bits as a whole number of this width.
fn number(bits: u64, width: u32, signed: bool) -> String {
    let shift = 64 - width.clamp(1, 64);
    match signed {
        true => ((bits << shift) as i64 >> shift).to_string(),
        false => (bits << shift >> shift).to_string(),
    }
}

fn float(bits: u64, width: u64) -> String {
    match width {
        32 => format!("{:?}", f32::from_bits(bits as u32)),
        64 => format!("{:?}", f64::from_bits(bits)),
        _ => format!("{bits:#x}"),
    }
}

impl Look<'_> {
    /// What a pointer points to.
    pub(crate) fn pointer_text(&self, pointer: Cell) -> String {
        if pointer.poison_origin().is_some() {
            return "poison".to_string();
        }
        if !pointer.is_defined() {
            return UNKNOWN.to_string();
        }
        let bits = pointer.bits();
        let Some((slot, offset)) = self.machine.place_of(pointer) else {
            let dead = pointer.prov() != concrete::Prov::NONE;
            return match bits {
                0 => "null".to_string(),
                _ if dead => format!("dangling {bits:#x}"),
                _ => format!("{bits:#x}"),
            };
        };
        let Some(entry) = self.machine.memory().slots().get(slot as usize) else {
            return format!("{bits:#x}");
        };
        let is_code = entry.kind == sem::context::BlockKind::Code;
        let name = match (entry.maker, entry.name.heap_number()) {
            (Maker::Object(object), _) => Some(self.name_of_object(object)),
            (_, Some(number)) => Some(format!("heap block {number}")),
            _ => self.machine.name_of_place(slot, 0, entry.size),
        };
        let Some(name) = name else { return format!("{bits:#x}") };
        let and = if is_code { "" } else { "&" };
        let dead = if entry.live { "" } else { "dangling " };
        match offset {
            0 => format!("{dead}{and}{name}"),
            _ => format!("{dead}{and}{name}+{offset}"),
        }
    }

    /// The value of a type at a place in memory.
    pub(crate) fn value_text(&self, ty: MdId, slot: u32, offset: u64) -> String {
        let mut text = self.typed(ty, slot, offset, DEPTH);
        if let Some((end, _)) = text.char_indices().nth(LENGTH) {
            text.truncate(end);
            text.push('…');
        }
        text
    }

    /// The depth is limited, and so is the number of elements at each.
    fn typed(&self, ty: MdId, slot: u32, offset: u64, depth: usize) -> String {
        let debug = self.places.debug();
        let read = |bits: u64| {
            let bytes = u32::try_from(bits.div_ceil(8)).ok().filter(|bytes| (1..=8).contains(bytes))?;
            self.machine.memory().look(slot, offset, bytes)
        };
        match debug.type_layout(ty) {
            TypeLayout::Number { bits, signed } => {
                let Some(cell) = read(bits) else { return UNKNOWN.to_string() };
                self.number_text(cell, bits as u32, signed, &debug.type_name(ty))
            }
            TypeLayout::Float { bits } => match read(bits) {
                Some(cell) if cell.is_defined() => float(cell.bits(), bits),
                _ => UNKNOWN.to_string(),
            },
            TypeLayout::Pointer { bits, .. } => {
                read(bits).map_or_else(|| UNKNOWN.to_string(), |cell| self.pointer_text(cell))
            }
            TypeLayout::Array { .. } | TypeLayout::Struct { .. } if depth == 0 => "{…}".to_string(),
            TypeLayout::Array { element, stride, counts } => {
                self.array(element, stride / 8, &counts, slot, offset, depth)
            }
            TypeLayout::Struct { members } => {
                let shown = members.iter().map(|member| self.member(member, slot, offset, depth));
                format!("{{{}}}", shown.collect::<Vec<_>>().join(", "))
            }
            TypeLayout::Other => "…".to_string(),
        }
    }

    fn number_text(&self, cell: Cell, width: u32, signed: bool, ty: &str) -> String {
        if cell.prov() != concrete::Prov::NONE {
            return self.pointer_text(cell);
        }
        if !cell.is_defined() {
            return UNKNOWN.to_string();
        }
        let plain = number(cell.bits(), width, signed);
        let ty = ty.rsplit(' ').next().unwrap_or(ty);
        match ty {
            "_Bool" | "bool" if cell.bits() & 0xFF < 2 => (cell.bits() & 1 == 1).to_string(),
            "char" => match u8::try_from(cell.bits() & 0xFF) {
                Ok(byte) if byte.is_ascii_graphic() || byte == b' ' => format!("{plain} '{}'", byte as char),
                _ => plain,
            },
            _ => plain,
        }
    }

    fn member(&self, member: &Member<'_>, slot: u32, offset: u64, depth: usize) -> String {
        let at = offset.saturating_add(member.offset / 8);
        let value = match member.bit_field {
            None => self.typed(member.ty, slot, at, depth - 1),
            Some(bits) => self.bit_field(member, bits, slot, at),
        };
        if member.name.is_empty() { value } else { format!("{} = {value}", member.name) }
    }

    fn bit_field(&self, member: &Member<'_>, bits: u64, slot: u32, at: u64) -> String {
        let shift = member.offset % 8;
        let signed =
            matches!(self.places.debug().type_layout(member.ty), TypeLayout::Number { signed: true, .. });
        let bytes = (shift + bits).div_ceil(8);
        let cell = u32::try_from(bytes).ok().and_then(|bytes| self.machine.memory().look(slot, at, bytes));
        // Other fields of the same bytes may be unwritten.
        match cell {
            Some(cell) if cell.poison_origin().is_none() => number(cell.bits() >> shift, bits as u32, signed),
            _ => UNKNOWN.to_string(),
        }
    }

    fn array(
        &self,
        element: MdId,
        stride: u64,
        counts: &[Option<u64>],
        slot: u32,
        offset: u64,
        depth: usize,
    ) -> String {
        let Some((first, inner)) = counts.split_first() else { return "{…}".to_string() };
        let Some(count) = *first else { return "{…}".to_string() };
        let name = self.places.debug().type_name(element);
        if inner.is_empty()
            && stride == 1
            && name.ends_with("char")
            && let Some(text) = self.string(slot, offset, count)
        {
            return text;
        }
        // How far it is from one element of this dimension to the next.
        let Some(step) = inner.iter().try_fold(stride, |step, count| step.checked_mul((*count)?)) else {
            return "{…}".to_string();
        };
        let each = |place: u64| {
            let at = offset.saturating_add(place.saturating_mul(step));
            match inner {
                [] => self.typed(element, slot, at, depth - 1),
                _ if depth <= 1 => "{…}".to_string(),
                _ => self.array(element, stride, inner, slot, at, depth - 1),
            }
        };
        let mut shown: Vec<String> = (0..count.min(ELEMENTS)).map(each).collect();
        if count > ELEMENTS {
            shown.push(format!("… {} more", count - ELEMENTS));
        }
        format!("{{{}}}", shown.join(", "))
    }

    /// Characters up to a zero, if they are all there and printable.
    fn string(&self, slot: u32, offset: u64, count: u64) -> Option<String> {
        let mut text = String::from("\"");
        for place in 0..count {
            if place == CHARACTERS {
                return Some(format!("{text}\"…"));
            }
            let cell = self.machine.memory().look(slot, offset.checked_add(place)?, 1)?;
            let byte = u8::try_from(cell.bits()).ok().filter(|_| cell.is_plain())?;
            match byte {
                0 => return Some(format!("{text}\"")),
                _ if byte.is_ascii_graphic() || byte == b' ' || byte == b'\n' || byte == b'\t' => {
                    text.extend((byte as char).escape_default());
                }
                _ => return None,
            }
        }
        Some(format!("{text}\""))
    }

    /// A variable without debug info, by its size alone.
    pub(crate) fn untyped(&self, slot: u32, size: u64) -> String {
        let memory = self.machine.memory();
        if let Ok(bytes @ (1 | 2 | 4 | 8)) = u32::try_from(size)
            && let Some(cell) = memory.look(slot, 0, bytes)
        {
            return self.number_text(cell, 8 * bytes, true, "");
        }
        let bytes = (0..size.min(ELEMENTS)).map(|at| match memory.look(slot, at, 1) {
            Some(cell) if cell.is_defined() => format!("{:02x}", cell.bits() as u8),
            _ => "??".to_string(),
        });
        let rest = if size > ELEMENTS { " …" } else { "" };
        format!("[{}{rest}]", bytes.collect::<Vec<_>>().join(" "))
    }

    /// So many bytes without debug info, as a load takes them.
    pub(crate) fn untyped_text(&self, slot: u32, offset: u64, bytes: u32, kind: ScalarKind) -> String {
        match (self.machine.memory().look(slot, offset, bytes), kind) {
            (None, _) => UNKNOWN.to_string(),
            (Some(cell), ScalarKind::Ptr) => self.pointer_text(cell),
            (Some(cell), ScalarKind::Float) if cell.is_defined() => float(cell.bits(), 8 * u64::from(bytes)),
            (Some(cell), _) => self.number_text(cell, 8 * bytes, true, ""),
        }
    }

    /// A register of one of a thread's frames.
    pub(crate) fn register_text(&self, thread: usize, frame: usize, register: Param) -> String {
        let shape = self.machine.program().code.shape(register.shape);
        let mut leaves = shape.leaves.iter().take(ELEMENTS as usize).map(|leaf| {
            let Some(cell) = self.machine.look_at(thread, frame, register.reg + leaf.cell) else {
                return UNKNOWN.to_string();
            };
            if cell.poison_origin().is_some() {
                return "poison".to_string();
            }
            match leaf.kind {
                Kind::Ptr => self.pointer_text(cell),
                _ if !cell.is_defined() => UNKNOWN.to_string(),
                Kind::Float(_) => float(cell.bits(), leaf.width.into()),
                Kind::Int if leaf.width == 1 => (cell.bits() & 1 == 1).to_string(),
                Kind::Int if leaf.width <= 64 => self.number_text(cell, leaf.width, true, ""),
                Kind::Int => format!("{:#x}…", cell.bits()),
            }
        });
        match shape.leaves.len() {
            1 => leaves.next().unwrap_or_default(),
            _ => format!("{{{}}}", leaves.collect::<Vec<_>>().join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_signs_and_widths() {
        assert_eq!(number(0xFFFF_FFFF, 32, true), "-1");
        assert_eq!(number(0xFFFF_FFFF, 32, false), "4294967295");
        assert_eq!(number(0b101, 3, true), "-3");
        assert_eq!(number(u64::MAX, 64, false), u64::MAX.to_string());
        assert_eq!(float(1.5f64.to_bits(), 64), "1.5");
        assert_eq!(float(u64::from(2f32.to_bits()), 32), "2.0");
    }
}
