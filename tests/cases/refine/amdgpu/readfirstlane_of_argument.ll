; An argument is not.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define i32 @src(i32 %x) {
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}

declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
