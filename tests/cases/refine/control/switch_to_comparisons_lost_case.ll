; A switch with three cases becomes a chain of comparisons in which the second is done with the wrong
; constant.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(i8 noundef %x) {
  switch i8 %x, label %other [
    i8 1, label %one
    i8 4, label %four
    i8 -1, label %last
  ]
one:
  ret i8 10
four:
  ret i8 20
last:
  ret i8 30
other:
  ret i8 0
}

define i8 @tgt(i8 noundef %x) {
  %a = icmp eq i8 %x, 1
  br i1 %a, label %one, label %next
one:
  ret i8 10
next:
  %b = icmp eq i8 %x, 5
  br i1 %b, label %four, label %rest
four:
  ret i8 20
rest:
  %c = icmp eq i8 %x, 255
  %r = select i1 %c, i8 30, i8 0
  ret i8 %r
}
