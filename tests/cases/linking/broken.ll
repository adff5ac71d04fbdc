; Every file must be valid by itself, and the message names the guilty one.
; RUN: heddle ir --check %s %d/inputs/broken.ll
; EXIT: 2
; STDERR: inputs/broken.ll:1:6: error: expected `global`

define i32 @f() {
  ret i32 0
}
