; A null for a parameter that must not be null.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  call void @use(ptr null) ;~ ERROR: not what an attribute promises
  ret i32 0
}

define internal void @use(ptr noundef nonnull %x) {
  ret void
}
