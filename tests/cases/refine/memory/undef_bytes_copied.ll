; Memory that holds something undefined shows any value in each of its bytes; what is frozen is one value, wherever it is copied to.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_fill: refines
; STDOUT: @src_frozen: does not refine (memory-mismatch)
; STDOUT: @src_defined: does not refine (memory-mismatch)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
@p = external global [8 x i8]
@q = external global [8 x i8]

define void @src(i8 %c) {
  store i8 %c, ptr @p
  call void @llvm.memcpy.p0.p0.i64(ptr @q, ptr @p, i64 1, i1 false)
  ret void
}
define void @tgt(i8 %c) {
  store i8 %c, ptr @p
  store i8 %c, ptr @q
  ret void
}

define void @src_fill(i8 %c) {
  call void @llvm.memset.p0.i64(ptr @p, i8 %c, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr @q, ptr @p, i64 4, i1 false)
  ret void
}
define void @tgt_fill(i8 %c) {
  call void @llvm.memset.p0.i64(ptr @p, i8 %c, i64 4, i1 false)
  call void @llvm.memset.p0.i64(ptr @q, i8 %c, i64 4, i1 false)
  ret void
}

define void @src_frozen(i8 %c) {
  %f = freeze i8 %c
  store i8 %f, ptr @p
  call void @llvm.memcpy.p0.p0.i64(ptr @q, ptr @p, i64 1, i1 false)
  ret void
}
define void @tgt_frozen(i8 %c) {
  store i8 %c, ptr @p
  %f = freeze i8 %c
  store i8 %f, ptr @q
  ret void
}

define void @src_defined(i8 %c) {
  store i8 %c, ptr @p
  store i8 0, ptr @q
  ret void
}
define void @tgt_defined(i8 %c) {
  store i8 %c, ptr @p
  %d = xor i8 %c, %c
  store i8 %d, ptr @q
  ret void
}
