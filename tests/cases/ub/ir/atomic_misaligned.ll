; An atomic access that is misaligned.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca [8 x i8], align 8
  store i64 0, ptr %a
  %p = getelementptr i8, ptr %a, i64 2
  %old = atomicrmw add ptr %p, i32 1 seq_cst ;~ ERROR: [align]
  ret i32 0
}
