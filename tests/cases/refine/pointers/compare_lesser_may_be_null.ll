; The lesser of two pointers may be null, so this null check is needed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(ptr %p, ptr %q) {
  %l = icmp ult ptr %p, %q
  %n = icmp ne ptr %p, null
  %c = and i1 %l, %n
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q) {
  %c = icmp ult ptr %p, %q
  ret i1 %c
}
