; The byte at the lowest address is the lowest byte of the number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %v = load i8, ptr %p, align 1
  ret i8 %v
}

define i8 @tgt(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %v = trunc i32 %x to i8
  ret i8 %v
}
