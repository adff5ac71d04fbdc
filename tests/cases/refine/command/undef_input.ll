; An undefined argument is another value at each use: twice the same is even, the sum of two uses need not be. That argument
; is the only reason why this is wrong.
; RUN: heddle refine --no-cache %s
; EXIT: 10
; STDOUT: @src: does not refine (more-undefined)
; STDOUT: with %x = undef
; RUN: heddle refine --no-cache --no-undef-input %s
; EXIT: 0
; STDOUT: @src: refines
; RUN: heddle refine --no-cache --no-poison-input %s
; EXIT: 10
; STDOUT: with %x = undef
; RUN: heddle refine --no-cache --no-undef-input --format json %s
; EXIT: 0
; STDOUT: "undef_input": false

define i8 @src(i8 %x) {
  %r = mul i8 %x, 2
  ret i8 %r
}

define i8 @tgt(i8 %x) {
  %r = add i8 %x, %x
  ret i8 %r
}
