; A function that has no partner is not passed over in silence; the pairs are compared.
; RUN: heddle refine %s
; EXIT: 2
; STDOUT: @src: refines
; STDOUT: @src_other has no partner @tgt_other
; STDOUT: @tgt2 has no partner @src2
; STDOUT: 1 pair: 1 proved, 2 not compared
; RUN: heddle refine --function src %s
; EXIT: 0
; STDOUT: 1 pair: 1 proved

define i32 @src(i32 %x) {
  ret i32 %x
}

define i32 @tgt(i32 %x) {
  ret i32 %x
}

define i32 @src_other(i32 %x) {
  ret i32 %x
}

define i32 @tgt2(i32 %x) {
  ret i32 %x
}
