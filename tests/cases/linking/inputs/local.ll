define internal i32 @local() {
  ret i32 2
}
