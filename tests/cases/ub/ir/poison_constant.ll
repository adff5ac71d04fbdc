; Poison itself.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %q = add i32 poison, 1
  call void @use(i32 %q) ;~ ERROR: [uninit]
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
