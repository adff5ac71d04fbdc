//! Demanded bits: which bits of a loaded scalar can make a difference before it is written to memory again.
//!
//! ```text
//!   and x, 0xF0        demands bits 4 to 7 of x, as far as its result is demanded
//!   trunc, shl, lshr   demand what is left of x
//!   store x, p         demands nothing of x, and neither does passing or returning it: the bits are only copied
//!   anything else      demands every bit of x
//! ```
//!
//! Claim: two executions that differ only in bits of a loaded value that are not demanded take the same branches, access the same addresses and call primitives,
//! intrinsics and undefined functions with the same arguments, until a copy of the bits is loaded, or used by a caller or callee that has it in a register. So an
//! execution need not decide what an unwritten bit is where it is not demanded: a bit-field that is set leaves the bits beside it undecided.
//!
//! Limits: loads of one scalar of at most 64 bits ([`Op::Load`]); every other load demands everything.
//!
//! Cost: one backward dataflow over the registers of each function, a few passes in practice.

use crate::Program;
use crate::code::{Callee, FuncId, Int2, IntCast, LiteralValue, Op, Operand, Pc};
use crate::operands::{copies_of, for_each_edge, for_each_read};

/// The demanded bits of the results of loads.
#[derive(Clone, Debug, Default)]
pub struct DemandedBits {
    /// For each op that loads one scalar; ones elsewhere.
    by_pc: Vec<u64>,
}

fn low_mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Every bit up to the highest one.
fn up_to_highest(bits: u64) -> u64 {
    low_mask(64 - bits.leading_zeros())
}

impl DemandedBits {
    /// Looks at every function of a program.
    pub fn new(program: &Program) -> DemandedBits {
        let mut by_pc = vec![u64::MAX; program.code.ops.len()];
        for (function, _) in program.functions.iter() {
            let demanded = Registers::of(program, function);
            let code = &program.functions[function];
            for pc in code.entry..code.end {
                if let Op::Load { dst, .. } = program.code.ops[pc as usize] {
                    by_pc[pc as usize] = demanded.0[dst as usize];
                }
            }
        }
        DemandedBits { by_pc }
    }

    /// The bits that are demanded of what the op at `pc` loads.
    #[inline]
    pub fn of(&self, pc: Pc) -> u64 {
        self.by_pc.get(pc as usize).copied().unwrap_or(u64::MAX)
    }
}

/// The demanded bits of every cell of a frame.
struct Registers(Vec<u64>);

impl Registers {
    fn of(program: &Program, function: FuncId) -> Registers {
        let code = &program.functions[function];
        let mut registers = Registers(vec![0; code.cells as usize]);
        loop {
            let mut changed = false;
            for pc in (code.entry..code.end).rev() {
                changed |= registers.add_op(program, function, &program.code.ops[pc as usize]);
            }
            if !changed {
                return registers;
            }
        }
    }

    /// More bits of an operand are demanded; whether that is new.
    fn demand(&mut self, operand: Operand, bits: u64) -> bool {
        if operand.is_constant() {
            return false;
        }
        let known = &mut self.0[operand.cell() as usize];
        let changed = bits & !*known != 0;
        *known |= bits;
        changed
    }

    fn demand_cells(&mut self, operand: Operand, cells: u32, bits: u64) -> bool {
        (0..cells).fold(false, |changed, cell| changed | self.demand(operand.plus(cell), bits))
    }

