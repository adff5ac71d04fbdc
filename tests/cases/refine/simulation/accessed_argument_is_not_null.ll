; What the source has stored to is not null, whatever a call is told of it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @f(ptr)
define void @src(ptr %p, i32 %n) {
e:
  br label %h
h:
  %i = phi i32 [ 0, %e ], [ %j, %h ]
  store i8 0, ptr %p, align 1
  call void @f(ptr %p)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %x, label %h
x:
  ret void
}
define void @tgt(ptr %p, i32 %n) {
e:
  br label %h
h:
  %i = phi i32 [ 0, %e ], [ %j, %h ]
  store i8 0, ptr %p, align 1
  call void @f(ptr nonnull %p)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %x, label %h
x:
  ret void
}
