//! Plain locals: those that only their own function touches, by loads and stores of their very address.
//!
//! Nobody else can have a pointer to one, so that what is in it matters only where the function still reads it: it is as good as a register.
//! Compilers that do not optimise make most variables so.
//!
//! Claim: a local that is plain is accessed by the ops of its function that name its register as their pointer, and by nothing else. Limit:
//! a local that is an array or a struct and is accessed in parts is not plain.
//! ([`privacy`](crate::privacy) asks only whether others can have its address.)

use crate::code::{Code, Function, General, Op, Operand, Pc, Reg};
use crate::intrinsic::Intrinsic;
use crate::operands::{copies_of, for_each_edge, for_each_read};
use rustc_hash::FxHashMap;

/// What an op does to a plain local.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It reads it.
    Reads,
    /// What was in it does not matter from here on.
    Overwrites,
}

/// The plain locals of a function.
#[derive(Clone, Debug, Default)]
pub struct PlainLocals {
    /// The alloca that makes each.
    pub allocas: Vec<Pc>,
    /// By the register of its address: its place in the list, and how many bytes it has.
    by_register: FxHashMap<Reg, (u32, u64)>,
}

impl PlainLocals {
    /// The plain locals of a function.
    pub fn new(code: &Code, function: &Function) -> PlainLocals {
        let mut found: FxHashMap<Reg, (Pc, u64)> = FxHashMap::default();
        let ops = || (function.entry..function.end).map(|pc| (pc, &code.ops[pc as usize]));
        // What is not in the first block may be made several times.
        let first_end =
            function.blocks.iter().copied().filter(|&pc| pc != Pc::MAX && pc > function.entry).min();
        for (pc, op) in ops().take_while(|(pc, _)| first_end.is_none_or(|end| *pc < end)) {
            if let Op::General(place) = op
                && let General::Alloca { dst, bytes, count: None, .. } = code.general[*place as usize]
            {
                found.insert(dst, (pc, bytes));
            }
        }
        if found.is_empty() {
            return PlainLocals::default();
        }
        for (_, op) in ops() {
            let mut direct = pointer_of(code, op).map(Operand::cell);
            for_each_read(code, op, function.ret, |operand, cells| {
                if operand.is_constant() {
                    return;
                }
                for cell in operand.cell()..operand.cell() + cells {
                    // Its address may be the pointer of an access once; what else is done with it may tell others.
                    if direct == Some(cell) {
                        direct = None;
                    } else {
                        found.remove(&cell);
                    }
                }
            });
            for_each_edge(code, op, |edge| {
                for copy in copies_of(code, edge).iter().filter(|copy| !copy.src.is_constant()) {
                    (copy.src.cell()..copy.src.cell() + copy.cells).for_each(|cell| {
                        found.remove(&cell);
                    });
                }
            });
        }
        let mut list: Vec<(Pc, Reg, u64)> =
            found.into_iter().map(|(reg, (pc, bytes))| (pc, reg, bytes)).collect();
        list.sort_unstable();
        let by_register = (0..).zip(&list).map(|(place, &(_, reg, bytes))| (reg, (place, bytes))).collect();
        PlainLocals { allocas: list.into_iter().map(|(pc, ..)| pc).collect(), by_register }
    }

    /// The plain local that an op touches, by its place in the list, and what it does to it.
    pub fn touched(&self, code: &Code, op: &Op) -> Option<(u32, Effect)> {
        if self.allocas.is_empty() {
            return None;
        }
        let of = |pointer: Operand| {
            (!pointer.is_constant()).then(|| self.by_register.get(&pointer.cell()).copied()).flatten()
        };
        let stored = |pointer: Operand, stored: u64| {
            let (place, bytes) = of(pointer)?;
            // What is written in part still matters.
            (stored == bytes).then_some((place, Effect::Overwrites))
        };
        match op {
            Op::Load { ptr, .. } => Some((of(*ptr)?.0, Effect::Reads)),
            Op::Store { width, ptr, .. } => stored(*ptr, u64::from(*width).div_ceil(8)),
            Op::General(place) => match &code.general[*place as usize] {
                General::Load { ptr, .. } => Some((of(*ptr)?.0, Effect::Reads)),
                General::Store { shape, ptr, .. } => stored(*ptr, code.shape(*shape).bytes),
                General::Alloca { dst, .. } => Some((self.by_register.get(dst)?.0, Effect::Overwrites)),
                General::Intrinsic(call) if is_lifetime(call.which) => {
                    let (pointer, _) = call.args.last()?;
                    Some((of(*pointer)?.0, Effect::Overwrites))
                }
                _ => None,
            },
            _ => None,
        }
    }
}

fn is_lifetime(which: Intrinsic) -> bool {
    matches!(which, Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd)
}

/// The register that an op takes as the address of its access, if that is all it does with it.
fn pointer_of(code: &Code, op: &Op) -> Option<Operand> {
    let pointer = match op {
        Op::Load { ptr, .. } | Op::Store { ptr, .. } => *ptr,
        Op::General(place) => match &code.general[*place as usize] {
            General::Load { ptr, .. } | General::Store { ptr, .. } => *ptr,
            General::Intrinsic(call) if is_lifetime(call.which) => call.args.last()?.0,
            _ => return None,
        },
        _ => return None,
    };
    (!pointer.is_constant()).then_some(pointer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::FuncId;
    use crate::tests::program;
    use arena::Id;

    /// The allocas of `main` that are plain, by their place in the code.
    fn plain(text: &str) -> Vec<Pc> {
        let program = program(text, &["main"]);
        PlainLocals::new(&program.code, &program.functions[FuncId::new(0)]).allocas
    }

    #[test]
    fn what_is_only_loaded_and_stored_is_plain() {
        let found = plain(
            "define i32 @main() {
               %x = alloca i32
               %y = alloca i32
               %z = alloca ptr
               store i32 1, ptr %x
               store ptr %y, ptr %z
               %v = load i32, ptr %x
               ret i32 %v
             }",
        );
        assert_eq!(found, [0, 2], "the address of y is stored");
    }

    #[test]
    fn what_is_given_away_is_not_plain() {
        let found = plain(
            "declare void @f(ptr)
             define void @main(i1 %c) {
               %x = alloca i32
               %y = alloca i32
               %z = alloca i32
               %own = alloca ptr
               store ptr %own, ptr %own
               br i1 %c, label %a, label %b
             a:
               call void @f(ptr %x)
               br label %b
             b:
               %p = phi ptr [ %y, %a ], [ %z, %0 ]
               %late = alloca i32
               store i32 1, ptr %late
               ret void
             }",
        );
        assert_eq!(found, [] as [Pc; 0]);
    }
}
