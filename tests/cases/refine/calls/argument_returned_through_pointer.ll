; A call through a pointer to a function that returns its argument returns it, too.
; RUN: heddle refine --no-undef-input %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_other: does not refine (value-mismatch)

declare i8 @same(i8 returned)

define i8 @src(ptr %f, i8 %a) {
  %r = call i8 %f(i8 %a)
  ret i8 %r
}
define i8 @tgt(ptr %f, i8 %a) {
  %is = icmp eq ptr %f, @same
  br i1 %is, label %known, label %unknown
known:
  %r = call i8 @same(i8 %a)
  ret i8 %a
unknown:
  %s = call i8 %f(i8 %a)
  ret i8 %s
}

define i8 @src_other(ptr %f, i8 %a) {
  %r = call i8 %f(i8 %a)
  ret i8 %r
}
define i8 @tgt_other(ptr %f, i8 %a) {
  %r = call i8 %f(i8 %a)
  ret i8 %a
}