    /// What an op demands of its operands, given what is demanded of its result.
    fn add_op(&mut self, program: &Program, function: FuncId, op: &Op) -> bool {
        let code = &program.code;
        let constant = |operand: Operand| match program.literal(operand) {
            Some(LiteralValue::Bits(bits)) => Some(bits.low_u64()),
            _ => None,
        };
        let mut changed = false;
        for_each_edge(code, op, |edge| {
            for copy in copies_of(code, edge) {
                for cell in 0..copy.cells {
                    let bits = self.0[(copy.dst + cell) as usize];
                    changed |= self.demand(copy.src.plus(cell), bits);
                }
            }
        });
        changed
            | match *op {
                Op::And(Int2 { dst, a, b, .. }) => {
                    let bits = self.0[dst as usize];
                    let (of_a, of_b) = (constant(b).unwrap_or(u64::MAX), constant(a).unwrap_or(u64::MAX));
                    self.demand(a, bits & of_a) | self.demand(b, bits & of_b)
                }
                Op::Or(Int2 { dst, a, b, .. }) => {
                    let bits = self.0[dst as usize];
                    let (of_a, of_b) = (!constant(b).unwrap_or(0), !constant(a).unwrap_or(0));
                    self.demand(a, bits & of_a) | self.demand(b, bits & of_b)
                }
                Op::Xor(Int2 { dst, a, b, .. }) => {
                    let bits = self.0[dst as usize];
                    self.demand(a, bits) | self.demand(b, bits)
                }
                Op::Add(Int2 { dst, a, b, flags, .. })
                | Op::Sub(Int2 { dst, a, b, flags, .. })
                | Op::Mul(Int2 { dst, a, b, flags, .. })
                    if flags == ir::inst::OpFlags::NONE =>
                {
                    let bits = up_to_highest(self.0[dst as usize]);
                    self.demand(a, bits) | self.demand(b, bits)
                }
                Op::Shl(Int2 { width, dst, a, b, flags }) | Op::LShr(Int2 { width, dst, a, b, flags })
                    if flags == ir::inst::OpFlags::NONE
                        && constant(b).is_some_and(|by| by < u64::from(width)) =>
                {
                    let by = constant(b).unwrap_or(0);
                    let bits = self.0[dst as usize];
                    let bits = if matches!(op, Op::Shl(_)) { bits >> by } else { bits << by };
                    self.demand(a, bits & low_mask(width.into()))
                }
                Op::Trunc(IntCast { to, dst, a, flags, .. }) if flags == ir::inst::OpFlags::NONE => {
                    let bits = self.0[dst as usize] & low_mask(to.into());
                    self.demand(a, bits)
                }
                Op::ZExt(IntCast { from, dst, a, flags, .. }) if flags == ir::inst::OpFlags::NONE => {
                    let bits = self.0[dst as usize] & low_mask(from.into());
                    self.demand(a, bits)
                }
                Op::SExt(IntCast { from, dst, a, .. }) => {
                    let bits = self.0[dst as usize];
                    let sign = if bits & !low_mask(from.into()) != 0 { 1 << (from - 1) } else { 0 };
                    self.demand(a, bits & low_mask(from.into()) | sign)
                }
                Op::Store { ptr, .. } => self.demand(ptr, u64::MAX),
                // What a caller does with a result it does with a register of its own.
                Op::Ret(_) => false,
                Op::Call(site) => {
                    let site = &code.sites[site as usize];
                    match site.callee {
                        Callee::Function(_) => {
                            // What a copy is made of is an address.
                            let pointers = site.args.iter().filter(|arg| arg.byval.is_some());
                            pointers.fold(false, |changed, arg| changed | self.demand(arg.value, u64::MAX))
                        }
                        Callee::Pointer(pointer) => {
                            let args = site.args.iter();
                            let changed = self.demand(pointer, u64::MAX);
                            args.fold(changed, |changed, arg| {
                                let cells = code.shape(arg.shape).cells;
                                changed | self.demand_cells(arg.value, cells, u64::MAX)
                            })
                        }
                        Callee::Primitive(_) | Callee::External(_) => self.demand_all(program, function, op),
                    }
                }
                _ => self.demand_all(program, function, op),
            }
    }

    fn demand_all(&mut self, program: &Program, function: FuncId, op: &Op) -> bool {
        let ret = program.functions[function].ret;
        let mut changed = false;
        for_each_read(&program.code, op, ret, |operand, cells| {
            changed |= self.demand_cells(operand, cells, u64::MAX);
        });
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The demanded bits of the loads of `@main`, in their order.
    fn demanded(body: &str) -> Vec<u64> {
        let text = format!("declare void @heddle_assume(i32)\n{body}");
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["main"]).expect("it has a layout");
        let bits = DemandedBits::new(&program);
        let main = program.function_named("main").expect("it is there");
        let code = &program.functions[main];
        let loads =
            (code.entry..code.end).filter(|&pc| matches!(program.code.ops[pc as usize], Op::Load { .. }));
        loads.map(|pc| bits.of(pc)).collect()
    }

    #[test]
    fn setting_a_bit_field_demands_nothing() {
        let body = "define void @main(ptr %p) { %x = load i8, ptr %p %c = and i8 %x, -8 %s = or i8 %c, 3 store i8 %s, ptr %p ret void }";
        assert_eq!(demanded(body), [0]);
    }

    #[test]
    fn reading_a_bit_field_demands_its_bits() {
        let body = "define i1 @main(ptr %p) { %x = load i8, ptr %p %h = lshr i8 %x, 3 %f = and i8 %h, 7 %z = zext i8 %f to i32
            %c = icmp eq i32 %z, 2 br i1 %c, label %a, label %b a: ret i1 true b: ret i1 false }";
        assert_eq!(demanded(body), [0b11_1000]);
    }

    #[test]
    fn what_decides_or_is_an_address_is_demanded() {
        let body = "define i32 @main(ptr %p) { %q = load ptr, ptr %p %x = load i32, ptr %q %y = load i32, ptr %p ret i32 %x }";
        assert_eq!(demanded(body), [u64::MAX, 0, 0]);
        let body = "define i32 @main(ptr %p) { %x = load i8, ptr %p %s = sext i8 %x to i32 call void @heddle_assume(i32 %s) ret i32 0 }";
        assert_eq!(demanded(body), [0xFF]);
    }

    #[test]
    fn loops_are_followed() {
        let body = "define i32 @main(ptr %p) { entry: %x = load i32, ptr %p br label %l
            l: %i = phi i32 [ %x, %entry ], [ %n, %l ] %n = add i32 %i, 1 %c = icmp ult i32 %n, 9 br i1 %c, label %l, label %e e: ret i32 0 }";
        assert_eq!(demanded(body), [u64::MAX]);
    }
}
