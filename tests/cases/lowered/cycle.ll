; A cycle with two entries is no loop, and what Heddle does not know says so where it stands.
; RUN: heddle ir --lowered --print %s
; EXIT: 0
; STDOUT| @main(i1 %c) -> void                                            ; 1 cell
; STDOUT| entry:
; STDOUT|     0   branch %c ? left : right
; STDOUT| left:                                                           ; in a cycle with several entries
; STDOUT|     1   jump right
; STDOUT| right:
; STDOUT|     2   unsupported: the inline assembly "cli"
; STDOUT|     3   branch %c ? left : end
; STDOUT| end:
; STDOUT|     4   ret
; RUN: heddle ir --lowered --format json %s
; EXIT: 0
; STDOUT: "loops": 0,
; STDOUT: "irreducible_edges": 1,
; STDOUT: "what": "the inline assembly \"cli\"",
; RUN: heddle ir --lowered --check %s
; EXIT: 2
; STDERR: cannot be used with

define void @main(i1 %c) {
entry:
  br i1 %c, label %left, label %right

left:
  br label %right

right:
  call void asm sideeffect "cli", ""()
  br i1 %c, label %left, label %end

end:
  ret void
}
