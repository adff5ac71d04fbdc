; A length of all bits is none.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine

define i32 @src(i32 %x) {
  %r = call i32 @llvm.amdgcn.ubfe.i32(i32 %x, i32 0, i32 32)
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}

declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
