; The original is overwritten after it was copied, so the copy has another value.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @src(ptr %p) {
  %a = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 4, i1 false)
  store i32 9, ptr %p, align 1
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  store i32 9, ptr %p, align 1
  %v = load i32, ptr %p, align 1
  ret i32 %v
}
