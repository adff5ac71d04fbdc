; An atomic access must say its alignment.
; RUN: heddle ir --check %s
; EXIT: 2

define i32 @f(ptr %p) {
  %x = load atomic i32, ptr %p seq_cst ;~ ERROR: an atomic load needs an alignment
  ret i32 %x
}
