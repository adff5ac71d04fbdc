@shared = global i32 41

define i32 @helper(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
