; An undef may be replaced by any value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src() {
  ret i32 undef
}

define i32 @tgt() {
  ret i32 42
}
