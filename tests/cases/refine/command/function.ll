; Only some functions are compared, by the names of their sources.
; RUN: heddle refine --no-cache --function src_right %s
; EXIT: 0
; STDOUT| @src_right: refines
; STDOUT| 1 pair: 1 proved
; RUN: heddle refine --no-cache --function @src_wrong --function src_right %s
; EXIT: 10
; STDOUT: @src_right: refines
; STDOUT: @src_wrong: does not refine (value-mismatch)
; STDOUT: 2 pairs: 1 proved, 1 incorrect
; RUN: heddle refine --function src_nothing %s
; EXIT: 2
; STDOUT: there is no pair named @src_nothing

define i8 @src_right(i8 %x) {
  %r = sub i8 %x, 0
  ret i8 %r
}

define i8 @tgt_right(i8 %x) {
  ret i8 %x
}

define i8 @src_wrong(i8 %x) {
  %r = sub i8 0, %x
  ret i8 %r
}

define i8 @tgt_wrong(i8 %x) {
  ret i8 %x
}
