; The length is not known, but it is the same in both.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i64 @strlen(ptr)

define i64 @src(ptr %s) {
  %n = call i64 @strlen(ptr %s)
  %m = mul i64 %n, 2
  ret i64 %m
}

define i64 @tgt(ptr %s) {
  %n = call i64 @strlen(ptr %s)
  %m = shl i64 %n, 1
  ret i64 %m
}
