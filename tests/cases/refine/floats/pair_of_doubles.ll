; The sign and the class of a sum of two doubles are not those of its highest bits.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: arithmetic on numbers of this format)
; STDOUT: @src_sign: unknown (unsupported: arithmetic on numbers of this format)
; STDOUT: @src_class: unknown (unsupported: arithmetic on numbers of this format)
; STDOUT: @src_moved: refines

declare ppc_fp128 @llvm.copysign.ppcf128(ppc_fp128, ppc_fp128)

define ppc_fp128 @src() {
  %x = call ppc_fp128 @llvm.copysign.ppcf128(ppc_fp128 0xM80000000000000000000000000000003, ppc_fp128 0xM00000000000000000000000000000004)
  ret ppc_fp128 %x
}
define ppc_fp128 @tgt() {
  ret ppc_fp128 0xM00000000000000008000000000000003
}

define i128 @src_sign(ppc_fp128 %x) {
  %y = fneg ppc_fp128 %x
  %b = bitcast ppc_fp128 %y to i128
  ret i128 %b
}
define i128 @tgt_sign(ppc_fp128 %x) {
  %b = bitcast ppc_fp128 %x to i128
  %y = xor i128 %b, 170141183460469231731687303715884105728
  ret i128 %y
}

define i128 @src_class(ppc_fp128 nofpclass(nan sub norm zero) %x) {
  %b = bitcast ppc_fp128 %x to i128
  %r = and i128 %b, 170141183460469231731687303715884105727
  ret i128 %r
}
define i128 @tgt_class(ppc_fp128 nofpclass(nan sub norm zero) %x) {
  ret i128 9218868437227405312
}

define ppc_fp128 @src_moved(ptr %p) {
  %x = load ppc_fp128, ptr %p
  ret ppc_fp128 %x
}
define ppc_fp128 @tgt_moved(ptr %p) {
  %x = load ppc_fp128, ptr %p, align 1
  ret ppc_fp128 %x
}
