; Two variables that both have bytes do not start at the same address.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@a = global i32 0, align 4
@b = global i32 0, align 4

define i1 @src() {
  %c = icmp eq ptr @a, @b
  ret i1 %c
}

define i1 @tgt() {
  ret i1 false
}
