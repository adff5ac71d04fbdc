//! Address computations of which every result is the address of accesses, and nothing else.
//!
//! ```text
//!   a[i] = 1      gep a, i; store             accessed only
//!   a[i].y[j] = 1 gep a, i; gep y; gep j      accessed only: a part of an element lies within it
//!   p = a + i     gep a, i; store to p        the pointer is a value
//!   *(a + i - j)  gep a, i; gep -j; load      it may come back: both steps are of one size
//! ```
//!
//! Claim: where such a computation leaves its object, each access through its result lies outside of the object, too. So the access is what is wrong (class `bounds`), and
//! engines that check a program need no poison to see it; an offset that overflows leads half of the address space away (`sem::inst::memory`). Everything else that leaves its object is poison of class `pointer`.
//!
//! Limits: what is passed to an intrinsic is a value. A step back from the middle of an element may leave the object by less than an element, and an index of a part that leaves
//! the part may come back; then an access within the object is taken for what it does, and is no violation of `pointer`.
//!
//! Cost: one pass over the ops of each function, and one more for each gep that follows geps.

use crate::code::{AddressStep, Code, FuncId, Function, General, Op, Operand, Pc, Reg};
use crate::operands::{copies_of, for_each_edge, for_each_read};
use arena::Arena;
use rustc_hash::FxHashMap;

/// The address computations of a program that are only accessed, by their ops.
#[derive(Clone, Debug, Default)]
pub struct AccessedOnly(Vec<bool>);

/// An address computation.
struct Computation {
    pc: Pc,
    base: Operand,
    /// The least distance by which it leaves an object backwards: an element, or all of a constant offset.
    stride: u64,
    /// As a step from an element to a part of it: the offset of the part, or the size of an element of the part; none if it is no such step.
    part: Option<u64>,
}

impl AccessedOnly {
    /// Looks at every function.
    pub fn new(code: &Code, functions: &Arena<FuncId, Function>) -> AccessedOnly {
        let mut all = vec![false; code.ops.len()];
        for function in functions.values() {
            for pc in of_function(code, function) {
                all[pc as usize] = true;
            }
        }
        AccessedOnly(all)
    }

    /// Whether the op at `pc` is such a computation.
    #[inline]
    pub fn contains(&self, pc: Pc) -> bool {
        self.0.get(pc as usize).copied().unwrap_or(false)
    }
}

fn of_function(code: &Code, function: &Function) -> Vec<Pc> {
    let ops = || (function.entry..function.end).map(|pc| (pc, &code.ops[pc as usize]));
    let mut found: FxHashMap<Reg, Computation> =
        ops().filter_map(|(pc, op)| computation(code, pc, op)).collect();
    // Results with which something else is done than accessing them or stepping to a part are values.
    for (_, op) in ops() {
        let mut address = address_of(code, op).map(Operand::cell);
        for_each_read(code, op, function.ret, |operand, cells| {
            if operand.is_constant() {
                return;
            }
            for cell in operand.cell()..operand.cell() + cells {
                if address == Some(cell) {
                    address = None;
                } else {
                    found.remove(&cell);
                }
            }
        });
        for_each_edge(code, op, |edge| {
            for copy in copies_of(code, edge).iter().filter(|copy| !copy.src.is_constant()) {
                for cell in copy.src.cell()..copy.src.cell() + copy.cells {
                    found.remove(&cell);
                }
            }
        });
    }
    // A computation that others build on is only accessed if these are, and stay within one of its elements.
    let mut again = true;
    while again {
        let mut moved: Vec<Reg> = Vec::new();
        for (pc, op) in ops() {
            let Some((dst, next)) = computation(code, pc, op) else { continue };
            let Some(base) = found.get(&next.base.cell()).filter(|_| !next.base.is_constant()) else {
                continue;
            };
            let is_part = next.part.is_some_and(|bytes| bytes < base.stride);
            if !is_part || !found.contains_key(&dst) {
                moved.push(next.base.cell());
            }
        }
        again = !moved.is_empty();
        for register in moved {
            found.remove(&register);
        }
    }
    found.into_values().map(|computation| computation.pc).collect()
}

/// The pointer that an op accesses or adds to.
fn address_of(code: &Code, op: &Op) -> Option<Operand> {
    let pointer = match op {
        Op::Load { ptr, .. } | Op::Store { ptr, .. } => *ptr,
        Op::General(place) => match &code.general[*place as usize] {
            General::Load { ptr, .. }
            | General::Store { ptr, .. }
            | General::CmpXchg { ptr, .. }
            | General::AtomicRmw { ptr, .. } => *ptr,
            _ => computation(code, 0, op)?.1.base,
        },
        _ => computation(code, 0, op)?.1.base,
    };
    (!pointer.is_constant()).then_some(pointer)
}

/// The address computation that an op is, if it is one of one lane, with its register.
fn computation(code: &Code, pc: Pc, op: &Op) -> Option<(Reg, Computation)> {
    let by = |offset: i64| match u64::try_from(offset) {
        Ok(bytes) => (u64::MAX, Some(bytes)),
        Err(_) => (offset.unsigned_abs(), None),
    };
    let (dst, base, (stride, part)) = match *op {
        Op::GepConst { dst, base, offset, .. } => (dst, base, by(offset)),
        Op::GepIndex { dst, base, scale, .. } => (dst, base, (u64::from(scale), Some(scale.into()))),
        Op::General(place) => match &code.general[place as usize] {
            General::Gep { lanes: 1, base_lanes: 1, dst, base, steps, .. } => {
                let least = steps.iter().map(|step| match step {
                    AddressStep::By(offset) => by(*offset).0,
                    AddressStep::Index(scaled) => scaled.scale,
                });
                (*dst, *base, (least.min().unwrap_or(u64::MAX), None))
            }
            _ => return None,
        },
        _ => return None,
    };
    Some((dst, Computation { pc, base, stride, part }))
}

#[cfg(test)]
mod tests {
    use crate::Program;
    use crate::code::Op;

    /// Whether each address computation of a function is only accessed.
    fn accessed(body: &str) -> Vec<bool> {
        let text = format!("define void @main(ptr %p, i64 %i) {{ {body} ret void }}");
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["main"]).expect("it has a layout");
        let computations = (0..program.code.end())
            .filter(|pc| matches!(program.code.ops[*pc as usize], Op::GepIndex { .. } | Op::GepConst { .. }));
        computations.map(|pc| program.code.accessed_only.contains(pc)).collect()
    }

    #[test]
    fn what_is_stored_or_returned_is_a_value() {
        assert_eq!(accessed("%a = getelementptr i8, ptr %p, i64 %i store i8 1, ptr %a"), [true]);
        assert_eq!(accessed("%a = getelementptr i8, ptr %p, i64 %i store ptr %a, ptr %p"), [false]);
        assert_eq!(accessed("%a = getelementptr i8, ptr %p, i64 %i store ptr %a, ptr %a"), [false]);
    }

    #[test]
    fn constants_that_are_stored_are_no_registers() {
        // The cells of constants and of registers have the same numbers: the first constant is that of the first parameter.
        for before in 0..6 {
            let constants = (0..before).map(|number| format!("store i8 {number}, ptr %p "));
            let body =
                constants.collect::<String>() + "%a = getelementptr i8, ptr %p, i64 %i store i8 77, ptr %a";
            assert_eq!(accessed(&body), [true], "{before} constants before");
        }
    }
}
