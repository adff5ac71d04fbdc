; The zero byte at the end of the string is not copied any more.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

@s = private constant [4 x i8] c"abc\00", align 1
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @src(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @s, i64 4, i1 false)
  ret void
}

define void @tgt(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @s, i64 3, i1 false)
  ret void
}
