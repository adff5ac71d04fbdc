; A variable declared extern_weak may be missing, and its address is null then.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@g = extern_weak global i32, align 4

define i1 @src() {
  %c = icmp eq ptr @g, null
  ret i1 %c
}

define i1 @tgt() {
  ret i1 false
}
