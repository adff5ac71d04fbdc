; A pointer that is equal to a function calls no other one.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: more-ub

declare i16 @known(i16)
declare i16 @other(i16)

define i16 @src(ptr %p, i16 %x) {
  %r = call i16 %p(i16 %x)
  ret i16 %r
}

define i16 @tgt(ptr %p, i16 %x) {
  %is = icmp eq ptr %p, @known
  br i1 %is, label %direct, label %through

direct:
  %a = call i16 @other(i16 %x)
  ret i16 %a

through:
  %b = call i16 %p(i16 %x)
  ret i16 %b
}
