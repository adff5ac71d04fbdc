; An addition is done before it is known whether it is needed. It may be poison, but the select does not
; choose it then.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x) {
  %c = icmp slt i8 %x, 100
  br i1 %c, label %inc, label %skip
inc:
  %a = add nsw i8 %x, 20
  ret i8 %a
skip:
  ret i8 -1
}

define i8 @tgt(i8 noundef %x) {
  %c = icmp slt i8 %x, 100
  %a = add nsw i8 %x, 20
  %r = select i1 %c, i8 %a, i8 -1
  ret i8 %r
}
