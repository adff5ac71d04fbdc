; ffs counts the place of the lowest bit that is set from one.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_zero: refines
; STDOUT: @src_long: refines
; STDOUT: @src_any: refines
; STDOUT: @src_wrong: does not refine (value-mismatch)

declare i32 @ffs(i32)
declare i32 @ffsll(i64)
declare i32 @llvm.cttz.i32(i32, i1)

define i32 @src() {
  %r = call i32 @ffs(i32 48)
  ret i32 %r
}
define i32 @tgt() {
  ret i32 5
}

define i32 @src_zero() {
  %r = call i32 @ffs(i32 0)
  ret i32 %r
}
define i32 @tgt_zero() {
  ret i32 0
}

define i32 @src_long() {
  %r = call i32 @ffsll(i64 -9223372036854775808)
  ret i32 %r
}
define i32 @tgt_long() {
  ret i32 64
}

define i32 @src_any(i32 noundef %x) {
  %r = call i32 @ffs(i32 %x)
  ret i32 %r
}
define i32 @tgt_any(i32 noundef %x) {
  %zeros = call i32 @llvm.cttz.i32(i32 %x, i1 true)
  %place = add i32 %zeros, 1
  %none = icmp eq i32 %x, 0
  %r = select i1 %none, i32 0, i32 %place
  ret i32 %r
}

define i32 @src_wrong() {
  %r = call i32 @ffs(i32 48)
  ret i32 %r
}
define i32 @tgt_wrong() {
  ret i32 4
}
