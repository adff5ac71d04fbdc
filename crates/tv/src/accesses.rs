//! Volatile and atomic accesses, and fences: each is taken for a call of a function of its own, which may stay where it is, but not change.

use program::code::{General, Op, Operand};
use program::shape::{Kind, Leaf};
use sem::context::{Control, Step};
use symbolic::Bool;

use crate::calls::{Argument, Request};
use crate::effects::Effects;
use crate::machine::Machine;

impl Machine<'_> {
    /// An access that others see, or whose order matters: it is taken for a call, so that it may stay but not change.
    pub(crate) fn opaque_access(&mut self, op: &Op) -> Step<Control<Bool>> {
        self.touches_volatile = true;
        let program = self.program;
        let w = program.pointer_bits;
        let pointer = Leaf { kind: Kind::Ptr, width: w, cell: 0, bit_offset: 0 };
        let number = |width: u32| Leaf { kind: Kind::Int, width, cell: 0, bit_offset: 0 };
        let mut operands: Vec<(Operand, Leaf)> = Vec::new();
        let mut results: Vec<(Leaf, u32)> = Vec::new();
        let name = match *op {
            Op::Load { kind, width, access, dst, ptr } => {
                let kind = match kind {
                    program::code::ScalarKind::Ptr => Kind::Ptr,
                    _ => Kind::Int,
                };
                operands.push((ptr, pointer));
                results.push((Leaf { kind, ..number(width.into()) }, dst));
                format!("load {access:?} {width}")
            }
            Op::Store { width, access, value, ptr, .. } => {
                operands.extend([(ptr, pointer), (value, number(width.into()))]);
                format!("store {access:?} {width}")
            }
            Op::General(place) => match &program.code.general[place as usize] {
                General::Load { shape, access, dst, ptr, .. } => {
                    operands.push((*ptr, pointer));
                    let leaves = &program.code.shape(*shape).leaves;
                    results.extend(leaves.iter().map(|leaf| (*leaf, dst + leaf.cell)));
                    format!("load {access:?} {leaves:?}")
                }
                General::Store { shape, access, value, ptr, .. } => {
                    operands.push((*ptr, pointer));
                    let leaves = &program.code.shape(*shape).leaves;
                    operands.extend(leaves.iter().map(|leaf| (value.plus(leaf.cell), *leaf)));
                    format!("store {access:?} {leaves:?}")
                }
                General::CmpXchg { leaf: (kind, width), access, weak, dst, ptr, expected, new } => {
                    let leaf = Leaf { kind: *kind, ..number(*width) };
                    operands.extend([(*ptr, pointer), (*expected, leaf), (*new, leaf)]);
                    results.extend([(leaf, *dst), (number(1), dst + program::shape::cells_for(*width))]);
                    format!("cmpxchg {access:?} {weak} {width}")
                }
                General::AtomicRmw { op, lanes, access, dst, ptr, value } => {
                    operands.push((*ptr, pointer));
                    for lane in 0..lanes.count {
                        let leaf = Leaf { kind: lanes.kind, ..number(lanes.width) };
                        operands.push((value.plus(lane * lanes.stride()), leaf));
                        results.push((leaf, dst + lane * lanes.stride()));
                    }
                    format!("atomicrmw {op:?} {access:?} {}", lanes.width)
                }
                General::Fence { ordering, scope } => format!("fence {scope:?} {ordering:?}"),
                General::Intrinsic(call) => {
                    for (operand, shape) in &call.args {
                        let leaves = &program.code.shape(*shape).leaves;
                        operands.extend(leaves.iter().map(|leaf| (operand.plus(leaf.cell), *leaf)));
                    }
                    format!("{:?}", call.which)
                }
                _ => return Err(self.fail("unsupported: a volatile or atomic access of this kind")),
            },
            _ => return Err(self.fail("unsupported: a volatile or atomic access of this kind")),
        };
        let access = crate::machine::access_of(program, op);
        // Only what is ordered says something about other memory.
        let ordered = access.is_none_or(|access| {
            !matches!(
                access.ordering,
                ir::inst::Ordering::NotAtomic | ir::inst::Ordering::Unordered | ir::inst::Ordering::Monotonic
            )
        });
        let only_reads = matches!(op, Op::Load { .. }) || name.starts_with("load");
        let mut effects =
            Effects { returns: true, unwinds: false, frees: false, ..Effects::of(&program.module, &[]) };
        if !ordered {
            effects.other = (false, false);
            effects.arguments = (true, !only_reads);
        }
        let mut arguments = Vec::new();
        for (place, (operand, leaf)) in operands.into_iter().enumerate() {
            let value = self.get_handed_over(operand);
            // The address is used, not kept.
            let (kept, written) = (place > 0, !only_reads);
            arguments.push(Argument {
                leaf,
                value,
                byval: None,
                only_read: false,
                kept,
                written,
                accessed: (false, false),
            });
        }
        let request = Request {
            name,
            arguments,
            effects,
            results,
            returned: Vec::new(),
            result_is_defined: false,
            result_is_new: false,
            is_invoked: false,
            denies_unwinding: false,
        };
        self.unknown(request)?;
        Ok(Control::Next)
    }
}
