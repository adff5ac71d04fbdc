; With a big-endian layout the byte at the lowest address is not the lowest byte of the number.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

target datalayout = "E"

define i8 @src(ptr %p) {
  store i32 287454020, ptr %p, align 4
  %v = load i8, ptr %p, align 1
  ret i8 %v
}

define i8 @tgt(ptr %p) {
  store i32 287454020, ptr %p, align 4
  ret i8 68
}
