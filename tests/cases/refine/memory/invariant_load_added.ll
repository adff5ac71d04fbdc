; The target says that memory never changes.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: metadata !invariant.load)

define i32 @src(ptr %p) {
  %v = load i32, ptr %p, align 1
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 1, !invariant.load !0
  ret i32 %v
}

!0 = !{}
