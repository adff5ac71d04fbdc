; A pointer made from an integer leads to an unknown object, but to the same one on both sides.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines
; STDOUT: note (inttoptr)

define i32 @src(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %p, align 4
  ret i32 %v
}

define i32 @tgt(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
