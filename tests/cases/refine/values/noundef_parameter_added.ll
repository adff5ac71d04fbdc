; The target wants a parameter to be defined.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(i32 %x) {
  ret i32 %x
}

define i32 @tgt(i32 noundef %x) {
  ret i32 %x
}
