; The atomic addition is the same in both; the number added is folded.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %n = add i32 1, 2
  %v = atomicrmw add ptr %p, i32 %n seq_cst, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = atomicrmw add ptr %p, i32 3 seq_cst, align 4
  ret i32 %v
}
