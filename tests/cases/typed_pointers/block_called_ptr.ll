; A label called ptr does not make pointers opaque.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: define i32* @f(i32* %p)

define i32* @f(i32* %p) {
  br label %ptr
ptr:
  ret i32* %p
}
