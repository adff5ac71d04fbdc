; An addition is done without asking whether its result is poison, and its result is mixed into the returned
; value by a mask.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 noundef %x) {
  %c = icmp slt i8 %x, 100
  br i1 %c, label %inc, label %skip
inc:
  %a = add nsw i8 %x, 20
  ret i8 %a
skip:
  ret i8 0
}

define i8 @tgt(i8 noundef %x) {
  %c = icmp slt i8 %x, 100
  %a = add nsw i8 %x, 20
  %m = sext i1 %c to i8
  %r = and i8 %a, %m
  ret i8 %r
}
