; The bytes of a number that is made from something undefined still belong together when they are read.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_apart: does not refine (memory-mismatch)

@p = external global i16

define void @src(i8 %x) {
  %wide = zext i8 %x to i16
  %twice = mul i16 %wide, 257
  store i16 %twice, ptr @p
  ret void
}
define void @tgt(i8 %x) {
  %f = freeze i8 %x
  %wide = zext i8 %f to i16
  %twice = mul i16 %wide, 257
  store i16 %twice, ptr @p
  ret void
}

define void @src_apart() {
  %wide = zext i8 undef to i16
  %twice = mul i16 %wide, 257
  store i16 %twice, ptr @p
  ret void
}
define void @tgt_apart() {
  store i16 258, ptr @p
  ret void
}
