; Reading a register at another width is allowed, with a warning.
; RUN: heddle query %s "E<>(@0.main.%wide;ui8 == 1;ui8)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; STDERR: warning

define i32 @main() {
  %wide = add i32 256, 1
  ret i32 0
}
