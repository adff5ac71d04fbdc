; Poison that nobody uses hurts nobody.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = alloca i32
  %p = shl i32 1, 40
  %q = mul nsw i32 %p, 7
  store i32 %q, ptr %a
  store i32 0, ptr %a
  %x = load i32, ptr %a
  call void @ignore(i32 %q)
  ret i32 %x
}

define internal void @ignore(i32 %x) {
  ret void
}
