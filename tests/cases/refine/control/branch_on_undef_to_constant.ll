; A branch on undef is undefined behaviour, so that everything refines it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src() {
  br i1 undef, label %yes, label %no
yes:
  ret i8 1
no:
  ret i8 2
}

define i8 @tgt() {
  ret i8 77
}
