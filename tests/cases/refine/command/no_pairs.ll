; One file without a pair in it: the message says which names make one.
; RUN: heddle refine %s
; EXIT: 2
; STDERR: error: %s: there is no pair in it: functions src and tgt, src1 and tgt1, or src_x and tgt_x are needed

define i32 @before(i32 %x) {
  ret i32 %x
}

define i32 @after(i32 %x) {
  ret i32 %x
}
