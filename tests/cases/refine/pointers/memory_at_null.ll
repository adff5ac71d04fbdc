; Where memory at null is valid, an access does not say that a pointer is not null.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(ptr %p) null_pointer_is_valid {
  %x = load i8, ptr %p
  %c = icmp eq ptr %p, null
  ret i1 %c
}

define i1 @tgt(ptr %p) null_pointer_is_valid {
  %x = load i8, ptr %p
  ret i1 false
}
