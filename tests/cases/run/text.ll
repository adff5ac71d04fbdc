; LLVM text runs as C does.
; RUN: heddle run %s
; EXIT: 0
; STDOUT| from LLVM
; RUN: heddle run %b
; EXIT: 0
; STDOUT| from LLVM

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@text = private constant [10 x i8] c"from LLVM\00"

declare i32 @puts(ptr)

define i32 @main() {
  %n = call i32 @puts(ptr @text)
  ret i32 0
}
