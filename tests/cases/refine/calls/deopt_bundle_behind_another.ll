; The state of a call counts, wherever it stands among the operand bundles.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: operand bundle

declare void @f()
define void @src(i8 %x) {
  call void @f() [ "cold"(), "deopt"(i8 1) ]
  ret void
}
define void @tgt(i8 %x) {
  call void @f() [ "cold"(), "deopt"(i8 2) ]
  ret void
}
