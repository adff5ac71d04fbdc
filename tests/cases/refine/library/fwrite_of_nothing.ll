; Writing no elements, or elements without bytes, does nothing and gives 0; writing one does something.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: refines
; STDOUT: @src_result: refines
; STDOUT: @src_element: unknown (unsupported: what functions of the C library do is not known)

@text = private constant [4 x i8] c"abc\00"
declare i64 @fwrite(ptr, i64, i64, ptr)

define void @src(ptr %file, i64 %count) {
  %written = call i64 @fwrite(ptr @text, i64 0, i64 %count, ptr %file)
  ret void
}
define void @tgt(ptr %file, i64 %count) {
  ret void
}

define i64 @src_result(ptr %file, i64 noundef %size) {
  %written = call i64 @fwrite(ptr @text, i64 %size, i64 0, ptr %file)
  ret i64 %written
}
define i64 @tgt_result(ptr %file, i64 noundef %size) {
  ret i64 0
}

define void @src_element(ptr %file) {
  %written = call i64 @fwrite(ptr @text, i64 1, i64 1, ptr %file)
  ret void
}
define void @tgt_element(ptr %file) {
  ret void
}
