; Phis of one block are executed at once: %x and %z are never equal there. Before that both are absent, which counts as zero, so that
; the query about them is satisfied; %b tells more, read as a byte though it has one bit.
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == @0.main.%z;ui32)"
; EXIT: 0
; STDOUT: : satisfied
; RUN: heddle query %s "E<>(@0.main.%b;ui8 == 1;ui8)"
; EXIT: 0
; STDOUT: not satisfied
; STDERR: warning: `@0.main.%b` has 1 bit and is read as ui8
; RUN: heddle query %s "E<>(@0.main.%x;ui32 == 1;ui32 && @0.main.%z;ui32 == 0;ui32)"
; EXIT: 0
; STDOUT: : satisfied

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
