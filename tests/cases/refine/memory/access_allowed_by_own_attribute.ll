; What a function says of itself is about memory of others: locals and constants count for nothing, and arguments where they are allowed.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: 4 pairs: 4 proved

@k = constant [2 x i32] [i32 5, i32 6]

define i32 @src_local(i32 %n) memory(none) {
  ret i32 %n
}

define i32 @tgt_local(i32 %n) memory(none) {
  %a = alloca i32
  store i32 %n, ptr %a
  %b = load i32, ptr %a
  %r = sub i32 0, %b
  %s = sub i32 0, %r
  ret i32 %s
}

define i32 @src_constant(i1 %c) memory(none) {
  %r = select i1 %c, i32 6, i32 6
  ret i32 %r
}

define i32 @tgt_constant(i1 %c) memory(none) {
  %r = load i32, ptr getelementptr inbounds ([2 x i32], ptr @k, i64 0, i64 1)
  ret i32 %r
}

define i32 @src_argument(ptr %p) memory(argmem: read) {
  %x = load i32, ptr %p
  %y = load i32, ptr %p
  %r = add i32 %x, %y
  ret i32 %r
}

define i32 @tgt_argument(ptr %p) memory(argmem: read) {
  %x = load i32, ptr %p
  %r = shl i32 %x, 1
  ret i32 %r
}

define void @src_written(ptr %p, i32 %n) memory(argmem: write) {
  %x = mul i32 %n, 2
  store i32 %x, ptr %p
  ret void
}

define void @tgt_written(ptr %p, i32 %n) memory(argmem: write) {
  %x = shl i32 %n, 1
  store i32 %x, ptr %p
  ret void
}
