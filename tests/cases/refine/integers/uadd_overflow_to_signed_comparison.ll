; An unsigned sum below one of its operands has overflowed, but not in the signed order: one plus minus two.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i1 @src(i32 noundef %x, i32 noundef %y) {
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define i1 @tgt(i32 noundef %x, i32 noundef %y) {
  %s = add i32 %x, %y
  %r = icmp slt i32 %s, %x
  ret i1 %r
}

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
