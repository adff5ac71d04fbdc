; What a guard says does not hold before it.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare void @llvm.experimental.guard(i1, ...)

define i1 @src(i32 %x, ptr %p) {
  %c = icmp ult i32 %x, 10
  %d = icmp ult i32 %x, 20
  store i1 %d, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i1 %d
}

define i1 @tgt(i32 %x, ptr %p) {
  %c = icmp ult i32 %x, 10
  store i1 true, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i1 true
}
