; There are no pointers to opaque pointers.
; RUN: heddle ir --check %s
; EXIT: 2

@x = global ptr* null ;~ ERROR: `ptr` does not say what it points to: write `ptr`, not `ptr*`
