; Values in one of several ranges, in ranges that go around the end, and elements of vectors by themselves.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %a = alloca i8
  store i8 4, ptr %a
  %x = load i8, ptr %a, !range !0
  store i8 -6, ptr %a
  %y = load i8, ptr %a, !range !0
  store i8 -128, ptr %a
  %z = load i8, ptr %a, !range !1, !noundef !2
  %c = call range(i8 -9, -2) i8 @same(i8 %y), !range !0
  %d = call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 noundef range(i32 3, 1) 7)
  ; The second element is poison, and nobody looks at it.
  %m = alloca <2 x i8>
  store <2 x i8> <i8 4, i8 7>, ptr %m
  %v = load <2 x i8>, ptr %m, !range !0
  %e = extractelement <2 x i8> %v, i64 0
  call void @use(i8 %x, i8 %y, i8 %z, i8 %c, i8 %e)
  %r = sub i32 %d, 3
  ret i32 %r
}

define internal i8 @same(i8 noundef range(i8 -6, 5) %x) {
  ret i8 %x
}

define internal void @use(i8 noundef %a, i8 noundef %b, i8 noundef %c, i8 noundef %d, i8 noundef %e) {
  ret void
}

declare i32 @llvm.ctpop.i32(i32)

!0 = !{i8 -7, i8 -3, i8 3, i8 6}
!1 = !{i8 5, i8 6, i8 100, i8 -100}
!2 = !{}
