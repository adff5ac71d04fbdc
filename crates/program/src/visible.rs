//! Which steps other threads, or the world outside, can notice: between two of them, a thread may run on undisturbed.
//!
//! [`Code::visible`] goes by the op alone, as [`effects`](crate::effects) says: whatever touches memory, orders memory, deals with
//! threads, or leaves the program.
//! [`Visibility`] also knows which locals never leave their function ([`Privacy`](crate::privacy::Privacy)): what is
//! done through those is invisible, and a `ret` is visible only if it ends the life of a local that others may know.
//!
//! Claim: two invisible steps of different threads, or an invisible and a visible one, give the same in either order, as long as there
//! is no undefined behaviour. Assertions and assumptions count as invisible: they look at one thread's registers only.

use crate::Program;
use crate::code::{Code, General, Op, Pc};
use crate::effects::{Deeds, deeds, for_each_access};
use crate::primitive::Primitive;
use crate::privacy::Privacy;

impl Code {
    /// Whether others can notice the op at `pc`, whatever memory it touches.
    pub fn visible(&self, pc: Pc) -> bool {
        self.ops.get(pc as usize).is_some_and(|op| op.is_visible(self))
    }
}

impl Op {
    /// Whether it is a load; `code` is what it belongs to.
    pub fn is_load(&self, code: &Code) -> bool {
        match self {
            Op::Load { .. } => true,
            Op::General(place) => matches!(code.general.get(*place as usize), Some(General::Load { .. })),
            _ => false,
        }
    }

    /// Whether others can notice it, whatever memory it touches; `code` is what it belongs to. The end of locals with a `ret` is left to
    /// [`Visibility`].
    pub fn is_visible(&self, code: &Code) -> bool {
        let mut touches = false;
        for_each_access(code, self, |access| touches |= access.matters());
        let ends_locals = matches!(self, Op::General(_)) && deeds(code, self).any(Deeds::ENDS_LOCALS);
        touches || ends_locals || deeds(code, self).are_noticed()
    }
}

impl Primitive {
    /// Whether its result is chosen rather than computed.
    pub fn chooses(self) -> bool {
        self.deeds().any(Deeds::CHOOSES)
    }
}

/// Whether an op ends the lives of all locals of its function.
fn ends_frame(code: &Code, op: &Op) -> bool {
    matches!(op, Op::Ret(_) | Op::Call(_)) && deeds(code, op).any(Deeds::ENDS_LOCALS)
}

/// Which places of a program others can notice.
#[derive(Clone, Debug)]
pub struct Visibility {
    visible: Vec<bool>,
}

impl Visibility {
    /// What others can notice of `program`.
    pub fn new(program: &Program) -> Visibility {
        let code = &program.code;
        let mut visible: Vec<bool> = code.ops.iter().map(|op| op.is_visible(code)).collect();
        for function in program.functions.values() {
            let global = program.module.globals[function.global].as_function();
            let Some(body) = global.and_then(|function| function.body.as_ref()) else { continue };
            let privacy = Privacy::of(&program.module, body);
            let place = function.entry as usize..function.end as usize;
            let ops = code.ops[place.clone()].iter().zip(&code.insts[place.clone()]);
            for (seen, (op, inst)) in visible[place].iter_mut().zip(ops) {
                let Some(inst) = inst.and_then(|id| body.insts.get(id)) else { continue };
                if *seen && privacy.only_private(&program.module, &inst.op) {
                    *seen = false;
                }
                // Others may know the locals whose lives end.
                *seen |= privacy.any_escapes() && ends_frame(code, op);
            }
        }
        Visibility { visible }
    }

    /// Whether others can notice the op at `pc`.
    #[inline]
    pub fn at(&self, pc: Pc) -> bool {
        self.visible.get(pc as usize).copied().unwrap_or(true)
    }

    /// How many places others can notice.
    pub fn count(&self) -> usize {
        self.visible.iter().filter(|visible| **visible).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::program;

    #[test]
    fn memory_fences_threads_and_externals_are_visible() {
        let program = program(
            "@g = global i32 0
             declare void @outside()
             declare void @heddle_yield()
             declare void @heddle_assume(i32)
             declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
             define i32 @main(ptr %p) {
               %x = load i32, ptr @g
               %y = add i32 %x, 1
               store i32 %y, ptr @g
               fence seq_cst
               %z = atomicrmw add ptr @g, i32 1 seq_cst
               call void @heddle_yield()
               call void @heddle_assume(i32 %y)
               call void @outside()
               call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
               call void @inside()
               ret i32 %y
             }
             define void @inside() { ret void }",
            &["main"],
        );
        let visible: Vec<bool> = (0..11).map(|pc| program.code.visible(pc)).collect();
        let [y, n] = [true, false];
        assert_eq!(visible, [y, n, y, y, y, y, n, y, y, n, n]);
        assert!(!program.code.visible(9999));
    }

    #[test]
    fn what_is_private_is_invisible() {
        let program = program(
            "declare void @outside(ptr)
             define i32 @main() {
               %own = alloca i32
               %known = alloca i32
               store i32 1, ptr %own
               store i32 2, ptr %known
               %x = load i32, ptr %own
               call void @quiet()
               call void @outside(ptr %known)
               ret i32 %x
             }
             define void @quiet() { %a = alloca i8 store i8 0, ptr %a ret void }",
            &["main"],
        );
        let visibility = Visibility::new(&program);
        let visible: Vec<bool> = (0..8).map(|pc| visibility.at(pc)).collect();
        let [y, n] = [true, false];
        assert_eq!(visible, [n, n, n, y, n, n, y, y], "the last one ends the life of %known");
        assert_eq!(visibility.count(), 3);
    }
}
