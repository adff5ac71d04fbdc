; Two pointers aligned to four bytes that are not equal are at least four bytes apart, so a check at run time
; makes forwarding right.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(ptr %p, ptr %q) {
  %same = icmp eq ptr %p, %q
  br i1 %same, label %out, label %apart

apart:
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v

out:
  ret i32 0
}

define i32 @tgt(ptr %p, ptr %q) {
  %same = icmp eq ptr %p, %q
  br i1 %same, label %out, label %apart

apart:
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  ret i32 1

out:
  ret i32 0
}
