; Casts between pointer types, and calls through a cast function.
; RUN: heddle ir --check %s
; EXIT: 0
; RUN: heddle ir %s
; EXIT: 0
; STDOUT: called but not defined:
; STDOUT: f

declare i32 @f(...)

define i32 @g(i8* %p, i32 addrspace(1)* %far) {
  %q = bitcast i8* %p to i32*
  %r = call i32 bitcast (i32 (...)* @f to i32 (i32*)*)(i32* %q)
  %s = addrspacecast i32 addrspace(1)* %far to i32*
  %t = cmpxchg i32* %s, i32 0, i32 1 seq_cst seq_cst
  ret i32 %r
}
