; Two adjacent narrow loads put together are one wide load; both are poison when one of the halves is.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 2
  %lo = load i16, ptr %p, align 2
  %hi = load i16, ptr %q, align 2
  %l = zext i16 %lo to i32
  %h = zext i16 %hi to i32
  %s = shl i32 %h, 16
  %v = or i32 %l, %s
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 2
  ret i32 %v
}
