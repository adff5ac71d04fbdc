; The second lane does not always get what lies second.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.masked.compressstore.v2i32(<2 x i32>, ptr, <2 x i1>)
declare <2 x i32> @llvm.masked.expandload.v2i32(ptr, <2 x i1>, <2 x i32>)

define i32 @src(ptr %p, i1 noundef %x) {
  %m = insertelement <2 x i1> <i1 false, i1 true>, i1 %x, i32 0
  %v = call <2 x i32> @llvm.masked.expandload.v2i32(ptr align 4 %p, <2 x i1> %m, <2 x i32> zeroinitializer)
  %r = extractelement <2 x i32> %v, i32 1
  ret i32 %r
}

define i32 @tgt(ptr %p, i1 noundef %x) {
  %q = getelementptr i32, ptr %p, i64 1
  %r = load i32, ptr %q, align 4
  ret i32 %r
}
