//! Inputs of which only a residue matters, as in `rand() % 3`: a search need not try each of their values.
//!
//! ```text
//!   x = heddle_any_int()      followed through   and with 2^n - 1, trunc, zext, sext, ret
//!   r = x % 3                 to                 urem, srem by a constant
//! ```
//!
//! Claim: the values of one of the [`Classes`] that [`Residues::classes`] gives for an input lead to the same state from the reduction on, and on the way there nothing
//! depends on which it is: every register on the way is read by the next op of the chain and by nothing else, and no query looks at it. How many values a class has is
//! counted exactly. Where a value is stored, compared or computed with otherwise before it is reduced, there are no classes. A comparison that decides nothing does
//! not count: compilers that look for overflow ask of every `%` whether it is the one that overflows, or the divisor is something else than -1.
//!
//! Cost: one pass over the code of programs that have inputs.

use crate::Program;
use crate::code::{Callee, FuncId, Function, Int2, IntCast, LiteralValue, Op, Operand, Pc, Reg, SiteId};
use crate::operands::{copies_of, for_each_edge, for_each_read};
use crate::primitive::Primitive;
use ir::inst::OpFlags;
use rustc_hash::FxHashMap;

/// What becomes of the results of calls.
#[derive(Clone, Debug, Default)]
pub struct Residues {
    fates: FxHashMap<SiteId, Fate>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Fate {
    steps: Vec<Step>,
    end: End,
}

/// What is done with a value that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// All but the lowest bits become zero.
    Low(u32),
    /// All but the lowest bits are dropped.
    Trunc(u32),
    ZExt {
        to: u32,
        nneg: bool,
    },
    SExt(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// It is what the function returns.
    Returned,
    /// The rest of a division by so much.
    Unsigned(u64),
    /// The rest, with the sign of the value.
    Signed(u64),
    /// Anything else.
    Used,
}

/// What is known of a value: its lowest bits are drawn, the others are zero or copies of the last one drawn.
#[derive(Clone, Copy)]
struct Form {
    bits: u32,
    width: u32,
    signed: bool,
}

impl Form {
    fn is_full(self) -> bool {
        self.bits == self.width
    }

    fn after(self, step: Step) -> Option<Form> {
        let cut = |bits: u32, width: u32| Form { bits, width, signed: false };
        match step {
            Step::Low(bits) if bits <= self.bits => Some(cut(bits, self.width)),
            Step::Low(bits) => (!self.signed || bits >= self.width).then_some(self),
            Step::Trunc(to) if to <= self.bits => Some(cut(to, to)),
            Step::Trunc(to) => Some(Form { width: to, ..self }),
            Step::ZExt { to, nneg } => {
                (!(self.signed || nneg && self.is_full())).then_some(Form { width: to, ..self })
            }
            Step::SExt(to) => Some(Form { width: to, signed: self.signed || self.is_full(), ..self }),
        }
    }

    fn classes(self, end: End) -> Option<Classes> {
        match end {
            End::Unsigned(modulus) if !self.signed => {
                Some(Classes { modulus, bits: self.bits, signed: false })
            }
            End::Signed(modulus) => {
                Some(Classes { modulus, bits: self.bits, signed: self.signed || self.is_full() })
            }
            End::Unsigned(_) | End::Returned | End::Used => None,
        }
    }
}

/// The values of an input, by the rest that a division leaves; at least 2 of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classes {
    /// At least 2.
    modulus: u64,
    /// How many bits of the input are divided: 1 to 64.
    bits: u32,
    /// Whether they stand for a number with a sign; then so does the rest.
    signed: bool,
}

impl Classes {
    /// The greatest value, and how far the least lies below zero.
    fn reach(&self) -> (u128, u128) {
        let half = 1u128 << (self.bits - 1);
        if self.signed { (half - 1, half) } else { (2 * half - 1, 0) }
    }

    /// How many rests are not negative.
    fn rests(&self) -> u128 {
        u128::from(self.modulus).min(self.reach().0 + 1)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        let negative = (u128::from(self.modulus) - 1).min(self.reach().1);
        u64::try_from(self.rests() + negative).unwrap_or(u64::MAX)
    }

