; LLVM 20: usub_cond and usub_sat; LLVM 21: fmaximum and fminimum.
; LLVM-AS: refuses the operations came later
; RUN: heddle ir --check %s
; EXIT: 0

define void @f(ptr %p, float %f) {
  %a = atomicrmw usub_cond ptr %p, i32 1 seq_cst
  %b = atomicrmw usub_sat ptr %p, i32 1 seq_cst
  %c = atomicrmw fmaximum ptr %p, float %f seq_cst
  %d = atomicrmw fminimum ptr %p, float %f seq_cst
  ret void
}
