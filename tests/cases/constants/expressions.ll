; Expressions over constants that LLVM 19 still has.
; RUN: heddle ir --check %s
; EXIT: 0

@x = global [4 x i32] zeroinitializer
@y = global i32 0
@element = global ptr getelementptr inbounds ([4 x i32], ptr @x, i64 0, i64 2)
@wrapped = global ptr getelementptr nusw nuw (i8, ptr @x, i64 8)
@limited = global ptr getelementptr inrange(-8, 8) (i8, ptr @x, i64 8)
@number = global i64 ptrtoint (ptr @x to i64)
@pointer = global ptr inttoptr (i64 4096 to ptr)
@distance = global i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64))
@sum = global i64 add nuw nsw (i64 ptrtoint (ptr @x to i64), i64 1)
@mixed = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 -1)
@short = global i32 trunc (i64 ptrtoint (ptr @x to i64) to i32)
@space = global ptr addrspace(1) addrspacecast (ptr @x to ptr addrspace(1))
@lane = global i32 extractelement (<2 x i32> <i32 1, i32 ptrtoint (ptr @y to i32)>, i32 1)
