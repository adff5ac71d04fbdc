; Loads and stores: alignment, volatile, atomic orderings and scopes.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: load volatile i32, ptr %p
; STDOUT: load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
; STDOUT: fence syncscope("agent") seq_cst

define void @all(ptr %p) {
  %slot = alloca i32, align 4
  %array = alloca i32, i64 10, align 16
  %a = load i32, ptr %p, align 4
  %b = load volatile i32, ptr %p
  %c = load atomic i32, ptr %p seq_cst, align 4
  %d = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
  %e = load atomic i32, ptr %p unordered, align 4
  store i32 %a, ptr %slot, align 4
  store volatile i32 %b, ptr %p
  store atomic i32 %c, ptr %p release, align 4
  store atomic i32 %d, ptr %p monotonic, align 4
  fence acq_rel
  fence syncscope("agent") seq_cst
  ret void
}
