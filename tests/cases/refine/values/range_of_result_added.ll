; The target says in which range its result is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(i32 %x) {
  ret i32 %x
}

define range(i32 0, 5) i32 @tgt(i32 %x) {
  ret i32 %x
}
