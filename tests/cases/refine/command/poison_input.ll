; A select does not look at what it does not choose, an and does: wrong only if the second argument is poison.
; RUN: heddle refine --no-cache %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)
; STDOUT: the target returns poison where the source returns false
; STDOUT: with %a = false, %b = poison
; RUN: heddle refine --no-cache --no-poison-input %s
; EXIT: 0
; STDOUT: @src: refines
; RUN: heddle refine --no-cache --no-undef-input %s
; EXIT: 10
; STDOUT: %b = poison
; RUN: heddle refine --no-cache --no-poison-input --format json %s
; EXIT: 0
; STDOUT: "poison_input": false

define i1 @src(i1 %a, i1 %b) {
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

define i1 @tgt(i1 %a, i1 %b) {
  %r = and i1 %a, %b
  ret i1 %r
}
