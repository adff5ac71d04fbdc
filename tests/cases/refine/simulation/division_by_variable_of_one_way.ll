; A variable that only one of two ways has written is divided by.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i32 @src(i1 %q, i32 %x, i32 %n) {
entry:
  br i1 %q, label %a, label %b
a:
  %d = udiv i32 7, %x
  br label %b
b:
  ret i32 0
}

define i32 @tgt(i1 %q, i32 %x, i32 %n) {
entry:
  %s = alloca i32, align 4
  br i1 %q, label %a, label %b
a:
  store i32 %x, ptr %s, align 4
  br label %b
b:
  %v = load i32, ptr %s, align 4
  %d = udiv i32 7, %v
  ret i32 0
}
