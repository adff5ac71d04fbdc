; A loaded value between the ranges that it is in.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca i32
  store i32 2, ptr %a
  %x = load i32, ptr %a, !range !0 ;~ ERROR: [uninit]
  call void @use(i32 %x)
  ret i32 0
}

define internal void @use(i32 noundef %x) {
  ret void
}

!0 = !{i32 0, i32 2, i32 3, i32 6}
