; Where a local lies is not known.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(i64 %x) {
  %a = alloca i32
  %i = ptrtoint ptr %a to i64
  %c = icmp eq i64 %i, %x
  ret i1 %c
}

define i1 @tgt(i64 %x) {
  ret i1 true
}
