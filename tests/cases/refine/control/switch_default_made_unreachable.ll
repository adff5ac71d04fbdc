; The default of the switch returns zero in the source, and must not be reached in the target.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

define i8 @src(i8 noundef %x) {
  switch i8 %x, label %other [
    i8 0, label %zero
    i8 1, label %one
  ]
zero:
  ret i8 10
one:
  ret i8 20
other:
  ret i8 0
}

define i8 @tgt(i8 noundef %x) {
  switch i8 %x, label %other [
    i8 0, label %zero
    i8 1, label %one
  ]
zero:
  ret i8 10
one:
  ret i8 20
other:
  unreachable
}
