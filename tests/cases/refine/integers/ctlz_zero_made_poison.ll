; Zero has sixteen leading zeros in the source; in the target their number is poison.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i16 @src(i16 noundef %x) {
  %r = call i16 @llvm.ctlz.i16(i16 %x, i1 false)
  ret i16 %r
}

define i16 @tgt(i16 noundef %x) {
  %r = call i16 @llvm.ctlz.i16(i16 %x, i1 true)
  ret i16 %r
}

declare i16 @llvm.ctlz.i16(i16, i1)
