; A store and a smaller copy over it: what is loaded then is not what was stored.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 2, i1 false)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 2, i1 false)
  ret i32 1
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
