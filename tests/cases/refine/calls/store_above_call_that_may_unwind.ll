; A store moves above a call that reads nothing, but may unwind.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

@G = global i32 5

declare i32 @pure2(i32) memory(none)

define void @src(i32 %x) {
  %v = call i32 @pure2(i32 %x)
  store i32 1, ptr @G
  ret void
}

define void @tgt(i32 %x) {
  store i32 1, ptr @G
  %v = call i32 @pure2(i32 %x)
  ret void
}
