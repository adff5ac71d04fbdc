; A number that fits into 32 bits but not into eight is poison in the target.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(float noundef %x) {
  %n = fptosi float %x to i32
  %r = trunc i32 %n to i8
  ret i8 %r
}

define i8 @tgt(float noundef %x) {
  %r = fptosi float %x to i8
  ret i8 %r
}
