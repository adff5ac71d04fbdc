; A loop that is entered at two places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i1 %q, i32 %n) {
entry:
  br i1 %q, label %a, label %b
a:
  %x = phi i32 [ 0, %entry ], [ %w, %b ]
  %v = add i32 %x, 1
  call void @put(i32 %v)
  br label %b
b:
  %y = phi i32 [ 1, %entry ], [ %v, %a ]
  %w = add i32 %y, 2
  %c = icmp ult i32 %w, %n
  br i1 %c, label %a, label %out
out:
  ret i32 %w
}

define i32 @tgt(i1 %q, i32 %n) {
entry:
  br i1 %q, label %a, label %b
a:
  %x = phi i32 [ 0, %entry ], [ %w, %b ]
  %v = add i32 %x, 1
  call void @put(i32 %v)
  br label %b
b:
  %y = phi i32 [ 1, %entry ], [ %v, %a ]
  %w = add i32 %y, 2
  %c = icmp uge i32 %w, %n
  br i1 %c, label %out, label %a
out:
  ret i32 %w
}

declare void @put(i32)
