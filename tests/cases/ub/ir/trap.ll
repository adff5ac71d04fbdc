; A trap ends the program as a signal would.
; RUN: heddle run %s
; EXIT: 132
; STDERR-NOT: error

define i32 @main() {
  call void @llvm.trap()
  unreachable
}

declare void @llvm.trap()
