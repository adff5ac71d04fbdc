; Pairs in one file: src and tgt, numbers, and words after an underscore. Other names are none; a source without a target is named.
; RUN: heddle refine --no-cache %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src2: refines
; STDOUT: @src_division: does not refine (more-ub)
; STDOUT: the target is undefined: division by zero where the source returns 0
; STDOUT: %y = 0
; STDOUT: @src_store: does not refine (memory-mismatch)
; STDOUT: memory at
; STDOUT: @src7 has no partner @tgt7
; STDOUT: 4 pairs: 2 proved, 2 incorrect, 1 not compared
; STDOUT-NOT: srcs

define i8 @src(i8 %x) {
  %r = or i8 %x, 0
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  ret i8 %x
}

define i8 @src2(i8 %x) {
  %r = add nsw i8 %x, 1
  ret i8 %r
}

define i8 @tgt2(i8 %x) {
  %r = add i8 %x, 1
  ret i8 %r
}

define i8 @src_division(i8 noundef %x, i8 noundef %y) {
  ret i8 0
}

define i8 @tgt_division(i8 noundef %x, i8 noundef %y) {
  %q = udiv i8 %x, %y
  %r = and i8 %q, 0
  ret i8 %r
}

define void @src_store(ptr %p) {
  store i16 257, ptr %p, align 1
  ret void
}

define void @tgt_store(ptr %p) {
  store i8 1, ptr %p, align 1
  ret void
}

define i8 @srcs(i8 %x) {
  ret i8 %x
}

define i8 @tgts(i8 %x) {
  ret i8 0
}

define i8 @src7(i8 %x) {
  ret i8 %x
}
