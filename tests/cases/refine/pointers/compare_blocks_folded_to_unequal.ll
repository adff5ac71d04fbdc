; The end of one variable may be the start of the other: pointers of different blocks may have the same
; address.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

@a = global i32 0, align 4
@b = global i32 0, align 4

define i1 @src() {
  %e = getelementptr i8, ptr @a, i64 4
  %c = icmp eq ptr %e, @b
  ret i1 %c
}

define i1 @tgt() {
  ret i1 false
}
