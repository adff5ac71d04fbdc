; The common end of two paths is shared, and a phi tells them apart.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i1 noundef %c, i8 noundef %x) {
  br i1 %c, label %left, label %right
left:
  %a = add i8 %x, 1
  %b = xor i8 %a, 85
  ret i8 %b
right:
  %d = add i8 %x, 2
  %e = xor i8 %d, 85
  ret i8 %e
}

define i8 @tgt(i1 noundef %c, i8 noundef %x) {
entry:
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %k = phi i8 [ 1, %left ], [ 2, %entry ]
  %a = add i8 %x, %k
  %b = xor i8 %a, 85
  ret i8 %b
}
