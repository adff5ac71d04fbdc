; A store of a structure without padding is one store for each field.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p, i32 %x, i32 %y) {
  %s0 = insertvalue { i32, i32 } poison, i32 %x, 0
  %s1 = insertvalue { i32, i32 } %s0, i32 %y, 1
  store { i32, i32 } %s1, ptr %p, align 4
  ret void
}

define void @tgt(ptr %p, i32 %x, i32 %y) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %x, ptr %p, align 4
  store i32 %y, ptr %q, align 4
  ret void
}
