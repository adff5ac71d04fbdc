; A loaded pointer that is less aligned than promised.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %room = alloca [16 x i8], align 16
  %odd = getelementptr i8, ptr %room, i64 1
  %a = alloca ptr
  store ptr %odd, ptr %a
  %x = load ptr, ptr %a, !align !0 ;~ ERROR: [uninit]
  call void @use(ptr %x)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}

!0 = !{i64 8}
