; An unsigned sum has overflowed when it is below one of its operands.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(i32 noundef %x, i32 noundef %y) {
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}

define i1 @tgt(i32 noundef %x, i32 noundef %y) {
  %s = add i32 %x, %y
  %r = icmp ult i32 %s, %x
  ret i1 %r
}

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
