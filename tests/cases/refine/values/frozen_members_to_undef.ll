; Two members that are the same frozen value are equal; two that are undef need not be.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-undefined

define {i8,i8} @src() {
  %a = freeze i8 undef
  %x = insertvalue {i8,i8} poison, i8 %a, 0
  %y = insertvalue {i8,i8} %x, i8 %a, 1
  ret {i8,i8} %y
}
define {i8,i8} @tgt() {
  %x = insertvalue {i8,i8} poison, i8 undef, 0
  %y = insertvalue {i8,i8} %x, i8 undef, 1
  ret {i8,i8} %y
}
