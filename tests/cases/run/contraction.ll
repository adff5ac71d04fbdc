; Without a target nobody knows whether llvm.fmuladd rounds once or twice.
; RUN: heddle check --engine explore %s
; EXIT: 5
; STDOUT: llvm.fmuladd
; RUN: heddle check --engine bmc %s
; EXIT: 5
; STDOUT: llvm.fmuladd

declare double @llvm.fmuladd.f64(double, double, double)

define i32 @main() {
  %x = call double @llvm.fmuladd.f64(double 2.0, double 3.0, double 4.0)
  %same = fcmp oeq double %x, 10.0
  %result = zext i1 %same to i32
  ret i32 %result
}
