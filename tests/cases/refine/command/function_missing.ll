; A function that only one file has cannot be compared; all others are.
; RUN: heddle refine --no-cache %s %d/inputs/function_missing_after.ll
; EXIT: 2
; STDOUT: @kept: refines
; STDOUT: @removed is missing in the target
; STDOUT: @added is missing in the source
; STDOUT: 1 pair: 1 proved, 2 not compared
; RUN: heddle refine --no-cache --format json %s %d/inputs/function_missing_after.ll
; EXIT: 2
; STDOUT: "verdict": "unknown"
; STDOUT: "function": "kept"
; STDOUT: "verdict": "true"
; STDOUT: "problems": [
; STDOUT: "@removed is missing in the target",
; STDOUT: "@added is missing in the source"

define i8 @removed(i8 %x) {
  ret i8 %x
}

define i8 @kept(i8 %x) {
  %r = xor i8 %x, 0
  ret i8 %r
}
