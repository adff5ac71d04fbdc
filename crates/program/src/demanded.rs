//! Demanded bits: which bits of a loaded scalar can make a difference before they are written to memory again, where they are.
//!
//! ```text
//!   and x, 0xF0        demands bits 4 to 7 of x, as far as its result is demanded
//!   trunc, shl, lshr   demand what is left of x
//!   store x, p         copies the bits of x, and so does passing or returning it: copied bits are not demanded
//!   add x, y           whose result is copied demands x and y: what is copied is not what was loaded
//!   anything else      demands every bit of x
//! ```
//!
//! Claim: two executions that differ only in bits of a loaded value that are not demanded take the same branches, access the same addresses and call primitives,
//! intrinsics and undefined functions with the same arguments, until a copy of the bits is loaded, or used by a caller or callee that has it in a register; and bits that are copied are copied
//! as they were loaded. So an execution need not decide what an unwritten bit is where it is not demanded: a bit-field that is set leaves the bits beside it undecided.
//!
//! Limits: loads of one scalar of at most 64 bits ([`Op::Load`]); every other load demands everything.
//!
//! Cost: one backward dataflow over the registers of each function, a few passes in practice.

use crate::Program;
use crate::code::{Callee, FuncId, Int2, IntCast, LiteralValue, Op, Operand, Pc};
use crate::operands::{copies_of, for_each_edge, for_each_read, goes_on};
use ir::inst::OpFlags;

/// The demanded bits of the results of loads, and which stores put bits back.
#[derive(Clone, Debug, Default)]
pub struct DemandedBits {
    /// For each op that loads one scalar; ones elsewhere.
    by_pc: Vec<u64>,
    /// For each op that stores one scalar: whether it puts bits back to where its block has loaded them from.
    updates: Vec<bool>,
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
        let mut updates = vec![false; program.code.ops.len()];
        for (function, code) in program.functions.iter() {
            let registers = Registers::of(program, function);
            for pc in code.entry..code.end {
                match program.code.ops[pc as usize] {
                    Op::Load { dst, .. } => by_pc[pc as usize] = registers.0[dst as usize].demanded,
                    Op::Store { value, ptr, .. } => {
                        updates[pc as usize] = loaded_from(program, pc, value) == Some(ptr);
                    }
                    _ => {}
                }
            }
        }
        DemandedBits { by_pc, updates }
    }

    /// The bits that are demanded of what the op at `pc` loads.
    #[inline]
    pub fn of(&self, pc: Pc) -> u64 {
        self.by_pc.get(pc as usize).copied().unwrap_or(u64::MAX)
    }

    /// Whether the store at `pc` leaves bits as they are that were loaded from the same place and that it does not set.
    #[inline]
    pub fn is_update(&self, pc: Pc) -> bool {
        self.updates.get(pc as usize).copied().unwrap_or(false)
    }
}

/// The pointer that a value was loaded through, in the block of the op at `pc`, before some of its bits were replaced.
fn loaded_from(program: &Program, pc: Pc, value: Operand) -> Option<Operand> {
    let mut value = value;
    for before in (0..pc).rev() {
        let op = &program.code.ops[before as usize];
        if !goes_on(&program.code, op) || value.is_constant() {
            return None;
        }
        match *op {
            Op::Load { dst, ptr, .. } if dst == value.cell() => return Some(ptr),
            // One operand has the other bits.
            Op::And(Int2 { dst, a, .. }) | Op::Or(Int2 { dst, a, .. }) if dst == value.cell() => value = a,
            _ => {}
        }
    }
    None
}

/// What may become of the bits of a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Use {
    /// They can make a difference.
    demanded: u64,
    /// They are copied, where they are.
    copied: u64,
}

impl Use {
    const EVERYTHING: Use = Use { demanded: u64::MAX, copied: u64::MAX };
    const COPY: Use = Use { demanded: 0, copied: u64::MAX };

    fn demand(bits: u64) -> Use {
        Use { demanded: bits, copied: 0 }
    }

    /// Of these bits only.
    fn of(self, bits: u64) -> Use {
        Use { demanded: self.demanded & bits, copied: self.copied & bits }
    }

    /// All that has a use.
    fn any(self) -> u64 {
        self.demanded | self.copied
    }
}

/// What may become of every cell of a frame.
struct Registers(Vec<Use>);

