; The check protects the load; without it null is read.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(ptr %p) {
  %n = icmp eq ptr %p, null
  br i1 %n, label %none, label %some

some:
  %v = load i32, ptr %p, align 4
  ret i32 %v

none:
  ret i32 0
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
