; A nan where none was promised to come.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %n = fdiv double 0.0, 0.0
  %p = fadd nnan double %n, 1.0 ;~ ERROR: [uninit]
  %c = fcmp oeq double %p, 1.0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 0
}
