; The sum of a vector is that of its elements.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(<4 x i8> noundef %x) {
  %r = call i8 @llvm.vector.reduce.add.v4i8(<4 x i8> %x)
  ret i8 %r
}

define i8 @tgt(<4 x i8> noundef %x) {
  %a = extractelement <4 x i8> %x, i32 0
  %b = extractelement <4 x i8> %x, i32 1
  %c = extractelement <4 x i8> %x, i32 2
  %d = extractelement <4 x i8> %x, i32 3
  %s = add i8 %a, %b
  %t = add i8 %c, %d
  %r = add i8 %s, %t
  ret i8 %r
}

declare i8 @llvm.vector.reduce.add.v4i8(<4 x i8>)
