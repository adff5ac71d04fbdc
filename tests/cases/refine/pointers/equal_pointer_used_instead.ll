; Another pointer of the same address is used.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define void @src(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  ret void
b:
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %q
  ret void
b:
  ret void
}
