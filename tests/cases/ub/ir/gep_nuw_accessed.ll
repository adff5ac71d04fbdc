; A step back that promised not to go back is no address, though it stays inside of the object and is only accessed.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [2 x i32]
  store [2 x i32] zeroinitializer, ptr %a
  %end = getelementptr inbounds i32, ptr %a, i64 1
  %p = getelementptr inbounds nuw i32, ptr %end, i64 -1 ;~ ERROR: [pointer] a pointer leaves its object
  %x = load i32, ptr %p
  ret i32 %x
}
