; Only pairs that do something with memory.
; RUN: heddle refine --no-cache --memory-only %s
; EXIT: 0
; STDOUT: @src_memory: refines
; STDOUT: 1 pair: 1 proved
; STDOUT-NOT: @src_number

define i8 @src_number(i8 %x) {
  ret i8 %x
}

define i8 @tgt_number(i8 %x) {
  ret i8 0
}

define i8 @src_memory(ptr %p) {
  store i8 1, ptr %p, align 1
  %v = load i8, ptr %p, align 1
  ret i8 %v
}

define i8 @tgt_memory(ptr %p) {
  store i8 1, ptr %p, align 1
  ret i8 1
}
