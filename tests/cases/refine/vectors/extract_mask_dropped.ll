; Without the mask the index may be out of range.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(<2 x i8> noundef %x, i32 noundef %i) {
  %m = and i32 %i, 1
  %r = extractelement <2 x i8> %x, i32 %m
  ret i8 %r
}

define i8 @tgt(<2 x i8> noundef %x, i32 noundef %i) {
  %r = extractelement <2 x i8> %x, i32 %i
  ret i8 %r
}
