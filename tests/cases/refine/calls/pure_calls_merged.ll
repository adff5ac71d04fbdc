; Two calls with the same argument of a function that reads no memory give the same result.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i32 @pure(i32) memory(none) nounwind willreturn

define i32 @src(i32 noundef %x) {
  %a = call i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @tgt(i32 noundef %x) {
  %a = call i32 @pure(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}
