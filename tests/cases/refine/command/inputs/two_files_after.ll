define i32 @half(i32 noundef %x) {
  %r = ashr i32 %x, 1
  ret i32 %r
}

define i32 @same(i32 %y) {
  ret i32 %y
}

define i32 @twice(i32 noundef %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}
