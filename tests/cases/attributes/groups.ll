; Groups may come in any order, be shared, and be referred to before they are given.
; RUN: heddle ir --check %s
; EXIT: 0

attributes #3 = { nounwind }

declare void @a() #3
declare void @b() #1 cold
declare void @c() #3

define void @d() #1 {
  call void @a() #3
  call void @c() #3
  ret void
}

attributes #1 = { noinline "no-trapping-math"="true" }