    /// In which of them a value lies.
    pub fn class_of(&self, value: u64) -> u64 {
        let spare = 64 - self.bits;
        let low = value << spare;
        if !self.signed {
            return (low >> spare) % self.modulus;
        }
        let number = (low as i64) >> spare;
        let rest = number.unsigned_abs() % self.modulus;
        if number < 0 && rest > 0 { self.rests() as u64 + rest - 1 } else { rest }
    }

    /// A value of each, and how likely a value that is drawn is one of it.
    pub fn get(&self, which: u64) -> (u64, f64) {
        let (modulus, (above, below)) = (u128::from(self.modulus), self.reach());
        let which = u128::from(which);
        let mask = u64::MAX >> (64 - self.bits);
        let (value, count) = if which < self.rests() {
            let multiples = if which == 0 { below / modulus } else { 0 };
            (which as u64, (above - which) / modulus + 1 + multiples)
        } else {
            let size = which - self.rests() + 1;
            ((size as u64).wrapping_neg() & mask, below.saturating_sub(size) / modulus + 1)
        };
        (value, count as f64 / (above + below + 1) as f64)
    }
}

impl Residues {
    /// What becomes of the results of calls; `looked_at` says which registers a query reads.
    pub fn new(program: &Program, looked_at: impl Fn(FuncId, Reg) -> bool) -> Residues {
        let code = &program.code;
        let is_input = |callee: Callee| matches!(callee, Callee::Primitive(primitive) if inputs(primitive));
        let mut fates = FxHashMap::default();
        if !code.sites.iter().any(|site| is_input(site.callee)) {
            return Residues { fates };
        }
        for (id, function) in program.functions.iter() {
            let readers = Readers::new(program, function);
            for op in &code.ops[function.entry as usize..function.end as usize] {
                let Op::Call(number) = *op else { continue };
                let Some(site) = code.sites.get(number as usize) else { continue };
                let gives = match site.callee {
                    Callee::Primitive(primitive) => inputs(primitive),
                    Callee::Function(_) | Callee::Pointer(_) => true,
                    Callee::External(_) => false,
                };
                let shape = code.shape(site.ret);
                if gives && site.then.is_none() && shape.leaves.len() == 1 {
                    let fate = readers.follow(program, site.dst, &|reg| looked_at(id, reg));
                    if fate.end != End::Used || !fate.steps.is_empty() {
                        fates.insert(number, fate);
                    }
                }
            }
        }
        Residues { fates }
    }

    /// The classes of the input of `width` bits that a call gives; `callers` are the calls around it, innermost first.
    pub fn classes(
        &self,
        site: SiteId,
        width: u32,
        callers: impl IntoIterator<Item = SiteId>,
    ) -> Option<Classes> {
        let mut form = Form { bits: width, width, signed: false };
        // What is left where all else fails: the bits that are left.
        let mut left = None;
        for site in std::iter::once(site).chain(callers) {
            let Some(fate) = self.fates.get(&site) else { break };
            for &step in &fate.steps {
                let before = form.bits;
                let Some(after) = form.after(step) else { return left };
                form = after;
                if form.bits < before && form.bits < 64 {
                    left = Some(Classes { modulus: 1 << form.bits, bits: form.bits, signed: false });
                }
            }
            if fate.end != End::Returned {
                return form.classes(fate.end).or(left);
            }
        }
        left
    }
}

/// Whether a primitive gives an arbitrary integer.
fn inputs(primitive: Primitive) -> bool {
    use Primitive::*;
    matches!(
        primitive,
        AnyInt | AnyUint | AnyLong | AnyUlong | AnyChar | AnyUchar | AnyShort | AnyUshort | AnySize
    )
}

/// Who reads each register of a function.
struct Readers {
    /// The ops that read it, and whether it is also read as part of something larger, or by a phi.
    by_register: FxHashMap<Reg, (Vec<Pc>, bool)>,
}

