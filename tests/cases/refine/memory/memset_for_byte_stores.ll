; Four stores of the same byte are a memset.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @src(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p3 = getelementptr i8, ptr %p, i64 3
  store i8 7, ptr %p, align 1
  store i8 7, ptr %p1, align 1
  store i8 7, ptr %p2, align 1
  store i8 7, ptr %p3, align 1
  ret void
}

define void @tgt(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 7, i64 4, i1 false)
  ret void
}
