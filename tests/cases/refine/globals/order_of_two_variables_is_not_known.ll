; Nothing says that the first variable has the lower address.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@a = global i32 0, align 4
@b = global i32 0, align 4

define i1 @src() {
  %c = icmp ult ptr @a, @b
  ret i1 %c
}

define i1 @tgt() {
  ret i1 true
}
