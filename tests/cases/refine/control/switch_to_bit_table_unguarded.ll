; A switch becomes a look into a table of bits; nothing keeps the shift below the width.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i1 @src(i8 noundef %x) {
  switch i8 %x, label %no [
    i8 0, label %yes
    i8 2, label %yes
    i8 3, label %yes
    i8 7, label %yes
  ]
yes:
  ret i1 true
no:
  ret i1 false
}

define i1 @tgt(i8 noundef %x) {
  %s = lshr i8 141, %x
  %b = trunc i8 %s to i1
  ret i1 %b
}
