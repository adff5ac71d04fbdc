; Nothing is written between the two calls, so both read the same.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @look() memory(read) nounwind willreturn

define i32 @src(ptr %p) {
  %a = call i32 @look()
  %b = call i32 @look()
  store i32 %a, ptr %p, align 4
  ret i32 %b
}

define i32 @tgt(ptr %p) {
  %a = call i32 @look()
  store i32 %a, ptr %p, align 4
  ret i32 %a
}
