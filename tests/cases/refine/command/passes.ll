; What a pass of LLVM makes of a file is compared with what it was; functions that it does not change are left out.
; RUN: heddle refine --no-cache --passes instcombine %s
; EXIT: 0
; STDOUT| @twice: refines
; STDOUT| 1 pair: 1 proved
; RUN: heddle refine --no-cache --passes dce %s
; EXIT: 0
; STDOUT| nothing to compare: no function is changed

define i32 @twice(i32 %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}

define i32 @plain(i32 %x) {
  ret i32 %x
}
