; A branch on undef.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  br i1 undef, label %yes, label %no ;~ ERROR: [uninit]

yes:
  ret i32 0

no:
  ret i32 0
}
