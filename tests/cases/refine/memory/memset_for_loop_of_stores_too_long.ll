; The loop stores two bytes, the memset three; the third may be behind the end of the block.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @src(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %q = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %q, align 1
  %n = add i64 %i, 1
  %again = icmp ult i64 %n, 2
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @tgt(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 3, i1 false)
  ret void
}
