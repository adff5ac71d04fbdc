; Not less is greater or equal, in every element.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i1> @src(<2 x i3> %x, <2 x i3> %y) {
  %c = icmp slt <2 x i3> %x, %y
  %r = xor <2 x i1> %c, <i1 true, i1 true>
  ret <2 x i1> %r
}

define <2 x i1> @tgt(<2 x i3> %x, <2 x i3> %y) {
  %r = icmp sge <2 x i3> %x, %y
  ret <2 x i1> %r
}
