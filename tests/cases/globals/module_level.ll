; Everything else at the top: target, source name, module assembly.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: source_filename = "a \22quoted\22 name.c"
; STDOUT: target triple = "x86_64-pc-linux-gnu"
; STDOUT: module asm ".globl odd"

source_filename = "a \22quoted\22 name.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl odd"
module asm "odd: .ascii \22\5Cn\22"

declare void @odd()
