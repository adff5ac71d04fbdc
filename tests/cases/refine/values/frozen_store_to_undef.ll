; What is loaded from memory that holds undef may differ from load to load; a frozen value does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-undefined

define void @src(ptr %p) {
  %a = freeze i8 undef
  store i8 %a, ptr %p
  ret void
}
define void @tgt(ptr %p) {
  store i8 undef, ptr %p
  ret void
}
