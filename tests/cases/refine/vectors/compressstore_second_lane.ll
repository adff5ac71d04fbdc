; A lane whose predecessors are masked out is stored first.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.masked.compressstore.v2i32(<2 x i32>, ptr, <2 x i1>)
declare <2 x i32> @llvm.masked.expandload.v2i32(ptr, <2 x i1>, <2 x i32>)

define void @src(ptr noundef %p, i1 noundef %x, <2 x i32> noundef %v) {
  %m = insertelement <2 x i1> <i1 false, i1 true>, i1 %x, i32 0
  call void @llvm.masked.compressstore.v2i32(<2 x i32> %v, ptr align 4 %p, <2 x i1> %m)
  ret void
}

define void @tgt(ptr noundef %p, i1 noundef %x, <2 x i32> noundef %v) {
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  br i1 %x, label %both, label %one
both:
  store <2 x i32> %v, ptr %p, align 4
  ret void
one:
  store i32 %b, ptr %p, align 4
  ret void
}
