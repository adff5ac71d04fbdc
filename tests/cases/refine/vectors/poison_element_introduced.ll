; The second element passes through a sum that may overflow.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(<2 x i8> noundef %x) {
  %r = extractelement <2 x i8> %x, i32 1
  ret i8 %r
}

define i8 @tgt(<2 x i8> noundef %x) {
  %s = add nsw <2 x i8> %x, <i8 0, i8 1>
  %d = sub <2 x i8> %s, <i8 0, i8 1>
  %r = extractelement <2 x i8> %d, i32 1
  ret i8 %r
}
