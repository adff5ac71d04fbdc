; Of two locals, the one that is told has another size than the first: it is the second of the source.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  %a = alloca i8
  %q = alloca i64
  store ptr %q, ptr %p, align 1
  %v = getelementptr nusw i16, ptr %p, i64 0
  %x = load ptr, ptr %v, align 1
  %y = getelementptr nusw i8, ptr %x, i64 0
  store ptr %a, ptr %y, align 1
  ret void
}

define void @tgt(ptr %p) {
  %a = alloca i8
  %q = alloca i64
  store ptr %q, ptr %p, align 1
  store ptr %a, ptr %q, align 1
  ret void
}
