; Attributes and metadata that are true.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = alloca i64, align 8
  store i64 9, ptr %a
  %x = load i64, ptr %a, align 8, !range !0, !noundef !1
  %y = call i64 @use(ptr %a, i64 %x)
  %z = trunc i64 %y to i32
  %r = sub i32 %z, 18
  ret i32 %r
}

define internal noundef range(i64 0, 100) i64 @use(ptr noundef nonnull align 8 dereferenceable(8) %p, i64 noundef range(i64 1, 10) %x) {
  %y = load i64, ptr %p
  %sum = add i64 %x, %y
  ret i64 %sum
}

!0 = !{i64 0, i64 10}
!1 = !{}
