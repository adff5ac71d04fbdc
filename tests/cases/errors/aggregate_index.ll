; The aggregate has no such element.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f({ i32, i32 } %s) {
  %x = extractvalue { i32, i32 } %s, 2 ;~ ERROR: { i32, i32 } has no element 2
  ret i32 %x
}
