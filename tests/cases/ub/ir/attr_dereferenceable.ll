; A pointer to fewer bytes than promised.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [8 x i8]
  call void @use(ptr %a) ;~ ERROR: [bounds]
  ret i32 0
}

define internal void @use(ptr dereferenceable(9) %x) {
  ret void
}
