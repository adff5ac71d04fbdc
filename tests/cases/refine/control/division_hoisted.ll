; A division moves above the branch that guarded it: a zero divisor is undefined behaviour now.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i8 noundef %x, i8 noundef %y) {
  %z = icmp eq i8 %y, 0
  br i1 %z, label %skip, label %use
use:
  %q = udiv i8 %x, %y
  ret i8 %q
skip:
  ret i8 0
}

define i8 @tgt(i8 noundef %x, i8 noundef %y) {
  %q = udiv i8 %x, %y
  %z = icmp eq i8 %y, 0
  br i1 %z, label %skip, label %use
use:
  ret i8 %q
skip:
  ret i8 0
}
