; A store of what is there already is gone.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines



define void @src(ptr %p) {
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 4
  br i1 %c, label %a, label %b
a:
  store atomic i32 4, ptr %p unordered, align 4
  br label %b
b:
  ret void
}

define void @tgt(ptr %p) {
  ret void
}
