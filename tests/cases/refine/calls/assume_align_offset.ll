; An alignment with an offset is about what lies so many bytes before, and another assumption than one without.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)
; STDOUT: @src_same: refines
; STDOUT: @src_off: does not refine (more-ub)

declare void @llvm.assume(i1)

define i8 @src(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8, i64 4) ]
  ret i8 0
}
define i8 @tgt(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret i8 0
}

define i8 @src_same(ptr align 8 noundef %p) {
  ret i8 0
}
define i8 @tgt_same(ptr align 8 noundef %p) {
  %q = getelementptr i8, ptr %p, i64 12
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 8, i64 4) ]
  ret i8 0
}

define i8 @src_off(ptr align 8 noundef %p) {
  ret i8 0
}
define i8 @tgt_off(ptr align 8 noundef %p) {
  %q = getelementptr i8, ptr %p, i64 12
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 8, i64 5) ]
  ret i8 0
}
