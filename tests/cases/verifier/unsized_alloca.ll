; What has no size has no room on the stack.
; RUN: heddle ir --check %s
; EXIT: 2

%unknown = type opaque

define void @f() {
  %x = alloca %unknown ;~ ERROR: cannot allocate %unknown, which has no size
  ret void
}
