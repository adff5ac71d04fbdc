; A store that is made on both ways from a branch is made before it.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p, i32 %n) {
entry:
  %any = icmp ne i32 %n, 0
  br i1 %any, label %loop, label %end

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %bit = and i32 %i, 1
  %is_odd = icmp eq i32 %bit, 1
  br i1 %is_odd, label %odd, label %even

odd:
  store i32 %i, ptr %p, align 4
  br label %latch

even:
  store i32 %i, ptr %p, align 4
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}

define void @tgt(ptr %p, i32 %n) {
entry:
  %any = icmp ne i32 %n, 0
  br i1 %any, label %loop, label %end

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %bit = and i32 %i, 1
  %is_odd = icmp eq i32 %bit, 1
  store i32 %i, ptr %p, align 4
  br i1 %is_odd, label %odd, label %even

odd:
  br label %latch

even:
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
