; A variable may start to live again.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = alloca i32
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store i32 %i, ptr %a
  %x = load i32, ptr %a
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  %next = add i32 %x, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %end

end:
  %r = sub i32 %next, 3
  ret i32 %r
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
