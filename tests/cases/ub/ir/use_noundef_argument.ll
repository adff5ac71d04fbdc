; Poison for a parameter that must be defined.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void @use(i32 poison) ;~ ERROR: [uninit]
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
