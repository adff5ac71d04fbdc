; What the last round of an inner loop gave is used in the next round of the outer one.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %last = phi i32 [ 0, %entry ], [ %v, %latch ]
  call void @put(i32 %last)
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %l, %inner ]
  %v = call i32 @get()
  %l = add i32 %k, 1
  %c = icmp ult i32 %l, %m
  br i1 %c, label %inner, label %latch
latch:
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %outer, label %out
out:
  ret i32 %v
}

define i32 @tgt(i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %last = phi i32 [ 0, %entry ], [ %v, %latch ]
  call void @put(i32 %last)
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %l, %inner ]
  %v = call i32 @get()
  %l = add i32 %k, 1
  %c = icmp uge i32 %l, %m
  br i1 %c, label %latch, label %inner
latch:
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %outer, label %out
out:
  ret i32 %v
}

declare i32 @get()
declare void @put(i32)
