; An element beyond the end of a vector.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = extractelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 4 ;~ ERROR: [bounds]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
