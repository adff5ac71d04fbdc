; Forgetting that nothing overflows is right in one direction only; an exchange of operands in both.
; RUN: heddle refine --no-cache %s
; EXIT: 0
; STDOUT: 2 pairs: 2 proved
; RUN: heddle refine --no-cache --bidirectional %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_operands: refines
; STDOUT: @src: does not refine (more-poisonous) [backwards]
; STDOUT: the target returns poison where the source returns
; STDOUT: @src_operands: refines [backwards]
; STDOUT: 4 pairs: 3 proved, 1 incorrect
; RUN: heddle refine --no-cache --bidirectional --function src_operands %s
; EXIT: 0
; STDOUT| @src_operands: refines
; STDOUT| @src_operands: refines [backwards]
; STDOUT| 2 pairs: 2 proved

define i8 @src(i8 noundef %x) {
  %r = add nsw i8 %x, 1
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %r = add i8 %x, 1
  ret i8 %r
}

define i8 @src_operands(i8 %x, i8 %y) {
  %r = sub i8 %x, %y
  ret i8 %r
}

define i8 @tgt_operands(i8 %x, i8 %y) {
  %n = sub i8 0, %y
  %r = add i8 %n, %x
  ret i8 %r
}
