; Some bits of a lane are compared with all of it; the target compares it with anything. Only for one value of the lane there is a difference.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-undefined)

declare <2 x i8> @get()

define <2 x i1> @src() {
  %x = call <2 x i8> @get()
  %some = and <2 x i8> %x, <i8 undef, i8 6>
  %r = icmp sgt <2 x i8> %x, %some
  ret <2 x i1> %r
}

define <2 x i1> @tgt() {
  %x = call <2 x i8> @get()
  %some = and <2 x i8> %x, <i8 -1, i8 6>
  %r = icmp sgt <2 x i8> %x, <i8 undef, i8 6>
  %s = icmp sgt <2 x i8> %x, %some
  %lane = extractelement <2 x i1> %s, i64 1
  %t = insertelement <2 x i1> %r, i1 %lane, i64 1
  ret <2 x i1> %t
}
