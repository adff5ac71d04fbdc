; A counter that does not overflow is kept in a wider type.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(i64)
define void @src(i32 %n) {
e:
  br label %h
h:
  %i = phi i32 [ 0, %e ], [ %j, %b ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b, label %x
b:
  %w = sext i32 %i to i64
  call void @f(i64 %w)
  %j = add nsw i32 %i, 1
  br label %h
x:
  ret void
}
define void @tgt(i32 %n) {
e:
  %m = sext i32 %n to i64
  br label %h
h:
  %i = phi i64 [ 0, %e ], [ %j, %b ]
  %c = icmp slt i64 %i, %m
  br i1 %c, label %b, label %x
b:
  call void @f(i64 %i)
  %j = add nsw i64 %i, 1
  br label %h
x:
  ret void
}
