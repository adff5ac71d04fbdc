; The target finds out without a division whether a quotient is zero, and gives another answer only where the source divides by zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i1 %k, i1 %c, i1 %x, i8 %a, i8 %b) {
entry:
  %u = udiv i8 %a, %b
  %e = icmp eq i8 %u, 0
  %s = select i1 %c, i1 %x, i1 %e
  br i1 %s, label %yes, label %no
yes:
  ret i8 1
no:
  ret i8 2
}

define i8 @tgt(i1 %k, i1 %c, i1 %x, i8 %a, i8 %b) {
entry:
  %l = icmp ult i8 %a, %b
  %s = select i1 %c, i1 %x, i1 %l
  %n = icmp ne i8 %b, 0
  %t = select i1 %s, i1 %n, i1 false
  br i1 %t, label %yes, label %no
yes:
  ret i8 1
no:
  ret i8 2
}
