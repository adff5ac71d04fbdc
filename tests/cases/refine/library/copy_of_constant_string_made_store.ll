; A copy of a short constant string is a store of its bytes as one number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@s = private constant [4 x i8] c"abc\00", align 1
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @src(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @s, i64 4, i1 false)
  ret void
}

define void @tgt(ptr %p) {
  store i32 6513249, ptr %p, align 1
  ret void
}
