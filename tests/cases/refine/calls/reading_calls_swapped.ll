; Two calls that only read may change places.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @look(i32) memory(read) nounwind willreturn
declare i32 @peek(i32) memory(read) nounwind willreturn

define i32 @src() {
  %a = call i32 @look(i32 1)
  %b = call i32 @peek(i32 2)
  %s = sub i32 %a, %b
  ret i32 %s
}

define i32 @tgt() {
  %b = call i32 @peek(i32 2)
  %a = call i32 @look(i32 1)
  %s = sub i32 %a, %b
  ret i32 %s
}
