; Elements of three bits are compared without their sign in the target.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define <2 x i1> @src(<2 x i3> noundef %x, <2 x i3> noundef %y) {
  %r = icmp slt <2 x i3> %x, %y
  ret <2 x i1> %r
}

define <2 x i1> @tgt(<2 x i3> noundef %x, <2 x i3> noundef %y) {
  %r = icmp ult <2 x i3> %x, %y
  ret <2 x i1> %r
}
