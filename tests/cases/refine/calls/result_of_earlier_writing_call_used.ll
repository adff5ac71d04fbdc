; A function that writes memory may return another number each time.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

declare i32 @next()

define i32 @src() {
  %a = call i32 @next()
  %b = call i32 @next()
  ret i32 %b
}

define i32 @tgt() {
  %a = call i32 @next()
  %b = call i32 @next()
  ret i32 %a
}
