; The opaque types of x86: tiles of AMX. Only intrinsics use them.
; RUN: heddle ir --check %s
; EXIT: 0

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

define void @zero() {
  %t = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  ret void
}
