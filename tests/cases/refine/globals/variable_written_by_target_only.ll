; The target leaves a number in a variable that the source does not touch.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

@scratch = global i32 0, align 4

define i32 @src(i32 %x) {
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  store i32 5, ptr @scratch, align 4
  ret i32 %x
}
