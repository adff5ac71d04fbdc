; Registers by name: 0 while they are absent, also in a frame that is not the top one; in a type, or in their own.
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == 5;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%x == 5)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == 6;ui32)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query %s "A[](@0.main.%x;ui32 == 0;ui32 || @0.main.%x;ui32 == 5;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == 0;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.twice.%r;ui32 == 10;ui32 && @0.main.%x;ui32 == 0;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.twice.%r;ui32 == 10;ui32 && @0.main.%x;ui32 == 5;ui32)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%n;si32 < 0;si32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%n;ui32 == 4294967288;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%n;ui32 < 0;ui32)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%x;ui32 + @0.main.%n;ui32 == 4294967293;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%1;ui32 == 10;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied

define i32 @twice(i32 %a) {
  %r = add i32 %a, %a
  ret i32 %r
}

define i32 @main() {
  %x = add i32 2, 3
  %n = sub i32 2, 10
  %1 = call i32 @twice(i32 %x)
  ret i32 0
}
