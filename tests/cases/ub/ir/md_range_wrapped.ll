; A loaded value outside of a range that goes around the end, and of another one.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca i8
  store i8 -3, ptr %a
  %x = load i8, ptr %a, !range !0 ;~ ERROR: [uninit]
  call void @use(i8 %x)
  ret i32 0
}

define internal void @use(i8 noundef %x) {
  ret void
}

!0 = !{i8 3, i8 6, i8 100, i8 -4}
