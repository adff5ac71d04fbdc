; A variable without bytes may lie where another one does.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@Z = external global {}
@E = external global i8

define i1 @src() {
  %c = icmp eq ptr @Z, @E
  ret i1 %c
}

define i1 @tgt() {
  ret i1 false
}
