; The common end of two paths is shared, but the phi gives both the same value.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

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
  %k = phi i8 [ 1, %left ], [ 1, %entry ]
  %a = add i8 %x, %k
  %b = xor i8 %a, 85
  ret i8 %b
}
