; The end of a local is not null, as the argument of the target promises.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(i64 %i) {
  %x = alloca [2 x i32], align 4
  %y = getelementptr inbounds i8, ptr %x, i64 8
  call void @g(ptr %y)
  ret void
}
define void @tgt(i64 %i) {
  %x = alloca [2 x i32], align 4
  %y = getelementptr inbounds i8, ptr %x, i64 8
  call void @g(ptr nonnull %y)
  ret void
}
declare void @g(ptr)
