; A disjoint or of numbers that share a bit.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = or disjoint i32 6, 3 ;~ ERROR: [uninit]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
