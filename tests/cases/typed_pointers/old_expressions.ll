; Constant expressions that later LLVMs gave up.
; LLVM-AS: refuses typed pointers and these expressions are gone
; RUN: heddle ir --check %s
; EXIT: 0

@g = global i32 0
@shifted = global i64 shl (i64 ptrtoint (i32* @g to i64), i64 1)
@ored = global i64 or (i64 ptrtoint (i32* @g to i64), i64 1)
@chosen = global i32 select (i1 icmp eq (i32* @g, i32* null), i32 1, i32 2)
@wide = global i64 zext (i32 ptrtoint (i32* @g to i32) to i64)