impl Readers {
    fn new(program: &Program, function: &Function) -> Readers {
        let code = &program.code;
        let mut by_register: FxHashMap<Reg, (Vec<Pc>, bool)> = FxHashMap::default();
        for pc in function.entry..function.end {
            let op = &code.ops[pc as usize];
            for_each_read(code, op, function.ret, |operand, cells| {
                if !operand.is_constant() {
                    for cell in operand.cell()..operand.cell() + cells {
                        let (list, odd) = by_register.entry(cell).or_default();
                        list.push(pc);
                        *odd |= cells != 1;
                    }
                }
            });
            for_each_edge(code, op, |edge| {
                for copy in copies_of(code, edge).iter().filter(|copy| !copy.src.is_constant()) {
                    for cell in copy.src.cell()..copy.src.cell() + copy.cells {
                        by_register.entry(cell).or_default().1 = true;
                    }
                }
            });
        }
        Readers { by_register }
    }

    /// The only op that reads a register, but for comparisons that decide nothing.
    fn only<'p>(&self, program: &'p Program, reg: Reg) -> Option<&'p Op> {
        let (list, odd) = self.by_register.get(&reg)?;
        let op = |pc: &Pc| &program.code.ops[*pc as usize];
        let mut real = list.iter().map(op).filter(|op| !self.decides_nothing(program, op));
        let first = real.next().filter(|_| !odd)?;
        real.next().is_none().then_some(first)
    }

    /// Whether an op compares, and its result is made true whatever it is.
    fn decides_nothing(&self, program: &Program, op: &Op) -> bool {
        let Op::ICmp { dst, .. } = op else { return false };
        match self.by_register.get(dst) {
            Some((list, false)) => list.iter().all(|pc| match &program.code.ops[*pc as usize] {
                Op::Or(Int2 { width: 1, flags, b, .. }) => {
                    *flags == OpFlags::default() && literal(program, *b) == Some(1)
                }
                _ => false,
            }),
            _ => false,
        }
    }

    /// What becomes of a register.
    fn follow(&self, program: &Program, first: Reg, looked_at: &dyn Fn(Reg) -> bool) -> Fate {
        let (mut steps, mut reg) = (Vec::new(), first);
        // Chains that are longer do not come from people.
        while steps.len() < 16 && !looked_at(reg) {
            let Some(op) = self.only(program, reg) else { break };
            let own = |a: Operand| a == Operand::reg(reg);
            let number = |b: Operand| literal(program, b);
            let end = |steps, end| Fate { steps, end };
            let (step, next) = match op {
                Op::Ret(Some(value)) if own(*value) => return end(steps, End::Returned),
                Op::URem(Int2 { a, b, .. }) if own(*a) => match number(*b) {
                    Some(modulus) if modulus > 1 => return end(steps, End::Unsigned(modulus)),
                    _ => break,
                },
                Op::SRem(Int2 { width, a, b, .. }) if own(*a) => match number(*b) {
                    Some(bits) => {
                        let above = 64 - u32::from(*width).clamp(1, 64);
                        let modulus = (((bits << above) as i64) >> above).unsigned_abs();
                        if modulus < 2 {
                            break;
                        }
                        return end(steps, End::Signed(modulus));
                    }
                    None => break,
                },
                Op::And(Int2 { a, b, dst, .. }) if own(*a) => match number(*b) {
                    Some(mask) if mask > 0 && (mask & mask.wrapping_add(1)) == 0 => {
                        (Step::Low(mask.count_ones()), *dst)
                    }
                    _ => break,
                },
                Op::Trunc(IntCast { to, flags, dst, a, .. }) if own(*a) && *flags == OpFlags::default() => {
                    (Step::Trunc((*to).into()), *dst)
                }
                Op::ZExt(IntCast { to, flags, dst, a, .. }) if own(*a) => {
                    (Step::ZExt { to: (*to).into(), nneg: *flags != OpFlags::default() }, *dst)
                }
                Op::SExt(IntCast { to, dst, a, .. }) if own(*a) => (Step::SExt((*to).into()), *dst),
                _ => break,
            };
            steps.push(step);
            reg = next;
        }
        Fate { steps, end: End::Used }
    }
}

/// The bits of a constant.
fn literal(program: &Program, operand: Operand) -> Option<u64> {
    if !operand.is_constant() {
        return None;
    }
    let literal = program.literals.iter().find(|literal| literal.cell == operand.cell())?;
    match &literal.value {
        LiteralValue::Bits(bits) if literal.width <= 64 => Some(bits.low_u64()),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
