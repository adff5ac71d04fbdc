; A store to a constant.
; RUN: heddle run %s
; EXIT: 10

@g = constant i32 1

define i32 @main() {
  store i32 2, ptr @g ;~ ERROR: [bounds]
  ret i32 0
}
