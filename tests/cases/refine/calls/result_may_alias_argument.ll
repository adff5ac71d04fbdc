; The returned pointer may be %p.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare ptr @where()

define i32 @src(ptr %p) {
  %r = call ptr @where()
  store i32 1, ptr %p, align 4
  store i32 2, ptr %r, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %r = call ptr @where()
  store i32 1, ptr %p, align 4
  store i32 2, ptr %r, align 4
  ret i32 1
}
