; A load at an index of 16 bits is elsewhere than a store before the first element.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines


define i8 @src(ptr %p, i16 %x) {
  %z = zext i16 %x to i32
  %q = getelementptr [65536 x i8], ptr %p, i32 %z
  %s = getelementptr i8, ptr %p, i32 -65536
  store i8 1, ptr %s, align 1
  %v = load i8, ptr %q, align 1
  ret i8 %v
}
define i8 @tgt(ptr %p, i16 %x) {
  %z = zext i16 %x to i32
  %q = getelementptr [65536 x i8], ptr %p, i32 %z
  %v = load i8, ptr %q, align 1
  %s = getelementptr i8, ptr %p, i32 -65536
  store i8 1, ptr %s, align 1
  ret i8 %v
}
