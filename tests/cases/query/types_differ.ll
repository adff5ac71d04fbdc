; The two sides of a comparison must have one type.
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == 1;ui8)"
; EXIT: 2
; STDERR: ui32
; STDERR: ui8
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == @0.main.%x;si32)"
; EXIT: 2
; STDERR: ui32
; STDERR: si32
; RUN: heddle query %s "E<>(@0.main.%x;ui16 + @0.main.%x;ui32 == 1;ui32)"
; EXIT: 2
; STDERR: ui16
; RUN: heddle query %s "E<>(@0.main.%x;ui8 == 300;ui8)"
; EXIT: 2
; STDERR: 300
; RUN: heddle query %s "E<>(@0.main.%x;ui33 == 1;ui33)"
; EXIT: 2
; STDERR: ui33

define i32 @main() {
  %x = add i32 1, 2
  ret i32 0
}
