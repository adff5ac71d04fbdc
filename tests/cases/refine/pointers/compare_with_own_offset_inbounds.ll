; A step that stays in bounds does not wrap around, so its sign says which pointer is less.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(ptr %p, i64 %i) {
  %q = getelementptr inbounds i8, ptr %p, i64 %i
  %c = icmp ult ptr %q, %p
  ret i1 %c
}

define i1 @tgt(ptr %p, i64 %i) {
  %c = icmp slt i64 %i, 0
  ret i1 %c
}
