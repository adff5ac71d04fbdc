; A negative double for an unsigned integer.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = fptoui double -1.0 to i32 ;~ ERROR: [overflow]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
