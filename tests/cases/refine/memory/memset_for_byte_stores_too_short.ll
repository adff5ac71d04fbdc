; The memset leaves out the last of the bytes.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @src(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  store i8 7, ptr %p, align 1
  store i8 7, ptr %p1, align 1
  store i8 7, ptr %p2, align 1
  ret void
}

define void @tgt(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 7, i64 2, i1 false)
  ret void
}
