define i8 @kept(i8 %x) {
  ret i8 %x
}

define i8 @added(i8 %x) {
  ret i8 %x
}
