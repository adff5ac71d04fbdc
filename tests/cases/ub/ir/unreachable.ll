; An unreachable that is reached.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  unreachable ;~ ERROR: [unreachable]
}
