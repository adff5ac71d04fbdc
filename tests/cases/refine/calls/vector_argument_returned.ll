; A call that returns its argument returns each lane of it, and what is undefined in it as it is.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_lane: does not refine (value-mismatch)
; STDOUT: @src_undef: refines

declare <2 x i8> @same(<2 x i8> returned)
declare i8 @same_number(i8 returned)

define <2 x i8> @src(<2 x i8> noundef %x) {
  %r = call <2 x i8> @same(<2 x i8> %x)
  ret <2 x i8> %r
}
define <2 x i8> @tgt(<2 x i8> noundef %x) {
  %r = call <2 x i8> @same(<2 x i8> %x)
  ret <2 x i8> %x
}

define <2 x i8> @src_lane(<2 x i8> noundef %x) {
  %r = call <2 x i8> @same(<2 x i8> %x)
  ret <2 x i8> %r
}
define <2 x i8> @tgt_lane(<2 x i8> noundef %x) {
  %r = call <2 x i8> @same(<2 x i8> %x)
  %s = shufflevector <2 x i8> %x, <2 x i8> poison, <2 x i32> <i32 1, i32 1>
  ret <2 x i8> %s
}

define i8 @src_undef(i8 %x) {
  %r = call i8 @same_number(i8 %x)
  ret i8 %r
}
define i8 @tgt_undef(i8 %x) {
  %r = call i8 @same_number(i8 %x)
  ret i8 %x
}
