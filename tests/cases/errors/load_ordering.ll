; A load cannot release.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(ptr %p) {
  %x = load atomic i32, ptr %p release, align 4 ;~ ERROR: a load cannot be release
  ret i32 %x
}
