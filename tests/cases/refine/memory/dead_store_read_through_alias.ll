; The load between the two stores may read what the first one wrote, since %q may be %p.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %q, align 4
  store i32 2, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p, ptr %q) {
  %v = load i32, ptr %q, align 4
  store i32 2, ptr %p, align 4
  ret i32 %v
}
