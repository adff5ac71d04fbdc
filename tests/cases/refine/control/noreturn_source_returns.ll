; A function that returns although it is noreturn is undefined.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src() noreturn {
  ret i8 1
}

define i8 @tgt() noreturn {
  unreachable
}
