; A phi of undef and an argument may not be that argument, which could be poison on the path where the phi is
; undef.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i1 noundef %c, i8 %x) {
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %r = phi i8 [ undef, %left ], [ %x, %0 ]
  ret i8 %r
}

define i8 @tgt(i1 noundef %c, i8 %x) {
  ret i8 %x
}
