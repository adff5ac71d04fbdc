; What a constant holds that another module defines, or may replace, is not known.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)
; STDOUT: @src_weak: does not refine (value-mismatch)
; STDOUT: @src_written: refines
; STDOUT: @src_own: refines

@elsewhere = external constant i32
@weak = weak constant i32 1
@own = constant i32 1
declare void @f()

define i32 @src() {
  %x = load i32, ptr @elsewhere
  ret i32 %x
}
define i32 @tgt() {
  ret i32 0
}

define i32 @src_weak() {
  %x = load i32, ptr @weak
  ret i32 %x
}
define i32 @tgt_weak() {
  ret i32 1
}

define i32 @src_written() {
  %x = load i32, ptr @elsewhere
  call void @f()
  %y = load i32, ptr @elsewhere
  %z = sub i32 %x, %y
  ret i32 %z
}
define i32 @tgt_written() {
  call void @f()
  ret i32 0
}

define i32 @src_own() {
  %x = load i32, ptr @own
  ret i32 %x
}
define i32 @tgt_own() {
  ret i32 1
}
