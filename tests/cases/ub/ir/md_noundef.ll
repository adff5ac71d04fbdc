; A loaded value that must be defined.
; RUN: heddle run %s
; EXIT: 10

define i32 @main() {
  %a = alloca i32
  %x = load i32, ptr %a, !noundef !0 ;~ ERROR: [uninit]
  ret i32 0
}

!0 = !{}
