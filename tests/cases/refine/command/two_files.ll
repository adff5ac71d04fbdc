; Two files: every function of the same name is a pair. Texts that are the same need no solver.
; RUN: heddle refine --no-cache %s %d/inputs/two_files_after.ll
; EXIT: 10
; STDOUT: @same: refines (the same text)
; STDOUT: @twice: refines
; STDOUT: @half: does not refine (value-mismatch)
; STDOUT: the target returns
; STDOUT: with %x =
; STDOUT: source
; STDOUT: target
; STDOUT: <- the first that differs
; STDOUT: 3 pairs: 2 proved, 1 incorrect
; RUN: heddle refine --no-cache %s %s
; EXIT: 0
; STDOUT| @same: refines (the same text)
; STDOUT| @twice: refines (the same text)
; STDOUT| @half: refines (the same text)
; STDOUT| 3 pairs: 3 proved

define i32 @same(i32 %x) {
  ret i32 %x
}

define i32 @twice(i32 noundef %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}

define i32 @half(i32 noundef %x) {
  %r = sdiv i32 %x, 2
  ret i32 %r
}
