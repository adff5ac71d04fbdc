; What a loop holds may be undefined in some of its bits. The target uses it as often as the source, but each use may be another of two values, and twice the difference is none that
; the source gives.
; RUN: heddle refine --no-cache %s
; EXIT: 10
; STDOUT: @src: does not refine (more-undefined)

declare i1 @more()

define i8 @src(i8 %x) {
entry:
  %a = and i8 %x, 1
  br label %h

h:
  %i = phi i8 [ 0, %entry ], [ %a, %h ]
  %c = call i1 @more()
  br i1 %c, label %h, label %e

e:
  %r = xor i8 %i, %i
  ret i8 %r
}

define i8 @tgt(i8 %x) {
entry:
  %a = and i8 %x, 1
  br label %h

h:
  %i = phi i8 [ 0, %entry ], [ %a, %h ]
  %c = call i1 @more()
  br i1 %c, label %h, label %e

e:
  %d = xor i8 %i, %i
  %r = shl i8 %d, 1
  ret i8 %r
}
