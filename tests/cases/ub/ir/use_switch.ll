; A switch on poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  switch i32 poison, label %no [ i32 1, label %yes ] ;~ ERROR: [uninit]

yes:
  ret i32 0

no:
  ret i32 0
}
