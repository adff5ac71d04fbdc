; Aliases and ifuncs, of variables and functions, into the middle of an object.
; RUN: heddle ir --check %s
; EXIT: 0

@object = global [4 x i32] zeroinitializer
@whole = alias [4 x i32], ptr @object
@middle = weak hidden alias i32, getelementptr inbounds ([4 x i32], ptr @object, i64 0, i64 2)
@twin = internal unnamed_addr alias i32 (i32), ptr @f
@chosen = ifunc i32 (i32), ptr @choose

define i32 @f(i32 %x) {
  %y = call i32 @chosen(i32 %x)
  ret i32 %y
}

define ptr @choose() {
  ret ptr @f
}
