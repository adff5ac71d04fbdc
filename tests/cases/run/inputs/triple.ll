define i32 @triple(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
