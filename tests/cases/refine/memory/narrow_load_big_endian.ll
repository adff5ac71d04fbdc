; With a big-endian layout the byte at the lowest address is the highest byte of the number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

target datalayout = "E"

define i8 @src(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %v = load i8, ptr %p, align 1
  ret i8 %v
}

define i8 @tgt(ptr %p, i32 %x) {
  store i32 %x, ptr %p, align 4
  %s = lshr i32 %x, 24
  %v = trunc i32 %s to i8
  ret i8 %v
}
