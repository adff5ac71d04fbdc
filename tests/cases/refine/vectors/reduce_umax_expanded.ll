; The greatest of three elements is that of the greater of two and the third.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(<3 x i8> noundef %x) {
  %r = call i8 @llvm.vector.reduce.umax.v3i8(<3 x i8> %x)
  ret i8 %r
}

define i8 @tgt(<3 x i8> noundef %x) {
  %a = extractelement <3 x i8> %x, i32 0
  %b = extractelement <3 x i8> %x, i32 1
  %c = extractelement <3 x i8> %x, i32 2
  %l = icmp ugt i8 %a, %b
  %m = select i1 %l, i8 %a, i8 %b
  %k = icmp ugt i8 %m, %c
  %r = select i1 %k, i8 %m, i8 %c
  ret i8 %r
}

declare i8 @llvm.vector.reduce.umax.v3i8(<3 x i8>)
