; The call touches no memory, but it may never return, so it cannot be removed.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (

declare i32 @search(i32) memory(none) nounwind

define void @src(i32 noundef %x) {
  %r = call i32 @search(i32 %x)
  ret void
}

define void @tgt(i32 noundef %x) {
  ret void
}
