//! Which steps other threads, or the world outside, can notice: between two of them, a thread may run on undisturbed.
//!
//! [`Code::visible`] goes by the op alone: whatever touches memory, orders memory, deals with threads, or leaves the program.
//! [`Visibility`] also knows which locals never leave their function ([`Privacy`](crate::privacy::Privacy)): what is
//! done through those is invisible, and a `ret` is visible only if it ends the life of a local that others may know.
//!
//! Claim: two invisible steps of different threads, or an invisible and a visible one, give the same in either order, as long as there
//! is no undefined behaviour. Assertions and assumptions count as invisible: they look at one thread's registers only.

use crate::Program;
use crate::code::{Callee, Code, General, Op, Pc};
use crate::intrinsic::Intrinsic;
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

    /// Whether others can notice it, whatever memory it touches; `code` is what it belongs to.
    pub fn is_visible(&self, code: &Code) -> bool {
        match self {
            Op::Load { .. } | Op::Store { .. } => true,
            Op::Call(site) => match code.sites[*site as usize].callee {
                Callee::Primitive(primitive) => primitive.is_visible(),
                Callee::External(_) => true,
                Callee::Function(_) | Callee::Pointer(_) => false,
            },
            Op::General(place) => match &code.general[*place as usize] {
                General::Load { .. }
                | General::Store { .. }
                | General::CmpXchg { .. }
                | General::AtomicRmw { .. }
                | General::Fence(_)
                | General::VaArg { .. } => true,
                General::Leave(_) => true,
                General::Intrinsic(call) => call.which.is_visible(),
                General::Binary { .. }
                | General::FNeg { .. }
                | General::ICmp { .. }
                | General::FCmp { .. }
                | General::Cast { .. }
                | General::Select { .. }
                | General::Freeze { .. }
                | General::Copy(_)
                | General::ExtractElement { .. }
                | General::InsertElement { .. }
                | General::Gep { .. }
                | General::Alloca { .. }
                | General::IndirectBr { .. } => false,
            },
            _ => false,
        }
    }
}

impl Intrinsic {
    /// Whether it touches memory, or ends the life of some.
    pub fn is_visible(self) -> bool {
        use Intrinsic::*;
        matches!(
            self,
            MemCpy
                | MemMove
                | MemSet
                | MaskedLoad
                | MaskedStore
                | MaskedGather
                | MaskedScatter
                | MaskedExpandLoad
                | MaskedCompressStore
                | VaStart
                | VaEnd
                | VaCopy
                | LifetimeStart
                | LifetimeEnd
                | StackRestore
        )
    }
}

impl Primitive {
    /// Whether its result is chosen rather than computed.
    pub fn chooses(self) -> bool {
        use Primitive::*;
        matches!(
            self,
            Choose
                | ChooseWeighted
                | AnyBytes
                | AnyInt
                | AnyUint
                | AnyLong
                | AnyUlong
                | AnyChar
                | AnyUchar
                | AnyShort
                | AnyUshort
                | AnyBool
                | AnySize
                | AnyFloat
                | AnyDouble
        )
    }

    /// Whether it concerns more than the registers of the thread that calls it.
    pub fn is_visible(self) -> bool {
        use Primitive::*;
        match self {
            AtomicBegin | AtomicEnd | Yield | Spawn | SpawnWith | Join | Stop | Resume | BlockUntil
            | Interrupt => true,
            Lock | Unlock | Wait | End | Result | Mark => true,
            AnyBytes | ChooseWeighted | Free | Size | Write | Read | Exit | Abort => true,
            Choose | AnyInt | AnyUint | AnyLong | AnyUlong | AnyChar | AnyUchar | AnyShort | AnyUshort
            | AnyBool | AnySize | AnyFloat | AnyDouble => false,
            Assume | Assert | Cover | Violation | Unsupported => false,
            Self_ | Alloc | MayFail | MayWake | Time | Argc | Argv | Environ => false,
        }
    }
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
            for (seen, inst) in visible[place.clone()].iter_mut().zip(&code.insts[place]) {
                let Some(inst) = inst.and_then(|id| body.insts.get(id)) else { continue };
                if matches!(inst.op, ir::inst::Op::Ret(_)) {
                    *seen = privacy.any_escapes();
                } else if *seen && privacy.only_private(&program.module, &inst.op) {
                    *seen = false;
                }
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
