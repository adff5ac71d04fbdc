; A pointer in memory stays one where a lane is masked out.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)

define ptr @src(ptr %p, ptr noundef %q, <4 x i1> noundef %m) {
  store ptr %q, ptr %p
  call void @llvm.masked.store.v4i32.p0(<4 x i32> zeroinitializer, ptr %p, i32 4, <4 x i1> %m)
  %r = load ptr, ptr %p
  ret ptr %r
}

define ptr @tgt(ptr %p, ptr noundef %q, <4 x i1> noundef %m) {
  %a = extractelement <4 x i1> %m, i32 0
  %b = extractelement <4 x i1> %m, i32 1
  store ptr %q, ptr %p
  call void @llvm.masked.store.v4i32.p0(<4 x i32> zeroinitializer, ptr %p, i32 4, <4 x i1> %m)
  %none = or i1 %a, %b
  %r = select i1 %none, ptr null, ptr %q
  ret ptr %r
}
