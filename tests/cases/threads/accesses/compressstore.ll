; A compressing store writes the lanes whose bits are set, one after the other.
; RUN: heddle check --engine explore --property race --entry compresses --entry sets0 %s
; EXIT: 10
; RUN: heddle check --engine explore --property race --reduction none --entry compresses --entry sets0 %s
; EXIT: 10
; RUN: heddle check --engine explore --property race --entry compresses --entry sets1 %s
; EXIT: 0

@numbers = global [4 x i32] zeroinitializer

declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)

define void @compresses() {
  call void @llvm.masked.compressstore.v4i32(<4 x i32> zeroinitializer, ptr align 4 @numbers, <4 x i1> <i1 false, i1 false, i1 true, i1 false>) ;~ ERROR: [race]
  ret void
}

define void @sets0() {
  store i32 1, ptr @numbers
  ret void
}

define void @sets1() {
  store i32 1, ptr getelementptr ([4 x i32], ptr @numbers, i64 0, i64 2)
  ret void
}