impl Registers {
    fn of(program: &Program, function: FuncId) -> Registers {
        let code = &program.functions[function];
        let mut registers = Registers(vec![Use::default(); code.cells as usize]);
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

    /// An operand has another use; whether that is new.
    fn add(&mut self, operand: Operand, more: Use) -> bool {
        if operand.is_constant() {
            return false;
        }
        let known = &mut self.0[operand.cell() as usize];
        let both = Use { demanded: known.demanded | more.demanded, copied: known.copied | more.copied };
        std::mem::replace(known, both) != both
    }

    fn add_cells(&mut self, operand: Operand, cells: u32, more: Use) -> bool {
        (0..cells).fold(false, |changed, cell| changed | self.add(operand.plus(cell), more))
    }

    /// What an op does with its operands, given what becomes of its result.
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
                    let use_ = self.0[(copy.dst + cell) as usize];
                    changed |= self.add(copy.src.plus(cell), use_);
                }
            }
        });
        changed
            | match *op {
                Op::And(Int2 { dst, a, b, .. }) => {
                    let result = self.0[dst as usize];
                    match (constant(a), constant(b)) {
                        (_, Some(mask)) => self.add(a, result.of(mask)),
                        (Some(mask), _) => self.add(b, result.of(mask)),
                        (None, None) => self.computes(&[a, b], result.any()),
                    }
                }
                // Setting a field combines what is left of the others with the new value.
                Op::Or(Int2 { dst, a, b, .. }) => {
                    let result = self.0[dst as usize];
                    let (of_a, of_b) = (!constant(b).unwrap_or(0), !constant(a).unwrap_or(0));
                    self.add(a, result.of(of_a)) | self.add(b, result.of(of_b))
                }
                Op::Xor(Int2 { dst, a, b, .. }) => {
                    let bits = self.0[dst as usize].any();
                    self.computes(&[a, b], bits)
                }
                Op::Add(Int2 { dst, a, b, flags, .. })
                | Op::Sub(Int2 { dst, a, b, flags, .. })
                | Op::Mul(Int2 { dst, a, b, flags, .. })
                    if flags == OpFlags::NONE =>
                {
                    let bits = up_to_highest(self.0[dst as usize].any());
                    self.computes(&[a, b], bits)
                }
                Op::Shl(Int2 { width, dst, a, b, flags }) | Op::LShr(Int2 { width, dst, a, b, flags })
                    if flags == OpFlags::NONE && constant(b).is_some_and(|by| by < u64::from(width)) =>
                {
                    let by = constant(b).unwrap_or(0);
                    let bits = self.0[dst as usize].any();
                    let bits = if matches!(op, Op::Shl(_)) { bits >> by } else { bits << by };
                    self.computes(&[a], bits & low_mask(width.into()))
                }
                Op::Trunc(IntCast { to, dst, a, flags, .. }) if flags == OpFlags::NONE => {
                    let result = self.0[dst as usize];
                    self.add(a, result.of(low_mask(to.into())))
                }
                Op::ZExt(IntCast { from, dst, a, flags, .. }) if flags == OpFlags::NONE => {
                    let result = self.0[dst as usize];
                    self.add(a, result.of(low_mask(from.into())))
                }
                Op::SExt(IntCast { from, dst, a, .. }) => {
                    let (result, own) = (self.0[dst as usize], low_mask(from.into()));
                    let sign = if result.any() & !own != 0 { 1 << (from - 1) } else { 0 };
                    self.add(a, result.of(own)) | self.computes(&[a], sign)
                }
                Op::Store { value, ptr, .. } => self.add(value, Use::COPY) | self.add(ptr, Use::EVERYTHING),
                // What a caller does with a result it does with a register of its own.
                Op::Ret(Some(value)) => {
                    let cells = code.shape(program.functions[function].ret).cells;
                    self.add_cells(value, cells, Use::COPY)
                }
                Op::Call(site) => {
                    let site = &code.sites[site as usize];
                    match site.callee {
                        Callee::Function(_) => site.args.iter().fold(false, |changed, arg| {
                            let cells = code.shape(arg.shape).cells;
                            // A copy is made of what is at an address.
                            let how = if arg.byval.is_some() { Use::EVERYTHING } else { Use::COPY };
                            changed | self.add_cells(arg.value, cells, how)
                        }),
                        Callee::Pointer(_) | Callee::Primitive(_) | Callee::External(_) => {
                            self.demand_all(program, function, op)
                        }
                    }
                }
                _ => self.demand_all(program, function, op),
            }
    }

    /// Something else is computed of these bits of operands.
    fn computes(&mut self, operands: &[Operand], bits: u64) -> bool {
        operands.iter().fold(false, |changed, operand| changed | self.add(*operand, Use::demand(bits)))
    }

    fn demand_all(&mut self, program: &Program, function: FuncId, op: &Op) -> bool {
        let ret = program.functions[function].ret;
        let mut changed = false;
        for_each_read(&program.code, op, ret, |operand, cells| {
            changed |= self.add_cells(operand, cells, Use::EVERYTHING);
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
    fn what_is_computed_from_it_and_copied_demands_it() {
        let body = "define void @main(ptr %p) { %x = load i8, ptr %p %y = add i8 %x, 1 store i8 %y, ptr %p ret void }";
        assert_eq!(demanded(body), [u64::MAX]);
    }

    #[test]
    fn stores_that_put_bits_back_are_known() {
        let text = "define void @main(ptr %p, ptr %q) { %x = load i8, ptr %p %c = and i8 %x, -8 %s = or i8 %c, 3 store i8 %s, ptr %p store i8 %x, ptr %q ret void }";
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = Program::new(module, &["main"]).expect("it has a layout");
        let bits = DemandedBits::new(&program);
        let stores = (0..program.code.ops.len() as Pc)
            .filter(|&pc| matches!(program.code.ops[pc as usize], Op::Store { .. }));
        assert_eq!(stores.map(|pc| bits.is_update(pc)).collect::<Vec<_>>(), [true, false]);
    }

    #[test]
    fn loops_are_followed() {
        let body = "define i32 @main(ptr %p) { entry: %x = load i32, ptr %p br label %l
            l: %i = phi i32 [ %x, %entry ], [ %n, %l ] %n = add i32 %i, 1 %c = icmp ult i32 %n, 9 br i1 %c, label %l, label %e e: ret i32 0 }";
        assert_eq!(demanded(body), [u64::MAX]);
    }
}
