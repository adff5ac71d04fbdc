; A register without a name keeps its number as its name when LLVM changes the program around it.
; RUN: heddle ir --passes mem2reg --print %s
; EXIT: 0
; STDOUT: %"4" = add i32 %"0", %x
; STDOUT: ret i32 %"4"
; STDOUT-NOT: alloca
; RUN: heddle ir --passes name,constants --print %s
; EXIT: 0
; STDOUT: %2 = alloca i32
; STDOUT: %4 = add i32 %3, %x

define i32 @main(i32 %0, i32 %x) {
  %2 = alloca i32
  store i32 %0, ptr %2
  %3 = load i32, ptr %2
  %4 = add i32 %3, %x
  ret i32 %4
}
