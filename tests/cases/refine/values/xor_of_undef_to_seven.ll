; The two uses of undef differ as the source likes, so that their difference may be seven.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src() {
  %r = xor i8 undef, undef
  ret i8 %r
}

define i8 @tgt() {
  ret i8 7
}
