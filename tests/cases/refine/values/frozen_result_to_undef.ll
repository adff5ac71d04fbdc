; A frozen value is one value for all its users; undef is another one for each.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-undefined

define i8 @src() {
  %a = freeze i8 undef
  ret i8 %a
}
define i8 @tgt() {
  ret i8 undef
}
