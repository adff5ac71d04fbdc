; A result that is the parameter stays it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: value-mismatch

define i8 @src(i8 returned %x) {
  ret i8 %x
}

define i8 @tgt(i8 %x) {
  ret i8 5
}
