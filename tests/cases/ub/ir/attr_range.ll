; An argument outside of its range is poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void @use(i32 10) ;~ ERROR: not what an attribute promises
  ret i32 0
}

define internal void @use(i32 noundef range(i32 0, 10) %x) {
  ret void
}
