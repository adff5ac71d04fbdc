; A single bit survives the way through memory.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i1 @src(i1 %x) {
  %a = alloca i1, align 1
  store i1 %x, ptr %a, align 1
  %v = load i1, ptr %a, align 1
  ret i1 %v
}

define i1 @tgt(i1 %x) {
  ret i1 %x
}
