; A pointer that is equal to a function calls that function.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare i16 @known(i16)

define i16 @src(ptr noundef %p, i16 noundef %x) {
  %r = call i16 %p(i16 %x)
  ret i16 %r
}

define i16 @tgt(ptr noundef %p, i16 noundef %x) {
  %is = icmp eq ptr %p, @known
  br i1 %is, label %direct, label %through

direct:
  %a = call i16 @known(i16 %x)
  ret i16 %a

through:
  %b = call i16 %p(i16 %x)
  ret i16 %b
}
