; All bits of a vector are set when the integer with its bits is minus one.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

target datalayout = "e"

define i1 @src(<4 x i1> noundef %x) {
  %r = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %x)
  ret i1 %r
}

define i1 @tgt(<4 x i1> noundef %x) {
  %i = bitcast <4 x i1> %x to i4
  %r = icmp eq i4 %i, -1
  ret i1 %r
}

declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
