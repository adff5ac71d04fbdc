; Of the lowest bit that is set there is one, unless the number is zero.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i8 @src(i8 noundef %x) {
  %n = sub i8 0, %x
  %l = and i8 %x, %n
  %r = call i8 @llvm.ctpop.i8(i8 %l)
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %c = icmp ne i8 %x, 0
  %r = zext i1 %c to i8
  ret i8 %r
}

declare i8 @llvm.ctpop.i8(i8)
