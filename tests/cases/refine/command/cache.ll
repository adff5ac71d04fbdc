; What was found out before is known, unless it is not wanted.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines (known from an earlier run)
; RUN: heddle refine --format json %s
; EXIT: 0
; STDOUT: "cached": true
; RUN: heddle refine --no-cache %s
; EXIT: 0
; STDOUT| @src: refines
; STDOUT| 1 pair: 1 proved

define i16 @src(i16 %x) {
  %r = shl i16 %x, 3
  ret i16 %r
}

define i16 @tgt(i16 %x) {
  %r = mul i16 %x, 8
  ret i16 %r
}
