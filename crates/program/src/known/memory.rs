//! What variables contain in every run: what they were initialised with, as far as nothing else was written.

use super::walk::Walk;
use super::{Value, masked};
use crate::code::{CallSite, Callee, General, Op, Pc};
use crate::object::{Init, ObjectKind};
use crate::points_to::{AbsId, AbsKind, InstanceId};
use crate::primitive::Primitive;
use arena::Id;

impl Walk<'_> {
    /// What the bytes of a variable are.
    pub(super) fn loaded(&self, object: AbsId, at: i64, width: u32) -> Value {
        let end = at.saturating_add(i64::from(width.div_ceil(8)));
        let touched = self.written.get(&object);
        if self.overwritten.contains(object.index())
            || touched.is_some_and(|ranges| ranges.iter().any(|&(from, to)| from < end && at < to))
        {
            return Value::Any;
        }
        self.initial(object, at, width)
    }

    /// What the bytes of a variable are at the start.
    fn initial(&self, object: AbsId, at: i64, width: u32) -> Value {
        let AbsKind::Object(id) = self.points_to.objects()[object] else { return Value::Any };
        let object = &self.program.objects[id];
        let ObjectKind::Variable { init: Some(init), .. } = &object.kind else { return Value::Any };
        let bytes = u64::from(width.div_ceil(8));
        let Ok(at) = u64::try_from(at) else { return Value::Any };
        let Some(end) = at.checked_add(bytes).filter(|&end| end <= object.size) else { return Value::Any };
        if init.undef.iter().any(|&(from, len)| from < end && at < from + len) {
            return Value::Any;
        }
        self.initial_part(init, at, end).unwrap_or_else(|| {
            let byte = |i: u64| u64::from(init.bytes.get((at + i) as usize).copied().unwrap_or(0));
            Value::Int(masked(width, (0..bytes).fold(0, |value, i| value | byte(i) << (8 * i))))
        })
    }

    /// What lies in a range that is no plain byte.
    fn initial_part(&self, init: &Init, at: u64, end: u64) -> Option<Value> {
        let code = &self.program.code;
        let mut parts = init
            .parts
            .iter()
            .filter(|part| part.offset < end && at < part.offset + code.shape(part.shape).bytes);
        let part = parts.next()?;
        let exact = part.offset == at
            && end - at == code.shape(part.shape).bytes
            && code.shape(part.shape).cells == 1;
        let value = self.known.constants.get(part.value.cell() as usize).copied();
        Some(if exact && parts.next().is_none() { value.unwrap_or(Value::Any) } else { Value::Any })
    }

    /// Takes note of what an op writes to variables.
    pub(super) fn writes(&mut self, id: InstanceId, pc: Pc, op: &Op) {
        let program = self.program;
        if !op.is_visible(&program.code) {
            return;
        }
        if let Op::Store { value, ptr, .. } = *op
            && self.is_simple(id, ptr)
        {
            let value = self.get(id, value);
            let local = &mut self.locals[id.index()][ptr.cell() as usize];
            let joined = local.join(value);
            self.changed |= *local != joined;
            *local = joined;
            return;
        }
        let exact = match *op {
            Op::Store { width, value, ptr, .. } => Some((ptr, u32::from(width), self.get(id, value))),
            Op::Call(site) => match &program.code.sites[site as usize] {
                CallSite { callee: Callee::Primitive(Primitive::Lock | Primitive::Unlock), args, .. } => {
                    args.first().map(|arg| (arg.value, 32, Value::Any))
                }
                _ => None,
            },
            Op::General(place) => match &program.code.general[place as usize] {
                General::CmpXchg { leaf, ptr, .. } => Some((*ptr, leaf.1, Value::Any)),
                General::AtomicRmw { lanes, ptr, .. } if lanes.count == 1 => {
                    Some((*ptr, lanes.width, Value::Any))
                }
                _ => None,
            },
            _ => None,
        };
        match exact.map(|(ptr, width, value)| (self.get(id, ptr), width, value)) {
            // Not yet known where, or what.
            Some((Value::None, ..) | (_, _, Value::None)) => {}
            Some((Value::Address(object, at), width, value)) => self.write(object, at, width, value),
            Some(_) | None => {
                let effects = self.accesses.of(id, pc);
                if !effects.writes.is_subset(&self.overwritten) {
                    self.overwritten.union_with(&effects.writes);
                    self.memory_changed = true;
                }
            }
        }
    }

    fn write(&mut self, object: AbsId, at: i64, width: u32, value: Value) {
        if width <= 64 && value != Value::Any && self.initial(object, at, width) == truncated(width, value) {
            return;
        }
        let end = at.saturating_add(i64::from(width.div_ceil(8)));
        let ranges = self.written.entry(object).or_default();
        if !ranges.iter().any(|&(from, to)| from <= at && end <= to) {
            ranges.push((at, end));
            self.memory_changed = true;
        }
    }
}

fn truncated(width: u32, value: Value) -> Value {
    match value {
        Value::Int(value) => Value::Int(masked(width, value)),
        other => other,
    }
}
