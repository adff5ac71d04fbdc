; Masked accesses race like others: lane by lane, those whose mask is set.
; RUN: heddle check --engine explore --property race --entry a,b %s
; EXIT: 10
; STDOUT: [race]
; RUN: heddle check --engine explore --property race --entry a,c %s
; EXIT: 0
; RUN: heddle check --engine explore --property race --entry a,d %s
; EXIT: 10
; STDOUT: [race]

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@v = global [4 x i32] zeroinitializer

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)

define void @a() {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr @v, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 false>) ;~ ERROR: [race]
  ret void
}

define void @b() {
  store i32 7, ptr getelementptr ([4 x i32], ptr @v, i64 0, i64 2)
  ret void
}

define void @c() {
  store i32 7, ptr getelementptr ([4 x i32], ptr @v, i64 0, i64 1)
  ret void
}

define void @d() {
  %p = insertelement <4 x ptr> zeroinitializer, ptr @v, i64 1
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %p, i32 4, <4 x i1> <i1 false, i1 true, i1 false, i1 false>, <4 x i32> zeroinitializer)
  ret void
}
