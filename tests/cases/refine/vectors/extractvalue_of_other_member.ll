; A value is written to the second member and the first is read; the target forwards it all the same.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src([2 x i8] noundef %s, i8 noundef %a) {
  %t = insertvalue [2 x i8] %s, i8 %a, 1
  %r = extractvalue [2 x i8] %t, 0
  ret i8 %r
}

define i8 @tgt([2 x i8] noundef %s, i8 noundef %a) {
  ret i8 %a
}
