; The sum of a vector wraps around; the sums of its elements are poison when they overflow.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(<4 x i8> noundef %x) {
  %r = call i8 @llvm.vector.reduce.add.v4i8(<4 x i8> %x)
  ret i8 %r
}

define i8 @tgt(<4 x i8> noundef %x) {
  %a = extractelement <4 x i8> %x, i32 0
  %b = extractelement <4 x i8> %x, i32 1
  %c = extractelement <4 x i8> %x, i32 2
  %d = extractelement <4 x i8> %x, i32 3
  %s = add nsw i8 %a, %b
  %t = add nsw i8 %c, %d
  %r = add nsw i8 %s, %t
  ret i8 %r
}

declare i8 @llvm.vector.reduce.add.v4i8(<4 x i8>)
