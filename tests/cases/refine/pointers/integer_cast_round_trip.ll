; A pointer cast to an integer and back is replaced by the pointer itself; what block the result may point to
; is not decided.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported:

define i32 @src(ptr %p) {
  %x = ptrtoint ptr %p to i64
  %q = inttoptr i64 %x to ptr
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
