; Pointers to functions, as parameters and in tables.
; RUN: heddle ir --check %s
; EXIT: 0

@table = global [1 x i32 (i32)*] [i32 (i32)* @twice]

define i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}

define i32 @apply(i32 (i32)* %f, i32 %x) {
  %slot = getelementptr inbounds [1 x i32 (i32)*], [1 x i32 (i32)*]* @table, i64 0, i64 0
  %g = load i32 (i32)*, i32 (i32)** %slot, align 8
  %a = call i32 %f(i32 %x)
  %b = call i32 %g(i32 %a)
  ret i32 %b
}
