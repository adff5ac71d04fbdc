; A function that is loaded from a constant is called with the attributes of its declaration.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

@table = constant [2 x ptr] [ptr @first, ptr @second]

declare void @first()
declare i32 @second(i32) memory(none) nounwind willreturn

define i32 @src(i32 %x) {
  %p = getelementptr ptr, ptr @table, i64 1
  %f = load ptr, ptr %p
  %unused = call i32 %f(i32 1)
  %r = call i32 %f(i32 %x)
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  %r = call i32 @second(i32 %x)
  ret i32 %r
}
