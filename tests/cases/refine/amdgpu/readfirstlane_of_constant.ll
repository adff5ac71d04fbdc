; A constant is the same in all lanes.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src() {
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 17)
  ret i32 %r
}

define i32 @tgt() {
  ret i32 17
}

declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
