; Compare-and-exchange and every read-modify-write operation.
; RUN: heddle ir --check %s
; EXIT: 0

define i1 @exchange(ptr %p, i32 %old, i32 %new) {
  %a = cmpxchg ptr %p, i32 %old, i32 %new acq_rel monotonic
  %b = cmpxchg weak volatile ptr %p, i32 %old, i32 %new syncscope("agent") seq_cst acquire, align 4
  %ok = extractvalue { i32, i1 } %b, 1
  ret i1 %ok
}

define void @modify(ptr %p, float %f) {
  %1 = atomicrmw xchg ptr %p, i32 1 seq_cst
  %2 = atomicrmw add ptr %p, i32 1 monotonic, align 8
  %3 = atomicrmw sub ptr %p, i32 1 acquire
  %4 = atomicrmw and ptr %p, i32 1 release
  %5 = atomicrmw nand ptr %p, i32 1 acq_rel
  %6 = atomicrmw volatile or ptr %p, i32 1 seq_cst
  %7 = atomicrmw xor ptr %p, i32 1 syncscope("wave") seq_cst
  %8 = atomicrmw max ptr %p, i32 1 seq_cst
  %9 = atomicrmw min ptr %p, i32 1 seq_cst
  %10 = atomicrmw umax ptr %p, i32 1 seq_cst
  %11 = atomicrmw umin ptr %p, i32 1 seq_cst
  %12 = atomicrmw fadd ptr %p, float %f seq_cst
  %13 = atomicrmw fsub ptr %p, float %f seq_cst
  %14 = atomicrmw fmax ptr %p, float %f seq_cst
  %15 = atomicrmw fmin ptr %p, float %f seq_cst
  %16 = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst
  %17 = atomicrmw udec_wrap ptr %p, i32 1 seq_cst
  %18 = atomicrmw xchg ptr %p, ptr null seq_cst
  ret void
}
