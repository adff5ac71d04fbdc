; The condition of the first element decides about the whole vector.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <2 x i8> @src(<2 x i1> noundef %c, <2 x i8> noundef %x, <2 x i8> noundef %y) {
  %r = select <2 x i1> %c, <2 x i8> %x, <2 x i8> %y
  ret <2 x i8> %r
}

define <2 x i8> @tgt(<2 x i1> noundef %c, <2 x i8> noundef %x, <2 x i8> noundef %y) {
  %c0 = extractelement <2 x i1> %c, i32 0
  %r = select i1 %c0, <2 x i8> %x, <2 x i8> %y
  ret <2 x i8> %r
}
