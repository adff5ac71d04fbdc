; A relative load reads its table.
; RUN: heddle check --engine explore --property race --entry relative --entry sets_table %s
; EXIT: 10
; RUN: heddle check --engine explore --property race --reduction none --entry relative --entry sets_table %s
; EXIT: 10
; RUN: heddle check --engine explore --property race --entry relative --entry sets0 %s
; EXIT: 0

@numbers = global [4 x i32] zeroinitializer
@table = global [2 x i32] zeroinitializer

declare ptr @llvm.load.relative.i32(ptr, i32)

define void @relative() {
  %x = call ptr @llvm.load.relative.i32(ptr @table, i32 4) ;~ ERROR: [race]
  ret void
}

define void @sets0() {
  store i32 1, ptr @numbers
  ret void
}

define void @sets_table() {
  store i32 1, ptr getelementptr ([2 x i32], ptr @table, i64 0, i64 1)
  ret void
}
