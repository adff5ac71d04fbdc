; The same for what is chosen by it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i1 %k, i1 %c, i1 %x, i8 %a, i8 %b) {
entry:
  br i1 %k, label %A, label %B
A:
  %u = udiv i8 %a, %b
  %e = icmp ult i8 %u, 1
  %s = select i1 %c, i1 %x, i1 %e
  br i1 %s, label %one, label %two
one:
  ret i8 1
two:
  ret i8 2
B:
  br i1 %c, label %B1, label %out
B1:
  br i1 %x, label %B2, label %out
B2:
  ret i8 1
out:
  ret i8 3
}
define i8 @tgt(i1 %k, i1 %c, i1 %x, i8 %a, i8 %b) {
entry:
  %l = icmp ult i8 %a, %b
  %s = select i1 %c, i1 %x, i1 %l
  %n = icmp ne i8 %b, 0
  %t = select i1 %s, i1 %n, i1 false
  br i1 %k, label %A, label %B
A:
  br i1 %t, label %one, label %two
one:
  ret i8 1
two:
  ret i8 2
B:
  br i1 %c, label %B1, label %out
B1:
  br i1 %x, label %B2, label %out
B2:
  %r = select i1 %t, i8 1, i8 9
  ret i8 %r
out:
  ret i8 3
}
