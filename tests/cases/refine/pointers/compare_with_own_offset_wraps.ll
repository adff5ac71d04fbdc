; Without inbounds the step may wrap around the end of the address space, so its sign does not say which
; pointer is less.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  %c = icmp ult ptr %q, %p
  ret i1 %c
}

define i1 @tgt(ptr %p, i64 %i) {
  %c = icmp slt i64 %i, 0
  ret i1 %c
}
