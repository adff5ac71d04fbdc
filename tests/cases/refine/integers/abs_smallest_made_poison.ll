; The absolute value of the smallest number is itself in the source and poison in the target.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i8 @src(i8 noundef %x) {
  %r = call i8 @llvm.abs.i8(i8 %x, i1 false)
  ret i8 %r
}

define i8 @tgt(i8 noundef %x) {
  %r = call i8 @llvm.abs.i8(i8 %x, i1 true)
  ret i8 %r
}

declare i8 @llvm.abs.i8(i8, i1)
