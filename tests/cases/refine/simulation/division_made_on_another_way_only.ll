; What holds where the source divides says nothing about ways on which it does not.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i1 %k, i1 %c, i1 %x, i8 %a, i8 %b) {
entry:
  br i1 %k, label %A, label %B
A:
  %u = udiv i8 %a, %b
  %e = icmp eq i8 %u, 0
  %s = select i1 %c, i1 %x, i1 %e
  %z = zext i1 %s to i8
  ret i8 %z
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
  br i1 %k, label %A, label %B
A:
  %l = icmp ult i8 %a, %b
  %s = select i1 %c, i1 %x, i1 %l
  %n = icmp ne i8 %b, 0
  %t = and i1 %s, %n
  %z = zext i1 %t to i8
  ret i8 %z
B:
  br i1 %c, label %B1, label %out
B1:
  br i1 %x, label %B2, label %out
B2:
  %l2 = icmp ult i8 %a, %b
  %s2 = select i1 %c, i1 %x, i1 %l2
  %n2 = icmp ne i8 %b, 0
  %t2 = and i1 %s2, %n2
  br i1 %t2, label %C, label %D
C:
  ret i8 1
D:
  ret i8 2
out:
  ret i8 3
}
