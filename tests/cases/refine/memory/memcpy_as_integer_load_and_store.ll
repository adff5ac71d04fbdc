; A memcpy keeps pointers and the poison of single bits; an integer load of such bytes is poison as a whole.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @src(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}

define void @tgt(ptr %p, ptr %q) {
  %v = load i64, ptr %q, align 1
  store i64 %v, ptr %p, align 1
  ret void
}
