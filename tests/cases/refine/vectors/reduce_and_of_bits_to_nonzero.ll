; One bit that is set makes the integer nonzero, but not all bits of the vector set.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

target datalayout = "e"

define i1 @src(<4 x i1> noundef %x) {
  %r = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %x)
  ret i1 %r
}

define i1 @tgt(<4 x i1> noundef %x) {
  %i = bitcast <4 x i1> %x to i4
  %r = icmp ne i4 %i, 0
  ret i1 %r
}

declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
