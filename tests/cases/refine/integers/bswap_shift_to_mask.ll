; The bytes are reversed, and the last is taken: it is the one that was first.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 %x) {
  %b = call i32 @llvm.bswap.i32(i32 %x)
  %r = lshr i32 %b, 24
  ret i32 %r
}

define i32 @tgt(i32 %x) {
  %r = and i32 %x, 255
  ret i32 %r
}

declare i32 @llvm.bswap.i32(i32)
