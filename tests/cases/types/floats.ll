; Every floating-point type as parameter and result.
; RUN: heddle ir --check %s
; EXIT: 0

define half @half(half %x) {
  ret half %x
}

define bfloat @bfloat(bfloat %x) {
  ret bfloat %x
}

define float @float(float %x) {
  ret float %x
}

define double @double(double %x) {
  ret double %x
}

define x86_fp80 @x86_fp80(x86_fp80 %x) {
  ret x86_fp80 %x
}

define fp128 @fp128(fp128 %x) {
  ret fp128 %x
}

define ppc_fp128 @ppc_fp128(ppc_fp128 %x) {
  ret ppc_fp128 %x
}
