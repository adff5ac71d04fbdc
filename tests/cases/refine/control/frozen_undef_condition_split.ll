; Both branches see one frozen value in the source. In the target each freezes its own, so that they may
; disagree.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: /@src: does not refine \((value-mismatch|more-undefined)\)/

define i8 @src() {
entry:
  %f = freeze i1 undef
  br i1 %f, label %a, label %join
a:
  br label %join
join:
  %p = phi i8 [ 1, %a ], [ 0, %entry ]
  br i1 %f, label %b, label %end
b:
  br label %end
end:
  %q = phi i8 [ 1, %b ], [ 0, %join ]
  %r = sub i8 %p, %q
  ret i8 %r
}

define i8 @tgt() {
entry:
  %f = freeze i1 undef
  br i1 %f, label %a, label %join
a:
  br label %join
join:
  %p = phi i8 [ 1, %a ], [ 0, %entry ]
  %g = freeze i1 undef
  br i1 %g, label %b, label %end
b:
  br label %end
end:
  %q = phi i8 [ 1, %b ], [ 0, %join ]
  %r = sub i8 %p, %q
  ret i8 %r
}
