; Branches, switches, indirect branches, unreachable, phis.
; RUN: heddle ir --check %s
; EXIT: 0

define i32 @all(i32 %x, i1 %c, ptr %to) {
entry:
  br i1 %c, label %left, label %right

left:
  switch i32 %x, label %other [
    i32 0, label %right
    i32 -1, label %right
    i32 7, label %other
  ]

right:
  %p = phi i32 [ 1, %entry ], [ 2, %left ], [ 2, %left ], [ %q, %right ]
  %q = add i32 %p, 1
  indirectbr ptr %to, [label %right, label %other]

other:
  %r = phi i32 [ %x, %left ], [ %x, %left ], [ %q, %right ]
  switch i32 %r, label %never []

never:
  unreachable
}
