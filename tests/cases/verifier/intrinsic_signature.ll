; An intrinsic declared with a type it does not have.
; RUN: heddle ir --check %s
; EXIT: 2

declare i32 @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @f(ptr %p) {
  %x = call i32 @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false) ;~ ERROR: llvm.memcpy is used with a wrong type
  ret i32 %x
}
