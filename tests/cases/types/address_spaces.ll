; Pointers into other address spaces, and a global that lives in one.
; RUN: heddle ir --check %s
; EXIT: 0

@far = addrspace(3) global i32 7

define i32 @load_far(ptr addrspace(3) %p) {
  %x = load i32, ptr addrspace(3) %p
  %y = load i32, ptr addrspace(3) @far
  %s = add i32 %x, %y
  ret i32 %s
}
