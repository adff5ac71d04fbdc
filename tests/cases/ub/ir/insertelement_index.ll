; An element put beyond the end of a vector makes all of it poison.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %v = insertelement <2 x i32> zeroinitializer, i32 1, i32 2 ;~ ERROR: [bounds]
  %p = extractelement <2 x i32> %v, i32 0
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
