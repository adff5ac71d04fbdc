; A loaded pointer that must not be null.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca ptr
  store ptr null, ptr %a
  %x = load ptr, ptr %a, !nonnull !0 ;~ ERROR: [uninit]
  call void @use(ptr %x)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}

!0 = !{}
