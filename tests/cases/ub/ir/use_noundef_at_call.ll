; The call itself may promise, too.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void @use(i32 noundef poison) ;~ ERROR: [uninit]
  ret i32 0
}

define internal void @use(i32 %x) {
  ret void
}
