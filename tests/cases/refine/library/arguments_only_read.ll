; access only reads the path that it is given, and does not keep it; read fills its buffer.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: refines
; STDOUT: @src_later: refines
; STDOUT: @src_filled: unknown

declare i32 @access(ptr, i32)
declare i64 @read(i32, ptr, i64)
declare void @other()

define i8 @src(i8 noundef %letter) {
  %path = alloca [2 x i8]
  store i8 %letter, ptr %path
  %end = getelementptr i8, ptr %path, i64 1
  store i8 0, ptr %end
  call i32 @access(ptr %path, i32 0)
  %same = load i8, ptr %path
  ret i8 %same
}
define i8 @tgt(i8 noundef %letter) {
  %path = alloca [2 x i8]
  store i8 %letter, ptr %path
  %end = getelementptr i8, ptr %path, i64 1
  store i8 0, ptr %end
  call i32 @access(ptr %path, i32 0)
  ret i8 %letter
}

define i8 @src_later(i8 noundef %letter) {
  %path = alloca [2 x i8]
  store i8 %letter, ptr %path
  %end = getelementptr i8, ptr %path, i64 1
  store i8 0, ptr %end
  call i32 @access(ptr %path, i32 0)
  call void @other()
  %same = load i8, ptr %path
  ret i8 %same
}
define i8 @tgt_later(i8 noundef %letter) {
  %path = alloca [2 x i8]
  store i8 %letter, ptr %path
  %end = getelementptr i8, ptr %path, i64 1
  store i8 0, ptr %end
  call i32 @access(ptr %path, i32 0)
  call void @other()
  ret i8 %letter
}

define i8 @src_filled(i8 noundef %letter) {
  %buffer = alloca i8
  store i8 %letter, ptr %buffer
  call i64 @read(i32 0, ptr %buffer, i64 1)
  %same = load i8, ptr %buffer
  ret i8 %same
}
define i8 @tgt_filled(i8 noundef %letter) {
  %buffer = alloca i8
  store i8 %letter, ptr %buffer
  call i64 @read(i32 0, ptr %buffer, i64 1)
  ret i8 %letter
}
