; A phi of undef and a value may be that value when it is certain not to be poison.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i1 noundef %c, i8 noundef %x) {
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %r = phi i8 [ undef, %left ], [ %x, %0 ]
  ret i8 %r
}

define i8 @tgt(i1 noundef %c, i8 noundef %x) {
  ret i8 %x
}
