; An infinity where none was promised to come.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = fdiv ninf double 1.0, 0.0 ;~ ERROR: [uninit]
  %c = fcmp ogt double %p, 1.0
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 0
}
