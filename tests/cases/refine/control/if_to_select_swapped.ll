; A branch that only chooses a value becomes a select with its arms in the wrong order.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i1 noundef %c, i8 noundef %a, i8 noundef %b) {
  br i1 %c, label %yes, label %no
yes:
  br label %join
no:
  br label %join
join:
  %r = phi i8 [ %a, %yes ], [ %b, %no ]
  ret i8 %r
}

define i8 @tgt(i1 noundef %c, i8 noundef %a, i8 noundef %b) {
  %r = select i1 %c, i8 %b, i8 %a
  ret i8 %r
}
