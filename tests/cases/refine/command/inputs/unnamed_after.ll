define i32 @0() { ret i32 2 }
