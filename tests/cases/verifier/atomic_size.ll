; Atomic accesses are of whole powers of two.
; RUN: heddle ir --check %s
; EXIT: 2

define i24 @f(ptr %p) {
  %x = load atomic i24, ptr %p seq_cst, align 4 ;~ ERROR: an atomic access of 24 bits is not a power of two of bytes
  ret i24 %x
}
