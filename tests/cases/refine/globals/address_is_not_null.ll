; The address of a variable is never null.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@g = external global i32, align 4

define i1 @src() {
  %c = icmp eq ptr @g, null
  ret i1 %c
}

define i1 @tgt() {
  ret i1 false
}
