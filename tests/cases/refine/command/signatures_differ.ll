; Functions that take or give different types are not compared.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (mismatch: the functions take or give different types)
; STDOUT: @src_given: unknown (mismatch: the functions take or give different types)
; STDOUT: @src_number: unknown (mismatch: the functions take or give different types)
; STDOUT: 3 pairs: 3 unknown

define i32 @src(i32 %x) {
  ret i32 %x
}

define i32 @tgt(i64 %x) {
  ret i32 0
}

define i32 @src_given(i32 %x) {
  ret i32 %x
}

define float @tgt_given(i32 %x) {
  ret float 0.0
}

define i32 @src_number(i32 %x) {
  ret i32 %x
}

define i32 @tgt_number(i32 %x, i32 %y) {
  ret i32 %x
}
