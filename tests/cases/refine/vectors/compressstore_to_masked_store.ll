; A lane is stored at its place in the vector instead.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

declare void @llvm.masked.compressstore.v2i32(<2 x i32>, ptr, <2 x i1>)
declare <2 x i32> @llvm.masked.expandload.v2i32(ptr, <2 x i1>, <2 x i32>)

define void @src(ptr %p, i1 noundef %x, <2 x i32> noundef %v) {
  %m = insertelement <2 x i1> <i1 false, i1 true>, i1 %x, i32 0
  call void @llvm.masked.compressstore.v2i32(<2 x i32> %v, ptr align 4 %p, <2 x i1> %m)
  ret void
}

define void @tgt(ptr %p, i1 noundef %x, <2 x i32> noundef %v) {
  %b = extractelement <2 x i32> %v, i32 1
  %q = getelementptr i32, ptr %p, i32 1
  store i32 %b, ptr %q, align 4
  br i1 %x, label %both, label %one
both:
  %a = extractelement <2 x i32> %v, i32 0
  store i32 %a, ptr %p, align 4
  ret void
one:
  ret void
}
