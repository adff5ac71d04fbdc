; The source copies eight bytes from the pointer whose first four are smaller; the target stores only those
; four.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

define void @src(ptr %x, ptr %y, ptr %z) {
  %a = load i32, ptr %x, align 4
  %b = load i32, ptr %y, align 4
  %c = icmp slt i32 %a, %b
  %p = select i1 %c, ptr %x, ptr %y
  %v = load i64, ptr %p, align 4
  store i64 %v, ptr %z, align 4
  ret void
}

define void @tgt(ptr %x, ptr %y, ptr %z) {
  %a = load i32, ptr %x, align 4
  %b = load i32, ptr %y, align 4
  %c = icmp slt i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  store i32 %r, ptr %z, align 4
  ret void
}
