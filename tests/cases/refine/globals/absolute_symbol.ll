; The linker says which number a symbol is, and it may be zero.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@s = external global i8, !absolute_symbol !0

define i1 @src() {
  %c = icmp eq ptr @s, null
  ret i1 %c
}

define i1 @tgt() {
  ret i1 false
}

!0 = !{i64 0, i64 256}
