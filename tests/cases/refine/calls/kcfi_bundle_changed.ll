; The type that a callee is checked for is part of the call.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: operand bundle

declare void @f()
define void @src(ptr %x) {
  call void %x() [ "kcfi"(i32 1) ]
  ret void
}
define void @tgt(ptr %x) {
  call void %x() [ "kcfi"(i32 2) ]
  ret void
}
