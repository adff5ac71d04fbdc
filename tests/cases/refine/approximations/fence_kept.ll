; The fence is the same in both; the number returned is only computed in another way.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 noundef %x) {
  fence seq_cst
  %y = sub i32 %x, 1
  ret i32 %y
}

define i32 @tgt(i32 noundef %x) {
  fence seq_cst
  %y = add i32 %x, -1
  ret i32 %y
}
