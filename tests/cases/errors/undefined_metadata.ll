; A metadata node that is never given.
; RUN: heddle ir --check %s
; EXIT: 2

define void @f() {
  ret void, !odd !7 ;~ ERROR: the metadata !7 is used but never defined
}

!1 = !{}
