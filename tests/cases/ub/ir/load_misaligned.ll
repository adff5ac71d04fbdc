; A load that is less aligned than it says.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [2 x i32], align 8
  store [2 x i32] zeroinitializer, ptr %a
  %p = getelementptr i8, ptr %a, i64 4
  %x = load i32, ptr %p, align 8 ;~ ERROR: [align]
  ret i32 %x
}
