; Storing what was just loaded may be left out, whatever a store does to the bits beyond the value.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define void @src(ptr %p) {
  %v = load i11, ptr %p, align 2
  store i11 %v, ptr %p, align 2
  ret void
}

define void @tgt(ptr %p) {
  ret void
}
