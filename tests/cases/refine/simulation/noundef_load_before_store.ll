; A load that promises a value that is not poison is made before the store that puts one there.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(ptr %p) {
  store i32 5, ptr %p, align 4
  %v = load i32, ptr %p, align 4, !noundef !0
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %w = load i32, ptr %p, align 4, !noundef !0
  store i32 5, ptr %p, align 4
  %v = load i32, ptr %p, align 4, !noundef !0
  ret i32 %v
}

!0 = !{}
