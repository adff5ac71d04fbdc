; The store between the two calls may change what the second one reads.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @look() memory(read) nounwind willreturn

define i32 @src(ptr %p) {
  %a = call i32 @look()
  store i32 1, ptr %p, align 4
  %b = call i32 @look()
  ret i32 %b
}

define i32 @tgt(ptr %p) {
  %a = call i32 @look()
  store i32 1, ptr %p, align 4
  ret i32 %a
}
