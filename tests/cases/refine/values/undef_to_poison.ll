; Undef is some value, poison is none: undef may not become poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src() {
  ret i32 undef
}

define i32 @tgt() {
  ret i32 poison
}
