; A constant that others initialise is not what its initialiser says.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@W = externally_initialized constant i8 5

define i8 @src() {
  %v = load i8, ptr @W
  ret i8 %v
}

define i8 @tgt() {
  ret i8 5
}
