; A fixed value may not be replaced by undef, although undef could be that value.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-undefined)

define i32 @src() {
  ret i32 42
}

define i32 @tgt() {
  ret i32 undef
}
