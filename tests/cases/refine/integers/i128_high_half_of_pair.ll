; Two halves are put together, and the higher one is taken out again.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(i64 noundef %lo, i64 noundef %hi) {
  %l = zext i64 %lo to i128
  %h = zext i64 %hi to i128
  %s = shl nuw i128 %h, 64
  %w = or disjoint i128 %s, %l
  %t = lshr i128 %w, 64
  %r = trunc i128 %t to i64
  ret i64 %r
}

define i64 @tgt(i64 noundef %lo, i64 noundef %hi) {
  ret i64 %hi
}
