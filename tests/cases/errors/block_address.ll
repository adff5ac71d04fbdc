; The address of a block that the function does not have.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global ptr blockaddress(@f, %missing) ;~ ERROR: the function has no such block

define void @f() {
  ret void
}
