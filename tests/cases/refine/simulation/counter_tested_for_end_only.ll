; A counter that starts below its end and goes up in steps of one is tested for being the end.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(i32)
define void @src(i32 %s, i32 %n) {
e:
  %g = icmp slt i32 %s, %n
  br i1 %g, label %h, label %x
h:
  %i = phi i32 [ %s, %e ], [ %j, %h ]
  call void @f(i32 %i)
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %x
x:
  ret void
}
define void @tgt(i32 %s, i32 %n) {
e:
  %g = icmp slt i32 %s, %n
  br i1 %g, label %h, label %x
h:
  %i = phi i32 [ %s, %e ], [ %j, %h ]
  call void @f(i32 %i)
  %j = add nsw i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %h, label %x
x:
  ret void
}
