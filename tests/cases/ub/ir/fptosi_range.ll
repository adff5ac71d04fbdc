; A double too large for its integer.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %p = fptosi double 1.0e+10 to i32 ;~ ERROR: [overflow]
  call void @use(i32 %p)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}
