; Unequal pointers without alignment may be less than four bytes apart, so the second store may overwrite a
; part of the first.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(ptr %p, ptr %q) {
  %same = icmp eq ptr %p, %q
  br i1 %same, label %out, label %apart

apart:
  store i32 1, ptr %p, align 1
  store i32 2, ptr %q, align 1
  %v = load i32, ptr %p, align 1
  ret i32 %v

out:
  ret i32 0
}

define i32 @tgt(ptr %p, ptr %q) {
  %same = icmp eq ptr %p, %q
  br i1 %same, label %out, label %apart

apart:
  store i32 1, ptr %p, align 1
  store i32 2, ptr %q, align 1
  ret i32 1

out:
  ret i32 0
}
