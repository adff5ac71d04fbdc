; Address computations with several indices that keep what they promise at each of them, or promise nothing, or do not move at all.
; RUN: heddle run %s
; EXIT: 0
; RUN: heddle check --engine bmc --no-args %s
; EXIT: 0

@a = global [4 x i8] zeroinitializer
@inside = global ptr getelementptr inbounds ([4 x i8], ptr @a, i64 1, i64 -4)

define i32 @main(i32 %argc) {
  %b = alloca [8 x i8]
  %n = sext i32 %argc to i64
  %end = getelementptr inbounds [4 x i8], ptr %b, i64 1, i64 4
  call void @use(ptr %end)
  %p = getelementptr inbounds [4 x i8], ptr %b, i64 1, i64 -4
  call void @use(ptr %p)
  %q = getelementptr inbounds [4 x i8], ptr %b, i64 %n, i64 -4
  call void @use(ptr %q)
  %r = getelementptr inbounds { i16, [3 x i8] }, ptr %b, i64 %n, i32 1, i64 -2
  call void @use(ptr %r)
  %plain = getelementptr [4 x i8], ptr %b, i64 4, i64 -16
  call void @use(ptr %plain)
  %far = getelementptr i8, ptr %b, i64 100
  %stays = getelementptr inbounds [4 x i8], ptr %far, i64 0, i64 0
  call void @use(ptr %stays)
  %up = getelementptr nuw [4 x i8], ptr %b, i64 1, i64 2
  call void @use(ptr %up)
  %c = load ptr, ptr @inside
  call void @use(ptr %c)
  ret i32 0
}

define internal void @use(ptr noundef %x) {
  ret void
}
