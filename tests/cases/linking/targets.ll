; Files for different targets do not go together.
; RUN: heddle ir --check %s %d/inputs/x86_64.ll
; EXIT: 2
; STDERR: cannot link the files

target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@x = global i32 0
