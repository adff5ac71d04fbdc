; What a load promises of its pointer is promised of another one.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: what metadata and attributes say about memory (noalias, invariant, tbaa) is not known)

define ptr @src(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load ptr, ptr %p, align 8, !dereferenceable !0
  %b = load ptr, ptr %q, align 8
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret ptr %b
}

define ptr @tgt(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load ptr, ptr %p, align 8
  %b = load ptr, ptr %q, align 8, !dereferenceable !0
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret ptr %b
}

!0 = !{i64 8}
