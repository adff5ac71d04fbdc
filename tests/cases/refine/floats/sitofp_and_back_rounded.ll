; The 32 bits of an integer do not fit into the 24 of a float: 16777217 is rounded.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i32 @src(i32 noundef %x) {
  %f = sitofp i32 %x to float
  %r = fptosi float %f to i32
  ret i32 %r
}

define i32 @tgt(i32 noundef %x) {
  ret i32 %x
}
