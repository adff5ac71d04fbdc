; The distance of two pointers into the same block is the difference of their offsets.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 12
  %x = ptrtoint ptr %p to i64
  %y = ptrtoint ptr %q to i64
  %d = sub i64 %y, %x
  ret i64 %d
}

define i64 @tgt(ptr %p) {
  ret i64 12
}
