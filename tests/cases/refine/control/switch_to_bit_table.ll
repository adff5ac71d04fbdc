; A switch becomes a look into a table of bits, after a comparison with its length.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

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
  %in = icmp ult i8 %x, 8
  br i1 %in, label %look, label %out
look:
  %s = lshr i8 141, %x
  %b = trunc i8 %s to i1
  ret i1 %b
out:
  ret i1 false
}
