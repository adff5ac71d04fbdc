; The phis of a block all happen at once, so %x and %z are never equal once they are there, and %b is never 1. But
; registers that are not there yet are 0: before the first step %x == %z holds.
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == @0.main.%z;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == 1;ui32 && @0.main.%z;ui32 == 1;ui32)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%x == 1 && @0.main.%z == 0)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query %s "E<>(@0.main.%y;ui32 == 1;ui32)"
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query -f %d/inputs/example2_b.q %s
; EXIT: 0
; STDOUT: not satisfied
; RUN: heddle query --reduction internal %s "E<>(@0.main.%x;ui32 == @0.main.%z;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query --reduction simultaneous %s "E<>(@0.main.%x;ui32 == @0.main.%z;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied
; RUN: heddle query --reduction por %s "E<>(@0.main.%x;ui32 == @0.main.%z;ui32)"
; EXIT: 0
; STDOUT-NOT: not satisfied

define void @main() {
init:
  br label %blk

blk:
  %x = phi i32 [ %z, %blk ], [ 0, %init ]
  %z = phi i32 [ %x, %blk ], [ 1, %init ]
  %b = icmp eq i32 %x, %z
  br i1 %b, label %succ, label %blk

succ:
  %y = add i32 0, 1
  ret void
}
