; Different addresses may agree in their low 32 bits.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(ptr %p, ptr %q) {
  %x = ptrtoint ptr %p to i32
  %y = ptrtoint ptr %q to i32
  %c = icmp eq i32 %x, %y
  ret i1 %c
}

define i1 @tgt(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
