; References to functions in special ways, token none, and null in address spaces.
; RUN: heddle ir --check %s
; EXIT: 0

@equivalent = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @equivalent to i64)) to i32)
@direct = global ptr no_cfi @f
@null = global ptr null
@far_null = global ptr addrspace(5) null
@signed = global ptr ptrauth (ptr @f, i32 0, i64 1234)

declare void @f()
